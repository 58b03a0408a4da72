//! Misleading names and texts are refused.

use serde_json::{Value, json};
use server::config::Settings;

use crate::player::{Live, begun, guest, open, qin};
use crate::site::{Browser, Site};

const PASSWORD: &str = "correct horse";

async fn register(site: &Site, name: &str) -> crate::site::Answer {
    site.browser().post("/api/accounts", json!({ "name": name, "password": PASSWORD })).await
}

async fn called(browser: &Browser) -> String {
    browser.get("/api/me").await.ok(200).json()["name"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn look_alike_names_cannot_register() {
    let site = Site::new().await;
    register(&site, "Anna").await.ok(201);
    for name in ["Аnna", "Αnna"] {
        register(&site, name).await.refused(422, "bad_name");
    }
    for name in ["ANNA", "An na", "Anna.", "Anпa".replace('п', "n").as_str()] {
        register(&site, name).await.refused(409, "name_taken");
    }
    register(&site, "РАУЛ").await.ok(201);
    register(&site, "PAYЛ").await.refused(422, "bad_name");
    let guest = site.browser();
    guest.post("/api/guests", json!({ "name": "Аnna" })).await.refused(422, "bad_name");
    guest.post("/api/guests", json!({ "name": "Anna" })).await.refused(409, "name_taken");
    guest.post("/api/guests", json!({ "name": "Bert" })).await.ok(201);
    guest.call("PATCH", "/api/me", json!({ "name": "A nna" })).await.refused(409, "name_taken");
    guest.call("PATCH", "/api/me", json!({ "name": "Αnna" })).await.refused(422, "bad_name");
    guest.call("PATCH", "/api/me", json!({ "name": "Bert" })).await.ok(200);
}

#[tokio::test]
async fn reserved_names_are_refused() {
    let site = Site::new().await;
    let visitor = site.browser();
    visitor.post("/api/guests", json!({})).await.ok(201);
    for name in
        ["Admin", "Аdmin", "Adm1n", "former player", "Level 3", "Guest 1234", "Ospite 5", "Moderatorin", "Mandate"]
    {
        register(&site, name).await.refused(422, "bad_name");
        site.browser().post("/api/guests", json!({ "name": name })).await.refused(422, "bad_name");
        visitor.call("PATCH", "/api/me", json!({ "name": name })).await.refused(422, "bad_name");
    }
    // An account with such a name from before can still log in, and keeps it.
    let name = server::name::Name::new("Admin").unwrap();
    let hash = site.state.passwords.hash(&PASSWORD.into()).await.unwrap();
    site.state.store.create_account(&name, &hash, crate::world::NOW).await.unwrap();
    let admin = site.browser();
    admin.post("/api/session", json!({ "name": "admin", "password": PASSWORD })).await.ok(200);
    admin.call("PATCH", "/api/me", json!({ "name": "Admin", "settings": {} })).await.ok(200);
    assert_eq!(called(&admin).await, "Admin");
}

#[tokio::test]
async fn changes_of_name_are_limited() {
    let site = Site::with(Settings { renames: Some(2), ..Settings::default() }, server::http::app).await;
    let rename = async |who: &Browser, name: &str| who.call("PATCH", "/api/me", json!({ "name": name })).await;
    for number in 0..5 {
        let guest = guest(&site, &format!("Friend {number}")).await;
        rename(&guest, "Bert").await.ok(200);
        rename(&guest, "Admin").await.refused(422, "bad_name");
        rename(&guest, "Carla").await.ok(200);
        let refused = rename(&guest, "Dora").await;
        refused.refused(429, "too_many_requests");
        assert_eq!(refused.header("retry-after"), "1800");
        // The same name or other settings don't count as a change.
        guest.call("PATCH", "/api/me", json!({ "name": "Carla", "settings": { "sound": true } })).await.ok(200);
    }
    let another = guest(&site, "Another").await;
    let refused = rename(&another, "Emil").await;
    refused.refused(429, "too_many_requests");
    assert_eq!(refused.header("retry-after"), "360", "ten in an hour from one address");
}

#[tokio::test]
async fn a_guest_never_has_the_name_of_an_account_at_the_same_table() {
    let site = Site::new().await;
    let (first, second) = (guest(&site, "Anna").await, guest(&site, "Bert").await);
    let table = begun(&[&first, &second], qin(2)).await;
    let mut watching = Live::connect(&second, &table, None).await;
    assert_eq!(watching.people[0]["name"], "Anna");
    register(&site, "Anna").await.ok(201);
    watching.hear_update().await;
    let shown = watching.people[0]["name"].as_str().unwrap();
    assert!(shown.starts_with("Guest "), "{shown}");
    assert_eq!(called(&first).await, shown);
}

const HIDDEN: [&str; 12] = [
    "\u{202a}", "\u{202e}", "\u{2066}", "\u{2069}", "\u{200e}", "\u{200f}", "\u{61c}", "\u{200b}", "\u{ad}",
    "\u{2028}", "\u{7}", "\u{feff}",
];

#[tokio::test]
async fn hidden_text_is_refused_in_chat_names_and_records() {
    let site = Site::new().await;
    let anna = site.browser();
    anna.post("/api/accounts", json!({ "name": "Anna", "password": PASSWORD })).await.ok(201);
    let table = open(&anna, qin(2), json!(["me", "open"])).await;
    let say = async |text: String| anna.post(&format!("/api/tables/{table}/chat"), json!({ "text": text })).await;
    for hidden in HIDDEN {
        let text = format!("good{hidden}game");
        let refused = say(text.clone()).await;
        refused.refused(422, "hidden_text");
        assert!(refused.text.contains("U+"), "it says which: {refused:?}");
        anna.post("/api/me/tokens", json!({ "name": text })).await.refused(422, "bad_name");
        let board = json!({ "game": "qin", "players": 2, "board": { "name": text, "text": "" } });
        anna.post("/api/tables", json!({ "options": board })).await.refused(422, "hidden_text");
    }
    say(format!("a{}", "\u{301}".repeat(30))).await.refused(422, "hidden_text");
    say("早上好 👩\u{200d}🚀 مرحبا".to_owned()).await.ok(201);
    let mut live = Live::connect(&anna, &table, None).await;
    live.send(json!({ "type": "say", "text": "x\u{202e}y" })).await;
    assert_eq!(live.hear_of("refused").await["error"]["code"], "hidden_text");
}

#[tokio::test]
async fn a_record_with_hidden_text_is_not_imported() {
    let site = Site::new().await;
    let anna = guest(&site, "Anna").await;
    let text = include_str!("../../../table/tests/records/qin.json");
    let record: Value = serde_json::from_str(text).unwrap();
    anna.post("/api/records", record.clone()).await.ok(201);
    let named =
        text.replacen("\"name\":\"", "\"name\":\"\u{202e}", 1).replacen("\"name\": \"", "\"name\": \"\u{202e}", 1);
    let named: Value = serde_json::from_str(&named).unwrap();
    assert_ne!(named, record);
    let refused = anna.post("/api/records", named).await;
    refused.refused(422, "bad_record");
    assert!(refused.text.contains("U+202E"), "{refused:?}");
}
