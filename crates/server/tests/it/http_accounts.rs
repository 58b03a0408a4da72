//! Guests, accounts, logins and tokens over HTTP.

use serde_json::{Value, json};
use server::config::Settings;
use server::store::{Occupant, Target};
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};

use crate::player::guest;
use crate::site::{Browser, Site};
use crate::world::{NOW, new_table};

async fn anna(site: &Site) -> Browser {
    let anna = site.browser();
    anna.post("/api/accounts", json!({ "name": "Anna", "password": "correct horse" })).await.ok(201);
    anna
}

#[tokio::test]
async fn a_guest_who_registers_keeps_their_seats() {
    let site = Site::new().await;
    let visitor = site.browser();
    visitor.get("/api/me").await.refused(401, "not_logged_in");
    let guest = visitor.post("/api/guests", json!({})).await.ok(201).json();
    assert!(guest["guest"] == true && guest["name"].as_str().unwrap().starts_with("Guest "));
    assert_eq!(
        visitor.post("/api/guests", json!({ "name": "Other" })).await.ok(200).json(),
        guest,
        "they stay who they are"
    );

    let id: server::id::AccountId = guest["id"].as_str().unwrap().parse().unwrap();
    let seats = vec![Occupant::Person(id.clone()), Occupant::Nobody];
    site.state.store.create_table(&new_table(seats), NOW).await.unwrap();
    let before = visitor.cookie.lock().unwrap().clone();
    let account = visitor.post("/api/accounts", json!({ "name": "Anna", "password": "correct horse" })).await;
    let account = account.ok(201).json();
    assert_eq!((&account["id"], &account["name"], &account["guest"]), (&guest["id"], &json!("Anna"), &json!(false)));
    assert_eq!(site.state.store.tables_of(&id, None, 10).await.unwrap().len(), 1);
    assert_ne!(*visitor.cookie.lock().unwrap(), before, "the guest's cookie is worth nothing now");
    visitor
        .post("/api/accounts", json!({ "name": "Bert", "password": "correct horse" }))
        .await
        .refused(409, "already_registered");
}

#[tokio::test]
async fn logging_in_and_out() {
    let site = Site::new().await;
    let anna = anna(&site).await;
    anna.send("DELETE".parse().unwrap(), "/api/session", None).await.ok(204);
    anna.get("/api/me").await.refused(401, "not_logged_in");
    anna.post("/api/session", json!({ "name": "Anna", "password": "wrong horse" })).await.refused(401, "wrong_login");
    anna.post("/api/session", json!({ "name": "Bert", "password": "correct horse" })).await.refused(401, "wrong_login");
    let entered = anna.post("/api/session", json!({ "name": " aNNa ", "password": "correct horse" })).await.ok(200);
    let cookie = entered.header("set-cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/"), "{cookie}");
    assert!(!cookie.contains("Secure"));
    assert_eq!(anna.get("/api/me").await.ok(200).json()["name"], "Anna");
}

#[tokio::test]
async fn with_https_cookies_are_secure() {
    let settings = Settings { public_url: Some("https://play.example.org".parse().unwrap()), ..Settings::default() };
    let site = Site::with(settings, server::http::app).await;
    let guest = site.browser().saying("origin", "https://play.example.org");
    let entered = guest.post("/api/guests", json!({})).await.ok(201);
    assert!(
        entered.header("set-cookie").starts_with("__Host-mandate=") && entered.header("set-cookie").contains("Secure")
    );
    assert!(entered.header("strict-transport-security").contains("max-age"));
    guest.get("/api/me").await.ok(200);
}

#[tokio::test]
async fn invalid_names_and_passwords_are_refused() {
    let site = Site::new().await;
    let _anna = anna(&site).await;
    let visitor = site.browser();
    let register = async |name: &str, password: &str| {
        visitor.post("/api/accounts", json!({ "name": name, "password": password })).await
    };
    register("ANNA", "correct horse").await.refused(409, "name_taken");
    register("Bert", "short").await.refused(422, "bad_password");
    let refused = register("A\u{200b}nna", "correct horse").await;
    refused.refused(422, "bad_name");
    assert!(refused.text.contains("U+200B"), "{refused:?}");
    visitor.post("/api/guests", json!({ "name": "anna" })).await.refused(409, "name_taken");
}

#[tokio::test]
async fn name_settings_and_password_change() {
    let site = Site::new().await;
    let anna = anna(&site).await;
    let elsewhere = site.browser();
    elsewhere.post("/api/session", json!({ "name": "Anna", "password": "correct horse" })).await.ok(200);
    let me =
        anna.call("PATCH", "/api/me", json!({ "name": "Änne", "settings": { "sound": false } })).await.ok(200).json();
    assert_eq!((&me["name"], &me["settings"]), (&json!("Änne"), &json!({ "sound": false })));

    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    anna.call("PUT", "/api/me/password", change("wrong horse", "battery staple")).await.refused(401, "wrong_login");
    anna.call("PUT", "/api/me/password", change("correct horse", "short")).await.refused(422, "bad_password");
    anna.call("PUT", "/api/me/password", change("correct horse", "battery staple")).await.ok(204);
    anna.get("/api/me").await.ok(200);
    elsewhere.get("/api/me").await.refused(401, "not_logged_in");
    elsewhere.post("/api/session", json!({ "name": "änne", "password": "battery staple" })).await.ok(200);
}

#[tokio::test]
async fn an_account_is_exported_and_deleted() {
    let site = Site::new().await;
    let anna = anna(&site).await;
    let id = anna.get("/api/me").await.json()["id"].as_str().unwrap().parse().unwrap();
    let table =
        site.state.store.create_table(&new_table(vec![Occupant::Person(id), Occupant::Nobody]), NOW).await.unwrap();
    anna.post("/api/me/tokens", json!({ "name": "my bot" })).await.ok(201);
    let export = anna.get("/api/me/export").await.ok(200);
    let data = export.json();
    assert_eq!((&data["account"]["name"], &data["bot_tokens"][0]["name"]), (&json!("Anna"), &json!("my bot")));
    assert_eq!(data["tables"][0]["seats"], json!(["Anna", null]));
    assert!(!export.text.contains("argon2"));

    anna.call("DELETE", "/api/me", json!({})).await.refused(401, "wrong_login");
    anna.call("DELETE", "/api/me", json!({ "password": "correct horse" })).await.ok(204);
    anna.get("/api/me").await.refused(401, "not_logged_in");
    assert_eq!(site.state.store.seats(&table).await.unwrap()[0].name.as_deref(), Some("former player"));
    site.browser()
        .post("/api/session", json!({ "name": "Anna", "password": "correct horse" }))
        .await
        .refused(401, "wrong_login");
}

#[tokio::test]
async fn an_export_is_complete_however_large() {
    let site = Site::new().await;
    let anna = anna(&site).await;
    let id = anna.get("/api/me").await.json()["id"].as_str().unwrap().to_owned();
    let Target::Sqlite(file) = &site.state.config.database else { unreachable!("the store is a file") };
    let mut database = SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    for insert in [
        "tables SELECT printf('%012d', i), NULL, 'qin', 2, '{}', '', 'public', 'over', TRUE, NULL, 0, 0, NULL, NULL",
        "table_seats SELECT printf('%012d', i), 0, 'person', $1, NULL, TRUE",
        "results SELECT printf('%012d', i), 0, $1, 1, i, i / 3",
        "results SELECT printf('%012d', i), 1, $1, 2, -i, i / 3",
        "chat_lines SELECT printf('%012d', i - i % 10), i, $1, i / 3, 'line ' || i",
    ] {
        let numbers = "WITH RECURSIVE n (i) AS (SELECT 10 UNION ALL SELECT i + 1 FROM n WHERE i < 460)";
        let sql = format!("{numbers} INSERT INTO {insert} FROM n").replace("$1", &format!("'{id}'"));
        sqlx::query(AssertSqlSafe(sql)).execute(&mut database).await.unwrap();
    }
    database.close().await.unwrap();
    let export = anna.get("/api/me/export").await.ok(200);
    assert_eq!((export.header("content-type"), export.header("content-length")), ("application/json", ""));
    let data = export.json();
    let all = |list: &str, field: &str| -> Vec<Value> {
        data[list].as_array().unwrap().iter().map(|item| item[field].clone()).collect()
    };
    let numbers = 10..=460;
    assert_eq!(all("chat", "text"), numbers.clone().map(|i| json!(format!("line {i}"))).collect::<Vec<_>>());
    assert_eq!(all("tables", "id"), numbers.clone().map(|i| json!(format!("{i:012}"))).collect::<Vec<_>>());
    let scores: Vec<_> = numbers.rev().flat_map(|i| [json!(-i), json!(i)]).collect();
    assert_eq!(all("results", "score"), scores);
    assert_eq!((&data["account"]["name"], all("sessions", "used").len()), (&json!("Anna"), 1));
}

#[tokio::test]
async fn data_exports_are_limited() {
    let site = Site::with(Settings { exports: Some(2), ..Settings::default() }, server::http::app).await;
    for number in 0..5 {
        let guest = guest(&site, &format!("Friend {number}")).await;
        for _ in 0..2 {
            guest.get("/api/me/export").await.ok(200);
        }
        let refused = guest.get("/api/me/export").await;
        refused.refused(429, "too_many_requests");
        assert_eq!(refused.header("retry-after"), "1800");
    }
    let refused = guest(&site, "Another").await.get("/api/me/export").await;
    refused.refused(429, "too_many_requests");
    assert_eq!(refused.header("retry-after"), "360", "ten in an hour from one address");
}

#[tokio::test]
async fn a_program_plays_with_a_token_until_it_is_revoked() {
    let site = Site::new().await;
    let anna = anna(&site).await;
    let made = anna.post("/api/me/tokens", json!({ "name": "my bot" })).await.ok(201).json();
    let listed = anna.get("/api/me/tokens").await.ok(200);
    assert_eq!(listed.json().as_array().map(Vec::len), Some(1));
    assert!(!listed.text.contains(made["token"].as_str().unwrap()), "it is shown once");

    let bot = site.browser().saying("authorization", format!("Bearer {}", made["token"].as_str().unwrap()));
    assert_eq!(bot.get("/api/me").await.ok(200).json()["name"], "Anna");
    bot.get("/api/me/export").await.refused(403, "not_by_token");
    bot.post("/api/me/tokens", json!({ "name": "another" })).await.refused(403, "not_by_token");

    let path = format!("/api/me/tokens/{}", made["id"].as_str().unwrap());
    let guest = site.browser();
    guest.post("/api/guests", json!({})).await.ok(201);
    guest.call("DELETE", &path, Value::Null).await.refused(404, "not_found");
    guest.post("/api/me/tokens", json!({ "name": "my bot" })).await.refused(403, "guest");
    anna.call("DELETE", &path, Value::Null).await.ok(204);
    anna.call("DELETE", "/api/me/tokens/nonsense", Value::Null).await.refused(404, "not_found");
    bot.get("/api/me").await.refused(401, "not_logged_in");
}
