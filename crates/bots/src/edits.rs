//! Inputs to be switched on and off, kept until they can be summed in one go: so the sums
//! stay in registers.

use crate::network::{Network, Sums};

const MOST: usize = 128;
/// What may be noted between two looks at how full it is.
const ROOM: usize = 64;
/// Swaps between two beginnings: two for each half of a tile.
const SWAPS: usize = 5;

/// Inputs to be switched on and off.
#[derive(Debug)]
pub(crate) struct Edits {
    sums: Sums,
    on: [u16; MOST],
    off: [u16; MOST],
    adding: usize,
    taking: usize,
    /// Inputs to be switched from one to another, each so often.
    swaps: [(u16, u16, i16); SWAPS],
    swapping: usize,
}

impl Edits {
    pub(crate) fn new(sums: Sums) -> Self {
        Self { sums, on: [0; MOST], off: [0; MOST], adding: 0, taking: 0, swaps: [(0, 0, 0); SWAPS], swapping: 0 }
    }

    /// Begins anew from these sums.
    #[inline]
    pub(crate) fn begin(&mut self, sums: Sums) {
        (self.sums, self.adding, self.taking, self.swapping) = (sums, 0, 0, 0);
    }

    /// Notes an input to be switched on, under a condition.
    #[inline]
    pub(crate) fn add_if(&mut self, yes: bool, input: u16) {
        self.on[self.adding] = input;
        self.adding += usize::from(yes);
    }

    /// Notes an input to be switched off, under a condition.
    #[inline]
    pub(crate) fn take_if(&mut self, yes: bool, input: u16) {
        self.off[self.taking] = input;
        self.taking += usize::from(yes);
    }

    /// Notes an input to be switched off and another on, so often. There is room for few.
    #[inline]
    pub(crate) fn swap(&mut self, off: u16, on: u16, times: u32) {
        self.swaps[self.swapping] = (off, on, times as i16);
        self.swapping += usize::from(times > 0);
    }

    /// Sums what was noted if there is too much of it.
    #[inline]
    pub(crate) fn make_room(&mut self, network: &Network) {
        if self.adding.max(self.taking) >= MOST - ROOM {
            let sums = self.finish(network);
            self.begin(sums);
        }
    }

    /// The sums with everything that was noted.
    #[inline]
    pub(crate) fn finish(&mut self, network: &Network) -> Sums {
        let mut sums = self.sums.edited(network, &self.on[..self.adding], &self.off[..self.taking]);
        for &(off, on, times) in &self.swaps[..self.swapping] {
            sums.swap(network.row(usize::from(off)), network.row(usize::from(on)), times);
        }
        sums
    }
}
