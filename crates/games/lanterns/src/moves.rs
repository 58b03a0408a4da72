//! What a player can decide.

use std::fmt;
use std::str::FromStr;

use crate::card::Card;

/// One decision. Its text is what is stored and sent: `hang 3`, `discard 1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Hang a lantern at the end of the own row (L3).
    Hang(Card),
    /// Discard a card (L2).
    Discard(Card),
}

impl Move {
    /// The card that leaves the hand.
    pub const fn card(self) -> Card {
        match self {
            Self::Hang(card) | Self::Discard(card) => card,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hang(card) => write!(f, "hang {card}"),
            Self::Discard(card) => write!(f, "discard {card}"),
        }
    }
}

/// A text that isn't a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAMove(pub String);

impl fmt::Display for NotAMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” isn’t a move; write for example “hang 3” or “discard 1”", self.0)
    }
}

impl std::error::Error for NotAMove {}

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Self, NotAMove> {
        let read = || {
            let (verb, card) = text.split_once(' ')?;
            let card = card.parse().ok()?;
            match verb {
                "hang" => Some(Self::Hang(card)),
                "discard" => Some(Self::Discard(card)),
                _ => None,
            }
        };
        read().ok_or_else(|| NotAMove(text.to_owned()))
    }
}
