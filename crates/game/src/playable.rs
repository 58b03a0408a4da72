//! What a table needs from a game besides its rules: how it is chosen, and how players compare.

use std::fmt::{self, Debug};

use serde::Serialize;

use crate::{Dealing, Describe, Notation, Seat};

/// A game that people can choose and play at a table.
pub trait Playable: Describe + Notation + Dealing {
    /// What is chosen before a game: board, number of players, variants.
    type Options: Clone + Eq + Debug + Serialize;

    /// Do the rules know a series of games?
    const SERIES: bool = false;

    /// Sets up the game that these options describe.
    fn from_options(options: &Self::Options) -> Result<Self, BadSetup>;

    /// Returns the options that describe this game.
    fn options(&self) -> Self::Options;

    /// The number of players in these options, which may be wrong.
    fn players_in(options: &Self::Options) -> u8;

    /// What the player on a seat is called, by the colour of the pieces.
    fn seat_name(seat: Seat) -> &'static str;

    /// How a player stands, as everybody sees it.
    fn standing(&self, state: &Self::State, seat: Seat) -> Standing;
}

/// How a player stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// What the game counts, such as points or pieces left.
    pub points: u32,
    /// The higher the better; summed over a series.
    pub rank: i32,
    /// Decides between equal ranks of a single game; the higher the better.
    pub tie_break: i32,
}

/// Options that a game can't be set up with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadSetup {
    /// The game isn't for this number of players.
    Players {
        /// The number of players.
        players: u8,
        /// Whom it is for, in words.
        allowed: &'static str,
    },
    /// No board has this name.
    NoSuchBoard {
        /// The name.
        board: String,
        /// The boards there are, in words.
        allowed: &'static str,
    },
    /// A player's own board is wrong.
    Board(String),
    /// A text is too long.
    TooLong(&'static str),
}

impl fmt::Display for BadSetup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(bad) => write!(f, "the board is bad: {bad}"),
            Self::Players { players, allowed } => write!(f, "{players} cannot play this; it is for {allowed}"),
            Self::NoSuchBoard { board, allowed } => write!(f, "“{board}” isn’t a board; choose {allowed}"),
            Self::TooLong(what) => write!(f, "the {what} is too long; make it shorter"),
        }
    }
}

impl std::error::Error for BadSetup {}
