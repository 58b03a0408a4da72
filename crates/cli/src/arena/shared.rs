//! What the commands of the arena have in common.

use std::io::{self, Write};
use std::process::ExitCode;

use arena::ArenaGame;
use arena::parallel::all_cores;
use serde::Serialize;

use crate::refused::Refused;

/// How the work is done, and how it is told.
#[derive(clap::Args)]
pub(super) struct Work {
    /// The seed: everything follows from it, except what bots with a time budget make of their time
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(super) seed: u64,
    /// How many games are played at once; as many as there are cores if left out
    #[arg(long, value_name = "N", value_parser = some)]
    threads: Option<u64>,
    /// Print one JSON object instead of a summary
    #[arg(long)]
    json: bool,
}

impl Work {
    /// How many threads work.
    pub(super) fn threads(&self) -> usize {
        self.threads.map_or_else(all_cores, |threads| threads.min(1024) as usize)
    }

    /// Prints the result, for programs or for people.
    pub(super) fn tell<T: Serialize>(
        &self,
        result: &T,
        summary: impl FnOnce(&T) -> String,
    ) -> Result<ExitCode, Refused> {
        let text = if self.json {
            serde_json::to_string(result).map_err(|fault| Refused::Output(fault.into()))?
        } else {
            summary(result)
        };
        match writeln!(anstream::stdout(), "{}", text.trim_end()) {
            // Whoever was reading has seen enough.
            Err(fault) if fault.kind() != io::ErrorKind::BrokenPipe => Err(Refused::Output(fault)),
            _ => Ok(ExitCode::SUCCESS),
        }
    }
}

/// What was played, for the reader of a result.
#[derive(Serialize)]
pub(super) struct Table {
    pub(super) game: &'static str,
    pub(super) board: String,
    pub(super) players: usize,
    pub(super) fortifications: bool,
}

impl Table {
    pub(super) fn of<G: ArenaGame>(game: &G) -> Self {
        Self {
            game: G::NAME,
            board: game.board_name().to_owned(),
            players: game.players(),
            fortifications: game.fortified(),
        }
    }

    /// “qin on bird for 2”.
    pub(super) fn words(&self) -> String {
        let with = if self.fortifications { " with fortifications" } else { "" };
        format!("{} on {} for {}{with}", self.game, self.board, self.players)
    }
}

/// A number of things to play: not none, and no more than a lifetime has room for.
pub(super) fn some(text: &str) -> Result<u64, String> {
    let number: u64 = text.parse().map_err(|_| "it is no whole number: give one such as 100".to_owned())?;
    match number {
        0 => Err("with 0 nothing would be played: give 1 or more".to_owned()),
        1..=1_000_000_000 => Ok(number),
        _ => Err("that would never end: give at most a thousand million".to_owned()),
    }
}

/// A part of a whole that is neither all nor nothing, and less than a half.
pub(super) fn part(text: &str) -> Result<f64, String> {
    let part: f64 = text.parse().map_err(|_| "it is no number: give one such as 0.05".to_owned())?;
    if part > 0.0 && part < 0.5 { Ok(part) } else { Err("it must be above 0 and below 0.5: give 0.05".to_owned()) }
}

/// “+12.3”, “-4.0”.
pub(super) fn signed(x: f64) -> String {
    // What rounds to nothing has no sign.
    if x.abs() < 0.05 { "0.0".to_owned() } else { format!("{x:+.1}") }
}
