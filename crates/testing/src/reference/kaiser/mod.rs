//! Der Kaiser von China, written plainly. The ids in the comments (`K5.2`) are
//! those of the normative rules.
//!
//! A [`Kaiser`] is a position between two turns, hidden cards included. A game
//! is [`Kaiser::place`] or [`Kaiser::exchange`], each a whole turn, until
//! [`Kaiser::over`]; then [`Kaiser::result`] is the outcome. The caller hands in
//! the order of the cards, at the start and when they are shuffled again.

mod draw;
mod finals;
mod houses;
mod legal;
mod map;
mod pay;
mod roads;
mod setup;
#[cfg(test)]
mod tests;
mod turn;

use std::collections::{BTreeMap, BTreeSet};

pub use finals::Parts;
pub use houses::house_points;
pub use map::{Map, Province};
pub use pay::pieces_paid;
pub use roads::best_rows;
pub use setup::cards;

/// The colour of a province and of a card (K1.1, K1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Colour {
    /// Red.
    Red,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// Orange.
    Orange,
    /// Violet.
    Violet,
}

/// A piece and where in the province it goes (K3.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Piece {
    /// A house on this house space (K5.1).
    House(u8),
    /// An emissary on the dragon space (K5.2).
    Emissary,
    /// A fortification on this house space (K5.3).
    Fortification(u8),
}

/// One way to do the placing part of a turn (K4).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Placing {
    /// The cards that pay, sorted.
    pub cards: Vec<Colour>,
    /// The province that takes all the pieces (K4.1).
    pub province: String,
    /// The pieces in the order of placing (K4.5).
    pub pieces: Vec<Piece>,
}

/// Where a card is drawn from (K7.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Draw {
    /// The next card of the draw pile.
    Deck,
    /// A card of this colour from the display.
    Display(Colour),
}

/// The pieces that a player has not placed yet (K1.3), without the scoring
/// counter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Supply {
    /// Houses, 20 at the start.
    pub houses: u8,
    /// Emissaries, 8 at the start.
    pub emissaries: u8,
    /// Fortifications, one at the start with the variant.
    pub fortifications: u8,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kaiser {
    /// The map as it is printed.
    pub map: Map,
    /// The number of players.
    pub players: usize,
    /// The seat that holds the emperor (K2.3).
    pub first: usize,
    /// The active seat; in a game that is over, the seat whose turn ended it.
    pub to_move: usize,
    /// Whether there are fortifications in the game (K1.3).
    pub fortifications_variant: bool,
    /// The owners of the houses, by house space.
    pub houses: BTreeMap<u8, usize>,
    /// The spaces with a fortification, also those under houses.
    pub fortifications: BTreeSet<u8>,
    /// How many emissaries each player has in a province, for the provinces
    /// with any.
    pub emissaries: BTreeMap<String, Vec<u8>>,
    /// Every player's pieces that are not on the map.
    pub supply: Vec<Supply>,
    /// The provinces marked as scored (K6.1).
    pub scored: BTreeSet<String>,
    /// Every player's points from the scorings of full provinces (K6), without
    /// the final scoring.
    pub points: Vec<u32>,
    /// Every player's cards, sorted.
    pub hands: Vec<Vec<Colour>>,
    /// The open cards, sorted.
    pub display: Vec<Colour>,
    /// The draw pile in the order of drawing, next card first.
    pub deck: Vec<Colour>,
    /// The discard pile, sorted.
    pub discard: Vec<Colour>,
    /// How often the draw pile has run out (K7.4).
    pub run_out: u8,
    /// Whether the round being played is the last: the draw pile has run out
    /// for the second time (K9.1).
    pub last_round: bool,
    /// Whether the game has ended (K9), so that only the final scoring is left.
    pub over: bool,
}
