//! Refusals at tables, and how connections end.

use serde_json::json;

use crate::player::{BYTES, Live, act, begun, guest, open, qin};
use crate::site::Site;
use crate::world::both;

both! {
    async fn every_refusal_has_a_reason(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert, cleo) = (guest(&site, "Anna").await, guest(&site, "Bert").await, guest(&site, "Cleo").await);
        let table = begun(&[&anna, &bert], json!({ "game": "qin", "board": "bird", "players": 2, "first": { "seat": 0 } })).await;
        let path = format!("/api/tables/{table}/do");
        let body = |seen: usize, command| json!({ "seen": seen, "command": command });
        let pass = |seat: usize| json!({ "do": "resign", "seat": seat });

        let stale = anna.post(&path, body(2, pass(0))).await;
        stale.refused(409, "stale");
        assert_eq!(stale.json()["error"]["present"], 8);
        anna.post(&path, body(8, pass(1))).await.refused(403, "not_your_seat");
        cleo.post(&path, body(8, pass(0))).await.refused(403, "not_your_seat");
        anna.post(&path, body(8, pass(4))).await.refused(422, "no_such_seat");
        anna.post(&path, body(8, json!({ "do": "time_out" }))).await.refused(403, "not_yours");
        anna.post(&path, body(8, json!({ "do": "dance" }))).await.refused(422, "bad_command");
        let typo = anna.post(&path, body(8, json!({ "do": "resign", "seat": 0, "sure": true }))).await;
        typo.refused(422, "bad_command");
        assert!(typo.text.contains("unknown field “sure”; the fields here are do, seat"), "{typo:?}");
        anna.post(&path, json!({ "seen": 8 })).await.refused(400, "bad_json");
        anna.post(&path, json!({ "seen": 2.5, "command": pass(0) })).await.refused(400, "bad_json");
        anna.post(&path, json!({ "seen": 2.0, "command": pass(0) })).await.refused(409, "stale");
        anna.post(&path, body(8, json!({ "do": "move", "seat": 0, "move": "nonsense" }))).await.refused(422, "bad_text");
        let illegal = anna.post(&path, body(8, json!({ "do": "move", "seat": 0, "move": "draw 1" }))).await;
        assert!(illegal.status == 422 && illegal.text.contains("code"), "{illegal:?}");
        bert.post(&path, body(8, json!({ "do": "move", "seat": 1, "move": "draw 1" }))).await.refused(409, "not_your_turn");
        anna.post(&path, body(8, json!({ "do": "sit", "seat": 0 }))).await.refused(409, "seated");
        cleo.post(&path, body(8, json!({ "do": "sit", "seat": 0 }))).await.refused(409, "begun");
        site.browser().post(&path, body(8, pass(0))).await.refused(401, "not_logged_in");
        anna.post("/api/tables/7g2k4m9qx0ra/do", body(0, pass(0))).await.refused(404, "not_found");
        anna.get("/api/tables/nonsense").await.refused(404, "not_found");
        anna.get(&format!("/api/tables/{table}/record")).await.refused(409, "goes_on");
        anna.get(&format!("/api/tables/{table}/live")).await.refused(426, "not_a_websocket");
        anna.get(&format!("/api/tables/{table}/entries?seen=x")).await.refused(422, "invalid");
        act(&anna, &table, 8, pass(0)).await;
        anna.post(&path, body(9, pass(0))).await.refused(409, "over");
    }

    async fn impossible_tables_are_refused(world) {
        let site = Site::over(world.store.clone()).await;
        let anna = guest(&site, "Anna").await;
        let refused = async |body: serde_json::Value, code: &str| {
            anna.post("/api/tables", body).await.refused(422, code);
        };
        refused(json!({ "options": qin(9) }), "bad_options").await;
        refused(json!({ "options": { "game": "go" } }), "bad_options").await;
        let typo = json!({ "options": { "game": "qin", "players": 2, "firsst": "random" } });
        let answer = anna.post("/api/tables", typo).await;
        answer.refused(422, "bad_options");
        assert!(answer.text.contains("unknown field “firsst”; the fields here are first, "), "{answer:?}");
        refused(json!({ "options": { "game": "qin", "board": "bird", "players": 2, "stand_in": "ismcts:60000ms" } }), "bad_bot").await;
        refused(json!({ "options": qin(2), "seats": ["open"] }), "bad_seats").await;
        refused(json!({ "options": qin(2), "seats": ["me", "me"] }), "bad_seats").await;
        refused(json!({ "options": qin(2), "seats": ["open", { "bot": "guided:9999ms" }] }), "bad_bot").await;
        anna.post("/api/tables", json!({ "options": qin(2), "seats": ["dealer"] })).await.refused(400, "bad_json");
        let early = json!({ "options": qin(2), "seats": ["me", "open"], "contribution": BYTES });
        anna.post("/api/tables", early).await.refused(400, "bad_json");
        site.browser().post("/api/tables", json!({ "options": qin(2) })).await.refused(401, "not_logged_in");
        // Only the host can seat bots.
        let table = open(&anna, qin(2), json!(["me", "open"])).await;
        let sit = json!({ "do": "sit", "seat": 1, "sitter": { "kind": "bot", "opponent": "level:1" } });
        let bert = guest(&site, "Bert").await;
        let path = format!("/api/tables/{table}/do");
        bert.post(&path, json!({ "seen": 1, "command": sit })).await.refused(403, "not_your_seat");
        act(&anna, &table, 1, sit).await;
    }

    async fn a_malformed_message_is_refused_and_the_connection_stays_open(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
        let table = begun(&[&anna, &bert], qin(2)).await;
        let mut live = Live::connect(&anna, &table, None).await;
        for text in ["", "{", "[]", "{\"type\":\"dance\"}", "{\"type\":\"do\",\"id\":7}"] {
            live.say(text).await;
            let refused = live.hear_of("refused").await;
            assert_eq!(refused["error"]["code"], "bad_message", "{text}");
        }
        assert_eq!(live.refused(json!({ "do": "sit" })).await, "bad_command");
        live.send(json!({ "type": "ping" })).await;
        live.hear_of("pong").await;
        let stale = live.want(0, json!({ "do": "resign", "seat": 0 })).await;
        assert_eq!((&stale["error"]["code"], &stale["error"]["present"]), (&json!("stale"), &json!(8)));
        let mut spectator = Live::connect(&site.browser(), &table, None).await;
        assert_eq!(spectator.refused(json!({ "do": "resign", "seat": 0 })).await, "not_logged_in");
        live.say(&"x".repeat(100_000)).await;
        let _ = live.hear_end().await;
        assert!(Live::dial(&anna, "7g2k4m9qx0ra", None).await.is_err());
        let foreign = site.browser().saying("origin", "https://evil.example");
        assert!(Live::dial(&foreign, &table, None).await.is_err());
    }

    async fn a_flooding_client_is_cut_off_and_nobody_else_is_slowed(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
        let table = begun(&[&anna, &bert], qin(2)).await;
        let mut flood = Live::connect(&anna, &table, None).await;
        let flooding = tokio::spawn(async move {
            for _ in 0..10_000 {
                if !flood.shout("{\"type\":\"ping\"}").await {
                    break;
                }
            }
            flood.hear_end().await
        });
        let mut players = [Live::connect(&anna, &table, None).await, Live::connect(&bert, &table, None).await];
        crate::player::play(&mut players, &mut game::Rng::new(1), 20).await;
        // The close frame may be lost in the flood.
        if let Some(end) = flooding.await.unwrap() {
            assert_eq!((u16::from(end.code), end.reason.as_str()), (1008, "too many messages"));
        }
    }

    async fn a_client_that_floods_with_pings_is_cut_off(world) {
        let site = Site::over(world.store.clone()).await;
        let anna = guest(&site, "Anna").await;
        let table = open(&anna, qin(2), json!(["me", "open"])).await;
        let mut flood = Live::connect(&anna, &table, None).await;
        for _ in 0..10_000 {
            if !flood.ping().await {
                break;
            }
        }
        let end = tokio::time::timeout(std::time::Duration::from_secs(60), flood.hear_end()).await;
        // The end may be a goodbye, or none if it was lost in the flood.
        if let Some(end) = end.expect("it is cut off") {
            assert_eq!(u16::from(end.code), 1008);
        }
    }

    async fn a_client_that_does_not_listen_is_dropped(world) {
        let site = Site::over(world.store.clone()).await;
        let anna = guest(&site, "Anna").await;
        let table = open(&anna, qin(4), json!(vec![json!({ "bot": "level:1" }); 4])).await;
        let (watcher, mut queue, dropped) = server::live::Watcher::new(None);
        let id = table.parse().unwrap();
        site.state.hub.send(&id, server::live::RoomMessage::Watch(watcher, None)).unwrap();
        act(&anna, &table, 4, json!({ "do": "begin" })).await;
        let mut spectator = Live::connect(&site.browser(), &table, None).await;
        spectator.until_over().await;
        dropped.notified().await;
        let mut left = 0;
        while let Some(_message) = queue.recv().await {
            left += 1;
        }
        assert!(left <= 64, "{left} messages were kept for somebody who does not listen");
    }
}

#[tokio::test]
async fn a_close_frame_ends_a_connection() {
    let site = Site::new().await;
    let anna = guest(&site, "Anna").await;
    let table = open(&anna, qin(2), json!(["me", "open"])).await;
    let mut live = Live::connect(&anna, &table, None).await;
    site.stop().await;
    assert_eq!(u16::from(live.hear_end().await.unwrap().code), 1001);
}
