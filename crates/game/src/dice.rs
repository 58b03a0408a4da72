//! Where a shuffle gets its numbers from.

/// A source of numbers to shuffle by: [`crate::Rng`] for bots and tests, and a cryptographic
/// one where people who do not trust each other are dealt to.
pub trait Dice {
    /// A number below `bound`, each equally likely. `bound` must not be 0.
    fn below(&mut self, bound: u32) -> u32;

    /// Puts the items into a uniformly random order (Fisher–Yates, from the last place down).
    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}
