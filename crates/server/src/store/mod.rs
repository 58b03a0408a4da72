//! Storage: accounts, tables and their logs, in SQLite or PostgreSQL.
//!
//! One [`Store`] serves both databases: they understand the same statements, and the macro `on!` compiles each of them
//! for both. The tests `store_*` run on both. Logs are append-only, and an entry is guarded by its key (table, version):
//! the second writer of a version gets a conflict, on whichever server. Nothing is read at start except the schema
//! version.
//!
//! Where to start: `schema.sql` (the tables; every further `.sql` file is a migration step), `entries` and `writer`
//! (logs; many appends share one transaction), `tables`, `seats` and `lobby` (lists), `accounts`, `names` and `sessions`
//! (people; Rust computes the skeletons by which names are compared), `merge` (guests who log in to an account),
//! `changes` and `peers` (other servers, by `LISTEN` and `NOTIFY`), `postgres` (whether the database can be reached),
//! `outages` (the shared heartbeat), `dump` (backups).
//!
//! - Every operation on PostgreSQL goes through `Postgres::attempt`, which fails at once while the database is down and
//!   gives up when it is lost in the meantime. After an outage there is a new pool.
//! - Until COMMIT is sent, a lost append is known not to be stored ([`StoreError::Unreachable`]); after that nobody knows
//!   ([`StoreError::Unsure`]).
//! - Ratings are written in the transaction that stores the last entry: once, or not at all.
//! - Every list is read page by page, by the key at which the last page ended, in the order of an index. `tests/plans`
//!   fails if a statement reads a whole table that grows.

mod accounts;
mod baseline;
mod batch;
mod bot_seats;
mod changes;
mod chat;
mod dump;
mod entries;
mod error;
mod expiry;
mod health;
mod imports;
mod lobby;
mod merge;
mod migrate;
mod names;
mod outages;
mod peers;
mod pool;
mod postgres;
mod ratings;
mod results;
mod seats;
mod sessions;
mod tables;
mod writer;

use std::sync::Arc;

pub use accounts::Account;
pub use baseline::bare_inserts;
pub use changes::{Change, Changes};
pub use chat::{ChatLine, MAX_CHAT_LINES, OwnChatLine};
pub use dump::{BadDump, Dumped};
pub use entries::{Append, Entry, Outcome, Rated, Update};
pub use error::StoreError;
pub use expiry::Guests;
pub(crate) use health::failed_to_save;
pub use imports::FinishedMatch;
pub use lobby::{BadCursor, Cursor, LobbyPage, TABLES_PER_HOST};
pub use merge::KnownAccount;
pub use migrate::SCHEMA;
pub use outages::Outage;
pub use pool::Target;
pub use ratings::{Rank, Rating};
pub use results::GameResult;
pub use seats::{FORMER_PLAYER, Occupant, SeatOccupant};
pub use sessions::{BotToken, MAX_SESSIONS, SESSION_LIFE};
pub use tables::{NewTable, Status, Table, Visibility};

use crate::id::{AccountId, TableId};
use changes::Notifier;
use pool::{Pool, Pools};
use writer::Writer;

/// The database; clones share it.
#[derive(Clone)]
pub struct Store {
    reads: Pool,
    writes: Pool,
    writer: Arc<Writer>,
    notifier: Notifier,
}

impl Store {
    /// Opens a database and migrates it to the schema of this program.
    pub async fn open(target: &Target) -> Result<Self, StoreError> {
        let pools = pool::open(target).await?;
        if let Err(fault) = migrate::migrate(&pools.writes).await {
            pools.close().await;
            return Err(fault);
        }
        Ok(Self::over(pools))
    }

    /// Opens a database that already has the schema of this program, without migrating it.
    pub async fn open_current(target: &Target) -> Result<Self, StoreError> {
        if let Target::Sqlite(file) = target
            && !file.exists()
        {
            return Err(StoreError::Missing);
        }
        let pools = pool::open(target).await?;
        if let Err(fault) = migrate::check(&pools.writes).await {
            pools.close().await;
            return Err(fault);
        }
        Ok(Self::over(pools))
    }

    fn over(pools: Pools) -> Self {
        let notifier = Notifier::start(&pools.writes);
        let writer = Arc::new(Writer::start(&pools.writes, &notifier));
        Self { reads: pools.reads, writes: pools.writes, writer, notifier }
    }

    /// Whether other servers can share the database.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        matches!(self.writes, Pool::Postgres(_))
    }

    /// Whether another server sharing the database was heard recently.
    #[must_use]
    pub fn is_accompanied(&self) -> bool {
        self.notifier.peers.is_anybody()
    }

    /// Returns the notifications of other servers from now on.
    pub async fn changes(&self) -> Result<Changes, StoreError> {
        self.notifier.listen(&self.writes).await
    }

    /// Tells the other servers that something other than the log of a table has changed.
    pub fn touch(&self, table: &TableId) {
        self.notifier.touched(table);
    }

    /// Tells the other servers that a session or token of an account has ended.
    pub fn announce_session_end(&self, account: &AccountId) {
        self.notifier.session_ended(account);
    }

    /// Tells the other servers who is connected to a table through this one.
    pub fn announce(&self, table: &TableId, accounts: &[AccountId]) {
        self.notifier.present(table, accounts);
    }

    /// Asks the other servers who is connected to a table through them.
    pub fn ask_who_is_present(&self, table: &TableId) {
        self.notifier.asked(table);
    }

    /// Writes pending appends and closes the connections.
    pub async fn close(&self) {
        self.writer.stop().await;
        self.reads.close().await;
        self.writes.close().await;
    }
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if matches!(self.reads, Pool::Sqlite(_)) { "Store(SQLite)" } else { "Store(PostgreSQL)" })
    }
}
