//! Whole random games, each step and each position of them, as one number.

use std::fmt::{self, Write as _};
use std::io::{self, Write};

use game::{Dealing, Notation, Rng, Seat, Turn};

use crate::tables::Table;

/// FNV-1a over everything that is written to it.
struct Digest(u64);

impl fmt::Write for Digest {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let hash = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        self.0 = text.bytes().fold(self.0, hash);
        Ok(())
    }
}

/// Prints the digest of random games, and how many steps they have.
pub(crate) fn digest<G: Notation + Dealing>(table: &Table<G>, games: u64, out: &mut impl Write) -> io::Result<()> {
    let mut digest = Digest(0xcbf2_9ce4_8422_2325);
    let mut steps = 0;
    for n in 0..games {
        steps += play(&table.game, n, &mut digest).map_err(io::Error::other)?;
    }
    writeln!(out, "{}: {games} random games, {steps} steps, digest {:016x}", table.name, digest.0)
}

fn play<G: Notation + Dealing>(game: &G, n: u64, digest: &mut Digest) -> Result<u32, fmt::Error> {
    let mut rng = Rng::new(1).fork(n);
    let first = Seat::all(game.players()).nth(n as usize % game.players()).expect("a seat at the table");
    let (mut deck, mut state) = (game.shuffle(&mut rng), game.start(first));
    let mut steps = 0;
    loop {
        digest.write_str(&game.write(&state))?;
        match game.turn(&state) {
            Turn::Decide(_) => {
                let m = game.random_move(&state, &mut rng);
                writeln!(digest, "{m}")?;
                game.play(&mut state, m);
            }
            Turn::Chance => {
                let outcome = game.deal(&state, &mut deck);
                writeln!(digest, "{outcome}")?;
                game.resolve(&mut state, outcome);
            }
            Turn::Over => return Ok(steps),
        }
        steps += 1;
    }
}
