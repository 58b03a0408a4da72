//! What a search remembers: decisions, their moves, and how often and with what outcome each was looked into.

use game::Seat;

use crate::exp::exp;
use crate::judge::Learned;
use crate::outlook::Outlook;
use crate::sweeper::Sweeper;

/// No node, no batch.
pub(super) const NONE: u32 = u32::MAX;
/// The decision that is searched.
pub(super) const ROOT: u32 = 0;
/// How far the network's word is off by itself.
const OFF: f32 = 0.1;

/// How a search spreads its visits.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spread {
    /// How much a move is tried because it was tried little.
    pub explore: f32,
    /// The same below the first decision.
    pub explore_below: f32,
    /// How quickly a move's appeal falls with what it seems to lose, in shares of the victory.
    pub heat: f32,
    /// However bad a move seems, it appeals at least so much beside the best.
    pub least_appeal: f32,
    /// For how many visits the network's own word counts.
    pub trust: f32,
    /// How many turns of who searches are looked ahead.
    pub turns: u8,
}

/// A move of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child<M> {
    pub(super) m: M,
    pub(super) needs: u32,
    /// What the network says it is worth to who plays it.
    pub(super) worth: f32,
    /// How much it appeals beside others.
    appeal: f32,
    pub(super) visits: u32,
    /// Shares of the victory over all visits, for who plays it, and their squares.
    total: f32,
    squares: f32,
    pub(super) node: u32,
}

impl<M> Child<M> {
    /// One standard error of the mean share; before the first visits, that of the network's word.
    fn error(&self) -> f32 {
        let visits = self.visits as f32;
        let mean = self.total / visits.max(1.0);
        let variance = (self.squares / visits.max(1.0) - mean * mean).max(0.0);
        (variance * visits + OFF * OFF).sqrt() / (visits + 1.0)
    }
}

/// Moves that were found together.
#[derive(Clone, Copy, Debug)]
struct Batch {
    begin: u32,
    end: u32,
    next: u32,
}

/// A position as far as decisions go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The needs whose moves have been found.
    pub(super) found: u32,
    pub(super) visits: u32,
    batches: u32,
}

/// What a search has found out about one move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate<M> {
    /// The move.
    pub m: M,
    /// What the network says at once.
    pub worth: f32,
    /// The share of the victory that the search expects.
    pub value: f32,
    /// One standard error of that.
    pub error: f32,
    /// How often it was looked into.
    pub visits: u32,
}

/// All nodes with their moves.
pub(super) struct Branches<G: Learned> {
    pub(super) spread: Spread,
    pub(super) nodes: Vec<Node>,
    batches: Vec<Batch>,
    pub(super) children: Vec<Child<G::Move>>,
    /// What the network says after each child's move.
    pub(super) judged: Vec<Outlook>,
}

impl<G: Learned> Branches<G> {
    /// Nothing yet.
    pub(super) fn new(spread: Spread) -> Self {
        Self { spread, nodes: Vec::new(), batches: Vec::new(), children: Vec::new(), judged: Vec::new() }
    }

    /// Forgets all but the first decision, of which no move is known any more.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.batches.clear();
        self.children.clear();
        self.judged.clear();
        self.add_node();
    }

    fn add_node(&mut self) -> u32 {
        self.nodes.push(Node { found: 0, visits: 0, batches: NONE });
        self.nodes.len() as u32 - 1
    }

    /// What follows the child's move, which becomes part of the tree.
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

    /// Adds the moves of a sweep, made by the seat that decides for these needs, to a node; which of the children is
    /// the best of them.
    pub(super) fn add(&mut self, node: u32, needs: u32, seat: Seat, sweeper: &Sweeper<G>) -> Option<usize> {
        let (begin, best) = (self.children.len(), sweeper.best(seat));
        let Spread { heat, least_appeal, .. } = self.spread;
        let appeal = |outlook: &Outlook| exp(outlook.worth(seat) / heat - 0.5 / heat);
        let least = best.map_or(0.0, |best| least_appeal * appeal(&sweeper.outlooks[best]));
        self.children.extend(sweeper.moves.iter().zip(&sweeper.outlooks).map(|(&m, outlook)| Child {
            m,
            needs: G::needs(m),
            worth: outlook.worth(seat),
            appeal: appeal(outlook).max(least),
            visits: 0,
            total: 0.0,
            squares: 0.0,
            node: NONE,
        }));
        self.judged.extend(&sweeper.outlooks);
        let parent = &mut self.nodes[node as usize];
        parent.found |= needs;
        self.batches.push(Batch { begin: begin as u32, end: self.children.len() as u32, next: parent.batches });
        parent.batches = self.batches.len() as u32 - 1;
        best.map(|best| begin + best)
    }

    /// Notes what a way was worth to all who decided on it.
    pub(super) fn note(&mut self, path: &[(u32, Seat)], outlook: &Outlook) {
        for &(child, seat) in path {
            let child = &mut self.children[child as usize];
            child.visits += 1;
            let share = outlook.shares[seat];
            child.total += share;
            child.squares += share * share;
        }
    }

    /// Is there nothing to decide at first?
    pub(super) fn is_settled(&self) -> bool {
        let batch = self.nodes[ROOT as usize].batches;
        batch != NONE && {
            let Batch { begin, end, next } = self.batches[batch as usize];
            next == NONE && end - begin == 1
        }
    }

    /// The move to look into next, of those whose needs are met.
    pub(super) fn select(&self, node: u32, has: u32) -> u32 {
        let mut appeal = 0.0;
        self.for_each(node, has, |_, child| appeal += child.appeal);
        let explore = if node == ROOT { self.spread.explore } else { self.spread.explore_below };
        let weight = explore * (self.nodes[node as usize].visits as f32).sqrt() / appeal;
        let (mut best, mut highest) = (NONE, f32::MIN);
        self.for_each(node, has, |at, child| {
            let score = self.value(child) + weight * child.appeal / (1 + child.visits) as f32;
            if score > highest {
                (best, highest) = (at, score);
            }
        });
        assert!(best != NONE, "who has to decide has a legal move");
        best
    }

    /// The moves of the first decision, with the most visited first.
    pub(super) fn candidates(&self) -> Vec<Candidate<G::Move>> {
        let mut count = 0;
        self.for_each(ROOT, u32::MAX, |_, _| count += 1);
        let mut candidates: Vec<Candidate<G::Move>> = Vec::with_capacity(count);
        self.for_each(ROOT, u32::MAX, |_, child| {
            let (visits, value) = (child.visits, self.value(child));
            let better = |other: &Candidate<_>| other.visits.cmp(&visits).then(other.value.total_cmp(&value)).is_ge();
            let at = candidates.partition_point(better);
            candidates.insert(at, Candidate { m: child.m, worth: child.worth, value, error: child.error(), visits });
        });
        candidates
    }

    #[inline]
    fn value(&self, child: &Child<G::Move>) -> f32 {
        (child.total + self.spread.trust * child.worth) / (child.visits as f32 + self.spread.trust)
    }

    /// Looks at all moves of a node whose needs are met.
    #[inline]
    pub(super) fn for_each(&self, node: u32, has: u32, mut f: impl FnMut(u32, &Child<G::Move>)) {
        let mut batch = self.nodes[node as usize].batches;
        while batch != NONE {
            let Batch { begin, end, next } = self.batches[batch as usize];
            for at in begin..end {
                let child = &self.children[at as usize];
                if child.needs & has != 0 {
                    f(at, child);
                }
            }
            batch = next;
        }
    }
}
