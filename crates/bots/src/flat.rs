//! Flat Monte Carlo: tries moves in sampled worlds, finishes the games at random, and
//! plays what won most often.

use std::cmp::Reverse;
use std::time::Duration;

use game::{Dice, Game, Rng, Seat, Turn};

use crate::bot::{Bot, imagine};
use crate::budget::{Budget, Clock, Meter};
use crate::judge::Judged;

/// A victory in parts, so that it can be shared by up to five winners without rounding.
const VICTORY: u64 = 60;
/// A choice among fewer moves than this takes only its part of a budget of playouts.
const MANY_MOVES: usize = 24;
/// Moves that so many worlds in a row do not tell apart are taken to be worth the same.
const WORLDS_TO_TELL_APART: usize = 32;

/// The clock is read once in so many playouts.
const STRIDE: u32 = 4;

/// Spends its budget on random playouts, in rounds: all moves are tried in the same worlds,
/// and after each round the better half stays (sequential halving). A node of the budget is
/// one playout.
#[derive(Clone, Debug)]
pub struct Flat {
    rng: Rng,
    budget: Budget,
    clock: Clock,
    spent: u32,
}

impl Flat {
    /// Playouts for a decision among many moves: about a tenth of a second of Qin with all
    /// checks on.
    pub const PLAYOUTS: u32 = 6_000;

    /// The bot whose choices follow from this seed, at its usual strength.
    pub fn new(seed: u64) -> Self {
        Self::with_playouts(seed, Self::PLAYOUTS)
    }

    /// The bot that never spends more than so many playouts on a decision.
    pub fn with_playouts(seed: u64, playouts: u32) -> Self {
        Self::with_budget(seed, Budget::Nodes(playouts), || Duration::ZERO)
    }

    /// The bot that never spends more than this on a decision.
    pub fn with_budget(seed: u64, budget: Budget, clock: Clock) -> Self {
        Self { rng: Rng::new(seed), budget, clock, spent: 0 }
    }

    /// How many playouts it made for its last decision.
    pub fn spent(&self) -> u32 {
        self.spent
    }
}

/// A move that may still turn out to be the best.
struct Candidate<M> {
    m: M,
    won: u64,
    /// What it won in the last world.
    share: u64,
}

impl<G: Judged> Bot<G> for Flat {
    fn choose(&mut self, game: &G, view: &G::View) -> G::Move {
        let meter = Meter::start(self.budget, self.clock, STRIDE);
        let world = imagine(game, view, &mut self.rng);
        self.spent = 0;
        if let Some(m) = game.indifferent(&world) {
            return m;
        }
        let Turn::Decide(seat) = game.turn(&world) else { panic!("asked to choose when nobody has to decide") };
        let mut moves = Vec::new();
        game.legal_moves(&world, &mut moves);
        // Ties go to whoever comes first, so the order must not say anything.
        self.rng.shuffle(&mut moves);
        if let Budget::Nodes(nodes) = self.budget {
            moves.truncate(nodes.max(1) as usize);
        }
        let mut field: Vec<_> = moves.into_iter().map(|m| Candidate { m, won: 0, share: 0 }).collect();

        let pace = Pace::new(self.budget, field.len());
        let mut trial = Trial { game, view, seat, rng: &mut self.rng, meter, sample: world.clone(), world };
        for round in 1..=rounds(field.len()) {
            let worth = trial.round(&mut field, &pace, round);
            field.sort_by_key(|candidate| Reverse(candidate.won));
            if !worth {
                break;
            }
            field.truncate(field.len().div_ceil(2));
        }
        self.spent = trial.meter.spent();
        field.first().expect("who has to decide has a legal move").m
    }
}

/// How the budget is shared by the rounds.
enum Pace {
    /// So many playouts in all, and so many for each round.
    Playouts { all: usize, round: usize },
    /// This part of the time for each round.
    Time { round: f32 },
}

impl Pace {
    fn new(budget: Budget, field: usize) -> Self {
        let rounds = rounds(field).max(1);
        match budget {
            Budget::Nodes(playouts) => {
                let part = field.min(MANY_MOVES) as u64;
                let all = (u64::from(playouts) * part / MANY_MOVES as u64) as usize;
                Self::Playouts { all, round: all / rounds }
            }
            Budget::Time(_) => Self::Time { round: 1.0 / rounds as f32 },
        }
    }
}

/// How often a field of so many can be halved until one is left.
fn rounds(field: usize) -> usize {
    field.next_power_of_two().ilog2() as usize
}

/// What the playouts for one decision have in common.
struct Trial<'a, G: Game> {
    game: &'a G,
    view: &'a G::View,
    seat: Seat,
    rng: &'a mut Rng,
    meter: Meter,
    /// The world that all moves are tried in.
    sample: G::State,
    /// A state to play in.
    world: G::State,
}

impl<G: Game> Trial<'_, G> {
    /// Tries every candidate in as many worlds as the round has budget for. Says whether
    /// another round is worth it.
    fn round(&mut self, field: &mut [Candidate<G::Move>], pace: &Pace, round: usize) -> bool {
        let (mut worlds, mut apart) = (0, false);
        let planned = match *pace {
            Pace::Playouts { all, round } => {
                let left = all.saturating_sub(self.meter.spent() as usize);
                if left < field.len() { 0 } else { (round.min(left) / field.len()).max(1) }
            }
            Pace::Time { .. } => usize::MAX,
        };
        while worlds < planned {
            let Some(differs) = self.try_all(field) else { return false };
            apart |= differs;
            worlds += 1;
            if let Pace::Time { round: part } = *pace {
                let hopeless = !apart && worlds >= WORLDS_TO_TELL_APART;
                if hopeless || self.meter.part() >= part * round as f32 {
                    break;
                }
            }
        }
        worlds > 0 && (apart || worlds < WORLDS_TO_TELL_APART)
    }

    /// Tries every candidate once in one world, with the same luck for all. Says whether it
    /// made a difference between them; nothing if the budget did not last.
    fn try_all(&mut self, field: &mut [Candidate<G::Move>]) -> Option<bool> {
        self.game.determinize(self.view, self.rng, &mut self.sample);
        let luck = Rng::new(self.rng.next_u64());
        for candidate in &mut *field {
            if !self.meter.spend() {
                return None;
            }
            self.world.clone_from(&self.sample);
            candidate.share = self.playout(candidate.m, luck.clone());
        }
        field.iter_mut().for_each(|candidate| candidate.won += candidate.share);
        Some(field.iter().any(|candidate| candidate.share != field[0].share))
    }

    /// Plays the move and then at random; the seat's share of the victory.
    fn playout(&mut self, m: G::Move, mut luck: Rng) -> u64 {
        self.game.play(&mut self.world, m);
        self.game.playout(&mut self.world, &mut luck);
        let winners = self.game.winners(&self.world);
        if winners.contains(self.seat) { VICTORY / winners.len() as u64 } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halving_ends_with_one_move() {
        for field in 1..300_usize {
            let mut left = field;
            (0..rounds(field)).for_each(|_| left = left.div_ceil(2));
            assert_eq!(left, 1, "from {field}");
        }
    }

    #[test]
    fn a_victory_can_be_shared_by_any_table() {
        assert!((1..=Seat::MAX as u64).all(|winners| VICTORY.is_multiple_of(winners)));
    }
}
