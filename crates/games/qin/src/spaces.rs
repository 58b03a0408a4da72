//! A set of spaces as 256 bits, four rows in a word.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

use serde::{Serialize, Serializer};

use crate::space::{Axis, Space};

pub(crate) const WORDS: usize = Space::COUNT / 64;
/// One bit in each row of a word: the leftmost column.
pub(crate) const LEFT: u64 = 0x0001_0001_0001_0001;

/// A set of spaces; sent as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinSpaces", as = "Vec<Space>"))]
pub struct Spaces(pub(crate) [u64; WORDS]);

impl Spaces {
    /// No space at all.
    pub const EMPTY: Self = Self([0; WORDS]);

    /// Just this space.
    #[inline]
    pub fn one(space: Space) -> Self {
        Self(std::array::from_fn(|i| u64::from(i == space.index() / 64) << (space.index() % 64)))
    }

    /// Is the space in the set?
    #[inline]
    pub const fn contains(&self, space: Space) -> bool {
        self.0[space.index() / 64] >> (space.index() % 64) & 1 != 0
    }

    /// Adds a space.
    #[inline]
    pub const fn insert(&mut self, space: Space) {
        self.0[space.index() / 64] |= 1 << (space.index() % 64);
    }

    /// Takes a space out.
    #[inline]
    pub const fn remove(&mut self, space: Space) {
        self.0[space.index() / 64] &= !(1 << (space.index() % 64));
    }

    /// Is there no space in the set?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// How many spaces there are in the set.
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The first space of the set: topmost, then leftmost.
    #[inline]
    pub fn first(&self) -> Option<Space> {
        self.iter().next()
    }

    /// The spaces of the set, row by row from the top left.
    #[inline]
    pub fn iter(&self) -> Iter {
        Iter { words: self.0, at: 0 }
    }

    /// The spaces whose next space along the axis is in this set.
    #[inline]
    pub fn before(&self, axis: Axis) -> Self {
        let w = &self.0;
        match axis {
            Axis::Across => Self(w.map(|word| (word & !LEFT) >> 1)),
            Axis::Down => Self(std::array::from_fn(|i| {
                w[i] >> Space::STRIDE | w.get(i + 1).map_or(0, |next| next << (64 - Space::STRIDE))
            })),
        }
    }

    /// The spaces that come next along the axis after one in this set.
    #[inline]
    pub fn after(&self, axis: Axis) -> Self {
        let w = &self.0;
        match axis {
            Axis::Across => Self(w.map(|word| (word << 1) & !LEFT)),
            Axis::Down => Self(std::array::from_fn(|i| {
                w[i] << Space::STRIDE | if i == 0 { 0 } else { w[i - 1] >> (64 - Space::STRIDE) }
            })),
        }
    }

    /// The spaces that share an edge with one in this set.
    #[inline]
    pub fn beside(&self) -> Self {
        let [across, down] = Axis::ALL;
        self.before(across) | self.after(across) | self.before(down) | self.after(down)
    }

    /// The spaces that share an edge with two or more in this set.
    #[inline]
    pub fn beside_twice(&self) -> Self {
        let [across, down] = Axis::ALL;
        let (left, right) = (self.after(across), self.before(across));
        let (above, below) = (self.after(down), self.before(down));
        (left & right) | (above & below) | ((left | right) & (above | below))
    }

    /// The spaces of this set connected to `seed` by edges.
    pub fn connected_to(&self, seed: Space) -> Self {
        let mut area = Self::one(seed) & *self;
        loop {
            let grown = area | (area.beside() & *self);
            if grown == area {
                return area;
            }
            area = grown;
        }
    }
}

impl Serialize for Spaces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// The spaces of a set, row by row from the top left.
#[derive(Clone, Debug)]
pub struct Iter {
    words: [u64; WORDS],
    at: usize,
}

impl Iterator for Iter {
    type Item = Space;

    #[inline]
    fn next(&mut self) -> Option<Space> {
        while self.at < WORDS {
            let word = self.words[self.at];
            if word != 0 {
                self.words[self.at] = word & (word - 1);
                return Some(Space::from_index((self.at * 64) as u8 | word.trailing_zeros() as u8));
            }
            self.at += 1;
        }
        None
    }

    /// One tight loop a word: the list of legal moves is made here.
    #[inline]
    fn fold<B, F: FnMut(B, Space) -> B>(self, init: B, mut f: F) -> B {
        let mut folded = init;
        for (at, mut word) in self.words.into_iter().enumerate() {
            while word != 0 {
                folded = f(folded, Space::from_index((at * 64) as u8 | word.trailing_zeros() as u8));
                word &= word - 1;
            }
        }
        folded
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Self {
        let mut set = Self::EMPTY;
        spaces.into_iter().for_each(|space| set.insert(space));
        set
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

macro_rules! bitwise {
    ($op:ident $method:ident, $assign:ident $assign_method:ident, $combine:expr) => {
        impl $op for Spaces {
            type Output = Self;
            #[inline]
            fn $method(self, other: Self) -> Self {
                Self(std::array::from_fn(|i| $combine(self.0[i], other.0[i])))
            }
        }
        impl $assign for Spaces {
            #[inline]
            fn $assign_method(&mut self, other: Self) {
                *self = $op::$method(*self, other);
            }
        }
    };
}

bitwise!(BitOr bitor, BitOrAssign bitor_assign, |a, b| a | b);
bitwise!(BitAnd bitand, BitAndAssign bitand_assign, |a, b| a & b);
bitwise!(Sub sub, SubAssign sub_assign, |a: u64, b: u64| a & !b);

impl Not for Spaces {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spaces(names: &str) -> Spaces {
        names.split_whitespace().map(|name| name.parse().unwrap()).collect()
    }

    #[test]
    fn neighbours_never_wrap_round_the_edge() {
        for index in 0..=u8::MAX {
            let space = Space::from_index(index);
            assert_eq!(Spaces::one(space).beside(), space.around().collect(), "{space}");
        }
    }

    #[test]
    fn beside_twice_needs_two_neighbours() {
        assert_eq!(spaces("b2 d2 c3").beside_twice(), spaces("c2 b3 d3"));
        assert_eq!(spaces("b2").beside_twice(), Spaces::EMPTY);
    }

    #[test]
    fn a_corner_does_not_connect() {
        let set = spaces("a1 b1 b2 c3 d3");
        assert_eq!(set.connected_to("a1".parse().unwrap()), spaces("a1 b1 b2"));
    }
}
