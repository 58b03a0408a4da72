//! What a thing says of itself in data: enough to say it in any language, or to draw it.

use std::error::Error;
use std::fmt::Display;

use crate::{BySeat, Kind, Kinds, Ruled, Seat, Seats};

/// One value, of the shapes that JSON has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// Nothing.
    Nothing,
    /// Is it so?
    Truth(bool),
    /// A number; a seat is its number, from 0.
    Number(i64),
    /// A word of the notation: a space, a tile, a card, a province, a move.
    Word(String),
    /// Several of a kind.
    List(Vec<Fact>),
    /// Values with their names, which never change.
    Named(Vec<(&'static str, Fact)>),
}

impl Fact {
    /// A thing in its notation.
    pub fn word(thing: impl Display) -> Self {
        Self::Word(thing.to_string())
    }

    /// Several things in their notation.
    pub fn words<T: Display>(things: impl IntoIterator<Item = T>) -> Self {
        Self::List(things.into_iter().map(Self::word).collect())
    }

    /// Several values.
    pub fn list<T: Into<Self>>(values: impl IntoIterator<Item = T>) -> Self {
        Self::List(values.into_iter().map(Into::into).collect())
    }
}

impl From<bool> for Fact {
    fn from(truth: bool) -> Self {
        Self::Truth(truth)
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Fact {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        })*
    };
}

numbers!(u8, u16, u32, i64);

impl From<Seat> for Fact {
    fn from(seat: Seat) -> Self {
        Self::Number(seat.index() as i64)
    }
}

impl From<Option<Seat>> for Fact {
    fn from(seat: Option<Seat>) -> Self {
        seat.map_or(Self::Nothing, Self::from)
    }
}

impl From<Seats> for Fact {
    fn from(seats: Seats) -> Self {
        Self::list(seats.iter())
    }
}

impl<K: Kind> From<Kinds<K>> for Fact {
    fn from(kinds: Kinds<K>) -> Self {
        Self::words(kinds.iter())
    }
}

/// One value for each seat, also for those where nobody sits.
impl<T: Copy + Into<Fact>, const N: usize> From<&BySeat<T, N>> for Fact {
    fn from(values: &BySeat<T, N>) -> Self {
        Self::list(values.first(N).iter().copied())
    }
}

/// Something that can be told: by which rule, as an English sentence (`Display`), and as data.
pub trait Told: Ruled + Display {
    /// The kind of thing, in one word that never changes.
    fn kind(&self) -> &'static str;

    /// All that the sentence speaks of.
    fn facts(&self) -> Vec<(&'static str, Fact)>;
}

/// What is wrong with a text that somebody has written: as an English sentence (`Display`), and as data.
pub trait Flaw: Error {
    /// The line in which it shows, from 1, if it is in one line.
    fn line(&self) -> Option<usize>;

    /// The kind of flaw, in one word that never changes.
    fn kind(&self) -> &'static str;

    /// All that the sentence speaks of. Players are words here: nothing is known of the game yet.
    fn facts(&self) -> Vec<(&'static str, Fact)>;
}
