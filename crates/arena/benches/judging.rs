//! How fast networks judge: all legal moves of a position at once, in the same run with what
//! any search would pay for playing those moves.
//!
//! `cargo bench -p arena --bench judging`. Times are CPU times of this thread.

use std::hint::black_box;

use arena::clock::thread_cpu;
use bots::Learned;
use game::{Rng, Seat, Turn};
use kaiser::{Kaiser, Map};
use qin::{Board, Qin};

const PAIRS: usize = 21;
const POSITIONS: usize = 300;

/// CPU nanoseconds a unit of some work, which says how many units it did.
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
fn positions<G: Learned>(game: &G) -> Vec<G::State> {
    let (mut rng, mut positions) = (Rng::new(3), Vec::new());
    while positions.len() < POSITIONS {
        let mut state = game.start(Seat::new(0).expect("there is a first seat"));
        loop {
            match game.turn(&state) {
                Turn::Decide(_) => {
                    if game.indifferent(&state).is_none() && rng.below(8) == 0 {
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

fn measure<G: Learned>(name: &str, game: &G) {
    let positions = positions(game);
    let (mut moves, mut outlooks, mut scratch) = (Vec::new(), Vec::new(), G::Scratch::default());
    let mut after = positions[0].clone();
    let (mut judged, mut played, mut ratios) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..PAIRS {
        let judging = time(|| {
            let mut units = 0;
            for state in &positions {
                game.legal_moves(state, &mut moves);
                game.sweep(game.network(), black_box(state), &moves, &mut scratch, &mut outlooks);
                units += black_box(&outlooks).len() as u64;
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
        judged.push(judging);
        played.push(playing);
        ratios.push(judging / playing);
    }
    let [judged, played, ratio] = [&mut judged, &mut played, &mut ratios].map(|values| median(values));
    println!("{name:<14} {judged:6.0} ns a position judged, {played:5.0} ns to play the move alone, ratio {ratio:.2}");
}

fn main() {
    println!("one core, median of {PAIRS} pairs, {POSITIONS} positions of random games, listing moves included\n");
    for players in 2..=4 {
        measure(&format!("qin/{players}"), &Qin::new(Board::bird(), players).expect("two to four play"));
    }
    for (side, players) in [("3-4", 3), ("3-4", 4), ("4-5", 5)] {
        let map = Map::by_side(side).expect("the side is inside the program");
        measure(&format!("kaiser/{players}"), &Kaiser::new(map, players, false).expect("so many play on this side"));
    }
}
