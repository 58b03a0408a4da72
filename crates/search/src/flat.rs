//! Flat Monte Carlo: tries moves in sampled worlds, finishes the games at random, and
//! plays what won most often.

use std::cmp::Reverse;

use game::{Game, Rng, Seat, Turn};

use crate::bot::{Bot, imagine};

/// A victory in parts, so that it can be shared by up to five winners without rounding.
const VICTORY: u64 = 60;
/// A choice among fewer moves than this takes only its part of the budget.
const MANY_MOVES: usize = 24;
/// Moves that so many worlds in a row do not tell apart are taken to be worth the same.
const WORLDS_TO_TELL_APART: usize = 32;

/// Spends a fixed number of random playouts on each decision, in rounds: all moves are
/// tried in the same worlds, and after each round the better half stays (sequential
/// halving). The budget counts playouts, not time, so a seed gives the same game anywhere.
#[derive(Clone, Debug)]
pub struct Flat {
    rng: Rng,
    playouts: u32,
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
        Self { rng: Rng::new(seed), playouts }
    }
}

/// A move that may still turn out to be the best.
struct Candidate<M> {
    m: M,
    won: u64,
}

impl<G: Game> Bot<G> for Flat {
    fn choose(&mut self, game: &G, view: &G::View) -> G::Move {
        let mut world = imagine(game, view, &mut self.rng);
        let Turn::Decide(seat) = game.turn(&world) else { panic!("asked to choose when nobody has to decide") };
        let mut moves = Vec::new();
        game.legal_moves(&world, &mut moves);
        // Ties go to whoever comes first, so the order must not say anything.
        self.rng.shuffle(&mut moves);
        moves.truncate(self.playouts.max(1) as usize);
        let mut field: Vec<_> = moves.into_iter().map(|m| Candidate { m, won: 0 }).collect();

        let part = field.len().min(MANY_MOVES) as u64;
        let mut left = (u64::from(self.playouts) * part / MANY_MOVES as u64) as usize;
        let a_round = left / rounds(field.len()).max(1);
        while field.len() > 1 && left >= field.len() {
            let worlds = (a_round.min(left) / field.len()).max(1);
            left = left.saturating_sub(worlds * field.len());
            let mut round = Round { game, view, seat, rng: &mut self.rng, world: &mut world };
            if !round.tells_apart(&mut field, worlds) && worlds >= WORLDS_TO_TELL_APART {
                break;
            }
            field.sort_by_key(|candidate| Reverse(candidate.won));
            field.truncate(field.len().div_ceil(2));
        }
        field.first().expect("who has to decide has a legal move").m
    }
}

/// How often a field of so many can be halved until one is left.
fn rounds(field: usize) -> usize {
    field.next_power_of_two().ilog2() as usize
}

/// What the playouts of one round have in common.
struct Round<'a, G: Game> {
    game: &'a G,
    view: &'a G::View,
    seat: Seat,
    rng: &'a mut Rng,
    /// A state to play in.
    world: &'a mut G::State,
}

impl<G: Game> Round<'_, G> {
    /// Tries every candidate once in each of so many worlds, with the same luck for all.
    /// Says whether any world made a difference between them.
    fn tells_apart(&mut self, field: &mut [Candidate<G::Move>], worlds: usize) -> bool {
        let mut apart = false;
        let mut sample = self.world.clone();
        for _ in 0..worlds {
            self.game.determinize(self.view, self.rng, &mut sample);
            let luck = Rng::new(self.rng.next_u64());
            let mut first = None;
            for candidate in &mut *field {
                self.world.clone_from(&sample);
                let share = self.playout(candidate.m, luck.clone());
                candidate.won += share;
                apart |= *first.get_or_insert(share) != share;
            }
        }
        apart
    }

    /// Plays the move and then at random; the seat's share of the victory.
    fn playout(&mut self, m: G::Move, mut luck: Rng) -> u64 {
        self.game.play(self.world, m);
        self.game.playout(self.world, &mut luck);
        let winners = self.game.winners(self.world);
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
