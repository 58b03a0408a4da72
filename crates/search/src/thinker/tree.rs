//! A search over sampled worlds, guided and judged by a network.
//!
//! One tree from one player's view (information-set tree search): each way through it
//! starts in a world that the view allows, follows the moves that are legal there, and leaves the
//! tree where it ends. A new node is swept by the network, and later ways may go on by any
//! of its moves. What this way is worth is found out by imagining how it goes on ([`Foresight`]),
//! without growing the tree. Draws are not branched on: a
//! node stands for what was decided, whatever was drawn in between.

use game::{Rng, Seat, Turn};

use crate::budget::Meter;
use crate::exp::exp;
use crate::judge::Learned;
use crate::network::Network;
use crate::outlook::Outlook;
use crate::sweeper::Sweeper;
use crate::thinker::foresight::{Beyond, Foresight};

/// No node, no batch.
const NONE: u32 = u32::MAX;
/// The decision that is searched.
const ROOT: u32 = 0;

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
struct Child<M> {
    m: M,
    needs: u32,
    /// What the network says it is worth to who plays it.
    worth: f32,
    /// How much it appeals beside others.
    appeal: f32,
    visits: u32,
    /// Shares of the victory over all visits, for who plays it, and their squares.
    total: f32,
    squares: f32,
    node: u32,
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
struct Node {
    /// The needs whose moves have been found.
    found: u32,
    visits: u32,
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

/// A tree, with its memory: it can be used for one decision after another.
pub struct Tree<G: Learned> {
    spread: Spread,
    nodes: Vec<Node>,
    batches: Vec<Batch>,
    children: Vec<Child<G::Move>>,
    /// What the network says after each child's move.
    judged: Vec<Outlook>,
    path: Vec<(u32, Seat)>,
    sweeper: Sweeper<G>,
    foresight: G::Foresight,
}

impl<G: Learned> Tree<G> {
    /// An empty tree.
    pub fn new(spread: Spread) -> Self {
        Self::with_foresight(spread, G::Foresight::default())
    }

    /// An empty tree, beyond which things are imagined like this.
    pub fn with_foresight(spread: Spread, foresight: G::Foresight) -> Self {
        Self {
            spread,
            nodes: Vec::new(),
            batches: Vec::new(),
            children: Vec::new(),
            judged: Vec::new(),
            path: Vec::new(),
            sweeper: Sweeper::default(),
            foresight,
        }
    }

    /// How it spreads its visits.
    pub fn spread(&self) -> Spread {
        self.spread
    }

    /// Searches for as long as the meter allows; the candidates of the viewer, who must have
    /// to decide, with the most visited first. Some moves are looked into even if they seem bad,
    /// a quarter as often as the most visited one.
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
        self.batches.clear();
        self.children.clear();
        self.judged.clear();
        self.add_node();
        let mut world = crate::bot::imagine(game, view, rng);
        if game.indifferent(&world).is_some() {
            return self.all_alike(game, network, &world);
        }
        let (has, luck) = (game.has(&world), Rng::new(rng.next_u64()));
        self.visit(game, network, &mut world, NONE, rng);
        // The n-th way through each move begins in the same world with the same luck, so
        // that moves are compared by what they do and not by what they meet.
        let mut look_into = |tree: &mut Self, child: u32| {
            let mut luck = luck.fork(tree.children[child as usize].visits.into());
            game.determinize(view, &mut luck, &mut world);
            tree.visit(game, network, &mut world, child, &mut luck);
        };
        while !self.settled(ROOT) && meter.spend() {
            let child = self.select(ROOT, has);
            look_into(self, child);
        }
        for &m in also {
            let (mut asked_about, mut most) = (None, 0);
            self.for_each(self.nodes[ROOT as usize].batches, has, |at, child| {
                most = most.max(child.visits);
                asked_about = asked_about.or((child.m == m).then_some(at));
            });
            let Some(child) = asked_about else { continue };
            while self.children[child as usize].visits < most.div_ceil(4) {
                look_into(self, child);
            }
        }
        self.candidates()
    }

    /// The moves of a decision that makes no difference.
    fn all_alike(&mut self, game: &G, network: &Network, world: &G::State) -> Vec<Candidate<G::Move>> {
        let Turn::Decide(seat) = game.turn(world) else { return Vec::new() };
        let sweeper = &mut self.sweeper;
        sweeper.sweep(game, network, world, u32::MAX);
        let worth = sweeper.outlooks.iter().map(|outlook| outlook.worth(seat)).fold(0.0, f32::max);
        sweeper.moves.iter().map(|&m| Candidate { m, worth, value: worth, error: 0.0, visits: 0 }).collect()
    }

    /// Is there nothing to decide?
    fn settled(&self, node: u32) -> bool {
        let batch = self.nodes[node as usize].batches;
        batch != NONE && {
            let Batch { begin, end, next } = self.batches[batch as usize];
            next == NONE && end - begin == 1
        }
    }

    fn candidates(&self) -> Vec<Candidate<G::Move>> {
        let mut candidates: Vec<Candidate<G::Move>> = Vec::new();
        let mut batch = self.nodes[ROOT as usize].batches;
        while batch != NONE {
            let Batch { begin, end, next } = self.batches[batch as usize];
            candidates.reserve((end - begin) as usize);
            for child in &self.children[begin as usize..end as usize] {
                let (visits, value) = (child.visits, self.value(child));
                let better =
                    |other: &Candidate<_>| other.visits.cmp(&visits).then(other.value.total_cmp(&value)).is_ge();
                let at = candidates.partition_point(better);
                candidates.insert(at, Candidate { m: child.m, worth: child.worth, value, error: error(child), visits });
            }
            batch = next;
        }
        candidates
    }

    fn add_node(&mut self) -> u32 {
        self.nodes.push(Node { found: 0, visits: 0, batches: NONE });
        self.nodes.len() as u32 - 1
    }

    /// One way through the tree, beginning with this move if there is one yet.
    fn visit(&mut self, game: &G, network: &Network, world: &mut G::State, mut first: u32, rng: &mut Rng) {
        self.path.clear();
        let (mut node, mut way) = (ROOT, G::Foresight::begin(game, world, &self.spread));
        let outlook = loop {
            let Some(seat) = advance(game, world, rng) else { break G::Foresight::over(game, world, way) };
            let has = game.has(world);
            let new = has & !self.nodes[node as usize].found;
            if new != 0 {
                let best = self.find(game, network, world, seat, node, new);
                if self.nodes[node as usize].visits == 0
                    && let Some(best) = best
                {
                    let decided = (seat, self.children[best].m, self.judged[best]);
                    let beyond = Beyond { game, network, world, rng, sweeper: &mut self.sweeper };
                    break self.foresight.finish(beyond, way, decided);
                }
            }
            G::Foresight::stays(&mut way, seat);
            let child = if first == NONE { self.select(node, has) } else { std::mem::replace(&mut first, NONE) };
            let outlook = self.judged[child as usize];
            self.path.push((child, seat));
            self.nodes[node as usize].visits += 1;
            let child = &self.children[child as usize];
            if child.visits < G::Foresight::patience(&way) {
                let beyond = Beyond { game, network, world, rng, sweeper: &mut self.sweeper };
                let worth = self.foresight.finish(beyond, way, (seat, child.m, outlook));
                return self.note(&worth);
            }
            G::Foresight::goes_on(&mut way, seat, outlook);
            game.play(world, child.m);
            node = child.node;
            if node == NONE {
                node = self.add_node();
                let (at, _) = self.path[self.path.len() - 1];
                self.children[at as usize].node = node;
            }
        };
        self.nodes[node as usize].visits += 1;
        self.note(&outlook);
    }

    /// Notes what the way was worth to all who decided on it.
    fn note(&mut self, outlook: &Outlook) {
        for &(child, seat) in &self.path {
            let child = &mut self.children[child as usize];
            child.visits += 1;
            let share = outlook.shares[seat];
            child.total += share;
            child.squares += share * share;
        }
    }

    /// Adds the moves with these needs to a node; which of the children is the best of them.
    fn find(
        &mut self,
        game: &G,
        network: &Network,
        world: &G::State,
        seat: Seat,
        node: u32,
        needs: u32,
    ) -> Option<usize> {
        self.sweeper.sweep(game, network, world, needs);
        let begin = self.children.len() as u32;
        let best = self.sweeper.best(seat);
        let appeal = |outlook: &Outlook| exp(outlook.worth(seat) / self.spread.heat - 0.5 / self.spread.heat);
        let least = best.map_or(0.0, |best| self.spread.least_appeal * appeal(&self.sweeper.outlooks[best]));
        for (&m, outlook) in self.sweeper.moves.iter().zip(&self.sweeper.outlooks) {
            let worth = outlook.worth(seat);
            let appeal = appeal(outlook).max(least);
            self.children.push(Child {
                m,
                needs: G::needs(m),
                worth,
                appeal,
                visits: 0,
                total: 0.0,
                squares: 0.0,
                node: NONE,
            });
        }
        let parent = &mut self.nodes[node as usize];
        parent.found |= needs;
        self.batches.push(Batch { begin, end: self.children.len() as u32, next: parent.batches });
        parent.batches = self.batches.len() as u32 - 1;
        self.judged.extend(&self.sweeper.outlooks);
        best.map(|best| begin as usize + best)
    }

    #[inline]
    fn value(&self, child: &Child<G::Move>) -> f32 {
        (child.total + self.spread.trust * child.worth) / (child.visits as f32 + self.spread.trust)
    }

    /// The move to look into next, of those whose needs are met.
    fn select(&self, node: u32, has: u32) -> u32 {
        let Node { visits, batches, .. } = self.nodes[node as usize];
        let mut appeal = 0.0;
        self.for_each(batches, has, |_, child| appeal += child.appeal);
        let explore = if node == ROOT { self.spread.explore } else { self.spread.explore_below };
        let weight = explore * (visits as f32).sqrt() / appeal;
        let (mut best, mut highest) = (NONE, f32::MIN);
        self.for_each(batches, has, |at, child| {
            let score = self.value(child) + weight * child.appeal / (1 + child.visits) as f32;
            if score > highest {
                (best, highest) = (at, score);
            }
        });
        assert!(best != NONE, "who has to decide has a legal move");
        best
    }

    #[inline]
    fn for_each(&self, batches: u32, has: u32, mut f: impl FnMut(u32, &Child<G::Move>)) {
        let mut batch = batches;
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

/// How far the network's word is off by itself.
const OFF: f32 = 0.1;

/// One standard error of the mean share; before the first visits, that of the network's word.
fn error<M>(child: &Child<M>) -> f32 {
    let visits = child.visits as f32;
    let mean = child.total / visits.max(1.0);
    let variance = (child.squares / visits.max(1.0) - mean * mean).max(0.0);
    (variance * visits + OFF * OFF).sqrt() / (visits + 1.0)
}

/// Goes on to the next decision that matters; `None` if the game ends before.
#[inline]
pub(crate) fn advance<G: Learned>(game: &G, world: &mut G::State, rng: &mut Rng) -> Option<Seat> {
    loop {
        match game.turn(world) {
            Turn::Chance => {
                let outcome = game.random_outcome(world, rng);
                game.resolve(world, outcome);
            }
            Turn::Decide(seat) => match game.indifferent(world) {
                Some(m) => game.play(world, m),
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
    fn searched<G: Learned>(game: &G, nodes: u32) -> Tree<G> {
        let (mut rng, mut world) = (Rng::new(5), game.start(Seat::new(0).unwrap()));
        let me = advance(game, &mut world, &mut rng).unwrap();
        let view = game.view(&world, Viewer::Seat(me));
        let mut meter = Meter::start(Budget::Nodes(nodes), || Duration::ZERO, 1);
        let mut tree = Tree::new(game.spread());
        tree.search(game, game.network(), &view, &[], &mut meter, &mut rng);
        tree
    }

    fn keeps_its_patience<G: Learned>(game: &G, patience: u32) {
        let tree = searched(game, 300);
        let grown = |child: &&Child<G::Move>| child.node != NONE;
        assert!(tree.nodes.len() > 10 && tree.children.iter().filter(grown).count() == tree.nodes.len() - 1);
        assert!(tree.children.iter().filter(grown).all(|child| child.visits > patience));
        assert!(tree.children.iter().filter(|child| child.visits > patience).all(|child| child.node != NONE));
    }

    #[test]
    fn what_follows_a_move_becomes_part_of_the_tree_once_it_was_looked_into_often_enough() {
        keeps_its_patience(&Kaiser::new(Map::by_side("3-4").unwrap(), 3, false).unwrap(), 2);
        keeps_its_patience(&Qin::new(Board::bird(), 2).unwrap(), 0);
    }
}
