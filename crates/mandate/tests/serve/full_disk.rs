//! A disk that fills up while people play, and is freed again.
//!
//! The server's files may not grow beyond a limit, which works without any privileges: the system refuses the
//! write just as a full disk would.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use throwaway::Surroundings;

use super::*;

const TABLE: &str = r#"{"options":{"game":"qin","players":2},"seats":["me",{"bot":"level:1"}]}"#;

impl Site {
    /// Limits how large files of the server may become.
    fn limit_files(&self, limit: &str) {
        let (id, limit) = (self.0.id().to_string(), format!("--fsize={limit}:unlimited"));
        let set = Command::new("prlimit").args(["--pid", &id, &limit]).status();
        assert!(set.unwrap().success(), "prlimit is part of util-linux");
    }

    fn begin(&self, opened: &str, cookie: &str) -> String {
        let body: serde_json::Value = serde_json::from_str(opened.rsplit("\r\n\r\n").next().unwrap()).unwrap();
        let (id, version) = (body["id"].as_str().unwrap(), &body["version"]);
        let begin = format!(r#"{{"seen":{version},"command":{{"do":"begin"}}}}"#);
        self.ask(&format!(
            "POST /api/tables/{id}/do HTTP/1.1\ncontent-type: application/json\ncookie: {cookie}\n\n{begin}"
        ))
    }

    fn open_table(&self, cookie: &str) -> String {
        self.ask(&format!("POST /api/tables HTTP/1.1\ncontent-type: application/json\ncookie: {cookie}\n\n{TABLE}"))
    }
}

fn guest_answer(site: &Site) -> String {
    site.ask("POST /api/guests HTTP/1.1\ncontent-type: application/json\n\n{}")
}

/// The cookie of a new guest.
fn guest(site: &Site) -> String {
    let answer = guest_answer(site);
    let cookie = answer.lines().find_map(|line| line.to_lowercase().starts_with("set-cookie:").then(|| &line[11..]));
    cookie.unwrap_or_else(|| panic!("{answer}")).split(';').next().unwrap().trim().to_owned()
}

#[test]
fn a_full_disk_is_told_and_play_goes_on_when_there_is_room_again() {
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

    let written = fs::metadata(data.join("mandate.sqlite-wal")).unwrap().len();
    site.limit_files(&written.to_string());
    for refused in
        [site.open_table(&cookie), site.begin(&table, &cookie), guest_answer(&site), site.ask("GET /healthz HTTP/1.1")]
    {
        assert!(refused.starts_with("HTTP/1.1 503") && refused.contains("\"cannot_save\""), "{refused}");
    }
    let lobby = site.ask(&format!("GET /api/lobby HTTP/1.1\ncookie: {cookie}"));
    assert!(lobby.starts_with("HTTP/1.1 200"), "reading still works: {lobby}");

    site.limit_files("unlimited");
    let begun = site.begin(&table, &cookie);
    assert!(begun.starts_with("HTTP/1.1 200"), "{begun}");
    let opened = site.open_table(&cookie);
    assert!(opened.starts_with("HTTP/1.1 201"), "{opened}");
    // What was refused a moment ago counts for a while.
    let is_healthy = |_| {
        std::thread::sleep(std::time::Duration::from_millis(100));
        site.ask("GET /healthz HTTP/1.1").starts_with("HTTP/1.1 200")
    };
    assert!((0..100).any(is_healthy), "the server is well again");
}
