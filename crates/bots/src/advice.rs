//! Why a move is good: what hints, review and puzzles are made of.

use std::borrow::Borrow;

use game::{Describe, Game, Rng, Step, Turn, Viewer};

use crate::bot::imagine;
use crate::exp::exp;
use crate::judge::Learned;
use crate::network::Network;
use crate::thinker::{Candidate, Thinker};

/// Events count as sure if they happen in each of so many worlds that the view allows.
const WORLDS: usize = 4;

/// A move with what speaks for it.
#[derive(Clone, PartialEq, Debug)]
pub struct Reason<G: Describe> {
    /// The move.
    pub m: G::Move,
    /// The share of the victory that it promises, from 0 to 1.
    pub chance: f32,
    /// One standard error of that: how far the worlds that were looked into disagree.
    pub unsure: f32,
    /// How often it was looked into; without that its chance is the network's word.
    pub visits: u32,
    /// What it does, in order, as far as that is sure.
    pub events: Vec<G::Event>,
}

/// All legal moves, the best first.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<G: Describe> {
    /// The moves. There is at least one.
    pub moves: Vec<Reason<G>>,
    /// How likely it is that the first is better than the second, from 0.5 to 1.
    pub sure: f32,
}

impl<G: Learned + Describe, N: Borrow<Network>> Thinker<G, N> {
    /// Ranks the moves of the viewer, who must have to decide, and says what each does.
    pub fn advise(&mut self, game: &G, view: &G::View) -> Advice<G> {
        self.advise_about(game, view, &[])
    }

    /// The same, with some moves that are looked into even if they seem bad.
    pub fn advise_about(&mut self, game: &G, view: &G::View, also: &[G::Move]) -> Advice<G> {
        let candidates = self.think_about(game, view, also);
        let mut rng = Rng::new(candidates.len() as u64);
        let worlds = imagine_several(game, view, &mut rng);
        let reason = |candidate: &Candidate<G::Move>| Reason {
            m: candidate.m,
            chance: candidate.value,
            unsure: candidate.error,
            visits: candidate.visits,
            events: sure_events(game, &worlds, candidate.m),
        };
        Advice { sure: surety(&candidates), moves: candidates.iter().map(reason).collect() }
    }
}

/// A few worlds that the view allows: what is the same in all of them counts as sure.
pub fn imagine_several<G: Game>(game: &G, view: &G::View, rng: &mut Rng) -> Vec<G::State> {
    (0..WORLDS).map(|_| imagine(game, view, rng)).collect()
}

/// What a legal move does in all of the worlds, as far as who decides is told.
pub fn sure_events<G: Describe>(game: &G, worlds: &[G::State], m: G::Move) -> Vec<G::Event> {
    let Turn::Decide(seat) = game.turn(&worlds[0]) else { return Vec::new() };
    let mut events = game.explain(&worlds[0], Step::Move(m));
    events.retain(|event| game.shows(event, Viewer::Seat(seat)));
    for world in &worlds[1..] {
        let there = game.explain(world, Step::Move(m));
        events.retain(|event| there.contains(event));
    }
    events
}

/// How likely the first is better than the second, taking their errors as independent.
fn surety<M>(candidates: &[Candidate<M>]) -> f32 {
    let [first, second, ..] = candidates else { return 1.0 };
    let error = (first.error * first.error + second.error * second.error).sqrt().max(1e-4);
    // The logistic curve that follows the normal distribution closely.
    1.0 / (1.0 + exp(-1.702 * (first.value - second.value).max(0.0) / error))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(value: f32, error: f32) -> Candidate<u8> {
        Candidate { m: 0, worth: value, value, error, visits: 10 }
    }

    #[test]
    fn what_is_far_better_is_surely_better() {
        assert_eq!(surety(&[candidate(0.5, 0.1)]), 1.0, "the only move");
        assert!((surety(&[candidate(0.5, 0.1), candidate(0.5, 0.1)]) - 0.5).abs() < 1e-3);
        assert!(surety(&[candidate(0.6, 0.01), candidate(0.5, 0.01)]) > 0.99);
        let one_error = surety(&[candidate(0.6, 0.1), candidate(0.5, 0.0)]);
        assert!((one_error - 0.841).abs() < 0.02, "{one_error}");
    }
}
