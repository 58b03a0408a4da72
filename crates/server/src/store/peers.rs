//! Other servers that share the database, known by their heartbeats.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How often a server says that it is there.
pub(super) const HEARTBEAT: Duration = Duration::from_millis(500);

/// A server that wasn't heard for this long is gone.
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

    /// Notes that a server is there.
    pub(super) fn hear(&self, server: &str, now: Instant) {
        let mut all = self.all();
        match all.get_mut(server) {
            Some(heard) => *heard = now,
            None => drop(all.insert(server.to_owned(), now)),
        }
    }

    /// Forgets those that were silent for too long; whether there were any.
    pub(super) fn forget_silent(&self, now: Instant) -> bool {
        let mut all = self.all();
        let before = all.len();
        all.retain(|_, heard| now.saturating_duration_since(*heard) < SILENCE);
        all.len() < before
    }

    /// Nobody could be heard for a while, so nobody is taken for gone yet.
    pub(super) fn forgive(&self, now: Instant) {
        self.all().values_mut().for_each(|heard| *heard = now);
    }

    /// Whether there is another server, or may be one that had no time yet to be heard.
    pub(super) fn is_anybody(&self) -> bool {
        !self.all().is_empty() || self.started.elapsed() < SILENCE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_gone_when_it_was_silent_for_too_long() {
        let (peers, now) = (Peers::new(), Instant::now());
        peers.hear("a", now);
        peers.hear("b", now);
        assert!(!peers.forget_silent(now + SILENCE / 2));
        peers.hear("b", now + SILENCE / 2);
        assert!(peers.forget_silent(now + SILENCE), "a is gone");
        assert!(!peers.forget_silent(now + SILENCE), "it is told once");
        peers.forgive(now + SILENCE * 4);
        assert!(!peers.forget_silent(now + SILENCE * 4), "nobody could be heard in between");
        assert!(peers.is_anybody());
    }
}
