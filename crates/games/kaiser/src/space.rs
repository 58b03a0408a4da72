//! House spaces (K1.1), and sets of them.

use std::fmt;
use std::ops::{BitAnd, BitOr, Not};
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// A house space, by its number on the map, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KaiserSpace", as = "u32"))]
pub struct Space(u8);

impl Space {
    /// No map has more.
    pub const MOST: usize = 64;

    /// The space with this number on the map; `None` if no map has it.
    pub fn numbered(number: u32) -> Option<Self> {
        (1..=Self::MOST as u32).contains(&number).then(|| Self(number as u8 - 1))
    }

    /// The number on the map, from 1.
    pub const fn number(self) -> u32 {
        self.0 as u32 + 1
    }

    /// The number from 0.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.number())
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// A text that isn't the number of a house space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotASpace(pub String);

impl fmt::Display for NotASpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is no house space: write its number, from 1", self.0)
    }
}

impl std::error::Error for NotASpace {}

impl FromStr for Space {
    type Err = NotASpace;

    fn from_str(text: &str) -> Result<Self, NotASpace> {
        let digits = text.bytes().all(|b| b.is_ascii_digit()) && !text.starts_with('0');
        let number = if digits { text.parse().ok() } else { None };
        number.and_then(Self::numbered).ok_or_else(|| NotASpace(text.to_owned()))
    }
}

/// A set of house spaces; sent as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KaiserSpaces", as = "Vec<Space>"))]
pub struct Spaces(pub(crate) u64);

impl Spaces {
    /// No space.
    pub const NONE: Self = Self(0);

    /// Just this space.
    #[inline]
    pub const fn one(space: Space) -> Self {
        Self(1 << space.index())
    }

    /// Is the space in the set?
    #[inline]
    pub const fn contains(self, space: Space) -> bool {
        self.0 >> space.index() & 1 != 0
    }

    /// Adds a space.
    #[inline]
    pub const fn insert(&mut self, space: Space) {
        self.0 |= 1 << space.index();
    }

    /// Takes a space out.
    #[inline]
    pub const fn remove(&mut self, space: Space) {
        self.0 &= !(1 << space.index());
    }

    /// How many spaces there are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The set as bits, space 1 lowest.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Is there no space in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The spaces of this set that are not in that.
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The `n`-th space of the set; there must be more than `n`.
    #[inline]
    pub fn nth(self, n: u32) -> Space {
        Space(game::bits::nth_bit(self.0, n))
    }

    /// The first space of the set.
    #[inline]
    pub fn first(self) -> Option<Space> {
        (self.0 != 0).then(|| Space(self.0.trailing_zeros() as u8))
    }

    /// The spaces of the set in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Space> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let space = rest.first()?;
            rest.0 &= rest.0 - 1;
            Some(space)
        })
    }
}

impl BitOr for Spaces {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitAnd for Spaces {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Not for Spaces {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        let mut set = Self::NONE;
        spaces.into_iter().for_each(|space| set.insert(space));
        set
    }
}

impl Serialize for Spaces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl fmt::Debug for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl fmt::Display for Spaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, space) in self.iter().enumerate() {
            write!(f, "{}{space}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}
