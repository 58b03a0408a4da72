//! What can be wrong with the text of a position.

use std::fmt;

use game::{Flaw, Seat};
use serde::{Serialize, Serializer};

use crate::names::name;
use crate::province::Province;
use crate::space::Space;

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
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KaiserFlaw"))]
#[serde(tag = "kind", content = "data", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum PositionFault {
    /// The first line is not `kaiser`, a number of players, a side and a variant.
    Heading,
    /// A line that can't be read.
    Line { text: String },
    /// What comes next is missing.
    NoPhase,
    /// The emperor is missing.
    NoEmperor,
    /// The viewer is missing from a view.
    NoViewer,
    /// It is on another map than the one inside the program.
    OtherMap,
    /// The side isn't for this number of players (K1.4).
    Players,
    /// The map has no such space.
    NoSuchSpace { space: Space },
    /// Two houses on one space (K5.1).
    TwoHouses { space: Space },
    /// More pieces than there are (K1.3).
    Pieces {
        #[serde(serialize_with = "as_word")]
        #[cfg_attr(feature = "typescript", ts(as = "String"))]
        player: Seat,
    },
    /// More emissaries than K5.2 allows.
    Emissaries { province: Province },
    /// Fortifications that nobody has placed, or too few (K1.3).
    Fortifications,
    /// Not all cards are there, or too many (K1.2, K2.1).
    Cards,
    /// More than three cards in hand, or cards known or held that are not in it.
    Hand {
        #[serde(serialize_with = "as_word")]
        #[cfg_attr(feature = "typescript", ts(as = "String"))]
        player: Seat,
    },
    /// Somebody would have to begin a turn without a card (K8.3).
    NoCards {
        #[serde(serialize_with = "as_word")]
        #[cfg_attr(feature = "typescript", ts(as = "String"))]
        player: Seat,
    },
    /// More than four open cards, or not four at the start of a turn (K7.1).
    Display,
    /// The pile and how often it has run out do not fit (K7.4).
    Pile,
    /// What comes next isn't possible.
    Phase { text: String },
    /// A view instead of a position.
    View,
    /// A view of another game: another map, variant or number of players.
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
            PositionFault::Heading => write!(
                f,
                "a position starts with “kaiser”, the number of players (3 to 5), a side of the map (3-4 or 4-5), \
                 and “plain” or “fortified”"
            ),
            PositionFault::Line { text } => write!(f, "“{text}” is not understood here"),
            PositionFault::NoPhase => write!(f, "it is missing what comes next, such as “act green”"),
            PositionFault::NoEmperor => write!(f, "it is missing the emperor, such as “emperor green”"),
            PositionFault::NoViewer => write!(f, "it is missing who is looking, such as “viewer green”"),
            PositionFault::OtherMap => write!(f, "it is on a map that the program does not have"),
            PositionFault::Players => write!(f, "K1.4: this side of the map is for another number of players"),
            PositionFault::NoSuchSpace { space } => write!(f, "K1.1: there is no house space {space} on this map"),
            PositionFault::TwoHouses { space } => write!(f, "K5.1: there are two houses on space {space}"),
            PositionFault::Pieces { player: seat } => {
                write!(f, "K1.3: {} has more pieces on the map than there are", name(*seat))
            }
            PositionFault::Emissaries { province } => {
                write!(f, "K5.2: there are more emissaries in {province} than its strongest player has houses")
            }
            PositionFault::Fortifications => {
                write!(f, "K1.3: as many fortifications must stand on the map as players have spent theirs")
            }
            PositionFault::Cards => write!(f, "K2.1: the cards do not add up to those of this number of players"),
            PositionFault::Hand { player: seat } => {
                write!(f, "K7.1: a hand has up to three cards, known and held ones among them; {} has not", name(*seat))
            }
            PositionFault::NoCards { player: seat } => {
                write!(f, "K8.3: {} would begin a turn without a card", name(*seat))
            }
            PositionFault::Display => write!(f, "K7.1: there are four open cards at the start of a turn, never more"),
            PositionFault::Pile => write!(f, "K7.4: the pile does not fit how often it has run out"),
            PositionFault::Phase { text } => write!(f, "“{text}” cannot come next"),
            PositionFault::View => write!(f, "this is what one viewer sees; a position has every hand"),
            PositionFault::OtherGame => write!(f, "this is a view of another map, variant or number of players"),
            PositionFault::NoWorld => write!(f, "no hands of the others agree with this view"),
        }
    }
}

impl std::error::Error for BadPosition {}

impl Flaw for BadPosition {
    fn line(&self) -> Option<usize> {
        self.line
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
