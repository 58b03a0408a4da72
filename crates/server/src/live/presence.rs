//! Who is connected to a table, through any of the servers that share a database.
//!
//! A server reports its connections to the others when they change, and again from time to time; reports of a server
//! that falls silent expire. Nothing of this is stored.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use game::Seat;
use tokio::time::Instant;

use super::hub::Inner;
use super::identity::{self, Names, owner, today};
use super::room::Room;
use crate::id::{AccountId, TableId};

/// The number of missed announcements after which a server counts as gone.
const MISSED: u32 = 3;

/// Who is connected to a table through this server, as last reported, and through the others, by their reports.
pub(super) struct Presence {
    hub: Arc<Inner>,
    table: TableId,
    reported: Vec<AccountId>,
    next: Instant,
    elsewhere: HashMap<String, (Vec<AccountId>, Instant)>,
}

impl Presence {
    /// Starts empty and asks the other servers.
    pub(super) fn new(hub: Arc<Inner>, table: TableId) -> Self {
        hub.store.ask_who_is_present(&table);
        Self { hub, table, reported: Vec::new(), next: Instant::now(), elsewhere: HashMap::new() }
    }

    /// Whether the person behind an ID of the log is connected through another server.
    pub(super) fn has(&self, logged: &str, names: &Names) -> bool {
        self.elsewhere.values().any(|(there, _)| there.iter().any(|id| identity::is(names, logged, id)))
    }

    fn every(&self) -> Duration {
        self.hub.pace.presence
    }

    fn report(&mut self, here: Vec<AccountId>) {
        self.hub.store.announce(&self.table, &here);
        self.reported = here;
        self.next = Instant::now() + self.every();
    }
}

impl Drop for Presence {
    /// Reports that nobody is connected through this room any more.
    fn drop(&mut self) {
        if !self.reported.is_empty() {
            self.hub.store.announce(&self.table, &[]);
        }
    }
}

impl Room {
    /// Returns the seated players who are connected to this server.
    fn here(&self) -> Vec<AccountId> {
        let owners = Seat::all(self.table.players()).filter_map(|seat| owner(&self.table, seat));
        let here = owners.filter(|id| self.watchers.has(id, &self.names));
        let mut here: Vec<_> = here.filter_map(|id| today(&self.names, id)).collect();
        here.sort_unstable();
        here.dedup();
        here
    }

    /// Reports who is here to the other servers if that has changed or the last report is old.
    pub(super) fn announce(&mut self) {
        if !self.hub.store.is_shared() {
            return;
        }
        let here = self.here();
        if here != self.presence.reported || (!here.is_empty() && self.presence.next <= Instant::now()) {
            self.presence.report(here);
        }
    }

    /// Waits until a report is due or expires.
    pub(super) async fn presence_due(&self) {
        let again = (!self.presence.reported.is_empty()).then_some(self.presence.next);
        let ends = self.presence.elsewhere.values().map(|(_, until)| *until);
        match ends.chain(again).min() {
            Some(at) => tokio::time::sleep_until(at).await,
            None => std::future::pending().await,
        }
    }

    /// Repeats the report, and drops expired reports of other servers.
    pub(super) fn renew_presence(&mut self) {
        let (before, now) = (self.presence_by_seat(), Instant::now());
        self.presence.elsewhere.retain(|_, (_, until)| *until > now);
        self.announce();
        self.tell_presence(&before);
    }

    /// Takes the report of another server.
    pub(super) fn presence_reported(&mut self, server: String, accounts: Vec<AccountId>) {
        let before = self.presence_by_seat();
        if accounts.is_empty() {
            self.presence.elsewhere.remove(&server);
        } else {
            let until = Instant::now() + self.presence.every() * MISSED;
            self.presence.elsewhere.insert(server, (accounts, until));
        }
        self.tell_presence(&before);
    }

    /// Reports who is here because another server asks.
    pub(super) fn report_presence(&mut self) {
        let here = self.here();
        if !here.is_empty() {
            self.presence.report(here);
        }
    }

    /// Asks the other servers again after their reports may have been missed.
    pub(super) fn ask_again(&mut self) {
        self.hub.store.ask_who_is_present(&self.id);
        self.report_presence();
    }
}
