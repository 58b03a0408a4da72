//! Bots and clocks: what a server does by itself.

use std::time::Duration;

use game::Rng;
use serde_json::json;
use server::clock::Clock;

use crate::player::{Live, act, guest, kaiser, open, play, qin};
use crate::site::Site;
use crate::world::{NOW, both};

both! {
    async fn bots_play_whole_games_with_nobody_there(world) {
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

    async fn after_a_restart_bots_go_on_with_nobody_there(world) {
        let first = Site::over(world.another().await).await;
        let host = guest(&first, "Anna").await;
        let table = open(&host, qin(2), json!([{ "bot": "style:raider" }, { "bot": "novice" }])).await;
        act(&host, &table, 2, json!({ "do": "begin" })).await;
        first.stop().await;
        let before = world.store.latest(&table.parse().unwrap()).await.unwrap().unwrap();
        let second = Site::over(world.another().await).await;
        // Time goes on, also on a clock that stands.
        second.clock.advance(Duration::from_secs(1));
        while world.store.table(&table.parse().unwrap()).await.unwrap().unwrap().status != server::store::Status::Over {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert!(world.store.latest(&table.parse().unwrap()).await.unwrap().unwrap() > before);
        second.stop().await;
    }

    async fn a_person_plays_on_after_a_restart(world) {
        let first = Site::over(world.another().await).await;
        let host = guest(&first, "Anna").await;
        let table = open(&host, qin(2), json!(["me", { "bot": "level:2" }])).await;
        act(&host, &table, 2, json!({ "do": "begin" })).await;
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
        let table = crate::player::begun(&[&anna, &bert], timed).await;
        let mut players = [Live::connect(&anna, &table, None).await, Live::connect(&bert, &table, None).await];
        clock.advance(Duration::from_secs(59));
        play(&mut players, &mut Rng::new(7), 4).await;
        clock.advance(Duration::from_secs(61));
        for player in &mut players {
            player.until_over().await;
            assert_eq!(player.look["outcome"]["ended"], "forfeit");
        }
    }

    async fn time_runs_out_with_nobody_there(world) {
        let clock = Clock::standing_at(NOW);
        let first = Site::with_clock(world.another().await, clock.clone()).await;
        let (anna, bert) = (guest(&first, "Anna").await, guest(&first, "Bert").await);
        let timed = json!({ "game": "qin", "board": "bird", "players": 2, "at_zero": "forfeit", "timing": { "days": 2 } });
        let table = crate::player::begun(&[&anna, &bert], timed).await;
        first.stop().await;
        let second = Site::with_clock(world.another().await, clock.clone()).await;
        clock.advance(Duration::from_secs(2 * 86_400 + 1));
        while world.store.table(&table.parse().unwrap()).await.unwrap().unwrap().status != server::store::Status::Over {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        second.stop().await;
    }

    async fn many_tables_with_bots_do_not_hold_up_a_move(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
        for _ in 0..40 {
            let table = open(&anna, qin(2), json!([{ "bot": "level:6" }, { "bot": "level:6" }])).await;
            act(&anna, &table, 2, json!({ "do": "begin" })).await;
        }
        let table = crate::player::begun(&[&anna, &bert], qin(2)).await;
        let mut players = [Live::connect(&anna, &table, None).await, Live::connect(&bert, &table, None).await];
        play(&mut players, &mut Rng::new(8), usize::MAX).await;
        assert_eq!(players[0].look["progress"], "over", "while sages think");
        let metrics = site.browser().get("/metrics").await.ok(200);
        for name in ["mandate_live_tables", "mandate_sockets", "mandate_bot_queue", "mandate_bot_think_seconds_bucket", "mandate_move_seconds_bucket"] {
            assert!(metrics.text.contains(name), "{name}");
        }
        site.stop().await;
    }
}
