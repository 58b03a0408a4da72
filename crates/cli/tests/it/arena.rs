//! `mandate arena` as people and scripts use it.

mod perft;
mod policy;
mod puzzles;
mod refusals;
mod train;

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use serde_json::Value;

use crate::{PROGRAM, temporary, text};

fn mandate(args: &[&str]) -> Output {
    Command::new(PROGRAM).arg("arena").args(args).output().expect("the program starts")
}

/// Returns what a successful run prints; standard error must be empty without a terminal.
fn printed(args: &[&str]) -> String {
    let output = mandate(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", text(&output.stderr));
    assert!(output.stderr.is_empty(), "{args:?}: {}", text(&output.stderr));
    text(&output.stdout)
}

fn json(args: &[&str]) -> Value {
    let printed = printed(&[args, &["--json"]].concat());
    assert_eq!(printed.lines().count(), 1, "one object and nothing else");
    serde_json::from_str(&printed).expect("JSON")
}

fn number(value: &Value, field: &str) -> f64 {
    value[field].as_f64().unwrap_or_else(|| panic!("no number {field} in {value}"))
}

/// Creates an existing file with a hard link to it. A command that replaces the file atomically leaves the link's contents
/// alone; one that overwrites the file doesn't.
fn old(name: &str) -> (PathBuf, PathBuf) {
    let (file, held) = (temporary(name), temporary(&format!("{name}.held")));
    let _ = fs::remove_file(&held);
    fs::write(&file, "old").expect("a file");
    fs::hard_link(&file, &held).expect("another name for it");
    (file, held)
}

#[test]
fn a_match_reports_all_its_fields() {
    let found = json(&["match", "--players", "3", "--a", "flat:20n", "--b", "random", "--deals", "4", "--seed", "7"]);
    let fields = ["a_share_low", "a_share_high", "elo", "elo_low", "elo_high", "a_ms_per_move", "b_ms_per_move"];
    for field in fields.into_iter().chain(["a_lead", "a_standard_error", "shared"]) {
        number(&found, field);
    }
    assert_eq!((number(&found, "games"), number(&found, "deals"), number(&found, "seed")), (12.0, 4.0, 7.0));
    assert!((number(&found, "fair") - 1.0 / 3.0).abs() < 1e-12);
    assert!(number(&found, "elo_low") < number(&found, "elo") && number(&found, "a_score") <= 1.0);
    assert_eq!((&found["game"], &found["board"], &found["players"]), (&"qin".into(), &"bird".into(), &3.into()));
    assert_eq!((&found["a"], &found["b"]), (&"flat:20n".into(), &"random".into()));
    assert_eq!(found["a_by_seat"].as_array().map(Vec::len), Some(3));
}

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
    let of = |seed: &str, threads: &str| {
        let fixed = ["match", "--game", "kaiser", "--fortifications", "--a", "flat:10n", "--b", "random"];
        let mut found = json(&[&fixed[..], &["--deals", "3", "--seed", seed, "--threads", threads]].concat());
        (found["a_ms_per_move"], found["b_ms_per_move"]) = (Value::Null, Value::Null);
        found
    };
    assert_eq!(of("1", "1"), of("1", "3"));
    assert_ne!(of("1", "1"), of("2", "1"));
}

#[test]
fn a_match_is_summarized_as_text() {
    let seen = printed(&["match", "--a", "random", "--b", "random", "--deals", "5"]);
    for part in
        ["random against random: qin on bird for 2", "10 on 5 deals", "Elo ", "ms a move", "fair share is 50.0 %"]
    {
        assert!(seen.contains(part), "{part} in {seen}");
    }
}

#[test]
fn a_sequential_test_reaches_a_verdict() {
    let strong = ["sprt", "--game", "kaiser", "--a", "flat:60n", "--b", "random", "--elo1", "100"];
    let found = json(&strong);
    assert_eq!(found["verdict"], "accepted");
    assert!(number(&found, "llr") >= number(&found, "llr_upper") && number(&found, "elo1") == 100.0);
    let found = json(&["sprt", "--a", "random", "--b", "random", "--max-deals", "3"]);
    assert_eq!((&found["verdict"], &found["deals"]), (&"undecided".into(), &3.into()));
    let seen = printed(&["sprt", "--a", "random", "--b", "flat:60n", "--elo0", "-10", "--elo1", "10"]);
    assert!(seen.contains("Rejected:") && seen.contains("LLR"), "{seen}");
}

#[test]
fn a_ladder_is_printed_and_drawn() {
    let ((bars, held), line) = (old("bars.svg"), temporary("line.svg"));
    let bots = ["ladder", "--bots", "random,flat:10n,flat:60n", "--deals", "3", "--svg"];
    let found = json(&[&bots[..], &[bars.to_str().expect("UTF-8")]].concat());
    let rungs = found["rungs"].as_array().expect("rungs");
    assert_eq!((rungs.len(), number(&found, "games")), (3, 18.0));
    for rung in rungs {
        for field in ["elo", "elo_low", "elo_high", "score", "games", "ms_per_move"] {
            number(rung, field);
        }
        assert!(rung["bot"] != "random" || number(rung, "elo") == 0.0);
    }
    assert!(rungs[0]["above_next"]["elo_low"].is_number() && rungs[2]["above_next"].is_null());
    let drawn = fs::read_to_string(&bars).expect("a picture");
    assert!(drawn.starts_with("<svg") && drawn.contains("flat:60n"));
    assert_eq!(fs::read_to_string(held).expect("the old one"), "old", "the picture was replaced atomically");

    let seen = printed(&[&bots[..], &[line.to_str().expect("UTF-8"), "--line", "--anchor", "flat:10n"]].concat());
    assert!(seen.contains("flat:10n has 0 Elo"), "{seen}");
    assert!(fs::read_to_string(&line).expect("a picture").contains("nodes for each decision"));
}

#[test]
fn a_mixed_ladder_seats_everybody_equally_often() {
    let fixed = ["ladder", "--players", "3", "--bots", "random,flat:1n,flat:2n,flat:3n", "--deals", "5"];
    let found = json(&fixed);
    let games: Vec<_> = found["rungs"].as_array().expect("rungs").iter().map(|rung| number(rung, "games")).collect();
    assert_eq!(games, [18.0; 4], "eight tables of three, each turned three times");
    assert_eq!(found["meetings"].as_array().map(Vec::len), Some(6));
}

#[test]
fn with_neighbours_only_adjacent_bots_meet() {
    let found = json(&["ladder", "--bots", "random,flat:1n,flat:2n,flat:3n", "--deals", "2", "--neighbours", "1"]);
    assert_eq!((number(&found, "games"), found["meetings"].as_array().map(Vec::len)), (12.0, Some(3)));
}

#[test]
fn statistics_compare_every_board_with_bird() {
    let found = json(&["stats", "--game", "all", "--bot", "random", "--games", "20"]);
    let boards = found["boards"].as_array().expect("boards");
    let names: Vec<_> = boards.iter().map(|found| format!("{} {}", found["board"], found["players"])).collect();
    let all = ["bird 2", "bird 3", "bird 4", "lion 2", "lion 3", "lion 4", "3-4 3", "3-4 4", "4-5 4", "4-5 5"];
    assert_eq!(names.iter().map(|name| name.replace('"', "")).collect::<Vec<_>>(), all);
    for found in boards {
        assert_eq!(found["against_bird"].is_null(), found["board"] == "bird");
        assert_eq!(found["seats"].as_array().map(Vec::len), found["players"].as_u64().map(|n| n as usize));
        for field in ["first_advantage", "first_advantage_low", "chi_square", "p_value", "shared", "on_anothers_turn"] {
            number(found, field);
        }
        for field in ["turns", "decisions", "margin"] {
            assert!(number(&found[field], "min") <= number(&found[field], "max"));
        }
        assert!(found["endings"].is_object() && number(&found["events"], "over") == 1.0);
        assert!(found["verdict"].as_str().is_some_and(|said| said.contains("chi-square")));
    }
    assert!(boards[6]["points"]["winners"]["houses"].is_number());
    assert!(found["verdict"].as_str().is_some_and(|said| said.contains("Bird")));
}

#[test]
fn bird_is_played_as_the_baseline() {
    let fixed = ["stats", "--game", "kaiser", "--board", "4-5", "--players", "5", "--bot", "random", "--games", "5"];
    let found = json(&fixed);
    let boards = found["boards"].as_array().expect("boards");
    assert_eq!(boards.len(), 2);
    assert_eq!((&boards[1]["board"], &boards[1]["players"]), (&"bird".into(), &4.into()));
    assert_eq!((&boards[0]["yardstick"], &boards[1]["yardstick"]), (&false.into(), &true.into()));
    assert!(printed(&fixed).contains("kaiser on 4-5 for 5: 5 games"));
}
