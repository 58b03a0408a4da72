//! Multisets of cards or tiles: a hand, a display, what lies face down.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

use serde::{Serialize, Serializer};

/// One of at most eight kinds of interchangeable things, such as tiles or cards.
pub trait Kind: Copy + Ord + Hash + fmt::Debug + fmt::Display + 'static {
    /// All kinds, in order.
    const ALL: &'static [Self];

    /// The place of the kind in [`Kind::ALL`].
    fn index(self) -> usize;
}

/// A multiset of fewer than 128 things; sent as a list of them.
///
/// The counts are eight bytes, so they can be summed in one multiplication.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag<K> {
    counts: [u8; 8],
    kind: PhantomData<K>,
}

const ONES: u64 = u64::from_ne_bytes([1; 8]);

impl<K: Kind> Bag<K> {
    /// The empty bag.
    pub const NONE: Self = Self::new([0; 8]);

    /// The bag with these counts, in the order of the kinds; the rest of the eight is 0.
    pub const fn new(counts: [u8; 8]) -> Self {
        Self { counts, kind: PhantomData }
    }

    /// The number of things.
    #[inline]
    pub fn len(&self) -> u32 {
        (self.sums() >> 56) as u32
    }

    /// Is the bag empty?
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.counts == [0; 8]
    }

    /// The kinds of which there is at least one.
    #[inline]
    pub fn kinds(&self) -> Kinds<K> {
        self.kinds_with(1)
    }

    /// The kinds of which there are at least `enough`, which is 1 to 127.
    #[inline]
    pub fn kinds_with(&self, enough: u8) -> Kinds<K> {
        // Counts are below 128, so this carries into the top bit just where there are enough.
        let some = (u64::from_le_bytes(self.counts) + u64::from(128 - enough) * ONES) & (ONES << 7);
        Kinds::from_bits(((some >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8)
    }

    /// Every single thing, kind by kind.
    pub fn iter(&self) -> impl Iterator<Item = K> + use<K> {
        let counts = self.counts;
        K::ALL.iter().flat_map(move |&kind| (0..counts[kind.index()]).map(move |_| kind))
    }

    /// The `n`-th thing, sorted by kind; there must be more than `n`.
    #[inline]
    pub fn nth(&self, n: u32) -> K {
        // A one in each byte up to which there are not more than n: those kinds are passed.
        let passed = ((u64::from(n) * ONES) | ONES << 7).wrapping_sub(self.sums()) >> 7 & ONES;
        K::ALL[(passed.wrapping_mul(ONES) >> 56) as usize]
    }

    /// In each byte the number of things of its kind and all kinds before.
    #[inline]
    fn sums(&self) -> u64 {
        u64::from_le_bytes(self.counts).wrapping_mul(ONES)
    }

    /// The things of both bags.
    #[inline]
    pub fn plus(&self, other: &Self) -> Self {
        Self::new((u64::from_le_bytes(self.counts) + u64::from_le_bytes(other.counts)).to_le_bytes())
    }

    /// This bag without those things; `None` if it doesn't contain all of them.
    #[inline]
    pub fn minus(&self, other: &Self) -> Option<Self> {
        let enough = self.counts.iter().zip(&other.counts).all(|(have, want)| have >= want);
        enough.then(|| Self::new((u64::from_le_bytes(self.counts) - u64::from_le_bytes(other.counts)).to_le_bytes()))
    }
}

impl<K: Kind> Default for Bag<K> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<K: Kind> Index<K> for Bag<K> {
    type Output = u8;
    #[inline]
    fn index(&self, kind: K) -> &u8 {
        &self.counts[kind.index()]
    }
}

impl<K: Kind> IndexMut<K> for Bag<K> {
    #[inline]
    fn index_mut(&mut self, kind: K) -> &mut u8 {
        &mut self.counts[kind.index()]
    }
}

impl<K: Kind> FromIterator<K> for Bag<K> {
    fn from_iter<I: IntoIterator<Item = K>>(things: I) -> Self {
        let mut bag = Self::NONE;
        things.into_iter().for_each(|kind| bag[kind] += 1);
        bag
    }
}

impl<K: Kind> fmt::Debug for Bag<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<K: Kind> fmt::Display for Bag<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, kind) in self.iter().enumerate() {
            write!(f, "{}{kind}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl<K: Kind + Serialize> Serialize for Bag<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A bag that is sent as the count of every kind, including 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts<K: Kind>(pub Bag<K>);

impl<K: Kind + Serialize> Serialize for Counts<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(K::ALL.iter().map(|&kind| (kind, self.0[kind])))
    }
}

/// A set of kinds; sent as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Kinds<K> {
    bits: u8,
    kind: PhantomData<K>,
}

impl<K: Kind> Kinds<K> {
    /// The empty set.
    pub const NONE: Self = Self::from_bits(0);

    #[inline]
    const fn from_bits(bits: u8) -> Self {
        Self { bits, kind: PhantomData }
    }

    /// The set as bits, the first kind lowest.
    #[inline]
    pub const fn bits(self) -> u8 {
        self.bits
    }

    /// Is the kind in the set?
    #[inline]
    pub fn contains(self, kind: K) -> bool {
        self.bits >> kind.index() & 1 != 0
    }

    /// Adds a kind.
    #[inline]
    pub fn insert(&mut self, kind: K) {
        self.bits |= 1 << kind.index();
    }

    /// The number of kinds in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.bits.count_ones()
    }

    /// Is the set empty?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Do the sets have a kind in common?
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.bits & other.bits != 0
    }

    /// The kinds in the set.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = K> {
        let mut rest = self.bits;
        std::iter::from_fn(move || {
            let kind = (rest != 0).then(|| K::ALL[rest.trailing_zeros() as usize])?;
            rest &= rest - 1;
            Some(kind)
        })
    }
}

impl<K: Kind + Serialize> Serialize for Kinds<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<K: Kind> Default for Kinds<K> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<K: Kind> FromIterator<K> for Kinds<K> {
    fn from_iter<I: IntoIterator<Item = K>>(kinds: I) -> Self {
        let mut set = Self::NONE;
        kinds.into_iter().for_each(|kind| set.insert(kind));
        set
    }
}

impl<K: Kind> fmt::Debug for Kinds<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    enum Fruit {
        Apple,
        Pear,
        Plum,
    }
    use Fruit::{Apple, Pear, Plum};

    impl Kind for Fruit {
        const ALL: &'static [Self] = &[Apple, Pear, Plum];
        fn index(self) -> usize {
            self as usize
        }
    }

    impl fmt::Display for Fruit {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{self:?}")
        }
    }

    fn bag(fruits: &[Fruit]) -> Bag<Fruit> {
        fruits.iter().copied().collect()
    }

    #[test]
    fn nth_goes_through_the_kinds_in_order() {
        let bag = bag(&[Plum, Pear, Pear, Plum]);
        assert_eq!((0..bag.len()).map(|n| bag.nth(n)).collect::<Vec<_>>(), [Pear, Pear, Plum, Plum]);
        assert_eq!(bag.to_string(), "Pear Pear Plum Plum");
    }

    #[test]
    fn kinds_are_those_of_which_there_are_enough() {
        let bag = bag(&[Plum, Pear, Pear]);
        assert_eq!(bag.kinds(), [Pear, Plum].into_iter().collect());
        assert_eq!(bag.kinds_with(2).iter().collect::<Vec<_>>(), [Pear]);
        assert!(bag.kinds_with(3).is_empty());
    }

    #[test]
    fn nothing_can_be_taken_that_is_not_there() {
        let (two, three) = (bag(&[Apple, Apple]), bag(&[Apple, Apple, Apple]));
        assert_eq!(two.minus(&three), None);
        assert_eq!(three.minus(&two), Some(bag(&[Apple])));
        assert_eq!(two.plus(&three).len(), 5);
    }
}
