//! Whole games over live connections.

use game::Rng;
use serde_json::{Value, json};

use crate::player::{Live, account, act, begin, begun, guest, kaiser, open, play, qin};
use crate::site::Site;
use crate::world::both;

both! {
    async fn two_people_play_qin_to_its_end_while_somebody_watches(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
        let table = begun(&[&anna, &bert], qin(2)).await;
        let mut players = [Live::connect(&anna, &table, None).await, Live::connect(&bert, &table, None).await];
        let mut spectator = Live::connect(&site.browser(), &table, None).await;
        assert_eq!((players[0].seat(), players[1].seat(), spectator.seat()), (Some(0), Some(1), None));
        let undone = play(&mut players, &mut Rng::new(1), usize::MAX).await;
        assert!(undone > 0, "something was taken back");
        spectator.until_over().await;
        assert_eq!(spectator.look["outcome"], players[0].look["outcome"]);
        assert_eq!(players[0].entries.len(), players[1].entries.len());

        // Hidden information is never sent: the spectator saw no drawn tile.
        let chance = |live: &Live| {
            let drawn = live.entries.iter().filter_map(|entry| entry["chance"].as_array()).flatten();
            drawn.filter(|tile| !tile.is_null()).count()
        };
        assert!(chance(&spectator) < chance(&players[0]));

        let record = site.browser().get(&format!("/api/tables/{table}/record")).await.ok(200);
        let checked = table::Record::read(&record.text).unwrap();
        checked.verify().unwrap();
        assert_eq!(record.json()["players"][1], json!({ "kind": "guest", "name": "Bert" }));
    }

    async fn three_people_play_kaiser_to_its_end(world) {
        let site = Site::over(world.store.clone()).await;
        let people = [guest(&site, "Anna").await, guest(&site, "Bert").await, guest(&site, "Cleo").await];
        let table = begun(&people.iter().collect::<Vec<_>>(), kaiser(3)).await;
        let mut players = Vec::new();
        for person in &people {
            players.push(Live::connect(person, &table, None).await);
        }
        play(&mut players, &mut Rng::new(2), usize::MAX).await;
        for player in &mut players {
            assert_eq!(player.look["progress"], "over");
            assert_eq!(player.refused(json!({ "do": "resign", "seat": player.seat() })).await, "over");
        }
    }

    async fn a_game_that_only_the_registry_names_is_played_to_its_end(world) {
        let site = Site::over(world.store.clone()).await;
        let people = [guest(&site, "Anna").await, guest(&site, "Bert").await, guest(&site, "Cleo").await];
        let options = json!({ "game": "lanterns", "players": 3 });
        let table = begun(&people.iter().collect::<Vec<_>>(), options).await;
        let mut players = Vec::new();
        for person in &people {
            players.push(Live::connect(person, &table, None).await);
        }
        play(&mut players, &mut Rng::new(5), usize::MAX).await;
        assert!(players.iter().all(|player| player.look["progress"] == "over"));
        let record = site.browser().get(&format!("/api/tables/{table}/record")).await.ok(200);
        table::Record::read(&record.text).unwrap().verify().unwrap();
    }

    async fn a_reconnecting_client_gets_exactly_what_it_missed(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
        let table = begun(&[&anna, &bert], qin(2)).await;
        let mut players = [Live::connect(&anna, &table, None).await, Live::connect(&bert, &table, None).await];
        play(&mut players, &mut Rng::new(3), 8).await;
        let seen = players[1].version();
        let whole = Live::connect(&bert, &table, None).await.entries;
        assert_eq!(whole, players[1].entries);
        play(&mut players, &mut Rng::new(4), 14).await;
        let back = Live::connect(&bert, &table, Some(seen)).await;
        assert_eq!(back.entries, players[1].entries[seen..]);
        assert_eq!(back.look, players[1].look);
        assert!(Live::connect(&bert, &table, Some(back.version())).await.entries.is_empty());
        let asked = bert.get(&format!("/api/tables/{table}/entries?seen={seen}")).await.ok(200).json();
        assert_eq!(asked, Value::from(back.entries));
        let page = bert.get(&format!("/api/tables/{table}")).await.ok(200).json();
        assert_eq!(page["look"], players[1].look);
        assert_eq!(page["presence"][0]["connected"], true);
    }

    async fn presence_leaving_and_coming_back(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
        let table = begun(&[&anna, &bert], qin(2)).await;
        let mut first = Live::connect(&anna, &table, None).await;
        assert_eq!(first.people[1]["connected"], false);
        let second = Live::connect(&bert, &table, None).await;
        while first.people[1]["connected"] != true {
            first.hear().await.unwrap();
        }
        drop(second);
        while first.people[1]["connected"] != false {
            first.hear().await.unwrap();
        }
        // A bot replaces a player who leaves, and gives the seat back.
        act(&bert, &table, first.version(), json!({ "do": "leave", "seat": 1 })).await;
        while first.people[1]["kind"] != "stand_in" || first.look["turn"] != 0 {
            first.hear().await.unwrap();
        }
        assert_eq!(first.people[1]["name"], "Bert");
        act(&bert, &table, first.version(), json!({ "do": "claim", "seat": 1 })).await;
        while first.people[1]["kind"] != "guest" {
            first.hear().await.unwrap();
        }
    }

    async fn a_match_of_accounts_is_rated_once(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert) = (account(&site, "Anna").await, account(&site, "Bert").await);
        let table = begun(&[&anna, &bert], qin(2)).await;
        act(&anna, &table, 8, json!({ "do": "resign", "seat": 0 })).await;
        let ranking = site.browser().get("/api/ratings?game=qin&players=2").await.ok(200).json();
        assert_eq!((&ranking[0]["name"], &ranking[1]["name"]), (&json!("Bert"), &json!("Anna")));
        assert_eq!(bert.get("/api/me").await.ok(200).json()["ratings"][0]["games"], 1);

        // With a guest it isn't rated.
        let guest = guest(&site, "Cleo").await;
        let table = begun(&[&anna, &guest], qin(2)).await;
        act(&guest, &table, 8, json!({ "do": "resign", "seat": 1 })).await;
        assert_eq!(anna.get("/api/me").await.ok(200).json()["ratings"][0]["games"], 1);
        site.browser().get("/api/ratings?game=qin").await.refused(422, "invalid");
    }

    async fn a_program_plays_with_a_token_and_sees_what_its_owner_sees(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert) = (account(&site, "Anna").await, guest(&site, "Bert").await);
        let token = anna.post("/api/me/tokens", json!({ "name": "my bot" })).await.ok(201).json();
        let bot = site.browser().saying("authorization", format!("Bearer {}", token["token"].as_str().unwrap()));
        let table = open(&bot, qin(2), json!(["me", "open"])).await;
        act(&bert, &table, 1, json!({ "do": "sit", "seat": 1 })).await;
        begin(&[&bot, &bert], &table).await;
        let mut players = [Live::connect(&bot, &table, None).await, Live::connect(&bert, &table, None).await];
        assert_eq!(players[0].look, Live::connect(&anna, &table, None).await.look);
        play(&mut players, &mut Rng::new(5), usize::MAX).await;
        assert_eq!(players[0].look["progress"], "over");
    }
}
