//! What a player can decide: where to place which tile, and which pile to draw from.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::space::{Axis, Space};
use crate::tile::{Colour, Tile};

/// One decision. A turn (Q3) is a placement, then the choice of a pile if any is left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Place a tile (Q3.1).
    Place(Placement),
    /// Draw from this pile (Q3.6).
    Draw(Pile),
    /// Hold tiles and have no legal placement (Q3.7).
    Pass,
}

/// A tile on two spaces that share an edge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinPlacement", as = "String"))]
pub struct Placement {
    space: Space,
    axis: Axis,
    first: Colour,
    second: Colour,
}

game::serialize_as_text!(Placement);

impl Placement {
    /// One half on each of two spaces, named in either order; `None` if they share no edge.
    pub fn new(one: (Space, Colour), other: (Space, Colour)) -> Option<Self> {
        let (first, second) = if one.0 <= other.0 { (one, other) } else { (other, one) };
        let axis = Axis::ALL.into_iter().find(|&axis| first.0.step(axis) == Some(second.0))?;
        Some(Self { space: first.0, axis, first: first.1, second: second.1 })
    }

    /// The placement that covers `space` and the next along `axis`, which must be on the
    /// board: for the list of legal moves.
    #[inline]
    pub(crate) fn on(space: Space, axis: Axis, first: Colour, second: Colour) -> Self {
        debug_assert!(space.step(axis).is_some());
        Self { space, axis, first, second }
    }

    /// The tile that is placed.
    #[inline]
    pub const fn tile(self) -> Tile {
        Tile::of(self.first, self.second)
    }

    /// The upper or left half, then the other.
    #[inline]
    pub const fn halves(self) -> [(Space, Colour); 2] {
        let next = self.space.index() + self.axis.stride();
        [(self.space, self.first), (Space::from_index(next as u8), self.second)]
    }

    /// The spaces of the two halves.
    #[inline]
    pub const fn spaces(self) -> [Space; 2] {
        let [(first, _), (second, _)] = self.halves();
        [first, second]
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One of the piles on the table (Q2.1); sent as a number from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinPile", as = "u8"))]
pub struct Pile(u8);

impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl Pile {
    /// How many piles there are (Q2.1, ruling).
    pub const COUNT: usize = 4;

    /// All piles.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// The pile with this index, from 0.
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// The index of the pile, from 0. People count from 1.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_small() {
        assert_eq!(size_of::<Move>(), 4);
        assert_eq!(size_of::<Option<Move>>(), 4);
    }

    #[test]
    fn a_placement_is_the_same_whichever_half_comes_first() {
        let (d5, d6) = ("d5".parse().unwrap(), "d6".parse().unwrap());
        let one = Placement::new((d5, Colour::Red), (d6, Colour::Yellow)).unwrap();
        let other = Placement::new((d6, Colour::Yellow), (d5, Colour::Red)).unwrap();
        assert_eq!(one, other);
        assert_eq!(one.tile(), Tile::RY);
        assert_eq!(one.halves(), [(d5, Colour::Red), (d6, Colour::Yellow)]);
    }

    #[test]
    fn spaces_that_share_no_edge_take_no_tile() {
        let pair =
            |a: &str, b: &str| Placement::new((a.parse().unwrap(), Colour::Red), (b.parse().unwrap(), Colour::Red));
        assert_eq!(pair("a1", "b2"), None);
        assert_eq!(pair("a1", "a3"), None);
        assert_eq!(pair("a1", "a1"), None);
        assert_eq!(pair("p1", "a2"), None, "the last space of a row is not beside the first of the next");
        assert!(pair("p15", "p16").is_some());
    }
}
