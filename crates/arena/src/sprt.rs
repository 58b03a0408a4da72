//! A sequential test: plays until it is clear which of two claims about strength is wrong.
//!
//! It is the generalised sequential probability ratio test (GSPRT) on the results of deals. With the mean `m` and the
//! variance `v` of `n` deals, and the shares `p0` and `p1` that the two claims predict, the log-likelihood ratio is
//! close to
//!
//! ```text
//! llr = n (p1 - p0) (2 m - p0 - p1) / (2 v)
//! ```
//!
//! The second claim is accepted when it reaches `ln((1 - beta) / alpha)`, the first when it falls to `ln(beta / (1 -
//! alpha))`. The variance includes one more deal of games decided at random, so that a few equal results aren't taken
//! for certainty.

use serde::Serialize;

use crate::elo::share;
use crate::interval::Sample;

/// There is no verdict on fewer deals, since the variance is still unknown.
const FEWEST_DEALS: u64 = 8;

/// Two claims and the error rates of the test.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Sprt {
    /// The first claim: A has this Elo above B.
    pub elo0: f64,
    /// The second claim, a higher one.
    pub elo1: f64,
    /// How often the second may be accepted although the first is true.
    pub alpha: f64,
    /// How often the first may be accepted although the second is true.
    pub beta: f64,
}

/// The verdict of the test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The second claim holds: the change is good.
    Accepted,
    /// The first claim holds: the change is not good enough.
    Rejected,
    /// Too few deals to tell.
    Undecided,
}

impl Sprt {
    /// Returns the ratios at which the first and the second claim are accepted.
    pub fn bounds(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// Returns the log-likelihood ratio of the two claims after these deals.
    pub fn llr(&self, deals: &Sample, players: usize) -> f64 {
        let (p0, p1) = (share(self.elo0, players), share(self.elo1, players));
        let (n, fair) = (deals.count() as f64, 1.0 / players as f64);
        let chance = fair * (1.0 - fair) / players as f64;
        let variance = (deals.squares() + chance) / n.max(1.0);
        n * (p1 - p0) * (2.0 * deals.mean() - p0 - p1) / (2.0 * variance)
    }

    /// Returns the verdict after these deals.
    pub fn verdict(&self, deals: &Sample, players: usize) -> Verdict {
        let (llr, (lower, upper)) = (self.llr(deals, players), self.bounds());
        match deals.count() {
            count if count < FEWEST_DEALS => Verdict::Undecided,
            _ if llr >= upper => Verdict::Accepted,
            _ if llr <= lower => Verdict::Rejected,
            _ => Verdict::Undecided,
        }
    }
}

#[cfg(test)]
mod tests {
    use game::Rng;

    use super::*;

    const TEST: Sprt = Sprt { elo0: 0.0, elo1: 20.0, alpha: 0.05, beta: 0.05 };

    /// Deals of two independent games between players this far apart, until there is a verdict.
    fn played(test: Sprt, elo: f64, seed: u64) -> (Verdict, Sample) {
        let (mut rng, mut deals) = (Rng::new(seed), Sample::default());
        let chance = (share(elo, 2) * f64::from(u32::MAX)) as u32;
        let mut game = || f64::from(u8::from(rng.below(u32::MAX) < chance));
        for _ in 0..20_000 {
            deals.add((game() + game()) / 2.0);
            let verdict = test.verdict(&deals, 2);
            if verdict != Verdict::Undecided {
                return (verdict, deals);
            }
        }
        (Verdict::Undecided, deals)
    }

    #[test]
    fn the_ratio_has_the_sign_of_the_truth() {
        let deals = |share| {
            let mut deals = Sample::default();
            (0..100).for_each(|n| deals.add(share + if n % 2 == 0 { 0.2 } else { -0.2 }));
            TEST.llr(&deals, 2)
        };
        assert!(deals(0.6) > 0.0 && deals(0.5) < 0.0);
        let middle = deals((share(0.0, 2) + share(20.0, 2)) / 2.0);
        assert!(middle.abs() < 1e-9, "{middle}");
    }

    #[test]
    fn the_formula_by_hand() {
        // 100 deals, half won and half drawn: mean 0.75, squares 6.25, and 0.125 for chance.
        let mut deals = Sample::default();
        (0..100).for_each(|n| deals.add(if n % 2 == 0 { 1.0 } else { 0.5 }));
        let step = share(20.0, 2) - 0.5;
        let expected = 100.0 * step * (1.5 - 1.0 - step) / (2.0 * 0.06375);
        assert!((TEST.llr(&deals, 2) - expected).abs() < 1e-9);
    }

    #[test]
    fn true_claims_are_accepted_and_false_ones_rejected() {
        let of = |elo, wanted| (0..40).filter(|&seed| played(TEST, elo, seed).0 == wanted).count();
        assert!(of(20.0, Verdict::Accepted) >= 35);
        assert!(of(0.0, Verdict::Rejected) >= 35);
        assert_eq!(of(120.0, Verdict::Accepted), 40);
        assert_eq!(of(-120.0, Verdict::Rejected), 40);
    }

    #[test]
    fn a_handful_of_deals_gives_no_verdict() {
        let mut deals = Sample::default();
        (0..FEWEST_DEALS - 1).for_each(|_| deals.add(1.0));
        assert_eq!(TEST.verdict(&deals, 2), Verdict::Undecided);
        assert_eq!(TEST.verdict(&Sample::default(), 2), Verdict::Undecided);
        assert!(TEST.llr(&Sample::default(), 2).is_finite());
    }
}
