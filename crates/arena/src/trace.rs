//! Traces: random games in full, hidden things included, as one JSON object a line, so
//! that any other implementation of the rules can check this one.
//!
//! The same arguments give the same bytes on every machine.

mod kaiser;
mod qin;

use std::io::{self, Write};

use game::{Dealing, Rng, Seat};
use serde::Serialize;

use crate::perft::deal;

pub use self::kaiser::trace_kaiser;
pub use self::qin::trace_qin;

/// What to trace, besides the game itself.
#[derive(Clone, Copy, Debug)]
pub struct Tracing {
    /// How many games.
    pub games: u64,
    /// The seed of the first; every game has its own derived from it.
    pub seed: u64,
    /// With the legal turns of every position.
    pub legal: bool,
}

/// A game whose deals can be written as the first line of a trace.
pub trait Traced: Dealing {
    /// Writes a deal before its first decision: what everybody holds, and what lies face down.
    fn write_deal(&self, state: &Self::State, deck: &Self::Deck, first: usize, out: &mut impl Write) -> io::Result<()>;
}

/// Writes the games one after the other; `done` is called after each.
fn each_game<W: Write>(
    tracing: Tracing,
    out: &mut W,
    mut done: impl FnMut(),
    game: impl Fn(&mut Rng, &mut W) -> io::Result<()>,
) -> io::Result<()> {
    for n in 0..tracing.games {
        game(&mut Rng::new(tracing.seed).fork(n), out)?;
        done();
    }
    out.flush()
}

/// A game at its first decision, with its deck and the number of its first player.
fn dealt<G: Dealing>(game: &G, rng: &mut Rng) -> (G::State, G::Deck, usize) {
    let first = rng.below(game.players() as u32) as usize;
    let mut deck = game.shuffle(rng);
    let mut state = game.start(Seat::new(first).expect("the seat is at the table"));
    deal(game, &mut state, &mut deck);
    (state, deck, first)
}

fn line(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}
