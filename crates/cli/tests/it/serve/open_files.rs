//! The server raises its limit on open files.

use std::fs;
use std::os::unix::fs::PermissionsExt;

use super::*;

/// Returns the soft and the hard limit of a process.
fn limits(site: &Site) -> (String, String) {
    let limits = fs::read_to_string(format!("/proc/{}/limits", site.0.id())).unwrap();
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files")).unwrap();
    let mut numbers = line.split_whitespace().map(str::to_owned);
    (numbers.next().unwrap(), numbers.next().unwrap())
}

#[test]
fn the_limit_on_open_files_is_raised_as_far_as_the_system_allows() {
    let folder = Folder::new();
    let program = folder.path().join("mandate");
    fs::write(&program, format!("#!/bin/sh\nulimit -Sn 200\nulimit -Hn 1000\nexec {PROGRAM} \"$@\"\n")).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    let site = Site(Server::start(&program, &folder.path().join("data"), None));
    assert_eq!(limits(&site), ("1000".to_owned(), "1000".to_owned()));
}
