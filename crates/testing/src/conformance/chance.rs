//! Random moves and outcomes are as likely as they should be.

use std::collections::BTreeMap;

use game::{Rng, Seat, Turn};

use super::Complete;

/// Draws for each alternative of a position, on average.
const DRAWS: u32 = 200;

/// Draws many times in some positions of a random game and compares with what is expected.
pub fn check<G: Complete>(game: &G, seed: u64) {
    let mut rng = Rng::new(seed ^ 0x00c0_ffee);
    for _ in 0..3 {
        let mut state = game.start(Seat::new(0).expect("there is a first seat"));
        let mut steps = 0;
        loop {
            let looked_at = steps % 13 == 0;
            match game.turn(&state) {
                Turn::Decide(_) => {
                    if looked_at {
                        check_moves(game, &state, &mut rng);
                    }
                    let m = game.random_move(&state, &mut rng);
                    game.play(&mut state, m);
                }
                Turn::Chance => {
                    if looked_at {
                        check_outcomes(game, &state, &mut rng);
                    }
                    let outcome = game.random_outcome(&state, &mut rng);
                    game.resolve(&mut state, outcome);
                }
                Turn::Over => break,
            }
            steps += 1;
        }
    }
}

/// Every legal move is equally likely.
fn check_moves<G: Complete>(game: &G, state: &G::State, rng: &mut Rng) {
    let mut moves = Vec::new();
    game.legal_moves(state, &mut moves);
    let expected = moves.iter().map(|&m| (m, 1)).collect();
    compare(&expected, || game.random_move(state, rng), &game.write(state));
}

/// Every outcome is as likely as its weight says.
fn check_outcomes<G: Complete>(game: &G, state: &G::State, rng: &mut Rng) {
    let mut outcomes = Vec::new();
    game.outcomes(state, &mut outcomes);
    let expected = outcomes.into_iter().collect();
    compare(&expected, || game.random_outcome(state, rng), &game.write(state));
}

fn compare<T: Ord + Copy + std::fmt::Display>(expected: &BTreeMap<T, u32>, mut draw: impl FnMut() -> T, text: &str) {
    let draws = DRAWS * expected.len() as u32;
    let total: u32 = expected.values().sum();
    let mut seen: BTreeMap<T, u32> = BTreeMap::new();
    for _ in 0..draws {
        *seen.entry(draw()).or_default() += 1;
    }
    let mut chi = 0.0;
    for (item, weight) in expected {
        let want = f64::from(draws) * f64::from(*weight) / f64::from(total);
        let got = f64::from(seen.remove(item).unwrap_or(0));
        chi += (got - want).powi(2) / want;
    }
    if let Some((item, _)) = seen.first_key_value() {
        panic!("{item} was drawn and is not possible\n{text}");
    }
    // Chi-square by Wilson and Hilferty's normal approximation. The seeds are fixed, so
    // this either always holds or never: five standard deviations leave no room for luck.
    let freedom = (expected.len() as f64 - 1.0).max(1.0);
    let spread = 2.0 / (9.0 * freedom);
    let deviations = ((chi / freedom).cbrt() - (1.0 - spread)) / spread.sqrt();
    assert!(deviations < 5.0, "not as likely as it should be: {deviations:.1} standard deviations off\n{text}");
}
