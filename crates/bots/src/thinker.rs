//! The strongest bot: a tree over sampled worlds with a network at its leaves.

mod branches;
mod foresight;
mod playout;
mod round;
mod tree;

use std::borrow::Borrow;

use game::{Rng, Turn};

use crate::bot::{Bot, imagine};
use crate::budget::{Budget, Clock, Meter};
use crate::judge::Learned;
use crate::network::Network;
pub use branches::{Candidate, Spread};
pub use foresight::{Beyond, Foresight};
pub use playout::Playouts;
pub use round::Rounds;
pub use tree::Tree;
pub(crate) use tree::advance;

/// Thinks within a budget. The network may be one of the program's or, as an `Arc`, any
/// other.
pub struct Thinker<G: Learned, N = &'static Network> {
    network: N,
    budget: Budget,
    clock: Clock,
    rng: Rng,
    tree: Tree<G>,
}

impl<G: Learned, N: Borrow<Network>> Thinker<G, N> {
    /// The bot that thinks with this network.
    pub fn new(network: N, spread: Spread, budget: Budget, clock: Clock, seed: u64) -> Self {
        Self { network, budget, clock, rng: Rng::new(seed), tree: Tree::new(spread) }
    }

    /// The same bot, which imagines like this what comes beyond the tree.
    #[must_use]
    pub fn with_foresight(self, foresight: G::Foresight) -> Self {
        let tree = Tree::with_foresight(self.tree.spread(), foresight);
        Self { tree, ..self }
    }

    /// All moves with what the search finds out about them, the best first.
    pub fn think(&mut self, game: &G, view: &G::View) -> Vec<Candidate<G::Move>> {
        self.think_about(game, view, &[])
    }

    /// The same, with some moves that are looked into even if they seem bad.
    pub fn think_about(&mut self, game: &G, view: &G::View, also: &[G::Move]) -> Vec<Candidate<G::Move>> {
        let mut meter = Meter::start(self.budget, self.clock, 1);
        self.tree.search(game, self.network.borrow(), view, also, &mut meter, &mut self.rng)
    }
}

impl<G: Learned, N: Borrow<Network>> Bot<G> for Thinker<G, N> {
    fn choose(&mut self, game: &G, view: &G::View) -> G::Move {
        let world = imagine(game, view, &mut self.rng);
        debug_assert!(matches!(game.turn(&world), Turn::Decide(_)));
        if let Some(m) = game.indifferent(&world) {
            return m;
        }
        self.think(game, view).first().expect("who has to decide has a legal move").m
    }
}
