//! What can be wrong with the text of a position.

use std::fmt;

use game::{Flaw, Seat};
use serde::{Serialize, Serializer};

use crate::bad_board::BadBoard;
use crate::names::name;
use crate::space::Space;
use crate::tile::{Colour, Tile};

/// A text that isn't a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPosition {
    /// The line with the fault, from 1, if it is in one line.
    pub line: Option<usize>,
    /// What is wrong.
    pub fault: PositionFault,
}

/// What can be wrong with a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinFlaw"))]
#[serde(tag = "kind", content = "data", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum PositionFault {
    /// The first line is not `qin`, a number from 2 to 4 and the name of a board.
    Heading,
    /// A line that can't be read.
    Line { text: String },
    /// What comes next is missing.
    NoPhase,
    /// Rows are missing, repeated or out of order.
    Row { row: usize },
    /// A space of the drawing can't be read.
    Symbol { text: String },
    /// The board itself is bad.
    Board {
        #[cfg_attr(feature = "typescript", ts(as = "String"))]
        fault: BadBoard,
    },
    /// A board of the program by name, drawn differently.
    OtherBoard { board: String },
    /// A province whose spaces name different owners, or none (Q4.1).
    Owner { space: Space },
    /// A lone space with an owner (Q4.1), or a village of which only one square has one.
    NoProvince { space: Space },
    /// More pagodas on the board than there are (Q1.4).
    Pagodas {
        #[serde(serialize_with = "as_word")]
        #[cfg_attr(feature = "typescript", ts(as = "String"))]
        player: Seat,
    },
    /// A player without pagodas left has won (Q10.2), but the game is said to go on.
    AlreadyWon {
        #[serde(serialize_with = "as_word")]
        #[cfg_attr(feature = "typescript", ts(as = "String"))]
        player: Seat,
    },
    /// `pagodas` for a space that is in no province, or a wrong number of them.
    PagodasOn { space: Space },
    /// The village belongs to somebody else (Q8.2).
    Village { space: Space },
    /// More tiles of a kind than there are (Q1.2).
    TooMany { tile: Tile, each: u8 },
    /// The tiles that are neither in hand nor unseen do not make up the drawing.
    Laid { colour: Colour },
    /// More than three tiles in a hand (Q2.1).
    Hand {
        #[serde(serialize_with = "as_word")]
        #[cfg_attr(feature = "typescript", ts(as = "String"))]
        player: Seat,
    },
    /// The hand contradicts what a pass is said to have shown (Q3.7).
    Lacks {
        #[serde(serialize_with = "as_word")]
        #[cfg_attr(feature = "typescript", ts(as = "String"))]
        player: Seat,
    },
    /// The piles have another number of tiles than are unseen.
    Piles,
    /// What comes next isn't possible.
    Phase { text: String },
    /// A view instead of a position.
    View,
    /// The viewer is missing from a view.
    NoViewer,
    /// A view of another game: another board or another number of players.
    OtherGame,
    /// No position agrees with the view.
    NoWorld,
}

impl From<PositionFault> for BadPosition {
    fn from(fault: PositionFault) -> Self {
        Self { line: None, fault }
    }
}

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        match &self.fault {
            PositionFault::Heading => {
                write!(f, "a position starts with “qin”, the number of players (2 to 4) and the name of the board")
            }
            PositionFault::Line { text } => write!(f, "“{text}” is not understood here"),
            PositionFault::NoPhase => write!(f, "it is missing what comes next, such as “place white”"),
            PositionFault::Row { row } => write!(f, "expected row {row} of the drawing"),
            PositionFault::Symbol { text } => {
                write!(f, "“{text}” is no space of a drawing; write . ~ V R Y B r y b, then w b g or p for the owner")
            }
            PositionFault::Board { fault: bad } => write!(f, "the board is bad: {bad}"),
            PositionFault::OtherBoard { board: name } => {
                write!(f, "this is not the board {name} of the program; give it another name")
            }
            PositionFault::Owner { space } => {
                write!(f, "Q4.1: all spaces of the province at {space} must name one and the same owner")
            }
            PositionFault::NoProvince { space } => write!(f, "Q4.1: {space} cannot have this owner"),
            PositionFault::Pagodas { player: seat } => {
                write!(f, "Q1.4: {} has more pagodas on the board than there are", name(*seat))
            }
            PositionFault::AlreadyWon { player: seat } => {
                write!(f, "Q10.2: {} has no pagoda left and so has won already", name(*seat))
            }
            PositionFault::PagodasOn { space } => write!(f, "the pagodas given for {space} cannot be there"),
            PositionFault::Village { space } => write!(f, "Q8.2: the village at {space} belongs to somebody else"),
            PositionFault::TooMany { tile, each } => write!(f, "Q1.2: there are only {each} tiles {tile}"),
            PositionFault::Laid { colour } => {
                write!(f, "Q1.2: the {colour} spaces drawn do not match the tiles that are neither in hand nor unseen")
            }
            PositionFault::Hand { player: seat } => write!(f, "Q2.1: {} holds more than three tiles", name(*seat)),
            PositionFault::Lacks { player: seat } => {
                write!(f, "Q3.7: {}’s hand is not one that could have passed like this", name(*seat))
            }
            PositionFault::Piles => write!(f, "Q2.1: the heights of the piles do not add up to the unseen tiles"),
            PositionFault::Phase { text } => write!(f, "“{text}” cannot come next"),
            PositionFault::View => write!(f, "this is what one viewer sees; a position has every hand"),
            PositionFault::NoViewer => write!(f, "it is missing who is looking, such as “viewer white”"),
            PositionFault::OtherGame => write!(f, "this is a view of another board or another number of players"),
            PositionFault::NoWorld => write!(f, "no hands of the others agree with this view"),
        }
    }
}

impl std::error::Error for BadPosition {}

impl Flaw for BadPosition {
    fn line(&self) -> Option<usize> {
        match &self.fault {
            PositionFault::Board { fault: bad } => Some(bad.line),
            _ => self.line,
        }
    }
}

impl Serialize for BadPosition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.fault.serialize(serializer)
    }
}

fn as_word<S: Serializer>(player: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(name(*player))
}
