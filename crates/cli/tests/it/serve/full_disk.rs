//! A disk that fills up while people play and is freed again.
//!
//! The test limits the size of the server's files, which needs no privileges: the system refuses writes as on a full
//! disk.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, WebSocket};

use super::*;

const TABLE: &str = r#"{"options":{"game":"qin","players":2},"seats":["me",{"bot":"level:1"}]}"#;

impl Site {
    /// Limits the size of the server's files.
    fn limit_files(&self, limit: &str) {
        let (id, limit) = (self.0.id().to_string(), format!("--fsize={limit}:unlimited"));
        let set = Command::new("prlimit").args(["--pid", &id, &limit]).status();
        assert!(set.unwrap().success(), "prlimit is part of util-linux");
    }

    fn begin(&self, opened: &str, cookie: &str) -> String {
        let body = body(opened);
        let (id, version) = (body["id"].as_str().unwrap(), &body["version"]);
        let begin = format!(r#"{{"seen":{version},"command":{{"do":"begin"}}}}"#);
        self.ask(&format!(
            "POST /api/tables/{id}/do HTTP/1.1\ncontent-type: application/json\ncookie: {cookie}\n\n{begin}"
        ))
    }

    /// Connects to a table.
    fn watch(&self, table: &str, cookie: &str) -> Live {
        let address = format!("ws://{}/api/tables/{table}/live", self.0.address);
        let mut request = address.into_client_request().unwrap();
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
        let stream = TcpStream::connect(self.0.address).unwrap();
        stream.set_read_timeout(Some(std::time::Duration::from_secs(60))).unwrap();
        Live(tokio_tungstenite::tungstenite::client(request, stream).unwrap().0)
    }

    fn open_table(&self, cookie: &str) -> String {
        self.ask(&format!("POST /api/tables HTTP/1.1\ncontent-type: application/json\ncookie: {cookie}\n\n{TABLE}"))
    }
}

/// A player's live connection.
struct Live(WebSocket<TcpStream>);

impl Live {
    /// Waits for a message of one of these types.
    fn hear(&mut self, kinds: &[&str]) -> Value {
        loop {
            let Message::Text(text) = self.0.read().unwrap() else { continue };
            let message: Value = serde_json::from_str(&text).unwrap();
            if kinds.contains(&message["type"].as_str().unwrap()) {
                return message;
            }
        }
    }

    /// Begins the match and returns the answer.
    fn begin(&mut self, seen: &Value) -> Value {
        let wanted = json!({ "type": "do", "id": 1, "seen": seen, "command": { "do": "begin" } });
        self.0.send(Message::text(wanted.to_string())).unwrap();
        self.hear(&["done", "refused"])
    }
}

/// Returns the body of an answer.
fn body(answer: &str) -> Value {
    serde_json::from_str(answer.rsplit("\r\n\r\n").next().unwrap()).unwrap()
}

fn guest_answer(site: &Site) -> String {
    site.ask("POST /api/guests HTTP/1.1\ncontent-type: application/json\n\n{}")
}

/// Creates a guest and returns the cookie.
fn guest(site: &Site) -> String {
    let answer = guest_answer(site);
    let cookie = answer.lines().find_map(|line| line.to_lowercase().starts_with("set-cookie:").then(|| &line[11..]));
    cookie.unwrap_or_else(|| panic!("{answer}")).split(';').next().unwrap().trim().to_owned()
}

#[test]
fn a_full_disk_is_reported_and_play_continues_once_there_is_space() {
    let folder = Folder::new();
    let program = folder.path().join("mandate");
    // A process that ignores this signal is told about the limit by its writes, as on a full disk.
    fs::write(&program, format!("#!/bin/sh\ntrap '' XFSZ\nexec {PROGRAM} \"$@\"\n")).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    let data = folder.path().join("data");
    let surroundings = Surroundings { log: Some(folder.path().join("log")), ..Surroundings::default() };
    let site = Site(Server::start_in(&surroundings, &program, &data, None));
    let cookie = guest(&site);
    let table = site.open_table(&cookie);
    assert!(table.starts_with("HTTP/1.1 201"), "{table}");

    let mut live = site.watch(body(&table)["id"].as_str().unwrap(), &cookie);
    let seen = live.hear(&["update"])["look"]["version"].clone();

    let written = fs::metadata(data.join("mandate.sqlite-wal")).unwrap().len();
    site.limit_files(&written.to_string());
    for refused in
        [site.open_table(&cookie), site.begin(&table, &cookie), guest_answer(&site), site.ask("GET /healthz HTTP/1.1")]
    {
        assert!(refused.starts_with("HTTP/1.1 503") && refused.contains("\"cannot_save\""), "{refused}");
    }
    let refused = live.begin(&seen);
    assert_eq!(refused["error"]["code"], "cannot_save", "{refused}");
    let lobby = site.ask(&format!("GET /api/lobby HTTP/1.1\ncookie: {cookie}"));
    assert!(lobby.starts_with("HTTP/1.1 200"), "reading still works: {lobby}");

    site.limit_files("unlimited");
    let begun = live.begin(&seen);
    assert_eq!(begun["type"], "done", "the connection is still there: {begun}");
    let opened = site.open_table(&cookie);
    assert!(opened.starts_with("HTTP/1.1 201"), "{opened}");
    // What was refused a moment ago counts for a while.
    let is_healthy = |_| {
        std::thread::sleep(std::time::Duration::from_millis(100));
        site.ask("GET /healthz HTTP/1.1").starts_with("HTTP/1.1 200")
    };
    assert!((0..100).any(is_healthy), "the server is well again");
}
