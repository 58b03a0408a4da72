//! What a player can decide: what to place, where and paid with what; what to draw.

use serde::{Serialize, Serializer};

use crate::card::Card;
use crate::province::Province;
use crate::space::Space;

/// One decision. A turn (K3.1) is one or two pieces, or an exchange, then the drawing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Place a piece and pay for it (K4).
    Place(Piece, Payment),
    /// Place no second piece (K4.3).
    Stop,
    /// Put a card on the discard pile (K8.1).
    Exchange(Card),
    /// Take a card (K7.1, K8.1).
    Take(Source),
}

/// A piece and where it goes (K5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Piece {
    /// A house on a house space (K5.1).
    House(Space),
    /// An emissary on the dragon space of a province (K5.2).
    Emissary(Province),
    /// A fortification on a house space (K5.3).
    Fortification(Space),
}

/// What a piece is paid with (K4.2); sent as a list of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KaiserPayment", as = "Vec<Card>"))]
pub enum Payment {
    /// A card of the province's colour.
    Card(Card),
    /// A joker: two cards of one other colour.
    Joker(Card),
}

impl Payment {
    /// The colour of the cards, and how many there are.
    #[inline]
    pub const fn cards(self) -> (Card, u8) {
        match self {
            Self::Card(card) => (card, 1),
            Self::Joker(card) => (card, 2),
        }
    }
}

impl Serialize for Payment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (card, count) = self.cards();
        serializer.collect_seq((0..count).map(|_| card))
    }
}

/// Where a card comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// A card of this colour from the display.
    Display(Card),
    /// The next card of the pile.
    Pile,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_small() {
        assert!(size_of::<Move>() <= 4, "{} bytes", size_of::<Move>());
    }
}
