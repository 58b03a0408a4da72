//! Moves as text: what is stored, sent and typed.
//!
//! - `house 21 red`: a house on space 21, paid with a red card.
//! - `emissary Wei green green`: an emissary in Wei, paid with two green cards as a joker.
//! - `fortification 22 yellow`: a fortification on space 22.
//! - `stop`: no second piece.
//! - `exchange red`: put away a red card for another.
//! - `take red`, `take pile`: draw.

use std::fmt;
use std::str::FromStr;

use crate::card::{Card, NotACard};
use crate::moves::{Move, Payment, Piece, Source};
use crate::province::NotAProvince;
use crate::space::NotASpace;

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::House(space) => write!(f, "house {space}"),
            Self::Emissary(province) => write!(f, "emissary {province}"),
            Self::Fortification(space) => write!(f, "fortification {space}"),
        }
    }
}

impl fmt::Display for Payment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Card(card) => write!(f, "{card}"),
            Self::Joker(card) => write!(f, "{card} {card}"),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(piece, payment) => write!(f, "{piece} {payment}"),
            Self::Stop => f.pad("stop"),
            Self::Exchange(card) => write!(f, "exchange {card}"),
            Self::Take(Source::Display(card)) => write!(f, "take {card}"),
            Self::Take(Source::Pile) => f.pad("take pile"),
        }
    }
}

/// A text that isn't a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAMove {
    /// It has another form.
    Form(String),
    /// A card is none.
    Card(NotACard),
    /// A space is none.
    Space(NotASpace),
    /// A province is none.
    Province(NotAProvince),
    /// Two cards that are not of one colour (K4.2).
    Unlike(Card, Card),
}

impl fmt::Display for NotAMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form(text) => write!(
                f,
                "“{text}” is no move: write house 21 red, emissary Wei green green, fortification 22 yellow, \
                 stop, exchange red, take red or take pile"
            ),
            Self::Card(fault) => fault.fmt(f),
            Self::Space(fault) => fault.fmt(f),
            Self::Province(fault) => fault.fmt(f),
            Self::Unlike(one, other) => write!(f, "K4.2: {one} and {other} are no joker; two of one colour are"),
        }
    }
}

impl std::error::Error for NotAMove {}

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Self, NotAMove> {
        let words: Vec<_> = text.split_whitespace().collect();
        let card = |text: &str| text.parse::<Card>().map_err(NotAMove::Card);
        match words[..] {
            ["stop"] => Ok(Self::Stop),
            ["exchange", colour] => Ok(Self::Exchange(card(colour)?)),
            ["take", "pile"] => Ok(Self::Take(Source::Pile)),
            ["take", colour] => Ok(Self::Take(Source::Display(card(colour)?))),
            [kind, place, colour] => Ok(Self::Place(piece(kind, place, text)?, Payment::Card(card(colour)?))),
            [kind, place, one, other] => {
                let (piece, one, other) = (piece(kind, place, text)?, card(one)?, card(other)?);
                if one == other {
                    Ok(Self::Place(piece, Payment::Joker(one)))
                } else {
                    Err(NotAMove::Unlike(one, other))
                }
            }
            _ => Err(NotAMove::Form(text.to_owned())),
        }
    }
}

fn piece(kind: &str, place: &str, text: &str) -> Result<Piece, NotAMove> {
    match kind {
        "house" => place.parse().map(Piece::House).map_err(NotAMove::Space),
        "emissary" => place.parse().map(Piece::Emissary).map_err(NotAMove::Province),
        "fortification" => place.parse().map(Piece::Fortification).map_err(NotAMove::Space),
        _ => Err(NotAMove::Form(text.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_read_back_as_they_are_written() {
        for text in [
            "house 21 red",
            "emissary Ch'in green green",
            "fortification 64 yellow",
            "stop",
            "exchange violet",
            "take orange",
            "take pile",
        ] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn nonsense_is_refused_with_a_reason() {
        let reason = |text: &str| text.parse::<Move>().unwrap_err().to_string();
        assert!(reason("").contains("is no move"));
        assert!(reason("castle 3 red").contains("is no move"));
        assert!(reason("house 0 red").contains("is no house space"));
        assert!(reason("house 65 red").contains("is no house space"));
        assert!(reason("emissary Rome red").contains("is no province"));
        assert!(reason("house 3 pink").contains("is no card"));
        assert_eq!(reason("house 3 red green"), "K4.2: red and green are no joker; two of one colour are");
    }
}
