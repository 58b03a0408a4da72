//! All moves of a position at a glance of the network.

use game::Seat;

use crate::judge::Learned;
use crate::network::Network;
use crate::outlook::Outlook;

/// The moves of a position with what the network says of each, and the memory to find that out.
pub(crate) struct Sweeper<G: Learned> {
    pub(crate) moves: Vec<G::Move>,
    pub(crate) outlooks: Vec<Outlook>,
    pub(crate) scratch: G::Scratch,
}

impl<G: Learned> Default for Sweeper<G> {
    fn default() -> Self {
        Self { moves: Vec::new(), outlooks: Vec::new(), scratch: G::Scratch::default() }
    }
}

impl<G: Learned> Sweeper<G> {
    /// Lists the legal moves that need one of these, with what the network says of each.
    pub(crate) fn sweep(&mut self, game: &G, network: &Network, world: &G::State, needs: u32) {
        game.legal_moves(world, &mut self.moves);
        self.moves.retain(|&m| G::needs(m) & needs != 0);
        game.sweep(network, world, &self.moves, &mut self.scratch, &mut self.outlooks);
    }

    /// Which of them is worth most to the seat.
    pub(crate) fn best(&self, seat: Seat) -> Option<usize> {
        let worth = |at: &usize| self.outlooks[*at].worth(seat);
        (0..self.outlooks.len()).max_by(|a, b| worth(a).total_cmp(&worth(b)))
    }
}
