//! Options and output that the arena's commands share.

use std::io::{self, Write};
use std::process::ExitCode;

use arena::ArenaGame;
use arena::parallel::all_cores;
use serde::Serialize;

use crate::error::CliError;

/// The options of every arena command.
#[derive(clap::Args)]
pub(super) struct Work {
    /// The seed; the same seed gives the same result, except for bots with a time budget
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(super) seed: u64,
    /// The number of games played in parallel [default: the number of cores]
    #[arg(long, value_name = "N", value_parser = some)]
    threads: Option<u64>,
    /// Print one JSON object instead of a summary
    #[arg(long)]
    json: bool,
}

impl Work {
    /// Returns the number of threads.
    pub(super) fn threads(&self) -> usize {
        self.threads.map_or_else(all_cores, |threads| threads.min(1024) as usize)
    }

    /// Prints the result as JSON or as a summary.
    pub(super) fn tell<T: Serialize>(
        &self,
        result: &T,
        summary: impl FnOnce(&T) -> String,
    ) -> Result<ExitCode, CliError> {
        let text = if self.json {
            serde_json::to_string(result).map_err(|fault| CliError::Output(fault.into()))?
        } else {
            summary(result)
        };
        match writeln!(anstream::stdout(), "{}", text.trim_end()) {
            // The reader, such as `head`, has closed the pipe.
            Err(fault) if fault.kind() != io::ErrorKind::BrokenPipe => Err(CliError::Output(fault)),
            _ => Ok(ExitCode::SUCCESS),
        }
    }
}

/// The game, board and players of a result.
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

/// Parses a count from 1 to a thousand million.
pub(super) fn some(text: &str) -> Result<u64, String> {
    let number: u64 = text.parse().map_err(|_| "not a whole number: use for example 100".to_owned())?;
    match number {
        0 => Err("must be at least 1".to_owned()),
        1..=1_000_000_000 => Ok(number),
        _ => Err("must be at most 1000000000".to_owned()),
    }
}

/// Parses a probability between 0 and 0.5, both excluded.
pub(super) fn part(text: &str) -> Result<f64, String> {
    let part: f64 = text.parse().map_err(|_| "not a number: use for example 0.05".to_owned())?;
    if part > 0.0 && part < 0.5 {
        Ok(part)
    } else {
        Err("must be above 0 and below 0.5: use for example 0.05".to_owned())
    }
}

/// “+12.3”, “-4.0”.
pub(super) fn signed(x: f64) -> String {
    // Zero after rounding has no sign.
    if x.abs() < 0.05 { "0.0".to_owned() } else { format!("{x:+.1}") }
}
