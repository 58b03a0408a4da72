//! Taking moves back.
//!
//! A move can be taken back by whoever made it while the same turn goes on and chance has brought
//! nothing since. Past that, the others have to agree: then the asker's last move and all that came
//! after it are taken back.
//!
//! Where one person plays against bots, nobody has to agree. In a match that two or more people began,
//! everybody who began it and has not forfeited has to agree in person. Nobody agrees for those who are
//! away, and a bot never does.
//!
//! Taking back must not show anybody more than the game would have shown. The deck is as it was, so the
//! same things come again. But somebody who draws a tile, takes the draw back and draws from another pile
//! would have seen both. So the draws that were taken back are fixed: where a seat could repeat its draw,
//! it can make no other one.

use game::{Seat, Seats};

use crate::one_game::Foreseen;
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
        let moves = self.moves_played();
        let own = moves.iter().rposition(|&(mover, _)| mover == seat).ok_or(Reject::NothingToUndo)?;
        let is_last = own + 1 == moves.len();
        let (_, dealt) = moves[own];
        if is_last && !dealt && self.decides() == Some(seat) { Ok(own) } else { Err(Reject::NeedsConsent) }
    }

    /// How many moves stay when the others agree.
    pub(crate) fn asked_undo(&self, seat: Seat) -> Result<usize, Reject> {
        let own = self.moves_played().iter().rposition(|&(mover, _)| mover == seat).ok_or(Reject::NothingToUndo)?;
        if self.is_among_people() {
            let others = self.have_a_say(seat);
            let all_here = others.iter().all(|other| self.chairs[other.index()].is_person());
            if others.is_empty() || !all_here {
                return Err(Reject::NobodyToAgree);
            }
        }
        Ok(own)
    }

    /// Who still has to agree to a request.
    pub(crate) fn still_to_agree(&self, request: &Request) -> Seats {
        let people = if self.is_among_people() { self.have_a_say(request.seat) } else { self.people() };
        people.iter().filter(|&seat| seat != request.seat && !request.agreed.contains(seat)).collect()
    }

    /// Whether two or more people began the match. Before version 2 of the protocol it made no difference.
    fn is_among_people(&self) -> bool {
        self.opening.protocol >= 2 && self.began.len() >= 2
    }

    /// The other people who began the match and have not forfeited.
    fn have_a_say(&self, asker: Seat) -> Seats {
        self.began.iter().filter(|&seat| seat != asker && !self.forfeited.contains(seat)).collect()
    }

    /// Notes who begins the match.
    pub(crate) fn note_people(&mut self) {
        self.began = self.people();
    }

    /// Takes the moves back if all have agreed; otherwise the request stands.
    /// Returns the versions of the moves taken back.
    pub(crate) fn settle(&mut self, request: Request) -> Vec<u32> {
        if self.still_to_agree(&request).is_empty() {
            self.take_back_to(request.stay)
        } else {
            self.request = Some(request);
            Vec::new()
        }
    }

    /// Takes back moves until this many are left, and returns the versions of those.
    pub(crate) fn take_back_to(&mut self, moves: usize) -> Vec<u32> {
        self.request = None;
        if let Stage::Playing(game) = &mut self.stage {
            let draws = game.take_back_to(moves);
            if self.is_among_people() {
                // Those that are still to be repeated came later.
                self.to_repeat.splice(..0, draws);
            }
        }
        self.moves.split_off(moves.min(self.moves.len()))
    }

    /// The draw that a seat has to repeat before it can make another one, if it can be made now.
    pub(crate) fn repeats(&self, seat: Seat) -> Option<&str> {
        let draw = self.to_repeat.iter().find(|draw| draw.seat == seat)?;
        self.game()?.foresee(&draw.text).is_ok().then_some(draw.text.as_str())
    }

    /// Whether a move keeps to the draws that were taken back.
    pub(crate) fn keeps_to_draws(&self, seat: Seat, foreseen: &Foreseen) -> Result<(), Reject> {
        let Foreseen { text, happened, .. } = foreseen;
        match self.repeats(seat) {
            Some(draw) if !happened.chance.is_empty() && draw != text => Err(Reject::RepeatDraw(draw.to_owned())),
            _ => Ok(()),
        }
    }

    /// What is played for a bot that has chosen a move: bots don't know of draws that were taken back.
    pub(crate) fn for_bot(&self, seat: Seat, text: String) -> String {
        let Some(draw) = self.repeats(seat) else { return text };
        let draws_otherwise = self.game().is_some_and(|game| {
            game.foresee(&text).is_ok_and(|foreseen| self.keeps_to_draws(seat, &foreseen).is_err())
        });
        if draws_otherwise { draw.to_owned() } else { text }
    }

    /// Notes that a seat has drawn something.
    pub(crate) fn note_draw(&mut self, seat: Seat) {
        if let Some(at) = self.to_repeat.iter().position(|draw| draw.seat == seat) {
            self.to_repeat.remove(at);
        }
    }

    /// Every legal move of the seat that has to decide, except draws other than the one to repeat.
    pub(crate) fn legal(&self) -> Vec<String> {
        let (Some(game), Some(seat)) = (self.game(), self.decides()) else { return Vec::new() };
        let mut legal = game.legal();
        if self.repeats(seat).is_some() {
            legal.retain(|text| game.foresee(text).is_ok_and(|foreseen| self.keeps_to_draws(seat, &foreseen).is_ok()));
        }
        legal
    }

    /// The moves of this game that hold: whose they were, and whether chance was asked after them.
    fn moves_played(&self) -> Vec<(Seat, bool)> {
        match &self.stage {
            Stage::Playing(game) => game.moves(),
            Stage::Gathering | Stage::Dealing(_) | Stage::Between(_) | Stage::Over(..) => Vec::new(),
        }
    }
}
