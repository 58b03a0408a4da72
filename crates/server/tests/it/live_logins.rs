//! Live connections end with the session or token they were opened with.

use serde_json::{Value, json};

use crate::player::{Live, account, begun, guest, qin};
use crate::site::{Browser, Site};
use crate::world::{World, both};

/// A server with two people at a table; Anna has an account.
async fn playing(world: &World) -> (Site, Browser, Browser, String) {
    let site = Site::over(world.another().await).await;
    let (anna, bert) = (account(&site, "Anna").await, guest(&site, "Bert").await);
    let table = begun(&[&anna, &bert], qin(2)).await;
    (site, anna, bert, table)
}

/// Checks that the connection ends at once and commands after the end of its login have no effect.
async fn ends(live: &mut Live) {
    live.shout(
        &json!({ "type": "do", "id": 1, "seen": live.version(), "command": { "do": "resign", "seat": 0 } }).to_string(),
    )
    .await;
    loop {
        match live.hear().await {
            Ok(message) => assert_ne!(message["type"], "done", "{message}"),
            Err(end) => {
                assert!(end.is_none_or(|end| u16::from(end.code) == 1013));
                return;
            }
        }
    }
}

/// Checks that nobody has resigned and those still logged in can play.
async fn goes_on(live: &mut Live) {
    assert_eq!(live.look["progress"], "playing");
    live.send(json!({ "type": "ping" })).await;
    live.hear_of("pong").await;
}

/// Logs in again from another browser.
async fn elsewhere(site: &Site) -> Browser {
    let browser = site.browser();
    browser.post("/api/session", json!({ "name": "Anna", "password": "correct horse" })).await.ok(200);
    browser
}

both! {
    async fn logging_out_ends_the_connections_of_that_session_alone(world) {
        let (site, anna, bert, table) = playing(&world).await;
        let other = elsewhere(&site).await;
        let mut one = Live::connect(&anna, &table, None).await;
        let mut two = Live::connect(&other, &table, None).await;
        let mut theirs = Live::connect(&bert, &table, None).await;
        anna.call("DELETE", "/api/session", Value::Null).await.ok(204);
        ends(&mut one).await;
        goes_on(&mut two).await;
        goes_on(&mut theirs).await;
        // A reconnection is an anonymous spectator.
        let public = Live::connect(&anna, &table, None).await;
        assert_eq!((public.seat(), two.seat()), (None, Some(0)));
    }

    async fn changing_the_password_ends_the_connections_of_all_sessions(world) {
        let (site, anna, _, table) = playing(&world).await;
        let other = elsewhere(&site).await;
        let mut one = Live::connect(&anna, &table, None).await;
        let mut two = Live::connect(&other, &table, None).await;
        anna.call("PUT", "/api/me/password", json!({ "old": "correct horse", "new": "battery staple" })).await.ok(204);
        ends(&mut one).await;
        ends(&mut two).await;
        assert_eq!(Live::connect(&anna, &table, None).await.seat(), Some(0));
        assert_eq!(Live::connect(&other, &table, None).await.seat(), None);
    }

    async fn a_deleted_account_has_no_connections(world) {
        let (_site, anna, bert, table) = playing(&world).await;
        let mut one = Live::connect(&anna, &table, None).await;
        let mut theirs = Live::connect(&bert, &table, None).await;
        anna.call("DELETE", "/api/me", json!({ "password": "correct horse" })).await.ok(204);
        ends(&mut one).await;
        goes_on(&mut theirs).await;
    }

    async fn a_revoked_token_has_no_connections(world) {
        let (site, anna, _, table) = playing(&world).await;
        let made = anna.post("/api/me/tokens", json!({ "name": "my bot" })).await.ok(201).json();
        let bot = site.browser().saying("authorization", format!("Bearer {}", made["token"].as_str().unwrap()));
        let mut program = Live::connect(&bot, &table, None).await;
        let mut person = Live::connect(&anna, &table, None).await;
        assert_eq!(program.seat(), Some(0));
        anna.call("DELETE", &format!("/api/me/tokens/{}", made["id"].as_str().unwrap()), Value::Null).await.ok(204);
        ends(&mut program).await;
        goes_on(&mut person).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn logging_out_ends_connections_to_other_servers_too() {
    let world = World::postgres().await;
    let (_first, anna, _, table) = playing(&world).await;
    let second = Site::over(world.another().await).await;
    let there =
        Browser { address: second.address, cookie: anna.cookie.lock().unwrap().clone().into(), headers: Vec::new() };
    let mut live = Live::connect(&there, &table, None).await;
    assert_eq!(live.seat(), Some(0));
    anna.call("DELETE", "/api/session", Value::Null).await.ok(204);
    // No command is needed: the notification ends the connection.
    assert_eq!(u16::from(live.hear_end().await.unwrap().code), 1013);
}

/// The other server wasn't notified, so it checks before executing anything.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_login_that_ended_without_notice_can_do_nothing() {
    let world = World::postgres().await;
    let (_site, anna, _, table) = playing(&world).await;
    let mut live = Live::connect(&anna, &table, None).await;
    let id = anna.get("/api/me").await.json()["id"].as_str().unwrap().parse().unwrap();
    goes_on(&mut live).await;
    world.store.end_all_sessions(&id).await.unwrap();
    tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
    ends(&mut live).await;
}
