//! Actions of the server itself: bots and time-outs.

use std::time::Duration;

use game::Rng;
use serde_json::json;
use server::clock::Clock;

use server::config::Settings;
use server::store::Status;

use crate::player::{Live, account, act, begin, begun, guest, kaiser, open, play, qin};
use crate::site::{Browser, Site};
use crate::world::{NOW, World, both};

/// Returns the length of a table's log.
async fn latest(world: &World, table: &str) -> i64 {
    world.store.latest(&table.parse().unwrap()).await.unwrap().unwrap()
}

/// Waits until a match is over without watching it.
async fn until_over(world: &World, table: &str) {
    while world.store.table(&table.parse().unwrap()).await.unwrap().unwrap().status != Status::Over {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Begins a table where only bots play.
async fn bots(host: &Browser, level: &str) -> String {
    let table = open(host, qin(2), json!(vec![json!({ "bot": level }); 2])).await;
    act(host, &table, 2, json!({ "do": "begin" })).await;
    table
}

both! {
    async fn bots_play_whole_games_for_a_spectator(world) {
        let site = Site::over(world.store.clone()).await;
        let host = guest(&site, "Anna").await;
        let mut tables = Vec::new();
        for (options, bots) in [(qin(2), 2), (kaiser(3), 3), (json!({ "game": "qin", "board": "lion", "players": 2, "games": 2 }), 2)] {
            let table = open(&host, options, json!(vec![json!({ "bot": "level:1" }); bots])).await;
            act(&host, &table, bots, json!({ "do": "begin" })).await;
            tables.push(table);
        }
        for table in tables {
            let mut spectator = Live::connect(&site.browser(), &table, None).await;
            spectator.until_over().await;
            site.browser().get(&format!("/api/tables/{table}/record")).await.ok(200);
        }
    }

    async fn bots_wait_until_somebody_watches(world) {
        let site = Site::over(world.store.clone()).await;
        let host = guest(&site, "Anna").await;
        let table = bots(&host, "level:1").await;
        // Another table of bots plays a whole game in the meantime.
        let watched = bots(&host, "level:1").await;
        Live::connect(&site.browser(), &watched, None).await.until_over().await;
        assert_eq!(latest(&world, &table).await, 3, "nobody has moved");
        let mut spectator = Live::connect(&site.browser(), &table, None).await;
        spectator.until(10).await;
        drop(spectator);
        // A spectator who reconnects sees the rest.
        Live::connect(&site.browser(), &table, None).await.until_over().await;
    }

    async fn bots_pause_when_nobody_watches(world) {
        let site = Site::over(world.store.clone()).await;
        let host = guest(&site, "Anna").await;
        let table = bots(&host, "level:6").await;
        let mut spectator = Live::connect(&site.browser(), &table, None).await;
        spectator.until(5).await;
        drop(spectator);
        // The room closes, and with it any pending decision of a bot.
        while format!("{:?}", site.state.hub) != "Hub(0 tables)" {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let paused = latest(&world, &table).await;
        let watched = bots(&host, "level:1").await;
        Live::connect(&site.browser(), &watched, None).await.until_over().await;
        assert_eq!(latest(&world, &table).await, paused);
    }

    async fn after_a_restart_bots_resume_when_somebody_watches(world) {
        let first = Site::over(world.another().await).await;
        let host = guest(&first, "Anna").await;
        let table = open(&host, qin(2), json!([{ "bot": "style:raider" }, { "bot": "novice" }])).await;
        act(&host, &table, 2, json!({ "do": "begin" })).await;
        let mut spectator = Live::connect(&first.browser(), &table, None).await;
        spectator.until(6).await;
        drop(spectator);
        first.stop().await;
        let before = latest(&world, &table).await;
        let second = Site::over(world.another().await).await;
        // Advance the stopped clock.
        second.clock.advance(Duration::from_secs(1));
        let nothing = world.store.due(second.clock.now(), 10).await.unwrap();
        assert_eq!(nothing, [], "no server has to look after it");
        let mut spectator = Live::connect(&second.browser(), &table, None).await;
        assert_eq!(spectator.version() as i64, before, "nobody has moved");
        spectator.until_over().await;
        second.stop().await;
    }

    async fn a_table_that_an_older_version_left_due_is_paused(world) {
        let site = Site::over(world.store.clone()).await;
        let host = guest(&site, "Anna").await;
        let table = open(&host, qin(2), json!(vec![json!({ "bot": "level:1" }); 2])).await;
        let begin = json!({ "do": "begin" });
        act(&host, &table, 2, begin).await;
        let due = server::store::Append {
            table: table.parse().unwrap(),
            version: 0,
            at: NOW,
            body: "{}".to_owned(),
            update: server::store::Update { due: Some(NOW), ..server::store::Update::turn(0) },
        };
        // Only the row of the table matters here: no log has a version 0.
        world.store.append(due).await.unwrap();
        site.clock.advance(Duration::from_secs(1));
        while !world.store.due(NOW, 10).await.unwrap().is_empty() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert_eq!(latest(&world, &table).await, 3, "nobody has moved");
    }

    async fn a_rated_match_is_played_to_its_end_unwatched(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert) = (account(&site, "Anna").await, account(&site, "Bert").await);
        let mut options = qin(2);
        options["stand_in"] = json!("level:1");
        let table = begun(&[&anna, &bert], options.clone()).await;
        act(&anna, &table, 8, json!({ "do": "leave", "seat": 0 })).await;
        // With guests the match isn't rated, and bots wait for a spectator.
        let (cleo, dora) = (guest(&site, "Cleo").await, guest(&site, "Dora").await);
        let other = begun(&[&cleo, &dora], options).await;
        act(&cleo, &other, 8, json!({ "do": "leave", "seat": 0 })).await;
        for (browser, table) in [(&bert, &table), (&dora, &other)] {
            loop {
                let seen = browser.get(&format!("/api/tables/{table}")).await.ok(200).json();
                let command = json!({ "do": "leave", "seat": 1 });
                let body = json!({ "seen": seen["look"]["version"], "command": command });
                if browser.post(&format!("/api/tables/{table}/do"), body).await.status.is_success() {
                    break;
                }
            }
        }
        let left = latest(&world, &other).await;
        until_over(&world, &table).await;
        assert_eq!(latest(&world, &other).await, left, "it waits");
        // Somebody whose seat a bot plays reconnects, and the bots continue.
        Live::connect(&cleo, &other, None).await.until_over().await;
    }

    async fn a_rated_match_is_finished_after_a_restart(world) {
        let first = Site::over(world.another().await).await;
        let (anna, bert) = (account(&first, "Anna").await, account(&first, "Bert").await);
        let mut options = qin(2);
        (options["stand_in"], options["first"]) = (json!("level:1"), json!({ "seat": 1 }));
        let table = begun(&[&anna, &bert], options).await;
        act(&anna, &table, 8, json!({ "do": "leave", "seat": 0 })).await;
        act(&bert, &table, 9, json!({ "do": "leave", "seat": 1 })).await;
        first.stop().await;
        let second = Site::over(world.another().await).await;
        second.clock.advance(Duration::from_secs(61));
        until_over(&world, &table).await;
        second.stop().await;
    }

    async fn bot_seats_are_limited_per_account(world) {
        let settings = Settings { bot_seats: Some(5), ..Settings::default() };
        let site = Site::over_with(world.store.clone(), settings).await;
        let (anna, bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
        let seats = |bots: usize| json!(vec![json!({ "bot": "level:1" }); bots]);
        open(&anna, qin(4), seats(4)).await;
        let refused = async |browser: &Browser, path: &str, body: serde_json::Value| {
            browser.post(path, body).await.refused(409, "too_many_bots");
        };
        refused(&anna, "/api/tables", json!({ "options": qin(2), "seats": seats(2) })).await;
        let table = open(&anna, qin(3), json!(["open", { "bot": "level:1" }, "open"])).await;
        let sit = json!({ "do": "sit", "seat": 0, "sitter": { "kind": "bot", "opponent": "level:1" } });
        refused(&anna, &format!("/api/tables/{table}/do"), json!({ "seen": 1, "command": sit })).await;
        let mut live = Live::connect(&anna, &table, None).await;
        assert_eq!(live.refused(sit.clone()).await, "too_many_bots", "by a socket neither");
        // A seat that a bot leaves can go to another bot.
        live.act(json!({ "do": "rise", "seat": 1 })).await;
        live.act(sit).await;
        // Other accounts have their own limit, and people don't count.
        open(&bert, qin(3), json!(["me", { "bot": "level:1" }, { "bot": "level:1" }])).await;
        open(&anna, qin(2), json!(["me", "open"])).await;
        // A day later, abandoned tables don't count any more.
        site.clock.advance(Duration::from_secs(86_401));
        open(&anna, qin(4), seats(4)).await;
    }

    async fn finished_games_free_bot_seats(world) {
        let settings = Settings { bot_seats: Some(2), ..Settings::default() };
        let site = Site::over_with(world.store.clone(), settings).await;
        let anna = guest(&site, "Anna").await;
        let table = bots(&anna, "level:1").await;
        let rematch = format!("/api/tables/{table}/rematch");
        let mut spectator = Live::connect(&anna, &table, None).await;
        spectator.until_over().await;
        let other = open(&anna, qin(2), json!(["me", { "bot": "level:1" }])).await;
        anna.post(&rematch, json!({})).await.refused(409, "too_many_bots");
        act(&anna, &other, 2, json!({ "do": "rise", "seat": 1 })).await;
        anna.post(&rematch, json!({})).await.ok(201);
    }

    async fn concurrent_requests_do_not_exceed_the_limit_on_bots(world) {
        let settings = Settings { bot_seats: Some(6), ..Settings::default() };
        let site = Site::over_with(world.store.clone(), settings).await;
        let anna = std::sync::Arc::new(guest(&site, "Anna").await);
        let opening: Vec<_> = (0..12)
            .map(|_| {
                let anna = anna.clone();
                let body = json!({ "options": qin(2), "seats": [{ "bot": "level:1" }, { "bot": "level:1" }] });
                tokio::spawn(async move { anna.post("/api/tables", body).await.status.as_u16() })
            })
            .collect();
        for opened in opening {
            assert!(matches!(opened.await.unwrap(), 201 | 409));
        }
        let lobby = site.browser().get("/api/lobby").await.ok(200).json();
        let tables = lobby["open"].as_array().unwrap();
        let seats: usize = tables.iter().map(|table| table["seats"].as_array().unwrap().iter().filter(|seat| !seat.is_null()).count()).sum();
        assert!((2..=6).contains(&seats), "{lobby}");
        assert!(tables.iter().all(|table| table["seats"] == json!(["level:1", "level:1"])), "no table is half full: {lobby}");
    }

    async fn guests_of_one_address_share_a_limit_on_bots(world) {
        let settings = Settings { address_bot_seats: Some(5), ..Settings::default() };
        let site = Site::over_with(world.store.clone(), settings).await;
        let body = json!({ "options": qin(2), "seats": [{ "bot": "level:1" }, { "bot": "level:1" }] });
        for name in ["Anna", "Bert"] {
            open(&guest(&site, name).await, qin(2), body["seats"].clone()).await;
        }
        let cleo = guest(&site, "Cleo").await;
        let refused = cleo.post("/api/tables", body.clone()).await;
        refused.refused(409, "too_many_bots");
        assert!(refused.text.contains("Your network has 4 bots"), "{}", refused.text);
        site.clock.advance(Duration::from_secs(86_401));
        cleo.post("/api/tables", body).await.ok(201);
    }

    async fn a_game_does_not_begin_with_too_many_bots(world) {
        let site = Site::over(world.another().await).await;
        let anna = guest(&site, "Anna").await;
        let table = open(&anna, qin(3), json!(vec![json!({ "bot": "level:1" }); 3])).await;
        site.stop().await;
        // The server restarted with a lower limit.
        let settings = Settings { bot_seats: Some(2), ..Settings::default() };
        let site = Site::over_with(world.another().await, settings).await;
        let mut anna = anna;
        anna.address = site.address;
        let begin = json!({ "seen": 3, "command": { "do": "begin" } });
        anna.post(&format!("/api/tables/{table}/do"), begin).await.refused(409, "too_many_bots");
        site.stop().await;
    }

    async fn a_person_plays_on_after_a_restart(world) {
        let first = Site::over(world.another().await).await;
        let host = guest(&first, "Anna").await;
        let table = open(&host, qin(2), json!(["me", { "bot": "level:2" }])).await;
        begin(&[&host], &table).await;
        let mut live = Live::connect(&host, &table, None).await;
        while live.look["turn"] != 0 {
            live.hear_update().await;
        }
        let version = live.act(live.random_move(&mut Rng::new(1)).unwrap()).await;
        live.until(version).await;
        let seen = live.version();
        first.stop().await;
        let end = live.hear_end().await.expect("a goodbye");
        assert_eq!((u16::from(end.code), end.reason.as_str()), (1001, "the server goes away"));

        let second = Site::over(world.another().await).await;
        let mut host = host;
        host.address = second.address;
        let mut live = Live::connect(&host, &table, Some(seen)).await;
        let mut rng = Rng::new(6);
        while live.look["progress"] != "over" {
            match live.random_move(&mut rng) {
                Some(command) => {
                    let version = live.act(command).await;
                    live.until(version).await;
                }
                None => drop(live.hear_update().await),
            }
        }
        second.stop().await;
    }

    async fn time_runs_out(world) {
        let clock = Clock::standing_at(NOW);
        let site = Site::with_clock(world.store.clone(), clock.clone()).await;
        let (anna, bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
        let timed = json!({ "game": "qin", "board": "bird", "players": 2, "first": { "seat": 0 }, "at_zero": "forfeit",
            "timing": { "live": { "base": 60_000, "increment": 0 } } });
        let table = begun(&[&anna, &bert], timed).await;
        let mut players = [Live::connect(&anna, &table, None).await, Live::connect(&bert, &table, None).await];
        clock.advance(Duration::from_secs(59));
        play(&mut players, &mut Rng::new(7), 4).await;
        clock.advance(Duration::from_secs(61));
        for player in &mut players {
            player.until_over().await;
            assert_eq!(player.look["outcome"]["ended"], "forfeit");
        }
    }

    async fn time_runs_out_with_nobody_connected(world) {
        let clock = Clock::standing_at(NOW);
        let first = Site::with_clock(world.another().await, clock.clone()).await;
        let (anna, bert) = (guest(&first, "Anna").await, guest(&first, "Bert").await);
        let timed = json!({ "game": "qin", "board": "bird", "players": 2, "at_zero": "forfeit", "timing": { "days": 2 } });
        let table = begun(&[&anna, &bert], timed).await;
        first.stop().await;
        let second = Site::with_clock(world.another().await, clock.clone()).await;
        clock.advance(Duration::from_secs(2 * 86_400 + 1));
        while world.store.table(&table.parse().unwrap()).await.unwrap().unwrap().status != Status::Over {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        second.stop().await;
    }

    async fn many_tables_with_bots_do_not_delay_a_move(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
        // Each has a spectator, so all of them think.
        let mut spectators = Vec::new();
        for _ in 0..40 {
            let table = bots(&anna, "level:6").await;
            spectators.push(Live::connect(&site.browser(), &table, None).await);
        }
        let table = begun(&[&anna, &bert], qin(2)).await;
        let mut players = [Live::connect(&anna, &table, None).await, Live::connect(&bert, &table, None).await];
        play(&mut players, &mut Rng::new(8), usize::MAX).await;
        assert_eq!(players[0].look["progress"], "over", "while sages think");
        for spectator in &mut spectators {
            spectator.until(4).await;
        }
        // A bot at a table with a person goes first, so it finishes a whole game.
        let table = open(&bert, qin(2), json!(["me", { "bot": "level:6" }])).await;
        begin(&[&bert], &table).await;
        let mut person = [Live::connect(&bert, &table, None).await];
        let mut rng = Rng::new(9);
        while person[0].version() < 40 {
            match person[0].random_move(&mut rng) {
                Some(command) => drop(person[0].act(command).await),
                None => drop(person[0].hear_update().await),
            }
        }
        let metrics = site.browser().get("/metrics").await.ok(200);
        for name in ["mandate_live_tables", "mandate_sockets", "mandate_bot_queue", "mandate_bot_think_seconds_bucket", "mandate_move_seconds_bucket"] {
            assert!(metrics.text.contains(name), "{name}");
        }
        site.stop().await;
    }
}
