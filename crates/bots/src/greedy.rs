//! Looks one move ahead and no further.

use game::{Dice, Rng, Turn};

use crate::bot::{Bot, imagine};
use crate::judge::Judged;

/// Plays the move after which it is furthest ahead; of several such moves, any.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: Rng,
}

impl Greedy {
    /// The bot whose choices follow from this seed.
    pub fn new(seed: u64) -> Self {
        Self { rng: Rng::new(seed) }
    }
}

impl<G: Judged> Bot<G> for Greedy {
    fn choose(&mut self, game: &G, view: &G::View) -> G::Move {
        let world = imagine(game, view, &mut self.rng);
        if let Some(m) = game.indifferent(&world) {
            return m;
        }
        let Turn::Decide(seat) = game.turn(&world) else { panic!("asked to choose when nobody has to decide") };
        let mut moves = Vec::new();
        game.legal_moves(&world, &mut moves);
        // The first of the best is taken, so the order must not say anything.
        self.rng.shuffle(&mut moves);
        let mut after = world.clone();
        let mut best = None;
        for m in moves {
            after.clone_from(&world);
            game.play(&mut after, m);
            let lead = game.lead(&after, seat);
            if best.is_none_or(|(most, _)| lead > most) {
                best = Some((lead, m));
            }
        }
        best.expect("who has to decide has a legal move").1
    }
}
