//! Prints what games and bots answer to a fixed list of questions, one a line.
//!
//! `cargo verify wasm-parity` runs it natively and in WebAssembly: what they print must be
//! the same, byte for byte. So a game seen in a browser can be told again by a server, and a
//! bot with a budget of nodes decides alike in both.

mod answers;
mod digest;
mod tables;

use std::io::{self, BufWriter, Write};

use crate::answers::answer;
use crate::digest::digest;
use crate::tables::{kaiser, qin};

/// The number of random games at every table.
const GAMES: u64 = 20;

fn main() -> io::Result<()> {
    let out = &mut BufWriter::new(io::stdout().lock());
    for table in qin() {
        answer(&table, out)?;
        digest(&table, GAMES, out)?;
    }
    for table in kaiser() {
        answer(&table, out)?;
        digest(&table, GAMES, out)?;
    }
    out.flush()
}
