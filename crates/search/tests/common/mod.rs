//! What the tests of bots share.
#![allow(dead_code, reason = "each test uses its part")]

use game::{Game, Rng, Seat, Turn};
use search::{HIDDEN, Learned, Network, Row};

/// The seat with this number.
pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

/// A network with weights of no meaning.
pub(crate) fn any_network<G: Learned>(game: &G, seed: u64) -> Network {
    let mut rng = Rng::new(seed);
    let mut row = |size: u32| -> Row { [0; HIDDEN].map(|_| (rng.below(2 * size) as i32 - size as i32) as i16) };
    let (bias, outputs) = (row(200), (0..=game.players()).map(|_| row(500)).collect());
    let rows = (0..game.inputs()).map(|_| row(60)).collect();
    Network::new(game.players(), bias, rows, outputs, vec![0; game.players() + 1])
}

/// Calls `visit` with every position of random games in which somebody has to decide.
pub(crate) fn positions<G: Game>(game: &G, games: u64, seed: u64, mut visit: impl FnMut(&G::State, Seat)) {
    for n in 0..games {
        let mut rng = Rng::new(seed).fork(n);
        let mut state = game.start(seat(n as usize % game.players()));
        loop {
            match game.turn(&state) {
                Turn::Chance => {
                    let outcome = game.random_outcome(&state, &mut rng);
                    game.resolve(&mut state, outcome);
                }
                Turn::Decide(seat) => {
                    visit(&state, seat);
                    let m = game.random_move(&state, &mut rng);
                    game.play(&mut state, m);
                }
                Turn::Over => break,
            }
        }
    }
}
