//! The clock of the server: the system's, or one that a test sets.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use tokio::sync::watch;

/// A moment in milliseconds since 1970.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, utoipa::ToSchema,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// Returns the moment this much later.
    #[must_use]
    pub fn after(self, duration: Duration) -> Self {
        Self(self.0.saturating_add(i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)))
    }

    /// Returns the time since an earlier moment; zero if that is later.
    #[must_use]
    pub fn since(self, earlier: Self) -> Duration {
        Duration::from_millis(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0))
    }
}

/// The longest sleep without checking the clock again.
const LONGEST_SLEEP: Duration = Duration::from_secs(60);

/// Tells the time. It starts with the system's time and then counts by itself, so it never goes backward and setting the
/// system clock doesn't affect games. [`Clock::drift`] tells how far the two differ.
#[derive(Clone, Debug, Default)]
pub struct Clock(Source);

#[derive(Clone, Debug)]
enum Source {
    System(Arc<Counting>),
    Set(Arc<Standing>),
}

impl Default for Source {
    fn default() -> Self {
        Self::System(Arc::new(Counting { since: Instant::now(), from: AtomicI64::new(system().0) }))
    }
}

/// A clock that counts from a moment.
#[derive(Debug)]
struct Counting {
    since: Instant,
    from: AtomicI64,
}

/// A stopped clock, with a simulated system clock.
#[derive(Debug)]
struct Standing {
    now: watch::Sender<i64>,
    drift: AtomicI64,
}

/// Returns the system's time.
fn system() -> Timestamp {
    Timestamp(0).after(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default())
}

impl Clock {
    /// Returns a stopped clock for tests, which only [`Clock::advance`] moves.
    #[must_use]
    pub fn standing_at(now: Timestamp) -> Self {
        Self(Source::Set(Arc::new(Standing { now: watch::Sender::new(now.0), drift: AtomicI64::new(0) })))
    }

    /// Returns the time.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        match &self.0 {
            Source::System(counting) => {
                Timestamp(counting.from.load(Ordering::Relaxed)).after(counting.since.elapsed())
            }
            Source::Set(standing) => Timestamp(*standing.now.borrow()),
        }
    }

    /// Returns how far the system clock is ahead of this one, in milliseconds, after it was set or the machine slept.
    #[must_use]
    pub fn drift(&self) -> i64 {
        match &self.0 {
            Source::System(_) => system().0.saturating_sub(self.now().0),
            Source::Set(standing) => standing.drift.load(Ordering::Relaxed),
        }
    }

    /// Moves this clock by a number of milliseconds.
    pub fn shift(&self, milliseconds: i64) {
        match &self.0 {
            Source::System(counting) => drop(counting.from.fetch_add(milliseconds, Ordering::Relaxed)),
            Source::Set(standing) => {
                standing.drift.fetch_sub(milliseconds, Ordering::Relaxed);
                standing.now.send_modify(|now| *now = now.saturating_add(milliseconds));
            }
        }
    }

    /// Returns the real time since an instant; zero for a stopped clock.
    #[must_use]
    pub fn elapsed(&self, since: Instant) -> Duration {
        match &self.0 {
            Source::System(_) => since.elapsed(),
            Source::Set(_) => Duration::ZERO,
        }
    }

    /// Moves a stopped clock forward. Has no effect on the system's clock.
    pub fn advance(&self, by: Duration) {
        if let Source::Set(standing) = &self.0 {
            standing.now.send_modify(|now| *now = Timestamp(*now).after(by).0);
        }
    }

    /// Moves the simulated system clock of a stopped clock.
    pub fn set_system(&self, milliseconds: i64) {
        if let Source::Set(standing) = &self.0 {
            standing.drift.fetch_add(milliseconds, Ordering::Relaxed);
        }
    }

    /// Waits until a moment.
    pub async fn until(&self, moment: Timestamp) {
        match &self.0 {
            Source::System(_) => {
                // The clock may be shifted in the meantime, so check again.
                while self.now() < moment {
                    tokio::time::sleep(moment.since(self.now()).min(LONGEST_SLEEP)).await;
                }
            }
            Source::Set(standing) => drop(standing.now.subscribe().wait_for(|now| *now >= moment.0).await),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stopped_clock_moves_only_when_told() {
        let clock = Clock::standing_at(Timestamp(5));
        let other = clock.clone();
        clock.advance(Duration::from_secs(1));
        assert_eq!(other.now(), Timestamp(1005));
        assert_eq!(other.now().since(Timestamp(5)), Duration::from_secs(1));
        assert_eq!(Timestamp(5).since(other.now()), Duration::ZERO);
    }

    #[test]
    fn a_clock_ignores_the_system_clock_until_it_is_shifted() {
        let clock = Clock::standing_at(Timestamp(5));
        clock.set_system(-3);
        assert_eq!((clock.now(), clock.drift()), (Timestamp(5), -3));
        clock.set_system(10);
        clock.shift(clock.drift());
        assert_eq!((clock.now(), clock.drift()), (Timestamp(12), 0));
    }

    #[test]
    fn the_default_clock_starts_with_the_system_time() {
        let clock = Clock::default();
        assert!(clock.drift().abs() < 60_000);
        let before = clock.now();
        clock.clone().shift(3_600_000);
        assert!(clock.now().since(before) >= Duration::from_secs(3600), "all copies are one clock");
    }
}
