//! What hints, reviews and puzzles are made of: moves with reasons, and every player's chance to win.

use std::borrow::Borrow;

use game::{BySeat, Describe, Rng, Seat, Step, Turn, Viewer};

use crate::bot::{sample_state, sample_states};
use crate::bot_game::BotGame;
use crate::math::exp;
use crate::network::Network;
use crate::network::evaluation::Evaluation;
use crate::network::evaluator::MoveEvaluator;
use crate::search::nodes::Candidate;
use crate::search::{SearchBot, advance};

/// A move with its chance to win and what it does.
#[derive(Clone, PartialEq, Debug)]
pub struct AdvisedMove<G: Describe> {
    /// The move.
    pub m: G::Move,
    /// The share of the victory that the search expects, from 0 to 1.
    pub chance: f32,
    /// The standard error of `chance`: how far the sampled states disagree.
    pub standard_error: f32,
    /// How many visits the move got; without any, `chance` is the network's evaluation.
    pub visits: u32,
    /// What the move certainly does, in order.
    pub events: Vec<G::Event>,
}

/// All legal moves, the best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<G: Describe> {
    /// The moves. There is at least one.
    pub moves: Vec<AdvisedMove<G>>,
    /// How likely the first move is better than the second, from 0.5 to 1.
    pub confidence: f32,
}

impl<G: BotGame + Describe, N: Borrow<Network>> SearchBot<G, N> {
    /// Ranks the moves of the viewer, who must be the player to move, and says what each does.
    pub fn advise(&mut self, game: &G, view: &G::View) -> Advice<G> {
        self.advise_including(game, view, &[])
    }

    /// Like [`SearchBot::advise`], but also visits the moves in `also`, however bad they seem.
    pub fn advise_including(&mut self, game: &G, view: &G::View, also: &[G::Move]) -> Advice<G> {
        let candidates = self.search_including(game, view, also);
        let mut rng = Rng::new(candidates.len() as u64);
        let states = sample_states(game, view, &mut rng);
        let advised = |candidate: &Candidate<G::Move>| AdvisedMove {
            m: candidate.m,
            chance: candidate.value,
            standard_error: candidate.error,
            visits: candidate.visits,
            events: certain_events(game, &states, candidate.m),
        };
        Advice { confidence: confidence(&candidates), moves: candidates.iter().map(advised).collect() }
    }
}

/// Returns the events of a legal move that happen in all of these states and that the player to move is told.
pub fn certain_events<G: Describe>(game: &G, states: &[G::State], m: G::Move) -> Vec<G::Event> {
    let Turn::Decide(seat) = game.turn(&states[0]) else { return Vec::new() };
    let mut events = game.explain(&states[0], Step::Move(m));
    events.retain(|event| game.shows(event, Viewer::Seat(seat)));
    for state in &states[1..] {
        let there = game.explain(state, Step::Move(m));
        events.retain(|event| there.contains(event));
    }
    events
}

/// Returns how likely the first candidate is better than the second, taking their errors as independent.
fn confidence<M>(candidates: &[Candidate<M>]) -> f32 {
    let [first, second, ..] = candidates else { return 1.0 };
    let error = (first.error * first.error + second.error * second.error).sqrt().max(1e-4);
    // The logistic curve that follows the normal distribution closely.
    1.0 / (1.0 + exp(-1.702 * (first.value - second.value).max(0.0) / error))
}

/// Returns each seat's expected share of the victory as far as the viewer knows, whoever has to decide.
///
/// In each sampled state everybody plays the network's best move until the viewer has had another turn; then the network
/// evaluates the position. So a tile or card just drawn counts, whoever's turn it is, and all views of one turn are
/// evaluated at the same moment.
pub fn win_chances<G: BotGame>(
    game: &G,
    view: &G::View,
    viewer: Viewer,
    samples: u32,
    rng: &Rng,
) -> BySeat<f32, { Seat::MAX }> {
    let mut evaluator = MoveEvaluator::default();
    let mut shares = BySeat::default();
    for number in 0..samples {
        let mut rng = rng.fork(number.into());
        let mut state = sample_state(game, view, &mut rng);
        let evaluation = evaluate_after_next_turn(game, &mut state, viewer, &mut rng, &mut evaluator);
        for seat in Seat::all(game.players()) {
            shares[seat] += evaluation.shares[seat] / samples as f32;
        }
    }
    shares
}

/// Evaluates the position after the viewer's next turn; for the public, after the next decision.
fn evaluate_after_next_turn<G: BotGame>(
    game: &G,
    state: &mut G::State,
    viewer: Viewer,
    rng: &mut Rng,
    evaluator: &mut MoveEvaluator<G>,
) -> Evaluation {
    let (mut others, mut own) = (false, None);
    loop {
        let Some(seat) = advance(game, state, rng) else { return Evaluation::of_result(game.winners(state), 0.0) };
        match own {
            Some(evaluation) if !viewer.is(seat) => return evaluation,
            _ => others |= !viewer.is(seat),
        }
        evaluator.evaluate_moves(game, game.network(), state, u32::MAX);
        let best = evaluator.best(seat).expect("the player to move has a legal move");
        if viewer == Viewer::Public {
            return evaluator.evaluations[best];
        }
        if others && viewer.is(seat) {
            own = Some(evaluator.evaluations[best]);
        }
        game.play(state, evaluator.moves[best]);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(value: f32, error: f32) -> Candidate<u8> {
        Candidate { m: 0, network_value: value, value, error, visits: 10 }
    }

    #[test]
    fn a_clear_difference_gives_high_confidence() {
        assert_eq!(confidence(&[candidate(0.5, 0.1)]), 1.0, "the only move");
        assert!((confidence(&[candidate(0.5, 0.1), candidate(0.5, 0.1)]) - 0.5).abs() < 1e-3);
        assert!(confidence(&[candidate(0.6, 0.01), candidate(0.5, 0.01)]) > 0.99);
        let one_error = confidence(&[candidate(0.6, 0.1), candidate(0.5, 0.0)]);
        assert!((one_error - 0.841).abs() < 0.02, "{one_error}");
    }
}
