//! The positions after the moves of a sweep, until the network judges all of them in one go.

use game::Seat;

use crate::network::{Network, Sums};
use crate::outlook::Outlook;

/// One position after each move that was looked at, in their order.
#[derive(Default, Debug)]
pub(crate) struct Afterstates {
    /// What the hidden units sum up to; nothing where the game is over.
    sums: Vec<Sums>,
    /// Where the game is over, and how it has ended.
    over: Vec<(usize, Outlook)>,
}

impl Afterstates {
    /// Forgets the positions of an earlier sweep.
    pub(crate) fn clear(&mut self) {
        self.sums.clear();
        self.over.clear();
    }

    /// A position in which the game goes on.
    #[inline]
    pub(crate) fn goes_on(&mut self, sums: Sums) {
        self.sums.push(sums);
    }

    /// A position in which the game is over.
    pub(crate) fn is_over(&mut self, end: Outlook) {
        self.over.push((self.sums.len(), end));
        self.sums.push(Sums::NONE);
    }

    /// Fills `outlooks` with how the seat sees each position.
    pub(crate) fn judge(&self, network: &Network, seat: Seat, outlooks: &mut Vec<Outlook>) {
        outlooks.clear();
        network.outlooks(&self.sums, seat, outlooks);
        self.over.iter().for_each(|&(at, end)| outlooks[at] = end);
    }
}
