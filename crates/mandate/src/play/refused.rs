//! Why no game could be started.

use std::fmt;
use std::io;
use std::ops::RangeInclusive;
use std::process::ExitCode;

use qin::BadBoard;

/// What is wrong with the wishes of the command line, or with the terminal.
#[derive(Debug)]
pub(super) enum Refused {
    /// So many cannot play this game.
    Players {
        /// How many were asked for.
        players: usize,
        /// How many can play.
        allowed: RangeInclusive<usize>,
    },
    /// There is no such seat at the table.
    Seat {
        /// The option that names it.
        option: &'static str,
        /// The number given.
        number: usize,
        /// How many play.
        players: usize,
    },
    /// The file of a board cannot be read.
    File {
        /// Its name.
        file: String,
        /// What the system says.
        fault: io::Error,
    },
    /// The file holds no board that can be played on.
    Board {
        /// Its name.
        file: String,
        /// What is wrong, and where.
        fault: BadBoard,
    },
    /// The terminal failed in the middle of the game.
    Terminal(io::Error),
}

impl Refused {
    /// 2 for what the command line got wrong, as for every wrong option.
    pub(super) fn exit_code(&self) -> ExitCode {
        ExitCode::from(if matches!(self, Self::Terminal(_)) { 1 } else { 2 })
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players { players, allowed } => {
                write!(f, "{players} cannot play this game: use --players {} to {}", allowed.start(), allowed.end())
            }
            Self::Seat { option, number, players } => {
                write!(f, "there is no seat {number} at a table for {players}: use {option} 1 to {players}")
            }
            Self::File { file, fault } => {
                write!(f, "{file} is neither a board of the program (bird, lion) nor a file to read: {fault}")
            }
            Self::Board { file, fault } => write!(f, "{file}: {fault}"),
            Self::Terminal(fault) => write!(f, "the terminal failed: {fault}"),
        }
    }
}
