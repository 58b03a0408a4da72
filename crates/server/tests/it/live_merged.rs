//! A guest who logs in to an account at the table.

use game::Rng;
use serde_json::{Value, json};

use crate::player::{Live, account, act, begun, guest, open, play, qin};
use crate::site::{Browser, Site};
use crate::world::both;

async fn log_in(browser: &Browser, name: &str) {
    browser.post("/api/session", json!({ "name": name, "password": "correct horse" })).await.ok(200);
}

/// Returns the tables in somebody's own list.
async fn mine(browser: &Browser) -> Vec<String> {
    let lobby = browser.get("/api/lobby").await.ok(200).json();
    lobby["mine"].as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap().to_owned()).collect()
}

both! {
    async fn a_guest_who_logs_in_keeps_the_seats(world) {
        let site = Site::over(world.another().await).await;
        let anna = account(&site, "Anna").await;
        let (visitor, bert) = (guest(&site, "Vera").await, guest(&site, "Bert").await);
        let table = begun(&[&visitor, &bert], qin(2)).await;
        visitor.post(&format!("/api/tables/{table}/chat"), json!({ "text": "hello" })).await.ok(201);
        let mut before = Live::connect(&visitor, &table, None).await;
        let mut theirs = Live::connect(&bert, &table, None).await;
        assert_eq!(before.people[0]["name"], "Vera");
        log_in(&visitor, "Anna").await;
        before.hear_end().await;

        let here = Live::connect(&visitor, &table, Some(before.version())).await;
        let there = Live::connect(&anna, &table, None).await;
        assert_eq!((here.seat(), there.seat(), &here.people[0]["name"]), (Some(0), Some(0), &json!("Anna")));
        assert_eq!(here.people[0]["connected"], true);
        while theirs.people[0]["name"] != "Anna" {
            theirs.hear().await.unwrap();
        }
        let mut players = [here, theirs];
        play(&mut players, &mut Rng::new(3), 40).await;
        // The host is still the host, and a player who left comes back.
        act(&anna, &table, players[0].version(), json!({ "do": "leave", "seat": 0 })).await;
        assert_eq!(mine(&anna).await, [table.as_str()]);
        let chat = anna.get(&format!("/api/tables/{table}/chat")).await.ok(200).json();
        assert!(chat.to_string().contains("Anna") && !chat.to_string().contains("Vera"), "{chat}");
    }

    async fn results_of_a_guest_belong_to_the_account(world) {
        let site = Site::over(world.another().await).await;
        let anna = account(&site, "Anna").await;
        let (visitor, bert) = (guest(&site, "Vera").await, guest(&site, "Bert").await);
        let table = begun(&[&visitor, &bert], qin(2)).await;
        log_in(&visitor, "Anna").await;
        act(&visitor, &table, 8, json!({ "do": "resign", "seat": 0 })).await;
        let export = anna.get("/api/me/export").await.ok(200).json();
        assert_eq!((&export["results"][0]["table"], &export["results"][0]["place"]), (&json!(table), &json!(2)));
        let record = anna.get(&format!("/api/tables/{table}/record")).await.ok(200).text;
        assert!(record.contains("Anna") && !record.contains("Vera"));
        // The seat in the rematch is reserved for the account.
        let next = bert.post(&format!("/api/tables/{table}/rematch"), json!({})).await.ok(201).json();
        let next = next["id"].as_str().unwrap();
        assert!(mine(&anna).await.contains(&next.to_owned()));
        // A fresh read gives the same, on another server too.
        let elsewhere = Site::over(world.another().await).await;
        let there = Browser { address: elsewhere.address, cookie: anna.cookie.lock().unwrap().clone().into(), headers: Vec::new() };
        assert_eq!(Live::connect(&there, &table, None).await.seat(), Some(0));
        // Deleting the account removes its name.
        anna.call("DELETE", "/api/me", json!({ "password": "correct horse" })).await.ok(204);
        let page = bert.get(&format!("/api/tables/{table}")).await.ok(200).json();
        assert_eq!(page["look"]["seats"][0]["occupant"]["name"], "former player");
    }

    async fn a_seat_reserved_for_a_guest_is_reserved_for_the_account(world) {
        let site = Site::over(world.another().await).await;
        let anna = account(&site, "Anna").await;
        let (visitor, bert) = (guest(&site, "Vera").await, guest(&site, "Bert").await);
        let table = begun(&[&bert, &visitor], qin(2)).await;
        act(&bert, &table, 8, json!({ "do": "resign", "seat": 0 })).await;
        let next = bert.post(&format!("/api/tables/{table}/rematch"), json!({})).await.ok(201).json();
        let next = next["id"].as_str().unwrap().to_owned();
        log_in(&visitor, "Anna").await;
        let page = anna.get(&format!("/api/tables/{next}")).await.ok(200).json();
        assert_eq!(page["presence"][1]["reserved_for"], "Anna");
        let seen = page["look"]["version"].as_u64().unwrap() as usize;
        let sit = json!({ "do": "sit", "seat": 1 });
        guest(&site, "Cleo").await.post(&format!("/api/tables/{next}/do"), json!({ "seen": seen, "command": sit })).await.refused(403, "reserved");
        act(&anna, &next, seen, sit).await;
    }

    async fn an_account_with_both_seats_plays_its_own(world) {
        let site = Site::over(world.another().await).await;
        let anna = account(&site, "Anna").await;
        let visitor = guest(&site, "Vera").await;
        let table = begun(&[&visitor, &anna], qin(2)).await;
        log_in(&visitor, "Anna").await;
        assert_eq!(Live::connect(&visitor, &table, None).await.seat(), Some(1));
        // The account takes over the guest's role as host.
        let other = open(&anna, qin(2), json!(["open", "open"])).await;
        assert_ne!(other, table);
        let page = visitor.get(&format!("/api/tables/{table}")).await.ok(200).json();
        assert_eq!(page["table"]["yours"], Value::Bool(true));
    }
}
