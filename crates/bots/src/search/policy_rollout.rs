//! A rollout in which everybody plays by the rollout policy, for several turns of the root player.
//!
//! The network evaluates the position after each of those turns and the path is worth the mean: an error in one position
//! needn't repeat in the next. If the game ends before, its result counts for the missing turns. If the search itself
//! starts in the endgame, everybody plays the network's best move instead and only the final result counts.

use std::sync::Arc;

use game::{Seat, Turn};

use crate::bot_game::evaluate;
use crate::math::softmax;
use crate::network::evaluation::Evaluation;
use crate::search::nodes::SearchParams;
use crate::search::policy::{RolloutGame, RolloutPlayer, RolloutPolicy};
use crate::search::rollout::{Rollout, RolloutContext};

/// If the game ends early, its result counts as much as this many turns for each missing turn.
const MISSING_TURN_WEIGHT: f32 = 4.0;
/// The part of a result that goes to the winners; the rest is shared by points, so that a close game counts as close.
const WIN_WEIGHT: f32 = 0.5;
/// A player this many points behind gets a share of 1 to e against the leader.
const POINTS_SCALE: f32 = 4.0;

/// A rollout by a [`RolloutPolicy`].
pub struct PolicyRollout<G: RolloutGame> {
    policy: Option<Arc<RolloutPolicy>>,
    player: RolloutPlayer<G>,
    inputs: Vec<u16>,
}

impl<G: RolloutGame> PolicyRollout<G> {
    /// Creates a rollout in which everybody plays by this policy instead of the program's.
    pub fn with_policy(policy: Arc<RolloutPolicy>) -> Self {
        Self { policy: Some(policy), ..Self::default() }
    }
}

impl<G: RolloutGame> Default for PolicyRollout<G> {
    fn default() -> Self {
        Self { policy: None, player: RolloutPlayer::default(), inputs: Vec::new() }
    }
}

/// The evaluations collected on a path.
#[derive(Clone, Copy)]
pub struct PolicyPath {
    /// The root player.
    me: Option<Seat>,
    /// The evaluation of the root player's last move, during its turn.
    last: Option<Evaluation>,
    sum: Evaluation,
    /// How many turns of the root player have been evaluated, and how many will be.
    evaluated: u8,
    turns: u8,
    endgame: bool,
}

impl PolicyPath {
    fn add(&mut self, evaluation: &Evaluation) {
        self.sum.add(evaluation);
        self.evaluated += 1;
    }

    /// Returns whether another turn of the root player will be evaluated.
    #[inline]
    fn wants_more(&self) -> bool {
        self.evaluated < self.turns
    }

    /// Returns whether every turn has been evaluated. In the endgame there are none: only the result counts.
    #[inline]
    fn is_complete(&self) -> bool {
        self.evaluated > 0 && !self.wants_more()
    }

    /// Notes that this seat is about to decide: a turn of the root player that is over counts now.
    #[inline]
    fn before_decision(&mut self, seat: Seat) {
        if self.me.is_some_and(|me| me != seat)
            && let Some(last) = self.last.take()
            && self.wants_more()
        {
            self.add(&last);
        }
    }

    /// Notes that this seat has decided.
    #[inline]
    fn after_decision(&mut self, seat: Seat, evaluation: Evaluation) {
        if *self.me.get_or_insert(seat) == seat {
            self.last = Some(evaluation);
        }
    }

    /// Returns the value of a path on which the game ended with this result.
    fn ended_with(self, result: &Evaluation) -> Evaluation {
        if self.evaluated == 0 {
            return *result;
        }
        let missing = MISSING_TURN_WEIGHT * f32::from(self.turns - self.evaluated);
        let mut all = self.sum;
        all.add(&result.scaled(missing));
        all.scaled(1.0 / (f32::from(self.evaluated) + missing))
    }

    /// Returns the value of a complete path.
    fn mean(self) -> Evaluation {
        self.sum.scaled(1.0 / f32::from(self.evaluated))
    }
}

impl<G: RolloutGame> Rollout<G> for PolicyRollout<G> {
    type Path = PolicyPath;

    fn begin(game: &G, state: &G::State, search_params: &SearchParams) -> PolicyPath {
        let endgame = game.is_endgame(state);
        let turns = if endgame { 0 } else { search_params.turns };
        PolicyPath { me: None, last: None, sum: Evaluation::default(), evaluated: 0, turns, endgame }
    }

    /// Evaluating all moves of a node costs a lot compared with a rollout, so rarely visited moves get no node.
    #[inline]
    fn min_visits(path: &PolicyPath) -> u32 {
        if path.endgame { 0 } else { 2 }
    }

    #[inline]
    fn before_decision(path: &mut PolicyPath, seat: Seat) {
        path.before_decision(seat);
    }

    #[inline]
    fn after_decision(path: &mut PolicyPath, seat: Seat, evaluation: Evaluation) {
        path.after_decision(seat, evaluation);
    }

    fn game_over(game: &G, state: &G::State, path: PolicyPath) -> Evaluation {
        if path.endgame {
            Evaluation::of_result(game.winners(state), 0.0)
        } else {
            path.ended_with(&close_result(game, state))
        }
    }

    fn finish(
        &mut self,
        context: RolloutContext<'_, G>,
        mut path: PolicyPath,
        decision: (Seat, G::Move, Evaluation),
    ) -> Evaluation {
        let RolloutContext { game, network, state, rng, evaluator } = context;
        let (seat, m, evaluation) = decision;
        path.before_decision(seat);
        path.after_decision(seat, evaluation);
        game.play(state, m);
        let policy = self.policy.as_deref().unwrap_or_else(|| game.rollout_policy());
        let mut counts = game.counts(state);
        // The state after the root player's latest decision. It is evaluated only once that was the last of the turn.
        let mut after: Option<G::State> = None;
        loop {
            match game.turn(state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.random_outcome(state, rng);
                    game.resolve(state, outcome);
                }
                Turn::Decide(seat) => {
                    let mine = path.me == Some(seat);
                    if !mine {
                        path.before_decision(seat);
                        if let (Some(after), Some(me)) = (after.take(), path.me) {
                            path.add(&evaluate(game, network, &after, me, &mut self.inputs));
                        }
                        if path.is_complete() {
                            return path.mean();
                        }
                    }
                    let m = if path.endgame {
                        evaluator.evaluate_moves(game, network, state, u32::MAX);
                        evaluator.moves[evaluator.best(seat).expect("the player to move has a legal move")]
                    } else {
                        self.player.choose(game, state, &counts, policy, rng)
                    };
                    game.play(state, m);
                    game.update_counts(&mut counts, m, state);
                    if mine && path.wants_more() {
                        path.last = None;
                        after = Some(state.clone());
                    }
                }
            }
        }
        Self::game_over(game, state, path)
    }
}

/// Evaluates a finished game by its winners and by how close it was.
fn close_result<G: RolloutGame>(game: &G, state: &G::State) -> Evaluation {
    let winners = Evaluation::of_result(game.winners(state), 0.0);
    let mut shares = [[0.0]; Seat::MAX];
    let shares = &mut shares[..game.players()];
    for (seat, share) in Seat::all(game.players()).zip(&mut *shares) {
        // The leader's lead is the same for all and cancels out.
        share[0] = game.lead(state, seat).min(0) as f32 / POINTS_SCALE;
    }
    softmax(shares);
    let mut by_points = Evaluation::default();
    Seat::all(game.players()).zip(shares).for_each(|(seat, share)| by_points.shares[seat] = share[0]);
    let mut result = winners.scaled(WIN_WEIGHT);
    result.add(&by_points.scaled(1.0 - WIN_WEIGHT));
    result
}

#[cfg(test)]
mod tests {
    use ::kaiser::{Kaiser, Map};
    use game::{Game, Rng};

    use super::*;
    use crate::bot_game::{BotGame, Heuristics};

    type KaiserRollout = PolicyRollout<Kaiser>;

    fn evaluation(share: f32) -> Evaluation {
        let mut evaluation = Evaluation::default();
        evaluation.shares[ME] = share;
        evaluation
    }

    const ME: Seat = Seat::new(0).unwrap();
    const OTHER: Seat = Seat::new(1).unwrap();

    /// A path in the tree: who decides, and the mover's share afterwards.
    fn path_of(turns: u8, decisions: &[(Seat, f32)]) -> PolicyPath {
        let game = Kaiser::new(Map::by_side("3-4").unwrap(), 3, false).unwrap();
        let search_params = SearchParams { turns, ..game.search_params() };
        let mut path = KaiserRollout::begin(&game, &game.start(ME), &search_params);
        for &(seat, share) in decisions {
            <KaiserRollout as Rollout<Kaiser>>::before_decision(&mut path, seat);
            <KaiserRollout as Rollout<Kaiser>>::after_decision(&mut path, seat, evaluation(share));
        }
        path
    }

    #[test]
    fn the_last_decision_of_each_of_my_turns_counts() {
        let decisions = [(ME, 0.9), (ME, 0.2), (OTHER, 0.7), (ME, 0.4), (OTHER, 0.7)];
        let share = |turns, end| path_of(turns, &decisions).ended_with(&evaluation(end)).shares[ME];
        assert!((share(2, 1.0) - 0.3).abs() < 1e-6, "the mean of 0.2 and 0.4");
        assert!((share(1, 1.0) - 0.2).abs() < 1e-6, "no more turns than requested");
        assert!(
            (share(3, 1.0) - (0.6 + MISSING_TURN_WEIGHT) / (2.0 + MISSING_TURN_WEIGHT)).abs() < 1e-6,
            "the result replaces the missing turn"
        );
        assert_eq!(share(0, 0.8), 0.8, "only the result");
    }

    #[test]
    fn an_unfinished_turn_does_not_count_yet() {
        assert_eq!(path_of(3, &[(ME, 0.9), (ME, 0.2)]).evaluated, 0);
        assert_eq!(path_of(3, &[(ME, 0.9), (OTHER, 0.2)]).evaluated, 1);
    }

    #[test]
    fn a_path_ends_after_the_requested_turns() {
        let game = Kaiser::new(Map::by_side("3-4").unwrap(), 3, false).unwrap();
        let (mut rng, mut start) = (Rng::new(3), game.start(ME));
        let me = crate::search::advance(&game, &mut start, &mut rng).unwrap();
        let mut moves = Vec::new();
        game.legal_moves(&start, &mut moves);
        let mut after = |turns| {
            let search_params = SearchParams { turns, ..game.search_params() };
            let (mut state, mut evaluator) = (start, crate::network::evaluator::MoveEvaluator::default());
            let path = KaiserRollout::begin(&game, &state, &search_params);
            let network = game.network();
            let context =
                RolloutContext { game: &game, network, state: &mut state, rng: &mut rng, evaluator: &mut evaluator };
            KaiserRollout::default().finish(context, path, (me, moves[0], evaluation(0.5)));
            state
        };
        assert_eq!(game.turn(&after(1)), Turn::Decide(me.next(3)));
        let cards = |state: &::kaiser::State| state.table().pile_size();
        assert!(cards(&after(3)) < cards(&after(2)) && game.turn(&after(3)) == Turn::Decide(me.next(3)));
        assert_eq!(game.turn(&after(0)), Turn::Over, "only the result");
    }

    #[test]
    fn a_close_loser_gets_more_than_a_distant_one() {
        let game = Kaiser::new(Map::by_side("3-4").unwrap(), 3, false).unwrap();
        let (mut rng, mut state) = (Rng::new(2), game.start(ME));
        game.playout(&mut state, &mut rng);
        let result = close_result(&game, &state);
        let mut seats: Vec<_> = Seat::all(3).collect();
        seats.sort_by_key(|&seat| -game.lead(&state, seat));
        let [first, second, third] = [0, 1, 2].map(|at: usize| result.shares[seats[at]]);
        assert!(first > WIN_WEIGHT && first > second && second > third && third > 0.0, "{first} {second} {third}");
        assert!((first + second + third - 1.0).abs() < 1e-6);
    }
}
