//! No text at all makes the game panic.

use std::cell::Cell;

use game::Notation as _;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use qin::{Board, Qin};
use testing::conformance::fuzz;

use crate::{LINES, after};

/// Texts of all sorts of positions: two sides, two to four players, early and late.
fn examples() -> Vec<String> {
    let games =
        Board::NAMES.iter().flat_map(|name| (2..=4).map(|n| Qin::new(Board::by_name(name).unwrap(), n).unwrap()));
    let random = games.flat_map(|game| [0, 3, 40, 90, 400].map(|n| game.write(&after(&game, n, u64::from(n)))));
    random.chain(LINES.map(str::to_owned)).collect()
}

#[test]
fn any_change_of_a_position_is_refused_or_makes_another_sound_one() {
    let examples = examples();
    let letter = prop_oneof![
        6 => select(".~VRYBrybwgp 0123456789\n".chars().collect::<Vec<_>>()),
        1 => any::<char>(),
    ];
    let changes = (0..examples.len(), vec((any::<Index>(), letter), 1..4));
    let accepted = Cell::new(0);
    let sound = |(example, edits): (usize, Vec<(Index, char)>)| {
        let mut text: Vec<char> = examples[example].chars().collect();
        for (index, letter) in edits {
            let length = text.len();
            text[index.index(length)] = letter;
        }
        let text: String = text.into_iter().collect();
        accepted.set(accepted.get() + u32::from(Qin::read(&text).is_ok()));
        fuzz::position::<Qin>(&text);
        Ok(())
    };
    let config = Config { cases: 4_000, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    TestRunner::new_with_rng(config, rng).run(&changes, sound).unwrap();
    assert!(accepted.get() > 50, "only {} of the texts are positions", accepted.get());
}

fn bytes(texts: Vec<String>) -> Vec<Vec<u8>> {
    texts.into_iter().map(String::into_bytes).collect()
}

#[test]
fn no_text_that_is_given_as_a_position_makes_the_game_panic() {
    fuzz::seeded(&bytes(examples()), 15_000, 1, |input| fuzz::position::<Qin>(&String::from_utf8_lossy(input)));
}

#[test]
fn no_text_that_is_given_as_moves_makes_the_game_panic() {
    let game = Qin::new(Board::lion(), 2).unwrap();
    let tiles =
        ["RR", "YY", "BB", "RY", "YB", "BR"].map(|tile| format!("{tile} e5 e4\n{tile} g6 h6\n{tile} g9 g10\ndraw 1\n"));
    let moves = format!("{0}pass\nYR p15 p16\n{0}", tiles.concat());
    fuzz::seeded(&bytes(vec![moves]), 4_000, 2, |input| fuzz::moves(&game, &String::from_utf8_lossy(input)));
}

#[test]
fn no_choice_of_moves_and_tiles_makes_the_game_panic() {
    for players in 2..=4 {
        let game = Qin::new(Board::bird(), players).unwrap();
        fuzz::seeded(&[vec![0; 250], (0..250).collect()], 1_000, 3, |input| fuzz::steered(&game, input));
    }
}
