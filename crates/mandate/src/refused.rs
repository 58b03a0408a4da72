//! Why no game could be started.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use qin::BadBoard;

/// What is wrong with the wishes of the command line, or with the terminal.
#[derive(Debug)]
pub(crate) enum Refused {
    /// So many cannot play this game.
    Players {
        /// How many were asked for.
        players: usize,
        /// How many can play.
        allowed: &'static str,
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
    /// The map has no such side.
    Side {
        /// The side that was asked for.
        side: String,
    },
    /// Only one of the games has fortifications.
    NoFortifications,
    /// A ladder needs at least two bots, each named once.
    Bots {
        /// The name that is there twice, if any is.
        twice: Option<String>,
    },
    /// The bot that is to have 0 Elo is not on the ladder.
    Anchor {
        /// Its name.
        bot: String,
    },
    /// Only a ladder for two has neighbours.
    Neighbours,
    /// A line over budgets needs bots that differ in their budgets.
    NoLine,
    /// The hypotheses of a test are the wrong way round.
    Hypotheses,
    /// A number of players that is none.
    HowMany {
        /// What stands there.
        text: String,
    },
    /// There is no board of the game for so many.
    NoBoard,
    /// A picture cannot be written.
    Picture {
        /// Its file.
        file: PathBuf,
        /// What the system says.
        fault: io::Error,
    },
    /// What was to be printed could not be.
    Output(io::Error),
    /// The terminal failed in the middle of the game.
    Terminal(io::Error),
}

impl Refused {
    /// 2 for what the command line got wrong, as for every wrong option.
    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(if matches!(self, Self::Terminal(_) | Self::Output(_)) { 1 } else { 2 })
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players { players, allowed } => {
                write!(f, "{players} cannot play this game on this board: use --players {allowed}")
            }
            Self::Seat { option, number, players } => {
                write!(f, "there is no seat {number} at a table for {players}: use {option} 1 to {players}")
            }
            Self::File { file, fault } => {
                write!(f, "{file} is neither a board of the program (bird, lion) nor a file to read: {fault}")
            }
            Self::Board { file, fault } => write!(f, "{file}: {fault}"),
            Self::Side { side } => {
                write!(f, "the map of Der Kaiser von China has no side {side}: use --board 3-4 or --board 4-5")
            }
            Self::NoFortifications => write!(f, "Qin has no fortifications: leave --fortifications out"),
            Self::Bots { twice: Some(bot) } => {
                write!(f, "{bot} is named twice: name every bot of a ladder once")
            }
            Self::Bots { twice: None } => {
                write!(f, "a ladder needs two bots or more: name them as in --bots random,flat:1000n")
            }
            Self::Anchor { bot } => {
                write!(f, "{bot} is not on the ladder: use --anchor with one of the bots, or leave it out")
            }
            Self::Neighbours => {
                write!(f, "only at tables for two do bots meet in pairs: leave --neighbours out, or use --players 2")
            }
            Self::NoLine => write!(
                f,
                "a line needs two bots or more with budgets of one kind: use --bots flat:100n,flat:1000n, or leave --line out"
            ),
            Self::Hypotheses => write!(f, "--elo1 must be above --elo0: use for example --elo0 0 --elo1 20"),
            Self::HowMany { text } => {
                write!(f, "“{text}” is no number of players: use --players all, or a number such as 3")
            }
            Self::NoBoard => {
                write!(f, "no such game is played on such a board by so many: use --board all and --players all")
            }
            Self::Picture { file, fault } => {
                write!(
                    f,
                    "the picture {} cannot be written: {fault}; use --svg with a file in a folder of yours",
                    file.display()
                )
            }
            Self::Output(fault) => write!(f, "the output cannot be written: {fault}"),
            Self::Terminal(fault) => write!(f, "the terminal failed: {fault}"),
        }
    }
}
