//! Where a tile may lie as far as Q3.2 and Q3.3 go, kept up to date from move to move and
//! counted, so that one place among all can be drawn by its rank.

use game::bits::nth_bit;

use crate::space::{Axis, Space};
use crate::spaces::{LEFT, Spaces, WORDS};

/// One in each of the four lanes of 16 bits that a word is here.
const LANES: u64 = 0x0001_0001_0001_0001;

/// The open pairs of spaces: both are free, and one of them touches a province space.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Open {
    /// By axis, the upper or left spaces of the pairs.
    pairs: [Spaces; 2],
    /// By axis, how many of them are in each word, one lane a word.
    counts: [u64; 2],
}

impl Open {
    /// The pairs along an axis, by their upper or left space.
    #[inline]
    pub(crate) fn along(&self, axis: Axis) -> &Spaces {
        &self.pairs[axis as usize]
    }

    /// All pairs, for spaces that are free and near a province space.
    pub(crate) fn all(free: &Spaces, near: &Spaces) -> Self {
        let mut open = Self::default();
        (0..WORDS).for_each(|word| open.update_word(word, free, near));
        open
    }

    /// A tile now lies here and below or to the right; `free` knows it, and `near` are the
    /// spaces beside it. It changes two rows above and below at most: two words.
    #[inline]
    pub(crate) fn update(&mut self, tile: Space, free: &Spaces, near: &Spaces) {
        let word = (tile.row().max(2) - 2) / 4;
        let word = word.min(WORDS - 2);
        self.update_word(word, free, near);
        self.update_word(word + 1, free, near);
    }

    #[inline]
    fn update_word(&mut self, word: usize, free: &Spaces, near: &Spaces) {
        for axis in Axis::ALL {
            let pairs = &mut self.pairs[axis as usize].0[word];
            let near = near.0[word] | word_before(near, word, axis);
            *pairs = (*pairs | near) & free.0[word] & word_before(free, word, axis);
            let lane = 16 * word;
            let counts = &mut self.counts[axis as usize];
            *counts = (*counts & !(0xffff << lane)) | u64::from(pairs.count_ones()) << lane;
        }
    }

    /// How many pairs there are along each axis and up to each word, lane by lane.
    #[inline]
    fn upto(&self) -> [u64; 2] {
        self.counts.map(|counts| counts.wrapping_mul(LANES))
    }

    /// How many pairs there are.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.upto().iter().map(|upto| (upto >> 48) as u32).sum()
    }

    /// The `n`-th pair, across before down; there must be more than `n`. There is no
    /// branch on the way: a wrongly guessed one would cost more than all the rest.
    #[inline]
    pub(crate) fn nth(&self, n: u32) -> (Space, Axis) {
        let upto = self.upto();
        let across = (upto[0] >> 48) as u32;
        let axis = usize::from(n >= across);
        let n = u64::from(n - across * axis as u32);
        let upto = upto[axis];
        // A one in each lane up to which there are not more than n: those words are passed.
        let passed = ((n * LANES) | LANES << 15).wrapping_sub(upto) >> 15 & LANES;
        let word = (passed.wrapping_mul(LANES) >> 48) as usize % WORDS;
        let before = upto << 16 >> (16 * word) & 0xffff;
        let bit = nth_bit(self.pairs[axis].0[word], (n - before) as u32);
        (Space::from_index((word * 64) as u8 | bit), Axis::ALL[axis])
    }
}

/// One word of [`Spaces::before`].
#[inline]
fn word_before(spaces: &Spaces, word: usize, axis: Axis) -> u64 {
    match axis {
        Axis::Across => (spaces.0[word] & !LEFT) >> 1,
        Axis::Down => {
            let next = if word + 1 < WORDS { spaces.0[word + 1] } else { 0 };
            spaces.0[word] >> Space::STRIDE | next << (64 - Space::STRIDE)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spaces(names: &str) -> Spaces {
        names.split_whitespace().map(|name| name.parse().unwrap()).collect()
    }

    #[test]
    fn pairs_are_free_and_touch_something() {
        let open = Open::all(&spaces("a1 b1 c1 a2 p16 o16 p15"), &spaces("b1 o16"));
        assert_eq!(*open.along(Axis::Across), spaces("a1 b1 o16"));
        assert_eq!(*open.along(Axis::Down), Spaces::EMPTY);
    }

    #[test]
    fn an_update_finds_what_a_fresh_look_finds() {
        let mut free = !Spaces::EMPTY;
        let (mut near, mut open) = (Spaces::EMPTY, Open::default());
        for (first, second) in [("a1", "b1"), ("h7", "h8"), ("p15", "p16"), ("o3", "o4"), ("c5", "d5"), ("a8", "a9")] {
            let [first, second]: [Space; 2] = [first, second].map(|name| name.parse().unwrap());
            free -= Spaces::one(first) | Spaces::one(second);
            let beside = (Spaces::one(first) | Spaces::one(second)).beside();
            near |= beside;
            open.update(first, &free, &beside);
            assert_eq!(open, Open::all(&free, &(near & free)), "after {first} {second}");
        }
    }

    #[test]
    fn ranks_go_through_all_pairs_in_order() {
        let open = Open::all(&!spaces("h8 c3"), &!Spaces::EMPTY);
        let listed = Axis::ALL.into_iter().flat_map(|axis| open.along(axis).iter().map(move |space| (space, axis)));
        let listed: Vec<_> = listed.collect();
        assert_eq!(open.len() as usize, listed.len());
        assert!((0..).zip(&listed).all(|(n, pair)| open.nth(n) == *pair));
    }
}
