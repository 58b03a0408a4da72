//! Province cards in five colours (K1.2).

use std::fmt;
use std::str::FromStr;

use game::Kind;
use serde::Serialize;

/// A province card, which is nothing but its colour; also the colour of a province.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Card"))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is its colour")]
pub enum Card {
    Red,
    Green,
    Yellow,
    Orange,
    Violet,
}

/// A bag of cards: a hand, the display, the discard pile.
pub type Cards = game::Bag<Card>;

impl Card {
    /// The five colours.
    pub const ALL: [Self; 5] = [Self::Red, Self::Green, Self::Yellow, Self::Orange, Self::Violet];

    /// The number of the colour, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    const fn name(self) -> &'static str {
        ["red", "green", "yellow", "orange", "violet"][self.index()]
    }
}

impl Kind for Card {
    const ALL: &'static [Self] = &Self::ALL;

    #[inline]
    fn index(self) -> usize {
        self.index()
    }
}

/// The cards for this number of players (K1.2, K2.1).
pub const fn cards_for(players: usize) -> Cards {
    let out = match players {
        3 => 2,
        4 => 1,
        _ => 0,
    };
    Cards::new([13 - out, 12 - out, 11 - out, 11 - out, 10 - out, 0, 0, 0])
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that isn't the colour of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotACard(pub String);

impl fmt::Display for NotACard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is no card: write red, green, yellow, orange or violet", self.0)
    }
}

impl std::error::Error for NotACard {}

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        let named = Self::ALL.into_iter().find(|card| card.name().eq_ignore_ascii_case(text));
        named.ok_or_else(|| NotACard(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_57_cards_and_fewer_for_fewer_players() {
        assert_eq!([5, 4, 3].map(|players| cards_for(players).len()), [57, 52, 47]);
    }
}
