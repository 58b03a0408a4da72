//! What the tests of bots share.
#![allow(dead_code, reason = "each test uses its part")]

use std::cell::Cell;
use std::time::Duration;

use bots::{Bot, HIDDEN, Learned, Network, Row};
use game::{Dealing, Game, Rng, Seat, Seats, Turn, Viewer};
use kaiser::{Kaiser, Map};
use qin::{Board, Qin};

/// A row of bots, one for each seat.
pub(crate) type Bots<G> = Vec<Box<dyn Bot<G> + Send>>;

/// Qin for every number of players on both boards.
pub(crate) fn all_qin() -> Vec<Qin> {
    let boards = || [Board::bird(), Board::lion()];
    (2..=4).flat_map(|players| boards().map(|board| Qin::new(board, players).expect("so many play"))).collect()
}

/// Der Kaiser von China for every number of players on each side of the map, with and
/// without fortifications.
pub(crate) fn all_kaiser() -> Vec<Kaiser> {
    let sides = [("3-4", 3), ("3-4", 4), ("4-5", 4), ("4-5", 5)];
    let game = |(side, players), fortifications| {
        Kaiser::new(Map::by_side(side).expect("a side"), players, fortifications).expect("it is for so many")
    };
    sides.into_iter().flat_map(|side| [false, true].map(|fortifications| game(side, fortifications))).collect()
}

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

thread_local!(static NOW: Cell<u64> = const { Cell::new(0) });

/// Every look at this clock takes a tenth of a millisecond.
pub(crate) fn ticking() -> Duration {
    NOW.set(NOW.get() + 1);
    Duration::from_micros(100 * NOW.get())
}

/// Time stands still.
pub(crate) fn stopped() -> Duration {
    Duration::ZERO
}

/// Plays a whole game with one bot on each seat; every move is checked.
pub(crate) fn play<G: Dealing>(game: &G, bots: &mut Bots<G>, seed: u64) -> (Vec<G::Move>, Seats) {
    let (mut deck, mut state) = (game.shuffle(&mut Rng::new(seed)), game.start(seat(0)));
    let mut moves = Vec::new();
    loop {
        match game.turn(&state) {
            Turn::Chance => {
                let outcome = game.deal(&state, &mut deck);
                game.resolve(&mut state, outcome);
            }
            Turn::Decide(seat) => {
                let view = game.view(&state, Viewer::Seat(seat));
                let m = bots[seat.index()].choose(game, &view);
                assert_eq!(game.check(&state, m), Ok(()), "move {} of seed {seed}", moves.len());
                game.play(&mut state, m);
                moves.push(m);
            }
            Turn::Over => return (moves, game.winners(&state)),
        }
    }
}

/// A position after so many random steps.
pub(crate) fn after<G: Game>(game: &G, steps: usize, rng: &mut Rng) -> G::State {
    let mut state = game.start(seat(0));
    for _ in 0..steps {
        match game.turn(&state) {
            Turn::Chance => {
                let outcome = game.random_outcome(&state, rng);
                game.resolve(&mut state, outcome);
            }
            Turn::Decide(_) => {
                let m = game.random_move(&state, rng);
                game.play(&mut state, m);
            }
            Turn::Over => break,
        }
    }
    state
}
