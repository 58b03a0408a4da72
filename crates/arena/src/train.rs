//! Networks that learn by playing against themselves.
//!
//! The current network plays each game on all seats; then every position of the game moves a little towards what came
//! after it (temporal differences, TD(λ)). Everything follows from the seed: game number `n` uses the generator
//! `Rng::new(seed).fork(n)`, so a training that was interrupted continues as if it had not been.

pub mod boards;
mod checkpoint;
pub mod curve;
mod game;
mod run;
#[cfg(test)]
mod tests;
mod weights;

use ::game::Rng;
use bots::{BotGame, Network};
use game::Episode;
use weights::{Adam, Weights};

pub use checkpoint::BadCheckpoint;
pub use run::Run;

/// How to learn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// How many games to play in all.
    pub games: u64,
    /// The seed that all randomness comes from.
    pub seed: u64,
    /// The initial learning rate; it falls to a fiftieth.
    pub rate: f32,
    /// How much later results count, per decision (λ).
    pub lambda: f32,
    /// How often a move other than the best is tried at first; it falls to a tenth.
    pub explore: f32,
}

impl Default for Plan {
    fn default() -> Self {
        Self { games: 300_000, seed: 1, rate: 0.002, lambda: 0.9, explore: 0.1 }
    }
}

/// The number of games between two steps of the weights.
const BATCH: u64 = 8;
/// The weight of the old average at each step.
const KEEP: f32 = 0.999;

/// A network in training.
#[derive(Clone, Debug)]
pub struct Training<G: BotGame> {
    /// One game for each board; they take turns.
    boards: Vec<G>,
    plan: Plan,
    played: u64,
    weights: Weights,
    average: Weights,
    adam: Adam,
    /// The exponential moving average of the loss.
    loss: f32,
}

impl<G: BotGame> Training<G> {
    /// Starts from random weights. There must be a board, and all must be for the same number of players.
    pub fn new(boards: Vec<G>, plan: Plan) -> Self {
        let weights = Weights::random(boards[0].inputs(), boards[0].players(), &mut Rng::new(plan.seed));
        let adam = Adam::new(&weights);
        // Without any knowledge everybody has the same chance.
        let loss = (boards[0].players() as f32).ln();
        Self { boards, plan, played: 0, average: weights.clone(), weights, adam, loss }
    }

    /// Returns the boards that take turns.
    pub fn boards(&self) -> &[G] {
        &self.boards
    }

    /// Returns how it learns.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Returns how many games have been played.
    pub fn played(&self) -> u64 {
        self.played
    }

    /// Returns how far the predictions are from the results, averaged over the last games.
    pub fn loss(&self) -> f32 {
        self.loss
    }

    /// Returns the current network, averaged over the last steps.
    pub fn network(&self) -> Network {
        self.average.quantised()
    }

    /// Plays this many more games and learns from them. The steps are the same however the games are divided, so it
    /// continues to the end of the batch, but not beyond the plan.
    pub fn learn(&mut self, games: u64) {
        let end = self.played.saturating_add(games).min(self.plan.games);
        let mut episode = Episode::default();
        while self.played < end {
            let network = self.weights.quantised();
            let done = self.played as f32 / self.plan.games as f32;
            let explore = self.plan.explore * (1.0 - 0.9 * done);
            let mut samples = 0;
            for _ in 0..BATCH.min(self.plan.games - self.played) {
                let mut rng = Rng::new(self.plan.seed).fork(self.played);
                let board = &self.boards[(self.played % self.boards.len() as u64) as usize];
                episode.play(board, &network, explore, &mut rng);
                samples += episode.learn(&self.weights, self.plan.lambda, &mut self.adam, &mut self.loss);
                self.played += 1;
            }
            let rate = self.plan.rate * 0.02_f32.powf(done);
            self.adam.step(&mut self.weights, rate, samples);
            let steps = self.adam.steps as f32;
            self.average.average_toward(&self.weights, KEEP.min(steps / (steps + 10.0)));
        }
    }
}
