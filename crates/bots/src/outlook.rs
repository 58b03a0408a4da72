//! How a game is likely to end.

use game::{BySeat, Seat, Seats};

/// How a game is likely to end, as somebody sees it.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Outlook {
    /// Each seat's share of the victory; together they are 1.
    pub shares: BySeat<f32, { Seat::MAX }>,
    /// By how much who looks is likely to be ahead of the best of the others, in the
    /// game's own units.
    pub margin: f32,
}

/// How little a margin counts beside a share of the victory: it decides between moves that
/// win, or lose, alike.
const MARGIN_COUNTS: f32 = 1e-4;

impl Outlook {
    /// What the one who looks, who sits here, would choose by.
    #[inline]
    pub fn worth(&self, seat: Seat) -> f32 {
        self.shares[seat] + MARGIN_COUNTS * self.margin
    }

    /// Adds what another says, number by number.
    pub(crate) fn add(&mut self, other: &Self) {
        Seat::all(Seat::MAX).for_each(|seat| self.shares[seat] += other.shares[seat]);
        self.margin += other.margin;
    }

    /// This often: every number multiplied.
    pub(crate) fn times(mut self, often: f32) -> Self {
        Seat::all(Seat::MAX).for_each(|seat| self.shares[seat] *= often);
        self.margin *= often;
        self
    }

    /// How it has ended: the winners share the victory.
    pub fn over(winners: Seats, margin: f32) -> Self {
        let mut outlook = Self { margin, ..Self::default() };
        winners.iter().for_each(|seat| outlook.shares[seat] = 1.0 / winners.len() as f32);
        outlook
    }
}
