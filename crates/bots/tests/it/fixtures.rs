//! Games, networks, clocks and positions for the tests.

use std::cell::Cell;
use std::time::Duration;

use bots::{Bot, BotGame, HIDDEN, Network, Opponent, Row, sample_state};
use game::{Dealing, Notation, Rng, Seat, Seats, Turn, Viewer};
use kaiser::{Kaiser, Map};
use qin::{Board, Qin};

/// Bots, one for each seat.
pub(crate) type Bots<G> = Vec<Box<dyn Bot<G> + Send>>;

/// Qin for every number of players on both boards.
pub(crate) fn all_qin() -> Vec<Qin> {
    let boards = || [Board::bird(), Board::lion()];
    (2..=4).flat_map(|players| boards().map(|board| Qin::new(board, players).expect("two to four play"))).collect()
}

/// Der Kaiser von China for every number of players on each side of the map, with and without fortifications.
pub(crate) fn all_kaiser() -> Vec<Kaiser> {
    let sides = [("3-4", 3), ("3-4", 4), ("4-5", 4), ("4-5", 5)];
    let game = |(side, players), fortifications| {
        Kaiser::new(Map::by_side(side).expect("a side"), players, fortifications).expect("the side is for this many")
    };
    sides.into_iter().flat_map(|side| [false, true].map(|fortifications| game(side, fortifications))).collect()
}

/// The seat with this index.
pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

/// A network with random weights.
pub(crate) fn any_network<G: BotGame + Dealing + Notation>(game: &G, seed: u64) -> Network {
    let mut rng = Rng::new(seed);
    let mut row = |size: u32| -> Row { [0; HIDDEN].map(|_| (rng.below(2 * size) as i32 - size as i32) as i16) };
    let (bias, outputs) = (row(200), (0..=game.players()).map(|_| row(500)).collect());
    let rows = (0..game.inputs()).map(|_| row(60)).collect();
    Network::new(game.players(), bias, rows, outputs, vec![0; game.players() + 1])
}

/// Calls `visit` with every position of random games in which somebody has to decide.
pub(crate) fn positions<G: Dealing + Notation>(
    game: &G,
    games: u64,
    seed: u64,
    mut visit: impl FnMut(&G::State, Seat),
) {
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

/// Every reading of this clock takes a tenth of a millisecond.
pub(crate) fn ticking() -> Duration {
    NOW.set(NOW.get() + 1);
    Duration::from_micros(100 * NOW.get())
}

/// A clock that stands still.
pub(crate) fn stopped() -> Duration {
    Duration::ZERO
}

/// The opponent with this name, with a ticking clock.
pub(crate) fn bot<G: BotGame + Dealing + Notation>(game: &G, name: &str, seed: u64) -> Box<dyn Bot<G> + Send> {
    let opponent: Opponent = name.parse().expect("an opponent");
    opponent.bot(game, seed, ticking)
}

/// Checks after each of these numbers of random steps that the bots choose the same with other cards in the other hands,
/// which nobody sees.
pub(crate) fn sees_nothing_hidden<G: BotGame + Dealing + Notation>(
    game: &G,
    names: &[&str],
    steps: impl Iterator<Item = usize>,
) {
    let mut rng = Rng::new(14);
    let mut different = 0;
    for steps in steps {
        let state = after(game, steps, &mut rng);
        let Turn::Decide(mover) = game.turn(&state) else { continue };
        let view = game.view(&state, Viewer::Seat(mover));
        let other = sample_state(game, &view, &mut rng);
        different += usize::from(other != state);
        let same = game.view(&other, Viewer::Seat(mover));
        assert_eq!(view, same);
        for name in names {
            let choice = |view| bot(game, name, 7).choose(game, view);
            assert_eq!(choice(&view), choice(&same), "{name}");
        }
    }
    assert!(different > 8, "only {different} samples differed from the real state");
}

/// Plays a whole game with one bot on each seat and checks every move.
pub(crate) fn play<G: Dealing + Notation>(game: &G, bots: &mut Bots<G>, seed: u64) -> (Vec<G::Move>, Seats) {
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

/// A position after this many random steps.
pub(crate) fn after<G: Dealing + Notation>(game: &G, steps: usize, rng: &mut Rng) -> G::State {
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
