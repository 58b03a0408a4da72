//! Opponents without a network. The others are measured against them.

pub(crate) mod flat;
pub(crate) mod ismcts;

use game::{Dice, Game, Rng, Seat, Turn};

use crate::bot::{Bot, sample_state};
use crate::bot_game::Heuristics;

/// Plays a random legal move.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
}

impl Random {
    /// Creates the bot whose choices follow from this seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: Rng::new(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, game: &G, view: &G::View) -> G::Move {
        let state = sample_state(game, view, &mut self.rng);
        game.random_move(&state, &mut self.rng)
    }
}

/// Plays the move after which it is furthest ahead; a random one of several.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: Rng,
}

impl Greedy {
    /// Creates the bot whose choices follow from this seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: Rng::new(seed) }
    }
}

impl<G: Heuristics> Bot<G> for Greedy {
    fn choose(&mut self, game: &G, view: &G::View) -> G::Move {
        let Decision { state, seat, moves } = match Decision::new(game, view, &mut self.rng) {
            Ok(decision) => decision,
            Err(trivial) => return trivial,
        };
        let mut after = state.clone();
        let mut best = None;
        for m in moves {
            after.clone_from(&state);
            game.play(&mut after, m);
            let lead = game.lead(&after, seat);
            if best.is_none_or(|(highest, _)| lead > highest) {
                best = Some((lead, m));
            }
        }
        best.expect("the player to move has a legal move").1
    }
}

/// A decision in a sampled state. The moves are shuffled, so that the first of several equals is a random one.
struct Decision<G: Game> {
    state: G::State,
    seat: Seat,
    moves: Vec<G::Move>,
}

impl<G: Heuristics> Decision<G> {
    /// Samples a state and lists the moves; if the choice makes no difference, the error is the move to play.
    fn new(game: &G, view: &G::View, rng: &mut Rng) -> Result<Self, G::Move> {
        let state = sample_state(game, view, rng);
        if let Some(m) = game.trivial_move(&state) {
            return Err(m);
        }
        let Turn::Decide(seat) = game.turn(&state) else { panic!("asked to choose when nobody has to decide") };
        let mut moves = Vec::new();
        game.legal_moves(&state, &mut moves);
        rng.shuffle(&mut moves);
        Ok(Self { state, seat, moves })
    }
}
