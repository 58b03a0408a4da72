//! Downtime: when nobody could move, because no server ran, the database couldn't be written, or a clock was set.
//!
//! While clocks run, the server writes a heartbeat about once a second. A gap in it is an outage, and is recorded in the
//! database, where all servers find it. Before anything else happens at a table whose clock has been running in the meantime,
//! the time is given back by an entry in its log. Nothing is decided as long as it isn't known whether there was an
//! outage just before.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use table::{Command, Who};

use super::denied::Denied;
use super::pace::Pace;
use super::room::Room;
use crate::clock::{Clock, Timestamp};
use crate::store::{Outage, Store, StoreError};

/// A gap in the heartbeat of a running server that is no outage: the machine was busy.
const TOLERANCE: Duration = Duration::from_secs(3);

/// A gap that is none even if a server has just started, or could not write.
const NO_GAP: Duration = Duration::from_millis(100);

/// The difference between two clocks, in milliseconds, from which on one of them must have been set.
const JUMP: i64 = 1000;

/// A clock that is further ahead than this, in milliseconds, was wrong, and nobody follows it.
const FAR_AHEAD: i64 = 24 * 60 * 60 * 1000;

/// How often a conflict with another server is tried again.
const TRIES: u32 = 5;

/// When nobody could move.
pub(super) struct Downtime {
    store: Store,
    clock: Clock,
    beat: Duration,
    /// Held while a heartbeat is on its way.
    beating: tokio::sync::Mutex<()>,
    known: Mutex<Known>,
}

/// What this server knows.
#[derive(Default)]
struct Known {
    /// The last heartbeat that succeeded: its moment, and what it says.
    last: Option<(Instant, Timestamp)>,
    /// Something could not be stored since.
    failed: Option<Failure>,
    /// All outages that may matter, in order.
    outages: Vec<Outage>,
    /// The drift of the clock that was warned of.
    warned: i64,
}

/// Something could not be stored.
#[derive(Clone, Copy)]
struct Failure {
    since: Timestamp,
    /// The database has no room, so no other server could store moves either, even if its heartbeats found room.
    full: bool,
}

impl Downtime {
    pub(super) fn new(store: Store, clock: Clock, pace: Pace) -> Self {
        let (beating, known) = (tokio::sync::Mutex::default(), Mutex::default());
        Self { store, clock, beat: pace.beat, beating, known }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something could not be stored: until that succeeds again, it is an outage.
    pub(super) fn note(&self, fault: &StoreError) {
        if !matches!(fault, StoreError::Conflict | StoreError::Missing) {
            self.fail(fault);
        }
    }

    /// Remembers since when something could not be stored. Returns whether that is new.
    fn fail(&self, fault: &StoreError) -> bool {
        let now = self.clock.now();
        let mut known = self.known();
        let before = known.failed;
        let Failure { since, full } = before.unwrap_or(Failure { since: now, full: false });
        known.failed = Some(Failure { since, full: full || fault.cannot_save() });
        before.is_none()
    }

    /// Whether this server knows of all outages up to now.
    fn is_up_to_date(&self) -> bool {
        let known = self.known();
        known.failed.is_none() && known.last.is_some_and(|(when, _)| self.clock.elapsed(when) < TOLERANCE)
    }

    /// Makes sure that all outages up to now are known.
    async fn look(&self) -> Result<(), StoreError> {
        if !self.is_up_to_date() {
            let _one = self.beating.lock().await;
            if !self.is_up_to_date() {
                self.write().await?;
            }
        }
        Ok(())
    }

    /// Writes a heartbeat, unless nothing depends on it. Returns whether there are outages that were not known.
    pub(super) async fn tick(&self) -> Result<bool, StoreError> {
        let _one = self.beating.lock().await;
        let before = self.known().outages.len();
        if self.clock.drift().abs() <= JUMP && self.is_up_to_date() && !self.store.is_anything_due().await? {
            if let Some((when, _)) = &mut self.known().last {
                *when = Instant::now();
            }
        } else {
            self.write().await?;
        }
        Ok(self.known().outages.len() > before)
    }

    /// Shows that the server can store moves, records an outage if there was one, and reads those of others.
    async fn write(&self) -> Result<(), StoreError> {
        let written = self.try_write().await;
        if let Err(fault) = &written
            && self.fail(fault)
        {
            tracing::warn!(%fault, "failed to write the heartbeat; clocks stand still until it succeeds");
        }
        written
    }

    async fn try_write(&self) -> Result<(), StoreError> {
        if self.known().failed.is_some() {
            // A heartbeat is small, and may find room where a move doesn't.
            self.store.try_write().await?;
        }
        // If another server was faster, what it wrote decides whether there was an outage.
        while !self.try_beat().await? {}
        Ok(())
    }

    /// Moves the shared heartbeat on to now. Returns false if another server was faster.
    async fn try_beat(&self) -> Result<bool, StoreError> {
        let (last, failed) = {
            let known = self.known();
            (known.last, known.failed)
        };
        let found = match last {
            None => self.first().await?,
            Some((_, beat)) => {
                let found = self.store.last_beat().await?;
                self.follow(found, found.is_none_or(|found| found <= beat)).await?
            }
        };
        let now = self.clock.now();
        let gap = found.map_or(Duration::ZERO, |found| now.since(found));
        let outage = match (last, failed) {
            (Some((when, _)), None) => self.clock.elapsed(when) >= TOLERANCE && gap >= TOLERANCE,
            (_, Some(Failure { full: true, .. })) => true,
            // Another server may have been there.
            _ if self.store.is_shared() => gap >= TOLERANCE,
            _ => gap >= NO_GAP,
        };
        let refused = failed.filter(|failure| failure.full).map(|failure| failure.since);
        let began = found.into_iter().chain(refused).min().filter(|began| outage && *began < now);
        if found.is_none_or(|found| found < now) {
            if !self.store.beat(found, now, began).await? {
                return Ok(false);
            }
            if let Some(began) = began {
                tracing::warn!(
                    milliseconds = now.since(began).as_millis() as u64,
                    "no server could store moves; the time is given back"
                );
            }
        }
        self.learn().await?;
        let mut known = self.known();
        known.last = Some((Instant::now(), now));
        known.failed = None;
        Ok(true)
    }

    /// Reads the outages that are not known yet.
    async fn learn(&self) -> Result<(), StoreError> {
        let after = self.known().outages.last().map_or(Timestamp(i64::MIN), |outage| outage.ended);
        let found = self.store.outages(after).await?;
        self.known().outages.extend(found);
        Ok(())
    }

    /// The last heartbeat, as a server finds it that has just started. The time of a server goes on from there if its
    /// clock is behind: logs don't go back.
    async fn first(&self) -> Result<Option<Timestamp>, StoreError> {
        let Some(mut found) = self.store.last_beat().await? else { return Ok(None) };
        if self.store.is_shared() && self.clock.now().since(found) >= TOLERANCE {
            // Either no server runs, or the clocks of this one and the others are apart.
            tokio::time::sleep(self.beat * 2).await;
            let later = self.store.last_beat().await?.unwrap_or(found);
            if later != found {
                let behind = later.0 - self.clock.now().0;
                tracing::error!(
                    milliseconds = -behind,
                    "the system clock is ahead of the other servers'; using theirs"
                );
                self.clock.shift(behind);
                found = later;
            }
        }
        self.catch_up_with(found);
        Ok(Some(found))
    }

    /// Goes on from a moment that is ahead.
    fn catch_up_with(&self, found: Timestamp) {
        let ahead = found.0 - self.clock.now().0;
        if (1..=FAR_AHEAD).contains(&ahead) {
            if ahead > JUMP {
                tracing::warn!(milliseconds = ahead, "the system clock is behind; going on from the last heartbeat");
            }
            self.clock.shift(ahead);
        } else if ahead > FAR_AHEAD {
            tracing::error!(milliseconds = ahead, "the last heartbeat is far in the future; check the system clock");
        }
    }

    /// Follows the other servers' clocks or, where there are none, the system's clock if it was set forward. Such a jump
    /// is an outage. Returns the last heartbeat.
    async fn follow(&self, found: Option<Timestamp>, alone: bool) -> Result<Option<Timestamp>, StoreError> {
        let drift = self.clock.drift();
        if alone && drift > JUMP {
            return self.jump(found, drift).await;
        }
        if let Some(found) = found.filter(|found| found.0 - self.clock.now().0 > JUMP) {
            // The outage is known before, so that nobody runs out of time.
            self.learn().await?;
            self.catch_up_with(found);
        }
        let mut known = self.known();
        if drift.abs() > JUMP && (drift - known.warned).abs() > JUMP {
            tracing::warn!(milliseconds = drift, "the system clock was set; the server keeps its own time");
            known.warned = drift;
        }
        Ok(found)
    }

    /// Goes on from what the system's clock says now. The outage is known before, so that nobody runs out of time.
    async fn jump(&self, found: Option<Timestamp>, drift: i64) -> Result<Option<Timestamp>, StoreError> {
        let now = self.clock.now().max(found.unwrap_or_default());
        let ahead = Timestamp(now.0.saturating_add(drift));
        if found != Some(now) && !self.store.beat(found, now, None).await? {
            return Ok(found);
        }
        if !self.store.beat(Some(now), ahead, Some(now)).await? {
            return Ok(Some(now));
        }
        tracing::warn!(milliseconds = drift, "the system clock was set forward; the time is given back");
        self.learn().await?;
        self.clock.shift(ahead.0 - self.clock.now().0);
        Ok(Some(ahead))
    }

    /// How much of the time since a moment was lost, in milliseconds.
    fn lost(&self, since: Timestamp) -> u64 {
        lost(&self.known().outages, since, self.clock.now())
    }
}

/// How much of a period was lost, in milliseconds. Outages are in order of their ends, and may overlap.
fn lost(outages: &[Outage], since: Timestamp, until: Timestamp) -> u64 {
    let (mut lost, mut from) = (0, until);
    for outage in outages.iter().rev().take_while(|outage| outage.ended > since) {
        let (began, ended) = (outage.began.max(since), outage.ended.min(from));
        if began < ended {
            lost += u64::try_from(ended.0 - began.0).unwrap_or(0);
            from = began;
        }
    }
    lost
}

impl Room {
    /// Appends what a command stands for, durably, and tells everybody; the version. Time that was lost is given back
    /// first, and whoever had seen everything before that has seen enough.
    pub(super) async fn commit(&mut self, who: &Who, seen: u32, command: Command) -> Result<u32, Denied> {
        let before = self.table.version();
        let only_given_back = self.give_back().await?;
        let seen = if seen == before && only_given_back { self.table.version() } else { seen };
        self.carry_out(who, seen, command).await
    }

    /// Gives back the time that was lost since the running clock was started. Returns whether nothing else happened.
    pub(super) async fn give_back(&mut self) -> Result<bool, Denied> {
        let mut alone = true;
        for _ in 0..TRIES {
            let Some(since) = self.table.clock_since() else { return Ok(alone) };
            self.hub.downtime.look().await?;
            let milliseconds = self.hub.downtime.lost(super::update::milliseconds(since));
            if milliseconds == 0 {
                return Ok(alone);
            }
            let version = self.table.version();
            match self.carry_out(&Who::Server, version, Command::GiveBack { milliseconds }).await {
                Ok(_) => return Ok(alone),
                // Another server was faster, perhaps with the same.
                Err(_) if self.table.version() > version => alone = false,
                Err(denied) => return Err(denied),
            }
        }
        Err(Denied::Busy)
    }

    /// There was an outage: clocks are put right at once, so that everybody sees what they have left.
    pub(super) async fn lost_time(&mut self) {
        if let Err(denied) = self.give_back().await {
            tracing::warn!(code = denied.rejection().code, "failed to give back lost time; trying again later");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outage(began: i64, ended: i64) -> Outage {
        Outage { began: Timestamp(began), ended: Timestamp(ended) }
    }

    #[test]
    fn only_what_was_lost_in_a_period_counts_and_only_once() {
        let outages = [outage(10, 20), outage(30, 40), outage(35, 50)];
        let lost = |since, until| lost(&outages, Timestamp(since), Timestamp(until));
        assert_eq!(lost(0, 100), 30);
        assert_eq!(lost(15, 100), 25);
        assert_eq!(lost(15, 36), 11);
        assert_eq!(lost(20, 30), 0);
        assert_eq!(lost(50, 100), 0);
        assert_eq!(lost(12, 13), 1);
    }
}
