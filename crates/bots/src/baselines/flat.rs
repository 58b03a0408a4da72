//! Flat Monte Carlo: tries moves in sampled states, finishes the games at random, and plays the move that won most
//! often.

use std::cmp::Reverse;
use std::time::Duration;

use game::{Game, Rng, Seat};

use crate::baselines::Decision;
use crate::bot::Bot;
use crate::bot_game::Heuristics;
use crate::budget::{Budget, Clock, Meter};

/// A whole victory, divisible by the number of winners without rounding.
const VICTORY: u64 = 60;
/// A choice among fewer moves than this gets only part of a budget of playouts.
const MANY_MOVES: usize = 24;
/// Moves that this many states in a row don't distinguish are considered equal.
const STATES_TO_DISTINGUISH: usize = 32;

/// The clock is read once in this many playouts.
const STRIDE: u32 = 4;

/// Spends its budget on random playouts, in rounds: all moves are tried in the same states, and after each round the
/// better half remains (sequential halving). A node of the budget is one playout.
#[derive(Clone, Debug)]
pub struct Flat {
    rng: Rng,
    budget: Budget,
    clock: Clock,
    spent: u32,
}

impl Flat {
    /// Playouts for a decision among many moves: about a tenth of a second of Qin with all checks on.
    pub const PLAYOUTS: u32 = 6_000;

    /// Creates the bot whose choices follow from this seed, with its usual budget.
    pub fn new(seed: u64) -> Self {
        Self::with_playouts(seed, Self::PLAYOUTS)
    }

    /// Creates the bot that never spends more than this many playouts on a decision.
    pub fn with_playouts(seed: u64, playouts: u32) -> Self {
        Self::with_budget(seed, Budget::Nodes(playouts), || Duration::ZERO)
    }

    /// Creates the bot that never spends more than this on a decision.
    pub fn with_budget(seed: u64, budget: Budget, clock: Clock) -> Self {
        Self { rng: Rng::new(seed), budget, clock, spent: 0 }
    }

    /// Returns how many playouts it made for its last decision.
    pub fn spent(&self) -> u32 {
        self.spent
    }
}

/// A move that may still turn out to be the best.
struct Candidate<M> {
    m: M,
    won: u64,
    /// What it won in the last state.
    share: u64,
}

impl<G: Heuristics> Bot<G> for Flat {
    fn choose(&mut self, game: &G, view: &G::View) -> G::Move {
        let meter = Meter::start(self.budget, self.clock, STRIDE);
        self.spent = 0;
        let Decision { state, seat, mut moves } = match Decision::new(game, view, &mut self.rng) {
            Ok(decision) => decision,
            Err(trivial) => return trivial,
        };
        if let Budget::Nodes(nodes) = self.budget {
            moves.truncate(nodes.max(1) as usize);
        }
        let mut candidates: Vec<_> = moves.into_iter().map(|m| Candidate { m, won: 0, share: 0 }).collect();

        let round_budget = RoundBudget::new(self.budget, candidates.len());
        let mut trial = Trial { game, view, seat, rng: &mut self.rng, meter, sample: state.clone(), state };
        for round in 1..=rounds(candidates.len()) {
            let promising = trial.round(&mut candidates, &round_budget, round);
            candidates.sort_by_key(|candidate| Reverse(candidate.won));
            if !promising {
                break;
            }
            candidates.truncate(candidates.len().div_ceil(2));
        }
        self.spent = trial.meter.spent();
        candidates.first().expect("the player to move has a legal move").m
    }
}

/// How the budget is divided among the rounds.
enum RoundBudget {
    /// How many playouts there are in all and for each round.
    Playouts { all: usize, round: usize },
    /// The part of the time for each round.
    Time { round: f32 },
}

impl RoundBudget {
    fn new(budget: Budget, candidates: usize) -> Self {
        let rounds = rounds(candidates).max(1);
        match budget {
            Budget::Nodes(playouts) => {
                let part = candidates.min(MANY_MOVES) as u64;
                let all = (u64::from(playouts) * part / MANY_MOVES as u64) as usize;
                Self::Playouts { all, round: all / rounds }
            }
            Budget::Time(_) => Self::Time { round: 1.0 / rounds as f32 },
        }
    }
}

/// Returns how many times this many candidates can be halved until one is left.
fn rounds(candidates: usize) -> usize {
    candidates.next_power_of_two().ilog2() as usize
}

/// The playouts for one decision.
struct Trial<'a, G: Game> {
    game: &'a G,
    view: &'a G::View,
    seat: Seat,
    rng: &'a mut Rng,
    meter: Meter,
    /// The state in which all moves are tried.
    sample: G::State,
    /// A state to play in.
    state: G::State,
}

impl<G: Game> Trial<'_, G> {
    /// Tries every candidate in as many states as the round has budget for. Returns whether another round is
    /// worthwhile.
    fn round(&mut self, candidates: &mut [Candidate<G::Move>], round_budget: &RoundBudget, round: usize) -> bool {
        let (mut states, mut distinguished) = (0, false);
        let planned = match *round_budget {
            RoundBudget::Playouts { all, round } => {
                let left = all.saturating_sub(self.meter.spent() as usize);
                if left < candidates.len() { 0 } else { (round.min(left) / candidates.len()).max(1) }
            }
            RoundBudget::Time { .. } => usize::MAX,
        };
        while states < planned {
            let Some(differs) = self.try_all(candidates) else { return false };
            distinguished |= differs;
            states += 1;
            if let RoundBudget::Time { round: part } = *round_budget {
                let hopeless = !distinguished && states >= STATES_TO_DISTINGUISH;
                if hopeless || self.meter.part() >= part * round as f32 {
                    break;
                }
            }
        }
        states > 0 && (distinguished || states < STATES_TO_DISTINGUISH)
    }

    /// Tries every candidate once in one state, with the same random numbers. Returns whether it distinguished them;
    /// `None` if the budget ran out.
    fn try_all(&mut self, candidates: &mut [Candidate<G::Move>]) -> Option<bool> {
        self.game.determinize(self.view, self.rng, &mut self.sample);
        let luck = Rng::new(self.rng.next_u64());
        for candidate in &mut *candidates {
            if !self.meter.spend() {
                return None;
            }
            self.state.clone_from(&self.sample);
            candidate.share = self.playout(candidate.m, luck.clone());
        }
        candidates.iter_mut().for_each(|candidate| candidate.won += candidate.share);
        Some(candidates.iter().any(|candidate| candidate.share != candidates[0].share))
    }

    /// Plays the move, then random ones; returns the seat's share of the victory.
    fn playout(&mut self, m: G::Move, mut luck: Rng) -> u64 {
        self.game.play(&mut self.state, m);
        self.game.playout(&mut self.state, &mut luck);
        let winners = self.game.winners(&self.state);
        if winners.contains(self.seat) { VICTORY / winners.len() as u64 } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halving_ends_with_a_single_move() {
        for candidates in 1..300_usize {
            let mut left = candidates;
            (0..rounds(candidates)).for_each(|_| left = left.div_ceil(2));
            assert_eq!(left, 1, "from {candidates}");
        }
    }

    #[test]
    fn any_number_of_winners_can_share_a_victory() {
        assert!((1..=Seat::MAX as u64).all(|winners| VICTORY.is_multiple_of(winners)));
    }
}
