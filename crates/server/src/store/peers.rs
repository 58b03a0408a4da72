//! The other servers that share the database, known by their heartbeats.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How often a server announces itself.
pub(super) const HEARTBEAT: Duration = Duration::from_millis(500);

/// A server that is silent for this long is gone.
const SILENCE: Duration = Duration::from_millis(1750);

/// When each of the other servers was last heard.
#[derive(Debug)]
pub(super) struct Peers {
    started: Instant,
    heard: Mutex<HashMap<String, Instant>>,
}

impl Peers {
    pub(super) fn new() -> Self {
        Self { started: Instant::now(), heard: Mutex::default() }
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, Instant>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records a sign of life.
    pub(super) fn hear(&self, server: &str, now: Instant) {
        let mut all = self.all();
        match all.get_mut(server) {
            Some(heard) => *heard = now,
            None => drop(all.insert(server.to_owned(), now)),
        }
    }

    /// Drops servers that have been silent for too long. Returns whether there were any.
    pub(super) fn forget_silent(&self, now: Instant) -> bool {
        let mut all = self.all();
        let before = all.len();
        all.retain(|_, heard| now.saturating_duration_since(*heard) < SILENCE);
        all.len() < before
    }

    /// Restarts all timeouts after a period in which nothing could be heard.
    pub(super) fn forgive(&self, now: Instant) {
        self.all().values_mut().for_each(|heard| *heard = now);
    }

    /// Whether there is another server, or could be one that hasn't been heard yet.
    pub(super) fn is_anybody(&self) -> bool {
        !self.all().is_empty() || self.started.elapsed() < SILENCE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_silent_server_counts_as_gone() {
        let (peers, now) = (Peers::new(), Instant::now());
        peers.hear("a", now);
        peers.hear("b", now);
        assert!(!peers.forget_silent(now + SILENCE / 2));
        peers.hear("b", now + SILENCE / 2);
        assert!(peers.forget_silent(now + SILENCE), "a is gone");
        assert!(!peers.forget_silent(now + SILENCE), "reported once");
        peers.forgive(now + SILENCE * 4);
        assert!(!peers.forget_silent(now + SILENCE * 4), "nobody could be heard in between");
        assert!(peers.is_anybody());
    }
}
