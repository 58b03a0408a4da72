//! Why no game could be started.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use arena::train::BadCheckpoint;
use qin::BadBoard;
use table::BadRecord;

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
    /// The file of a record cannot be read.
    RecordFile {
        /// Its name.
        file: PathBuf,
        /// What the system says.
        fault: io::Error,
    },
    /// A record is not right.
    Record {
        /// The name of its file.
        file: PathBuf,
        /// What is wrong.
        fault: BadRecord,
    },
    /// One of many records is not right.
    Import {
        /// The name of its file.
        file: PathBuf,
        /// Which one of the file, from 1.
        number: usize,
        /// What is wrong.
        fault: BadRecord,
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
    /// More opponents are named than sit at the table.
    TooManyBots {
        /// How many are named.
        names: usize,
        /// How many opponents there are.
        opponents: usize,
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
    /// A board is named for both games at once.
    OneGame,
    /// A file cannot be written.
    Unwritten {
        /// What it was to hold.
        what: &'static str,
        /// The option that names it.
        option: &'static str,
        /// The file.
        file: PathBuf,
        /// What the system says.
        fault: io::Error,
    },
    /// A file that is there cannot be read.
    Unread {
        /// What it should hold.
        what: &'static str,
        /// The option that names it.
        option: &'static str,
        /// The file.
        file: PathBuf,
        /// What the system says.
        fault: io::Error,
    },
    /// Two things would be written into one file.
    SameFile {
        /// The file.
        file: PathBuf,
    },
    /// The file is no checkpoint to go on from.
    Checkpoint {
        /// The file.
        file: PathBuf,
        /// What is wrong with it.
        fault: BadCheckpoint,
    },
    /// The server, or what is done for it.
    Server(server::ops::Failed),
    /// The load, or the server under it.
    Load(crate::load::Failed),
    /// What was to be printed could not be.
    Output(io::Error),
    /// The terminal failed in the middle of the game.
    Terminal(io::Error),
}

impl Refused {
    /// 2 for what the command line got wrong, as for every wrong option.
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

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Players { players, allowed } => {
                write!(f, "{players} cannot play this game: use --players {allowed}")
            }
            Self::Seat { option, number, players } => {
                write!(f, "there is no seat {number} at a table for {players}: use {option} 1 to {players}")
            }
            Self::File { file, fault } => {
                write!(f, "{file} is neither a board of the program (bird, lion) nor a file to read: {fault}")
            }
            Self::Board { file, fault } => write!(f, "{file}: {fault}"),
            Self::RecordFile { file, fault } => {
                write!(f, "the record {} cannot be read: {fault}; name the file of a finished match", file.display())
            }
            Self::Record { file, fault } => write!(f, "{}: {fault}", file.display()),
            Self::Import { file, number, fault } => {
                write!(f, "{}, record {number}: {fault}; nothing was imported: leave it out", file.display())
            }
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
            Self::TooManyBots { names, opponents } => {
                write!(
                    f,
                    "{names} opponents are named, but there is room for {opponents}: name fewer after --bots, or more players after --players"
                )
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
                write!(f, "so many cannot play this game: use --players all")
            }
            Self::OneGame => {
                write!(f, "a board is of one game: say --game qin or --game kaiser with it, or leave --board out")
            }
            Self::Unwritten { what, option, file, fault } => {
                write!(
                    f,
                    "the {what} {} cannot be written: {fault}; use {option} with a file in a folder of yours",
                    file.display()
                )
            }
            Self::Unread { what, option, file, fault } => {
                write!(f, "the {what} {} cannot be read: {fault}; use {option} with another file", file.display())
            }
            Self::SameFile { file } => {
                write!(
                    f,
                    "two things would be written into {}: give --out, --checkpoint, --curve and --svg a file each",
                    file.display()
                )
            }
            Self::Checkpoint { file, fault } => {
                write!(f, "the training cannot go on from {}: {fault}; use ", file.display())?;
                match fault {
                    BadCheckpoint::NotOne => {}
                    BadCheckpoint::OtherTable { game, players } => {
                        write!(f, "--game {game} --players {players} to go on, or ")?;
                    }
                    BadCheckpoint::OtherPlan { what, there, .. } => write!(f, "--{what} {there} to go on, or ")?,
                }
                write!(f, "--checkpoint with another file to begin anew")
            }
            Self::Server(fault) => fault.fmt(f),
            Self::Load(fault) => fault.fmt(f),
            Self::Output(fault) => write!(f, "the output cannot be written: {fault}"),
            Self::Terminal(fault) => write!(f, "the terminal failed: {fault}"),
        }
    }
}
