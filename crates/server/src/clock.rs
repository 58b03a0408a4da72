//! The one clock: the system's, or one that a test sets.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use tokio::sync::watch;

/// A moment: milliseconds since the beginning of 1970.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, utoipa::ToSchema,
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "number"))]
#[serde(transparent)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// So much later.
    #[must_use]
    pub fn after(self, duration: Duration) -> Self {
        Self(self.0.saturating_add(i64::try_from(duration.as_millis()).unwrap_or(i64::MAX)))
    }

    /// How long it is since an earlier moment; nothing if that was later.
    #[must_use]
    pub fn since(self, earlier: Self) -> Duration {
        Duration::from_millis(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0))
    }
}

/// Nobody sleeps longer without looking at the clock.
const LONGEST_SLEEP: Duration = Duration::from_secs(60);

/// Tells the time. It never goes backward, and it isn't moved when somebody sets the system's clock: it starts with
/// the system's time and then counts for itself. [`Clock::drift`] says by how much the two differ.
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

/// A clock that counts from a moment on.
#[derive(Debug)]
struct Counting {
    since: Instant,
    from: AtomicI64,
}

/// A clock that stands still, and the system's clock beside it.
#[derive(Debug)]
struct Standing {
    now: watch::Sender<i64>,
    drift: AtomicI64,
}

/// What the system's clock says.
fn system() -> Timestamp {
    Timestamp(0).after(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default())
}

impl Clock {
    /// A clock that stands still until it is moved on by [`Clock::advance`].
    #[must_use]
    pub fn standing_at(now: Timestamp) -> Self {
        Self(Source::Set(Arc::new(Standing { now: watch::Sender::new(now.0), drift: AtomicI64::new(0) })))
    }

    /// What time it is.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        match &self.0 {
            Source::System(counting) => {
                Timestamp(counting.from.load(Ordering::Relaxed)).after(counting.since.elapsed())
            }
            Source::Set(standing) => Timestamp(*standing.now.borrow()),
        }
    }

    /// How far the system's clock is ahead of this one, in milliseconds: it was set, or the machine slept.
    #[must_use]
    pub fn drift(&self) -> i64 {
        match &self.0 {
            Source::System(_) => system().0.saturating_sub(self.now().0),
            Source::Set(standing) => standing.drift.load(Ordering::Relaxed),
        }
    }

    /// Goes on from another moment, this many milliseconds away.
    pub fn shift(&self, milliseconds: i64) {
        match &self.0 {
            Source::System(counting) => drop(counting.from.fetch_add(milliseconds, Ordering::Relaxed)),
            Source::Set(standing) => {
                standing.drift.fetch_sub(milliseconds, Ordering::Relaxed);
                standing.now.send_modify(|now| *now = now.saturating_add(milliseconds));
            }
        }
    }

    /// How long the process has really been running since a moment. Where a clock stands still nobody waits for the
    /// process, and it is nothing.
    #[must_use]
    pub fn elapsed(&self, since: Instant) -> Duration {
        match &self.0 {
            Source::System(_) => since.elapsed(),
            Source::Set(_) => Duration::ZERO,
        }
    }

    /// Moves a standing clock on; the system's clock cannot be moved and stays as it is.
    pub fn advance(&self, by: Duration) {
        if let Source::Set(standing) = &self.0 {
            standing.now.send_modify(|now| *now = Timestamp(*now).after(by).0);
        }
    }

    /// Sets the system's clock beside a standing clock forward or backward.
    pub fn set_system(&self, milliseconds: i64) {
        if let Source::Set(standing) = &self.0 {
            standing.drift.fetch_add(milliseconds, Ordering::Relaxed);
        }
    }

    /// Waits until it is so late.
    pub async fn until(&self, moment: Timestamp) {
        match &self.0 {
            Source::System(_) => {
                // The clock may be shifted: it is asked again.
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
    fn a_standing_clock_moves_when_it_is_told_to() {
        let clock = Clock::standing_at(Timestamp(5));
        let other = clock.clone();
        clock.advance(Duration::from_secs(1));
        assert_eq!(other.now(), Timestamp(1005));
        assert_eq!(other.now().since(Timestamp(5)), Duration::from_secs(1));
        assert_eq!(Timestamp(5).since(other.now()), Duration::ZERO);
    }

    #[test]
    fn the_system_s_clock_is_followed_only_when_it_is_said_so() {
        let clock = Clock::standing_at(Timestamp(5));
        clock.set_system(-3);
        assert_eq!((clock.now(), clock.drift()), (Timestamp(5), -3));
        clock.set_system(10);
        clock.shift(clock.drift());
        assert_eq!((clock.now(), clock.drift()), (Timestamp(12), 0));
    }

    #[test]
    fn the_usual_clock_starts_with_the_system_s_time() {
        let clock = Clock::default();
        assert!(clock.drift().abs() < 60_000);
        let before = clock.now();
        clock.clone().shift(3_600_000);
        assert!(clock.now().since(before) >= Duration::from_secs(3600), "all copies are one clock");
    }
}
