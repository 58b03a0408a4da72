//! The shipped puzzles: all can be read, and a search finds the answers.

use std::collections::BTreeSet;
use std::fs;

use arena::puzzles::{Grade, Puzzle, Puzzling, Question, kaiser_tables, qin_tables};
use bots::{Budget, SearchBot, sample_state};
use game::{Rng, Seat, Turn};
use serde_json::Value;

/// The least number of puzzles, and of each grade.
const ALL: usize = 150;
const EACH: usize = 40;

/// How many of them, evenly spread, are searched again.
const SAMPLE: usize = 6;
const NODES: u32 = 4000;
/// How many of them a single search may miss.
const MISSED: usize = 1;

fn shipped(game: &str) -> Vec<Puzzle> {
    let path = format!("{}/../../puzzles/{game}.json", env!("CARGO_MANIFEST_DIR"));
    let file: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(file["game"], game);
    serde_json::from_value(file["puzzles"].clone()).unwrap()
}

fn can_be_asked<G: Puzzling>(question: &Question<'_, G>, puzzle: &Puzzle) {
    let Puzzle { id, seat, moves, near, themes, best, second, .. } = puzzle;
    let Question { game, view, answers } = question;
    let state = sample_state(*game, view, &mut Rng::new(1));
    assert_eq!(game.turn(&state), Turn::Decide(Seat::new(*seat).unwrap()), "{id}");
    for m in answers {
        assert!(game.check(&state, *m).is_ok(), "{id}: {m}");
    }
    let wrong: G::Move = near.parse().unwrap_or_else(|fault| panic!("{id}: {fault}"));
    assert!(game.check(&state, wrong).is_ok() && !answers.contains(&wrong), "{id}: {near}");
    assert!((1..=6).contains(&moves.len()), "{id}");
    assert!(!themes.is_empty() && themes.iter().all(|theme| G::THEMES.contains(&theme.as_str())), "{id}: {themes:?}");
    assert!(*best <= 1.0 && *second >= 0.0 && best - second > 0.04, "{id}: {best} and {second}");
}

fn is_found_by_a_search<G: Puzzling>(Question { game, view, answers }: &Question<'_, G>) -> bool {
    let clock = || unreachable!("the budget is in nodes");
    let mut bot = SearchBot::new(game.network(), game.search_params(), Budget::Nodes(NODES), clock, 7);
    answers.contains(&bot.advise(*game, view).moves[0].m)
}

fn check<G: Puzzling>(tables: &[G]) {
    let puzzles = shipped(G::NAME);
    let ids: BTreeSet<_> = puzzles.iter().map(|puzzle| &puzzle.id).collect();
    assert_eq!(ids.len(), puzzles.len(), "no id is there twice");
    assert!(puzzles.len() >= ALL);
    for grade in Grade::ALL {
        assert!(puzzles.iter().filter(|puzzle| puzzle.grade == grade).count() >= EACH, "{grade:?}");
    }
    let read = |puzzle: &Puzzle| puzzle.read(tables).unwrap_or_else(|fault| panic!("{fault}"));
    let questions: Vec<_> = puzzles.iter().map(read).collect();
    for game in tables {
        assert!(questions.iter().any(|question| std::ptr::eq(question.game, game)), "{game:?}");
    }
    questions.iter().zip(&puzzles).for_each(|(question, puzzle)| can_be_asked(question, puzzle));
    let sample = questions.iter().zip(&puzzles).step_by(puzzles.len() / SAMPLE);
    let missed = sample.filter(|(question, _)| !is_found_by_a_search(question));
    let missed: Vec<_> = missed.map(|(_, puzzle)| &puzzle.id).collect();
    assert!(missed.len() <= MISSED, "{missed:?}");
}

#[test]
fn puzzles_of_qin_can_be_read_and_solved() {
    check(&qin_tables());
}

#[test]
fn puzzles_of_kaiser_can_be_read_and_solved() {
    check(&kaiser_tables());
}
