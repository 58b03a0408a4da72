//! The weakest opponent, and the yardstick for all others.

use game::{Game, Rng};

use crate::bot::{Bot, imagine};

/// Plays every legal move equally often.
#[derive(Clone, Debug)]
pub struct Random {
    rng: Rng,
}

impl Random {
    /// The bot whose choices follow from this seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: Rng::new(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, game: &G, view: &G::View) -> G::Move {
        let world = imagine(game, view, &mut self.rng);
        game.random_move(&world, &mut self.rng)
    }
}
