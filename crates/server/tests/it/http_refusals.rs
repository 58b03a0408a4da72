//! Refused requests and their error codes.

use std::num::NonZeroU64;
use std::time::Duration;

use hyper::Method;
use serde_json::json;
use server::config::Settings;
use server::secret::Token;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::site::Site;

#[tokio::test]
async fn a_forged_cookie_is_anonymous() {
    let site = Site::new().await;
    for cookie in [format!("mandate={}", Token::random().reveal()), "mandate=%00".to_owned(), "mandate=".to_owned()] {
        site.browser().saying("cookie", cookie).get("/api/me").await.refused(401, "not_logged_in");
    }
}

#[tokio::test]
async fn cross_site_requests_are_refused() {
    let site = Site::new().await;
    let from = |name, value: &str| site.browser().saying(name, value);
    from("origin", "https://evil.example").post("/api/guests", json!({})).await.refused(403, "cross_site");
    from("origin", "null").post("/api/guests", json!({})).await.refused(403, "cross_site");
    from("sec-fetch-site", "cross-site").post("/api/guests", json!({})).await.refused(403, "cross_site");
    from("origin", &format!("http://{}", site.address)).post("/api/guests", json!({})).await.ok(201);
    // Reading is allowed across sites; upgrading to a WebSocket is not.
    from("origin", "https://evil.example").get("/healthz").await.ok(200);
    let upgrade = from("origin", "https://evil.example").saying("upgrade", "websocket").saying("connection", "upgrade");
    upgrade.get("/healthz").await.refused(403, "cross_site");
}

#[tokio::test]
async fn wrong_paths_methods_and_bodies_are_told_apart() {
    let site = Site::new().await;
    let visitor = site.browser();
    visitor.get("/api/nothing").await.refused(404, "no_route");
    visitor.get("/no-such-file.txt").await.refused(404, "no_route");
    visitor.call("POST", "/", json!({})).await.refused(404, "no_route");
    let method = visitor.call("PUT", "/api/guests", json!({})).await;
    method.refused(405, "method_not_allowed");
    assert_eq!(method.header("allow"), "POST");
    let post = async |body: &str| visitor.send(Method::POST, "/api/guests", Some(body.to_owned())).await;
    post("{").await.refused(400, "bad_json");
    post("{\"name\": 5}").await.refused(400, "bad_json");
    post("[\"Anna\"]").await.refused(400, "bad_json");
    post("{\"nam\": \"Anna\"}").await.refused(400, "bad_json");
    post("[[[[[[").await.refused(400, "bad_json");
    let deep = "[".repeat(60_000);
    post(&deep).await.refused(400, "bad_json");
    let plain = site.browser().saying("content-type", "text/plain");
    plain.send(Method::POST, "/api/guests", Some("{}".to_owned())).await.refused(415, "content_type");
    visitor.send(Method::POST, "/api/guests", None).await.refused(415, "content_type");
    let missing = visitor.post("/api/session", json!({ "name": "Anna" })).await;
    missing.refused(400, "bad_json");
    assert!(missing.text.contains("missing field `password`"), "{missing:?}");
}

#[tokio::test]
async fn an_announced_large_body_is_refused_before_it_is_sent() {
    let site = Site::new().await;
    let mut stream = TcpStream::connect(site.address).await.unwrap();
    let head = "POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100000000\r\n\r\n";
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 413") && answer.contains("\"too_large\""), "{answer}");
}

#[tokio::test]
async fn an_endless_body_is_refused_without_reading_it_all() {
    let site = Site::new().await;
    let (mut reader, mut writer) = TcpStream::connect(site.address).await.unwrap().into_split();
    let head = "POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n";
    writer.write_all(head.as_bytes()).await.unwrap();
    let sending = tokio::spawn(async move {
        let chunk = [b"10000\r\n".as_slice(), &[b' '; 0x10000], b"\r\n"].concat();
        let mut sent = 0;
        while sent < 100 << 20 && writer.write_all(&chunk).await.is_ok() {
            sent += 0x10000;
        }
        sent
    });
    let mut start = [0; 12];
    reader.read_exact(&mut start).await.unwrap();
    assert_eq!(&start, b"HTTP/1.1 413");
    drop(reader);
    assert!(sending.await.unwrap() < 50 << 20, "what nobody reads cannot be sent");
    site.browser().get("/healthz").await.ok(200);
}

#[tokio::test]
async fn a_body_just_over_the_limit_is_refused() {
    let site = Site::new().await;
    let settings = json!({ "name": "x".repeat(70_000) });
    site.browser().post("/api/guests", settings).await.refused(413, "too_large");
}

#[tokio::test]
async fn too_many_requests_from_an_address_wait() {
    let settings = Settings { address_rate: Some(1), address_burst: Some(3), ..Settings::default() };
    let site = Site::with(settings, server::http::app).await;
    for _ in 0..3 {
        site.browser().get("/healthz").await.ok(200);
    }
    let refused = site.browser().get("/healthz").await;
    refused.refused(429, "too_many_requests");
    assert_eq!(refused.header("retry-after"), "1");
    site.clock.advance(Duration::from_secs(1));
    site.browser().get("/healthz").await.ok(200);
    site.browser().get("/healthz").await.refused(429, "too_many_requests");
}

#[tokio::test]
async fn one_session_s_rate_limit_does_not_affect_others() {
    let settings = Settings { session_rate: Some(1), session_burst: Some(2), ..Settings::default() };
    let site = Site::with(settings, server::http::app).await;
    let guest = site.browser();
    guest.post("/api/guests", json!({})).await.ok(201);
    guest.get("/api/me").await.ok(200);
    guest.get("/api/me").await.ok(200);
    guest.get("/api/me").await.refused(429, "too_many_requests");
    site.browser().post("/api/guests", json!({})).await.ok(201);
}

#[tokio::test]
async fn behind_a_proxy_every_client_has_an_allowance() {
    let settings =
        Settings { address_rate: Some(1), address_burst: Some(1), trust_proxy: Some(true), ..Settings::default() };
    let site = Site::with(settings, server::http::app).await;
    let client = |address: &str| site.browser().saying("x-forwarded-for", address);
    client("192.0.2.1").get("/healthz").await.ok(200);
    client("192.0.2.2").get("/healthz").await.ok(200);
    // Addresses that the client adds itself are ignored.
    client("198.51.100.1, 192.0.2.1").get("/healthz").await.refused(429, "too_many_requests");
    // Some proxies also send the port.
    client("192.0.2.1:5678").get("/healthz").await.refused(429, "too_many_requests");
    client("192.0.2.3:5678").get("/healthz").await.ok(200);
    client("[2001:db8::1]:443").get("/healthz").await.ok(200);
}

#[tokio::test]
async fn guessing_passwords_is_limited() {
    let settings = Settings { login_attempts: Some(2), ..Settings::default() };
    let site = Site::with(settings, server::http::app).await;
    let anna = site.browser();
    anna.post("/api/accounts", json!({ "name": "Anna", "password": "correct horse" })).await.ok(201);
    let login = async |name: &str, password: &str| {
        site.browser().post("/api/session", json!({ "name": name, "password": password })).await
    };
    for _ in 0..5 {
        login("Anna", "correct horse").await.ok(200);
    }
    login("Anna", "wrong horse").await.refused(401, "wrong_login");
    login("ANNA", "wrong horse").await.refused(401, "wrong_login");
    login("Anna", "correct horse").await.refused(429, "too_many_requests");
    anna.get("/api/me").await.ok(200);
    site.clock.advance(Duration::from_secs(450));
    login("Anna", "correct horse").await.ok(200);
    // An address that tries many names is limited too.
    for number in 0..10 {
        login(&format!("Name {number}"), "wrong horse").await.refused(401, "wrong_login");
    }
    login("Name 10", "wrong horse").await.refused(429, "too_many_requests");
}

#[tokio::test]
async fn a_refused_login_for_one_name_does_not_count_for_others() {
    let site = Site::with(Settings { login_attempts: Some(2), ..Settings::default() }, server::http::app).await;
    let login = async |name: &str| {
        site.browser().post("/api/session", json!({ "name": name, "password": "wrong horse" })).await
    };
    for _ in 0..2 {
        login("Anna").await.refused(401, "wrong_login");
    }
    for _ in 0..20 {
        login("Anna").await.refused(429, "too_many_requests");
    }
    for number in 0..8 {
        login(&format!("Name {number}")).await.refused(401, "wrong_login");
    }
    login("Name 8").await.refused(429, "too_many_requests");
}

#[tokio::test]
async fn logins_are_limited() {
    let settings = Settings { logins: Some(2), trust_proxy: Some(true), ..Settings::default() };
    let site = Site::with(settings, server::http::app).await;
    let from = |address: &str| site.browser().saying("x-forwarded-for", address);
    let anna = from("192.0.2.1");
    let names: Vec<_> =
        ["Anna".to_owned()].into_iter().chain((0..10).map(|number| format!("Friend {number}"))).collect();
    for name in &names {
        let account = json!({ "name": name, "password": "correct horse" });
        from("192.0.2.1").post("/api/accounts", account).await.ok(201);
    }
    let login = async |browser: &crate::site::Browser, name: &str| {
        browser.post("/api/session", json!({ "name": name, "password": "correct horse" })).await
    };
    for _ in 0..2 {
        login(&anna, "Anna").await.ok(200);
    }
    let refused = login(&from("192.0.2.2"), "Anna").await;
    refused.refused(429, "too_many_requests");
    assert_eq!(refused.header("retry-after"), "1800");
    anna.get("/api/me").await.ok(200);
    let change = json!({ "old": "correct horse", "new": "battery staple" });
    anna.call("PUT", "/api/me/password", change).await.refused(429, "too_many_requests");
    // Ten times as many from one address; the refused one also counts.
    for name in &names[1..9] {
        for _ in 0..2 {
            login(&from("192.0.2.1"), name).await.ok(200);
        }
    }
    login(&from("192.0.2.1"), &names[9]).await.ok(200);
    login(&from("192.0.2.1"), &names[10]).await.refused(429, "too_many_requests");
    login(&from("192.0.2.3"), &names[10]).await.ok(200);
    site.clock.advance(Duration::from_secs(1800));
    login(&from("192.0.2.1"), "Anna").await.ok(200);
}

#[tokio::test]
async fn wrong_passwords_of_a_stranger_do_not_lock_the_owner_out() {
    let settings = Settings { login_attempts: Some(2), trust_proxy: Some(true), ..Settings::default() };
    let site = Site::with(settings, server::http::app).await;
    let from = |address: &str| site.browser().saying("x-forwarded-for", address);
    let owner = from("192.0.2.1");
    owner.post("/api/accounts", json!({ "name": "Anna", "password": "correct horse" })).await.ok(201);
    let wrong = json!({ "name": "Anna", "password": "wrong horse" });
    for _ in 0..2 {
        from("192.0.2.66").post("/api/session", wrong.clone()).await.refused(401, "wrong_login");
    }
    from("192.0.2.66").post("/api/session", wrong).await.refused(429, "too_many_requests");
    owner.post("/api/session", json!({ "name": "Anna", "password": "correct horse" })).await.ok(200);
}

#[tokio::test]
async fn new_guests_are_limited() {
    let site = Site::with(Settings { new_accounts: Some(2), ..Settings::default() }, server::http::app).await;
    for _ in 0..2 {
        site.browser().post("/api/guests", json!({})).await.ok(201);
    }
    let refused = site.browser().post("/api/guests", json!({})).await;
    refused.refused(429, "too_many_accounts");
    assert!(refused.text.contains("log in"), "there is a way out: {refused:?}");
    assert_eq!(refused.header("retry-after"), "1800");
}

#[tokio::test]
async fn networks_of_an_ipv6_site_share_a_larger_allowance() {
    let settings = Settings { new_accounts: Some(1), trust_proxy: Some(true), ..Settings::default() };
    let site = Site::with(settings, server::http::app).await;
    let come_from =
        async |address: String| site.browser().saying("x-forwarded-for", address).post("/api/guests", json!({})).await;
    for network in 0..16 {
        come_from(format!("2001:db8:1:{network:x}::1")).await.ok(201);
    }
    come_from("2001:db8:1:1000::1".to_owned()).await.refused(429, "too_many_accounts");
    come_from("2001:db8:2::1".to_owned()).await.ok(201);
}

#[tokio::test]
async fn a_panic_or_a_hanging_request_does_not_stop_the_server() {
    let settings = Settings { request_timeout: NonZeroU64::new(1), ..Settings::default() };
    let site = Site::with(settings, server::http::troubled).await;
    let visitor = site.browser();
    visitor.get("/panic").await.refused(500, "internal");
    visitor.get("/forever").await.refused(503, "timeout");
    visitor.get("/panic").await.refused(500, "internal");
}
