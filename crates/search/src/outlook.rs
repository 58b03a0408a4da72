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

impl Outlook {
    /// How it has ended: the winners share the victory.
    pub fn over(winners: Seats, margin: f32) -> Self {
        let mut outlook = Self { margin, ..Self::default() };
        winners.iter().for_each(|seat| outlook.shares[seat] = 1.0 / winners.len() as f32);
        outlook
    }
}
