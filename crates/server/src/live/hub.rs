//! The hub: the rooms in memory, how to reach them, and the tasks that serve all of them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Notify, mpsc, oneshot, watch};

use super::bot_seats::{BotSeatLimits, BotSeats, Opener, Opening};
use super::bots::Bots;
use super::caller::Caller;
use super::credential::{SessionCheck, SessionChecks};
use super::damaged::Damaged;
use super::denied::Denied;
use super::downtime::Downtime;
use super::message::{Answer, RoomMessage};
use super::pace::Pace;
use super::quota::PlayerTables;
use super::room;
use crate::clock::{Clock, Timestamp};
use crate::id::{AccountId, TableId};
use crate::store::{Change, Store, StoreError};

/// How long connections have to end when the server stops.
const SHUTDOWN_GRACE: Duration = Duration::from_secs(2);

/// The capacity of a room's inbox.
const INBOX_SIZE: usize = 256;

/// The maximum number of due tables to wake at once.
const WAKE_BATCH: u32 = 500;

/// How long a server that has just started takes to discover the others.
const PEER_DISCOVERY: Duration = Duration::from_secs(2);

/// How far apart the clocks of two servers may be when one takes over the work of the other.
const CLOCK_SKEW: Duration = Duration::from_secs(2);

/// The open rooms, each with a unique number.
#[derive(Default)]
struct Rooms {
    open: HashMap<TableId, (u64, mpsc::Sender<RoomMessage>)>,
    opened: u64,
}

/// An open connection and its account.
pub(super) struct Connected {
    hub: Hub,
    owner: Option<(AccountId, Arc<SessionCheck>)>,
}

impl Connected {
    /// Returns the session check of the connection; `None` for an anonymous spectator.
    pub(super) fn session_check(&self) -> Option<Arc<SessionCheck>> {
        self.owner.as_ref().map(|(_, check)| check.clone())
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        if let Some((account, check)) = &self.owner {
            self.hub.0.session_checks.unregister(account, check);
        }
        metrics::gauge!("mandate_sockets").decrement(1);
        self.hub.0.connections.send_modify(|connections| *connections -= 1);
    }
}

/// Waits until the server is told to stop.
pub(super) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    drop(stopping.wait_for(|stopping| *stopping).await);
}

/// The tables in memory; clones share them.
#[derive(Clone)]
pub struct Hub(Arc<Inner>);

pub(super) struct Inner {
    pub(super) store: Store,
    pub(super) clock: Clock,
    pub(super) pace: Pace,
    pub(super) bots: Bots,
    pub(super) bot_seats: BotSeats,
    pub(super) player_tables: PlayerTables,
    pub(super) downtime: Downtime,
    pub(super) stopping: watch::Sender<bool>,
    rooms: Mutex<Rooms>,
    session_checks: SessionChecks,
    /// The number of open connections.
    connections: watch::Sender<usize>,
    /// Whether no other server can share the database.
    alone: bool,
    /// When another server was last lost.
    pub(super) peer_lost: Mutex<Option<Instant>>,
    /// Wakes the task that looks for due tables.
    wake_due: Notify,
    pub(super) damaged: Damaged,
}

impl std::fmt::Debug for Hub {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Hub({} tables)", self.0.rooms().open.len())
    }
}

impl Hub {
    /// Returns an empty hub with limits on bot seats and on the unfinished tables of a player.
    #[must_use]
    pub fn new(store: Store, clock: Clock, pace: Pace, (bot_seats, player_tables): (BotSeatLimits, u32)) -> Self {
        let alone = !store.is_shared();
        let (stopping, connections) = (watch::Sender::new(false), watch::Sender::new(0));
        Self(Arc::new(Inner {
            downtime: Downtime::new(store.clone(), clock.clone(), pace),
            store,
            bot_seats: BotSeats::new(bot_seats, clock.clone()),
            player_tables: PlayerTables::new(player_tables),
            clock,
            pace,
            bots: Bots::new(),
            stopping,
            rooms: Mutex::default(),
            session_checks: SessionChecks::default(),
            connections,
            alone,
            peer_lost: Mutex::default(),
            wake_due: Notify::new(),
            damaged: Damaged::default(),
        }))
    }

    /// Starts the heartbeat, listening to other servers, and looking for due tables.
    pub async fn start(&self) -> Result<(), StoreError> {
        let mut changes = self.0.store.changes().await?;
        let (hub, mut stopping) = (self.clone(), self.0.stopping.subscribe());
        tokio::spawn(async move {
            loop {
                tokio::select! {
                    change = changes.next() => hub.handle_change(change),
                    () = stopped(&mut stopping) => return,
                }
            }
        });
        self.beat().await;
        let (hub, mut stopping) = (self.clone(), self.0.stopping.subscribe());
        tokio::spawn(async move {
            loop {
                tokio::select! {
                    () = tokio::time::sleep(hub.0.pace.beat) => hub.beat().await,
                    () = stopped(&mut stopping) => return,
                }
            }
        });
        let (hub, mut stopping) = (self.clone(), self.0.stopping.subscribe());
        tokio::spawn(async move {
            let mut pause = hub.0.pace.look.min(PEER_DISCOVERY);
            loop {
                hub.wake().await;
                tokio::select! {
                    () = tokio::time::sleep(pause) => {}
                    () = hub.0.wake_due.notified() => {}
                    () = stopped(&mut stopping) => return,
                }
                pause = hub.0.pace.look + hub.0.jitter();
            }
        });
        Ok(())
    }

    /// Ends rooms, bots and live connections.
    pub fn stop(&self) {
        self.0.stopping.send_replace(true);
        self.0.bots.stop();
    }

    /// Waits for connections to end, for a limited time, then writes the last heartbeat.
    pub async fn wait_for_connections(&self) {
        let mut connections = self.0.connections.subscribe();
        let gone = connections.wait_for(|connections| *connections == 0);
        if tokio::time::timeout(SHUTDOWN_GRACE, gone).await.is_err() {
            tracing::warn!("live connections cut off at shutdown");
        }
        // Downtime starts now.
        self.beat().await;
    }

    /// Registers a connection until the guard is dropped.
    pub(super) fn connected(&self, account: Option<&AccountId>) -> Connected {
        metrics::gauge!("mandate_sockets").increment(1);
        self.0.connections.send_modify(|connections| *connections += 1);
        let owner = account.map(|account| (account.clone(), self.0.session_checks.register(account)));
        Connected { hub: self.clone(), owner }
    }

    /// Returns a channel that turns true when the server stops.
    #[must_use]
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.subscribe()
    }

    /// Returns how often a silent connection is pinged.
    #[must_use]
    pub fn ping(&self) -> Duration {
        self.0.pace.ping
    }

    /// Sends a message to a table's room, which is opened if necessary.
    pub fn send(&self, table: &TableId, message: RoomMessage) -> Result<(), Denied> {
        self.0.send(table, message)
    }

    /// Sends a question to a table's room and waits for the answer.
    pub async fn ask<T>(&self, table: &TableId, question: impl FnOnce(Answer<T>) -> RoomMessage) -> Result<T, Denied> {
        let (answer, answered) = oneshot::channel();
        self.send(table, question(answer))?;
        answered.await.unwrap_or(Err(Denied::Unavailable))
    }

    /// Refuses a new table with this many bots if the account or address is at its limit. Hold the result until the
    /// bots sit.
    pub(crate) async fn admit_bots(&self, host: &Caller, bots: usize) -> Result<Option<Opening<'_>>, Denied> {
        if bots == 0 {
            return Ok(None);
        }
        let opener = Opener { account: Some(&host.id), address: host.address };
        self.0.bot_seats.admit_table(&self.0.store, opener, bots).await.map(Some)
    }

    /// Refuses a new table to an account that sits at too many unfinished ones.
    pub(crate) async fn check_player(&self, account: &AccountId) -> Result<(), Denied> {
        self.0.player_tables.admit(&self.0.store, account, None).await.map(drop)
    }

    /// Writes a heartbeat. After an outage, all tables in memory correct their clocks.
    pub async fn beat(&self) {
        // After an error, the next beat tries again.
        if matches!(self.0.downtime.tick().await, Ok(true)) {
            self.0.open_tables().iter().for_each(|table| self.0.notify_room(table, RoomMessage::Outage));
        }
    }

    /// Tells a table's room and the other servers that something other than its log has changed.
    pub fn touch(&self, table: &TableId) {
        self.0.store.touch(table);
        self.0.notify_room(table, RoomMessage::DetailsChanged);
    }

    /// Makes all connections of an account check their credentials, here and on the other servers: one of its
    /// sessions or tokens has ended.
    pub fn recheck_sessions(&self, account: &AccountId) {
        self.0.session_checks.request(account);
        self.0.store.announce_session_end(account);
    }

    /// Whether no other server shares the database.
    pub(super) fn is_alone(&self) -> bool {
        self.0.alone
    }

    /// Handles a notification from another server.
    fn handle_change(&self, change: Change) {
        match change {
            Change::Appended { table, version } => {
                self.0.notify_room(&table, RoomMessage::Appended(u32::try_from(version).unwrap_or(u32::MAX)));
            }
            Change::Touched { table } => self.0.notify_room(&table, RoomMessage::DetailsChanged),
            Change::Present { server, table, accounts: there } => {
                self.0.notify_room(&table, RoomMessage::Present(server, there));
            }
            Change::Asked { table } => self.0.notify_room(&table, RoomMessage::AskPresence),
            Change::SessionEnded { account } => self.0.session_checks.request(&account),
            Change::Vanished => {
                tracing::info!("peer lost, taking over its work");
                *self.0.peer_lost.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
                self.0.wake_due.notify_one();
                // Tables of bots are never due: they resume on the server where somebody watches.
                self.0.open_tables().iter().for_each(|table| self.0.notify_room(table, RoomMessage::Due));
            }
            Change::Missed => {
                self.0.session_checks.request_all();
                for table in self.0.open_tables() {
                    self.0.notify_room(&table, RoomMessage::Resync);
                    self.0.notify_room(&table, RoomMessage::DetailsChanged);
                }
            }
        }
    }

    /// Wakes the tables that are overdue.
    async fn wake(&self) {
        let now = self.0.clock.now();
        let before = match self.0.patience() {
            Duration::ZERO if !self.0.alone => now.after(CLOCK_SKEW),
            patience => Timestamp(now.0.saturating_sub(patience.as_millis() as i64)),
        };
        // Damaged tables stay due, and must not crowd out the others.
        let limit = WAKE_BATCH.saturating_add(u32::try_from(self.0.damaged.len()).unwrap_or(u32::MAX));
        match self.0.store.due(before, limit).await {
            Ok(tables) => {
                for table in tables.iter().filter(|table| !self.0.damaged.contains(table)) {
                    let _ = self.send(table, RoomMessage::Due);
                }
            }
            Err(StoreError::Closed | StoreError::Unreachable { .. }) => {}
            Err(fault) => tracing::warn!(error = %fault, "failed to query due tables"),
        }
    }
}

impl Inner {
    fn rooms(&self) -> MutexGuard<'_, Rooms> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a message to a table's room, which is opened if necessary.
    pub(super) fn send(self: &Arc<Self>, table: &TableId, message: RoomMessage) -> Result<(), Denied> {
        if *self.stopping.borrow() {
            message.deny(&Denied::Unavailable);
            return Err(Denied::Unavailable);
        }
        let mut rooms = self.rooms();
        let message = match rooms.open.get(table) {
            None => message,
            Some((_, room)) => match room.try_send(message) {
                Ok(()) => return Ok(()),
                // The room is just closing.
                Err(mpsc::error::TrySendError::Closed(message)) => message,
                Err(mpsc::error::TrySendError::Full(message)) => {
                    message.deny(&Denied::Busy);
                    return Err(Denied::Busy);
                }
            },
        };
        let (room, inbox) = mpsc::channel(INBOX_SIZE);
        let _ = room.try_send(message);
        rooms.opened += 1;
        let number = rooms.opened;
        rooms.open.insert(table.clone(), (number, room));
        tokio::spawn(room::run(self.clone(), table.clone(), number, inbox));
        Ok(())
    }

    /// Whether no other server shares the database.
    pub(super) fn alone(&self) -> bool {
        self.alone
    }

    /// Returns the tables in memory.
    fn open_tables(&self) -> Vec<TableId> {
        self.rooms().open.keys().cloned().collect()
    }

    /// Sends a message to a room if it is open; other tables read the news when they are opened.
    fn notify_room(&self, table: &TableId, message: RoomMessage) {
        let room = self.rooms().open.get(table).cloned();
        if let Some((_, room)) = room
            && let Err(mpsc::error::TrySendError::Full(message)) = room.try_send(message)
        {
            // Notifications must not get lost, however busy the table is.
            tokio::spawn(async move { room.send(message).await });
        }
    }

    /// Removes a room unless its inbox has got a message in the meantime.
    pub(super) fn retire(&self, table: &TableId, inbox: &mpsc::Receiver<RoomMessage>) -> bool {
        let mut rooms = self.rooms();
        // Messages are sent while the map is locked, so none is on its way.
        let empty = inbox.is_empty();
        if empty {
            rooms.open.remove(table);
        }
        empty
    }

    /// Removes a room that has ended, unless a new one has replaced it.
    pub(super) fn forget(&self, table: &TableId, number: u64) {
        let mut rooms = self.rooms();
        if rooms.open.get(table).is_some_and(|(known, _)| *known == number) {
            rooms.open.remove(table);
        }
    }
}
