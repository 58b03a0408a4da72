//! Mistakes on the command line: an error and exit code 2.

use std::fs;
use std::path::PathBuf;

use super::{mandate, run, text};
use crate::temporary;

/// Returns standard error; the exit code must be 2, and no game may start.
fn refusal(args: &[&str]) -> String {
    let output = run(mandate(args), b"");
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    text(&output.stderr)
}

fn file(name: &str, content: &str) -> PathBuf {
    let path = temporary(name);
    fs::write(&path, content).expect("the test's folder can be written");
    path
}

#[test]
fn an_invalid_board_is_refused_with_the_reason() {
    let path = file("bad-board.txt", "....\n.R..\n..x.\n");
    let path = path.to_str().expect("a path in UTF-8");
    let said = refusal(&["play", "--board", path]);
    assert!(said.contains(path) && said.contains("line 3, column 3: 'x' stands for nothing"), "{said}");

    let said = refusal(&["play", "--board", "no-such-board.txt"]);
    assert!(said.contains("no-such-board.txt") && said.contains("bird, lion"), "{said}");
}

#[test]
fn a_valid_board_file_is_played() {
    let path = file("tiny-board.txt", "R....\n..V..\n....Y\nB....\n");
    let output =
        run(mandate(&["play", "--board", path.to_str().expect("a path in UTF-8"), "--first", "1"]), b"moves\n");
    assert_eq!(output.status.code(), Some(0));
    let seen = text(&output.stdout);
    assert!(seen.contains("Qin on the tiny-board board") && seen.contains("legal placements"), "{seen}");
    assert!(seen.contains("your hand"), "{seen}");
}

#[test]
fn invalid_numbers_are_refused_with_the_reason() {
    assert!(refusal(&["play", "--players", "5"]).contains("5 players can't play this game: use --players 2, 3 or 4"));
    assert!(refusal(&["play", "--players", "0"]).contains("use --players 2, 3 or 4"));
    assert!(refusal(&["play", "--seat", "3"]).contains("a table for 2 has no seat 3: use --seat 1 to 2"));
    assert!(refusal(&["play", "--seat", "0"]).contains("no seat 0"));
    assert!(refusal(&["play", "--first", "4", "--players", "3"]).contains("use --first 1 to 3"));
    assert!(refusal(&["play", "--seed", "x"]).contains("invalid value 'x'"));
    assert!(refusal(&["play", "--game", "chess"]).contains("qin"));
}

#[test]
fn unknown_opponents_are_refused_with_a_list() {
    for name in ["wizard", "level:7", "level:3,", "flat"] {
        let said = refusal(&["play", "--bots", name]);
        assert!(said.contains("isn't an opponent; choose level:1 to level:6") && said.contains("sage"), "{said}");
    }
    let said = refusal(&["play", "--bots", "sage,novice"]);
    assert!(
        said.contains("2 opponents, but only 1 seats for them: list fewer with --bots, or raise --players"),
        "{said}"
    );
    assert!(refusal(&["play", "--hint-nodes", "0"]).contains("--hint-nodes"));
    assert!(refusal(&["play", "--playouts", "20"]).contains("--playouts"));
}
