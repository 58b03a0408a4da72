//! Tree search over imagined worlds (information set Monte Carlo tree search).

use game::{Dice, Rng, Seat, Turn};

use crate::bot::{Bot, imagine};
use crate::budget::{Budget, Clock, Meter};
use crate::ids::{Ids, Marks, MoveId};
use crate::judge::Judged;
use crate::ranks::{Decision, Ranks};
use crate::tree::{ROOT, Tree};
use crate::tuned::tuned;

/// The clock is read once in so many ways through the tree.
const STRIDE: u32 = 4;
/// A tree with so many nodes grows no more.
const FULL: usize = 1 << 23;

/// Grows one tree of moves, as the player on turn sees the game (Cowling, Powley and
/// Whitehouse 2012: one observer).
///
/// Each way through the tree begins in another world that the view allows. It plays what
/// the tree knows to be good for whoever has to decide, or what was tried little for the
/// number of times it could have been (UCB), adds one move that is new, and goes on at
/// random to the end. Chance is drawn anew each time and is no part of the tree. The move
/// that was played most often is chosen.
pub struct Ismcts<G: Judged> {
    rng: Rng,
    budget: Budget,
    clock: Clock,
    exploration: Option<f32>,
    spent: u32,
    ids: Ids<G::Move>,
    marks: Marks,
    tree: Tree,
    /// Only the most gainful moves of each node are looked at.
    ranks: Option<Ranks<G>>,
    /// The legal moves of the position that is looked at: the same in every world.
    first: Vec<MoveId>,
    /// The moves of a node that are looked at.
    candidates: Vec<MoveId>,
    moves: Vec<G::Move>,
    /// The nodes that were passed, each with who decided.
    path: Vec<(usize, Seat)>,
}

impl<G: Judged> Ismcts<G> {
    /// The bot whose choices follow from this seed and, if its budget is a time, this clock.
    /// A node of the budget is one way through the tree.
    pub fn new(seed: u64, budget: Budget, clock: Clock) -> Self {
        Self {
            rng: Rng::new(seed),
            budget,
            clock,
            exploration: None,
            spent: 0,
            ids: Ids::new(),
            marks: Marks::default(),
            tree: Tree::default(),
            ranks: None,
            first: Vec::new(),
            candidates: Vec::new(),
            moves: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Looks, wherever somebody decides, only at so many moves: those after which that
    /// player is furthest ahead.
    pub fn with_width(mut self, width: usize) -> Self {
        self.ranks = Some(Ranks::new(width.max(1)));
        self
    }

    /// Explores so much instead of as much as is best.
    pub fn with_exploration(mut self, exploration: f32) -> Self {
        self.exploration = Some(exploration);
        self
    }

    /// How often it went through the tree for its last decision.
    pub fn spent(&self) -> u32 {
        self.spent
    }

    fn begin(&mut self, game: &G, world: &G::State) {
        self.ids.clear();
        self.marks.clear();
        self.tree.clear();
        if let Some(ranks) = &mut self.ranks {
            ranks.clear();
        }
        let Turn::Decide(seat) = game.turn(world) else { panic!("asked to choose when nobody has to decide") };
        game.legal_moves(world, &mut self.moves);
        // Without any budget the first is played, so the order must not say anything.
        self.rng.shuffle(&mut self.moves);
        self.candidates.clear();
        self.candidates.extend(self.moves.iter().map(|&m| self.ids.number(m)));
        self.narrow(game, world, ROOT, seat);
        self.first.clone_from(&self.candidates);
    }

    /// Once through the tree and on to the end, in this world.
    fn iterate(&mut self, game: &G, world: &mut G::State, exploration: f32) {
        self.path.clear();
        let (mut node, mut known) = (ROOT, true);
        while known {
            match game.turn(world) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.random_outcome(world, &mut self.rng);
                    game.resolve(world, outcome);
                }
                Turn::Decide(seat) => {
                    let m = if let Some(m) = game.indifferent(world) {
                        m
                    } else {
                        self.list_candidates(game, world, node, seat);
                        let Some(child) = self.descend(node, exploration, &mut known) else { break };
                        self.path.push((child, seat));
                        node = child;
                        self.ids.get(self.tree.node(child).id)
                    };
                    game.play(world, m);
                }
            }
        }
        game.playout(world, &mut self.rng);
        let winners = game.winners(world);
        let share = 1.0 / winners.len() as f32;
        for &(node, seat) in &self.path {
            self.tree.note(node, if winners.contains(seat) { share } else { 0.0 });
        }
    }

    /// Lists and marks the moves that are looked at here and now.
    fn list_candidates(&mut self, game: &G, world: &G::State, node: usize, seat: Seat) {
        self.candidates.clear();
        if node == ROOT {
            self.candidates.extend_from_slice(&self.first);
        } else {
            game.legal_moves(world, &mut self.moves);
            self.candidates.extend(self.moves.iter().map(|&m| self.ids.number(m)));
            self.narrow(game, world, node, seat);
        }
        self.marks.begin(self.ids.len());
        self.candidates.iter().for_each(|&id| self.marks.put(id));
    }

    /// Leaves only the most gainful candidates, if that is how it plays.
    fn narrow(&mut self, game: &G, world: &G::State, node: usize, seat: Seat) {
        let Some(ranks) = &mut self.ranks else { return };
        let decision = Decision { game, world, seat, ids: &self.ids };
        let known = self.tree.node(node).ranks;
        let known = ranks.narrow(&decision, known, &mut self.candidates, &mut self.marks, &mut self.rng);
        self.tree.set_ranks(node, known);
    }

    /// The child of the node to go on with: the best, or a new one while there is a candidate
    /// that was not tried; then it is not `known`. None if the tree is full.
    fn descend(&mut self, node: usize, exploration: f32, known: &mut bool) -> Option<usize> {
        let survey = self.tree.survey(node, &self.marks, exploration);
        if survey.tried == self.candidates.len() || self.is_full() {
            return survey.best;
        }
        *known = false;
        self.tree.children(node).iter().for_each(|child| self.marks.take(child.id));
        let id = self.untried();
        Some(self.tree.grow(node, id))
    }

    /// The most gainful of the candidates that are marked, or any of them.
    fn untried(&mut self) -> MoveId {
        if self.ranks.is_some() {
            let best = self.candidates.iter().find(|&&id| self.marks.has(id));
            return *best.expect("not all are tried");
        }
        loop {
            let id = self.candidates[self.rng.below(self.candidates.len() as u32) as usize];
            if self.marks.has(id) {
                return id;
            }
        }
    }

    fn is_full(&self) -> bool {
        self.tree.len() + self.ranks.as_ref().map_or(0, Ranks::len) >= FULL
    }
}

impl<G: Judged> Bot<G> for Ismcts<G> {
    fn choose(&mut self, game: &G, view: &G::View) -> G::Move {
        self.spent = 0;
        let mut meter = Meter::start(self.budget, self.clock, STRIDE);
        let mut world = imagine(game, view, &mut self.rng);
        if let Some(m) = game.indifferent(&world) {
            return m;
        }
        self.begin(game, &world);
        let exploration = self.exploration.unwrap_or_else(|| tuned(G::NAME, game.players(), self.ranks.is_some()));
        while self.first.len() > 1 && meter.spend() {
            game.determinize(view, &mut self.rng, &mut world);
            self.iterate(game, &mut world, exploration);
        }
        self.spent = meter.spent();
        let children = self.tree.children(ROOT).iter();
        let most = children.max_by(|one, other| {
            (one.visits, one.mean).partial_cmp(&(other.visits, other.mean)).expect("no mean is NaN")
        });
        self.ids.get(most.map_or(self.first[0], |child| child.id))
    }
}
