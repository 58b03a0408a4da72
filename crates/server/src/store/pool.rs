//! Connection pools for either database.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;

use sqlx::Connection;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};

use super::StoreError;
use super::postgres::{Postgres, Purpose};
use crate::secret::Hidden;

/// The file in the data directory.
const FILE: &str = "mandate.sqlite";

/// Which database to use.
#[derive(Clone, Debug)]
pub enum Target {
    /// An SQLite file.
    Sqlite(PathBuf),
    /// A PostgreSQL server, by its address, which may contain a password.
    Postgres(Hidden),
}

impl Target {
    /// Parses an address; without one, returns the file in the data directory.
    pub fn new(data: &Path, address: Option<&Hidden>) -> Result<Self, StoreError> {
        let Some(address) = address else { return Ok(Self::Sqlite(data.join(FILE))) };
        let text = address.reveal();
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return match PgConnectOptions::from_str(text) {
                Ok(_) => Ok(Self::Postgres(address.clone())),
                Err(fault) => Err(StoreError::Address { why: format!("can't be read ({fault})") }),
            };
        }
        let unknown = || StoreError::Address { why: "starts with neither postgres:// nor sqlite:".to_owned() };
        let file = text.strip_prefix("sqlite:").ok_or_else(unknown)?;
        Ok(Self::Sqlite(PathBuf::from(file.strip_prefix("//").unwrap_or(file))))
    }
}

/// A pool of connections to either database.
#[derive(Clone, Debug)]
pub(crate) enum Pool {
    Sqlite(SqlitePool),
    Postgres(Postgres),
}

/// Runs the same code on either database: both understand the same statements. On PostgreSQL it fails at once while the
/// database is down.
macro_rules! on {
    ($pool:expr, $db:ident => $body:expr) => {
        match $pool {
            $crate::store::pool::Pool::Sqlite($db) => $body,
            $crate::store::pool::Pool::Postgres(postgres) => {
                let $db = &postgres.pool()?;
                postgres.attempt(async { Ok::<_, $crate::store::StoreError>($body) }).await?
            }
        }
    };
}
pub(crate) use on;

/// Like `on!`, without a time limit, for commands of operators.
macro_rules! on_patiently {
    ($pool:expr, $db:ident => $body:expr) => {
        match $pool {
            $crate::store::pool::Pool::Sqlite($db) => $body,
            $crate::store::pool::Pool::Postgres(postgres) => {
                let $db = &postgres.pool()?;
                $body
            }
        }
    };
}
pub(crate) use on_patiently;

impl Pool {
    /// Returns how a writing transaction begins. SQLite takes its lock at once, so that it can't fail in the middle.
    pub(crate) fn begins(&self) -> &'static str {
        match self {
            Self::Sqlite(_) => "BEGIN IMMEDIATE",
            Self::Postgres(_) => "BEGIN",
        }
    }

    /// Returns how a transaction begins that reads a snapshot.
    pub(crate) fn begins_to_read(&self) -> &'static str {
        match self {
            Self::Sqlite(_) => "BEGIN",
            Self::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
        }
    }

    /// Returns the first statement of a transaction that reads or writes everything.
    pub(crate) fn unlimited(&self) -> &'static str {
        if matches!(self, Self::Sqlite(_)) { "SELECT 1" } else { super::postgres::UNLIMITED }
    }

    pub(crate) async fn close(&self) {
        match self {
            Self::Sqlite(db) => db.close().await,
            Self::Postgres(postgres) => postgres.close().await,
        }
    }
}

/// The pools for reading and for writing.
pub(crate) struct Pools {
    pub(crate) reads: Pool,
    pub(crate) writes: Pool,
}

impl Pools {
    pub(crate) async fn close(&self) {
        self.reads.close().await;
        self.writes.close().await;
    }
}

/// Opens a database; an SQLite file is created if necessary.
pub(crate) async fn open(target: &Target) -> Result<Pools, StoreError> {
    match target {
        Target::Sqlite(file) => sqlite(file).await,
        Target::Postgres(address) => {
            let postgres = Postgres::open(address).await?;
            let writes = Pool::Postgres(postgres.to(Purpose::Write));
            Ok(Pools { reads: Pool::Postgres(postgres), writes })
        }
    }
}

/// One connection writes, so that nobody waits for a lock; several others read.
async fn sqlite(file: &Path) -> Result<Pools, StoreError> {
    if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        create_private(folder, file).map_err(|fault| StoreError::Folder { folder: folder.to_owned(), fault })?;
    }
    let options = SqliteConnectOptions::new()
        .filename(file)
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(Duration::from_secs(10));
    // SQLite ends a transaction by itself when the disk is full. sqlx doesn't notice and would refuse to begin
    // another one forever, so a connection that still counts an open transaction is replaced.
    let writes = SqlitePoolOptions::new()
        .max_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .before_acquire(|connection, _| Box::pin(async move { Ok(!connection.is_in_transaction()) }));
    let writes = writes.connect_with(options.clone()).await?;
    let reads = SqlitePoolOptions::new().max_connections(4);
    let reads = reads.connect_lazy_with(options.pragma("query_only", "ON"));
    Ok(Pools { reads: Pool::Sqlite(reads), writes: Pool::Sqlite(writes) })
}

/// Creates the folder and an empty database that only their owner can read. SQLite gives its other files
/// (`-wal`, `-shm`) the mode of the database.
fn create_private(folder: &Path, file: &Path) -> std::io::Result<()> {
    let (mut builder, mut options) = (std::fs::DirBuilder::new(), std::fs::File::options());
    builder.recursive(true);
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    builder.create(folder)?;
    match options.open(file) {
        Err(fault) if fault.kind() != std::io::ErrorKind::AlreadyExists => Err(fault),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_address_says_which_database() {
        let target = |address: Option<&str>| Target::new(Path::new("data"), address.map(Hidden::from).as_ref());
        assert!(matches!(target(None), Ok(Target::Sqlite(file)) if file == Path::new("data/mandate.sqlite")));
        assert!(matches!(target(Some("sqlite:///x/y.db")), Ok(Target::Sqlite(file)) if file == Path::new("/x/y.db")));
        assert!(matches!(target(Some("postgres://u:p@h/d")), Ok(Target::Postgres(_))));
        for wrong in ["mysql://u:hush@h/d", "postgres://u:hush@h:port/d"] {
            let fault = target(Some(wrong)).unwrap_err();
            assert!(matches!(fault, StoreError::Address { .. }) && !fault.to_string().contains("hush"), "{fault}");
        }
    }

    #[test]
    fn a_password_in_the_address_does_not_print() {
        let target = Target::new(Path::new("data"), Some(&"postgres://u:hush@h/d".into())).unwrap();
        assert!(!format!("{target:?}").contains("hush"));
    }
}
