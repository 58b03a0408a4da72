//! Seat balance: do all seats win equally often, and as nearly so as on another board?
//!
//! - Each seat's share of the victories has Wilson's 95 % interval, and so has the first seat's advantage: its share
//!   above the fair one, relative to the fair one, so that tables of different sizes can be compared. +0.10 means a tenth
//!   more than the fair share.
//! - A chi-square test asks whether all shares are fair.
//! - Two boards are compared by the difference of the first seat's advantages, with its 95 % interval, and, at tables
//!   of the same size, by a chi-square test of whether all seats have the same shares on both. If neither finds anything
//!   and the whole interval is within 0.15, one board is as balanced as the other; if the interval is wider, that is
//!   unknown.
//!
//! Shared victories are split, so counts vary less than the tests assume: they err towards finding nothing.

use serde::Serialize;

use crate::interval::{Interval, Z95, wilson};

/// The significance level of the tests.
const SIGNIFICANCE: f64 = 0.05;
/// The largest difference of the first seat's advantage, relative to the fair share, between boards that count as
/// equally balanced.
pub const MAX_EQUIVALENT_DIFFERENCE: f64 = 0.15;

/// How often a seat wins.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct SeatWins {
    /// The seat, from 1; the first has the first turn.
    pub seat: usize,
    /// Its victories, shared ones split.
    pub wins: f64,
    /// Its share of all victories.
    pub share: f64,
    /// The 95 % interval of the share.
    #[serde(flatten)]
    pub interval: Interval,
}

/// How fair a board is to its seats.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Balance {
    /// All seats in order.
    pub seats: Vec<SeatWins>,
    /// The fair share of every seat.
    pub fair: f64,
    /// The first seat's share above the fair one, relative to the fair one.
    pub first_advantage: f64,
    /// The lower end of its 95 % interval.
    pub first_advantage_low: f64,
    /// The upper end of its 95 % interval.
    pub first_advantage_high: f64,
    /// Chi-square of the seats' victories against the fair share.
    pub chi_square: f64,
    /// How often chance alone would make it at least this large.
    pub p_value: f64,
}

/// Returns the balance of seats with these numbers of victories.
pub fn balance(wins: &[f64]) -> Balance {
    let games: f64 = wins.iter().sum();
    let fair = 1.0 / wins.len().max(1) as f64;
    let seat = |(index, &wins): (usize, &f64)| {
        let share = if games > 0.0 { wins / games } else { fair };
        SeatWins { seat: index + 1, wins, share, interval: wilson(share, games, Z95) }
    };
    let seats: Vec<_> = wins.iter().enumerate().map(seat).collect();
    let chi_square = wins.iter().map(|wins| (wins - games * fair).powi(2) / (games * fair).max(1e-9)).sum();
    let relative = |share: f64| share / fair - 1.0;
    let (first, ends) =
        seats.first().map_or((fair, Interval { low: 0.0, high: 1.0 }), |seat| (seat.share, seat.interval));
    Balance {
        fair,
        first_advantage: relative(first),
        first_advantage_low: relative(ends.low),
        first_advantage_high: relative(ends.high),
        chi_square,
        p_value: chi_square_p_value(chi_square, wins.len().saturating_sub(1)),
        seats,
    }
}

/// How a board compares with a reference board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Comparison {
    /// The first seat's advantage minus that on the reference board.
    pub difference: f64,
    /// The lower end of its 95 % interval.
    pub difference_low: f64,
    /// The upper end of its 95 % interval.
    pub difference_high: f64,
    /// How often chance alone would make the seats' shares differ this much from those on the reference board; `None`
    /// for tables of another size.
    pub same_shares_p: Option<f64>,
    /// Whether the board is as balanced as the reference board.
    pub verdict: Verdict,
}

/// Whether a board is as balanced as the reference board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// There is no difference, or only a small one.
    AsBalanced,
    /// No difference was found, but there were too few games to rule one out.
    Unclear,
    /// The seats are further from the fair share.
    LessBalanced,
    /// The seats are closer to the fair share.
    MoreBalanced,
}

impl Balance {
    /// Returns the number of games.
    pub fn games(&self) -> f64 {
        self.seats.iter().map(|seat| seat.wins).sum()
    }

    /// Returns whether the shares are so far from fair that chance is an unlikely reason.
    pub fn is_uneven(&self) -> bool {
        self.p_value < SIGNIFICANCE
    }

    /// Returns the mean squared distance of the shares from the fair one, relative to the fair one and without what
    /// chance adds to it.
    fn unevenness(&self) -> f64 {
        let degrees = self.seats.len().saturating_sub(1) as f64;
        ((self.chi_square - degrees) / self.games().max(1.0)).max(0.0)
    }

    /// Returns the variance of the first seat's advantage.
    fn variance(&self) -> f64 {
        let share = (self.first_advantage + 1.0) * self.fair;
        // Never quite 0, so that a few games aren't taken for certainty.
        let share = share.clamp(0.5 / (self.games() + 1.0), 1.0 - 0.5 / (self.games() + 1.0));
        share * (1.0 - share) / (self.games().max(1.0) * self.fair * self.fair)
    }

    /// Compares this board with a reference board.
    pub fn against(&self, yardstick: &Self) -> Comparison {
        let difference = self.first_advantage - yardstick.first_advantage;
        let half = Z95 * (self.variance() + yardstick.variance()).sqrt();
        let interval = Interval { low: difference - half, high: difference + half };
        let same_shares_p = (self.seats.len() == yardstick.seats.len()).then(|| same_shares(self, yardstick));
        let same = interval.contains(0.0) && same_shares_p.is_none_or(|p| p >= SIGNIFICANCE);
        let small = interval.low > -MAX_EQUIVALENT_DIFFERENCE && interval.high < MAX_EQUIVALENT_DIFFERENCE;
        let verdict = match self.unevenness() > yardstick.unevenness() {
            _ if same && small => Verdict::AsBalanced,
            _ if same => Verdict::Unclear,
            true => Verdict::LessBalanced,
            false => Verdict::MoreBalanced,
        };
        Comparison { difference, difference_low: interval.low, difference_high: interval.high, same_shares_p, verdict }
    }
}

/// Returns the p-value of the chi-square test of two rows of victories.
fn same_shares(one: &Balance, other: &Balance) -> f64 {
    let (games, others) = (one.games(), other.games());
    let all = (games + others).max(1e-9);
    let chi_square = one.seats.iter().zip(&other.seats).map(|(here, there)| {
        let both = here.wins + there.wins;
        let off = |wins: f64, games: f64| {
            let expected = both * games / all;
            if expected > 0.0 { (wins - expected).powi(2) / expected } else { 0.0 }
        };
        off(here.wins, games) + off(there.wins, others)
    });
    chi_square_p_value(chi_square.sum(), one.seats.len().saturating_sub(1))
}

/// Returns how often chance makes chi-square this large or larger: exact, by the recurrence of the upper incomplete
/// gamma function from one or two degrees of freedom.
pub fn chi_square_p_value(chi_square: f64, degrees: usize) -> f64 {
    if degrees == 0 || chi_square <= 0.0 {
        return 1.0;
    }
    let x = chi_square / 2.0;
    let odd = degrees % 2 == 1;
    let (mut tail, mut a) = if odd { (complementary_error(x.sqrt()), 0.5) } else { ((-x).exp(), 1.0) };
    // x^a e^-x / Γ(a + 1)
    let root = std::f64::consts::PI.sqrt() / 2.0;
    let mut term = if odd { x.sqrt() * (-x).exp() / root } else { x * (-x).exp() };
    while a + 0.25 < degrees as f64 / 2.0 {
        tail += term;
        a += 1.0;
        term *= x / a;
    }
    tail.clamp(0.0, 1.0)
}

/// Returns the complementary error function of a number that isn't negative, with seven correct places (Abramowitz and
/// Stegun 7.1.26).
fn complementary_error(x: f64) -> f64 {
    const A: [f64; 5] = [0.254_829_592, -0.284_496_736, 1.421_413_741, -1.453_152_027, 1.061_405_429];
    let t = 1.0 / (1.0 + 0.327_591_1 * x);
    A.iter().rev().fold(0.0, |sum, a| (sum + a) * t) * (-x * x).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chi_square_gives_the_table_values() {
        let table = [(3.841, 1), (5.991, 2), (7.815, 3), (9.488, 4), (18.307, 10)];
        for (chi_square, degrees) in table {
            let p = chi_square_p_value(chi_square, degrees);
            assert!((p - 0.05).abs() < 1e-4, "{p} for {chi_square} and {degrees}");
        }
        assert!((chi_square_p_value(6.635, 1) - 0.01).abs() < 1e-4);
        assert_eq!(chi_square_p_value(0.0, 3), 1.0);
    }

    #[test]
    fn equal_seats_are_fair_and_unequal_ones_are_not() {
        let fair = balance(&[101.0, 99.0, 100.0]);
        assert!(!fair.is_uneven() && fair.p_value > 0.9);
        assert!((fair.first_advantage - 0.01).abs() < 1e-9);
        assert!(fair.first_advantage_low < 0.0 && fair.first_advantage_high > 0.0);
        let unfair = balance(&[600.0, 400.0]);
        assert!(unfair.is_uneven() && unfair.p_value < 1e-6);
        assert!((unfair.chi_square - 40.0).abs() < 1e-9 && unfair.first_advantage_low > 0.1);
    }

    #[test]
    fn different_boards_are_told_apart() {
        let (fair, even, unfair) = (balance(&[505.0, 495.0]), balance(&[495.0, 505.0]), balance(&[600.0, 400.0]));
        assert_eq!(even.against(&fair).verdict, Verdict::AsBalanced);
        assert_eq!(balance(&[10.0, 10.0]).against(&fair).verdict, Verdict::Unclear);
        assert_eq!(unfair.against(&fair).verdict, Verdict::LessBalanced);
        assert_eq!(fair.against(&unfair).verdict, Verdict::MoreBalanced);
        let difference = unfair.against(&fair);
        assert!((difference.difference - 0.19).abs() < 1e-9 && difference.difference_low > 0.0);
    }

    #[test]
    fn later_seats_count_too() {
        let (fair, skewed) = (balance(&[400.0, 400.0, 400.0]), balance(&[400.0, 550.0, 250.0]));
        let found = skewed.against(&fair);
        assert_eq!((found.difference, found.verdict), (0.0, Verdict::LessBalanced));
        assert!(found.same_shares_p.unwrap() < 0.001);
        assert_eq!(skewed.against(&balance(&[300.0; 4])).same_shares_p, None);
    }

    #[test]
    fn no_games_are_no_problem() {
        let none = balance(&[0.0, 0.0]);
        assert_eq!((none.p_value, none.first_advantage), (1.0, 0.0));
        assert_eq!(none.against(&none).verdict, Verdict::Unclear);
    }
}
