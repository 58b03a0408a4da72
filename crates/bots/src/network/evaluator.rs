//! Evaluates all moves of a position at once.

use game::Seat;

use crate::bot_game::BotGame;
use crate::network::evaluation::Evaluation;
use crate::network::{Accumulator, Network};

/// The moves of a position with the network's evaluation of each, and the buffers for that.
pub(crate) struct MoveEvaluator<G: BotGame> {
    pub(crate) moves: Vec<G::Move>,
    pub(crate) evaluations: Vec<Evaluation>,
    scratch: G::Scratch,
}

impl<G: BotGame> Default for MoveEvaluator<G> {
    fn default() -> Self {
        Self { moves: Vec::new(), evaluations: Vec::new(), scratch: G::Scratch::default() }
    }
}

impl<G: BotGame> MoveEvaluator<G> {
    /// Lists and evaluates the legal moves that require one of these resources.
    pub(crate) fn evaluate_moves(&mut self, game: &G, network: &Network, state: &G::State, resources: u32) {
        game.legal_moves(state, &mut self.moves);
        self.moves.retain(|&m| G::requirement(m) & resources != 0);
        game.evaluate_moves(network, state, &self.moves, &mut self.scratch, &mut self.evaluations);
    }

    /// Returns the index of the move with the highest value for the seat.
    pub(crate) fn best(&self, seat: Seat) -> Option<usize> {
        let value = |at: &usize| self.evaluations[*at].value(seat);
        (0..self.evaluations.len()).max_by(|a, b| value(a).total_cmp(&value(b)))
    }
}

/// The positions after the moves, in their order, collected so that the network can evaluate all of them in one go.
#[derive(Default, Debug)]
pub(crate) struct Afterstates {
    /// The accumulator of each position; [`Accumulator::NONE`] where the game is over.
    accumulators: Vec<Accumulator>,
    /// The index and result of each position in which the game is over.
    results: Vec<(usize, Evaluation)>,
}

impl Afterstates {
    /// Removes all positions.
    pub(crate) fn clear(&mut self) {
        self.accumulators.clear();
        self.results.clear();
    }

    /// Adds a position in which the game goes on.
    #[inline]
    pub(crate) fn push(&mut self, accumulator: Accumulator) {
        self.accumulators.push(accumulator);
    }

    /// Adds a position in which the game is over.
    pub(crate) fn push_terminal(&mut self, result: Evaluation) {
        self.results.push((self.accumulators.len(), result));
        self.accumulators.push(Accumulator::NONE);
    }

    /// Fills `evaluations` with the evaluation of each position, as seen by the seat.
    pub(crate) fn evaluate_all(&self, network: &Network, seat: Seat, evaluations: &mut Vec<Evaluation>) {
        evaluations.clear();
        network.evaluate_all(&self.accumulators, seat, evaluations);
        self.results.iter().for_each(|&(at, result)| evaluations[at] = result);
    }
}
