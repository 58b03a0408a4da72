//! Ids for moves, and sets of moves with constant-time lookup.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// The id of a move, counted from 0 in the order in which moves were first seen.
pub(crate) type MoveId = u32;

/// A two-way map between moves and ids.
pub(crate) struct MoveIds<M> {
    numbers: HashMap<M, MoveId, BuildHasherDefault<Mixer>>,
    moves: Vec<M>,
}

impl<M: Copy + Eq + Hash> MoveIds<M> {
    pub(crate) fn new() -> Self {
        Self { numbers: HashMap::default(), moves: Vec::new() }
    }

    pub(crate) fn clear(&mut self) {
        self.numbers.clear();
        self.moves.clear();
    }

    /// Returns how many moves have an id.
    pub(crate) fn len(&self) -> usize {
        self.moves.len()
    }

    /// Returns the id of a move, a new one if it has none.
    #[inline]
    pub(crate) fn id_of(&mut self, m: M) -> MoveId {
        *self.numbers.entry(m).or_insert_with(|| {
            self.moves.push(m);
            self.moves.len() as MoveId - 1
        })
    }

    /// Returns the move with this id.
    #[inline]
    pub(crate) fn get(&self, id: MoveId) -> M {
        self.moves[id as usize]
    }
}

/// A hash for a few small numbers: one multiplication each, the same on every machine.
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

    /// The high bits are mixed best, and hash tables use the low ones.
    #[inline]
    fn finish(&self) -> u64 {
        self.0.rotate_left(26)
    }
}

/// A set of moves that is cleared in constant time.
#[derive(Default)]
pub(crate) struct MoveSet {
    /// By move, the number of the last set it was inserted into.
    last: Vec<u32>,
    now: u32,
}

impl MoveSet {
    pub(crate) fn clear(&mut self) {
        self.last.clear();
        self.now = 0;
    }

    /// Clears the set and makes room for ids below `bound`.
    #[inline]
    pub(crate) fn reset(&mut self, bound: usize) {
        self.now += 1;
        if self.last.len() < bound {
            self.last.resize(bound, 0);
        }
    }

    /// Adds a move.
    #[inline]
    pub(crate) fn insert(&mut self, id: MoveId) {
        self.last[id as usize] = self.now;
    }

    /// Removes a move.
    #[inline]
    pub(crate) fn remove(&mut self, id: MoveId) {
        self.last[id as usize] = 0;
    }

    /// Returns whether the move is in the set.
    #[inline]
    pub(crate) fn contains(&self, id: MoveId) -> bool {
        self.last[id as usize] == self.now
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_keeps_its_id() {
        let mut ids = MoveIds::new();
        assert_eq!(['x', 'y', 'x', 'z'].map(|m| ids.id_of(m)), [0, 1, 0, 2]);
        assert_eq!((ids.get(1), ids.len()), ('y', 3));
        ids.clear();
        assert_eq!(ids.id_of('z'), 0);
    }

    #[test]
    fn a_new_set_is_empty() {
        let mut move_set = MoveSet::default();
        move_set.reset(3);
        move_set.insert(0);
        move_set.insert(2);
        move_set.remove(2);
        assert_eq!([0, 1, 2].map(|id| move_set.contains(id)), [true, false, false]);
        move_set.reset(4);
        assert!((0..4).all(|id| !move_set.contains(id)));
    }
}
