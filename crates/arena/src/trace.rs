//! Traces: random games in full, hidden things included, as one JSON object a line, so
//! that any other implementation of the rules can check this one.
//!
//! The same arguments give the same bytes on every machine.

mod kaiser;
mod qin;

use std::io::{self, Write};

use serde::Serialize;

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

fn line(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}
