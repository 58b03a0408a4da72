//! Cards.

use std::fmt;
use std::str::FromStr;

use game::Kind;

/// A lantern, which is nothing but its brightness from 1 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Card(u8);

/// A bag of cards, such as a hand. `game::Bag` counts kinds and is fast to copy and to draw from.
pub type Cards = game::Bag<Card>;

impl Card {
    /// The five kinds.
    pub const ALL: [Self; 5] = [Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The brightness, from 1 to 5.
    pub const fn brightness(self) -> u8 {
        self.0
    }
}

/// All cards (L1).
pub(crate) const DECK: Cards = Cards::new([4, 4, 4, 4, 4, 0, 0, 0]);

impl Kind for Card {
    const ALL: &'static [Self] = &Self::ALL;

    fn index(self) -> usize {
        usize::from(self.0 - 1)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

// Cards are sent as text, like moves and everything else that has a notation.
game::serialize_as_text!(Card);

/// A text that isn't a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotACard(pub String);

impl fmt::Display for NotACard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” isn’t a card; write a number from 1 to 5", self.0)
    }
}

impl std::error::Error for NotACard {}

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Self, NotACard> {
        let card = Self::ALL.into_iter().find(|card| card.to_string() == text);
        card.ok_or_else(|| NotACard(text.to_owned()))
    }
}
