//! What can be wrong with the text of a position.

use std::fmt;

use game::{Fact, Flaw, Seat};

use crate::bad_board::BadBoard;
use crate::names::name;
use crate::space::Space;
use crate::tile::{Colour, Tile};

/// A text that describes no position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPosition {
    /// The line with the fault, from 1, if it is in one line.
    pub line: Option<usize>,
    /// What is wrong.
    pub fault: PositionFault,
}

/// The ways in which a position can be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PositionFault {
    /// The first line is not `qin`, a number from 2 to 4 and the name of a board.
    Heading,
    /// A line that starts like nothing known, or does not go on as it should.
    Line(String),
    /// It is not said what comes next.
    NoPhase,
    /// Rows are missing, repeated or out of order.
    Row(usize),
    /// A space of the drawing is written like nothing known.
    Symbol(String),
    /// The board itself is bad.
    Board(BadBoard),
    /// A board of the program by name, drawn differently.
    OtherBoard(String),
    /// A province whose spaces name different owners, or none (Q4.1).
    Owner(Space),
    /// A lone space with an owner (Q4.1), or a village of which only one square has one.
    NoProvince(Space),
    /// More pagodas on the board than there are (Q1.4).
    Pagodas(Seat),
    /// A player without pagodas left has won (Q10.2), but the game is said to go on.
    AlreadyWon(Seat),
    /// `pagodas` for a space that is in no province, or a wrong number of them.
    PagodasOn(Space),
    /// The village belongs to somebody else (Q8.2).
    Village(Space),
    /// More tiles of a kind than there are (Q1.2).
    TooMany(Tile),
    /// The tiles that are neither in hand nor unseen do not make up the drawing.
    Laid(Colour),
    /// More than three tiles in a hand (Q2.1).
    Hand(Seat),
    /// What a pass is said to have shown cannot be true of the hand (Q3.7).
    Lacks(Seat),
    /// The piles have another number of tiles than are unseen.
    Piles,
    /// What is said to come next cannot.
    Phase(String),
    /// It is a view, where a position is wanted.
    View,
    /// It is not said who is looking, where a view is wanted.
    NoViewer,
    /// A view of another game: another board or another number of players.
    OtherGame,
    /// No world agrees with the view.
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
            PositionFault::Line(text) => write!(f, "“{text}” is not understood here"),
            PositionFault::NoPhase => write!(f, "it is missing what comes next, such as “place white”"),
            PositionFault::Row(row) => write!(f, "row {row} of the drawing is expected here"),
            PositionFault::Symbol(text) => {
                write!(f, "“{text}” is no space of a drawing; write . ~ V R Y B r y b, then w b g or p for the owner")
            }
            PositionFault::Board(bad) => write!(f, "the board is bad: {bad}"),
            PositionFault::OtherBoard(name) => {
                write!(f, "this is not the board {name} of the program; give it another name")
            }
            PositionFault::Owner(space) => {
                write!(f, "Q4.1: all spaces of the province at {space} must name one and the same owner")
            }
            PositionFault::NoProvince(space) => write!(f, "Q4.1: {space} cannot have this owner"),
            PositionFault::Pagodas(seat) => {
                write!(f, "Q1.4: {} has more pagodas on the board than there are", name(*seat))
            }
            PositionFault::AlreadyWon(seat) => {
                write!(f, "Q10.2: {} has no pagoda left and so has won already", name(*seat))
            }
            PositionFault::PagodasOn(space) => write!(f, "the pagodas given for {space} cannot be there"),
            PositionFault::Village(space) => write!(f, "Q8.2: the village at {space} belongs to somebody else"),
            PositionFault::TooMany(tile) => write!(f, "Q1.2: there are only {} tiles {tile}", Tile::EACH),
            PositionFault::Laid(colour) => {
                write!(f, "Q1.2: the {colour} spaces drawn do not match the tiles that are neither in hand nor unseen")
            }
            PositionFault::Hand(seat) => write!(f, "Q2.1: {} holds more than three tiles", name(*seat)),
            PositionFault::Lacks(seat) => {
                write!(f, "Q3.7: {}’s hand is not one that could have passed like this", name(*seat))
            }
            PositionFault::Piles => write!(f, "Q2.1: the heights of the piles do not add up to the unseen tiles"),
            PositionFault::Phase(text) => write!(f, "“{text}” cannot come next"),
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
            PositionFault::Board(bad) => Some(bad.line),
            _ => self.line,
        }
    }

    fn kind(&self) -> &'static str {
        match self.fault {
            PositionFault::Heading => "heading",
            PositionFault::Line(_) => "line",
            PositionFault::NoPhase => "no_phase",
            PositionFault::Row(_) => "row",
            PositionFault::Symbol(_) => "symbol",
            PositionFault::Board(_) => "board",
            PositionFault::OtherBoard(_) => "other_board",
            PositionFault::Owner(_) => "owner",
            PositionFault::NoProvince(_) => "no_province",
            PositionFault::Pagodas(_) => "pagodas",
            PositionFault::AlreadyWon(_) => "already_won",
            PositionFault::PagodasOn(_) => "pagodas_on",
            PositionFault::Village(_) => "village",
            PositionFault::TooMany(_) => "too_many",
            PositionFault::Laid(_) => "laid",
            PositionFault::Hand(_) => "hand",
            PositionFault::Lacks(_) => "lacks",
            PositionFault::Piles => "piles",
            PositionFault::Phase(_) => "phase",
            PositionFault::View => "view",
            PositionFault::NoViewer => "no_viewer",
            PositionFault::OtherGame => "other_game",
            PositionFault::NoWorld => "no_world",
        }
    }

    fn facts(&self) -> Vec<(&'static str, Fact)> {
        match &self.fault {
            PositionFault::Row(row) => vec![("row", Fact::Number(*row as i64))],
            PositionFault::Line(text) | PositionFault::Symbol(text) | PositionFault::Phase(text) => {
                vec![("text", Fact::word(text))]
            }
            PositionFault::Board(bad) => vec![("fault", Fact::word(bad.fault.kind()))],
            PositionFault::OtherBoard(name) => vec![("board", Fact::word(name))],
            PositionFault::Owner(space)
            | PositionFault::NoProvince(space)
            | PositionFault::PagodasOn(space)
            | PositionFault::Village(space) => vec![("space", Fact::word(space))],
            PositionFault::Pagodas(seat)
            | PositionFault::AlreadyWon(seat)
            | PositionFault::Hand(seat)
            | PositionFault::Lacks(seat) => vec![("player", Fact::word(name(*seat)))],
            PositionFault::TooMany(tile) => vec![("tile", Fact::word(tile)), ("each", Tile::EACH.into())],
            PositionFault::Laid(colour) => vec![("colour", Fact::word(colour))],
            PositionFault::Heading
            | PositionFault::NoPhase
            | PositionFault::Piles
            | PositionFault::View
            | PositionFault::NoViewer
            | PositionFault::OtherGame
            | PositionFault::NoWorld => Vec::new(),
        }
    }
}
