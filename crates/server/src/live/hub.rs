//! The hub: which tables are in memory, and how to reach them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Notify, mpsc, oneshot, watch};

use super::bot_seats::{BotSeatLimits, BotSeats, Opener, Opening};
use super::bots::Bots;
use super::caller::Caller;
use super::damaged::Damaged;
use super::denied::Denied;
use super::downtime::Downtime;
use super::letter::{Answer, Letter};
use super::pace::Pace;
use super::pass::{Doubt, Doubts};
use super::player_tables::PlayerTables;
use super::room;
use crate::clock::{Clock, Timestamp};
use crate::id::{AccountId, TableId};
use crate::store::{Change, Store, StoreError};

/// So long is waited for connections to end when the server stops.
const FAREWELL: Duration = Duration::from_secs(2);

/// So many letters wait for a room.
const MAILBOX: usize = 256;

/// So many tables at which something is due are woken at once.
const WAKE_BATCH: u32 = 500;

/// When a server that has just started knows whether there are others.
const SETTLED: Duration = Duration::from_secs(2);

/// How far the clocks of two servers may be apart when one does the work of the other.
const CLOCK_SKEW: Duration = Duration::from_secs(2);

/// The rooms that are open, each with a number that no other has.
#[derive(Default)]
struct Rooms {
    open: HashMap<TableId, (u64, mpsc::Sender<Letter>)>,
    opened: u64,
}

/// A connection that is open, and whose it is.
pub(super) struct Connected {
    hub: Hub,
    owner: Option<(AccountId, Arc<Doubt>)>,
}

impl Connected {
    /// The doubt whether it is still its owner's; nobody's is never in doubt.
    pub(super) fn doubt(&self) -> Option<Arc<Doubt>> {
        self.owner.as_ref().map(|(_, doubt)| doubt.clone())
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        if let Some((account, doubt)) = &self.owner {
            self.hub.0.doubts.leave(account, doubt);
        }
        metrics::gauge!("mandate_sockets").decrement(1);
        self.hub.0.connections.send_modify(|connections| *connections -= 1);
    }
}

/// Waits until the server stops.
pub(super) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    drop(stopping.wait_for(|stopping| *stopping).await);
}

/// All tables in memory; clones share them.
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
    doubts: Doubts,
    /// How many connections are open.
    connections: watch::Sender<usize>,
    /// Whether no other server can share the database.
    alone: bool,
    /// When another server went last.
    pub(super) bereaved: Mutex<Option<Instant>>,
    /// Wakes the task that looks for tables at which something is due.
    look: Notify,
    pub(super) damaged: Damaged,
}

impl std::fmt::Debug for Hub {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Hub({} tables)", self.0.rooms().open.len())
    }
}

impl Hub {
    /// A hub that holds no table yet, with limits on the seats of bots and on the unfinished tables of a player.
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
            doubts: Doubts::default(),
            connections,
            alone,
            bereaved: Mutex::default(),
            look: Notify::new(),
            damaged: Damaged::default(),
        }))
    }

    /// Begins to listen to other servers, and to look for tables where something is due.
    pub async fn start(&self) -> Result<(), StoreError> {
        let mut changes = self.0.store.changes().await?;
        let (hub, mut stopping) = (self.clone(), self.0.stopping.subscribe());
        tokio::spawn(async move {
            loop {
                tokio::select! {
                    change = changes.next() => hub.hear(change),
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
            let mut pause = hub.0.pace.look.min(SETTLED);
            loop {
                hub.wake().await;
                tokio::select! {
                    () = tokio::time::sleep(pause) => {}
                    () = hub.0.look.notified() => {}
                    () = stopped(&mut stopping) => return,
                }
                pause = hub.0.pace.look + hub.0.jitter();
            }
        });
        Ok(())
    }

    /// Lets rooms and bots end, and says goodbye to those who watch.
    pub fn stop(&self) {
        self.0.stopping.send_replace(true);
        self.0.bots.stop();
    }

    /// Waits until all connections have ended, but not for those that do not listen.
    pub async fn farewell(&self) {
        let mut connections = self.0.connections.subscribe();
        let gone = connections.wait_for(|connections| *connections == 0);
        if tokio::time::timeout(FAREWELL, gone).await.is_err() {
            tracing::warn!("some live connections did not end in time");
        }
        // Downtime begins now.
        self.beat().await;
    }

    /// Knows of a connection until the guard goes.
    pub(super) fn connected(&self, account: Option<&AccountId>) -> Connected {
        metrics::gauge!("mandate_sockets").increment(1);
        self.0.connections.send_modify(|connections| *connections += 1);
        let owner = account.map(|account| (account.clone(), self.0.doubts.enter(account)));
        Connected { hub: self.clone(), owner }
    }

    /// Turns true when the server stops.
    #[must_use]
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.subscribe()
    }

    /// How often a silent connection is asked whether it is still there.
    #[must_use]
    pub fn ping(&self) -> Duration {
        self.0.pace.ping
    }

    /// Sends a letter to a table's room, which is opened if need be.
    pub fn post(&self, table: &TableId, letter: Letter) -> Result<(), Denied> {
        self.0.post(table, letter)
    }

    /// Asks a table's room something.
    pub async fn ask<T>(&self, table: &TableId, question: impl FnOnce(Answer<T>) -> Letter) -> Result<T, Denied> {
        let (answer, answered) = oneshot::channel();
        self.post(table, question(answer))?;
        answered.await.unwrap_or(Err(Denied::Unavailable))
    }

    /// Refuses to open a table with this many bots if somebody has too many already. The answer is to be held
    /// until they sit.
    pub(crate) async fn admit_bots(&self, host: &Caller, bots: usize) -> Result<Option<Opening<'_>>, Denied> {
        if bots == 0 {
            return Ok(None);
        }
        let opener = Opener { account: Some(&host.id), address: host.address };
        self.0.bot_seats.admit_table(&self.0.store, opener, bots).await.map(Some)
    }

    /// Refuses to open a table for somebody who sits at too many unfinished ones.
    pub(crate) async fn check_player(&self, account: &AccountId) -> Result<(), Denied> {
        self.0.player_tables.admit(&self.0.store, account, None).await.map(drop)
    }

    /// Shows that the server can store moves. After an outage all tables in memory put their clocks right.
    pub async fn beat(&self) {
        // After an error it is tried again a moment later.
        if matches!(self.0.downtime.tick().await, Ok(true)) {
            self.0.held().iter().for_each(|table| self.0.tell_held(table, Letter::LostTime));
        }
    }

    /// Something but the log of a table has changed: tells its room, and the other servers.
    pub fn touch(&self, table: &TableId) {
        self.0.store.touch(table);
        self.0.tell_held(table, Letter::Touched);
    }

    /// A session or a token of an account has ended: its connections look whether they still are what they were,
    /// here at once, on other servers as soon as they hear of it.
    pub fn doubt(&self, account: &AccountId) {
        self.0.doubts.raise(account);
        self.0.store.doubt(account);
    }

    /// Whether no other server shares the database.
    pub(super) fn is_alone(&self) -> bool {
        self.0.alone
    }

    /// What another server has done.
    fn hear(&self, change: Change) {
        match change {
            Change::Appended { table, version } => {
                self.0.tell_held(&table, Letter::News(u32::try_from(version).unwrap_or(u32::MAX)));
            }
            Change::Touched { table } => self.0.tell_held(&table, Letter::Touched),
            Change::Present { server, table, accounts: there } => {
                self.0.tell_held(&table, Letter::Present(server, there));
            }
            Change::Asked { table } => self.0.tell_held(&table, Letter::Asked),
            Change::Doubted { account } => self.0.doubts.raise(&account),
            Change::Vanished => {
                tracing::info!("another server is gone; doing its work");
                *self.0.bereaved.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
                self.0.look.notify_one();
                // A table where only bots play is due nowhere: it goes on where somebody watches.
                self.0.held().iter().for_each(|table| self.0.tell_held(table, Letter::Due));
            }
            Change::Missed => {
                self.0.doubts.raise_all();
                for table in self.0.held() {
                    self.0.tell_held(&table, Letter::Missed);
                    self.0.tell_held(&table, Letter::Touched);
                }
            }
        }
    }

    /// Wakes the tables at which something has been due for a while.
    async fn wake(&self) {
        let now = self.0.clock.now();
        let before = match self.0.patience() {
            Duration::ZERO if !self.0.alone => now.after(CLOCK_SKEW),
            patience => Timestamp(now.0.saturating_sub(patience.as_millis() as i64)),
        };
        // Damaged tables stay due, and must not be in the way of the others.
        let limit = WAKE_BATCH.saturating_add(u32::try_from(self.0.damaged.len()).unwrap_or(u32::MAX));
        match self.0.store.due(before, limit).await {
            Ok(tables) => {
                for table in tables.iter().filter(|table| !self.0.damaged.contains(table)) {
                    let _ = self.post(table, Letter::Due);
                }
            }
            Err(StoreError::Closed | StoreError::Unreachable { .. }) => {}
            Err(fault) => tracing::warn!(%fault, "failed to query due tables"),
        }
    }
}

impl Inner {
    fn rooms(&self) -> MutexGuard<'_, Rooms> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a letter to a table's room, which is opened if need be.
    pub(super) fn post(self: &Arc<Self>, table: &TableId, letter: Letter) -> Result<(), Denied> {
        if *self.stopping.borrow() {
            letter.deny(&Denied::Unavailable);
            return Err(Denied::Unavailable);
        }
        let mut rooms = self.rooms();
        let letter = match rooms.open.get(table) {
            None => letter,
            Some((_, room)) => match room.try_send(letter) {
                Ok(()) => return Ok(()),
                // The room is just being left.
                Err(mpsc::error::TrySendError::Closed(letter)) => letter,
                Err(mpsc::error::TrySendError::Full(letter)) => {
                    letter.deny(&Denied::Busy);
                    return Err(Denied::Busy);
                }
            },
        };
        let (room, mail) = mpsc::channel(MAILBOX);
        let _ = room.try_send(letter);
        rooms.opened += 1;
        let number = rooms.opened;
        rooms.open.insert(table.clone(), (number, room));
        tokio::spawn(room::run(self.clone(), table.clone(), number, mail));
        Ok(())
    }

    /// Whether no other server shares the database.
    pub(super) fn alone(&self) -> bool {
        self.alone
    }

    /// The tables that are in memory.
    fn held(&self) -> Vec<TableId> {
        self.rooms().open.keys().cloned().collect()
    }

    /// Sends a letter to a room that is open; tables that nobody uses hear of it when they are read.
    fn tell_held(&self, table: &TableId, letter: Letter) {
        let room = self.rooms().open.get(table).cloned();
        if let Some((_, room)) = room
            && let Err(mpsc::error::TrySendError::Full(letter)) = room.try_send(letter)
        {
            // News must not get lost, however busy the table is.
            tokio::spawn(async move { room.send(letter).await });
        }
    }

    /// Leaves a room, if nobody has written to it meanwhile.
    pub(super) fn retire(&self, table: &TableId, mail: &mpsc::Receiver<Letter>) -> bool {
        let mut rooms = self.rooms();
        // Letters are posted with the map in hand, so that none is on its way.
        let empty = mail.is_empty();
        if empty {
            rooms.open.remove(table);
        }
        empty
    }

    /// Forgets a room that has ended, unless there is a new one already.
    pub(super) fn forget(&self, table: &TableId, number: u64) {
        let mut rooms = self.rooms();
        if rooms.open.get(table).is_some_and(|(known, _)| *known == number) {
            rooms.open.remove(table);
        }
    }
}
