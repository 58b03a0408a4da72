//! What the command line can get wrong: a sentence with a way out, and exit code 2.

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
fn bots_that_do_not_exist_are_named() {
    check(&["match", "--a", "deepblue", "--b", "random"], &["deepblue", "random"]);
    check(&["match", "--a", "flat:soon", "--b", "random"], &["flat:soon"]);
    check(&["ladder", "--bots", "random,"], &["--bots"]);
    check(&["match", "--a", "random"], &["--b"]);
}

#[test]
fn nothing_to_play_is_no_match() {
    for zero in [
        &["match", "--a", "random", "--b", "random", "--deals", "0"][..],
        &["sprt", "--a", "random", "--b", "random", "--max-deals", "0"],
        &["ladder", "--bots", "random,flat:1n", "--deals", "0"],
        &["stats", "--bot", "random", "--games", "0"],
        &["match", "--a", "random", "--b", "random", "--threads", "0"],
    ] {
        check(zero, &["give 1 or more"]);
    }
    check(&["match", "--a", "random", "--b", "random", "--deals", "99999999999"], &["at most"]);
    for odd in ["lots", "-5"] {
        check(&["match", "--a", "random", "--b", "random", "--deals", odd], &[odd, "no whole number"]);
    }
}

#[test]
fn tables_that_do_not_exist_are_explained() {
    let random = ["--a", "random", "--b", "random"];
    check(&[&["match", "--players", "5"], &random[..]].concat(), &["use --players 2, 3 or 4"]);
    check(&[&["sprt", "--game", "kaiser", "--players", "2"], &random[..]].concat(), &["use --players 3, 4 or 5"]);
    check(&["stats", "--bot", "random", "--players", "many"], &["many", "--players all"]);
    check(&["stats", "--bot", "random", "--players", "5"], &["so many cannot play", "--players all"]);
    check(&["stats", "--bot", "random", "--board", "bird", "--players", "5"], &["use --players 2, 3 or 4"]);
    check(&["stats", "--bot", "random", "--board", "nowhere.txt", "--players", "2"], &["nowhere.txt"]);
    check(&["stats", "--bot", "random", "--game", "all", "--board", "lion"], &["one game", "leave --board out"]);
    check(&["stats", "--bot", "random", "--fortifications"], &["leave --fortifications out"]);
}

#[test]
fn ladders_that_make_no_sense_are_explained() {
    check(&["ladder", "--bots", "random"], &["two bots or more"]);
    check(&["ladder", "--bots", "random,flat:1n,random"], &["random is named twice"]);
    check(&["ladder", "--bots", "random,flat:1n", "--anchor", "flat:2n"], &["flat:2n is not on the ladder"]);
    check(&["ladder", "--players", "3", "--bots", "random,flat:1n", "--neighbours", "1"], &["leave --neighbours out"]);
    let nowhere = temporary("no-such-folder").join("x.svg");
    let nowhere = nowhere.to_str().expect("UTF-8");
    check(&["ladder", "--bots", "random,flat:1n", "--svg", nowhere], &[nowhere, "cannot be written"]);
    let somewhere = temporary("never.svg");
    let line = ["ladder", "--bots", "random,flat:1n", "--line", "--svg", somewhere.to_str().expect("UTF-8")];
    check(&line, &["leave --line out"]);
    assert!(!somewhere.exists(), "nothing is written for what is refused");
    check(&["ladder", "--bots", "random,flat:1n", "--line"], &["--svg"]);
}

#[test]
fn tests_that_make_no_sense_are_explained() {
    let random = ["sprt", "--a", "random", "--b", "random"];
    check(&[&random[..], &["--elo0", "20", "--elo1", "10"]].concat(), &["--elo1 must be above --elo0"]);
    check(&[&random[..], &["--elo1", "nan"]].concat(), &["--elo1 must be above --elo0"]);
    check(&[&random[..], &["--alpha", "0"]].concat(), &["above 0 and below 0.5"]);
    check(&[&random[..], &["--beta", "often"]].concat(), &["0.05"]);
}
