//! The clocks, which follow from the times in the log and from nothing else.
//!
//! A clock runs while a person has to decide; bots have none. Live: what is left is for the whole
//! match, and the increment is added when the turn passes to another seat. Days: there is the full
//! time whenever the turn comes to a seat. Between the games of a series no clock runs.

use game::Seat;

use crate::options::{DAY, Timing};

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
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Running {
    seat: Seat,
    since: u64,
}

impl Clocks {
    pub(crate) fn new(timing: Timing, players: usize) -> Self {
        let full = match timing {
            Timing::Unlimited => 0,
            Timing::Live { base, .. } => base,
            Timing::Days(days) => u64::from(days) * DAY,
        };
        Self { timing, left: vec![full; players], running: None }
    }

    /// It is now so late, and this person has to decide, or nobody. If the turn has passed on
    /// because of a move, whoever made it is given the increment.
    pub(crate) fn run(&mut self, to: Option<Seat>, moved: bool, at: u64) {
        if let Some(Running { seat, since }) = self.running {
            let left = &mut self.left[seat.index()];
            *left = left.saturating_sub(at.saturating_sub(since));
            if let (Timing::Live { increment, .. }, true, true) = (self.timing, moved, to != Some(seat)) {
                *left += increment;
            }
        }
        if let (Timing::Days(days), Some(seat)) = (self.timing, to)
            && self.running.is_none_or(|running| running.seat != seat)
        {
            self.left[seat.index()] = u64::from(days) * DAY;
        }
        self.running = to.map(|seat| Running { seat, since: at });
    }

    /// Somebody is back: there is at least a tenth of the base time again.
    pub(crate) fn come_back(&mut self, seat: Seat) {
        if let Timing::Live { base, .. } = self.timing {
            let left = &mut self.left[seat.index()];
            *left = (*left).max(base.div_ceil(10));
        }
    }

    /// Whose time will be up when, if nothing happens.
    pub(crate) fn flag(&self) -> Option<Flag> {
        let Running { seat, since } = self.running.filter(|_| self.timing != Timing::Unlimited)?;
        Some(Flag { seat, at: since.saturating_add(self.left[seat.index()]) })
    }

    /// What each seat has left, as it stood when the clock that runs was started.
    pub(crate) fn left(&self) -> Option<&[u64]> {
        (self.timing != Timing::Unlimited).then_some(&self.left)
    }

    /// Since when the clock runs that runs.
    pub(crate) fn since(&self) -> Option<u64> {
        self.running.filter(|_| self.timing != Timing::Unlimited).map(|running| running.since)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    #[test]
    fn a_live_clock_runs_down_and_gains_when_the_turn_passes() {
        let mut clocks = Clocks::new(Timing::Live { base: 1000, increment: 50 }, 2);
        clocks.run(Some(seat(0)), false, 10);
        assert_eq!(clocks.flag(), Some(Flag { seat: seat(0), at: 1010 }));
        clocks.run(Some(seat(0)), true, 110);
        assert_eq!(clocks.left(), Some(&[900, 1000][..]), "the turn goes on");
        clocks.run(Some(seat(1)), true, 310);
        assert_eq!(clocks.left(), Some(&[750, 1000][..]));
        clocks.run(Some(seat(0)), false, 410);
        assert_eq!(clocks.left(), Some(&[750, 900][..]), "nothing is gained without a move");
    }

    #[test]
    fn days_are_full_whenever_the_turn_comes() {
        let mut clocks = Clocks::new(Timing::Days(2), 2);
        clocks.run(Some(seat(0)), false, 0);
        clocks.run(Some(seat(0)), true, DAY);
        assert_eq!(clocks.flag(), Some(Flag { seat: seat(0), at: 2 * DAY }));
        clocks.run(Some(seat(1)), true, DAY + 5);
        assert_eq!(clocks.flag(), Some(Flag { seat: seat(1), at: 3 * DAY + 5 }));
        clocks.run(Some(seat(0)), true, 2 * DAY);
        assert_eq!(clocks.flag(), Some(Flag { seat: seat(0), at: 4 * DAY }));
    }

    #[test]
    fn without_a_clock_nobodys_time_is_up() {
        let mut clocks = Clocks::new(Timing::Unlimited, 2);
        clocks.run(Some(seat(0)), false, 0);
        clocks.run(Some(seat(1)), true, u64::MAX);
        assert_eq!((clocks.flag(), clocks.left(), clocks.since()), (None, None, None));
    }
}
