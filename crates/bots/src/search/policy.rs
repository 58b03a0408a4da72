//! The rollout policy: which moves players tend to make, judged from a few features and without evaluating any position.
//!
//! A decision is at most two choices: what to do and, if that leaves it open, where. Each option has a weight, a product of
//! the weights of its features, and is drawn in proportion to it. That takes about a quarter of a microsecond, so that
//! thousands of games can be played out.

use std::fmt;

use game::Rng;

use crate::bot_game::BotGame;
use crate::math::{exp, weighted_choice};

/// Log weights are stored as integers in units of 1 / `LOG_SCALE`.
const LOG_SCALE: f32 = 1024.0;
const MAGIC: [u8; 8] = *b"MNDHAB01";

/// The weight of an option: a number when playing, a list of features when learning.
pub trait Weight: Copy {
    /// Combines the weights of two features.
    #[must_use]
    fn and(self, other: Self) -> Self;
}

impl Weight for f32 {
    #[inline]
    fn and(self, other: Self) -> Self {
        self * other
    }
}

/// A weight for each feature.
pub trait FeatureWeights {
    /// The type of a weight.
    type Weight: Weight;

    /// Returns the weight of a feature.
    fn get(&self, feature: usize) -> Self::Weight;
}

/// A game with a rollout policy.
pub trait RolloutGame: BotGame {
    /// How many features a policy has.
    const FEATURES: usize;

    /// What to do, without where.
    type Choice: Copy + PartialEq + Send;

    /// Counts of a position that are kept up to date from move to move.
    type Counts: Copy;

    /// Counts a position.
    fn counts(&self, state: &Self::State) -> Self::Counts;

    /// Updates the counts after this move.
    fn update_counts(&self, counts: &mut Self::Counts, m: Self::Move, after: &Self::State);

    /// Calls `each` with every choice of the player to move and its weight.
    fn weigh_choices<W: FeatureWeights>(
        &self,
        state: &Self::State,
        counts: &Self::Counts,
        weights: &W,
        each: impl FnMut(Self::Choice, W::Weight),
    );

    /// Calls `each` with every move of a choice and its weight.
    fn weigh_moves<W: FeatureWeights>(
        &self,
        state: &Self::State,
        choice: Self::Choice,
        weights: &W,
        each: impl FnMut(Self::Move, W::Weight),
    );

    /// Returns the choice that a move belongs to.
    fn choice(&self, m: Self::Move) -> Self::Choice;

    /// Returns whether the end is so near that the policy is no longer good enough.
    fn is_endgame(&self, state: &Self::State) -> bool;

    /// Returns the policy that the program ships for this game.
    fn rollout_policy(&self) -> &'static RolloutPolicy;
}

/// Plays by a rollout policy; holds the buffers for it.
pub struct RolloutPlayer<G: RolloutGame> {
    choices: Vec<(f32, G::Choice)>,
    moves: Vec<(f32, G::Move)>,
}

impl<G: RolloutGame> Default for RolloutPlayer<G> {
    fn default() -> Self {
        Self { choices: Vec::new(), moves: Vec::new() }
    }
}

impl<G: RolloutGame> RolloutPlayer<G> {
    /// Draws a move for the player to move.
    #[inline]
    pub fn choose(
        &mut self,
        game: &G,
        state: &G::State,
        counts: &G::Counts,
        policy: &RolloutPolicy,
        rng: &mut Rng,
    ) -> G::Move {
        self.choices.clear();
        game.weigh_choices(state, counts, policy, |choice, weight| self.choices.push((weight, choice)));
        let choice = weighted_choice(&self.choices, |weight| weight, rng);
        self.moves.clear();
        game.weigh_moves(state, choice, policy, |m, weight| self.moves.push((weight, m)));
        if let [(_, only)] = self.moves[..] { only } else { weighted_choice(&self.moves, |weight| weight, rng) }
    }
}

/// The weight of every feature.
#[derive(Clone, PartialEq, Debug)]
pub struct RolloutPolicy {
    log_weights: Vec<i16>,
    weights: Vec<f32>,
}

/// A file that isn't a valid rollout policy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPolicy;

impl fmt::Display for BadPolicy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a rollout policy of this version of the program; create one with “mandate arena policy”")
    }
}

impl std::error::Error for BadPolicy {}

impl RolloutPolicy {
    /// Creates a policy from logarithms of weights, rounded as in a file.
    pub fn new(logarithms: &[f32]) -> Self {
        let rounded = |log: &f32| (log * LOG_SCALE).round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16;
        Self::of(logarithms.iter().map(rounded).collect())
    }

    /// Creates a policy in which all choices are equally likely.
    pub fn uniform<G: RolloutGame>() -> Self {
        Self::of(vec![0; G::FEATURES])
    }

    fn of(log_weights: Vec<i16>) -> Self {
        let weights = log_weights.iter().map(|&log| exp(f32::from(log) / LOG_SCALE)).collect();
        Self { log_weights, weights }
    }

    /// Returns the policy as a file.
    pub fn write(&self) -> Vec<u8> {
        MAGIC.into_iter().chain(self.log_weights.iter().flat_map(|log| log.to_le_bytes())).collect()
    }

    /// Reads a policy file of this game.
    pub fn read<G: RolloutGame>(file: &[u8]) -> Result<Self, BadPolicy> {
        let (logs, []) = file.strip_prefix(&MAGIC).ok_or(BadPolicy)?.as_chunks() else { return Err(BadPolicy) };
        let log_weights: Vec<_> = logs.iter().map(|&log| i16::from_le_bytes(log)).collect();
        if log_weights.len() == G::FEATURES { Ok(Self::of(log_weights)) } else { Err(BadPolicy) }
    }
}

impl FeatureWeights for RolloutPolicy {
    type Weight = f32;

    #[inline]
    fn get(&self, feature: usize) -> f32 {
        self.weights[feature]
    }
}
