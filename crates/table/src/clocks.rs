//! The clocks, which follow from the times in the log and from nothing else.
//!
//! A clock runs while a person has to decide; bots have none. Live: what is left is for the whole
//! match, and the increment is added when the turn passes to another seat. Days: there is the full
//! time whenever the turn comes to a seat. Between the games of a series no clock runs.
//!
//! A clock also runs while a stand-in decides for somebody who is away, so leaving and coming back
//! doesn't stop it; it stands still only while all people are away. Nobody loses by it, as only a person's time can be up, but the time is used. A
//! stand-in's move earns no increment, and coming back adds nothing. Before version 2 of the protocol
//! the clock stopped for stand-ins, and whoever came back had at least a tenth of the base.

use game::Seat;

use crate::options::{DAY, Timing};
use crate::reject::Reject;
use crate::table::Table;

/// When the time of somebody will be up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flag {
    /// Whose.
    pub seat: Seat,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    timing: Timing,
    left: Vec<u64>,
    running: Option<Running>,
    protocol: u32,
}

/// A person whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OnTurn {
    pub(crate) seat: Seat,
    pub(crate) who: Decider,
}

/// Who decides for that person.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Decider {
    /// The person.
    Themselves,
    /// A stand-in.
    StandIn,
    /// A stand-in, while nobody else is there who would wait. The clock stands still.
    Unwatched,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Running {
    whose: OnTurn,
    since: u64,
}

impl Clocks {
    pub(crate) fn new(timing: Timing, players: usize, protocol: u32) -> Self {
        let full = match timing {
            Timing::Unlimited => 0,
            Timing::Live { base, .. } => base,
            Timing::Days(days) => u64::from(days) * DAY,
        };
        Self { timing, left: vec![full; players], running: None, protocol }
    }

    /// It is now this late, and it is this seat's turn, or nobody's. If a move has passed the turn on
    /// and earns the increment, whoever had the turn gets it.
    pub(crate) fn run(&mut self, to: Option<OnTurn>, earns: bool, at: u64) {
        let before = self.running.map(|running| running.whose.seat);
        let next = to.map(|whose| whose.seat);
        if let Some(seat) = before {
            self.left[seat.index()] = self.left_at(seat, at);
            if let (Timing::Live { increment, .. }, true, true) = (self.timing, earns, next != before) {
                self.left[seat.index()] += increment;
            }
        }
        if let (Timing::Days(days), Some(seat)) = (self.timing, next)
            && next != before
        {
            self.left[seat.index()] = u64::from(days) * DAY;
        }
        self.running = to.map(|whose| Running { whose, since: at });
    }

    /// What a seat has left at a moment.
    fn left_at(&self, seat: Seat, at: u64) -> u64 {
        let running = self.running().filter(|running| running.whose.seat == seat);
        let used = running.map_or(0, |running| at.saturating_sub(running.since));
        self.left[seat.index()].saturating_sub(used)
    }

    /// Whether somebody has time to come back with. In a match by days there is always time again from the next turn on.
    pub(crate) fn may_come_back(&self, seat: Seat, at: u64) -> Result<(), Reject> {
        let counts = match self.timing {
            Timing::Unlimited => false,
            Timing::Live { .. } => true,
            Timing::Days(_) => self.running.is_some_and(|running| running.whose.seat == seat),
        };
        if self.protocol >= 2 && counts && self.left_at(seat, at) == 0 { Err(Reject::NoTimeLeft(seat)) } else { Ok(()) }
    }

    /// Somebody is back. Before version 2 of the protocol there was at least a tenth of the base time again.
    pub(crate) fn come_back(&mut self, seat: Seat) {
        if let (Timing::Live { base, .. }, 1) = (self.timing, self.protocol) {
            let left = &mut self.left[seat.index()];
            *left = (*left).max(base.div_ceil(10));
        }
    }

    /// Whether this seat's clock has been running for at least this long.
    pub(crate) fn may_give_back(&self, seat: Seat, milliseconds: u64, at: u64) -> Result<(), Reject> {
        let running = self.running().filter(|running| running.whose.seat == seat).ok_or(Reject::NothingToGiveBack)?;
        let ran = at.saturating_sub(running.since);
        if (1..=ran).contains(&milliseconds) { Ok(()) } else { Err(Reject::NothingToGiveBack) }
    }

    /// Doesn't count this much of the time since the running clock was started.
    pub(crate) fn give_back(&mut self, milliseconds: u64) {
        if let Some(running) = &mut self.running {
            running.since = running.since.saturating_add(milliseconds);
        }
    }

    fn running(&self) -> Option<Running> {
        self.running.filter(|running| self.timing != Timing::Unlimited && running.whose.who != Decider::Unwatched)
    }

    /// The seat whose clock runs.
    pub(crate) fn runs_for(&self) -> Option<Seat> {
        self.running().map(|running| running.whose.seat)
    }

    /// Whose time will be up when, if nothing happens.
    pub(crate) fn flag(&self) -> Option<Flag> {
        let running = self.running().filter(|running| running.whose.who == Decider::Themselves)?;
        let seat = running.whose.seat;
        Some(Flag { seat, at: running.since.saturating_add(self.left[seat.index()]) })
    }

    /// What each seat has left, as it stood when the clock that runs was started.
    pub(crate) fn left(&self) -> Option<&[u64]> {
        (self.timing != Timing::Unlimited).then_some(&self.left)
    }

    /// Since when the clock runs that runs.
    pub(crate) fn since(&self) -> Option<u64> {
        self.running().map(|running| running.since)
    }
}

impl Table {
    /// Since when a clock has been running, or the time of a dealing round, if one does.
    pub fn clock_since(&self) -> Option<u64> {
        self.clocks.since().or_else(|| self.deadline().and(self.round()).map(|round| round.since))
    }

    /// The person whose turn it is now, if it is a person's.
    pub(crate) fn on_turn(&self) -> Option<OnTurn> {
        let seat = self.decides()?;
        let chair = &self.chairs[seat.index()];
        let away = self.opening.protocol >= 2 && chair.is_stand_in() && !self.forfeited.contains(seat);
        let who = match (chair.is_person(), away) {
            (true, _) => Decider::Themselves,
            (false, true) if self.people().is_empty() => Decider::Unwatched,
            (false, true) => Decider::StandIn,
            (false, false) => return None,
        };
        Some(OnTurn { seat, who })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    fn here(index: usize) -> Option<OnTurn> {
        Some(OnTurn { seat: seat(index), who: Decider::Themselves })
    }

    fn away(index: usize) -> Option<OnTurn> {
        Some(OnTurn { seat: seat(index), who: Decider::StandIn })
    }

    #[test]
    fn a_live_clock_runs_down_and_gains_when_the_turn_passes() {
        let mut clocks = Clocks::new(Timing::Live { base: 1000, increment: 50 }, 2, 2);
        clocks.run(here(0), false, 10);
        assert_eq!(clocks.flag(), Some(Flag { seat: seat(0), at: 1010 }));
        clocks.run(here(0), true, 110);
        assert_eq!(clocks.left(), Some(&[900, 1000][..]), "the turn goes on");
        clocks.run(here(1), true, 310);
        assert_eq!(clocks.left(), Some(&[750, 1000][..]));
        clocks.run(here(0), false, 410);
        assert_eq!(clocks.left(), Some(&[750, 900][..]), "nothing is gained without a move");
    }

    #[test]
    fn days_are_full_whenever_the_turn_comes() {
        let mut clocks = Clocks::new(Timing::Days(2), 2, 2);
        clocks.run(here(0), false, 0);
        clocks.run(here(0), true, DAY);
        assert_eq!(clocks.flag(), Some(Flag { seat: seat(0), at: 2 * DAY }));
        clocks.run(here(1), true, DAY + 5);
        assert_eq!(clocks.flag(), Some(Flag { seat: seat(1), at: 3 * DAY + 5 }));
        clocks.run(here(0), true, 2 * DAY);
        assert_eq!(clocks.flag(), Some(Flag { seat: seat(0), at: 4 * DAY }));
    }

    #[test]
    fn without_a_clock_nobodys_time_is_up() {
        let mut clocks = Clocks::new(Timing::Unlimited, 2, 2);
        clocks.run(here(0), false, 0);
        clocks.run(here(1), true, u64::MAX);
        assert_eq!((clocks.flag(), clocks.left(), clocks.since()), (None, None, None));
    }

    #[test]
    fn a_clock_runs_on_for_a_stand_in_but_is_never_up() {
        let mut clocks = Clocks::new(Timing::Live { base: 1000, increment: 50 }, 2, 2);
        clocks.run(here(0), false, 0);
        clocks.run(away(0), false, 100);
        assert_eq!((clocks.flag(), clocks.left()), (None, Some(&[900, 1000][..])));
        clocks.run(here(0), false, 300);
        assert_eq!(clocks.flag(), Some(Flag { seat: seat(0), at: 1000 }));
        clocks.run(away(0), false, 400);
        clocks.run(here(1), false, 5000);
        assert_eq!(clocks.left(), Some(&[0, 1000][..]));
    }

    #[test]
    fn time_given_back_is_not_counted() {
        let mut clocks = Clocks::new(Timing::Live { base: 1000, increment: 50 }, 2, 2);
        clocks.run(here(0), false, 0);
        assert!(clocks.may_give_back(seat(0), 901, 900).is_err());
        assert!(clocks.may_give_back(seat(0), 0, 900).is_err());
        assert!(clocks.may_give_back(seat(1), 700, 900).is_err());
        clocks.may_give_back(seat(0), 700, 900).unwrap();
        clocks.give_back(700);
        clocks.run(here(0), false, 900);
        assert_eq!(clocks.left(), Some(&[800, 1000][..]));
    }
}
