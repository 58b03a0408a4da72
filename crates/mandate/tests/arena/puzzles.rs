//! `mandate arena puzzles`: the same puzzles from the same seed.

use super::{json, number, printed};

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
fn puzzles_are_told_in_a_summary() {
    let told = printed(&[&FEW[..], &["3", "--game", "kaiser"]].concat());
    assert!(told.starts_with("Puzzles of kaiser in games of level:4, seed 3\n"), "{told}");
    ["Easy: ", "Middle: ", "Hard: "].iter().for_each(|grade| assert!(told.contains(grade), "{told}"));
}
