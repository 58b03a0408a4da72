//! Networks that learn by playing against themselves.
//!
//! Each game is played by the present network on all seats; then every position of the
//! game is moved a little towards what came after it (temporal differences, TD(λ)). All
//! follows from the seed: game number `n` has the generator `Rng::new(seed).fork(n)`, so a
//! run that was stopped goes on as if it had not been.

pub mod boards;
mod checkpoint;
pub mod curve;
mod game;
mod run;
#[cfg(test)]
mod tests;
mod weights;

pub use checkpoint::BadCheckpoint;
pub use run::Run;

use ::game::Rng;
use bots::{Learned, Network};

use game::Lesson;
use weights::{Moments, Weights};

/// How to learn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// How many games to play in all.
    pub games: u64,
    /// All randomness comes from here.
    pub seed: u64,
    /// The step at the beginning; it falls to a fiftieth of that.
    pub rate: f32,
    /// How much of what came later counts, per decision (λ).
    pub lambda: f32,
    /// How often a move is tried that is not the best, at the beginning; it falls to a tenth.
    pub explore: f32,
}

impl Default for Plan {
    fn default() -> Self {
        Self { games: 300_000, seed: 1, rate: 0.002, lambda: 0.9, explore: 0.1 }
    }
}

/// After so many games the weights take a step.
const BATCH: u64 = 8;
/// How much the average keeps of itself at each step.
const KEEP: f32 = 0.999;

/// A network that learns.
#[derive(Clone, Debug)]
pub struct Training<G: Learned> {
    /// One game for each board that is learned on; they take turns.
    boards: Vec<G>,
    plan: Plan,
    played: u64,
    weights: Weights,
    average: Weights,
    moments: Moments,
    /// Mean loss, fading.
    loss: f32,
}

impl<G: Learned> Training<G> {
    /// Begins from nothing. There must be a board, and all must be for the same number of
    /// players.
    pub fn new(boards: Vec<G>, plan: Plan) -> Self {
        let weights = Weights::random(boards[0].inputs(), boards[0].players(), &mut Rng::new(plan.seed));
        let moments = Moments::new(&weights);
        // Who knows nothing gives everybody the same chance.
        let loss = (boards[0].players() as f32).ln();
        Self { boards, plan, played: 0, average: weights.clone(), weights, moments, loss }
    }

    /// The boards that take turns.
    pub fn boards(&self) -> &[G] {
        &self.boards
    }

    /// How it learns.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// How many games have been played.
    pub fn played(&self) -> u64 {
        self.played
    }

    /// How far the predictions are from what came, as a mean over the last games.
    pub fn loss(&self) -> f32 {
        self.loss
    }

    /// The network as it is now, averaged over the last steps.
    pub fn network(&self) -> Network {
        self.average.quantised()
    }

    /// Plays so many more games and learns from them. Steps are taken as planned however the
    /// games are divided: so it goes on to the end of the batch, but not beyond the plan.
    pub fn learn(&mut self, games: u64) {
        let end = self.played.saturating_add(games).min(self.plan.games);
        let mut lesson = Lesson::default();
        while self.played < end {
            let network = self.weights.quantised();
            let done = self.played as f32 / self.plan.games as f32;
            let explore = self.plan.explore * (1.0 - 0.9 * done);
            let mut samples = 0;
            for _ in 0..BATCH.min(self.plan.games - self.played) {
                let mut rng = Rng::new(self.plan.seed).fork(self.played);
                let board = &self.boards[(self.played % self.boards.len() as u64) as usize];
                lesson.play(board, &network, explore, &mut rng);
                samples += lesson.learn(&self.weights, self.plan.lambda, &mut self.moments, &mut self.loss);
                self.played += 1;
            }
            let rate = self.plan.rate * 0.02_f32.powf(done);
            self.moments.step(&mut self.weights, rate, samples);
            let steps = self.moments.steps as f32;
            self.average.follow(&self.weights, KEEP.min(steps / (steps + 10.0)));
        }
    }
}
