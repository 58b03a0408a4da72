//! Dealing rounds, from the second protocol on: every person's client first commits to bytes of its own,
//! and only when all have done so does each of them open its bytes. `docs/fairness.md` says why.
//!
//! While a round is on, seats are fixed. Until all have committed nothing can be known of the deal, so anybody
//! may still stand up, which ends the round. From then on only time ends it: whoever has not opened loses the
//! seat and cannot sit at this table again, as they may have known what would be dealt.

use game::{Seat, Seats};
use json::FromJson;
use serde::Serialize;

use crate::act::Act;
use crate::chair::Chair;
use crate::dealing::{Commitment, Contribution};
use crate::options::{DAY, Timing};
use crate::outcome::numbers;
use crate::propose::ANYBODY;
use crate::reject::Reject;
use crate::table::{Stage, Table};

/// The first protocol in which contributions are committed to before they are opened.
pub(crate) const ROUNDS: u32 = 2;

/// How long each half of a round may take, where there are no days.
const LIMIT: u64 = 2 * 60 * 1000;

/// A dealing round that is on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Round {
    /// Which one at this table, from 1.
    pub(crate) number: u32,
    /// From when the time of its present half is counted.
    pub(crate) since: u64,
    /// How much time there is from then on. Everybody has all of it to open, however late the last has committed.
    pub(crate) left: u64,
    /// What each seat's client has committed to.
    pub(crate) commitments: Vec<Option<Commitment>>,
    /// The seats whose clients have opened.
    pub(crate) opened: Seats,
}

impl Round {
    /// Doesn't count this much of the time since it was last counted.
    pub(crate) fn give_back(&mut self, milliseconds: u64, at: u64) {
        let used = at.saturating_sub(self.since).saturating_sub(milliseconds);
        (self.since, self.left) = (at, self.left.saturating_sub(used));
    }
}

/// What a client did not send in time.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Missing {
    /// The commitment to its contribution.
    Commitment,
    /// The contribution itself.
    Opening,
}

impl Table {
    pub(crate) fn round(&self) -> Option<&Round> {
        if let Stage::Dealing(round) = &self.stage { Some(round) } else { None }
    }

    /// How many rounds there were, with the one that is on.
    pub(crate) fn rounds(&self) -> u32 {
        self.log.iter().filter(|entry| matches!(entry.act, Act::Round { .. })).count() as u32
    }

    /// The seats whose clients have to commit, or to open if all have committed; none if no round is on.
    pub fn awaited(&self) -> Seats {
        let Some(round) = self.round() else { return Seats::NONE };
        let missing = self.missing(round);
        let has_sent = |seat: Seat| match missing {
            Missing::Commitment => round.commitments[seat.index()].is_some(),
            Missing::Opening => round.opened.contains(seat),
        };
        self.people().iter().filter(|&seat| !has_sent(seat)).collect()
    }

    /// What a round that is on still needs, unless it is complete.
    pub(crate) fn missing(&self, round: &Round) -> Missing {
        let all = self.people().iter().all(|seat| round.commitments[seat.index()].is_some());
        if all { Missing::Opening } else { Missing::Commitment }
    }

    /// When a round that is on will be called off.
    pub fn deadline(&self) -> Option<u64> {
        let round = self.round().filter(|_| !self.awaited().is_empty())?;
        Some(round.since.saturating_add(round.left))
    }

    /// How long each half of a round may take.
    fn limit(&self) -> u64 {
        match self.options().timing {
            Timing::Days(days) => u64::from(days) * DAY,
            Timing::Unlimited | Timing::Live { .. } => LIMIT,
        }
    }

    /// May this seat's client send this now?
    pub(crate) fn takes(&self, seat: Seat, what: Missing, at: u64) -> Result<&Round, Reject> {
        self.is_person(seat)?;
        let round = self.round().ok_or(Reject::NotBegun)?;
        if self.missing(round) != what {
            return Err(if what == Missing::Opening { Reject::TooEarly } else { Reject::AlreadySent(seat) });
        }
        if !self.awaited().contains(seat) {
            return Err(Reject::AlreadySent(seat));
        }
        if self.deadline().is_some_and(|deadline| deadline <= at) { Err(Reject::OutOfTime(seat)) } else { Ok(round) }
    }

    /// Is this what the seat's client has committed to?
    pub(crate) fn opens(&self, round: &Round, seat: Seat, contribution: &Contribution) -> Result<(), Reject> {
        let opened = contribution.commitment(&self.opening.commitment, round.number, seat);
        if contribution.is_whole() && round.commitments[seat.index()] == Some(opened) {
            Ok(())
        } else {
            Err(Reject::BadOpening(seat))
        }
    }

    /// Whether the time of a round that is on has been running for this long. The first seat that it waits for stands
    /// for all of them.
    pub(crate) fn may_give_back(&self, round: &Round, seat: Seat, milliseconds: u64, at: u64) -> Result<(), Reject> {
        let ran = at.saturating_sub(round.since);
        let stands = self.awaited().iter().next() == Some(seat);
        if stands && (1..=ran).contains(&milliseconds) { Ok(()) } else { Err(Reject::NothingToGiveBack) }
    }

    /// Who is named when the round is called off, and for what.
    pub(crate) fn call_off(&self, at: u64) -> Result<Act, Reject> {
        let round = self.round().ok_or(Reject::TimeLeft)?;
        if self.deadline().is_none_or(|deadline| deadline > at) {
            return Err(Reject::TimeLeft);
        }
        Ok(Act::CallOff { seats: numbers(self.awaited()), missing: self.missing(round) })
    }

    pub(crate) fn start_round(&mut self, number: u32, since: u64) {
        let (left, commitments) = (self.limit(), vec![None; self.players()]);
        self.stage = Stage::Dealing(Round { number, since, left, commitments, opened: Seats::NONE });
    }

    pub(crate) fn committed(&mut self, seat: Seat, commitment: Commitment, at: u64) {
        let (people, limit) = (self.people(), self.limit());
        if let Stage::Dealing(round) = &mut self.stage {
            round.commitments[seat.index()] = Some(commitment);
            if people.iter().all(|seat| round.commitments[seat.index()].is_some()) {
                (round.since, round.left) = (at, limit);
            }
        }
    }

    pub(crate) fn opened(&mut self, seat: Seat) {
        if let Stage::Dealing(round) = &mut self.stage {
            round.opened.insert(seat);
        }
    }

    /// Ends the round: these seats are free, and whoever has committed and not opened does not sit here again.
    pub(crate) fn called_off(&mut self, seats: &[u8], missing: Missing) {
        for &seat in seats {
            let chair = &mut self.chairs[usize::from(seat)];
            if let (Some(player), Missing::Opening) = (chair.owner(), missing) {
                self.barred.push(player.id.clone());
            }
            *chair = Chair::Empty;
        }
        self.stage = Stage::Gathering;
    }

    /// By what the server knows those who cannot sit at this table any more, as they did not open what they had
    /// committed to.
    pub fn barred(&self) -> impl Iterator<Item = &str> {
        self.barred.iter().map(String::as_str).filter(|id| !id.is_empty())
    }

    /// Begins a match in which all play on this machine: the whole round at once, with bytes made from the secret.
    pub fn begin_here(&mut self, at: u64) -> Result<(), Reject> {
        self.go(Act::Begin { first: ANYBODY }, at)?;
        let Some(number) = self.round().map(|round| round.number) else { return Ok(()) };
        let people = self.people();
        let dealer = self.opening.commitment;
        for seat in people.iter() {
            let commitment = self.secret.contribution(seat).commitment(&dealer, number, seat);
            self.go(Act::Commit { seat, commitment }, at)?;
        }
        for seat in people.iter() {
            self.go(Act::Open { seat, contribution: self.secret.contribution(seat) }, at)?;
        }
        self.go(Act::Begin { first: ANYBODY }, at)
    }
}
