//! A tree search over sampled states, guided by a network.
//!
//! One tree from one player's view (information-set tree search): each path starts in a state that the view allows,
//! follows moves that are legal there, and ends where the tree ends. The network evaluates all moves of a new node at
//! once; later paths may continue with any of them. A [`Rollout`] then decides what the path is worth without growing the
//! tree. Chance is not branched on: a node stands for the decisions made, whatever was drawn in between.

use game::{Rng, Seat, Turn};

use crate::bot::sample_state;
use crate::bot_game::BotGame;
use crate::budget::Meter;
use crate::network::Network;
use crate::network::evaluator::MoveEvaluator;
use crate::search::nodes::{Candidate, Child, NONE, Nodes, ROOT, SearchParams};
use crate::search::rollout::{Rollout, RolloutContext};

/// A search tree with its buffers, reusable from one decision to the next.
pub struct Tree<G: BotGame> {
    nodes: Nodes<G>,
    /// The children visited by the current path, with the seat that decided.
    visited: Vec<(u32, Seat)>,
    evaluator: MoveEvaluator<G>,
    rollout: G::Rollout,
}

impl<G: BotGame> Tree<G> {
    /// Creates an empty tree.
    pub fn new(search_params: SearchParams) -> Self {
        Self::with_rollout(search_params, G::Rollout::default())
    }

    /// Creates an empty tree with this rollout.
    pub fn with_rollout(search_params: SearchParams, rollout: G::Rollout) -> Self {
        Self { nodes: Nodes::new(search_params), visited: Vec::new(), evaluator: MoveEvaluator::default(), rollout }
    }

    /// Returns the search parameters.
    pub fn search_params(&self) -> SearchParams {
        self.nodes.search_params
    }

    /// Searches until the meter runs out and returns the viewer's legal moves, the most visited first. The viewer must be
    /// the player to move. Moves in `also` are visited at least a quarter as often as the most visited one.
    pub fn search(
        &mut self,
        game: &G,
        network: &Network,
        view: &G::View,
        also: &[G::Move],
        meter: &mut Meter,
        rng: &mut Rng,
    ) -> Vec<Candidate<G::Move>> {
        self.nodes.clear();
        let mut state = sample_state(game, view, rng);
        if game.trivial_move(&state).is_some() {
            return self.equivalent_moves(game, network, &state);
        }
        let (resources, seed) = (game.resources(&state), Rng::new(rng.next_u64()));
        self.visit(game, network, &mut state, NONE, rng);
        // The n-th path through each root move starts in the same state with the same random numbers, so that moves are
        // compared by what they do, not by their luck.
        let mut visit_child = |tree: &mut Self, child: u32| {
            let mut rng = seed.fork(tree.nodes.children[child as usize].visits.into());
            game.determinize(view, &mut rng, &mut state);
            tree.visit(game, network, &mut state, child, &mut rng);
        };
        while !self.nodes.has_single_move() && meter.spend() {
            let child = self.nodes.select(ROOT, resources);
            visit_child(self, child);
        }
        for &m in also {
            let (mut found, mut most) = (None, 0);
            self.nodes.for_each(ROOT, resources, |at, child| {
                most = most.max(child.visits);
                found = found.or((child.m == m).then_some(at));
            });
            let Some(child) = found else { continue };
            while self.nodes.children[child as usize].visits < most.div_ceil(4) {
                visit_child(self, child);
            }
        }
        self.nodes.candidates()
    }

    /// Returns the moves of a decision that makes no difference.
    fn equivalent_moves(&mut self, game: &G, network: &Network, state: &G::State) -> Vec<Candidate<G::Move>> {
        let Turn::Decide(seat) = game.turn(state) else { return Vec::new() };
        let evaluator = &mut self.evaluator;
        evaluator.evaluate_moves(game, network, state, u32::MAX);
        let value = evaluator.evaluations.iter().map(|evaluation| evaluation.value(seat)).fold(0.0, f32::max);
        let candidate = |&m: &G::Move| Candidate { m, network_value: value, value, error: 0.0, visits: 0 };
        evaluator.moves.iter().map(candidate).collect()
    }

    /// Follows one path through the tree, through this child of the root first unless it is [`NONE`].
    fn visit(&mut self, game: &G, network: &Network, state: &mut G::State, mut first: u32, rng: &mut Rng) {
        let Self { nodes, visited, evaluator, rollout } = self;
        visited.clear();
        let (mut node, mut path) = (ROOT, G::Rollout::begin(game, state, &nodes.search_params));
        let evaluation = loop {
            let Some(seat) = advance(game, state, rng) else { break G::Rollout::game_over(game, state, path) };
            let resources = game.resources(state);
            let missing = resources & !nodes.all[node as usize].expanded;
            if missing != 0 {
                evaluator.evaluate_moves(game, network, state, missing);
                let best = nodes.expand(node, missing, seat, evaluator);
                if nodes.all[node as usize].visits == 0
                    && let Some(best) = best
                {
                    let decision = (seat, nodes.children[best].m, nodes.evaluations[best]);
                    break rollout.finish(RolloutContext { game, network, state, rng, evaluator }, path, decision);
                }
            }
            G::Rollout::before_decision(&mut path, seat);
            let child = if first == NONE { nodes.select(node, resources) } else { std::mem::replace(&mut first, NONE) };
            let evaluation = nodes.evaluations[child as usize];
            visited.push((child, seat));
            nodes.all[node as usize].visits += 1;
            let &Child { m, visits, .. } = &nodes.children[child as usize];
            if visits < G::Rollout::min_visits(&path) {
                let context = RolloutContext { game, network, state, rng, evaluator };
                let evaluation = rollout.finish(context, path, (seat, m, evaluation));
                return nodes.record(visited, &evaluation);
            }
            G::Rollout::after_decision(&mut path, seat, evaluation);
            game.play(state, m);
            node = nodes.follow(child);
        };
        nodes.all[node as usize].visits += 1;
        nodes.record(visited, &evaluation);
    }
}

/// Plays on to the next decision that matters and returns who makes it; `None` if the game ends before.
#[inline]
pub(crate) fn advance<G: BotGame>(game: &G, state: &mut G::State, rng: &mut Rng) -> Option<Seat> {
    loop {
        match game.turn(state) {
            Turn::Chance => {
                let outcome = game.random_outcome(state, rng);
                game.resolve(state, outcome);
            }
            Turn::Decide(seat) => match game.trivial_move(state) {
                Some(m) => game.play(state, m),
                None => return Some(seat),
            },
            Turn::Over => return None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use ::kaiser::{Kaiser, Map};
    use ::qin::{Board, Qin};
    use game::Viewer;

    use super::*;
    use crate::budget::Budget;

    /// The tree of a game's first decision.
    fn searched<G: BotGame>(game: &G, nodes: u32) -> Tree<G> {
        let (mut rng, mut state) = (Rng::new(5), game.start(Seat::new(0).unwrap()));
        let me = advance(game, &mut state, &mut rng).unwrap();
        let view = game.view(&state, Viewer::Seat(me));
        let mut meter = Meter::start(Budget::Nodes(nodes), || Duration::ZERO, 1);
        let mut tree = Tree::new(game.search_params());
        tree.search(game, game.network(), &view, &[], &mut meter, &mut rng);
        tree
    }

    fn expands_after<G: BotGame>(game: &G, min_visits: u32) {
        let Nodes { all, children, .. } = searched(game, 300).nodes;
        let expanded = |child: &&Child<G::Move>| child.node != NONE;
        assert!(all.len() > 10 && children.iter().filter(expanded).count() == all.len() - 1);
        assert!(children.iter().filter(expanded).all(|child| child.visits > min_visits));
        assert!(children.iter().filter(|child| child.visits > min_visits).all(|child| child.node != NONE));
    }

    #[test]
    fn a_move_gets_a_node_once_it_has_enough_visits() {
        expands_after(&Kaiser::new(Map::by_side("3-4").unwrap(), 3, false).unwrap(), 2);
        expands_after(&Qin::new(Board::bird(), 2).unwrap(), 0);
    }
}
