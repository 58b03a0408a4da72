//! `mandate arena puzzles`: the same puzzles from the same seed.

use std::fs;

use serde_json::{Value, json as object};

use super::{json, mandate, number, printed, temporary, text};

const FEW: [&str; 14] = [
    "puzzles", "--bot", "level:4", "--games", "4", "--each", "2", "--first", "8", "--second", "60", "--deep", "60",
    "--seed",
];

#[test]
fn the_same_seed_finds_the_same_puzzles_on_any_number_of_threads() {
    let of = |seed, threads| json(&[&FEW[..], &[seed, "--threads", threads]].concat());
    let found = of("3", "1");
    assert_eq!(found, of("3", "2"));
    assert_ne!(found["positions"], of("4", "2")["positions"]);
    assert_eq!((number(&found, "games"), &found["game"]), (4.0, &"qin".into()));
    let puzzles = found["puzzles"].as_array().expect("puzzles");
    assert!(puzzles.iter().all(|puzzle| number(puzzle, "best") > number(puzzle, "second")));
}

#[test]
fn puzzles_are_summarized() {
    let told = printed(&[&FEW[..], &["3", "--game", "kaiser"]].concat());
    assert!(told.starts_with("Puzzles of kaiser in games of level:4, seed 3\n"), "{told}");
    ["Easy: ", "Middle: ", "Hard: "].iter().for_each(|grade| assert!(told.contains(grade), "{told}"));
}

/// A file with a few of the shipped puzzles of Qin.
fn shipped(few: usize) -> Value {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../puzzles/qin.json");
    let mut file: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    file["puzzles"].as_array_mut().unwrap().truncate(few);
    file
}

#[test]
fn a_puzzle_with_a_wrong_answer_does_not_pass_the_recheck() {
    let mut file = shipped(2);
    let wrong = file["puzzles"][1]["near"].clone();
    file["puzzles"][1]["moves"] = object!([wrong]);
    let path = temporary("wrong-puzzle.json");
    fs::write(&path, file.to_string()).unwrap();
    let kept = json(&["puzzles", "--recheck", path.to_str().unwrap(), "--deep", "400"]);
    assert_eq!(kept["puzzles"], object!([file["puzzles"][0]]));
    assert_eq!((&kept["games"], &kept["pool"]), (&file["games"], &file["pool"]), "the rest of the file stays");
}

#[test]
fn an_invalid_puzzle_is_reported() {
    let path = temporary("other-game.json");
    fs::write(&path, shipped(1).to_string()).unwrap();
    let refused = mandate(&["puzzles", "--game", "kaiser", "--recheck", path.to_str().unwrap()]);
    let told = text(&refused.stderr);
    assert_eq!(refused.status.code(), Some(2), "{told}");
    let id = shipped(1)["puzzles"][0]["id"].as_str().unwrap().to_owned();
    assert!(told.contains(&id) && told.contains("no such table"), "{told}");
    assert!(told.contains("--recheck") && !told.contains("board"), "{told}");
}
