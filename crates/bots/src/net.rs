//! The bare network: looks at every move once and plays the best.

use std::borrow::Borrow;

use game::{Rng, Seat, Turn};

use crate::bot::{Bot, imagine};
use crate::judge::Learned;
use crate::network::Network;
use crate::outlook::Outlook;

/// Plays the move after which the network sees the best chances. The network may be one of
/// the program's or, as an `Arc`, any other.
pub struct Net<G: Learned, N = &'static Network> {
    network: N,
    rng: Rng,
    moves: Vec<G::Move>,
    outlooks: Vec<Outlook>,
    scratch: G::Scratch,
}

impl<G: Learned, N: Borrow<Network>> Net<G, N> {
    /// The bot that plays by this network.
    pub fn new(network: N, seed: u64) -> Self {
        Self { network, rng: Rng::new(seed), moves: Vec::new(), outlooks: Vec::new(), scratch: G::Scratch::default() }
    }

    /// The legal moves with what the network sees after each, and who has to decide.
    pub fn judge(&mut self, game: &G, view: &G::View) -> (Seat, &[G::Move], &[Outlook]) {
        let world = imagine(game, view, &mut self.rng);
        let Turn::Decide(seat) = game.turn(&world) else { panic!("asked to choose when nobody has to decide") };
        game.legal_moves(&world, &mut self.moves);
        game.sweep(self.network.borrow(), &world, &self.moves, &mut self.scratch, &mut self.outlooks);
        (seat, &self.moves, &self.outlooks)
    }
}

impl<G: Learned, N: Borrow<Network>> Bot<G> for Net<G, N> {
    fn choose(&mut self, game: &G, view: &G::View) -> G::Move {
        let (seat, moves, outlooks) = self.judge(game, view);
        let best = moves.iter().zip(outlooks).max_by(|a, b| a.1.worth(seat).total_cmp(&b.1.worth(seat)));
        *best.expect("who has to decide has a legal move").0
    }
}
