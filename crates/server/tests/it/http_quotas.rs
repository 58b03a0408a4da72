//! Limits on what one person may do and on the size of answers.

use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::config::Settings;
use server::store::{MAX_CHAT_LINES, Target};
use sqlx::{Connection, SqliteConnection};

use crate::player::{Live, act, begun, guest, open, qin};
use crate::site::{Answer, Browser, Site};
use crate::world::{NOW, both};

fn seconds(answer: &Answer) -> u64 {
    answer.header("retry-after").parse().unwrap()
}

async fn limited(settings: Settings) -> Site {
    Site::with(settings, server::http::app).await
}

async fn try_to_open(host: &Browser) -> Answer {
    host.post("/api/tables", json!({ "options": qin(2), "seats": ["open", "open"] })).await
}

#[tokio::test]
async fn chat_has_one_allowance_for_requests_and_live_connections() {
    let site = limited(Settings { chat_lines: Some(6), ..Settings::default() }).await;
    let (anna, bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
    let table = begun(&[&anna, &bert], qin(2)).await;
    let path = format!("/api/tables/{table}/chat");
    let mut live = Live::connect(&anna, &table, None).await;
    for number in 0..3 {
        anna.post(&path, json!({ "text": format!("posted {number}") })).await.ok(201);
        live.send(json!({ "type": "say", "text": format!("sent {number}") })).await;
    }
    for _ in 0..6 {
        live.hear_of("chat").await;
    }
    live.send(json!({ "type": "say", "text": "one more" })).await;
    assert_eq!(live.hear_of("refused").await["error"]["code"], "too_fast");
    let refused = anna.post(&path, json!({ "text": "one more" })).await;
    refused.refused(429, "too_many_requests");
    assert_eq!(seconds(&refused), 10);
    bert.post(&path, json!({ "text": "others have their own" })).await.ok(201);
    site.clock.advance(Duration::from_secs(10));
    anna.post(&path, json!({ "text": "one more" })).await.ok(201);
    assert_eq!(anna.get(&path).await.json().as_array().unwrap().len(), 8);
}

#[tokio::test]
async fn live_connections_of_one_address_share_an_allowance_of_messages() {
    let site = Site::with(Settings { address_burst: Some(10), ..Settings::default() }, server::http::app).await;
    let (anna, bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
    let table = open(&anna, qin(2), json!(["me", "open"])).await;
    let mut connections = [Live::connect(&anna, &table, None).await, Live::connect(&bert, &table, None).await];
    let ping = async |live: &mut Live| {
        live.send(json!({ "type": "ping" })).await;
        loop {
            let answer = live.hear().await.unwrap();
            if answer["type"] != "presence" {
                return answer;
            }
        }
    };
    for live in &mut connections {
        for _ in 0..20 {
            assert_eq!(ping(live).await["type"], "pong");
        }
    }
    for live in &mut connections {
        assert_eq!(ping(live).await["error"]["code"], "too_fast");
    }
    site.clock.advance(Duration::from_secs(1));
    for live in &mut connections {
        assert_eq!(ping(live).await["type"], "pong");
    }
}

#[tokio::test]
async fn many_guests_of_one_address_share_its_chat_allowance() {
    let site = limited(Settings { chat_lines: Some(2), ..Settings::default() }).await;
    let anna = guest(&site, "Anna").await;
    let table = open(&anna, qin(2), json!(["me", "open"])).await;
    let path = format!("/api/tables/{table}/chat");
    let mut last = None;
    for number in 0..5 {
        let host = guest(&site, &format!("Friend {number}")).await;
        let table = open(&host, qin(2), json!(["me", "open"])).await;
        for _ in 0..2 {
            host.post(&format!("/api/tables/{table}/chat"), json!({ "text": "hello" })).await.ok(201);
        }
        last = Some((host, table));
    }
    let refused = anna.post(&path, json!({ "text": "hello" })).await;
    refused.refused(429, "too_many_requests");
    assert_eq!(seconds(&refused), 6, "ten in a minute from one address");
    let (host, table) = last.unwrap();
    let mut live = Live::connect(&host, &table, None).await;
    live.send(json!({ "type": "say", "text": "hello" })).await;
    assert_eq!(live.hear_of("refused").await["error"]["code"], "too_fast");
    site.clock.advance(Duration::from_secs(6));
    anna.post(&path, json!({ "text": "hello" })).await.ok(201);
}

#[tokio::test]
async fn a_table_takes_a_limited_number_of_chat_lines() {
    let site = Site::new().await;
    let anna = guest(&site, "Anna").await;
    let table = open(&anna, qin(2), json!(["me", "open"])).await;
    let path = format!("/api/tables/{table}/chat");
    let Target::Sqlite(file) = &site.state.config.database else { unreachable!("the store is a file") };
    let mut database = SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    let nearly_full = "INSERT INTO chat_lines (table_id, line, account, at, body) VALUES ($1, $2, NULL, 0, 'hello')";
    sqlx::query(nearly_full).bind(&table).bind(MAX_CHAT_LINES - 1).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    anna.post(&path, json!({ "text": "the last one" })).await.ok(201);
    let refused = anna.post(&path, json!({ "text": "one more" })).await;
    refused.refused(409, "chat_full");
    assert!(refused.text.contains("5000 lines"), "{refused:?}");
    let mut live = Live::connect(&anna, &table, None).await;
    live.send(json!({ "type": "say", "text": "one more" })).await;
    assert_eq!(live.hear_of("refused").await["error"]["code"], "chat_full");
}

#[tokio::test]
async fn undoing_in_a_loop_is_limited_and_moves_are_not() {
    let site = limited(Settings { table_commands: Some(30), ..Settings::default() }).await;
    let (anna, bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
    let options = json!({ "game": "qin", "board": "bird", "players": 2, "first": { "seat": 0 } });
    let table = begun(&[&anna, &bert], options).await;
    let mut live = Live::connect(&anna, &table, None).await;
    let mut rng = game::Rng::new(1);
    // Two of the burst of ten opened the table; a move doesn't count.
    let mut done = 0;
    let refused = loop {
        while live.look["undo"]["free"] != true {
            let command = live.random_move(&mut rng).unwrap();
            let version = live.act(command).await;
            live.until(version).await;
        }
        let seen = live.version();
        let body = json!({ "seen": seen, "command": { "do": "undo", "seat": 0 } });
        let answer = anna.post(&format!("/api/tables/{table}/do"), body).await;
        if answer.status != 200 {
            break answer;
        }
        done += 1;
        live.until(seen + 1).await;
    };
    assert_eq!(done, 9, "one of ten was begin");
    refused.refused(429, "too_many_requests");
    assert_eq!(seconds(&refused), 2);
    live.send(json!({ "type": "do", "id": 99, "seen": live.version(), "command": { "do": "undo", "seat": 0 } })).await;
    assert_eq!(live.hear_of("refused").await["error"]["code"], "too_fast");
    site.clock.advance(Duration::from_secs(2));
    live.act(json!({ "do": "undo", "seat": 0 })).await;
}

#[tokio::test]
async fn open_tables_are_limited_per_account() {
    let site = limited(Settings { open_tables: Some(2), ..Settings::default() }).await;
    let (anna, bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
    let first = try_to_open(&anna).await.ok(201).json()["id"].as_str().unwrap().to_owned();
    let second = open(&anna, qin(2), json!(["me", { "bot": "level:1" }])).await;
    try_to_open(&anna).await.refused(409, "too_many_tables");
    try_to_open(&bert).await.ok(201);
    // Tables that have begun or are closed don't count.
    act(&anna, &second, 2, json!({ "do": "begin" })).await;
    try_to_open(&anna).await.ok(201);
    try_to_open(&anna).await.refused(409, "too_many_tables");
    let path = format!("/api/tables/{first}");
    bert.send(hyper::Method::DELETE, &path, None).await.refused(403, "not_yours");
    anna.send(hyper::Method::DELETE, &path, None).await.ok(204);
    anna.send(hyper::Method::DELETE, &path, None).await.refused(404, "not_found");
    anna.send(hyper::Method::DELETE, &format!("/api/tables/{second}"), None).await.refused(409, "begun");
    anna.get(&path).await.refused(404, "not_found");
    try_to_open(&anna).await.ok(201);
}

both! {
    async fn concurrent_requests_do_not_exceed_the_limit_of_open_tables(world) {
        let site = Site::over_with(world.store.clone(), Settings { open_tables: Some(3), ..Settings::default() }).await;
        let anna = Arc::new(guest(&site, "Anna").await);
        let opening: Vec<_> = (0..12)
            .map(|_| {
                let anna = anna.clone();
                tokio::spawn(async move { try_to_open(&anna).await.status.as_u16() })
            })
            .collect();
        let mut opened = Vec::new();
        for opening in opening {
            opened.push(opening.await.unwrap());
        }
        opened.sort_unstable();
        assert_eq!(opened, [[201; 3].as_slice(), &[409; 9]].concat());
    }

    async fn unfinished_tables_are_limited_per_account(world) {
        let settings = Settings { unfinished_tables: Some(3), ..Settings::default() };
        let site = Site::over_with(world.store.clone(), settings).await;
        let (anna, bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
        let over = begun(&[&anna, &bert], qin(2)).await;
        begun(&[&anna, &bert], qin(2)).await;
        let mine = open(&anna, qin(2), json!(["me", "open"])).await;
        // Another seat at the same table, or a table without a seat, doesn't count.
        act(&anna, &mine, 1, json!({ "do": "rise", "seat": 0 })).await;
        act(&anna, &mine, 2, json!({ "do": "sit", "seat": 1 })).await;
        let theirs = open(&bert, qin(2), json!(["open", "open"])).await;
        open(&anna, qin(2), json!(["open", "open"])).await;
        let tables = anna.get("/api/tables?list=mine").await.ok(200).json()["tables"].as_array().unwrap().len();
        assert_eq!(tables, 3);
        let body = json!({ "options": qin(2), "seats": ["me", "open"] });
        let refused = anna.post("/api/tables", body.clone()).await;
        refused.refused(409, "too_many_unfinished");
        assert!(refused.text.contains("3 unfinished tables"), "{refused:?}");
        let sit = json!({ "do": "sit", "seat": 0 });
        let seen = json!({ "seen": 0, "command": sit });
        anna.post(&format!("/api/tables/{theirs}/do"), seen.clone()).await.refused(409, "too_many_unfinished");
        let mut socket = Live::connect(&anna, &theirs, None).await;
        assert_eq!(socket.refused(sit.clone()).await, "too_many_unfinished");
        bert.post("/api/tables", body.clone()).await.ok(201);
        bert.post("/api/tables", body.clone()).await.refused(409, "too_many_unfinished");
        // Finishing a match allows another one.
        let version = anna.get(&format!("/api/tables/{over}")).await.ok(200).json()["look"]["version"].as_u64().unwrap();
        act(&anna, &over, version as usize, json!({ "do": "resign", "seat": 0 })).await;
        anna.post(&format!("/api/tables/{theirs}/do"), seen).await.ok(200);
        anna.post(&format!("/api/tables/{over}/rematch"), json!({})).await.refused(409, "too_many_unfinished");
        // So does leaving a seat before the match begins.
        act(&anna, &mine, 3, json!({ "do": "rise", "seat": 1 })).await;
        anna.post(&format!("/api/tables/{over}/rematch"), json!({})).await.ok(201);
    }

    async fn concurrent_commands_do_not_exceed_the_limit_of_unfinished_tables(world) {
        let settings = Settings { unfinished_tables: Some(2), ..Settings::default() };
        let site = Site::over_with(world.store.clone(), settings).await;
        let (anna, bert) = (Arc::new(guest(&site, "Anna").await), guest(&site, "Bert").await);
        let mut sitting = Vec::new();
        for _ in 0..6 {
            let table = open(&bert, qin(2), json!(["open", "open"])).await;
            let (anna, body) = (anna.clone(), json!({ "seen": 0, "command": { "do": "sit", "seat": 0 } }));
            sitting.push(async move { anna.post(&format!("/api/tables/{table}/do"), body).await.status.as_u16() });
        }
        let mut answers = Vec::new();
        for sitting in sitting.into_iter().map(tokio::spawn).collect::<Vec<_>>() {
            answers.push(sitting.await.unwrap());
        }
        answers.sort_unstable();
        assert_eq!(answers, [200, 200, 409, 409, 409, 409]);
    }
}

#[tokio::test]
async fn a_rematch_counts_as_a_table_that_was_opened() {
    let site = limited(Settings { new_tables: Some(2), open_tables: Some(1), ..Settings::default() }).await;
    let (anna, bert) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
    let table = begun(&[&anna, &bert], qin(2)).await;
    let version = anna.get(&format!("/api/tables/{table}")).await.ok(200).json()["look"]["version"].as_u64().unwrap();
    act(&anna, &table, version as usize, json!({ "do": "resign", "seat": 0 })).await;
    let rematch = format!("/api/tables/{table}/rematch");
    let waiting = try_to_open(&anna).await.ok(201).json()["id"].as_str().unwrap().to_owned();
    let refused = anna.post(&rematch, json!({})).await;
    refused.refused(429, "too_many_requests");
    assert_eq!(seconds(&refused), 1800);
    site.clock.advance(Duration::from_secs(1800));
    anna.post(&rematch, json!({})).await.refused(409, "too_many_tables");
    anna.send(hyper::Method::DELETE, &format!("/api/tables/{waiting}"), None).await.ok(204);
    site.clock.advance(Duration::from_secs(1800));
    anna.post(&rematch, json!({})).await.ok(201);
    // The second request opens nothing and doesn't count.
    for _ in 0..3 {
        bert.post(&rematch, json!({})).await.ok(200);
    }
    try_to_open(&bert).await.ok(201);
}

#[tokio::test]
async fn new_tables_are_limited_by_account_and_address() {
    let site = limited(Settings { new_tables: Some(2), ..Settings::default() }).await;
    let mut hosts = Vec::new();
    for number in 0..5 {
        let host = guest(&site, &format!("Friend {number}")).await;
        for _ in 0..2 {
            try_to_open(&host).await.ok(201);
        }
        hosts.push(host);
    }
    let refused = try_to_open(&hosts[0]).await;
    refused.refused(429, "too_many_requests");
    assert_eq!(seconds(&refused), 360, "the address has no more, either");
    try_to_open(&guest(&site, "Another").await).await.refused(429, "too_many_requests");
    site.clock.advance(Duration::from_secs(1800));
    try_to_open(&hosts[0]).await.ok(201);
    let refused = try_to_open(&hosts[0]).await;
    refused.refused(429, "too_many_requests");
    assert_eq!(seconds(&refused), 1800);
}

#[tokio::test]
async fn a_large_answer_counts_as_several_requests() {
    let site = Site::with(Settings { address_burst: Some(10), ..Settings::default() }, server::http::app).await;
    let anna = guest(&site, "Anna").await;
    let id = anna.get("/api/me").await.ok(200).json()["id"].as_str().unwrap().parse().unwrap();
    let table = open(&anna, qin(2), json!(["me", "open"])).await;
    for _ in 0..200 {
        site.state.store.say(&table.parse().unwrap(), &id, &"🎲".repeat(500), NOW).await.unwrap();
    }
    let chat = anna.get(&format!("/api/tables/{table}/chat")).await.ok(200);
    assert!((6 * 65_536..7 * 65_536).contains(&chat.text.len()), "{}", chat.text.len());
    anna.get("/api/me").await.refused(429, "too_many_requests");
}

#[tokio::test]
async fn what_a_live_connection_is_sent_counts_by_its_size() {
    let many = Some(1_000_000);
    let settings =
        Settings { table_commands: many, session_burst: many, address_burst: Some(400), ..Settings::default() };
    let site = limited(Settings { trust_proxy: Some(true), ..settings }).await;
    let anna = guest(&site, "Anna").await;
    let table = open(&anna, qin(2), json!(["me", "open"])).await;
    let mut seen = 1;
    while seen < 1_200 {
        seen = act(&anna, &table, seen, json!({ "do": "rise", "seat": 0 })).await;
        seen = act(&anna, &table, seen, json!({ "do": "sit", "seat": 0 })).await;
        site.clock.advance(Duration::from_secs(1));
    }
    let stranger = site.browser().saying("x-forwarded-for", "192.0.2.1");
    let mut connections = 0;
    while let Ok(mut live) = Live::dial(&stranger, &table, None).await {
        live.hear_update().await;
        connections += 1;
    }
    assert!(connections <= 200, "{connections} times the whole log for 400 requests");
}

#[tokio::test]
async fn a_long_log_is_answered_in_parts() {
    let many = Some(1_000_000);
    let settings = Settings { table_commands: many, session_burst: many, address_burst: many, ..Settings::default() };
    let site = limited(settings).await;
    let anna = guest(&site, "Anna").await;
    let table = open(&anna, qin(2), json!(["me", "open"])).await;
    let mut live = Live::connect(&anna, &table, None).await;
    while live.version() < 510 {
        let sit = json!({ "do": "sit", "seat": 1 });
        live.act(json!({ "do": "rise", "seat": live.look["you"] })).await;
        live.act(sit).await;
    }
    let entries = async |seen: usize| {
        let answer = anna.get(&format!("/api/tables/{table}/entries?seen={seen}")).await.ok(200).json();
        answer.as_array().unwrap().clone()
    };
    let first = entries(0).await;
    assert_eq!((first.len(), &first[499]["version"]), (500, &json!(500)));
    let rest = entries(500).await;
    assert_eq!((rest.len(), &rest[0]["version"]), (live.version() - 500, &json!(501)));
}

#[tokio::test]
async fn the_lobby_has_pages() {
    let site = limited(Settings { new_accounts: Some(1000), ..Settings::default() }).await;
    let flood = guest(&site, "Flood").await;
    for _ in 0..10 {
        try_to_open(&flood).await.ok(201);
    }
    let mut opened = Vec::new();
    for number in 0..55 {
        let host = guest(&site, &format!("Friend {number}")).await;
        site.clock.advance(Duration::from_secs(1));
        opened.push(try_to_open(&host).await.ok(201).json()["id"].clone());
    }
    let visitor = site.browser();
    let lobby = visitor.get("/api/lobby").await.ok(200).json();
    let ids = |rows: &Value| rows.as_array().unwrap().iter().map(|row| row["id"].clone()).collect::<Vec<_>>();
    let mut found = ids(&lobby["open"]);
    assert_eq!((found.len(), &lobby["next"]["live"]), (50, &json!(null)));
    let next = lobby["next"]["open"].as_str().unwrap();
    let page = visitor.get(&format!("/api/tables?list=open&after={next}")).await.ok(200).json();
    assert_eq!((ids(&page["tables"]).len(), &page["next"]), (8, &json!(null)), "three of the flood are left");
    found.extend(ids(&page["tables"]));
    opened.reverse();
    assert_eq!(found[..55], opened);
    let one = visitor.get("/api/tables?list=open&limit=1").await.ok(200).json();
    assert_eq!(ids(&one["tables"]), opened[..1]);
    let theirs = flood.get("/api/tables?list=mine").await.ok(200).json();
    assert_eq!(theirs, json!({ "tables": [], "next": null }), "nobody sits there");
    for query in ["", "?list=all", "?list=open&limit=0", "?list=open&limit=101", "?list=open&after=x"] {
        visitor.get(&format!("/api/tables{query}")).await.refused(422, "invalid");
    }
}
