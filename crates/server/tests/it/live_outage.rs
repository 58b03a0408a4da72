//! People play while PostgreSQL is lost and comes back.

use std::time::Duration;

use game::Rng;
use serde_json::json;
use server::clock::Clock;
use server::id::AccountId;

use crate::outage::Way;
use crate::player::{Live, act, begun, guest, open, play, qin};
use crate::site::Site;
use crate::world::{NOW, World};

async fn an_outage_in_the_middle_of_a_match(freeze: bool) {
    let world = World::postgres().await;
    let way = Way::to(&world.target).await;
    let site = Site::over(way.store().await).await;
    let people = [guest(&site, "Anna").await, guest(&site, "Bert").await];
    let table = begun(&[&people[0], &people[1]], qin(2)).await;
    let mut players = [Live::connect(&people[0], &table, None).await, Live::connect(&people[1], &table, None).await];
    let mut rng = Rng::new(3);
    play(&mut players, &mut rng, 12).await;
    let stored = players[0].version();
    for _ in 0..3 {
        if freeze {
            way.freeze(true);
        } else {
            way.close().await;
        }
        let turn = players[0].look["turn"].as_u64().unwrap() as usize;
        let command = players[turn].random_move(&mut rng).unwrap();
        let seen = players[turn].version();
        // They are told on their existing connection.
        let refused = players[turn].want(seen, command.clone()).await;
        assert!(["database_down", "unsure"].contains(&refused["error"]["code"].as_str().unwrap()), "{refused}");
        let again = players[turn].want(seen, command.clone()).await;
        assert_eq!(again["error"]["code"], "database_down", "{again}");
        for answer in [
            people[0].get(&format!("/api/tables/{table}")).await,
            people[1].get("/api/lobby").await,
            site.browser().get("/healthz").await,
            people[1].post("/api/tables", json!({ "options": qin(2), "seats": ["me", "open"] })).await,
        ] {
            answer.refused(503, "database_down");
            assert_eq!(answer.header("retry-after"), "1");
        }
        if freeze {
            way.freeze(false);
        } else {
            way.open().await;
        }
        while site.browser().get("/healthz").await.status != 200 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        // The same command again on the same connection; if the first was stored after all, it is found.
        let mut answer = players[turn].want(seen, command.clone()).await;
        while answer["error"]["code"] == "database_down" {
            tokio::time::sleep(Duration::from_millis(20)).await;
            answer = players[turn].want(seen, command.clone()).await;
        }
        assert!(answer["type"] == "done" || answer["error"]["code"] == "stale", "{answer}");
        for player in &mut players {
            player.until(seen + 1).await;
        }
        play(&mut players, &mut rng, seen + 6).await;
    }
    let entries = world.store.entries(&table.parse().unwrap(), 1).await.unwrap();
    assert_eq!(entries.len(), players[0].version());
    assert_eq!(players[0].entries.len(), players[1].entries.len());
    assert!(entries.len() >= stored + 3);
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_keep_their_connections_while_the_database_is_stopped() {
    an_outage_in_the_middle_of_a_match(false).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_keep_their_connections_while_the_database_hangs() {
    an_outage_in_the_middle_of_a_match(true).await;
}

/// Logins can't be checked while the database is down.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_connection_s_owner_is_checked_once_the_database_is_back() {
    let world = World::postgres().await;
    let way = Way::to(&world.target).await;
    let site = Site::over(way.store().await).await;
    let people = [guest(&site, "Anna").await, guest(&site, "Bert").await];
    let table = begun(&[&people[0], &people[1]], qin(2)).await;
    let mut players = [Live::connect(&people[0], &table, None).await, Live::connect(&people[1], &table, None).await];
    let mut ids = Vec::new();
    for person in &people {
        ids.push(person.get("/api/me").await.ok(200).json()["id"].as_str().unwrap().parse::<AccountId>().unwrap());
    }
    way.close().await;
    for id in &ids {
        site.state.hub.recheck_sessions(id);
    }
    for player in &mut players {
        let refused = player.want(player.version(), json!({ "do": "begin" })).await;
        assert_eq!(refused["error"]["code"], "database_down", "the connection is still there");
    }
    // Bert logs out elsewhere.
    world.store.end_all_sessions(&ids[1]).await.unwrap();
    way.open().await;
    let [anna, bert] = &mut players;
    let ended = bert.hear_end().await.expect("a connection that isn't anybody's ends");
    assert!(ended.reason.contains("login has ended"), "{ended:?}");
    let refused = loop {
        let answer = anna.want(anna.version(), json!({ "do": "begin" })).await;
        if answer["error"]["code"] != "database_down" {
            break answer;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    assert_eq!(refused["error"]["code"], "begun", "Anna’s is still hers, and she is heard again");
    site.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_stops_while_its_database_is_away() {
    let world = World::postgres().await;
    let way = Way::to(&world.target).await;
    let site = Site::over(way.store().await).await;
    let anna = guest(&site, "Anna").await;
    let table = open(&anna, qin(2), json!(["me", "open"])).await;
    let mut live = Live::connect(&anna, &table, None).await;
    way.freeze(true);
    anna.get("/api/lobby").await.refused(503, "database_down");
    tokio::time::timeout(Duration::from_secs(20), site.stop()).await.expect("it does not wait for the database");
    assert_eq!(live.hear_end().await.map(|end| u16::from(end.code)), Some(1001));
}

/// Returns a pace with much patience: the test would take long if the others didn't notice that a server is gone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_work_of_a_lost_server_is_done_soon() {
    let world = World::postgres().await;
    let pace = || server::live::Pace {
        patience: Duration::from_secs(3600),
        look: Duration::from_secs(3600),
        ..server::live::Pace::default()
    };
    let first = Site::with_pace(world.another().await, Clock::standing_at(NOW), pace()).await;
    let second = Site::with_pace(world.another().await, Clock::standing_at(NOW), pace()).await;
    let anna = guest(&first, "Anna").await;
    let table = open(&anna, qin(2), json!(vec![json!({ "bot": "level:1" }); 2])).await;
    let mut spectator = Live::connect(&second.browser(), &table, None).await;
    while !second.state.store.is_accompanied() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    act(&anna, &table, 2, json!({ "do": "begin" })).await;
    first.stop().await;
    spectator.until_over().await;
    second.stop().await;
}
