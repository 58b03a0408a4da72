//! Mistakes on the command line: an error that says what to do, and exit code 2.

use super::{mandate, temporary, text};

fn refusal(args: &[&str]) -> String {
    let output = mandate(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    text(&output.stderr)
}

fn check(args: &[&str], parts: &[&str]) {
    let said = refusal(args);
    parts.iter().for_each(|part| assert!(said.contains(part), "“{part}” in {said}"));
}

#[test]
fn unknown_bots_are_refused_by_name() {
    check(&["match", "--a", "deepblue", "--b", "random"], &["deepblue", "random"]);
    check(&["match", "--a", "flat:soon", "--b", "random"], &["flat:soon"]);
    check(&["ladder", "--bots", "random,"], &["--bots"]);
    check(&["match", "--a", "random"], &["--b"]);
}

#[test]
fn a_match_needs_something_to_play() {
    for zero in [
        &["match", "--a", "random", "--b", "random", "--deals", "0"][..],
        &["sprt", "--a", "random", "--b", "random", "--max-deals", "0"],
        &["ladder", "--bots", "random,flat:1n", "--deals", "0"],
        &["stats", "--bot", "random", "--games", "0"],
        &["match", "--a", "random", "--b", "random", "--threads", "0"],
    ] {
        check(zero, &["must be at least 1"]);
    }
    check(&["match", "--a", "random", "--b", "random", "--deals", "99999999999"], &["at most"]);
    for odd in ["lots", "-5"] {
        check(&["match", "--a", "random", "--b", "random", "--deals", odd], &[odd, "not a whole number"]);
    }
}

#[test]
fn impossible_tables_are_refused_with_the_reason() {
    let random = ["--a", "random", "--b", "random"];
    check(&[&["match", "--players", "5"], &random[..]].concat(), &["use --players 2, 3 or 4"]);
    check(&[&["sprt", "--game", "kaiser", "--players", "2"], &random[..]].concat(), &["use --players 3, 4 or 5"]);
    check(&["stats", "--bot", "random", "--players", "many"], &["many", "--players all"]);
    check(&["stats", "--bot", "random", "--players", "5"], &["this many players", "--players all"]);
    check(&["stats", "--bot", "random", "--board", "bird", "--players", "5"], &["use --players 2, 3 or 4"]);
    check(&["stats", "--bot", "random", "--board", "nowhere.txt", "--players", "2"], &["nowhere.txt"]);
    check(&["stats", "--bot", "random", "--game", "all", "--board", "lion"], &["one game", "omit --board"]);
    check(&["stats", "--bot", "random", "--fortifications"], &["omit --fortifications"]);
}

#[test]
fn impossible_ladders_are_refused_with_the_reason() {
    check(&["ladder", "--bots", "random"], &["at least two bots"]);
    check(&["ladder", "--bots", "random,flat:1n,random"], &["random is listed twice"]);
    check(&["ladder", "--bots", "random,flat:1n", "--anchor", "flat:2n"], &["flat:2n isn't on the ladder"]);
    check(&["ladder", "--players", "3", "--bots", "random,flat:1n", "--neighbours", "1"], &["omit it"]);
    let nowhere = temporary("no-such-folder").join("x.svg");
    let nowhere = nowhere.to_str().expect("UTF-8");
    check(&["ladder", "--bots", "random,flat:1n", "--svg", nowhere], &[nowhere, "failed to write"]);
    let somewhere = temporary("never.svg");
    let line = ["ladder", "--bots", "random,flat:1n", "--line", "--svg", somewhere.to_str().expect("UTF-8")];
    check(&line, &["omit it"]);
    assert!(!somewhere.exists(), "nothing is written for what is refused");
    check(&["ladder", "--bots", "random,flat:1n", "--line"], &["--svg"]);
}

#[test]
fn impossible_tests_are_refused_with_the_reason() {
    let random = ["sprt", "--a", "random", "--b", "random"];
    check(&[&random[..], &["--elo0", "20", "--elo1", "10"]].concat(), &["--elo1 must be above --elo0"]);
    check(&[&random[..], &["--elo1", "nan"]].concat(), &["--elo1 must be above --elo0"]);
    check(&[&random[..], &["--alpha", "0"]].concat(), &["above 0 and below 0.5"]);
    check(&[&random[..], &["--beta", "often"]].concat(), &["0.05"]);
}
