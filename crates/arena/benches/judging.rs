//! How fast networks evaluate all legal moves of a position, compared in the same run with the cost of playing those
//! moves.
//!
//! `cargo bench -p arena --bench judging`. Times are CPU times of this thread.

use std::hint::black_box;

use arena::clock::thread_cpu;
use bots::BotGame;
use game::{Rng, Seat, Turn};
use kaiser::{Kaiser, Map};
use qin::{Board, Qin};

const PAIRS: usize = 21;
const POSITIONS: usize = 300;

/// Returns the CPU nanoseconds per unit of some work, which returns how many units it did.
fn time(mut work: impl FnMut() -> u64) -> f64 {
    let start = thread_cpu();
    let units = work();
    (thread_cpu() - start).as_nanos() as f64 / units as f64
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// Positions from random games in which there is something to decide.
fn positions<G: BotGame>(game: &G) -> Vec<G::State> {
    let (mut rng, mut positions) = (Rng::new(3), Vec::new());
    while positions.len() < POSITIONS {
        let mut state = game.start(Seat::new(0).expect("there is a first seat"));
        loop {
            match game.turn(&state) {
                Turn::Decide(_) => {
                    if game.trivial_move(&state).is_none() && rng.below(8) == 0 {
                        positions.push(state.clone());
                    }
                    let m = game.random_move(&state, &mut rng);
                    game.play(&mut state, m);
                }
                Turn::Chance => {
                    let outcome = game.random_outcome(&state, &mut rng);
                    game.resolve(&mut state, outcome);
                }
                Turn::Over => break,
            }
        }
    }
    positions
}

fn measure<G: BotGame>(name: &str, game: &G) {
    let positions = positions(game);
    let (mut moves, mut evaluations, mut scratch) = (Vec::new(), Vec::new(), G::Scratch::default());
    let mut after = positions[0].clone();
    let (mut evaluated, mut played, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..PAIRS {
        let evaluating = time(|| {
            let mut units = 0;
            for state in &positions {
                game.legal_moves(state, &mut moves);
                game.evaluate_moves(game.network(), black_box(state), &moves, &mut scratch, &mut evaluations);
                units += black_box(&evaluations).len() as u64;
            }
            units
        });
        let playing = time(|| {
            let mut units = 0;
            for state in &positions {
                game.legal_moves(state, &mut moves);
                for &m in &moves {
                    after.clone_from(black_box(state));
                    game.play(&mut after, m);
                    black_box(&after);
                }
                units += moves.len() as u64;
            }
            units
        });
        evaluated.push(evaluating);
        played.push(playing);
        ratios.push(evaluating / playing);
    }
    let [evaluated, played, ratio] = [&mut evaluated, &mut played, &mut ratios].map(|values| median(values));
    println!(
        "{name:<14} {evaluated:6.0} ns a position evaluated, {played:5.0} ns to play the move alone, ratio {ratio:.2}"
    );
}

fn main() {
    println!("one core, median of {PAIRS} pairs, {POSITIONS} positions of random games, listing moves included\n");
    for players in 2..=4 {
        measure(&format!("qin/{players}"), &Qin::new(Board::bird(), players).expect("two to four play"));
    }
    for (side, players) in [("3-4", 3), ("3-4", 4), ("4-5", 5)] {
        let map = Map::by_side(side).expect("the side is inside the program");
        measure(&format!("kaiser/{players}"), &Kaiser::new(map, players, false).expect("the side is for this many"));
    }
}
