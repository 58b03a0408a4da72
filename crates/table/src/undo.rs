//! Taking moves back.
//!
//! A move can be taken back by whoever made it while the same turn goes on and chance has brought
//! nothing since. Past that, all other people have to agree: then the asker's last move and all that
//! came after it are taken back. The deck is as it was, so the same things come again. Where no
//! other people play, nobody has to agree.

use game::{Seat, Seats};

use crate::reject::Reject;
use crate::table::{Stage, Table};

/// Somebody has asked to take moves back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Request {
    /// Who has asked.
    pub(crate) seat: Seat,
    /// How many moves would stay.
    pub(crate) stay: usize,
    /// Who has agreed.
    pub(crate) agreed: Seats,
}

impl Table {
    /// How many moves stay when this seat takes one back without asking.
    pub(crate) fn free_undo(&self, seat: Seat) -> Result<usize, Reject> {
        let moves = self.moves();
        let own = moves.iter().rposition(|&(mover, _)| mover == seat).ok_or(Reject::NothingToUndo)?;
        let is_last = own + 1 == moves.len();
        let (_, dealt) = moves[own];
        if is_last && !dealt && self.decides() == Some(seat) { Ok(own) } else { Err(Reject::NeedsConsent) }
    }

    /// How many moves stay when the others agree.
    pub(crate) fn asked_undo(&self, seat: Seat) -> Result<usize, Reject> {
        self.moves().iter().rposition(|&(mover, _)| mover == seat).ok_or(Reject::NothingToUndo)
    }

    /// Who still has to agree to a request.
    pub(crate) fn still_to_agree(&self, request: &Request) -> Seats {
        self.people().iter().filter(|&seat| seat != request.seat && !request.agreed.contains(seat)).collect()
    }

    /// Takes the moves back if all have agreed; otherwise the request stands.
    pub(crate) fn settle(&mut self, request: Request) {
        if self.still_to_agree(&request).is_empty() {
            self.take_back_to(request.stay);
        } else {
            self.request = Some(request);
        }
    }

    pub(crate) fn take_back_to(&mut self, moves: usize) {
        self.request = None;
        if let Stage::Playing(game) = &mut self.stage {
            game.take_back_to(moves);
        }
    }

    fn moves(&self) -> Vec<(Seat, bool)> {
        match &self.stage {
            Stage::Playing(game) => game.moves(),
            Stage::Gathering | Stage::Dealing(_) | Stage::Between(_) | Stage::Over(..) => Vec::new(),
        }
    }
}
