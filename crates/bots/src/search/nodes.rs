//! The nodes of a search tree: decisions, their moves, and the statistics of each move.

use game::Seat;

use crate::bot_game::BotGame;
use crate::math::exp;
use crate::network::evaluation::Evaluation;
use crate::network::evaluator::MoveEvaluator;

/// No node, no batch.
pub(super) const NONE: u32 = u32::MAX;
/// The decision that is searched.
pub(super) const ROOT: u32 = 0;
/// The standard error of a single network evaluation.
const NETWORK_ERROR: f32 = 0.1;

/// How a search distributes its visits (PUCT).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchParams {
    /// The exploration constant at the root.
    pub exploration: f32,
    /// The exploration constant below the root.
    pub exploration_below: f32,
    /// The temperature of the priors: a move that loses this share of the victory has a prior lower by a factor of e.
    pub temperature: f32,
    /// The smallest prior of a move, as a part of the best move's prior.
    pub min_prior: f32,
    /// How many visits the network's own evaluation counts for.
    pub network_visits: f32,
    /// How many turns of the root player a rollout looks ahead.
    pub turns: u8,
}

/// A move of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child<M> {
    pub(super) m: M,
    /// [`BotGame::requirement`] of the move.
    requirement: u32,
    /// What the network says the move is worth to whoever plays it.
    network_value: f32,
    /// How promising it looked before any visit, not normalized.
    prior: f32,
    pub(super) visits: u32,
    /// The mover's shares of the victory, summed over all visits, and the sum of their squares.
    total: f32,
    squares: f32,
    pub(super) node: u32,
}

impl<M> Child<M> {
    /// Returns the standard error of the mean share; before the first visits, that of the network.
    fn error(&self) -> f32 {
        let visits = self.visits as f32;
        let mean = self.total / visits.max(1.0);
        let variance = (self.squares / visits.max(1.0) - mean * mean).max(0.0);
        (variance * visits + NETWORK_ERROR * NETWORK_ERROR).sqrt() / (visits + 1.0)
    }
}

/// Moves that were added to a node together: a linked list of ranges of children.
#[derive(Clone, Copy, Debug)]
struct MoveBatch {
    begin: u32,
    end: u32,
    next: u32,
}

/// A decision, whatever chance brought before it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The [resources](BotGame::resources) whose moves have been added.
    pub(super) expanded: u32,
    pub(super) visits: u32,
    batches: u32,
}

/// What a search found out about one move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<M> {
    /// The move.
    pub m: M,
    /// The share of the victory that the network expects, without any search.
    pub network_value: f32,
    /// The share of the victory that the search expects.
    pub value: f32,
    /// The standard error of `value`.
    pub error: f32,
    /// How many visits the move got.
    pub visits: u32,
}

/// All nodes and their moves.
pub(super) struct Nodes<G: BotGame> {
    pub(super) search_params: SearchParams,
    pub(super) all: Vec<Node>,
    batches: Vec<MoveBatch>,
    pub(super) children: Vec<Child<G::Move>>,
    /// The network's evaluation after each child's move.
    pub(super) evaluations: Vec<Evaluation>,
}

impl<G: BotGame> Nodes<G> {
    pub(super) fn new(search_params: SearchParams) -> Self {
        Self { search_params, all: Vec::new(), batches: Vec::new(), children: Vec::new(), evaluations: Vec::new() }
    }

    /// Removes everything but a root without moves.
    pub(super) fn clear(&mut self) {
        self.all.clear();
        self.batches.clear();
        self.children.clear();
        self.evaluations.clear();
        self.add_node();
    }

    fn add_node(&mut self) -> u32 {
        self.all.push(Node { expanded: 0, visits: 0, batches: NONE });
        self.all.len() as u32 - 1
    }

    /// Returns the node after the child's move, which it adds if there is none yet.
    #[inline]
    pub(super) fn follow(&mut self, child: u32) -> u32 {
        let node = self.children[child as usize].node;
        if node != NONE {
            return node;
        }
        let node = self.add_node();
        self.children[child as usize].node = node;
        node
    }

    /// Adds the evaluated moves for these resources of the deciding seat; returns the best of the new children.
    pub(super) fn expand(
        &mut self,
        node: u32,
        resources: u32,
        seat: Seat,
        evaluator: &MoveEvaluator<G>,
    ) -> Option<usize> {
        let (begin, best) = (self.children.len(), evaluator.best(seat));
        let SearchParams { temperature, min_prior, .. } = self.search_params;
        let prior = |evaluation: &Evaluation| exp(evaluation.value(seat) / temperature - 0.5 / temperature);
        let least = best.map_or(0.0, |best| min_prior * prior(&evaluator.evaluations[best]));
        self.children.extend(evaluator.moves.iter().zip(&evaluator.evaluations).map(|(&m, evaluation)| Child {
            m,
            requirement: G::requirement(m),
            network_value: evaluation.value(seat),
            prior: prior(evaluation).max(least),
            visits: 0,
            total: 0.0,
            squares: 0.0,
            node: NONE,
        }));
        self.evaluations.extend(&evaluator.evaluations);
        let parent = &mut self.all[node as usize];
        parent.expanded |= resources;
        self.batches.push(MoveBatch { begin: begin as u32, end: self.children.len() as u32, next: parent.batches });
        parent.batches = self.batches.len() as u32 - 1;
        best.map(|best| begin + best)
    }

    /// Adds the result of a path to the statistics of every child it visited.
    pub(super) fn record(&mut self, visited: &[(u32, Seat)], evaluation: &Evaluation) {
        for &(child, seat) in visited {
            let child = &mut self.children[child as usize];
            child.visits += 1;
            let share = evaluation.shares[seat];
            child.total += share;
            child.squares += share * share;
        }
    }

    /// Returns whether the root has just one move.
    pub(super) fn has_single_move(&self) -> bool {
        let batch = self.all[ROOT as usize].batches;
        batch != NONE && {
            let MoveBatch { begin, end, next } = self.batches[batch as usize];
            next == NONE && end - begin == 1
        }
    }

    /// Selects the child to visit next, among those these resources allow (PUCT).
    pub(super) fn select(&self, node: u32, resources: u32) -> u32 {
        let params = &self.search_params;
        let mut priors = 0.0;
        self.for_each(node, resources, |_, child| priors += child.prior);
        let exploration = if node == ROOT { params.exploration } else { params.exploration_below };
        let weight = exploration * (self.all[node as usize].visits as f32).sqrt() / priors;
        let (mut best, mut highest) = (NONE, f32::MIN);
        self.for_each(node, resources, |at, child| {
            let score = self.value(child) + weight * child.prior / (1 + child.visits) as f32;
            if score > highest {
                (best, highest) = (at, score);
            }
        });
        assert!(best != NONE, "the player to move has a legal move");
        best
    }

    /// Returns the moves of the root, the most visited first.
    pub(super) fn candidates(&self) -> Vec<Candidate<G::Move>> {
        let mut count = 0;
        self.for_each(ROOT, u32::MAX, |_, _| count += 1);
        let mut candidates: Vec<Candidate<G::Move>> = Vec::with_capacity(count);
        self.for_each(ROOT, u32::MAX, |_, child| {
            let &Child { m, network_value, visits, .. } = child;
            let (value, error) = (self.value(child), child.error());
            let better = |other: &Candidate<_>| other.visits.cmp(&visits).then(other.value.total_cmp(&value)).is_ge();
            let at = candidates.partition_point(better);
            candidates.insert(at, Candidate { m, network_value, value, error, visits });
        });
        candidates
    }

    #[inline]
    fn value(&self, child: &Child<G::Move>) -> f32 {
        let network_visits = self.search_params.network_visits;
        (child.total + network_visits * child.network_value) / (child.visits as f32 + network_visits)
    }

    /// Calls `f` with every child of a node that these resources allow.
    #[inline]
    pub(super) fn for_each(&self, node: u32, resources: u32, mut f: impl FnMut(u32, &Child<G::Move>)) {
        let mut batch = self.all[node as usize].batches;
        while batch != NONE {
            let MoveBatch { begin, end, next } = self.batches[batch as usize];
            for at in begin..end {
                let child = &self.children[at as usize];
                if child.requirement & resources != 0 {
                    f(at, child);
                }
            }
            batch = next;
        }
    }
}
