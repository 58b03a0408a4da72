//! Limits on connections and on the size of a request's head.

use std::time::Duration;

use server::config::Settings;
use server::connections::Connections;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::player::{Live, guest, open, qin};
use crate::site::Site;

async fn limited(address_connections: Option<usize>, connections: Option<usize>, trust_proxy: bool) -> Site {
    let settings = Settings { address_connections, connections, trust_proxy: Some(trust_proxy), ..Settings::default() };
    Site::with(settings, server::http::app).await
}

/// Requests a page on a connection that stays open, and returns the start of the answer.
async fn ask(stream: &mut TcpStream) -> String {
    let _ = stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").await;
    let mut start = vec![0; 12];
    stream.read_exact(&mut start).await.unwrap();
    String::from_utf8(start).unwrap()
}

/// Connects, sends nothing and reads to the end.
async fn refusal(site: &Site) -> String {
    let mut stream = TcpStream::connect(site.address).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

fn is_refusal(answer: &str) {
    assert!(answer.starts_with("HTTP/1.1 503 "), "{answer}");
    let (_, body) = answer.split_once("\r\n\r\n").unwrap();
    assert!(answer.contains(&format!("content-length: {}\r\n", body.len())), "{answer}");
    let error: serde_json::Value = serde_json::from_str(body).unwrap();
    assert_eq!(error["error"]["code"], "too_many_connections");
}

#[tokio::test]
async fn a_head_that_is_too_large_is_refused() {
    let site = Site::new().await;
    let mut stream = TcpStream::connect(site.address).await.unwrap();
    // Half a request head: without a timeout the server would wait for the rest.
    let head = format!("GET / HTTP/1.1\r\nhost: localhost\r\nx-padding: {}", "x".repeat(17_000));
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut start = vec![0; 12];
    stream.read_exact(&mut start).await.unwrap();
    assert_eq!(start, b"HTTP/1.1 431");
    site.browser().saying("x-padding", "x".repeat(12_000)).get("/healthz").await.ok(200);
}

/// Takes ten seconds: the server's timeout.
#[tokio::test]
async fn silent_and_half_sent_requests_are_cut_off() {
    let site = limited(Some(3), None, false).await;
    let said: [&[u8]; 3] =
        [b"", b"GET /healthz HTTP/1.1\r\nhost: local", b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n"];
    let mut streams = Vec::new();
    for said in said {
        let mut stream = TcpStream::connect(site.address).await.unwrap();
        stream.write_all(said).await.unwrap();
        streams.push(stream);
    }
    is_refusal(&refusal(&site).await);
    for stream in &mut streams {
        stream.read_to_end(&mut Vec::new()).await.unwrap();
    }
    let mut next = TcpStream::connect(site.address).await.unwrap();
    assert_eq!(ask(&mut next).await, "HTTP/1.1 200", "there is room again");
}

#[tokio::test]
async fn connections_are_limited_per_address() {
    let site = limited(Some(2), None, false).await;
    let mut held = Vec::new();
    for _ in 0..2 {
        let mut stream = TcpStream::connect(site.address).await.unwrap();
        assert_eq!(ask(&mut stream).await, "HTTP/1.1 200");
        held.push(stream);
    }
    is_refusal(&refusal(&site).await);
    drop(held.pop());
    // The server notices a closed connection a little later.
    loop {
        let mut stream = TcpStream::connect(site.address).await.unwrap();
        if ask(&mut stream).await == "HTTP/1.1 200" {
            break;
        }
    }
}

#[tokio::test]
async fn connections_are_limited_in_total() {
    let site = limited(None, Some(1), true).await;
    let mut held = TcpStream::connect(site.address).await.unwrap();
    assert_eq!(ask(&mut held).await, "HTTP/1.1 200");
    is_refusal(&refusal(&site).await);
}

#[tokio::test]
async fn a_live_connection_counts_until_it_ends() {
    let site = limited(Some(2), None, false).await;
    let anna = guest(&site, "Anna").await;
    let table = open(&anna, qin(2), serde_json::json!(["me", "open"])).await;
    let _live = Live::connect(&anna, &table, None).await;
    let mut held = TcpStream::connect(site.address).await.unwrap();
    assert_eq!(ask(&mut held).await, "HTTP/1.1 200");
    is_refusal(&refusal(&site).await);
}

#[tokio::test]
async fn behind_a_proxy_live_connections_count_by_client() {
    let site = limited(Some(1), None, true).await;
    let anna = guest(&site, "Anna").await;
    let table = open(&anna, qin(2), serde_json::json!(["me", "open"])).await;
    let client = |address: &str| site.browser().saying("x-forwarded-for", address);
    let _first = Live::connect(&client("192.0.2.1"), &table, None).await;
    let _other = Live::connect(&client("192.0.2.2"), &table, None).await;
    let refused = Live::dial(&client("192.0.2.1"), &table, None).await;
    match refused.err() {
        Some(tokio_tungstenite::tungstenite::Error::Http(answer)) => assert_eq!(answer.status(), 429),
        other => panic!("{other:?}"),
    }
    client("192.0.2.1").get("/healthz").await.ok(200);
}

#[tokio::test]
async fn a_client_that_reads_nothing_is_cut_off_and_makes_room() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let large = axum::Router::new().route("/large", axum::routing::get(async || vec![b' '; 64 << 20]));
    let connections = Connections::new(1, 1);
    let patience = (Duration::from_secs(1), Duration::from_millis(200));
    let serving = server::serve::serve_within(listener, large, connections.clone(), std::future::pending(), patience);
    tokio::spawn(serving);
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(b"GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
    let mut start = [0; 12];
    stream.read_exact(&mut start).await.unwrap();
    assert_eq!(&start, b"HTTP/1.1 200");
    let room = async {
        while connections.admit(address.ip()).is_none() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), room).await.expect("the connection ends");
    let (mut rest, mut buffer) = (0, vec![0; 1 << 20]);
    while let Ok(bytes @ 1..) = stream.read(&mut buffer).await {
        rest += bytes;
    }
    assert!(rest < 64 << 20, "the answer was not sent to its end");
}
