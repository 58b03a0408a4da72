//! Requests with other host names are refused.

use serde_json::json;
use server::config::Settings;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::site::Site;

/// Sends a raw request and returns the answer.
async fn raw(site: &Site, head: &str) -> String {
    let mut stream = TcpStream::connect(site.address).await.unwrap();
    stream.write_all(format!("{head}connection: close\r\n\r\n").as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

async fn asked_for(site: &Site, host: &str) -> String {
    raw(site, &format!("GET /api/lobby HTTP/1.1\r\nhost: {host}\r\n")).await
}

#[tokio::test]
async fn a_foreign_domain_pointed_at_the_server_is_refused() {
    let site = Site::new().await;
    for host in ["evil.example", "evil.example:7700", "127.0.0.1.evil.example", "evil.example.", "a@127.0.0.1"] {
        let answer = asked_for(&site, host).await;
        assert!(answer.starts_with("HTTP/1.1 421") && answer.contains("\"unknown_host\""), "{host}: {answer}");
        assert!(answer.contains("public-url") && answer.contains("allowed-hosts"), "it says what to set: {answer}");
        assert!(!answer.contains("evil"), "nothing is echoed");
    }
    let rebound = "POST /api/guests HTTP/1.1\r\nhost: evil.example\r\norigin: http://evil.example\r\n\
                   content-type: application/json\r\ncontent-length: 0\r\n";
    assert!(raw(&site, rebound).await.starts_with("HTTP/1.1 421"));
    for head in [
        "GET http://evil.example/api/lobby HTTP/1.1\r\nhost: localhost\r\n",
        "GET /api/lobby HTTP/1.1\r\nhost: localhost\r\nhost: evil.example\r\n",
    ] {
        let answer = raw(&site, head).await;
        assert!(answer.starts_with("HTTP/1.1 4"), "{answer}");
    }
    let mut answers = Vec::new();
    for host in ["127.0.0.1:7700", "[::1]:7700", "192.168.1.7", "localhost:7700", "mandate.localhost"] {
        answers.push(asked_for(&site, host).await);
    }
    assert!(answers.iter().all(|answer| answer.starts_with("HTTP/1.1 200")), "{answers:?}");
}

#[tokio::test]
async fn a_proxy_header_does_not_allow_a_foreign_host() {
    let site = Site::new().await;
    let forwarded = "GET /api/lobby HTTP/1.1\r\nhost: evil.example\r\nx-forwarded-host: localhost\r\n";
    assert!(raw(&site, forwarded).await.starts_with("HTTP/1.1 421"));
}

#[tokio::test]
async fn configured_hosts_are_answered() {
    let allowed_hosts = Some(vec!["games.example.org".parse().unwrap()]);
    let site = Site::with(Settings { allowed_hosts, ..Settings::default() }, server::http::app).await;
    assert!(asked_for(&site, "games.example.org:7700").await.starts_with("HTTP/1.1 200"));
    assert!(asked_for(&site, "example.org").await.starts_with("HTTP/1.1 421"));
    // With a public URL, a proxy may send any host.
    let public_url = Some("https://play.example.org".parse().unwrap());
    let site = Site::with(Settings { public_url, ..Settings::default() }, server::http::app).await;
    assert!(asked_for(&site, "upstream").await.starts_with("HTTP/1.1 200"));
    let rebound = site.browser().saying("origin", "http://evil.example");
    rebound.post("/api/guests", json!({})).await.refused(403, "cross_site");
}

#[tokio::test]
async fn health_checks_work_with_any_host_name() {
    let site = Site::new().await;
    let answer = raw(&site, "GET /healthz HTTP/1.1\r\nhost: mandate\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}
