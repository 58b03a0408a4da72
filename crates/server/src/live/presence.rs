//! Who is connected to a table, by whichever of the servers that share a database.
//!
//! A server tells the others whenever that changes, and again from time to time: what was said by a server that is
//! not heard any more is forgotten.

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

/// Who is connected to a table by this server, as the others were told, and by the others, as they have told.
pub(super) struct Presence {
    hub: Arc<Inner>,
    table: TableId,
    told: Vec<AccountId>,
    next: Instant,
    elsewhere: HashMap<String, (Vec<AccountId>, Instant)>,
}

impl Presence {
    /// Nobody is known to be there; the other servers are asked.
    pub(super) fn new(hub: Arc<Inner>, table: TableId) -> Self {
        hub.store.ask_who_is_present(&table);
        Self { hub, table, told: Vec::new(), next: Instant::now(), elsewhere: HashMap::new() }
    }

    /// Whether somebody for whom this id of the log stands is connected by another server.
    pub(super) fn has(&self, logged: &str, names: &Names) -> bool {
        self.elsewhere.values().any(|(there, _)| there.iter().any(|id| identity::is(names, logged, id)))
    }

    fn every(&self) -> Duration {
        self.hub.pace.presence
    }

    fn tell(&mut self, here: Vec<AccountId>) {
        self.hub.store.announce(&self.table, &here);
        self.told = here;
        self.next = Instant::now() + self.every();
    }
}

impl Drop for Presence {
    /// Whoever was connected to the room is not any more.
    fn drop(&mut self) {
        if !self.told.is_empty() {
            self.hub.store.announce(&self.table, &[]);
        }
    }
}

impl Room {
    /// Those who sit at the table and are connected to this server.
    fn here(&self) -> Vec<AccountId> {
        let owners = Seat::all(self.table.players()).filter_map(|seat| owner(&self.table, seat));
        let here = owners.filter(|id| self.watchers.has(id, &self.names));
        let mut here: Vec<_> = here.filter_map(|id| today(&self.names, id)).collect();
        here.sort_unstable();
        here.dedup();
        here
    }

    /// Tells the other servers who is here, if that is news or was told long ago.
    pub(super) fn announce(&mut self) {
        if !self.hub.store.is_shared() {
            return;
        }
        let here = self.here();
        if here != self.presence.told || (!here.is_empty() && self.presence.next <= Instant::now()) {
            self.presence.tell(here);
        }
    }

    /// Waits until something about who is connected is to be told or forgotten.
    pub(super) async fn presence_due(&self) {
        let again = (!self.presence.told.is_empty()).then_some(self.presence.next);
        let ends = self.presence.elsewhere.values().map(|(_, until)| *until);
        match ends.chain(again).min() {
            Some(at) => tokio::time::sleep_until(at).await,
            None => std::future::pending().await,
        }
    }

    /// Tells who is here once more, and forgets those whose server is not heard any more.
    pub(super) fn renew_presence(&mut self) {
        let (before, now) = (self.presence_by_seat(), Instant::now());
        self.presence.elsewhere.retain(|_, (_, until)| *until > now);
        self.announce();
        self.tell_presence(&before);
    }

    /// Another server has told who is connected by it.
    pub(super) fn heard(&mut self, server: String, accounts: Vec<AccountId>) {
        let before = self.presence_by_seat();
        if accounts.is_empty() {
            self.presence.elsewhere.remove(&server);
        } else {
            let until = Instant::now() + self.presence.every() * MISSED;
            self.presence.elsewhere.insert(server, (accounts, until));
        }
        self.tell_presence(&before);
    }

    /// Another server wants to know who is here.
    pub(super) fn asked(&mut self) {
        let here = self.here();
        if !here.is_empty() {
            self.presence.tell(here);
        }
    }

    /// What other servers have told may have been missed.
    pub(super) fn ask_again(&mut self) {
        self.hub.store.ask_who_is_present(&self.id);
        self.asked();
    }
}
