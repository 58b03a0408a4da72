//! Information set Monte Carlo tree search: a tree search over sampled states with random playouts.

mod move_ids;
mod ranks;
mod tree;

use game::{Dice, Rng, Seat, Turn};

use self::move_ids::{MoveId, MoveIds, MoveSet};
use self::ranks::{Decision, Ranks};
use self::tree::{ROOT, Tree};
use crate::bot::{Bot, sample_state};
use crate::bot_game::Heuristics;
use crate::budget::{Budget, Clock, Meter};

/// The clock is read once in this many paths.
const STRIDE: u32 = 4;
/// A tree with this many nodes stops growing.
const FULL: usize = 1 << 23;

/// Searches one tree of moves from the view of the player to move (Cowling, Powley and Whitehouse 2012: single
/// observer).
///
/// Each path starts in another sampled state. It follows the moves that did well for whoever plays them or that were
/// tried rarely for the number of times they were available (UCB), adds one new move, and plays random moves to the
/// end. Chance is drawn again on each path and is not part of the tree. The move with the most visits is chosen.
pub struct Ismcts<G: Heuristics> {
    rng: Rng,
    budget: Budget,
    clock: Clock,
    exploration: Option<f32>,
    spent: u32,
    ids: MoveIds<G::Move>,
    move_set: MoveSet,
    tree: Tree,
    /// If set, only the moves with the highest lead are considered at each node.
    ranks: Option<Ranks<G>>,
    /// The legal moves at the root: the same in every sampled state.
    first: Vec<MoveId>,
    /// The moves considered at the current node.
    candidates: Vec<MoveId>,
    moves: Vec<G::Move>,
    /// The nodes on the current path, each with the seat that decided.
    path: Vec<(usize, Seat)>,
}

impl<G: Heuristics> Ismcts<G> {
    /// Creates the bot whose choices follow from this seed and, if its budget is a time, this clock. A node of the
    /// budget is one path.
    pub fn new(seed: u64, budget: Budget, clock: Clock) -> Self {
        Self {
            rng: Rng::new(seed),
            budget,
            clock,
            exploration: None,
            spent: 0,
            ids: MoveIds::new(),
            move_set: MoveSet::default(),
            tree: Tree::default(),
            ranks: None,
            first: Vec::new(),
            candidates: Vec::new(),
            moves: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Considers only this many moves at each decision: those after which the player is furthest ahead.
    pub fn with_width(mut self, width: usize) -> Self {
        self.ranks = Some(Ranks::new(width.max(1)));
        self
    }

    /// Sets the exploration constant instead of using the best known.
    pub fn with_exploration(mut self, exploration: f32) -> Self {
        self.exploration = Some(exploration);
        self
    }

    /// Returns how many paths its last decision took.
    pub fn spent(&self) -> u32 {
        self.spent
    }

    fn begin(&mut self, game: &G, state: &G::State) {
        self.ids.clear();
        self.move_set.clear();
        self.tree.clear();
        if let Some(ranks) = &mut self.ranks {
            ranks.clear();
        }
        let Turn::Decide(seat) = game.turn(state) else { panic!("asked to choose when nobody has to decide") };
        game.legal_moves(state, &mut self.moves);
        // Without any budget the first is played, so the order must be random.
        self.rng.shuffle(&mut self.moves);
        self.candidates.clear();
        self.candidates.extend(self.moves.iter().map(|&m| self.ids.id_of(m)));
        self.narrow(game, state, ROOT, seat);
        self.first.clone_from(&self.candidates);
    }

    /// Follows one path through the tree and on to the end of the game.
    fn iterate(&mut self, game: &G, state: &mut G::State, exploration: f32) {
        self.path.clear();
        let (mut node, mut known) = (ROOT, true);
        while known {
            match game.turn(state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.random_outcome(state, &mut self.rng);
                    game.resolve(state, outcome);
                }
                Turn::Decide(seat) => {
                    let m = if let Some(m) = game.trivial_move(state) {
                        m
                    } else {
                        self.list_candidates(game, state, node, seat);
                        let Some(child) = self.descend(node, exploration, &mut known) else { break };
                        self.path.push((child, seat));
                        node = child;
                        self.ids.get(self.tree.node(child).id)
                    };
                    game.play(state, m);
                }
            }
        }
        game.playout(state, &mut self.rng);
        let winners = game.winners(state);
        let share = 1.0 / winners.len() as f32;
        for &(node, seat) in &self.path {
            self.tree.record(node, if winners.contains(seat) { share } else { 0.0 });
        }
    }

    /// Lists and marks the moves to consider.
    fn list_candidates(&mut self, game: &G, state: &G::State, node: usize, seat: Seat) {
        self.candidates.clear();
        if node == ROOT {
            self.candidates.extend_from_slice(&self.first);
        } else {
            game.legal_moves(state, &mut self.moves);
            self.candidates.extend(self.moves.iter().map(|&m| self.ids.id_of(m)));
            self.narrow(game, state, node, seat);
        }
        self.move_set.reset(self.ids.len());
        self.candidates.iter().for_each(|&id| self.move_set.insert(id));
    }

    /// Keeps only the candidates with the highest lead, if there is a width.
    fn narrow(&mut self, game: &G, state: &G::State, node: usize, seat: Seat) {
        let Some(ranks) = &mut self.ranks else { return };
        let decision = Decision { game, state, seat, ids: &self.ids };
        let known = self.tree.node(node).ranks;
        let known = ranks.narrow(&decision, known, &mut self.candidates, &mut self.move_set, &mut self.rng);
        self.tree.set_ranks(node, known);
    }

    /// Returns the child to continue with: the best or, while there is an untried candidate, a new one, which sets
    /// `known` to false. `None` if the tree is full.
    fn descend(&mut self, node: usize, exploration: f32, known: &mut bool) -> Option<usize> {
        let selection = self.tree.select(node, &self.move_set, exploration);
        if selection.tried == self.candidates.len() || self.is_full() {
            return selection.best;
        }
        *known = false;
        self.tree.children(node).iter().for_each(|child| self.move_set.remove(child.id));
        let id = self.untried();
        Some(self.tree.grow(node, id))
    }

    /// Returns the first candidate in `move_set`, or a random one if candidates aren't ranked.
    fn untried(&mut self) -> MoveId {
        if self.ranks.is_some() {
            let best = self.candidates.iter().find(|&&id| self.move_set.contains(id));
            return *best.expect("not all are tried");
        }
        loop {
            let id = self.candidates[self.rng.below(self.candidates.len() as u32) as usize];
            if self.move_set.contains(id) {
                return id;
            }
        }
    }

    fn is_full(&self) -> bool {
        self.tree.len() + self.ranks.as_ref().map_or(0, Ranks::len) >= FULL
    }
}

impl<G: Heuristics> Bot<G> for Ismcts<G> {
    fn choose(&mut self, game: &G, view: &G::View) -> G::Move {
        self.spent = 0;
        let mut meter = Meter::start(self.budget, self.clock, STRIDE);
        let mut state = sample_state(game, view, &mut self.rng);
        if let Some(m) = game.trivial_move(&state) {
            return m;
        }
        self.begin(game, &state);
        let exploration =
            self.exploration.unwrap_or_else(|| tuned_exploration(G::NAME, game.players(), self.ranks.is_some()));
        while self.first.len() > 1 && meter.spend() {
            game.determinize(view, &mut self.rng, &mut state);
            self.iterate(game, &mut state, exploration);
        }
        self.spent = meter.spent();
        let children = self.tree.children(ROOT).iter();
        let most = children.max_by(|one, other| {
            (one.visits, one.mean).partial_cmp(&(other.visits, other.mean)).expect("no mean is NaN")
        });
        self.ids.get(most.map_or(self.first[0], |child| child.id))
    }
}

/// Returns the exploration constant that did best, by game, number of players, and whether the search has a width.
///
/// Measured on deals played once for each seat, with as many different constants at the table as there are players, by
/// thread CPU time. Shares of the victory, 1 being fair:
///
/// - Qin for two, 10 ms: 0.05 1.47, 0.1 1.60, 0.2 1.18, 0.3 0.86, 0.5 0.64, 0.7 0.58 (132
///   games); 50 ms: 0.1 0.88, 0.2 1.12 (34 games). For three, 10 ms: 0.1 1.38, 0.2 1.15,
///   0.4 0.46 (78); for four: 0.1 1.71, 0.2 1.19, 0.3 0.48, 0.5 0.62 (84). The value lies
///   between the two best and was itself not among those compared.
/// - Qin guided for two, 10 ms: 0.05 0.57, 0.1 0.50, 0.2 1.24, 0.3 1.16, 0.5 1.14, 0.7 1.25
///   (146); 20 ms: 0.2 0.88, 0.4 1.00, 0.7 1.13 (48). For three, 10 ms: 0.3 0.96, 0.6 0.85,
///   1 1.19 (78); for four: 0.2 1.00, 0.4 1.05, 0.7 0.70, 1 1.25 (80).
/// - Kaiser for three, 10 ms: 0.1 0.75, 0.3 0.92, 0.7 1.33 (36); for four: 0.3 0.63, 0.5 1.00,
///   0.8 1.13, 1.2 1.25 (32); for five: 0.2 0.33, from 0.4 to 1.2 the same (30).
/// - Kaiser guided for three, 10 ms: 0.1 0.46, 0.3 0.96, 0.7 1.58 (39); for four: 0.3 0.94,
///   0.5 0.63, 0.8 1.69, 1.2 0.75 (32); for five: 0.2 0.67, 0.4 0.33, 0.6 1.00, 0.8 1.25,
///   1.2 1.75 (30).
///
/// The unit is the deal: 15 to 30 for each value in Qin, 6 to 13 in Kaiser. One standard error is 0.1 to 0.2 for Qin
/// and 0.15 to 0.45 for Kaiser. What this shows: Qin wants little exploration (0.2 or less), guided Qin for two not
/// below 0.2, Kaiser for three more than 0.1 when guided. The rest, above all guided Qin for three and four and all of
/// Kaiser for four and five, is the best of a few values that the games don't tell apart. In the Kaiser measurements no
/// decision counted as trivial.
fn tuned_exploration(game: &str, players: usize, guided: bool) -> f32 {
    match (game, players, guided) {
        ("qin", _, false) => 0.15,
        ("qin", 2, true) => 0.7,
        ("qin", _, true) => 1.0,
        ("kaiser", 5, true) => 1.0,
        _ => 0.8,
    }
}
