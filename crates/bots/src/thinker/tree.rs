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
use crate::judge::Learned;
use crate::network::Network;
use crate::sweeper::Sweeper;
use crate::thinker::branches::{Branches, Candidate, Child, NONE, ROOT, Spread};
use crate::thinker::foresight::{Beyond, Foresight};

/// A tree, with its memory: it can be used for one decision after another.
pub struct Tree<G: Learned> {
    branches: Branches<G>,
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
        Self { branches: Branches::new(spread), path: Vec::new(), sweeper: Sweeper::default(), foresight }
    }

    /// How it spreads its visits.
    pub fn spread(&self) -> Spread {
        self.branches.spread
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
        self.branches.clear();
        let mut world = crate::bot::imagine(game, view, rng);
        if game.indifferent(&world).is_some() {
            return self.all_alike(game, network, &world);
        }
        let (has, luck) = (game.has(&world), Rng::new(rng.next_u64()));
        self.visit(game, network, &mut world, NONE, rng);
        // The n-th way through each move begins in the same world with the same luck, so
        // that moves are compared by what they do and not by what they meet.
        let mut look_into = |tree: &mut Self, child: u32| {
            let mut luck = luck.fork(tree.branches.children[child as usize].visits.into());
            game.determinize(view, &mut luck, &mut world);
            tree.visit(game, network, &mut world, child, &mut luck);
        };
        while !self.branches.is_settled() && meter.spend() {
            let child = self.branches.select(ROOT, has);
            look_into(self, child);
        }
        for &m in also {
            let (mut asked_about, mut most) = (None, 0);
            self.branches.for_each(ROOT, has, |at, child| {
                most = most.max(child.visits);
                asked_about = asked_about.or((child.m == m).then_some(at));
            });
            let Some(child) = asked_about else { continue };
            while self.branches.children[child as usize].visits < most.div_ceil(4) {
                look_into(self, child);
            }
        }
        self.branches.candidates()
    }

    /// The moves of a decision that makes no difference.
    fn all_alike(&mut self, game: &G, network: &Network, world: &G::State) -> Vec<Candidate<G::Move>> {
        let Turn::Decide(seat) = game.turn(world) else { return Vec::new() };
        let sweeper = &mut self.sweeper;
        sweeper.sweep(game, network, world, u32::MAX);
        let worth = sweeper.outlooks.iter().map(|outlook| outlook.worth(seat)).fold(0.0, f32::max);
        sweeper.moves.iter().map(|&m| Candidate { m, worth, value: worth, error: 0.0, visits: 0 }).collect()
    }

    /// One way through the tree, beginning with this move if there is one yet.
    fn visit(&mut self, game: &G, network: &Network, world: &mut G::State, mut first: u32, rng: &mut Rng) {
        let Self { branches, path, sweeper, foresight } = self;
        path.clear();
        let (mut node, mut way) = (ROOT, G::Foresight::begin(game, world, &branches.spread));
        let outlook = loop {
            let Some(seat) = advance(game, world, rng) else { break G::Foresight::over(game, world, way) };
            let has = game.has(world);
            let new = has & !branches.nodes[node as usize].found;
            if new != 0 {
                sweeper.sweep(game, network, world, new);
                let best = branches.add(node, new, seat, sweeper);
                if branches.nodes[node as usize].visits == 0
                    && let Some(best) = best
                {
                    let decided = (seat, branches.children[best].m, branches.judged[best]);
                    break foresight.finish(Beyond { game, network, world, rng, sweeper }, way, decided);
                }
            }
            G::Foresight::stays(&mut way, seat);
            let child = if first == NONE { branches.select(node, has) } else { std::mem::replace(&mut first, NONE) };
            let outlook = branches.judged[child as usize];
            path.push((child, seat));
            branches.nodes[node as usize].visits += 1;
            let &Child { m, visits, .. } = &branches.children[child as usize];
            if visits < G::Foresight::patience(&way) {
                let worth = foresight.finish(Beyond { game, network, world, rng, sweeper }, way, (seat, m, outlook));
                return branches.note(path, &worth);
            }
            G::Foresight::goes_on(&mut way, seat, outlook);
            game.play(world, m);
            node = branches.follow(child);
        };
        branches.nodes[node as usize].visits += 1;
        branches.note(path, &outlook);
    }
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
        assert!(
            tree.branches.nodes.len() > 10
                && tree.branches.children.iter().filter(grown).count() == tree.branches.nodes.len() - 1
        );
        assert!(tree.branches.children.iter().filter(grown).all(|child| child.visits > patience));
        assert!(tree.branches.children.iter().filter(|child| child.visits > patience).all(|child| child.node != NONE));
    }

    #[test]
    fn what_follows_a_move_becomes_part_of_the_tree_once_it_was_looked_into_often_enough() {
        keeps_its_patience(&Kaiser::new(Map::by_side("3-4").unwrap(), 3, false).unwrap(), 2);
        keeps_its_patience(&Qin::new(Board::bird(), 2).unwrap(), 0);
    }
}
