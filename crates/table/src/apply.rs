//! Applying: what an entry of the log does, after everything has been checked again.

use game::Seat;

use crate::act::{Act, Entry};
use crate::bad_log::BadLog;
use crate::chair::Chair;
use crate::one_game::Match;
use crate::options::AtZero;
use crate::outcome::{self, Ended, Finished, Outcome};
use crate::propose::{Decided, Follows, Proposal};
use crate::redact::Happened;
use crate::table::{RULES, Stage, Table};
use crate::undo::Request;

impl Table {
    /// Applies the next entry of the log. If it cannot be, the table is as it was.
    pub fn apply(&mut self, entry: Entry) -> Result<(), BadLog> {
        let expected = self.version() + 1;
        let Entry { version, at, .. } = entry;
        if version != expected {
            return Err(BadLog::Version { found: version, expected });
        }
        if at < self.last_at() {
            return Err(BadLog::Earlier { version });
        }
        let Decided { act, follows } = self.decide(entry.act.clone(), at).map_err(|why| BadLog::Impossible {
            version,
            what: what(&entry.act),
            why,
            older: (self.opening.rules < RULES).then_some(self.opening.rules),
        })?;
        if act != entry.act {
            return Err(BadLog::Otherwise { version });
        }
        let chance = follows.chance();
        if let Some(n) = (0..chance.len().max(entry.chance.len())).find(|&n| chance.get(n) != entry.chance.get(n)) {
            let (found, dealt) = (entry.chance.get(n).cloned(), chance.get(n).cloned());
            return Err(BadLog::OtherDeal { version, found, dealt });
        }
        self.commit(Proposal { entry, follows });
        Ok(())
    }

    /// Applies an entry that was proposed to this table as it is now, without checking it again.
    ///
    /// # Panics
    ///
    /// If another entry came in between.
    pub fn commit(&mut self, proposal: Proposal) {
        let Proposal { entry, follows } = proposal;
        assert_eq!(entry.version, self.version() + 1, "the entry was proposed to another state of the table");
        let earns = self.earns(&entry.act);
        let happened = self.carry_out(&entry, follows);
        let at = entry.at;
        self.log.push(entry);
        self.happened.push(happened);
        self.conclude();
        self.clocks.run(self.on_turn(), earns, at);
    }

    /// Whether an act can earn the increment: a move can, but from version 2 of the protocol not if a bot makes it
    /// for somebody who is away.
    fn earns(&self, act: &Act) -> bool {
        let Act::Move { seat, .. } = act else { return false };
        self.opening.protocol < 2 || self.chairs[seat.index()].is_person()
    }

    /// Does what has been decided.
    fn carry_out(&mut self, entry: &Entry, follows: Follows) -> Happened {
        if let Follows::Game(game, happened) = follows {
            self.go_on_with(game, &happened, entry);
            return happened;
        }
        let at = entry.at;
        let mut took_back = Vec::new();
        match &entry.act {
            Act::Sit { seat, sitter, .. } => self.chairs[seat.index()] = Chair::of(sitter.clone()),
            Act::Rise { seat } => {
                self.chairs[seat.index()] = Chair::Empty;
                self.stage = Stage::Gathering;
            }
            Act::Round { number } => self.start_round(*number, at),
            Act::Commit { seat, commitment } => self.committed(*seat, *commitment, at),
            Act::Open { seat, .. } => self.opened(*seat),
            Act::CallOff { seats, missing } => self.called_off(seats, *missing),
            Act::Begin { .. } | Act::Next { .. } | Act::Move { .. } => unreachable!("they have a game that follows"),
            Act::Undo { seat } => {
                if let Ok(stay) = self.free_undo(*seat) {
                    took_back = self.take_back_to(stay);
                }
            }
            Act::AskUndo { seat } => {
                if let Ok(stay) = self.asked_undo(*seat) {
                    took_back = self.settle(Request { seat: *seat, stay, agreed: game::Seats::NONE });
                }
            }
            Act::AnswerUndo { seat, agree } => {
                if let (Some(mut request), true) = (self.request.take(), *agree) {
                    request.agreed.insert(*seat);
                    took_back = self.settle(request);
                }
            }
            Act::Leave { seat, bot } => self.leave(*seat, bot),
            Act::Claim { seat } => {
                self.chairs[seat.index()].come_back();
                self.clocks.come_back(*seat);
            }
            Act::TimeOut { seat } => match self.options().at_zero {
                AtZero::Bot => self.leave(*seat, &self.options().stand_in.clone()),
                AtZero::Forfeit => self.forfeit(*seat),
            },
            Act::Resign { seat } => self.forfeit(*seat),
            Act::GiveBack { milliseconds, .. } => match &mut self.stage {
                Stage::Dealing(round) => round.give_back(*milliseconds, at),
                _ => self.clocks.give_back(*milliseconds),
            },
        }
        Happened { took_back, ..Happened::default() }
    }

    /// Goes on with the game as it is after a move, or with one that was dealt.
    fn go_on_with(&mut self, game: Box<dyn Match>, happened: &Happened, entry: &Entry) {
        match &entry.act {
            Act::Begin { first } | Act::Next { first } => {
                if matches!(entry.act, Act::Begin { .. }) {
                    self.note_people();
                }
                self.to_repeat.clear();
                self.moves.clear();
                self.first = Some(*first);
            }
            Act::Move { seat, .. } => {
                self.request = None;
                self.moves.push(entry.version);
                if !happened.chance.is_empty() {
                    self.note_draw(*seat);
                }
            }
            _ => unreachable!("only moves and deals lead to a game"),
        }
        self.stage = Stage::Playing(game);
    }

    /// A bot plays on. Whatever was asked of the people who were there is asked no longer.
    fn leave(&mut self, seat: Seat, bot: &str) {
        self.request = None;
        self.chairs[seat.index()].leave_to(bot);
    }

    /// The seat cannot win any more. A bot plays on for it as long as there is somebody to beat.
    fn forfeit(&mut self, seat: Seat) {
        self.forfeited.insert(seat);
        self.leave(seat, &self.options().stand_in.clone());
    }

    /// Ends the game if it is over, and the match if that was the last game or if only one seat
    /// has not forfeited.
    fn conclude(&mut self) {
        let last_standing = self.forfeited.len() + 1 >= self.players();
        self.stage = match std::mem::replace(&mut self.stage, Stage::Gathering) {
            Stage::Playing(game) | Stage::Between(game) if last_standing => {
                let left = Seat::all(self.players()).filter(|&seat| !self.forfeited.contains(seat)).collect();
                self.over(game, Ended::Forfeit, left)
            }
            Stage::Playing(game) if game.decides().is_none() => {
                self.request = None;
                let first = self.first.expect("the game has begun");
                self.finished.push(Finished { first, standings: game.standings() });
                if self.finished.len() as u32 == self.options().games {
                    let winners = outcome::winners(&self.finished, self.forfeited);
                    self.over(game, Ended::Played, winners)
                } else {
                    Stage::Between(game)
                }
            }
            stage => stage,
        };
    }

    fn over(&mut self, game: Box<dyn Match>, ended: Ended, winners: game::Seats) -> Stage {
        self.request = None;
        let outcome = Outcome {
            ended,
            winners: outcome::numbers(winners),
            forfeited: outcome::numbers(self.forfeited),
            games: self.results(),
        };
        Stage::Over(game, outcome)
    }
}

/// What was to be done, in a few words.
fn what(act: &Act) -> String {
    let (seat, what) = match act {
        Act::Move { seat, text } => (seat, format!("the move “{text}”")),
        Act::Sit { seat, .. } => (seat, "sitting down".to_owned()),
        Act::Rise { seat } => (seat, "standing up".to_owned()),
        Act::Undo { seat } => (seat, "taking back a move".to_owned()),
        Act::AskUndo { seat } => (seat, "asking to take back a move".to_owned()),
        Act::AnswerUndo { seat, .. } => (seat, "agreeing to take back a move".to_owned()),
        Act::Leave { seat, .. } => (seat, "leaving".to_owned()),
        Act::Claim { seat } => (seat, "coming back".to_owned()),
        Act::TimeOut { seat } => (seat, "running out of time".to_owned()),
        Act::Resign { seat } => (seat, "giving up".to_owned()),
        Act::Commit { seat, .. } => (seat, "the commitment".to_owned()),
        Act::Open { seat, .. } => (seat, "the contribution".to_owned()),
        Act::Round { .. } => return "starting a dealing round".to_owned(),
        Act::CallOff { .. } => return "calling off a dealing round".to_owned(),
        Act::GiveBack { seat, .. } => (seat, "giving back the time".to_owned()),
        Act::Begin { .. } | Act::Next { .. } => return "dealing a game".to_owned(),
    };
    format!("{what} of seat {}", seat.index() + 1)
}
