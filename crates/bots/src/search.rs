//! The strongest bot: a tree search over sampled states, guided by a network.
//!
//! `tree` walks the tree, `nodes` stores it, and `rollout` says how a path continues where the tree ends. `policy` is the
//! rollout policy that `policy_rollout` plays by; `advice` turns a search into hints and win chances.

pub(crate) mod advice;
pub(crate) mod nodes;
pub(crate) mod policy;
pub(crate) mod policy_rollout;
pub(crate) mod rollout;
mod tree;

use std::borrow::Borrow;

use game::{Rng, Turn};

use self::nodes::{Candidate, SearchParams};
use crate::bot::{Bot, sample_state};
use crate::bot_game::BotGame;
use crate::budget::{Budget, Clock, Meter};
use crate::network::Network;

pub use self::tree::Tree;
pub(crate) use self::tree::advance;

/// A bot that searches within a budget. The network is one of the program's or, as an `Arc`, any other.
pub struct SearchBot<G: BotGame, N = &'static Network> {
    network: N,
    budget: Budget,
    clock: Clock,
    rng: Rng,
    tree: Tree<G>,
}

impl<G: BotGame, N: Borrow<Network>> SearchBot<G, N> {
    /// Creates the bot that searches with this network.
    pub fn new(network: N, search_params: SearchParams, budget: Budget, clock: Clock, seed: u64) -> Self {
        Self { network, budget, clock, rng: Rng::new(seed), tree: Tree::new(search_params) }
    }

    /// Replaces the rollout that continues a path beyond the tree.
    #[must_use]
    pub fn with_rollout(self, rollout: G::Rollout) -> Self {
        let tree = Tree::with_rollout(self.tree.search_params(), rollout);
        Self { tree, ..self }
    }

    /// Returns all legal moves with what the search found out about them, the best first.
    pub fn search(&mut self, game: &G, view: &G::View) -> Vec<Candidate<G::Move>> {
        self.search_including(game, view, &[])
    }

    /// Like [`SearchBot::search`], but also visits the moves in `also`, however bad they seem.
    pub fn search_including(&mut self, game: &G, view: &G::View, also: &[G::Move]) -> Vec<Candidate<G::Move>> {
        let mut meter = Meter::start(self.budget, self.clock, 1);
        self.tree.search(game, self.network.borrow(), view, also, &mut meter, &mut self.rng)
    }
}

impl<G: BotGame, N: Borrow<Network>> Bot<G> for SearchBot<G, N> {
    fn choose(&mut self, game: &G, view: &G::View) -> G::Move {
        let state = sample_state(game, view, &mut self.rng);
        debug_assert!(matches!(game.turn(&state), Turn::Decide(_)));
        if let Some(m) = game.trivial_move(&state) {
            return m;
        }
        self.search(game, view).first().expect("the player to move has a legal move").m
    }
}
