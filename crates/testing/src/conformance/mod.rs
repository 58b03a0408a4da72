//! The laws that every game follows.
//!
//! A game calls [`check`] in its tests, and that is all it has to do:
//!
//! ```ignore
//! testing::conformance::check(&Qin::new(Board::bird(), 2).unwrap(), 100, 1);
//! ```
//!
//! Every position of many random games is then checked against the laws of `position` and
//! `hidden`, some of them against those of `chance`, and playouts against `frugal`. A broken
//! law panics with the position as text; the seed of the game stands on standard error.
//!
//! - [`position`]: what is legal, explained and written down about one position agrees.
//! - [`hidden`]: hidden information stays hidden, and sampled positions are possible ones.
//! - [`chance`]: random moves and outcomes are as likely as they should be.
//! - [`frugal`]: a warmed playout does not allocate.
//! - [`fuzz`]: nothing that comes from outside makes a game panic; the bodies of fuzz targets.

pub mod chance;
pub mod frugal;
pub mod fuzz;
pub mod hidden;
pub mod position;

use game::{Audit, Dealing, Describe, Notation, Rng, Seat, Step, StepOf, Turn};

/// A game with every part of the contract.
pub trait Complete: Describe + Notation + Dealing + Audit {}

impl<G: Describe + Notation + Dealing + Audit> Complete for G {}

/// Plays random games and checks the laws in every position of them.
pub fn check<G: Complete>(game: &G, games: u64, seed: u64) {
    let mut pool = position::Pool::default();
    let mut varied = hidden::Varied::default();
    for n in 0..games {
        let _told = Told { seed, n };
        let start = Rng::new(seed).fork(n);
        let mut checks = start.fork(0);
        let (first, log, end) = record(game, &mut start.clone(), |state| {
            position::check(game, state, &mut pool, &mut checks);
            hidden::check(game, state, &mut varied, &mut checks);
        });
        position::check_replay(game, first, &log, &end);
        let (_, again, _) = record(game, &mut start.clone(), |_| {});
        assert_eq!(log, again, "the same seed gave another game");
    }
    varied.check();
    chance::check(game, seed);
    frugal::check(game, seed);
}

/// Says which game it was, should a law be broken in it.
struct Told {
    seed: u64,
    n: u64,
}

impl Drop for Told {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("a law was broken in game {} of seed {}", self.n, self.seed);
        }
    }
}

/// A random game with a dealer, looked at in every position; who began, its log and its end.
fn record<G: Complete>(game: &G, rng: &mut Rng, mut look: impl FnMut(&G::State)) -> (Seat, Vec<StepOf<G>>, G::State) {
    let seats = game.players() as u32;
    let first = Seat::new(rng.below(seats) as usize).expect("the seat is at the table");
    let mut deck = game.shuffle(rng);
    let mut state = game.start(first);
    let mut log = Vec::new();
    loop {
        look(&state);
        let step = match game.turn(&state) {
            Turn::Decide(_) => Step::Move(game.random_move(&state, rng)),
            Turn::Chance => Step::Chance(game.deal(&state, &mut deck)),
            Turn::Over => return (first, log, state),
        };
        game.apply(&mut state, step);
        log.push(step);
    }
}
