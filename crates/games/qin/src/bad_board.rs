//! What can be wrong with a board file.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::space::Space;
use crate::spaces::Spaces;

/// Why a board isn't valid, and where in its file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadBoard {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What can be wrong with a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A row is longer or shorter than the first.
    Ragged {
        /// Spaces in this row.
        width: usize,
        /// Spaces in the first row.
        first: usize,
    },
    /// A letter that stands for nothing.
    UnknownLetter {
        /// The letter.
        letter: char,
    },
    /// More than 16 rows or columns.
    TooLarge,
    /// Three or more connected squares.
    LargeVillage {
        /// All of them.
        squares: Spaces,
    },
    /// Two start spaces of one colour share an edge: a province that nobody owns (Q4.1).
    StartsTouch {
        /// The other of the two.
        other: Space,
    },
    /// No start space on the whole board.
    NoStart,
    /// No two grassland spaces next to any start space.
    NoRoom,
}

impl Fault {
    /// The kind of fault, in one word that never changes.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Ragged { .. } => "ragged",
            Self::UnknownLetter { .. } => "unknown_letter",
            Self::TooLarge => "too_large",
            Self::LargeVillage { .. } => "large_village",
            Self::StartsTouch { .. } => "starts_touch",
            Self::NoStart => "no_start",
            Self::NoRoom => "no_room",
        }
    }
}

/// As the kind of fault.
impl Serialize for BadBoard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.fault.kind())
    }
}

impl fmt::Display for BadBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: ", self.line, self.column)?;
        match &self.fault {
            Fault::Ragged { width, first } => {
                write!(f, "this row has {width} spaces, the first has {first}; make them equal")
            }
            Fault::UnknownLetter { letter } => write!(
                f,
                "{letter:?} stands for nothing; use . (grassland), V (village), ~ (water), R, Y or B (start space)"
            ),
            Fault::TooLarge => write!(f, "a board has at most {0} rows of {0} spaces", Space::STRIDE),
            Fault::LargeVillage { squares } => write!(
                f,
                "the village squares {squares} hang together, but a village covers one or two (Q1.1); part them"
            ),
            Fault::StartsTouch { other } => write!(
                f,
                "this start space touches that of the same colour at {other}: a province nobody owns (Q4.1); part them"
            ),
            Fault::NoStart => {
                write!(f, "the board ends here and has no start space; put an R, Y or B somewhere (Q1.1)")
            }
            Fault::NoRoom => write!(
                f,
                "no start space has two free grassland spaces beside it for a first tile (Q3.3); make room here"
            ),
        }
    }
}

impl std::error::Error for BadBoard {}
