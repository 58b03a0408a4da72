//! Lobby, chat, rematch, records, names.

use serde_json::json;

use crate::player::{Live, account, act, begin, begun, guest, open, qin};
use crate::site::Site;
use crate::world::both;

both! {
    async fn the_lobby_lists_open_running_and_own_tables(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
        let first = json!({ "game": "qin", "board": "bird", "players": 2, "first": { "seat": 1 } });
        let live = begun(&[&anna, &bert], first).await;
        let waiting = open(&anna, qin(3), json!(["me", "open", { "bot": "novice" }])).await;
        let private = json!({ "options": qin(2), "visibility": "private" });
        anna.post("/api/tables", private).await.ok(201);
        let lobby = bert.get("/api/lobby").await.ok(200).json();
        assert_eq!((&lobby["open"][0]["id"], lobby["open"].as_array().unwrap().len()), (&json!(waiting), 1));
        assert_eq!(lobby["open"][0]["seats"], json!(["Anna", null, "level:1"]));
        assert_eq!((&lobby["live"][0]["id"], &lobby["live"][0]["turn"]), (&json!(live), &json!(1)));
        assert_eq!((&lobby["mine"][0]["id"], &lobby["mine"][0]["your_turn"]), (&json!(live), &json!(true)));
        let strangers = site.browser().get("/api/lobby").await.ok(200).json();
        assert!(strangers["mine"].as_array().unwrap().is_empty() && strangers["live"][0]["your_turn"] == false);
    }

    async fn current_names_are_shown(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert) = (account(&site, "Anna").await, guest(&site, "Bert").await);
        let table = begun(&[&anna, &bert], qin(2)).await;
        let mut live = Live::connect(&bert, &table, None).await;
        assert_eq!(live.look["seats"][0]["occupant"]["name"], "Anna");
        anna.call("PATCH", "/api/me", json!({ "name": "Änne" })).await.ok(200);
        while live.people[0]["name"] != "Änne" {
            live.hear().await.unwrap();
        }
        anna.call("DELETE", "/api/me", json!({ "password": "correct horse" })).await.ok(204);
        while live.people[0]["name"] != "former player" {
            live.hear().await.unwrap();
        }
        let page = bert.get(&format!("/api/tables/{table}")).await.ok(200);
        assert!(!page.text.contains("Änne") && !page.text.contains("Anna"), "{page:?}");
        act(&bert, &table, 8, json!({ "do": "resign", "seat": 1 })).await;
        let record = bert.get(&format!("/api/tables/{table}/record")).await.ok(200);
        table::Record::read(&record.text).unwrap().verify().unwrap();
        assert!(!record.text.contains("Anna"));
    }

    async fn a_host_who_deletes_their_account_closes_their_tables_that_have_not_begun(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert) = (account(&site, "Anna").await, guest(&site, "Bert").await);
        let table = open(&anna, qin(3), json!(["me", "open", "open"])).await;
        act(&bert, &table, 1, json!({ "do": "sit", "seat": 1 })).await;
        let mut live = Live::connect(&bert, &table, None).await;
        anna.call("DELETE", "/api/me", json!({ "password": "correct horse" })).await.ok(204);
        // Connections to it are closed, and the table is gone.
        assert_eq!(live.hear_end().await.map(|end| u16::from(end.code)), Some(1013));
        bert.get(&format!("/api/tables/{table}")).await.refused(404, "not_found");
        let lobby = bert.get("/api/lobby").await.ok(200).json();
        assert_eq!((&lobby["open"], &lobby["mine"]), (&json!([]), &json!([])));
    }

    async fn people_can_chat_unless_chat_is_off(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert, cleo) = (guest(&site, "Anna").await, guest(&site, "Bert").await, guest(&site, "Cleo").await);
        let table = begun(&[&anna, &bert], qin(2)).await;
        let path = format!("/api/tables/{table}/chat");
        let (mut first, mut second) = (Live::connect(&anna, &table, None).await, Live::connect(&bert, &table, None).await);
        bert.post(&path, json!({ "text": "hello" })).await.ok(201);
        let line = first.hear_of("chat").await["line"].clone();
        assert_eq!((&line["name"], &line["text"], &line["line"]), (&json!("Bert"), &json!("hello"), &json!(1)));
        second.hear_of("chat").await;
        first.send(json!({ "type": "say", "text": "good game" })).await;
        assert_eq!(second.hear_of("chat").await["line"]["text"], "good game");
        cleo.post(&path, json!({ "text": "take the village" })).await.refused(403, "not_yours");
        bert.post(&path, json!({ "text": " " })).await.refused(422, "bad_line");
        bert.call("PUT", &path, json!({ "on": false })).await.refused(403, "not_yours");
        anna.call("PUT", &path, json!({ "on": false })).await.ok(204);
        assert_eq!(second.hear_of("chat_switch").await["on"], false);
        bert.post(&path, json!({ "text": "hello?" })).await.refused(403, "chat_off");
        second.send(json!({ "type": "say", "text": "hello?" })).await;
        assert_eq!(second.hear_of("refused").await["error"]["code"], "chat_off");
        let lines = bert.get(&path).await.ok(200).json();
        assert_eq!(lines.as_array().unwrap().len(), 2);
        assert_eq!(bert.get(&format!("{path}?after=1")).await.ok(200).json()[0]["text"], "good game");
        for limit in [0, 201] {
            bert.get(&format!("{path}?limit={limit}")).await.refused(422, "invalid");
        }
    }

    async fn a_rematch_seats_the_same_people(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert, cleo) = (guest(&site, "Anna").await, guest(&site, "Bert").await, guest(&site, "Cleo").await);
        let table = open(&anna, qin(3), json!(["me", "open", { "bot": "level:1" }])).await;
        act(&bert, &table, 2, json!({ "do": "sit", "seat": 1 })).await;
        begin(&[&anna, &bert], &table).await;
        let path = format!("/api/tables/{table}/rematch");
        anna.post(&path, json!({})).await.refused(409, "goes_on");
        let mut live = Live::connect(&bert, &table, None).await;
        // Resigning is possible at any time, and bots move in the meantime.
        for (browser, seat) in [(&anna, 0), (&bert, 1)] {
            loop {
                let seen = browser.get(&format!("/api/tables/{table}")).await.json()["look"]["version"].clone();
                let body = json!({ "seen": seen, "command": { "do": "resign", "seat": seat } });
                let answer = browser.post(&format!("/api/tables/{table}/do"), body).await;
                if answer.status == 200 {
                    break;
                }
                answer.refused(409, "stale");
            }
        }
        live.until_over().await;
        cleo.post(&path, json!({})).await.refused(403, "not_yours");
        anna.post(&path, json!({ "contribution": "" })).await.refused(400, "bad_json");
        let next = anna.post(&path, json!({})).await.ok(201).json();
        assert_eq!(live.hear_of("rematch").await["table"], next["id"]);
        assert_eq!(bert.post(&path, json!({})).await.ok(200).json()["id"], next["id"]);
        let id = next["id"].as_str().unwrap();
        let page = bert.get(&format!("/api/tables/{id}")).await.ok(200).json();
        assert_eq!(page["presence"][1]["reserved_for"], "Bert", "the seat is kept");
        assert_eq!(bert.get("/api/lobby").await.json()["mine"].as_array().unwrap().len(), 2);
        let sit = json!({ "seen": next["version"], "command": { "do": "sit", "seat": 1 } });
        cleo.post(&format!("/api/tables/{id}/do"), sit.clone()).await.refused(403, "reserved");
        bert.post(&format!("/api/tables/{id}/do"), sit).await.ok(200);
        begin(&[&bert, &anna], id).await;
        assert_eq!(bert.get(&format!("/api/tables/{table}")).await.json()["table"]["rematch"], next["id"]);
    }

    async fn a_record_is_exported_and_imported_again(world) {
        let site = Site::over(world.store.clone()).await;
        let anna = guest(&site, "Anna").await;
        let (old, new) =
            (include_str!("../../../table/tests/records/qin-1.json"), include_str!("../../../table/tests/records/qin.json"));
        let old: serde_json::Value = serde_json::from_str(old).unwrap();
        let made = anna.post("/api/records", old.clone()).await.ok(201).json();
        let path = format!("/api/tables/{}/record", made["id"].as_str().unwrap());
        assert_eq!(anna.get(&path).await.ok(200).json(), old, "a record of the first protocol stays what it is");
        let record: serde_json::Value = serde_json::from_str(new).unwrap();
        let made = anna.post("/api/records", record.clone()).await.ok(201).json();
        let path = format!("/api/tables/{}", made["id"].as_str().unwrap());
        let page = anna.get(&path).await.ok(200).json();
        assert_eq!((&page["look"]["progress"], &page["table"]["imported"]), (&json!("over"), &json!(true)));
        assert_eq!(page["look"]["outcome"], record["result"]);
        assert_eq!(anna.get(&format!("{path}/entries")).await.json().as_array().unwrap().len(), made["version"]);
        assert_eq!(anna.get(&format!("{path}/record")).await.ok(200).json(), record);
        let mut forged = record.clone();
        forged["result"]["winners"] = json!([0, 1]);
        anna.post("/api/records", forged).await.refused(422, "bad_record");
        anna.post("/api/records", json!({ "mandate_record": 99 })).await.refused(422, "bad_record");
        site.browser().post("/api/records", record).await.refused(401, "not_logged_in");
    }
}
