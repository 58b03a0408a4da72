//! Health, metrics, headers, the OpenAPI document and shutdown.

use std::time::Duration;

use serde_json::{Value, json};
use server::config::{Config, Settings};
use server::connections::Connections;
use server::serve::{App, serve};
use server::store::Target;
use sqlx::{Connection, SqliteConnection};
use testing::fixtures::Folder;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use crate::site::{Browser, Site};
use crate::world::World;

#[tokio::test]
async fn health_asks_the_database() {
    let site = Site::new().await;
    assert_eq!(site.browser().get("/healthz").await.ok(200).json(), json!({ "status": "ok" }));
    site.state.store.close().await;
    site.browser().get("/healthz").await.refused(503, "unavailable");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn health_does_not_wait_for_a_database_that_hangs() {
    let world = World::sqlite().await;
    let site = Site::over(world.another().await).await;
    let Target::Sqlite(file) = &world.target else { unreachable!() };
    let mut other = SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    // SQLite itself waits twice as long for another writer.
    let ask = || async {
        let answer = tokio::time::timeout(Duration::from_secs(5), site.browser().get("/healthz")).await;
        answer.expect("nobody waits for the database").refused(503, "unavailable");
    };
    futures_util::future::join_all((0..20).map(|_| ask())).await;
    ask().await;
    sqlx::raw_sql("COMMIT").execute(&mut other).await.unwrap();
    while site.browser().get("/healthz").await.status != 200 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    site.stop().await;
}

#[tokio::test]
async fn requests_are_counted_by_route_and_status() {
    let site = Site::new().await;
    site.browser().get("/api/me").await.refused(401, "not_logged_in");
    site.browser().get("/api/secret-path").await.refused(404, "no_route");
    let metrics = site.browser().get("/metrics").await.ok(200);
    assert!(metrics.header("content-type").starts_with("text/plain"));
    for line in [
        r#"mandate_requests_total{route="/api/me",method="GET",status="401"}"#,
        r#"mandate_requests_total{route="none",method="GET",status="404"}"#,
        r#"mandate_request_seconds_bucket{route="/api/me","#,
        "mandate_connections ",
    ] {
        assert!(metrics.text.contains(line), "{line} is not in\n{}", metrics.text);
    }
    assert!(!metrics.text.contains("secret-path"));
    let without = Site::with(Settings { metrics: Some(false), ..Settings::default() }, server::http::app).await;
    without.browser().get("/metrics").await.refused(404, "no_route");
}

#[tokio::test]
async fn every_answer_has_security_headers_and_an_id() {
    let site = Site::new().await;
    let mut ids = Vec::new();
    for path in ["/healthz", "/api/nothing", "/api/me"] {
        let answer = site.browser().get(path).await;
        let policy = answer.header("content-security-policy");
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';") && policy.contains("frame-ancestors 'none'"));
        assert!(!policy.contains("unsafe-inline"));
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
        assert_eq!(answer.header("referrer-policy"), "same-origin");
        ids.push(answer.header("x-request-id").to_owned());
    }
    ids.sort_unstable();
    ids.dedup();
    assert!(ids.len() == 3 && ids.iter().all(|id| id.len() == 16), "{ids:?}");
}

#[tokio::test]
async fn every_documented_route_answers() {
    let site = Site::new().await;
    let document = site.browser().get("/api/openapi.json").await.ok(200).json();
    let paths = document["paths"].as_object().unwrap();
    let mut operations = 0;
    for (path, methods) in paths {
        let item = methods.as_object().unwrap();
        for (method, operation) in item {
            let answer =
                site.browser().call(&method.to_uppercase(), &path.replace("{id}", "7g2k4m9qx0ra"), json!({})).await;
            let there = answer.status != 405 && (answer.status != 404 || !answer.text.contains("\"no_route\""));
            assert!(there, "{method} {path}: {answer:?}");
            let documented = operation["responses"].as_object().unwrap();
            assert!(documented.contains_key(answer.status.as_str()), "{method} {path}: {}", answer.status);
            assert!(operation["description"].is_string() || operation["summary"].is_string(), "{method} {path}");
            operations += 1;
        }
        // An undocumented method isn't served.
        let undocumented =
            ["get", "put", "post", "patch", "delete"].into_iter().filter(|method| !item.contains_key(*method));
        for method in undocumented {
            let answer =
                site.browser().call(&method.to_uppercase(), &path.replace("{id}", "7g2k4m9qx0ra"), json!({})).await;
            answer.refused(405, "method_not_allowed");
        }
    }
    assert_eq!(operations, 30);
    assert_references(&document, &document);
}

#[tokio::test]
async fn a_starting_server_says_so_for_every_request() {
    let site = Site::new().await;
    let document = site.browser().get("/api/openapi.json").await.ok(200).json();
    let folder = Folder::new();
    let settings = Settings { data: Some(folder.path().to_owned()), ..Settings::default() };
    let connections = Connections::from_config(&Config::load(settings).unwrap());
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(serve(listener, App::starting(), connections, std::future::pending(), Duration::ZERO));
    let browser = Browser { address, ..site.browser() };
    for (path, methods) in document["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let path = path.replace("{id}", "7g2k4m9qx0ra");
            for path in [path.clone(), format!("/mandate{path}")] {
                let answer = browser.call(&method.to_uppercase(), &path, json!({ "name": "Anna" })).await;
                answer.refused(503, "starting");
                assert_eq!(answer.header("retry-after"), "1");
                // The body wasn't read, so the connection can't be reused.
                assert_eq!(answer.header("connection"), "close", "{method} {path}");
            }
        }
    }
    let answer = browser.get("/t/7g2k4m9qx0ra").await;
    answer.refused(503, "starting");
    assert_eq!(answer.header("connection"), "");
}

#[tokio::test]
async fn every_documented_body_has_a_schema() {
    let site = Site::new().await;
    let document = site.browser().get("/api/openapi.json").await.ok(200).json();
    let schemas = bodies(&document["paths"]).chain(document["components"]["schemas"].as_object().unwrap().values());
    let mut count = 0;
    for schema in schemas {
        assert_described(schema, schema);
        count += 1;
    }
    assert!(count > 100, "{count} schemas");
}

/// The schemas of everything that is sent and answered.
fn bodies(part: &Value) -> Box<dyn Iterator<Item = &Value> + '_> {
    match part {
        Value::Object(fields) => Box::new(fields.iter().flat_map(|(name, field)| match name.as_str() {
            "content" => Box::new(field.as_object().unwrap().values().map(|media| &media["schema"])),
            _ => bodies(field),
        })),
        Value::Array(parts) => Box::new(parts.iter().flat_map(bodies)),
        _ => Box::new(std::iter::empty()),
    }
}

/// No schema takes just anything: an object says which fields it has, or what those are that it doesn't name.
fn assert_described(schema: &Value, whole: &Value) {
    let fields = schema.as_object().unwrap_or_else(|| panic!("no schema in {whole}"));
    let says = ["$ref", "type", "oneOf", "anyOf", "allOf", "enum"].iter().any(|word| fields.contains_key(*word));
    assert!(says, "{schema} takes anything, in {whole}");
    let known = ["properties", "additionalProperties", "oneOf", "allOf"].iter().any(|word| fields.contains_key(*word));
    assert!(schema["type"] != "object" || known, "{schema} is any object, in {whole}");
    let parts = ["oneOf", "anyOf", "allOf"].iter().flat_map(|word| fields.get(*word).and_then(Value::as_array));
    parts.flatten().for_each(|part| assert_described(part, whole));
    if let Some(properties) = fields.get("properties").and_then(Value::as_object) {
        properties.values().for_each(|part| assert_described(part, whole));
    }
    if let Some(items) = fields.get("items").filter(|items| items.is_object()) {
        assert_described(items, whole);
    }
}

/// Checks that no reference in the document is dangling.
fn assert_references(document: &Value, part: &Value) {
    match part {
        Value::Object(fields) => {
            if let Some(reference) = fields.get("$ref").and_then(Value::as_str) {
                assert!(document.pointer(&reference[1..]).is_some(), "{reference}");
            }
            fields.values().for_each(|field| assert_references(document, field));
        }
        Value::Array(parts) => parts.iter().for_each(|part| assert_references(document, part)),
        _ => {}
    }
}

#[tokio::test]
async fn a_running_request_finishes_when_the_server_stops() {
    let site = Site::new().await;
    let mut stream = tokio::net::TcpStream::connect(site.address).await.unwrap();
    let body = r#"{"name":"Anna"}"#;
    let head = "POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 15\r\n\
                expect: 100-continue\r\n\r\n";
    stream.write_all(head.as_bytes()).await.unwrap();
    // The server is waiting for the body now.
    let mut go_on = [0; 25];
    stream.read_exact(&mut go_on).await.unwrap();
    assert_eq!(&go_on, b"HTTP/1.1 100 Continue\r\n\r\n");
    let state = site.state.clone();
    let stopping = tokio::spawn(site.stop());
    tokio::task::yield_now().await;
    stream.write_all(body.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    stopping.await.unwrap();
    assert!(state.store.ping().await.is_err(), "the store is closed");
}
