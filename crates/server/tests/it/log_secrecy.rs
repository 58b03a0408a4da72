//! No secret appears in the log, even at level TRACE.

use serde_json::{Value, json};
use server::store::Occupant;

use crate::http_log::Log;
use crate::player::{BYTES, begin, open, qin};
use crate::site::Site;
use crate::world::{NOW, append, new_table};

#[tokio::test]
async fn no_secret_is_in_a_log() {
    let log = Log::default();
    let writer = log.clone();
    let lines = tracing_subscriber::fmt().json().with_max_level(tracing::Level::TRACE);
    let lines = lines.with_writer(move || writer.clone()).finish();
    // For the whole process, since the server uses many threads; no other test sets a global log.
    tracing::subscriber::set_global_default(lines).unwrap();

    let site = Site::new().await;
    let anna = site.browser();
    anna.post("/api/guests", json!({ "name": "Anna" })).await.ok(201);
    let guest_cookie = anna.cookie.lock().unwrap().clone().unwrap();
    let account =
        anna.post("/api/accounts", json!({ "name": "Anna", "password": "sesame-open-1" })).await.ok(201).json();
    let cookie = anna.cookie.lock().unwrap().clone().unwrap();
    anna.post("/api/session", json!({ "name": "Anna", "password": "sesame-wrong-2" }))
        .await
        .refused(401, "wrong_login");
    anna.post("/api/session", json!({ "name": "Anna", "password": ["sesame-odd-3"] })).await.refused(400, "bad_json");
    anna.send(hyper::Method::POST, "/api/session", Some("{\"password\": \"sesame-torn-4".to_owned())).await.ok(400);
    anna.call("PUT", "/api/me/password", json!({ "old": "sesame-open-1", "new": "sesame-new-5" })).await.ok(204);
    let token = anna.post("/api/me/tokens", json!({ "name": "bot" })).await.ok(201).json();
    let token = token["token"].as_str().unwrap().to_owned();
    let bot = site.browser().saying("authorization", format!("Bearer {token}"));
    bot.get("/api/me").await.ok(200);
    let dealt = open(&anna, qin(2), json!(["me", { "bot": "level:1" }])).await;
    begin(&[&anna], &dealt).await;
    let seats = vec![Occupant::Person(account["id"].as_str().unwrap().parse().unwrap()), Occupant::Nobody];
    let mut new = new_table(seats);
    new.secret.0 = b"sesame-deal-6".to_vec();
    let table = site.state.store.create_table(&new, NOW).await.unwrap();
    site.state.store.append(append(&table, 0, "{\"hidden\":\"sesame-hand-7\"}")).await.unwrap();
    site.browser().get(&format!("/api/tables/{table}?key=sesame-link-8")).await.refused(500, "damaged_log");
    let hash = site.state.store.password_of(&server::name::Name::new("Anna").unwrap()).await.unwrap().unwrap().1;
    let config = format!("{:?} {:?}", site.state.config, site.state);
    site.stop().await;

    let log = log.text();
    let answered = |line: &&str| line.contains("answered") && serde_json::from_str::<Value>(line).is_ok();
    assert!(log.lines().filter(answered).count() >= 9, "the log is there");
    assert!(log.contains("\"route\":\"/api/session\""));
    let secret = |cookie: &str| cookie.split_once('=').unwrap().1.to_owned();
    let (table, bytes) = (table.to_string(), BYTES.to_owned());
    for secret in [secret(&guest_cookie), secret(&cookie), token, hash, table, dealt, bytes, "sesame".to_owned()] {
        let seen = log.lines().find(|line| line.contains(&secret));
        assert!(seen.is_none(), "{secret} is in {seen:?}");
        assert!(!config.contains(&secret));
    }
}
