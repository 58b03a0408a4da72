//! The error of every command: what went wrong and what to do about it.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use arena::train::BadCheckpoint;
use qin::BadBoard;
use table::BadRecord;

/// Why a command failed.
#[derive(Debug)]
pub(crate) enum CliError {
    /// The game can't be played by this many.
    Players {
        /// The number given.
        players: usize,
        /// The numbers that work.
        allowed: &'static str,
    },
    /// The table has no such seat.
    Seat {
        /// The option that names it.
        option: &'static str,
        /// The number given.
        number: usize,
        /// How many play.
        players: usize,
    },
    /// A board file can't be read.
    File {
        /// Its name.
        file: String,
        /// The system's error.
        fault: io::Error,
    },
    /// A board file isn't a valid board.
    Board {
        /// Its name.
        file: String,
        /// What is wrong, and where.
        fault: BadBoard,
    },
    /// A record file can't be read.
    RecordFile {
        /// Its name.
        file: PathBuf,
        /// The system's error.
        fault: io::Error,
    },
    /// A record is invalid.
    Record {
        /// The name of its file.
        file: PathBuf,
        /// What is wrong.
        fault: BadRecord,
    },
    /// One of several records is invalid.
    Import {
        /// The name of its file.
        file: PathBuf,
        /// Its position in the file, from 1.
        number: usize,
        /// What is wrong.
        fault: BadRecord,
    },
    /// The map has no such side.
    Side {
        /// The side given.
        side: String,
    },
    /// `--fortifications` with Qin.
    NoFortifications,
    /// A ladder needs at least two bots, each named once.
    Bots {
        /// The name given twice, if any.
        twice: Option<String>,
    },
    /// More opponents than seats.
    TooManyBots {
        /// The number of names.
        names: usize,
        /// The number of opponents.
        opponents: usize,
    },
    /// The anchor isn't one of the ladder's bots.
    Anchor {
        /// Its name.
        bot: String,
    },
    /// `--neighbours` with more than two players.
    Neighbours,
    /// `--line` without bots that differ in their budgets.
    NoLine,
    /// The hypotheses of a test are in the wrong order.
    Hypotheses,
    /// `--players` isn't a number.
    HowMany {
        /// The text given.
        text: String,
    },
    /// No board of the game is for this many players.
    NoBoard,
    /// `--board` with both games.
    OneGame,
    /// A file can't be written.
    Unwritten {
        /// What it would contain.
        what: &'static str,
        /// The option that names it.
        option: &'static str,
        /// The file.
        file: PathBuf,
        /// The system's error.
        fault: io::Error,
    },
    /// An existing file can't be read.
    Unread {
        /// What it should contain.
        what: &'static str,
        /// The option that names it.
        option: &'static str,
        /// The file.
        file: PathBuf,
        /// The system's error.
        fault: io::Error,
    },
    /// Two outputs share one file.
    SameFile {
        /// The file.
        file: PathBuf,
    },
    /// The file isn't a checkpoint of this training.
    Checkpoint {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        fault: BadCheckpoint,
    },
    /// The server, or a command for its data.
    Server(server::ops::OpsError),
    /// The load test, or the server under it.
    Load(crate::load::LoadError),
    /// The output can't be written.
    Output(io::Error),
    /// The terminal failed during the game.
    Terminal(io::Error),
}

impl CliError {
    /// Returns 2 for mistakes on the command line, as for every invalid option, and 1 for the rest.
    pub(crate) fn exit_code(&self) -> ExitCode {
        let failed = matches!(
            self,
            Self::Terminal(_)
                | Self::Output(_)
                | Self::Record { .. }
                | Self::Import { .. }
                | Self::Server(_)
                | Self::Load(_)
        );
        ExitCode::from(if failed { 1 } else { 2 })
    }
}

impl fmt::Display for CliError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players { players, allowed } => {
                write!(f, "{players} players can't play this game: use --players {allowed}")
            }
            Self::Seat { option, number, players } => {
                write!(f, "a table for {players} has no seat {number}: use {option} 1 to {players}")
            }
            Self::File { file, fault } => {
                write!(f, "{file} is neither a built-in board (bird, lion) nor a readable file: {fault}")
            }
            Self::Board { file, fault } => write!(f, "{file}: {fault}"),
            Self::RecordFile { file, fault } => {
                write!(
                    f,
                    "failed to read the record {}: {fault}; give the record file of a finished match",
                    file.display()
                )
            }
            Self::Record { file, fault } => write!(f, "{}: {fault}", file.display()),
            Self::Import { file, number, fault } => {
                write!(
                    f,
                    "{}, record {number}: {fault}; nothing was imported, so remove this record and try again",
                    file.display()
                )
            }
            Self::Side { side } => {
                write!(f, "the map of Der Kaiser von China has no side {side}: use --board 3-4 or --board 4-5")
            }
            Self::NoFortifications => write!(f, "Qin has no fortifications: omit --fortifications"),
            Self::Bots { twice: Some(bot) } => {
                write!(f, "{bot} is listed twice: list every bot of a ladder once")
            }
            Self::Bots { twice: None } => {
                write!(f, "a ladder needs at least two bots: use for example --bots random,flat:1000n")
            }
            Self::TooManyBots { names, opponents } => {
                write!(
                    f,
                    "{names} opponents, but only {opponents} seats for them: list fewer with --bots, or raise --players"
                )
            }
            Self::Anchor { bot } => {
                write!(f, "{bot} isn't on the ladder: use --anchor with one of the listed bots, or omit it")
            }
            Self::Neighbours => {
                write!(f, "--neighbours needs bots to meet in pairs: omit it, or use --players 2")
            }
            Self::NoLine => write!(
                f,
                "--line needs at least two bots with the same kind of budget: use for example --bots flat:100n,flat:1000n, or omit it"
            ),
            Self::Hypotheses => write!(f, "--elo1 must be above --elo0: use for example --elo0 0 --elo1 20"),
            Self::HowMany { text } => {
                write!(f, "“{text}” isn't a number of players: use --players all, or a number such as 3")
            }
            Self::NoBoard => {
                write!(f, "no board of the game is for this many players: use --players all")
            }
            Self::OneGame => {
                write!(f, "a board belongs to one game: add --game qin or --game kaiser, or omit --board")
            }
            Self::Unwritten { what, option, file, fault } => {
                write!(
                    f,
                    "failed to write the {what} {}: {fault}; use {option} with a path you can write to",
                    file.display()
                )
            }
            Self::Unread { what, option, file, fault } => {
                write!(f, "failed to read the {what} {}: {fault}; use {option} with another file", file.display())
            }
            Self::SameFile { file } => {
                write!(
                    f,
                    "two outputs would be written to {}: give --out, --checkpoint, --curve and --svg different files",
                    file.display()
                )
            }
            Self::Checkpoint { file, fault } => {
                write!(f, "training can't resume from {}: {fault}; use ", file.display())?;
                match fault {
                    BadCheckpoint::NotOne => {}
                    BadCheckpoint::OtherTable { game, players } => {
                        write!(f, "--game {game} --players {players} to resume, or ")?;
                    }
                    BadCheckpoint::OtherPlan { what, there, .. } => write!(f, "--{what} {there} to resume, or ")?,
                }
                write!(f, "--checkpoint with another file to start over")
            }
            Self::Server(fault) => fault.fmt(f),
            Self::Load(fault) => fault.fmt(f),
            Self::Output(fault) => write!(f, "failed to write the output: {fault}"),
            Self::Terminal(fault) => write!(f, "the terminal failed: {fault}"),
        }
    }
}
