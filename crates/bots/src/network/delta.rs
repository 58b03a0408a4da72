//! A change of network inputs, collected and applied in one go so that the accumulator stays in registers.

use crate::network::{Accumulator, Network};

const CAPACITY: usize = 128;
/// How many changes may be added between two calls of [`InputDelta::flush_if_full`].
const RESERVE: usize = 64;
/// How many swaps there may be between two resets: two for each half of a tile, and one spare place to write to.
const MAX_SWAPS: usize = 5;

/// Inputs to switch on and off.
#[derive(Debug)]
pub(crate) struct InputDelta {
    base: Accumulator,
    on: [u16; CAPACITY],
    off: [u16; CAPACITY],
    adding: usize,
    removing: usize,
    /// Inputs to replace by others, and how often.
    swaps: [(u16, u16, i16); MAX_SWAPS],
    swapping: usize,
}

impl InputDelta {
    pub(crate) fn new(base: Accumulator) -> Self {
        Self {
            base,
            on: [0; CAPACITY],
            off: [0; CAPACITY],
            adding: 0,
            removing: 0,
            swaps: [(0, 0, 0); MAX_SWAPS],
            swapping: 0,
        }
    }

    /// Forgets all changes and starts again from this accumulator.
    #[inline]
    pub(crate) fn reset(&mut self, base: Accumulator) {
        (self.base, self.adding, self.removing, self.swapping) = (base, 0, 0, 0);
    }

    /// Switches an input on if the condition holds.
    #[inline]
    pub(crate) fn add_if(&mut self, condition: bool, input: u16) {
        self.on[self.adding] = input;
        self.adding += usize::from(condition);
    }

    /// Switches an input off if the condition holds.
    #[inline]
    pub(crate) fn remove_if(&mut self, condition: bool, input: u16) {
        self.off[self.removing] = input;
        self.removing += usize::from(condition);
    }

    /// Switches one input off and another on, this many times. There is room for only a few swaps.
    #[inline]
    pub(crate) fn swap(&mut self, off: u16, on: u16, times: u32) {
        self.swaps[self.swapping] = (off, on, times as i16);
        self.swapping += usize::from(times > 0);
    }

    /// Applies the changes if the buffers are nearly full.
    #[inline]
    pub(crate) fn flush_if_full(&mut self, network: &Network) {
        if self.adding.max(self.removing) >= CAPACITY - RESERVE {
            let base = self.apply(network);
            self.reset(base);
        }
    }

    /// Returns the accumulator with all changes applied.
    #[inline]
    pub(crate) fn apply(&mut self, network: &Network) -> Accumulator {
        let mut sums = self.base.edited(network, &self.on[..self.adding], &self.off[..self.removing]);
        for &(off, on, times) in &self.swaps[..self.swapping] {
            sums.swap(network.row(usize::from(off)), network.row(usize::from(on)), times);
        }
        sums
    }
}
