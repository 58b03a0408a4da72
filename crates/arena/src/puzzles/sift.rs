//! Is there one best move in a position, and can it be said why?

use bots::{Bot as _, Budget, Candidate, Greedy, Spread, Thinker, imagine_several};
use game::{Rng, Seat};

use super::Plan;
use super::theme::{Puzzling, themes};
use crate::clock::thread_cpu;

/// What is no further from the best is as good.
const ALIKE: f32 = 0.02;

/// What is no answer is worse by at least so much of a player's fair share of the victory, as the
/// search that confirms sees it.
const GAP: f32 = 0.14;

/// And, at large tables, by at least so much of the victory.
const LEAST_GAP: f32 = 0.05;

/// The search that proposes need not see all of that, and the one after it nearly all.
const LIKELY: [f32; 2] = [0.6, 0.8];

/// Nor by less than so many standard errors of the difference.
const SURE: f32 = 2.0;

/// More answers than this are no answer.
const ANSWERS: usize = 6;

/// Where there is less to choose from, guessing would do.
const CHOICES: usize = 8;

/// A position with one best move.
pub(super) struct Found<M> {
    /// The moves that are as good as the best, which is the first.
    pub(super) moves: Vec<M>,
    pub(super) themes: Vec<&'static str>,
    pub(super) best: f32,
    pub(super) near: M,
    pub(super) second: f32,
}

/// Both searches for one game.
pub(super) struct Sieve<'a, G: Puzzling> {
    game: &'a G,
    plan: &'a Plan,
}

impl<'a, G: Puzzling> Sieve<'a, G> {
    pub(super) fn new(game: &'a G, plan: &'a Plan) -> Self {
        Self { game, plan }
    }

    /// What there is to find in a position in which this seat decides.
    pub(super) fn sift(&mut self, seat: Seat, view: &G::View, seed: u64) -> Option<Found<G::Move>> {
        let game = self.game;
        let mut luck = Rng::new(seed);
        let worlds = imagine_several(game, view, &mut luck);
        let mut legal = Vec::new();
        game.legal_moves(&worlds[0], &mut legal);
        if legal.len() < CHOICES {
            return None;
        }
        let (usual, gap) = (game.spread(), (GAP / game.players() as f32).max(LEAST_GAP));
        // Moves that the network does not think much of are looked into as well.
        let (explore, explore_below) = (2.0 * usual.explore, 2.0 * usual.explore_below);
        let wide = Spread { explore, explore_below, heat: 4.0 * usual.heat, ..usual };
        let proposed = self.think(view, usual, self.plan.first, luck.next_u64());
        let (likely, _) = split(&proposed, LIKELY[0] * gap)?;
        let best = likely[0].m;
        if themes(game, &worlds, seat, best).is_empty() {
            return None;
        }
        // What is gained at once is found often: every other time is enough.
        if Greedy::new(seed).choose(game, view) == best && luck.below(2) == 0 {
            return None;
        }
        // Most of what is proposed is refuted by a tenth of the effort.
        split(&self.think(view, wide, self.plan.second / 10, luck.next_u64()), LIKELY[1] * gap)?;
        let confirmed = self.think(view, wide, self.plan.second, luck.next_u64());
        let (answers, others) = split(&confirmed, gap)?;
        let themes = themes(game, &worlds, seat, answers[0].m);
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

    /// Do so many deep searches, each with luck of its own, all choose an answer?
    pub(super) fn holds(&self, view: &G::View, answers: &[G::Move], searches: u64, luck: &Rng) -> bool {
        (0..searches).all(|n| {
            let candidates = self.think(view, self.game.spread(), self.plan.deep, luck.fork(n).next_u64());
            answers.contains(&candidates[0].m)
        })
    }

    fn think(&self, view: &G::View, spread: Spread, nodes: u32, seed: u64) -> Vec<Candidate<G::Move>> {
        let mut thinker = Thinker::new(self.game.network(), spread, Budget::Nodes(nodes), thread_cpu, seed);
        thinker.think(self.game, view)
    }
}

type Candidates<M> = Vec<Candidate<M>>;

/// The moves that are as good as the best, and all others, if these are worse by the gap; both
/// with the best first.
fn split<M: Copy>(candidates: &[Candidate<M>], gap: f32) -> Option<(Candidates<M>, Candidates<M>)> {
    let mut candidates = candidates.to_vec();
    candidates.sort_by(|a, b| b.value.total_cmp(&a.value));
    let best = candidates.first()?.value;
    let others = candidates.split_off(candidates.partition_point(|candidate| best - candidate.value <= ALIKE));
    let far = best - others.first()?.value >= gap;
    far.then_some((candidates, others))
}

/// Is every other move surely worse than every answer?
fn sure<M>(answers: &[Candidate<M>], others: &[Candidate<M>]) -> bool {
    answers
        .iter()
        .all(|answer| others.iter().all(|other| answer.value - other.value >= SURE * answer.error.hypot(other.error)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(m: char, value: f32, error: f32) -> Candidate<char> {
        Candidate { m, worth: value, value, error, visits: 100 }
    }

    #[test]
    fn what_is_as_good_is_an_answer_and_what_lies_between_spoils_the_puzzle() {
        let clear = [candidate('c', 0.5, 0.01), candidate('a', 0.7, 0.01), candidate('b', 0.69, 0.01)];
        let (answers, others) = split(&clear, 0.1).unwrap();
        assert_eq!(answers.iter().map(|answer| answer.m).collect::<String>(), "ab");
        assert_eq!(others.iter().map(|other| other.m).collect::<String>(), "c");
        let between = [candidate('a', 0.7, 0.01), candidate('b', 0.65, 0.01), candidate('c', 0.5, 0.01)];
        assert!(split(&between, 0.1).is_none());
        assert!(split(&clear[1..], 0.1).is_none(), "nothing is wrong");
    }

    #[test]
    fn every_other_move_must_be_surely_worse() {
        let answers = [candidate('a', 0.7, 0.01)];
        assert!(sure(&answers, &[candidate('b', 0.6, 0.01), candidate('c', 0.3, 0.1)]));
        assert!(!sure(&answers, &[candidate('b', 0.6, 0.01), candidate('c', 0.5, 0.1)]));
    }
}
