//! Ratings from who won at which tables.
//!
//! Every player has a strength, and the chance to win is the strength divided by the sum of all strengths at the table
//! (Luce's choice; Bradley and Terry's model for two, and the first place of Plackett and Luce's for more). The most
//! likely strengths are found by Hunter's MM algorithm. Shared victories are split. A player who has lost or won all
//! games would be infinitely far from the others, so each player also has about one deal, spread over those it has met,
//! that both have half won.

use std::collections::BTreeMap;

use game::Rng;

/// The result of one deal at a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// The players by number; one player may have several seats.
    pub seats: Vec<usize>,
    /// The victories of each seat's player, counted in deals: together they are 1.
    pub won: Vec<f64>,
}

/// All tables with the same players.
#[derive(Clone, Debug)]
struct Tables {
    seats: Vec<usize>,
    weight: f64,
}

/// All outcomes in the form that the algorithm needs.
#[derive(Clone, Debug)]
struct Totals {
    tables: Vec<Tables>,
    won: Vec<f64>,
}

/// The algorithm stops when no strength changes by more than this factor.
const CLOSE: f64 = 1e-7;
/// The largest number of rounds.
const ROUNDS: usize = 5000;

/// Returns the Elo ratings of the players, with `anchor` at 0.
pub fn ratings(players: usize, outcomes: &[Outcome], anchor: usize) -> Vec<f64> {
    let mut strengths = vec![1.0; players];
    let weights = vec![1.0; outcomes.len()];
    let halves: Vec<_> = prior(players, outcomes).into_iter().map(|(pair, deals)| (pair, [deals / 2.0; 2])).collect();
    fit(&sums(players, outcomes, &weights, &halves), &mut strengths);
    elos(&strengths, anchor)
}

/// Returns bootstrapped ratings, `repeats` times (Bayesian bootstrap). In each repeat every deal gets a random weight
/// (an exponential variable), and so does each half of the prior deals (a gamma variable, which makes it Jeffreys's
/// prior).
///
/// `strata` groups the deals that were played for the same purpose: their weights are scaled to their number, since a
/// new ladder would have the same number of them.
pub fn bootstrap(
    players: usize,
    outcomes: &[Outcome],
    strata: &[usize],
    anchor: usize,
    repeats: usize,
    seed: u64,
) -> Vec<Vec<f64>> {
    let mut rng = Rng::new(seed);
    let mut strengths = vec![1.0; players];
    let prior = prior(players, outcomes);
    let mut weights = vec![1.0; outcomes.len()];
    (0..repeats)
        .map(|_| {
            weights.fill_with(|| -unit(&mut rng).ln());
            normalize_weights(&mut weights, strata);
            let drawn: Vec<_> = prior
                .iter()
                .map(|&(pair, deals)| (pair, [gamma(deals / 2.0, &mut rng), gamma(deals / 2.0, &mut rng)]))
                .collect();
            fit(&sums(players, outcomes, &weights, &drawn), &mut strengths);
            elos(&strengths, anchor)
        })
        .collect()
}

/// Returns who has met whom, with the number of prior deals between them.
fn prior(players: usize, outcomes: &[Outcome]) -> Vec<([usize; 2], f64)> {
    let mut met = vec![false; players * players];
    for outcome in outcomes {
        for &one in &outcome.seats {
            outcome.seats.iter().for_each(|&other| met[one * players + other] = one != other);
        }
    }
    let many = |one: usize| (0..players).filter(|&other| met[one * players + other]).count();
    let pairs = (0..players).flat_map(|one| (one + 1..players).map(move |other| [one, other]));
    let pairs = pairs.filter(|&[one, other]| met[one * players + other]);
    pairs.map(|[one, other]| ([one, other], 2.0 / (many(one) + many(other)) as f64)).collect()
}

fn sums(players: usize, outcomes: &[Outcome], weights: &[f64], prior: &[([usize; 2], [f64; 2])]) -> Totals {
    let mut won = vec![0.0; players];
    let mut tables = BTreeMap::<Vec<usize>, f64>::new();
    for (outcome, &weight) in outcomes.iter().zip(weights) {
        let mut seats = outcome.seats.clone();
        seats.sort_unstable();
        *tables.entry(seats).or_default() += weight;
        for (&seat, &part) in outcome.seats.iter().zip(&outcome.won) {
            won[seat] += weight * part;
        }
    }
    for (pair, halves) in prior {
        *tables.entry(pair.to_vec()).or_default() += halves[0] + halves[1];
        pair.iter().zip(halves).for_each(|(&player, half)| won[player] += half);
    }
    Totals { tables: tables.into_iter().map(|(seats, weight)| Tables { seats, weight }).collect(), won }
}

/// Improves the strengths by Hunter's MM algorithm.
fn fit(sums: &Totals, strengths: &mut [f64]) {
    let mut shares = vec![0.0; strengths.len()];
    for _ in 0..ROUNDS {
        shares.fill(0.0);
        for table in &sums.tables {
            let all: f64 = table.seats.iter().map(|&seat| strengths[seat]).sum();
            table.seats.iter().for_each(|&seat| shares[seat] += table.weight / all);
        }
        let mut moved = 0.0_f64;
        for ((strength, &share), &won) in strengths.iter_mut().zip(&shares).zip(&sums.won) {
            let better = if share > 0.0 && won > 0.0 { (won / share).clamp(1e-12, 1e12) } else { *strength };
            moved = moved.max((better / *strength).ln().abs());
            *strength = better;
        }
        // Only ratios matter: keep the geometric mean at 1.
        let middle = strengths.iter().map(|strength| strength.ln()).sum::<f64>() / strengths.len().max(1) as f64;
        strengths.iter_mut().for_each(|strength| *strength /= middle.exp());
        if moved < CLOSE {
            break;
        }
    }
}

fn elos(strengths: &[f64], anchor: usize) -> Vec<f64> {
    strengths.iter().map(|strength| 400.0 * (strength / strengths[anchor]).log10()).collect()
}

/// Scales the weights of each stratum so that they add up to the number of its deals.
fn normalize_weights(weights: &mut [f64], strata: &[usize]) {
    let mut sums = BTreeMap::<usize, (f64, f64)>::new();
    for (&weight, &stratum) in weights.iter().zip(strata) {
        let (sum, count) = sums.entry(stratum).or_default();
        *sum += weight;
        *count += 1.0;
    }
    for (weight, stratum) in weights.iter_mut().zip(strata) {
        let (sum, count) = sums[stratum];
        *weight *= count / sum;
    }
}

/// Returns a random number above 0 and up to 1.
fn unit(rng: &mut Rng) -> f64 {
    ((rng.next_u64() >> 11) + 1) as f64 / (1_u64 << 53) as f64
}

/// Returns a random gamma variable of this shape (Marsaglia and Tsang).
fn gamma(shape: f64, rng: &mut Rng) -> f64 {
    let d = shape + 1.0 - 1.0 / 3.0;
    let c = 1.0 / (9.0 * d).sqrt();
    loop {
        let normal = (-2.0 * unit(rng).ln()).sqrt() * (std::f64::consts::TAU * unit(rng)).cos();
        let v = (1.0 + c * normal).powi(3);
        if v > 0.0 && unit(rng).ln() < normal * normal / 2.0 + d - d * v + d * v.ln() {
            return d * v * unit(rng).powf(1.0 / shape);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRUE: [f64; 4] = [0.0, 150.0, 400.0, 650.0];

    fn strength(elo: f64) -> f64 {
        10_f64.powf(elo / 400.0)
    }

    /// This many games at each of these tables, won as the true ratings say.
    fn exact(tables: &[&[usize]], games: f64) -> Vec<Outcome> {
        let outcome = |seats: &&[usize]| {
            let all: f64 = seats.iter().map(|&seat| strength(TRUE[seat])).sum();
            Outcome { seats: seats.to_vec(), won: seats.iter().map(|&seat| strength(TRUE[seat]) / all).collect() }
        };
        tables.iter().map(outcome).flat_map(|outcome| vec![outcome; games as usize]).collect()
    }

    fn close(found: &[f64], by: f64) {
        found.iter().zip(TRUE).for_each(|(found, expected)| {
            assert!((found - expected).abs() < by, "{found} is not {expected}");
        });
    }

    #[test]
    fn ratings_for_two_are_found_again() {
        close(&ratings(4, &exact(&[&[0, 1], &[1, 2], &[2, 3]], 2000.0), 0), 2.0);
        close(&ratings(4, &exact(&[&[0, 1], &[0, 2], &[0, 3], &[1, 2], &[1, 3], &[2, 3]], 2000.0), 0), 2.0);
    }

    #[test]
    fn ratings_for_more_are_found_again() {
        close(&ratings(4, &exact(&[&[0, 1, 2], &[1, 2, 3], &[0, 0, 1], &[2, 3, 3]], 2000.0), 0), 2.0);
    }

    #[test]
    fn the_anchor_is_at_zero() {
        let found = ratings(4, &exact(&[&[0, 1], &[1, 2], &[2, 3]], 100.0), 2);
        assert_eq!(found[2], 0.0);
        assert!(found[0] < found[1] && found[1] < 0.0 && found[3] > 0.0);
    }

    #[test]
    fn a_player_who_always_wins_has_a_finite_rating_and_a_wide_interval() {
        let won = vec![Outcome { seats: vec![0, 1], won: vec![0.0, 1.0] }; 50];
        let found = ratings(2, &won, 0)[1];
        let mut again: Vec<_> = bootstrap(2, &won, &[0; 50], 0, 200, 1).into_iter().map(|r| r[1]).collect();
        again.sort_by(f64::total_cmp);
        assert!(found > 500.0 && found < 1500.0, "{found}");
        assert!(again[5] < found - 100.0 && again[195] > found + 100.0, "{} to {}", again[5], again[195]);
    }

    #[test]
    fn bootstrapped_intervals_have_the_width_of_theory() {
        // 200 deals of one game, half of them won: an error of 400 / ln 10 * 2 / sqrt(200) = 24.6.
        let outcome = |n| Outcome { seats: vec![0, 1], won: if n % 2 == 0 { vec![1.0, 0.0] } else { vec![0.0, 1.0] } };
        let outcomes: Vec<_> = (0..200).map(outcome).collect();
        let again = bootstrap(2, &outcomes, &[0; 200], 0, 500, 1);
        let error = (again.iter().map(|r| r[1] * r[1]).sum::<f64>() / 500.0).sqrt();
        assert!((error - 24.6).abs() < 3.0, "{error}");
    }

    #[test]
    fn gamma_variables_have_their_mean() {
        let mut rng = Rng::new(1);
        for shape in [0.1, 0.5, 1.0] {
            let mean = (0..20_000).map(|_| gamma(shape, &mut rng)).sum::<f64>() / 20_000.0;
            assert!((mean - shape).abs() < 0.03, "{mean} for {shape}");
        }
    }
}
