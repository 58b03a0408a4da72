//! A training that is measured at intervals.

use std::sync::Arc;

use bots::Network;

use super::checkpoint::{BadCheckpoint, Reader};
use super::curve::{Point, measure};
use super::{Plan, Training};
use crate::arena_game::ArenaGame;
use crate::clock::thread_cpu;

/// A training with its learning curve and its networks of the last quarter of the plan.
#[derive(Clone, Debug)]
pub struct Run<G: ArenaGame> {
    training: Training<G>,
    /// By the number of games, ascending; the first is a quarter of the plan old as soon as possible.
    past: Vec<(u64, Arc<Network>)>,
    curve: Vec<Point>,
    seconds: f64,
}

impl<G: ArenaGame> Run<G> {
    /// Starts from random weights. All boards must be for the same number of players.
    pub fn new(boards: Vec<G>, plan: Plan) -> Self {
        let training = Training::new(boards, plan);
        let past = vec![(0, Arc::new(training.network()))];
        Self { training, past, curve: Vec::new(), seconds: 0.0 }
    }

    /// Continues from the result of [`Run::save`]. Points of the curve for later games are dropped: they will be
    /// measured again.
    pub fn resume(boards: Vec<G>, plan: Plan, file: &[u8], mut curve: Vec<Point>) -> Result<Self, BadCheckpoint> {
        let (training, rest) = Training::resume(boards, plan, file)?;
        let mut rest = Reader(rest);
        let mut past = Vec::new();
        for _ in 0..rest.number()? {
            let games = rest.number()?;
            let length = rest.number()?;
            let network = Network::read(rest.bytes(length)?).map_err(|_| BadCheckpoint::NotOne)?;
            past.push((games, Arc::new(network)));
        }
        if !rest.0.is_empty() {
            return Err(BadCheckpoint::NotOne);
        }
        curve.retain(|point| point.games <= training.played());
        let seconds = curve.last().map_or(0.0, |point| point.seconds);
        Ok(Self { training, past, curve, seconds })
    }

    /// Returns everything needed to continue, except the curve.
    pub fn save(&self) -> Vec<u8> {
        let mut file = self.training.save();
        file.extend((self.past.len() as u64).to_le_bytes());
        for (games, network) in &self.past {
            let network = network.write();
            file.extend(games.to_le_bytes());
            file.extend((network.len() as u64).to_le_bytes());
            file.extend(network);
        }
        file
    }

    /// Returns the training.
    pub fn training(&self) -> &Training<G> {
        &self.training
    }

    /// Returns the learning curve.
    pub fn curve(&self) -> &[Point] {
        &self.curve
    }

    /// Returns whether the plan is complete.
    pub fn is_over(&self) -> bool {
        self.training.played() >= self.training.plan().games
    }

    /// See [`Training::learn`].
    pub fn learn(&mut self, games: u64) {
        let start = thread_cpu();
        self.training.learn(games);
        self.seconds += thread_cpu().saturating_sub(start).as_secs_f64();
    }

    /// Measures the current network on this many deals against each opponent and adds a point to the curve.
    pub fn measure(&mut self, deals: u64, threads: usize) -> &Point {
        let (games, network) = (self.training.played(), Arc::new(self.training.network()));
        let quarter = self.training.plan().games.div_ceil(4);
        let old = self.past.partition_point(|(then, _)| then + quarter <= games);
        self.past.drain(..old.saturating_sub(1));
        let earlier = self.past.first().filter(|_| old > 0).map(|(_, network)| network);
        let against = measure(self.training.boards(), &network, earlier, deals, threads);
        self.past.push((games, network));
        self.curve.push(Point { games, seconds: self.seconds, loss: f64::from(self.training.loss()), against });
        self.curve.last().expect("one was added")
    }
}
