//! The laws that every game keeps.
//!
//! A game calls [`keep`] in its tests, and that is all it has to do:
//!
//! ```ignore
//! laws::keep(&Qin::new(Board::bird(), 2).unwrap(), 100, 1);
//! ```
//!
//! Every position of many random games is then checked against all laws below; a broken
//! one panics with the position as text and the seed of the game.
//!
//! - [`position`]: what is legal, explained and written down about one position agrees.
//! - [`hidden`]: nobody is shown what is not theirs, and imagined worlds are true ones.
//! - [`chance`]: random moves and outcomes are as likely as they should be.
//! - [`frugal`]: a warmed playout does not allocate.
//! - [`fuzz`]: nothing that comes from outside makes a game panic.

pub mod chance;
pub mod frugal;
pub mod fuzz;
pub mod hidden;
pub mod position;

use game::{Game, Rng, Seat, Step, StepOf, Turn};

/// Plays random games and checks every law at every position.
pub fn keep<G: Game>(game: &G, games: u64, seed: u64) {
    let mut pool = position::Pool::default();
    let mut varied = hidden::Varied::default();
    for n in 0..games {
        let mut rng = Rng::new(seed).fork(n);
        let checks = rng.clone();
        let (first, log) = record(game, &mut rng, |state| {
            position::check(game, state, &mut pool, &mut checks.fork(0));
            hidden::check(game, state, &mut varied, &mut checks.fork(1));
        });
        position::check_replay(game, first, &log);
        let (_, again) = record(game, &mut Rng::new(seed).fork(n), |_| {});
        assert_eq!(log, again, "the same seed gave another game");
    }
    varied.check();
    chance::check(game, seed);
    frugal::check(game, seed);
}

/// A random game with a dealer, looked at in every position; who began, and its log.
fn record<G: Game>(game: &G, rng: &mut Rng, mut look: impl FnMut(&G::State)) -> (Seat, Vec<StepOf<G>>) {
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
            Turn::Over => return (first, log),
        };
        game.apply(&mut state, step);
        log.push(step);
    }
}
