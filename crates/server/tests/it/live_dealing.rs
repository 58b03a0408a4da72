//! Dealing rounds over live connections: everybody commits, everybody opens, the server deals.

use std::time::Duration;

use serde_json::{Value, json};
use server::clock::Timestamp;
use server::store::{Append, Update};
use table::{Command, Secret, Table, Who};

use crate::player::{BYTES, Live, account, act, begin, begun, contribution, guest, open, qin};
use crate::site::{Browser, Site};
use crate::world::{NOW, World, both};

/// The time limit for each half of a round.
const LIMIT: Duration = Duration::from_secs(120);

/// Opens a Qin table where these two sit.
async fn gathered(host: &Browser, other: &Browser) -> String {
    let table = open(host, qin(2), json!(["me", "open"])).await;
    act(other, &table, 1, json!({ "do": "sit", "seat": 1 })).await;
    table
}

/// Does what a client would do now, and returns the version.
async fn contribute(live: &mut Live) -> usize {
    let command = contribution(&live.look, BYTES).unwrap_or_else(|| panic!("nothing is waited for: {}", live.look));
    let version = live.act(command).await;
    live.until(version).await;
    version
}

async fn until_progress(live: &mut Live, progress: &str) {
    while live.look["progress"] != progress {
        live.hear_update().await;
    }
}

fn acts(live: &Live) -> Vec<&str> {
    live.entries.iter().map(|entry| entry["act"].as_str().unwrap()).collect()
}

/// Returns the stored table.
async fn stored(world: &World, table: &str) -> Table {
    let id = table.parse().unwrap();
    let row = world.store.table(&id).await.unwrap().unwrap();
    let secret: [u8; 32] = world.store.secret(&id).await.unwrap().unwrap().0.try_into().unwrap();
    let kept: server::live::StoredOpening = serde_json::from_str(&row.options).unwrap();
    let log = world.store.entries(&id, 1).await.unwrap();
    let log = log.iter().map(|entry| serde_json::from_str(&entry.body).unwrap());
    Table::replay(kept.opening, Secret::new(secret), log).unwrap()
}

both! {
    async fn a_dealing_round_over_sockets_can_be_verified(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
        let table = gathered(&anna, &bert).await;
        let (mut first, mut second) = (Live::connect(&anna, &table, None).await, Live::connect(&bert, &table, None).await);
        assert_eq!((&first.look["protocol"], &first.look["dealing"]), (&json!(2), &Value::Null));
        assert_eq!(first.refused(json!({ "do": "open", "seat": 0, "contribution": BYTES })).await, "not_begun");

        // Both press begin at the same time.
        let begin = json!({ "do": "begin" });
        let (one, other) = tokio::join!(first.want(2, begin.clone()), second.want(2, begin.clone()));
        let refused: Vec<&Value> = [&one, &other].into_iter().filter(|answer| answer["type"] == "refused").collect();
        assert!(matches!(&refused[..], [one] if one["error"]["code"] == "stale"), "{one} {other}");
        first.until(3).await;
        second.until(3).await;
        assert_eq!(second.refused(begin).await, "dealing");
        let close = anna.send(hyper::Method::DELETE, &format!("/api/tables/{table}"), None).await;
        close.refused(409, "begun");

        let deadline = NOW.0 + LIMIT.as_millis() as i64;
        let dealing = json!({ "round": 1, "missing": "commitment", "waits_for": [0, 1], "deadline": deadline, "commitments": [null, null] });
        assert_eq!((&first.look["progress"], &first.look["dealing"]), (&json!("dealing"), &dealing));
        assert_eq!(first.refused(json!({ "do": "open", "seat": 0, "contribution": BYTES })).await, "too_early");
        contribute(&mut first).await;
        second.until(4).await;
        // One disconnects in the middle and reconnects with the version seen.
        drop(second);
        let mut second = Live::connect(&bert, &table, Some(3)).await;
        assert_eq!(second.entries[0]["commitment"], second.look["dealing"]["commitments"][0]);
        contribute(&mut second).await;
        contribute(&mut second).await;
        first.until(6).await;
        assert_eq!(first.entries[5], json!({ "version": 6, "at": NOW.0, "act": "open", "seat": 1 }));
        assert_eq!(first.refused(json!({ "do": "rise", "seat": 0 })).await, "dealing");
        let other = json!({ "do": "open", "seat": 0, "contribution": "ab".repeat(32) });
        anna.post(&format!("/api/tables/{table}/do"), json!({ "seen": 6, "command": other })).await.refused(422, "bad_opening");
        contribute(&mut first).await;
        until_progress(&mut first, "playing").await;
        until_progress(&mut second, "playing").await;
        assert_eq!(acts(&first)[2..8], ["round", "commit", "commit", "open", "open", "begin"]);

        act(&anna, &table, 8, json!({ "do": "resign", "seat": 0 })).await;
        first.until_over().await;
        assert_eq!(first.look["revealed"]["contributions"], json!([BYTES, BYTES]));
        let record = anna.get(&format!("/api/tables/{table}/record")).await.ok(200);
        let verified = table::Record::read(&record.text).unwrap().verify().unwrap();
        assert_eq!((verified.protocol, verified.contributions, verified.called_off.len()), (2, 2, 0));
        let seen: Vec<&Value> = first.entries.iter().filter(|entry| entry["act"] == "commit").collect();
        let record = record.json();
        let written: Vec<&Value> = record["log"].as_array().unwrap().iter().filter(|entry| entry["act"] == "commit").collect();
        assert_eq!(seen, written, "the commitments of the record are those that were shown");
    }

    async fn a_dealing_round_continues_after_a_restart(world) {
        let site = Site::over(world.another().await).await;
        let (mut anna, mut bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
        let table = gathered(&anna, &bert).await;
        act(&anna, &table, 2, json!({ "do": "begin" })).await;
        contribute(&mut Live::connect(&anna, &table, None).await).await;
        site.stop().await;

        let site = Site::over(world.another().await).await;
        (anna.address, bert.address) = (site.address, site.address);
        contribute(&mut Live::connect(&bert, &table, Some(4)).await).await;
        contribute(&mut Live::connect(&bert, &table, None).await).await;
        site.stop().await;

        // The last contribution is stored, and the server stops before dealing.
        let moment = stored(&world, &table).await;
        let seat = moment.awaited().iter().next().unwrap();
        let who = Who::Player(moment.chair(seat).unwrap().owner().unwrap().id.clone());
        let command = Command::Open { seat, contribution: BYTES.parse().unwrap() };
        let entry = moment.propose(&who, 6, command, NOW.0 as u64).unwrap().into_entry();
        let body = serde_json::to_string(&entry).unwrap();
        let update = Update { due: Some(NOW), ..Update::turn(0) };
        let append = Append { table: table.parse().unwrap(), version: 7, at: Timestamp(entry.at as i64), body, update };
        world.store.append(append).await.unwrap();

        // With nobody connected, the next server deals.
        let site = Site::over(world.another().await).await;
        site.clock.advance(Duration::from_secs(1));
        while world.store.latest(&table.parse().unwrap()).await.unwrap() != Some(8) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        anna.address = site.address;
        assert_eq!(Live::connect(&anna, &table, None).await.look["progress"], "playing");
        site.stop().await;
    }

    async fn a_player_who_does_not_open_is_named_and_loses_the_seat(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert, cleo) = (guest(&site, "Anna").await, guest(&site, "Bert").await, guest(&site, "Cleo").await);
        let table = gathered(&anna, &bert).await;
        let (mut first, mut second) = (Live::connect(&anna, &table, None).await, Live::connect(&bert, &table, None).await);
        act(&anna, &table, 2, json!({ "do": "begin" })).await;
        first.until(3).await;
        second.until(3).await;
        contribute(&mut first).await;
        second.until(4).await;
        contribute(&mut second).await;
        first.until(5).await;
        contribute(&mut first).await;
        site.clock.advance(LIMIT);
        until_progress(&mut first, "gathering").await;
        let last = first.entries.last().unwrap();
        assert_eq!((&last["act"], &last["seats"], &last["missing"]), (&json!("call_off"), &json!([1]), &json!("opening")));
        assert_eq!((first.look["dealing"].clone(), &first.look["seats"][1]["occupant"]["kind"]), (Value::Null, &json!("empty")));
        let path = format!("/api/tables/{table}/do");
        let sit = json!({ "seen": 7, "command": { "do": "sit", "seat": 1 } });
        bert.post(&path, sit.clone()).await.refused(403, "barred");
        cleo.post(&path, sit).await.ok(200);
        begin(&[&anna, &cleo], &table).await;
        let look = anna.get(&format!("/api/tables/{table}")).await.ok(200).json()["look"].take();
        assert_eq!((&look["progress"], &look["seats"][1]["occupant"]["name"]), (&json!("playing"), &json!("Cleo")));
    }

    async fn a_dealing_round_is_called_off_with_nobody_connected(world) {
        let site = Site::over(world.another().await).await;
        let (anna, bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
        let table = gathered(&anna, &bert).await;
        act(&anna, &table, 2, json!({ "do": "begin" })).await;
        site.stop().await;
        let site = Site::over(world.another().await).await;
        site.clock.advance(LIMIT + Duration::from_secs(1));
        while world.store.latest(&table.parse().unwrap()).await.unwrap() != Some(4) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let look = site.browser().get(&format!("/api/tables/{table}")).await.ok(200).json()["look"].take();
        assert_eq!((&look["progress"], &look["seats"][0]["occupant"]["kind"]), (&json!("gathering"), &json!("empty")));
        site.stop().await;
    }

    async fn a_reserved_seat_is_free_after_its_owner_did_not_open(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert, cleo) = (guest(&site, "Anna").await, guest(&site, "Bert").await, guest(&site, "Cleo").await);
        let table = begun(&[&anna, &bert], qin(2)).await;
        act(&anna, &table, 8, json!({ "do": "resign", "seat": 0 })).await;
        let next = anna.post(&format!("/api/tables/{table}/rematch"), json!({})).await.ok(201).json();
        let next = next["id"].as_str().unwrap().to_owned();
        act(&bert, &next, 1, json!({ "do": "sit", "seat": 1 })).await;
        let mut first = Live::connect(&anna, &next, None).await;
        let mut second = Live::connect(&bert, &next, None).await;
        first.act(json!({ "do": "begin" })).await;
        first.until(3).await;
        contribute(&mut first).await;
        second.until(4).await;
        contribute(&mut second).await;
        first.until(5).await;
        contribute(&mut first).await;
        site.clock.advance(LIMIT);
        until_progress(&mut first, "gathering").await;
        act(&cleo, &next, 7, json!({ "do": "sit", "seat": 1 })).await;
    }

    async fn every_table_has_its_own_secret(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
        let table = begun(&[&anna, &bert], qin(2)).await;
        act(&anna, &table, 8, json!({ "do": "resign", "seat": 0 })).await;
        let next = anna.post(&format!("/api/tables/{table}/rematch"), json!({})).await.ok(201).json();
        let other = open(&anna, qin(2), json!(["me", "open"])).await;
        let mut promised = Vec::new();
        for table in [&table, next["id"].as_str().unwrap(), &other] {
            let look = anna.get(&format!("/api/tables/{table}")).await.ok(200).json()["look"].take();
            promised.push(look["commitment"].as_str().unwrap().to_owned());
        }
        promised.sort();
        promised.dedup();
        assert_eq!(promised.len(), 3, "what was shown of one match says nothing of another");
    }

    async fn a_barred_guest_stays_barred_after_logging_in(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
        account(&site, "Dora").await;
        let table = gathered(&anna, &bert).await;
        act(&anna, &table, 2, json!({ "do": "begin" })).await;
        for person in [&anna, &bert] {
            contribute(&mut Live::connect(person, &table, None).await).await;
        }
        let mut first = Live::connect(&anna, &table, None).await;
        contribute(&mut first).await;
        site.clock.advance(LIMIT);
        until_progress(&mut first, "gathering").await;
        bert.post("/api/session", json!({ "name": "Dora", "password": "correct horse" })).await.ok(200);
        let sit = json!({ "seen": first.version(), "command": { "do": "sit", "seat": 1 } });
        bert.post(&format!("/api/tables/{table}/do"), sit).await.refused(403, "barred");
    }

    async fn with_days_per_turn_a_waiting_dealing_round_is_listed_as_a_turn(world) {
        let site = Site::over(world.store.clone()).await;
        let (anna, bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
        let slow = json!({ "game": "qin", "board": "bird", "players": 2, "timing": { "days": 2 } });
        let table = open(&anna, slow, json!(["me", "open"])).await;
        act(&bert, &table, 1, json!({ "do": "sit", "seat": 1 })).await;
        let mut first = Live::connect(&anna, &table, None).await;
        first.act(json!({ "do": "begin" })).await;
        first.until(3).await;
        contribute(&mut first).await;
        let lobby = bert.get("/api/lobby").await.ok(200).json();
        assert_eq!(lobby["mine"][0]["your_turn"], true, "{lobby}");
        let deadline = NOW.0 + 2 * 86_400_000;
        assert_eq!(first.look["dealing"]["deadline"], deadline);
    }
}
