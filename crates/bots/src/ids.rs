//! Numbers for moves, so that a set of moves can be asked in one step what it holds.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// The number of a move, counted from 0 in the order in which moves were met.
pub(crate) type MoveId = u32;

/// Moves by number, and numbers by move.
pub(crate) struct Ids<M> {
    numbers: HashMap<M, MoveId, BuildHasherDefault<Mixer>>,
    moves: Vec<M>,
}

impl<M: Copy + Eq + Hash> Ids<M> {
    pub(crate) fn new() -> Self {
        Self { numbers: HashMap::default(), moves: Vec::new() }
    }

    pub(crate) fn clear(&mut self) {
        self.numbers.clear();
        self.moves.clear();
    }

    /// How many moves have been met.
    pub(crate) fn len(&self) -> usize {
        self.moves.len()
    }

    /// The number of a move, a new one if it has none.
    #[inline]
    pub(crate) fn number(&mut self, m: M) -> MoveId {
        *self.numbers.entry(m).or_insert_with(|| {
            self.moves.push(m);
            self.moves.len() as MoveId - 1
        })
    }

    /// The move with this number.
    #[inline]
    pub(crate) fn get(&self, id: MoveId) -> M {
        self.moves[id as usize]
    }
}

/// A hash for a few small numbers: one multiplication each. The same everywhere.
#[derive(Clone, Copy, Default)]
struct Mixer(u64);

impl Mixer {
    #[inline]
    fn mix(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(5) ^ number).wrapping_mul(0xf135_7aea_2e62_a9c5);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.mix(byte.into()));
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.mix(number as u64);
    }

    /// The high bits are the best mixed, and tables look at the low ones.
    #[inline]
    fn finish(&self) -> u64 {
        self.0.rotate_left(26)
    }
}

/// Sets of moves by number, of which the last one marked can be asked.
#[derive(Default)]
pub(crate) struct Marks {
    /// By move, the last set it was put into.
    last: Vec<u32>,
    now: u32,
}

impl Marks {
    pub(crate) fn clear(&mut self) {
        self.last.clear();
        self.now = 0;
    }

    /// Begins a new set of moves with numbers below `bound`.
    #[inline]
    pub(crate) fn begin(&mut self, bound: usize) {
        self.now += 1;
        if self.last.len() < bound {
            self.last.resize(bound, 0);
        }
    }

    /// Puts a move into the set.
    #[inline]
    pub(crate) fn put(&mut self, id: MoveId) {
        self.last[id as usize] = self.now;
    }

    /// Takes a move out of the set.
    #[inline]
    pub(crate) fn take(&mut self, id: MoveId) {
        self.last[id as usize] = 0;
    }

    /// Is the move in the set?
    #[inline]
    pub(crate) fn has(&self, id: MoveId) -> bool {
        self.last[id as usize] == self.now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_keeps_its_number() {
        let mut ids = Ids::new();
        assert_eq!(['x', 'y', 'x', 'z'].map(|m| ids.number(m)), [0, 1, 0, 2]);
        assert_eq!((ids.get(1), ids.len()), ('y', 3));
        ids.clear();
        assert_eq!(ids.number('z'), 0);
    }

    #[test]
    fn a_new_set_is_empty() {
        let mut marks = Marks::default();
        marks.begin(3);
        marks.put(0);
        marks.put(2);
        marks.take(2);
        assert_eq!([0, 1, 2].map(|id| marks.has(id)), [true, false, false]);
        marks.begin(4);
        assert!((0..4).all(|id| !marks.has(id)));
    }
}
