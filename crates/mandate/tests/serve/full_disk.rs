//! A disk that fills up while people play, and is freed again.
//!
//! The server's files may not grow beyond a limit, which works without any privileges: the system refuses the
//! write just as a full disk would.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use super::*;

const TABLE: &str = r#"{"options":{"game":"qin","players":2},"seats":["me",{"bot":"level:1"}],
    "contribution":"00112233445566778899aabbccddeeff"}"#;

impl Site {
    /// Limits how large files of the server may become.
    fn limit_files(&self, limit: &str) {
        let (id, limit) = (self.0.id().to_string(), format!("--fsize={limit}:unlimited"));
        let set = Command::new("prlimit").args(["--pid", &id, &limit]).status();
        assert!(set.unwrap().success(), "prlimit is part of util-linux");
    }

    fn open_table(&self, cookie: &str) -> String {
        self.ask(&format!("POST /api/tables HTTP/1.1\ncontent-type: application/json\ncookie: {cookie}\n\n{TABLE}"))
    }
}

/// The cookie of a new guest.
fn guest(site: &Site) -> String {
    let answer = site.ask("POST /api/guests HTTP/1.1\ncontent-type: application/json\n\n{}");
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
    let site = Site(Server::start(&program, &data, None));
    let cookie = guest(&site);
    assert!(site.open_table(&cookie).starts_with("HTTP/1.1 201"));

    let written = fs::metadata(data.join("mandate.sqlite-wal")).unwrap().len();
    site.limit_files(&written.to_string());
    let refused = (0..20).map(|_| site.open_table(&cookie)).find(|answer| !answer.starts_with("HTTP/1.1 201"));
    let refused = refused.expect("the limit was reached");
    assert!(refused.starts_with("HTTP/1.1 503") && refused.contains("\"cannot_save\""), "{refused}");
    let health = site.ask("GET /healthz HTTP/1.1");
    assert!(health.starts_with("HTTP/1.1 503") && health.contains("\"cannot_save\""), "{health}");
    let lobby = site.ask(&format!("GET /api/lobby HTTP/1.1\ncookie: {cookie}"));
    assert!(lobby.starts_with("HTTP/1.1 200"), "reading still works: {lobby}");

    site.limit_files("unlimited");
    let opened = site.open_table(&cookie);
    assert!(opened.starts_with("HTTP/1.1 201"), "{opened}");
    assert!(site.ask("GET /healthz HTTP/1.1").starts_with("HTTP/1.1 200"));
}
