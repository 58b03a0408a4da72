//! Invalid requests on raw sockets: each gets an answer or a closed connection, and the server keeps running.

use std::time::Duration;

use serde_json::json;
use server::config::Settings;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::site::Site;

const LONG: Duration = Duration::from_secs(20);

/// Sends bytes, closes the sending side and reads to the end.
async fn cut_off(site: &Site, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(site.address).await.unwrap();
    let _ = stream.write_all(bytes).await;
    let _ = stream.shutdown().await;
    rest(&mut stream).await
}

/// Sends bytes and reads until the server closes the connection.
async fn all(site: &Site, bytes: &[u8]) -> String {
    let mut stream = TcpStream::connect(site.address).await.unwrap();
    let _ = stream.write_all(bytes).await;
    rest(&mut stream).await
}

/// Reads until the server closes the connection.
async fn rest(stream: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    let _ = tokio::time::timeout(LONG, stream.read_to_end(&mut answer)).await.expect("the connection ends");
    String::from_utf8_lossy(&answer).into_owned()
}

/// Returns the statuses in an answer.
fn statuses(answer: &str) -> Vec<&str> {
    answer.split("HTTP/1.1 ").skip(1).map(|rest| &rest[..3]).collect()
}

#[tokio::test]
async fn invalid_http_is_refused() {
    let site = Site::new().await;
    let long = format!("GET /{} HTTP/1.1\r\nhost: localhost\r\n\r\n", "a".repeat(20_000));
    let many = format!("GET / HTTP/1.1\r\nhost: localhost\r\n{}\r\n", "x: y\r\n".repeat(2_000));
    let cases: &[&[u8]] = &[
        b"",
        b"\0\0\0\0",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"hello\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\nhost localhost\n\n",
        b"G\xffT / HTTP/1.1\r\nhost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: localhost\r\n bad: x\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nhost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: localhost\r\nx: a\x00b\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: localhost\r\nhost : x\r\n\r\n",
        long.as_bytes(),
        many.as_bytes(),
    ];
    for case in cases {
        let answer = cut_off(&site, case).await;
        let refused = statuses(&answer).iter().all(|status| status.starts_with('4'));
        assert!(refused, "{:?}: {answer}", String::from_utf8_lossy(&case[..case.len().min(80)]));
    }
    site.browser().get("/healthz").await.ok(200);
}

#[tokio::test]
async fn contradictory_lengths_smuggle_nothing() {
    let site = Site::new().await;
    let smuggled = "GET /api/smuggled HTTP/1.1\r\nhost: localhost\r\n\r\n";
    let head = "POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";
    for lengths in [
        "content-length: 2\r\ntransfer-encoding: chunked\r\n",
        "content-length: 2\r\ncontent-length: 60\r\n",
        "content-length: +2\r\n",
        "content-length: 2, 60\r\n",
        "content-length: -1\r\n",
        "content-length: 99999999999999999999\r\n",
        "transfer-encoding: chunked, identity\r\n",
        "transfer-encoding: xchunked\r\n",
    ] {
        let answer = cut_off(&site, format!("{head}{lengths}\r\n{{}}{smuggled}").as_bytes()).await;
        assert!(statuses(&answer).len() <= 1, "{lengths}: {answer}");
        assert!(!answer.contains("no_route"), "{lengths}: {answer}");
    }
    for chunks in ["zz\r\n{}\r\n0\r\n\r\n", "2\r\n{}xx0\r\n\r\n", "ffffffffffffffff1\r\n{}", "-2\r\n{}\r\n0\r\n\r\n"] {
        let answer =
            cut_off(&site, format!("{head}transfer-encoding: chunked\r\n\r\n{chunks}{smuggled}").as_bytes()).await;
        assert!(statuses(&answer).iter().all(|status| status.starts_with('4')), "{chunks}: {answer}");
        assert!(!answer.contains("no_route"), "{chunks}: {answer}");
    }
}

#[tokio::test]
async fn a_refusal_before_the_body_ends_the_connection_and_says_so() {
    let site = Site::new().await;
    for (path, header, status) in [
        ("/api/guests", "origin: http://evil.example", "403"),
        ("/api/nothing", "x: y", "404"),
        ("/api/me", "x: y", "405"),
        ("/api/guests", "content-type: text/plain", "415"),
        ("/api/tables/zzz/do", "content-type: application/json", "404"),
    ] {
        let mut stream = TcpStream::connect(site.address).await.unwrap();
        let head = format!("POST {path} HTTP/1.1\r\nhost: localhost\r\n{header}\r\ncontent-length: 15\r\n\r\n");
        stream.write_all(head.as_bytes()).await.unwrap();
        // The body never arrives: the answer doesn't wait for it.
        let answer = rest(&mut stream).await.to_lowercase();
        assert_eq!(statuses(&answer.to_uppercase()), [status], "{path} {header}: {answer}");
        assert!(answer.contains("\r\nconnection: close\r\n"), "{path} {header}: {answer}");
    }
}

#[tokio::test]
async fn data_after_a_refused_body_is_not_a_request() {
    let site = Site::new().await;
    let inner = "GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n";
    let length = inner.len();
    let refused =
        format!("POST /api/guests HTTP/1.1\r\nhost: localhost\r\norigin: null\r\ncontent-length: {length}\r\n\r\n");
    let answer = all(&site, format!("{refused}{inner}").as_bytes()).await;
    assert_eq!(statuses(&answer), ["403"], "{answer}");
}

#[tokio::test]
async fn pipelined_requests_are_answered_in_order() {
    let site = Site::new().await;
    let guest =
        "POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}";
    let nothing = "GET /api/nothing HTTP/1.1\r\nhost: localhost\r\n\r\n";
    let health = "GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
    let answer = all(&site, format!("{guest}{nothing}{health}").as_bytes()).await;
    assert_eq!(statuses(&answer), ["201", "404", "200"], "{answer}");
    assert_eq!(answer.to_lowercase().matches("connection: close").count(), 1, "only the last one ends it: {answer}");
}

#[tokio::test]
async fn head_requests_have_no_body_and_change_nothing() {
    let site = Site::new().await;
    for path in ["/healthz", "/api/lobby", "/", "/api/nothing"] {
        let answer =
            all(&site, format!("HEAD {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n").as_bytes())
                .await;
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(body.is_empty(), "{path}: {answer}");
        assert!(head.starts_with("HTTP/1.1 2") || head.starts_with("HTTP/1.1 404"), "{path}: {answer}");
    }
    for method in ["OPTIONS", "TRACE", "PROPFIND", "get"] {
        let answer = all(
            &site,
            format!("{method} /api/guests HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\nx-echo: hush\r\n\r\n")
                .as_bytes(),
        )
        .await;
        assert_eq!(statuses(&answer), ["405"], "{method}: {answer}");
        assert!(!answer.contains("hush") && !answer.to_lowercase().contains("access-control"), "{method}: {answer}");
    }
}

#[tokio::test]
async fn no_input_is_echoed_in_a_header() {
    let public_url = Some("https://example.org/mandate".parse().unwrap());
    let site = Site::with(Settings { public_url, ..Settings::default() }, server::http::app).await;
    for path in [
        "/%0d%0aset-cookie:x=1",
        "/mandate%0d%0aset-cookie:x=1",
        "//evil.example",
        "/mandate//evil.example/..",
        "/..%2f..%2fetc/passwd",
    ] {
        let answer =
            all(&site, format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").as_bytes()).await;
        let head = answer.split("\r\n\r\n").next().unwrap().to_lowercase();
        assert!(
            !head.contains("set-cookie") && !head.contains("location:") && !head.contains("evil"),
            "{path}: {head}"
        );
        assert!(!answer.contains("root:"), "{path}");
    }
    let odd = site.browser().saying("cookie", "mandate=\"; Path=/x; mandate=%0d%0a; =; ;;");
    let _ = odd.get("/api/me").await;
    odd.saying("origin", "https://example.org")
        .post("/api/guests", json!({ "name": "a\r\nset-cookie: x=1" }))
        .await
        .refused(422, "bad_name");
}
