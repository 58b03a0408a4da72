//! All that is kept: accounts, tables and their logs, in SQLite or PostgreSQL.
//!
//! Logs are append-only, and an entry is guarded by its key (table, version): whoever comes second
//! with a version is told so, on whichever server. Nothing is read at start; all is read when asked for.

mod accounts;
mod bare;
mod batch_postgres;
mod batch_sqlite;
mod bot_seats;
mod changes;
mod chat;
mod dump;
mod entries;
mod error;
mod expiry;
mod follow;
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
mod saving;
mod seats;
mod sessions;
mod tables;
mod words;
mod writer;

use std::sync::Arc;

pub use accounts::Account;
pub use bare::bare_inserts;
pub use changes::{Change, Changes};
pub use chat::{ChatLine, MAX_CHAT_LINES, Said};
pub use dump::{BadDump, Dumped};
pub use entries::{Append, Entry, Outcome, Rated, Update};
pub use error::StoreError;
pub use expiry::Guests;
pub use imports::Finished;
pub use lobby::{BadCursor, Cursor, Listed, TABLES_PER_HOST};
pub use merge::Known;
pub use migrate::SCHEMA;
pub use outages::Outage;
pub use pool::Target;
pub use ratings::{Rank, Rating};
pub use results::GameResult;
pub(crate) use saving::failed as cannot_save;
pub use seats::{FORMER_PLAYER, Occupant, Sitting};
pub use sessions::{BotToken, MAX_SESSIONS, SESSION_LIFE};
pub use tables::{NewTable, Table};
pub use words::{Status, Visibility};

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
    /// Opens a database, and brings it to the schema of this program.
    pub async fn open(target: &Target) -> Result<Self, StoreError> {
        let pools = pool::open(target).await?;
        if let Err(fault) = migrate::migrate(&pools.writes).await {
            pools.close().await;
            return Err(fault);
        }
        Ok(Self::over(pools))
    }

    /// Opens a database that has the schema of this program already; the schema is left alone.
    pub async fn open_as_it_is(target: &Target) -> Result<Self, StoreError> {
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

    /// Whether other servers may use the same database.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        matches!(self.writes, Pool::Postgres(_))
    }

    /// Whether another server that shares the database was heard of a moment ago.
    #[must_use]
    pub fn is_accompanied(&self) -> bool {
        self.notifier.peers.is_anybody()
    }

    /// What other servers do from now on.
    pub async fn changes(&self) -> Result<Changes, StoreError> {
        self.notifier.listen(&self.writes).await
    }

    /// Tells the other servers that something but the log of a table has changed.
    pub fn touch(&self, table: &TableId) {
        self.notifier.touched(table);
    }

    /// Tells the other servers that a session or a token of an account has ended.
    pub fn doubt(&self, account: &AccountId) {
        self.notifier.doubted(account);
    }

    /// Tells the other servers who is connected to a table by this one.
    pub fn announce(&self, table: &TableId, accounts: &[AccountId]) {
        self.notifier.present(table, accounts);
    }

    /// Asks the other servers who is connected to a table by them.
    pub fn ask_who_is_present(&self, table: &TableId) {
        self.notifier.asked(table);
    }

    /// Writes what waits to be written, and closes the connections.
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
