//! Timing: how often things are checked, and how long a server waits for the others.

use std::sync::PoisonError;
use std::time::Duration;

use super::hub::Inner;
use crate::id::fill;

/// How often things are checked, and how long a server waits for the others.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    /// With several servers on one database: how long another one may take to do what is due at a table before this
    /// one does it. A random part is added, so that the servers don't all do it at once.
    pub patience: Duration,
    /// How often the server looks for tables where something is due.
    pub look: Duration,
    /// How long an unused table stays in memory.
    pub idle: Duration,
    /// How often the server writes its heartbeat while clocks run.
    pub beat: Duration,
    /// With several servers on one database: how often they tell each other who is connected to a table. People
    /// connected to a server that stays silent for three times as long count as disconnected.
    pub presence: Duration,
    /// How often a silent connection is pinged.
    pub ping: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self {
            patience: Duration::from_secs(6),
            look: Duration::from_secs(5),
            idle: Duration::from_secs(60),
            beat: Duration::from_secs(1),
            presence: Duration::from_secs(10),
            ping: Duration::from_secs(20),
        }
    }
}

/// After another server is lost, the remaining ones take over its work without waiting for this long.
const TAKEOVER_PERIOD: Duration = Duration::from_secs(15);

/// The maximum random delay during that period, so that they don't all do it at once.
const TAKEOVER_JITTER: Duration = Duration::from_millis(500);

impl Inner {
    /// Whether another server was lost a moment ago.
    fn lost_peer_recently(&self) -> bool {
        let lost = *self.peer_lost.lock().unwrap_or_else(PoisonError::into_inner);
        lost.is_some_and(|since| since.elapsed() < TAKEOVER_PERIOD)
    }

    /// Returns how long another server is given to do what is due; zero if there is no other server.
    pub(super) fn patience(&self) -> Duration {
        let nobody = self.alone() || self.lost_peer_recently() || !self.store.is_accompanied();
        if nobody { Duration::ZERO } else { self.pace.patience }
    }

    /// Returns the patience with a random addition.
    pub(super) fn jittered_patience(&self) -> Duration {
        if self.alone() { Duration::ZERO } else { self.patience() + self.jitter() }
    }

    /// Returns a random delay of up to half the patience; less after another server was lost.
    pub(super) fn jitter(&self) -> Duration {
        let mut byte = [0; 1];
        fill(&mut byte);
        let max = if self.lost_peer_recently() { TAKEOVER_JITTER } else { self.pace.patience / 2 };
        if self.alone() || !self.store.is_accompanied() {
            Duration::ZERO
        } else {
            max.min(self.pace.patience / 2) * u32::from(byte[0]) / 256
        }
    }
}
