//! Whether a position has one best move, and whether it can be explained.

use bots::{Bot as _, Budget, Candidate, Greedy, SearchBot, SearchParams, sample_states};
use game::{Rng, Seat};

use super::Plan;
use super::theme::{Puzzling, themes};
use crate::clock::thread_cpu;

/// Moves within this distance of the best are as good.
const ALIKE: f32 = 0.02;

/// All other moves must be worse by at least this part of a player's fair share of the victory, as the confirming
/// search sees it.
const GAP: f32 = 0.14;

/// And, at large tables, by at least this share of the victory.
const LEAST_GAP: f32 = 0.05;

/// The proposing search and the first confirming one need to see only this part of the gap.
const LIKELY: [f32; 2] = [0.6, 0.8];

/// All other moves must be worse by at least this many standard errors of the difference.
const SURE: f32 = 2.0;

/// A position with more answers is no puzzle.
const ANSWERS: usize = 6;

/// A position with fewer legal moves could be guessed.
const CHOICES: usize = 8;

/// A position with one best move.
pub(super) struct Found<M> {
    /// The moves that are as good as the best, which comes first.
    pub(super) moves: Vec<M>,
    pub(super) themes: Vec<&'static str>,
    pub(super) best: f32,
    pub(super) near: M,
    pub(super) second: f32,
}

/// Searches the positions of one game for puzzles.
pub(super) struct Finder<'a, G: Puzzling> {
    game: &'a G,
    plan: &'a Plan,
}

impl<'a, G: Puzzling> Finder<'a, G> {
    pub(super) fn new(game: &'a G, plan: &'a Plan) -> Self {
        Self { game, plan }
    }

    /// Returns what there is to find in a position in which this seat decides.
    pub(super) fn inspect(&mut self, seat: Seat, view: &G::View, seed: u64) -> Option<Found<G::Move>> {
        let game = self.game;
        let mut luck = Rng::new(seed);
        let states = sample_states(game, view, &mut luck);
        let mut legal = Vec::new();
        game.legal_moves(&states[0], &mut legal);
        if legal.len() < CHOICES {
            return None;
        }
        let (usual, gap) = (game.search_params(), (GAP / game.players() as f32).max(LEAST_GAP));
        // A wider search also visits moves that the network considers bad.
        let (exploration, exploration_below) = (2.0 * usual.exploration, 2.0 * usual.exploration_below);
        let wide = SearchParams { exploration, exploration_below, temperature: 4.0 * usual.temperature, ..usual };
        let proposed = self.search(view, usual, self.plan.first, luck.next_u64());
        let (likely, _) = split(&proposed, LIKELY[0] * gap)?;
        let best = likely[0].m;
        if themes(game, &states, seat, best).is_empty() {
            return None;
        }
        // Moves that gain at once are found often: every other time is enough.
        if Greedy::new(seed).choose(game, view) == best && luck.below(2) == 0 {
            return None;
        }
        // A tenth of the effort refutes most proposals.
        split(&self.search(view, wide, self.plan.second / 10, luck.next_u64()), LIKELY[1] * gap)?;
        let confirmed = self.search(view, wide, self.plan.second, luck.next_u64());
        let (answers, others) = split(&confirmed, gap)?;
        let themes = themes(game, &states, seat, answers[0].m);
        let agreed = answers.iter().any(|answer| answer.m == best);
        if !agreed || answers.len() > ANSWERS || themes.is_empty() || !sure(&answers, &others) {
            return None;
        }
        Some(Found {
            moves: answers.iter().map(|answer| answer.m).collect(),
            themes,
            best: answers[0].value,
            near: others[0].m,
            second: others[0].value,
        })
    }

    /// Returns whether this many deep searches with different random numbers all choose an answer.
    pub(super) fn confirms(&self, view: &G::View, answers: &[G::Move], searches: u64, luck: &Rng) -> bool {
        (0..searches).all(|n| {
            let candidates = self.search(view, self.game.search_params(), self.plan.deep, luck.fork(n).next_u64());
            answers.contains(&candidates[0].m)
        })
    }

    fn search(&self, view: &G::View, search_params: SearchParams, nodes: u32, seed: u64) -> Vec<Candidate<G::Move>> {
        let mut bot = SearchBot::new(self.game.network(), search_params, Budget::Nodes(nodes), thread_cpu, seed);
        bot.search(self.game, view)
    }
}

type Candidates<M> = Vec<Candidate<M>>;

/// Splits off the moves that are as good as the best, if all others are worse by the gap; both lists have the best move
/// first.
fn split<M: Copy>(candidates: &[Candidate<M>], gap: f32) -> Option<(Candidates<M>, Candidates<M>)> {
    let mut candidates = candidates.to_vec();
    candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
    let best = candidates.first()?.value;
    let others = candidates.split_off(candidates.partition_point(|candidate| best - candidate.value <= ALIKE));
    let far = best - others.first()?.value >= gap;
    far.then_some((candidates, others))
}

/// Returns whether every other move is certainly worse than every answer.
fn sure<M>(answers: &[Candidate<M>], others: &[Candidate<M>]) -> bool {
    answers
        .iter()
        .all(|answer| others.iter().all(|other| answer.value - other.value >= SURE * answer.error.hypot(other.error)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(m: char, value: f32, error: f32) -> Candidate<char> {
        Candidate { m, network_value: value, value, error, visits: 100 }
    }

    #[test]
    fn a_move_between_the_answers_and_the_rest_spoils_the_puzzle() {
        let clear = [candidate('c', 0.5, 0.01), candidate('a', 0.7, 0.01), candidate('b', 0.69, 0.01)];
        let (answers, others) = split(&clear, 0.1).unwrap();
        assert_eq!(answers.iter().map(|answer| answer.m).collect::<String>(), "ab");
        assert_eq!(others.iter().map(|other| other.m).collect::<String>(), "c");
        let between = [candidate('a', 0.7, 0.01), candidate('b', 0.65, 0.01), candidate('c', 0.5, 0.01)];
        assert!(split(&between, 0.1).is_none());
        assert!(split(&clear[1..], 0.1).is_none(), "nothing is wrong");
    }

    #[test]
    fn every_other_move_must_be_certainly_worse() {
        let answers = [candidate('a', 0.7, 0.01)];
        assert!(sure(&answers, &[candidate('b', 0.6, 0.01), candidate('c', 0.3, 0.1)]));
        assert!(!sure(&answers, &[candidate('b', 0.6, 0.01), candidate('c', 0.5, 0.1)]));
    }
}
