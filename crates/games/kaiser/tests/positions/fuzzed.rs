//! No text at all makes the game panic.

use std::cell::Cell;

use game::Notation as _;
use kaiser::{Kaiser, Map};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use testing::conformance::fuzz;

use crate::{LINES, after, tables};

/// Texts of all sorts of positions: both sides, three to five players, early and late.
fn examples() -> Vec<String> {
    let random =
        tables().flat_map(|game| [0, 3, 20, 100, 200, 400].map(|n| game.write(&after(&game, n, u64::from(n)))));
    random.chain(LINES.map(str::to_owned)).collect()
}

fn bytes(texts: Vec<String>) -> Vec<Vec<u8>> {
    texts.into_iter().map(String::into_bytes).collect()
}

#[test]
fn any_change_of_a_position_is_refused_or_makes_another_sound_one() {
    let examples = examples();
    let letter = prop_oneof![
        6 => select("0123456789 \nabcdeghilmnopruvwy".chars().collect::<Vec<_>>()),
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
        accepted.set(accepted.get() + u32::from(Kaiser::read(&text).is_ok()));
        fuzz::position::<Kaiser>(&text);
        Ok(())
    };
    let config = Config { cases: 12_000, failure_persistence: None, ..Config::default() };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    TestRunner::new_with_rng(config, rng).run(&changes, sound).unwrap();
    assert!(accepted.get() > 50, "only {} of the texts are positions", accepted.get());
}

#[test]
fn no_text_that_is_given_as_a_position_makes_the_game_panic() {
    fuzz::seeded(&bytes(examples()), 60_000, 1, |input| fuzz::position::<Kaiser>(&String::from_utf8_lossy(input)));
}

#[test]
fn no_text_that_is_given_as_moves_makes_the_game_panic() {
    let colours = ["red", "green", "yellow", "orange", "violet"];
    let moves = colours.map(|card| {
        format!(
            "house 18 {card}\nhouse 1 {card} {card}\nemissary Ch'in {card}\nfortification 45 {card}\nstop\n\
             exchange {card}\ntake pile\ntake {card}\nhouse 53 {card}\nhouse 32 {card}\nemissary Wei {card} {card}\n"
        )
    });
    let examples = bytes(vec![moves.concat().repeat(3), moves.concat()]);
    for (n, game) in tables().enumerate() {
        fuzz::seeded(&examples, 3_000, n as u64, |input| fuzz::moves(&game, &String::from_utf8_lossy(input)));
    }
}

#[test]
fn no_choice_of_moves_and_cards_makes_the_game_panic() {
    let game = Kaiser::new(Map::by_side("3-4").unwrap(), 3, true).unwrap();
    let zigzag = (0..500).map(|n: u32| (n * 37 % 251) as u8).collect();
    let examples = [vec![0; 500], vec![255; 500], zigzag];
    fuzz::seeded(&examples, 4_000, 3, |input| fuzz::steered(&game, input));
    for game in tables() {
        fuzz::seeded(&examples, 1_500, 4, |input| fuzz::steered(&game, input));
    }
}
