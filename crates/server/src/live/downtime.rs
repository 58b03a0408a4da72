//! Downtime: periods in which nobody could move because no server ran, the database couldn't be written, or a clock
//! was set.
//!
//! While clocks run, the server writes a heartbeat about once a second. A gap in it is an outage, which is recorded in
//! the database for all servers. Before anything else happens at a table whose clock was running, an entry in its log
//! gives the time back. Nothing is decided at a table with a clock until it is known whether there was an outage.
//! Tables of dealing protocol 1 get such entries too; older logs simply have none.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use table::{Command, Who};

use super::denied::Denied;
use super::pace::Pace;
use super::room::Room;
use crate::clock::{Clock, Timestamp};
use crate::store::{Outage, Store, StoreError};

/// A shorter gap in the heartbeat of a running server is no outage: the machine was busy.
const TOLERANCE: Duration = Duration::from_secs(3);

/// A shorter gap is no outage even if the server has just started or failed to write.
const NO_GAP: Duration = Duration::from_millis(100);

/// If two clocks differ by more milliseconds, one of them was set.
const JUMP: i64 = 1000;

/// A clock that is further ahead, in milliseconds, is wrong and ignored.
const FAR_AHEAD: i64 = 24 * 60 * 60 * 1000;

/// The number of attempts after conflicts with other servers.
const TRIES: u32 = 5;

/// Tracks downtime.
pub(super) struct Downtime {
    store: Store,
    clock: Clock,
    beat: Duration,
    /// Held while a heartbeat is being written.
    beating: tokio::sync::Mutex<()>,
    known: Mutex<Known>,
}

/// What this server knows about downtime.
#[derive(Default)]
struct Known {
    /// The last successful heartbeat: when it was written, and its time.
    last: Option<(Instant, Timestamp)>,
    /// Set after something could not be stored.
    failed: Option<Failure>,
    /// All relevant outages, in order.
    outages: Vec<Outage>,
    /// The clock drift that was last logged.
    warned: i64,
}

/// A failure to store something.
#[derive(Clone, Copy)]
struct Failure {
    since: Timestamp,
    /// The database has no space, so no other server could store moves either, even if small heartbeats still fit.
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

    /// Records a failure to store something; the outage lasts until a heartbeat succeeds.
    pub(super) fn note(&self, fault: &StoreError) {
        if !matches!(fault, StoreError::Conflict | StoreError::Missing) {
            self.fail(fault);
        }
    }

    /// Records a failure. Returns whether it is the first in a row.
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

    /// Writes a heartbeat unless no clock runs. Returns whether there are new outages.
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

    /// Writes a heartbeat, records an outage if there was one, and reads those of other servers.
    async fn write(&self) -> Result<(), StoreError> {
        let written = self.try_write().await;
        if let Err(fault) = &written
            && self.fail(fault)
        {
            tracing::warn!(error = %fault, "heartbeat failed, clocks stopped");
        }
        written
    }

    async fn try_write(&self) -> Result<(), StoreError> {
        if self.known().failed.is_some() {
            // A heartbeat is small and may fit where a move doesn't.
            self.store.try_write().await?;
        }
        // If another server was faster, what it wrote decides whether there was an outage.
        while !self.try_beat().await? {}
        Ok(())
    }

    /// Moves the shared heartbeat to now. Returns false if another server was faster.
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
            // Another server may have been running.
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
                    "outage recorded, players get the time back"
                );
            }
        }
        self.learn().await?;
        let mut known = self.known();
        known.last = Some((Instant::now(), now));
        known.failed = None;
        Ok(true)
    }

    /// Reads new outages.
    async fn learn(&self) -> Result<(), StoreError> {
        let after = self.known().outages.last().map_or(Timestamp(i64::MIN), |outage| outage.ended);
        let found = self.store.outages(after).await?;
        self.known().outages.extend(found);
        Ok(())
    }

    /// Returns the last heartbeat at the start of a server. If the server's clock is behind, it continues from there:
    /// logs don't go back in time.
    async fn first(&self) -> Result<Option<Timestamp>, StoreError> {
        let Some(mut found) = self.store.last_beat().await? else { return Ok(None) };
        if self.store.is_shared() && self.clock.now().since(found) >= TOLERANCE {
            // Either no other server runs, or its clock and ours differ.
            tokio::time::sleep(self.beat * 2).await;
            let later = self.store.last_beat().await?.unwrap_or(found);
            if later != found {
                let behind = later.0 - self.clock.now().0;
                tracing::error!(milliseconds = -behind, "system clock is ahead of other servers, using theirs");
                self.clock.shift(behind);
                found = later;
            }
        }
        self.catch_up_with(found);
        Ok(Some(found))
    }

    /// Moves the clock forward to a heartbeat that is ahead.
    fn catch_up_with(&self, found: Timestamp) {
        let ahead = found.0 - self.clock.now().0;
        if (1..=FAR_AHEAD).contains(&ahead) {
            if ahead > JUMP {
                tracing::warn!(milliseconds = ahead, "system clock is behind, continuing from the last heartbeat");
            }
            self.clock.shift(ahead);
        } else if ahead > FAR_AHEAD {
            tracing::error!(milliseconds = ahead, "last heartbeat is far in the future, check the system clock");
        }
    }

    /// Follows the clocks of the other servers or, without any, the system clock if it was set forward. Such a jump is
    /// an outage. Returns the last heartbeat.
    async fn follow(&self, found: Option<Timestamp>, alone: bool) -> Result<Option<Timestamp>, StoreError> {
        let drift = self.clock.drift();
        if alone && drift > JUMP {
            return self.jump(found, drift).await;
        }
        if let Some(found) = found.filter(|found| found.0 - self.clock.now().0 > JUMP) {
            // Learn of the outage first, so that nobody runs out of time.
            self.learn().await?;
            self.catch_up_with(found);
        }
        let mut known = self.known();
        if drift.abs() > JUMP && (drift - known.warned).abs() > JUMP {
            tracing::warn!(milliseconds = drift, "system clock was set, the server keeps its own time");
            known.warned = drift;
        }
        Ok(found)
    }

    /// Jumps to the time of the system clock. The outage is recorded first, so that nobody runs out of time.
    async fn jump(&self, found: Option<Timestamp>, drift: i64) -> Result<Option<Timestamp>, StoreError> {
        let now = self.clock.now().max(found.unwrap_or_default());
        let ahead = Timestamp(now.0.saturating_add(drift));
        if found != Some(now) && !self.store.beat(found, now, None).await? {
            return Ok(found);
        }
        if !self.store.beat(Some(now), ahead, Some(now)).await? {
            return Ok(Some(now));
        }
        tracing::warn!(milliseconds = drift, "system clock was set forward, players get the time back");
        self.learn().await?;
        self.clock.shift(ahead.0 - self.clock.now().0);
        Ok(Some(ahead))
    }

    /// Returns the milliseconds lost since a moment.
    fn lost(&self, since: Timestamp) -> u64 {
        lost(&self.known().outages, since, self.clock.now())
    }
}

/// Returns the milliseconds lost in a period. Outages are ordered by their end and may overlap.
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
    /// Appends a command durably, tells everybody, and returns the version. Lost time is given back first; that entry
    /// doesn't make an otherwise current command stale.
    pub(super) async fn commit(&mut self, who: &Who, seen: u32, command: Command) -> Result<u32, Denied> {
        let before = self.table.version();
        let only_given_back = self.give_back().await?;
        let seen = if seen == before && only_given_back { self.table.version() } else { seen };
        self.carry_out(who, seen, command).await
    }

    /// Gives back the time lost since the running clock was started. Returns whether nothing else was appended.
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
                // Another server was faster, perhaps with the same entry.
                Err(_) if self.table.version() > version => alone = false,
                Err(denied) => return Err(denied),
            }
        }
        Err(Denied::Busy)
    }

    /// Corrects the clocks at once after an outage, so that everybody sees the time they have left.
    pub(super) async fn lost_time(&mut self) {
        if let Err(denied) = self.give_back().await {
            tracing::warn!(code = denied.rejection().code, "failed to give back lost time, trying again later");
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
    fn overlapping_outages_count_once_and_only_within_the_period() {
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
