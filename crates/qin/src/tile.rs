//! Colours, tiles, and the piles they lie in (Q1.2).

use std::fmt;
use std::ops::{Index, IndexMut};

/// The colour of a province space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

/// So many tiles of each kind: a hand, or what nobody has seen.
///
/// The six counts stand in eight bytes, so that they can be summed in one multiplication.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Tiles([u8; 8]);

impl Tiles {
    /// No tiles.
    pub const NONE: Self = Self([0; 8]);
    /// All 72 tiles (Q1.2).
    pub const ALL: Self = Self([12, 12, 12, 12, 12, 12, 0, 0]);

    /// How many tiles there are.
    #[inline]
    pub fn len(&self) -> u32 {
        (self.sums() >> 56) as u32
    }

    /// Are there none?
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// The kinds of which there is at least one.
    #[inline]
    pub fn kinds(&self) -> Kinds {
        // Counts are below 128, so adding 127 carries into the top bit unless there is none.
        let some = (u64::from_le_bytes(self.0) + u64::from_ne_bytes([0x7f; 8])) & u64::from_ne_bytes([0x80; 8]);
        Kinds(((some >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8)
    }

    /// Every tile on its own, kind by kind.
    pub fn iter(&self) -> impl Iterator<Item = Tile> {
        let counts = self.0;
        Tile::ALL.into_iter().flat_map(move |tile| (0..counts[tile.index()]).map(move |_| tile))
    }

    /// The `n`-th tile when they lie sorted by kind; there must be more than `n`.
    #[inline]
    pub fn nth(&self, n: u32) -> Tile {
        let ones = u64::from_ne_bytes([1; 8]);
        let passed = ((u64::from(n) * ones) | ones << 7).wrapping_sub(self.sums()) >> 7 & ones;
        Tile::ALL[(passed.wrapping_mul(ones) >> 56) as usize]
    }

    /// In each byte the number of tiles of its kind and all kinds before; at most 72.
    #[inline]
    fn sums(&self) -> u64 {
        u64::from_le_bytes(self.0).wrapping_mul(u64::from_ne_bytes([1; 8]))
    }

    /// These tiles and those.
    pub fn plus(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|kind| self.0[kind] + other.0[kind]))
    }

    /// These tiles without those; `None` if they are not all there.
    pub fn minus(&self, other: &Self) -> Option<Self> {
        let enough = self.0.iter().zip(&other.0).all(|(have, want)| have >= want);
        enough.then(|| Self(std::array::from_fn(|kind| self.0[kind] - other.0[kind])))
    }
}

impl Index<Tile> for Tiles {
    type Output = u8;
    #[inline]
    fn index(&self, tile: Tile) -> &u8 {
        &self.0[tile.index()]
    }
}

impl IndexMut<Tile> for Tiles {
    #[inline]
    fn index_mut(&mut self, tile: Tile) -> &mut u8 {
        &mut self.0[tile.index()]
    }
}

impl FromIterator<Tile> for Tiles {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut counts = Self::NONE;
        tiles.into_iter().for_each(|tile| counts[tile] += 1);
        counts
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl fmt::Display for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, tile) in self.iter().enumerate() {
            write!(f, "{}{tile}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

/// A set of kinds of tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Kinds(u8);

impl Kinds {
    /// No kind.
    pub const NONE: Self = Self(0);
    /// All six kinds.
    pub const ALL: Self = Self(0b11_1111);

    /// Is the kind in the set?
    #[inline]
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.index() & 1 != 0
    }

    /// Adds a kind.
    #[inline]
    pub const fn insert(&mut self, tile: Tile) {
        self.0 |= 1 << tile.index();
    }

    /// Is there no kind in the set?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Has this set a kind in common with that?
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The kinds in the set.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Tile> {
        Tile::ALL.into_iter().filter(move |&tile| self.contains(tile))
    }
}

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

impl Kinds {
    /// In how many ways tiles of these kinds can be turned to make a difference.
    #[inline]
    pub(crate) fn ways_round(self) -> u32 {
        u32::from(WAYS[usize::from(self.0)].1)
    }

    /// The `n`-th of these ways: the colours of the two halves in order.
    #[inline]
    pub(crate) fn way_round(self, n: u32) -> (Colour, Colour) {
        WAYS[usize::from(self.0)].0[n as usize]
    }

    /// All these ways.
    #[inline]
    pub(crate) fn ways(self) -> impl Iterator<Item = (Colour, Colour)> {
        let (ways, count) = &WAYS[usize::from(self.0)];
        ways.iter().take(usize::from(*count)).copied()
    }
}

impl FromIterator<Tile> for Kinds {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> Self {
        let mut kinds = Self::NONE;
        tiles.into_iter().for_each(|tile| kinds.insert(tile));
        kinds
    }
}

impl fmt::Debug for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
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
        assert_eq!(Tiles::ALL.len(), 72);
        assert_eq!(Tiles::ALL.iter().collect::<Tiles>(), Tiles::ALL);
    }

    #[test]
    fn nth_goes_through_the_kinds_in_order() {
        let tiles: Tiles = [Tile::BR, Tile::YY, Tile::YY, Tile::RY].into_iter().collect();
        let listed: Vec<_> = (0..4).map(|n| tiles.nth(n)).collect();
        assert_eq!(listed, [Tile::YY, Tile::YY, Tile::RY, Tile::BR]);
        assert_eq!(tiles.kinds().iter().collect::<Vec<_>>(), [Tile::YY, Tile::RY, Tile::BR]);
    }

    #[test]
    fn nothing_can_be_taken_that_is_not_there() {
        let two: Tiles = [Tile::RR, Tile::RR].into_iter().collect();
        let three = two.plus(&[Tile::RR].into_iter().collect());
        assert_eq!(two.minus(&three), None);
        assert_eq!(three.minus(&two).unwrap().len(), 1);
    }
}
