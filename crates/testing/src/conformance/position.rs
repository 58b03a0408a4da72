//! What is legal, explained and written down about one position agrees.

use std::collections::BTreeSet;

use game::{Rng, Ruled, Seat, Step, StepOf, Turn};

use super::Complete;

/// Moves that were legal somewhere: most of them are not legal here.
#[derive(Debug)]
pub struct Pool<M>(Vec<M>);

impl<M> Default for Pool<M> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

/// How many moves of the pool are tried in a position.
const TRIED: usize = 24;

/// Checks one position.
pub fn check<G: Complete>(game: &G, state: &G::State, pool: &mut Pool<G::Move>, rng: &mut Rng) {
    let text = || game.write(state);
    if let Err(wrong) = game.audit(state) {
        panic!("something was lost or invented: {wrong}\n{}", text());
    }
    let mut moves = Vec::new();
    game.legal_moves(state, &mut moves);
    let legal: BTreeSet<_> = moves.iter().copied().collect();
    assert_eq!(legal.len(), moves.len(), "a legal move is listed twice\n{}", text());
    let mut outcomes = Vec::new();
    game.outcomes(state, &mut outcomes);
    let turn = game.turn(state);
    assert_eq!(!moves.is_empty(), matches!(turn, Turn::Decide(_)), "moves just when somebody decides\n{}", text());
    assert_eq!(!outcomes.is_empty(), turn == Turn::Chance, "outcomes just when chance decides\n{}", text());
    assert_eq!(!game.winners(state).is_empty(), turn == Turn::Over, "winners just when it is over\n{}", text());

    check_legality(game, state, &legal, pool, rng);
    check_steps(game, state, &moves, &outcomes, rng);
    check_text(game, state);
}

/// The list is exactly what `check` accepts.
fn check_legality<G: Complete>(
    game: &G,
    state: &G::State,
    legal: &BTreeSet<G::Move>,
    pool: &mut Pool<G::Move>,
    rng: &mut Rng,
) {
    for &m in legal {
        assert_eq!(game.check(state, m), Ok(()), "{m} is listed\n{}", game.write(state));
    }
    if !legal.is_empty() {
        let random = game.random_move(state, rng);
        assert!(legal.contains(&random), "the random move {random} is not legal\n{}", game.write(state));
    }
    for _ in 0..TRIED.min(pool.0.len()) {
        let m = pool.0[rng.below(pool.0.len() as u32) as usize];
        match game.check(state, m) {
            Ok(()) => assert!(legal.contains(&m), "{m} is accepted but not listed\n{}", game.write(state)),
            Err(illegal) => {
                assert!(!legal.contains(&m), "{m} is listed but refused: {illegal}\n{}", game.write(state));
                let rule = illegal.rule().id();
                assert!(illegal.to_string().starts_with(rule), "“{illegal}” does not name {rule}");
            }
        }
    }
    let listed: Vec<_> = legal.iter().copied().collect();
    for _ in 0..TRIED.min(listed.len()) {
        pool.0.push(listed[rng.below(listed.len() as u32) as usize]);
    }
    let excess = pool.0.len().saturating_sub(2_000);
    pool.0.drain(..excess);
}

/// Every step reads back from its text, and is explained without touching the position.
fn check_steps<G: Complete>(
    game: &G,
    state: &G::State,
    moves: &[G::Move],
    outcomes: &[(G::Chance, u32)],
    rng: &mut Rng,
) {
    for m in moves {
        assert_eq!(m.to_string().parse().ok(), Some(*m), "{m} does not read back");
    }
    for (outcome, weight) in outcomes {
        assert_eq!(outcome.to_string().parse().ok(), Some(*outcome), "{outcome} does not read back");
        assert!(*weight > 0, "{outcome} cannot happen");
    }
    let step: Option<StepOf<G>> = match game.turn(state) {
        Turn::Decide(_) => Some(Step::Move(moves[rng.below(moves.len() as u32) as usize])),
        Turn::Chance => Some(Step::Chance(outcomes[rng.below(outcomes.len() as u32) as usize].0)),
        Turn::Over => None,
    };
    if let Some(step) = step {
        let events = game.explain(state, step);
        assert!(!events.is_empty(), "{step:?} goes without a word\n{}", game.write(state));
        assert!(events.iter().all(|event| !event.to_string().is_empty()), "{step:?} has an empty sentence");
    }
}

/// The position reads back from its text.
fn check_text<G: Complete>(game: &G, state: &G::State) {
    let text = game.write(state);
    match G::read(&text) {
        Ok((same, again)) => {
            assert_eq!(same.players(), game.players(), "{text}");
            assert_eq!(again, *state, "{text}");
            assert_eq!(same.write(&again), text);
        }
        Err(bad) => panic!("{bad}\n{text}"),
    }
}

/// The log alone, read from its text and without the dealer, leads to the same end.
pub fn check_replay<G: Complete>(game: &G, first: Seat, log: &[StepOf<G>], end: &G::State) {
    let mut state = game.start(first);
    let mut outcomes = Vec::new();
    for step in log {
        let step = match step {
            Step::Move(m) => Step::Move(m.to_string().parse().unwrap_or_else(|bad| panic!("{m}: {bad}"))),
            Step::Chance(c) => Step::Chance(c.to_string().parse().unwrap_or_else(|bad| panic!("{c}: {bad}"))),
        };
        match step {
            Step::Move(m) => assert_eq!(game.check(&state, m), Ok(()), "{m} is no longer legal"),
            Step::Chance(outcome) => {
                game.outcomes(&state, &mut outcomes);
                assert!(outcomes.iter().any(|(possible, _)| *possible == outcome), "{outcome} was dealt from nowhere");
            }
        }
        game.apply(&mut state, step);
    }
    assert_eq!(state, *end, "the log does not lead to the same end");
}
