//! Qin, written plainly. The ids in the comments (`Q9.3`) are those of the
//! normative rules.
//!
//! A [`Qin`] is a position. The caller keeps the hidden order of the piles and
//! names each drawn tile, so a game is [`Qin::place`], [`Qin::draw`] and
//! [`Qin::pass`] until the phase is [`Phase::Over`].

mod areas;
mod board;
mod end;
mod legal;
mod place;
mod setup;
#[cfg(test)]
mod tests;
mod villages;

use std::collections::{BTreeMap, BTreeSet};

pub use board::{Board, Ground};

/// A space as (column, row), both from 0; (0, 0) is `a1` at the top left.
pub type Space = (u8, u8);

/// The colour of a province space (Q1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Colour {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
}

/// A tile (Q1.2), with the smaller colour first when it lies in a hand.
pub type Tile = (Colour, Colour);

/// Where the two halves of a tile go (Q3.1), the first half being the one that
/// comes first in reading order (row, then column).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Placement {
    /// The half that comes first in reading order.
    pub first: (Space, Colour),
    /// The other half.
    pub second: (Space, Colour),
}

/// A province: an area of two or more spaces, with its owner (Q4.1).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Province {
    /// The colour of all its spaces.
    pub colour: Colour,
    /// Its spaces.
    pub spaces: BTreeSet<Space>,
    /// The seat of its owner.
    pub owner: usize,
    /// The owner's pagodas on it: one, or two when it is major (Q7.1). Fewer
    /// only where the end of the game cut the placing short (Q10.2).
    pub pagodas: u8,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Reason {
    /// A player put the last pagoda on the board (Q10.2).
    LastPagoda,
    /// Nobody holds a tile any more (Q10.3).
    NoTiles,
    /// No tile that is held can be placed (Q10.3).
    NoRoom,
}

/// What the game waits for.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Phase {
    /// A placement, or a pass when there is no legal one (Q3.1, Q3.7).
    Place,
    /// The player to move draws from a pile (Q3.6).
    Draw,
    /// Nothing: the game has ended (Q10).
    Over {
        /// Why it ended.
        reason: Reason,
        /// The seats that won, in ascending order.
        winners: Vec<usize>,
    },
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Qin {
    /// The board as it is printed.
    pub board: Board,
    /// The number of players.
    pub players: usize,
    /// The active seat; in a game that is over, the seat whose turn ended it.
    pub to_move: usize,
    /// What the game waits for.
    pub phase: Phase,
    /// Every player's tiles, sorted.
    pub hands: Vec<Vec<Tile>>,
    /// How many tiles each pile still has.
    pub piles: Vec<usize>,
    /// Every player's pagodas that are not on the board.
    pub supply: Vec<u8>,
    /// All province spaces: the printed start spaces and the halves of tiles.
    pub laid: BTreeMap<Space, Colour>,
    /// All provinces, sorted.
    pub provinces: Vec<Province>,
    /// The owners of the villages that have one, by the village's first square
    /// (topmost, then leftmost).
    pub villages: BTreeMap<Space, usize>,
}

/// The order in which one reads a board: row, then column.
#[must_use]
pub fn reading_order(space: Space) -> (u8, u8) {
    (space.1, space.0)
}

/// A tile of these two colours, with the smaller one first.
#[must_use]
pub fn tile(one: Colour, other: Colour) -> Tile {
    (one.min(other), one.max(other))
}

impl Placement {
    /// A placement of these two halves, given in either order.
    #[must_use]
    pub fn new(one: (Space, Colour), other: (Space, Colour)) -> Self {
        let turned = reading_order(other.0) < reading_order(one.0);
        let (first, second) = if turned { (other, one) } else { (one, other) };
        Placement { first, second }
    }

    /// The tile that is placed.
    #[must_use]
    pub fn tile(&self) -> Tile {
        tile(self.first.1, self.second.1)
    }
}

impl Province {
    /// Five or more spaces make a province major (Q7.1).
    #[must_use]
    pub fn is_major(&self) -> bool {
        self.spaces.len() >= 5
    }
}

impl Qin {
    /// All seats clockwise, beginning with the active player.
    fn seats_from_mover(&self) -> Vec<usize> {
        let seats = self.to_move..self.to_move + self.players;
        seats.map(|seat| seat % self.players).collect()
    }
}
