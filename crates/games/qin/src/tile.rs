//! Colours, tiles, and the piles they lie in (Q1.2).

use std::fmt;

use game::Kind;
use serde::Serialize;

/// The colour of a province space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinColour"))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
}

impl Colour {
    /// The three colours.
    pub const ALL: [Self; 3] = [Self::Red, Self::Yellow, Self::Blue];

    /// The number of the colour, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `R`, `Y` or `B`.
    pub const fn letter(self) -> char {
        ['R', 'Y', 'B'][self.index()]
    }

    /// The colour with this letter, in upper case.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(["red", "yellow", "blue"][self.index()])
    }
}

/// One of the six kinds of tile (Q1.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinTile"))]
#[expect(missing_docs, reason = "each is named by the colours of its halves")]
pub enum Tile {
    RR,
    YY,
    BB,
    RY,
    YB,
    BR,
}

impl Tile {
    /// The six kinds.
    pub const ALL: [Self; 6] = [Self::RR, Self::YY, Self::BB, Self::RY, Self::YB, Self::BR];
    /// How many there are of each kind (Q1.2).
    pub const EACH: u8 = 12;

    /// The number of the kind, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind with halves of these colours, in either order.
    #[inline]
    pub const fn of(first: Colour, second: Colour) -> Self {
        const KINDS: [[Tile; 3]; 3] =
            [[Tile::RR, Tile::RY, Tile::BR], [Tile::RY, Tile::YY, Tile::YB], [Tile::BR, Tile::YB, Tile::BB]];
        KINDS[first.index()][second.index()]
    }

    /// The colours of the two halves.
    #[inline]
    pub const fn halves(self) -> (Colour, Colour) {
        use Colour::{Blue, Red, Yellow};
        const HALVES: [(Colour, Colour); 6] =
            [(Red, Red), (Yellow, Yellow), (Blue, Blue), (Red, Yellow), (Yellow, Blue), (Blue, Red)];
        HALVES[self.index()]
    }

    /// Are both halves of one colour?
    #[inline]
    pub const fn is_double(self) -> bool {
        self.index() < 3
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(["RR", "YY", "BB", "RY", "YB", "BR"][self.index()])
    }
}

impl Kind for Tile {
    const ALL: &'static [Self] = &Self::ALL;

    #[inline]
    fn index(self) -> usize {
        self.index()
    }
}

/// A bag of tiles: a hand, or what nobody has seen.
pub type Tiles = game::Bag<Tile>;

/// A set of kinds of tile.
pub type Kinds = game::Kinds<Tile>;

/// All 72 tiles (Q1.2).
pub const ALL_TILES: Tiles = Tiles::new([Tile::EACH, Tile::EACH, Tile::EACH, Tile::EACH, Tile::EACH, Tile::EACH, 0, 0]);

/// For every set of kinds the ordered pairs of colours in which its tiles can be laid: a
/// double tile in one way, a mixed one in two.
static WAYS: [([(Colour, Colour); 9], u8); 64] = {
    let mut table = [([(Colour::Red, Colour::Red); 9], 0); 64];
    let mut kinds = 0;
    while kinds < table.len() {
        let (ways, count) = &mut table[kinds];
        let mut kind = 0;
        while kind < Tile::ALL.len() {
            if kinds >> kind & 1 != 0 {
                let (first, second) = Tile::ALL[kind].halves();
                ways[*count as usize] = (first, second);
                *count += 1;
                if !Tile::ALL[kind].is_double() {
                    ways[*count as usize] = (second, first);
                    *count += 1;
                }
            }
            kind += 1;
        }
        kinds += 1;
    }
    table
};

/// All ways in which tiles of these kinds can be laid: the colours of the halves in order.
#[inline]
pub(crate) fn ways_to_lay(kinds: Kinds) -> &'static [(Colour, Colour)] {
    let (ways, count) = &WAYS[usize::from(kinds.bits() & 63)];
    &ways[..usize::from(*count)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_the_same_either_way_round() {
        for tile in Tile::ALL {
            let (first, second) = tile.halves();
            assert_eq!(Tile::of(first, second), tile);
            assert_eq!(Tile::of(second, first), tile);
            assert_eq!(tile.is_double(), first == second);
        }
    }

    #[test]
    fn the_box_holds_72_tiles() {
        assert_eq!(ALL_TILES.len(), 72);
        assert_eq!(ALL_TILES.iter().collect::<Tiles>(), ALL_TILES);
    }

    #[test]
    fn a_mixed_tile_can_be_laid_in_two_ways_and_a_double_in_one() {
        let kinds: Kinds = [Tile::YY, Tile::BR].into_iter().collect();
        let ways = [(Colour::Yellow, Colour::Yellow), (Colour::Blue, Colour::Red), (Colour::Red, Colour::Blue)];
        assert_eq!(ways_to_lay(kinds), ways);
        assert_eq!(ways_to_lay(ALL_TILES.kinds()).len(), 9);
    }
}
