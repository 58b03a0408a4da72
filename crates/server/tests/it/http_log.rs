//! Log entries about clients, and the fail2ban filter for them.

use std::io::Write;
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use server::config::Settings;

use crate::site::Site;

/// A log that tests read.
#[derive(Clone, Default)]
pub(crate) struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Log {
    /// Records the log of this thread, where these tests run, in the program's format.
    fn listen(&self) -> tracing::subscriber::DefaultGuard {
        let writer = self.clone();
        let lines = tracing_subscriber::fmt().json().flatten_event(true).with_max_level(tracing::Level::INFO);
        tracing::subscriber::set_default(lines.with_writer(move || writer.clone()).finish())
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }

    fn lines(&self) -> Vec<String> {
        self.text().lines().map(str::to_owned).collect()
    }
}

/// Returns the address that the documented filter finds in a line.
fn banned(line: &str) -> Option<&str> {
    let documented = include_str!("../../../../docs/hosting.md");
    let expression =
        documented.lines().find_map(|line| line.trim().strip_prefix("failregex = ")).expect("there is a filter");
    // The filter is plain text except for the address, so this is enough to apply it.
    let (before, after) = expression.split_once("<ADDR>").unwrap();
    assert!(![before, after].iter().any(|part| part.contains(['\\', '.', '*', '[', '(', '^', '$'])), "{expression}");
    let rest = &line[line.find(before)? + before.len()..];
    Some(&rest[..rest.find(after)?])
}

#[tokio::test]
async fn the_documented_filter_finds_failed_logins_and_nothing_else() {
    let log = Log::default();
    let _guard = log.listen();
    let site = Site::with(Settings { trust_proxy: Some(true), ..Settings::default() }, server::http::app).await;
    let from = |address: &str| site.browser().saying("x-forwarded-for", address);
    let owner = from("192.0.2.1");
    owner.post("/api/accounts", json!({ "name": "Anna", "password": "correct horse" })).await.ok(201);
    owner.post("/api/session", json!({ "name": "Anna", "password": "correct horse" })).await.ok(200);
    let wrong = json!({ "name": "Anna", "password": "wrong horse" });
    from("192.0.2.66").post("/api/session", wrong.clone()).await.refused(401, "wrong_login");
    from("2001:db8::66").post("/api/session", wrong).await.refused(401, "wrong_login");
    // A name can't inject another address into the log.
    let forged = r#"x","client":"1.1.1.1","#;
    let _ = from("192.0.2.67").post("/api/session", json!({ "name": forged, "password": "wrong horse" })).await;
    from("192.0.2.68").get("/api/me").await.refused(401, "not_logged_in");
    let lines = log.lines();
    let found: Vec<_> = lines.iter().filter_map(|line| banned(line)).collect();
    assert_eq!(found, ["192.0.2.66", "2001:db8::66", "192.0.2.67"], "{lines:#?}");
    let line: Value = serde_json::from_str(lines.iter().find(|line| banned(line).is_some()).unwrap()).unwrap();
    assert!(line["timestamp"].as_str().is_some_and(|at| at.contains('T')), "fail2ban needs to know when: {line}");
}

#[tokio::test]
async fn a_proxy_that_is_not_trusted_is_warned_about_once() {
    let log = Log::default();
    let _guard = log.listen();
    let site = Site::with(Settings { new_accounts: Some(1), ..Settings::default() }, server::http::app).await;
    let client = |address: &str| site.browser().saying("x-forwarded-for", address);
    let warnings = || log.lines().into_iter().filter(|line| line.contains("X-Forwarded-For")).collect::<Vec<_>>();
    site.browser().get("/healthz").await.ok(200);
    assert!(warnings().is_empty());
    client("192.0.2.1").post("/api/guests", json!({})).await.ok(201);
    client("192.0.2.2").post("/api/guests", json!({})).await.refused(429, "too_many_accounts");
    let told = warnings();
    assert!(told.len() == 1 && told[0].contains("set trust-proxy"), "{told:?}");
    // With a trusted proxy there is nothing to warn about.
    let site = Site::with(Settings { trust_proxy: Some(true), ..Settings::default() }, server::http::app).await;
    site.browser().saying("x-forwarded-for", "192.0.2.1").get("/healthz").await.ok(200);
    assert_eq!(warnings().len(), 1);
}
