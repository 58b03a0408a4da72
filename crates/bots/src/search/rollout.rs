//! How a path continues beyond the tree, and what it is worth.

use game::{Game, Rng, Seat};

use crate::bot_game::BotGame;
use crate::network::Network;
use crate::network::evaluation::Evaluation;
use crate::network::evaluator::MoveEvaluator;
use crate::search::advance;
use crate::search::nodes::SearchParams;

/// Continues paths where the tree ends and evaluates them.
pub trait Rollout<G: BotGame>: Default + Send {
    /// What the rollout remembers of one path.
    type Path: Copy;

    /// Starts a path in a turn of the root player.
    fn begin(game: &G, state: &G::State, search_params: &SearchParams) -> Self::Path;

    /// Returns how many visits a move needs before it gets a node of its own.
    fn min_visits(path: &Self::Path) -> u32;

    /// Notes that this seat is about to decide in the tree.
    fn before_decision(path: &mut Self::Path, seat: Seat);

    /// Notes that this seat has decided in the tree, and the network's evaluation of that.
    fn after_decision(path: &mut Self::Path, seat: Seat, evaluation: Evaluation);

    /// Evaluates a path on which the game ended inside the tree.
    fn game_over(game: &G, state: &G::State, path: Self::Path) -> Evaluation;

    /// Plays on from the last decision in the tree (seat, move, the network's evaluation of it) and evaluates the path.
    fn finish(
        &mut self,
        context: RolloutContext<'_, G>,
        path: Self::Path,
        decision: (Seat, G::Move, Evaluation),
    ) -> Evaluation;
}

/// Where the tree ends: the state to play on from and the tools for it.
pub struct RolloutContext<'a, G: BotGame> {
    pub(crate) game: &'a G,
    pub(crate) network: &'a Network,
    pub(crate) state: &'a mut <G as Game>::State,
    pub(crate) rng: &'a mut Rng,
    pub(crate) evaluator: &'a mut MoveEvaluator<G>,
}

/// A rollout in which everybody plays the network's best move. Every path is evaluated at the same moment, after a turn of
/// the root player.
#[derive(Default)]
pub struct GreedyRollout;

/// How far a path is from the moment at which it is evaluated.
#[derive(Clone, Copy)]
pub struct GreedyPath {
    /// The root player and the evaluation of its last move.
    root: Option<(Seat, Evaluation)>,
    /// Whether the root player has the turn.
    on_turn: bool,
    /// How many more turns the root player gets.
    turns: u8,
}

impl GreedyPath {
    fn new(turns: u8) -> Self {
        Self { root: None, on_turn: true, turns }
    }

    /// Returns the path's evaluation if the last turn is over when this seat is about to decide.
    #[inline]
    fn result_before(&self, seat: Seat) -> Option<Evaluation> {
        let (me, last) = self.root?;
        (self.turns == 0 && self.on_turn && seat != me).then_some(last)
    }

    #[inline]
    fn after_decision(&mut self, seat: Seat, evaluation: Evaluation) {
        let (me, _) = *self.root.get_or_insert((seat, evaluation));
        if seat == me {
            self.root = Some((me, evaluation));
            self.turns = self.turns.saturating_sub(u8::from(!self.on_turn));
        }
        self.on_turn = seat == me;
    }
}

impl<G: BotGame> Rollout<G> for GreedyRollout {
    type Path = GreedyPath;

    fn begin(_: &G, _: &G::State, search_params: &SearchParams) -> GreedyPath {
        GreedyPath::new(search_params.turns)
    }

    #[inline]
    fn min_visits(_: &GreedyPath) -> u32 {
        0
    }

    /// Where the tree reaches beyond the moment of evaluation, the path is evaluated one turn later.
    #[inline]
    fn before_decision(path: &mut GreedyPath, seat: Seat) {
        path.turns += u8::from(path.result_before(seat).is_some());
    }

    #[inline]
    fn after_decision(path: &mut GreedyPath, seat: Seat, evaluation: Evaluation) {
        path.after_decision(seat, evaluation);
    }

    fn game_over(game: &G, state: &G::State, _: GreedyPath) -> Evaluation {
        Evaluation::of_result(game.winners(state), 0.0)
    }

    fn finish(
        &mut self,
        context: RolloutContext<'_, G>,
        mut path: GreedyPath,
        decision: (Seat, G::Move, Evaluation),
    ) -> Evaluation {
        let RolloutContext { game, network, state, rng, evaluator } = context;
        let (mut seat, mut m, mut evaluation) = decision;
        loop {
            if let Some(result) = path.result_before(seat) {
                return result;
            }
            path.after_decision(seat, evaluation);
            game.play(state, m);
            let Some(next) = advance(game, state, rng) else { return Self::game_over(game, state, path) };
            if let Some(result) = path.result_before(next) {
                return result;
            }
            evaluator.evaluate_moves(game, network, state, u32::MAX);
            let best = evaluator.best(next).expect("the player to move has a legal move");
            (seat, m, evaluation) = (next, evaluator.moves[best], evaluator.evaluations[best]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evaluation(margin: f32) -> Evaluation {
        Evaluation { margin, ..Evaluation::default() }
    }

    #[test]
    fn a_path_is_evaluated_after_the_root_players_next_turn() {
        let [me, other] = [0, 1].map(|index| Seat::new(index).unwrap());
        let mut path = GreedyPath::new(1);
        for (seat, margin) in [(me, 1.0), (me, 2.0), (other, 3.0), (me, 4.0), (me, 5.0)] {
            assert_eq!(path.result_before(seat), None, "before {margin}");
            path.after_decision(seat, evaluation(margin));
        }
        assert_eq!(path.result_before(me), None, "the turn is not over");
        assert_eq!(path.result_before(other), Some(evaluation(5.0)), "my last decision counts");
    }
}
