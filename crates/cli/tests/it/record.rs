//! `mandate verify` and `mandate show` as people use them.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use crate::{PROGRAM, temporary, text};

const QIN: &str = include_str!("../../../table/tests/records/qin.json");

fn mandate(command: &str, file: &PathBuf) -> Output {
    Command::new(PROGRAM).arg(command).arg(file).output().expect("the program starts")
}

fn written(name: &str, record: &str) -> PathBuf {
    let file = temporary(name);
    fs::write(&file, record).expect("the file is written");
    file
}

#[test]
fn verify_says_what_it_has_checked() {
    let output = mandate("verify", &written("right.json", QIN));
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    for part in ["The secret is the one", "All deals follow", "were possible", "The result follows"] {
        assert!(said.contains(part), "{said}");
    }
}

#[test]
fn a_record_with_one_altered_tile_fails() {
    let (before, after) = QIN.rsplit_once("\"chance\":[\"").expect("tiles were drawn");
    let other = if after.starts_with("RR") { "BB" } else { "RR" };
    let output = mandate("verify", &written("altered.json", &format!("{before}\"chance\":[\"{other}{}", &after[2..])));
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stderr);
    assert!(said.contains("but the dealer’s secret says"), "{said}");
}

#[test]
fn show_prints_the_match() {
    let output = mandate("show", &written("shown.json", QIN));
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let said = text(&output.stdout);
    assert!(said.starts_with("qin on bird for 2 players"), "{said}");
    assert!(said.contains("[Q5.1]") && said.contains("begins"), "{said}");
}

#[test]
fn other_files_are_refused_with_the_reason() {
    for command in ["verify", "show"] {
        let output = mandate(command, &written("other.json", "{}"));
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains("isn’t a valid game record"), "{}", text(&output.stderr));
        let output = mandate(command, &PathBuf::from("no-such-file.json"));
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains("no-such-file.json"), "{}", text(&output.stderr));
    }
}
