//! Moves and tiles as text: what is stored, sent and typed.
//!
//! - `RY d5 d6`: place red on d5 and yellow on d6; either half may be named first.
//! - `draw 2`: draw from the second pile.
//! - `pass`: no legal placement.
//!
//! A whole turn may be written on one line, placement and pile together: `RY d5 d6 draw 2`
//! (see [`Move::parse_turn`]).

use std::fmt;
use std::str::FromStr;

use crate::moves::{Move, Pile, Placement};
use crate::space::{NotASpace, Space};
use crate::tile::{Colour, Tile};

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [(first, colour), (second, other)] = self.halves();
        write!(f, "{}{} {first} {second}", colour.letter(), other.letter())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(placement) => placement.fmt(f),
            Self::Draw(pile) => write!(f, "draw {}", pile.index() + 1),
            Self::Pass => f.pad("pass"),
        }
    }
}

/// A text that isn't a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotAMove {
    /// It has another form.
    Form(String),
    /// The tile is none.
    Tile(NotATile),
    /// A space is none.
    Space(NotASpace),
    /// The two spaces share no edge (Q3.1).
    Apart(Space, Space),
    /// The pile doesn't exist.
    Pile(String),
}

impl fmt::Display for NotAMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form(text) => {
                write!(f, "“{text}” is no move: write a tile and two spaces (RY d5 d6), a pile (draw 2) or pass")
            }
            Self::Tile(fault) => fault.fmt(f),
            Self::Space(fault) => fault.fmt(f),
            Self::Apart(first, second) => write!(f, "Q3.1: {first} and {second} do not share an edge"),
            Self::Pile(text) => write!(f, "“{text}” is no pile: write a number from 1 to {}", Pile::COUNT),
        }
    }
}

impl std::error::Error for NotAMove {}

impl FromStr for Move {
    type Err = NotAMove;

    fn from_str(text: &str) -> Result<Self, NotAMove> {
        let words: Vec<_> = text.split_whitespace().collect();
        match words[..] {
            ["pass"] => Ok(Self::Pass),
            ["draw", pile] => read_pile(pile).map(Self::Draw),
            [tile, first, second] => read_placement(tile, first, second).map(Self::Place),
            _ => Err(NotAMove::Form(text.to_owned())),
        }
    }
}

impl Move {
    /// Reads the decisions of a whole turn: `RY d5 d6 draw 2` is two of them, and a single
    /// one is a turn as well.
    pub fn parse_turn(text: &str) -> Result<Vec<Self>, NotAMove> {
        let words: Vec<_> = text.split_whitespace().collect();
        match words[..] {
            [tile, first, second, "draw", pile] => {
                Ok(vec![Self::Place(read_placement(tile, first, second)?), Self::Draw(read_pile(pile)?)])
            }
            _ => Ok(vec![text.parse()?]),
        }
    }
}

fn read_placement(tile: &str, first: &str, second: &str) -> Result<Placement, NotAMove> {
    let (colour, other) = read_halves(tile).map_err(NotAMove::Tile)?;
    let space = |text: &str| text.parse::<Space>().map_err(NotAMove::Space);
    let (first, second) = (space(first)?, space(second)?);
    Placement::new((first, colour), (second, other)).ok_or(NotAMove::Apart(first, second))
}

fn read_pile(text: &str) -> Result<Pile, NotAMove> {
    let number = text.parse().ok().and_then(|n: usize| Pile::new(n.checked_sub(1)?));
    number.ok_or_else(|| NotAMove::Pile(text.to_owned()))
}

/// A text that isn't a tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotATile(pub String);

impl fmt::Display for NotATile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is no tile: write two of the letters R, Y and B", self.0)
    }
}

impl std::error::Error for NotATile {}

impl FromStr for Tile {
    type Err = NotATile;

    fn from_str(text: &str) -> Result<Self, NotATile> {
        read_halves(text).map(|(first, second)| Self::of(first, second))
    }
}

fn read_halves(text: &str) -> Result<(Colour, Colour), NotATile> {
    let colour = |letter: char| Colour::from_letter(letter.to_ascii_uppercase());
    let letters: Vec<_> = text.chars().map(colour).collect();
    match letters[..] {
        [Some(first), Some(second)] => Ok((first, second)),
        _ => Err(NotATile(text.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_read_back_as_they_are_written() {
        for text in ["RY d5 d6", "BB a1 b1", "YR p15 p16", "draw 1", "draw 4", "pass"] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn either_half_may_be_named_first_and_case_does_not_matter() {
        assert_eq!("yr d6 d5".parse::<Move>(), "RY d5 d6".parse());
        assert_eq!("  RY   D5  d6 ".parse::<Move>(), "RY d5 d6".parse());
    }

    #[test]
    fn a_turn_is_a_placement_and_a_pile() {
        let turn = Move::parse_turn("RY d5 d6 draw 2").unwrap();
        assert_eq!(turn, ["RY d5 d6".parse().unwrap(), "draw 2".parse().unwrap()]);
        assert_eq!(Move::parse_turn("pass"), Ok(vec![Move::Pass]));
    }

    #[test]
    fn nonsense_is_refused_with_a_reason() {
        let reason = |text: &str| text.parse::<Move>().unwrap_err().to_string();
        assert!(reason("").contains("is no move"));
        assert!(reason("RY d5").contains("is no move"));
        assert!(reason("RX d5 d6").contains("is no tile"));
        assert!(reason("RY d5 z6").contains("is no space"));
        assert_eq!(reason("RY d5 e6"), "Q3.1: d5 and e6 do not share an edge");
        assert!(reason("draw 0").contains("is no pile"));
        assert!(reason("draw 5").contains("is no pile"));
    }
}
