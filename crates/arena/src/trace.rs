//! Traces: complete random games, hidden information included, as one JSON object per line, so that any other
//! implementation of the rules can check this one.
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
pub struct TraceOptions {
    /// How many games.
    pub games: u64,
    /// The seed of the first game; each game derives its own from it.
    pub seed: u64,
    /// Whether to include the legal turns of every position.
    pub legal: bool,
}

/// A game whose deals can be written as the first line of a trace.
pub trait Traced: Dealing {
    /// Writes a deal before its first decision: all hands and everything that lies face down.
    fn write_deal(&self, state: &Self::State, deck: &Self::Deck, first: usize, out: &mut impl Write) -> io::Result<()>;
}

/// Writes the games one after the other; calls `done` after each.
fn each_game<W: Write>(
    options: TraceOptions,
    out: &mut W,
    mut done: impl FnMut(),
    game: impl Fn(&mut Rng, &mut W) -> io::Result<()>,
) -> io::Result<()> {
    for n in 0..options.games {
        game(&mut Rng::new(options.seed).fork(n), out)?;
        done();
    }
    out.flush()
}

/// Returns a game at its first decision, with its deck and the index of its first player.
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
