//! How a game is likely to end.

use game::{BySeat, Seat, Seats};

/// How a game is likely to end, as seen by one seat.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Evaluation {
    /// The expected share of the victory by seat; they sum to 1.
    pub shares: BySeat<f32, { Seat::MAX }>,
    /// The seat's expected lead over the best other seat, in the game's own units.
    pub margin: f32,
}

/// The weight of the margin next to a share of the victory: small, so that it only decides between moves that win or lose
/// alike.
const MARGIN_WEIGHT: f32 = 1e-4;

impl Evaluation {
    /// Returns the value that the seat maximizes. The evaluation must be as seen by that seat.
    #[inline]
    pub fn value(&self, seat: Seat) -> f32 {
        self.shares[seat] + MARGIN_WEIGHT * self.margin
    }

    /// Adds another evaluation, number by number.
    pub(crate) fn add(&mut self, other: &Self) {
        Seat::all(Seat::MAX).for_each(|seat| self.shares[seat] += other.shares[seat]);
        self.margin += other.margin;
    }

    /// Multiplies every number.
    pub(crate) fn scaled(mut self, factor: f32) -> Self {
        Seat::all(Seat::MAX).for_each(|seat| self.shares[seat] *= factor);
        self.margin *= factor;
        self
    }

    /// Returns the evaluation of a finished game: the winners share the victory.
    pub fn of_result(winners: Seats, margin: f32) -> Self {
        let mut evaluation = Self { margin, ..Self::default() };
        winners.iter().for_each(|seat| evaluation.shares[seat] = 1.0 / winners.len() as f32);
        evaluation
    }
}
