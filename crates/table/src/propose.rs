//! Deciding: what a command would be in the log, or why it is not obeyed.

use std::fmt;

use game::Seat;

use crate::act::{Act, Entry, Player, Sitter};
use crate::chair::Chair;
use crate::command::{Command, Who};
use crate::dealing::Contribution;
use crate::one_game::Match;
use crate::options::LONGEST_NAME;
use crate::redact::Happened;
use crate::reject::Reject;
use crate::round::{Missing, ROUNDS};
use crate::table::{Stage, Table};

/// What may be done now.
pub(crate) struct Decided {
    /// The act, as the log has it.
    pub(crate) act: Act,
    /// What follows from it.
    pub(crate) follows: Follows,
}

/// What follows from an act, worked out while it was checked.
pub(crate) enum Follows {
    /// What [`Table::commit`] works out itself.
    Nothing,
    /// The game after a move, or a game that was dealt, and what happened.
    Game(Box<dyn Match>, Happened),
}

impl Follows {
    /// What chance brings, as the log has it.
    pub(crate) fn chance(&self) -> Vec<String> {
        match self {
            Self::Nothing => Vec::new(),
            Self::Game(_, happened) => happened.chance_texts(),
        }
    }
}

/// The next entry of the log, checked against the table it was proposed to. It knows what follows from it, so
/// committing it doesn't work that out again.
pub struct Proposal {
    pub(crate) entry: Entry,
    pub(crate) follows: Follows,
}

impl Proposal {
    pub(crate) fn new(version: u32, at: u64, Decided { act, follows }: Decided) -> Self {
        let chance = follows.chance();
        Self { entry: Entry { version, at, act, chance }, follows }
    }

    /// What has to be stored.
    pub fn entry(&self) -> &Entry {
        &self.entry
    }

    /// The entry on its own, as somebody applies it who did not propose it.
    pub fn into_entry(self) -> Entry {
        self.entry
    }
}

impl fmt::Debug for Proposal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Proposal").field(&self.entry).finish()
    }
}

impl Table {
    /// What a command of somebody who has seen this many entries would be in the log. Nothing changes
    /// until [`Table::commit`].
    pub fn propose(&self, who: &Who, seen: u32, command: Command, at: u64) -> Result<Proposal, Reject> {
        let present = self.version();
        if seen != present {
            return Err(Reject::Stale { seen, present });
        }
        self.may(who, &command)?;
        let at = at.max(self.last_at());
        self.keeps_to_clocks(who, &command, at)?;
        let decided = self.decide(self.act(who, command)?, at)?;
        Ok(Proposal::new(present + 1, at, decided))
    }

    /// Is this for that person, or for the server?
    fn may(&self, who: &Who, command: &Command) -> Result<(), Reject> {
        let seat = match (command, command.seat()) {
            (Command::Sit { seat, sitter, .. }, _) => return may_sit(who, *seat, sitter),
            (_, Some(seat)) => seat,
            (Command::TimeOut | Command::GiveBack { .. }, None) => {
                return if *who == Who::Server { Ok(()) } else { Err(Reject::NotYours) };
            }
            (_, None) => return self.sits_here(who),
        };
        let chair = self.chair(seat).ok_or(Reject::NoSuchSeat(seat))?;
        let allowed = match (who, command) {
            (Who::Player(id), _) => chair.owner().is_some_and(|player| is_them(player, id)),
            // The server looks after bots, and after people who are not there.
            (Who::Server, Command::Rise { .. } | Command::Leave { .. }) => true,
            (Who::Server, _) => chair.bot().is_some() || *chair == Chair::Empty,
        };
        match (who, chair, command) {
            _ if !allowed => Err(Reject::NotYourSeat(seat)),
            (Who::Player(_), Chair::StandIn { .. }, Command::Move { .. } | Command::Undo { .. }) => {
                Err(if self.forfeited.contains(seat) { Reject::Forfeited(seat) } else { Reject::NotAPerson(seat) })
            }
            (Who::Server, _, Command::Claim { .. } | Command::Resign { .. }) => Err(Reject::NotYourSeat(seat)),
            _ => Ok(()),
        }
    }

    /// Is it somebody who plays here?
    fn sits_here(&self, who: &Who) -> Result<(), Reject> {
        let sits = |id: &String| self.chairs.iter().filter_map(Chair::owner).any(|player| is_them(player, id));
        match who {
            Who::Server => Ok(()),
            Who::Player(id) => {
                if sits(id) {
                    Ok(())
                } else {
                    Err(Reject::NotYours)
                }
            }
        }
    }

    /// The act that a command stands for, with all that follows from the table.
    fn act(&self, who: &Who, command: Command) -> Result<Act, Reject> {
        Ok(match command {
            Command::Sit { seat, sitter, contribution } => Act::Sit { seat, sitter, contribution },
            Command::Rise { seat } => Act::Rise { seat },
            // Who begins is put right by `decide`.
            Command::Begin => Act::Begin { first: ANYBODY },
            Command::Commit { seat, commitment } => Act::Commit { seat, commitment },
            Command::Open { seat, contribution } => Act::Open { seat, contribution },
            Command::Next => Act::Next { first: ANYBODY },
            Command::Move { seat, text } if *who == Who::Server => Act::Move { seat, text: self.for_bot(seat, text) },
            Command::Move { seat, text } => Act::Move { seat, text },
            Command::Undo { seat } => Act::Undo { seat },
            Command::AskUndo { seat } => Act::AskUndo { seat },
            Command::AnswerUndo { seat, agree } => Act::AnswerUndo { seat, agree },
            Command::Leave { seat } => Act::Leave { seat, bot: self.options().stand_in.clone() },
            Command::Claim { seat } => Act::Claim { seat },
            // When, and for whom, is put right by `decide` too.
            Command::TimeOut if self.round().is_some() => Act::CallOff { seats: Vec::new(), missing: Missing::Opening },
            Command::TimeOut => Act::TimeOut { seat: self.flag().ok_or(Reject::TimeLeft)?.seat },
            Command::Resign { seat } => Act::Resign { seat },
            Command::GiveBack { milliseconds } => {
                let seat = self.clocks.runs_for().or_else(|| self.awaited().iter().next());
                Act::GiveBack { seat: seat.ok_or(Reject::NothingToGiveBack)?, milliseconds }
            }
        })
    }

    /// Can this be done now, whoever wants it? The act as it is carried out, and what follows from it.
    pub(crate) fn decide(&self, act: Act, at: u64) -> Result<Decided, Reject> {
        self.fits_stage(&act)?;
        let mut follows = Follows::Nothing;
        let act = match act {
            Act::Sit { seat, sitter, contribution } => {
                self.can_sit(seat, &sitter, &contribution)?;
                Act::Sit { seat, sitter, contribution }
            }
            Act::Rise { seat } => match self.chair_at(seat)? {
                Chair::Empty => return Err(Reject::Empty(seat)),
                _ => Act::Rise { seat },
            },
            Act::Commit { seat, commitment } => {
                self.takes(seat, Missing::Commitment, at)?;
                Act::Commit { seat, commitment }
            }
            Act::Open { seat, contribution } => {
                let round = self.takes(seat, Missing::Opening, at)?;
                self.opens(round, seat, &contribution)?;
                Act::Open { seat, contribution }
            }
            Act::CallOff { .. } => self.call_off(at)?,
            Act::Begin { .. } | Act::Round { .. } | Act::Next { .. } => {
                if let Some(seat) = Seat::all(self.players()).find(|seat| self.chairs[seat.index()] == Chair::Empty) {
                    return Err(Reject::Empty(seat));
                }
                if self.needs_round() {
                    let act = Act::Round { number: self.rounds() + 1 };
                    return Ok(Decided { act, follows });
                }
                if !self.awaited().is_empty() {
                    return Err(Reject::Dealing);
                }
                let (first, game, happened) = self.deal_game();
                follows = Follows::Game(game, happened);
                if let Act::Next { .. } = act { Act::Next { first } } else { Act::Begin { first } }
            }
            Act::Move { seat, text } => {
                self.has_turn(seat, at)?;
                let foreseen = self.game().ok_or(Reject::NotBegun)?.foresee(&text)?;
                self.keeps_to_draws(seat, &foreseen)?;
                follows = Follows::Game(foreseen.after, foreseen.happened);
                Act::Move { seat, text: foreseen.text }
            }
            Act::Undo { seat } => {
                self.in_time(seat, at)?;
                self.free_undo(seat)?;
                Act::Undo { seat }
            }
            Act::AskUndo { seat } => {
                self.is_person(seat)?;
                self.in_time(seat, at)?;
                if self.request.is_some() {
                    return Err(Reject::AlreadyAsked);
                }
                self.asked_undo(seat)?;
                Act::AskUndo { seat }
            }
            Act::AnswerUndo { seat, agree } => {
                self.is_person(seat)?;
                let request = self.request.as_ref().ok_or(Reject::NotAsked)?;
                if !self.still_to_agree(request).contains(seat) {
                    return Err(Reject::AlreadyAnswered(seat));
                }
                Act::AnswerUndo { seat, agree }
            }
            Act::Leave { seat, .. } => {
                self.is_person(seat)?;
                Act::Leave { seat, bot: self.options().stand_in.clone() }
            }
            Act::Claim { seat } => match self.chair_at(seat)? {
                _ if self.forfeited.contains(seat) => return Err(Reject::Forfeited(seat)),
                Chair::StandIn { .. } => {
                    self.clocks.may_come_back(seat, at)?;
                    Act::Claim { seat }
                }
                _ => return Err(Reject::NotAway(seat)),
            },
            Act::TimeOut { seat } => {
                self.chair_at(seat)?;
                let is_up = self.flag().is_some_and(|flag| flag.seat == seat && flag.at <= at);
                if is_up { Act::TimeOut { seat } } else { return Err(Reject::TimeLeft) }
            }
            Act::GiveBack { seat, milliseconds } => {
                match self.round() {
                    Some(round) => self.may_give_back(round, seat, milliseconds, at)?,
                    None => self.clocks.may_give_back(seat, milliseconds, at)?,
                }
                Act::GiveBack { seat, milliseconds }
            }
            Act::Resign { seat } => match self.chair_at(seat)? {
                _ if self.forfeited.contains(seat) => return Err(Reject::Forfeited(seat)),
                Chair::Person { .. } | Chair::StandIn { .. } => Act::Resign { seat },
                _ => return Err(Reject::NotAPerson(seat)),
            },
        };
        Ok(Decided { act, follows })
    }

    /// Is this the time for such an act?
    fn fits_stage(&self, act: &Act) -> Result<(), Reject> {
        match (&self.stage, act) {
            (Stage::Over(..), _) => Err(Reject::Over),
            (Stage::Gathering, Act::Sit { .. } | Act::Rise { .. } | Act::Begin { .. } | Act::Round { .. }) => Ok(()),
            (Stage::Gathering, _) => Err(Reject::NotBegun),
            (Stage::Dealing(_), act) if act.is_of_round() => Ok(()),
            (Stage::Dealing(_), Act::GiveBack { .. }) => Ok(()),
            (Stage::Dealing(round), Act::Rise { .. }) if self.missing(round) == Missing::Commitment => Ok(()),
            (Stage::Dealing(_), _) => Err(Reject::Dealing),
            (_, Act::Sit { .. } | Act::Rise { .. } | Act::Round { .. }) => Err(Reject::Begun),
            (_, act) if act.is_of_round() => Err(Reject::Begun),
            (Stage::Between(_), Act::Next { .. } | Act::Leave { .. } | Act::Claim { .. } | Act::Resign { .. }) => {
                Ok(())
            }
            (Stage::Between(_), _) => Err(Reject::BetweenGames),
            (Stage::Playing(_), Act::Next { .. }) => Err(Reject::GameGoesOn),
            (Stage::Playing(_), _) => Ok(()),
        }
    }

    fn chair_at(&self, seat: Seat) -> Result<&Chair, Reject> {
        self.chair(seat).ok_or(Reject::NoSuchSeat(seat))
    }

    /// Does a dealing round have to start before the match can?
    fn needs_round(&self) -> bool {
        let gathering = matches!(self.stage, Stage::Gathering);
        gathering && self.opening.protocol >= ROUNDS && !self.people().is_empty()
    }

    pub(crate) fn is_person(&self, seat: Seat) -> Result<(), Reject> {
        if self.chair_at(seat)?.is_person() { Ok(()) } else { Err(Reject::NotAPerson(seat)) }
    }

    fn has_turn(&self, seat: Seat, at: u64) -> Result<(), Reject> {
        self.chair_at(seat)?;
        match self.decides() {
            Some(turn) if turn == seat => self.in_time(seat, at),
            Some(turn) => Err(Reject::NotYourTurn { seat, turn }),
            None => Err(Reject::NotBegun),
        }
    }

    /// Nobody escapes by leaving once their time is up, and nobody lets somebody else escape by agreeing to an undo
    /// that ends that turn. The server lets people leave at any time.
    fn keeps_to_clocks(&self, who: &Who, command: &Command, at: u64) -> Result<(), Reject> {
        match (who, command) {
            _ if self.opening.protocol < 2 => Ok(()),
            (Who::Player(_), Command::Leave { seat }) => self.in_time(*seat, at),
            (_, Command::AnswerUndo { agree: true, .. }) => {
                self.flag().map_or(Ok(()), |flag| self.in_time(flag.seat, at))
            }
            _ => Ok(()),
        }
    }

    fn in_time(&self, seat: Seat, at: u64) -> Result<(), Reject> {
        self.chair_at(seat)?;
        let is_up = self.flag().is_some_and(|flag| flag.seat == seat && flag.at <= at);
        if is_up { Err(Reject::OutOfTime(seat)) } else { Ok(()) }
    }

    fn can_sit(&self, seat: Seat, sitter: &Sitter, contribution: &Contribution) -> Result<(), Reject> {
        if *self.chair_at(seat)? != Chair::Empty {
            return Err(Reject::Taken(seat));
        }
        let (name, is_bot) = match sitter {
            Sitter::Person(player) | Sitter::Guest(player) => (&player.name, false),
            Sitter::Bot { opponent } => (opponent, true),
        };
        if name.trim().is_empty() || name.len() > LONGEST_NAME || name.contains(char::is_control) {
            return Err(Reject::BadName);
        }
        if let Sitter::Person(player) | Sitter::Guest(player) = sitter
            && self.barred().any(|id| id == player.id)
        {
            return Err(Reject::Barred);
        }
        let contributes = self.opening.protocol < ROUNDS && !is_bot;
        if contribution.is_none() != contributes { Ok(()) } else { Err(Reject::Contribution) }
    }

    /// Does what can be done now, without asking who wants it.
    pub(crate) fn go(&mut self, act: Act, at: u64) -> Result<(), Reject> {
        let at = at.max(self.last_at());
        let decided = self.decide(act, at)?;
        self.commit(Proposal::new(self.version() + 1, at, decided));
        Ok(())
    }
}

/// Is this the person whom the server knows by that? Nobody is known by nothing.
fn is_them(player: &Player, id: &str) -> bool {
    !id.is_empty() && player.id == id
}

/// People sit down for themselves; the server seats anybody.
fn may_sit(who: &Who, seat: Seat, sitter: &Sitter) -> Result<(), Reject> {
    match (who, sitter) {
        (Who::Server, _) => Ok(()),
        (Who::Player(id), Sitter::Person(player) | Sitter::Guest(player)) if is_them(player, id) => Ok(()),
        (Who::Player(_), _) => Err(Reject::NotYourSeat(seat)),
    }
}

/// A seat that `decide` replaces.
pub(crate) const ANYBODY: Seat = Seat::new(0).unwrap();
