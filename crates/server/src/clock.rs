//! The one clock: the system's, or one that a test sets.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use tokio::sync::watch;

/// A moment: milliseconds since the beginning of 1970.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, utoipa::ToSchema,
)]
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

/// Tells the time.
#[derive(Clone, Debug, Default)]
pub struct Clock(Source);

#[derive(Clone, Debug, Default)]
enum Source {
    #[default]
    System,
    Set(Arc<watch::Sender<i64>>),
}

impl Clock {
    /// A clock that stands still until it is moved on by [`Clock::advance`].
    #[must_use]
    pub fn standing_at(now: Timestamp) -> Self {
        Self(Source::Set(Arc::new(watch::Sender::new(now.0))))
    }

    /// What time it is.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        match &self.0 {
            Source::System => Timestamp(0).after(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()),
            Source::Set(now) => Timestamp(*now.borrow()),
        }
    }

    /// Moves a standing clock on; the system's clock cannot be moved and stays as it is.
    pub fn advance(&self, by: Duration) {
        if let Source::Set(now) = &self.0 {
            now.send_modify(|now| *now = Timestamp(*now).after(by).0);
        }
    }

    /// Waits until it is so late.
    pub async fn until(&self, moment: Timestamp) {
        match &self.0 {
            Source::System => {
                // The system's clock may be set: it is asked again.
                while self.now() < moment {
                    tokio::time::sleep(moment.since(self.now()).min(LONGEST_SLEEP)).await;
                }
            }
            Source::Set(now) => drop(now.subscribe().wait_for(|now| *now >= moment.0).await),
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
}
