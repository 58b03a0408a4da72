//! Reading a table from the store: its row, and its log replayed.

use table::{Entry, Secret, Table};
use tokio::sync::Semaphore;

use super::kept::Kept;
use crate::id::TableId;
use crate::store::{Entry as Stored, Store, StoreError, Table as Row};

/// A table as the store has it.
pub(super) struct Loaded {
    pub(super) row: Row,
    pub(super) kept: Kept,
    pub(super) table: Table,
}

/// From this number of entries on a log is long.
const LONG: i64 = 2_000;

/// Long logs are read and replayed one after the other, so that whoever opens many of them keeps one core busy at most.
static LONG_LOGS: Semaphore = Semaphore::const_new(1);

/// Reads a table and replays its log.
pub(super) async fn load(store: &Store, id: &TableId) -> Result<Loaded, StoreError> {
    let row = store.table(id).await?.ok_or(StoreError::Missing)?;
    let is_long = store.latest(id).await? >= Some(LONG);
    let _turn = if is_long { LONG_LOGS.acquire().await.ok() } else { None };
    let secret = store.secret(id).await?.ok_or(StoreError::Missing)?;
    let bodies = store.entries(id, 1).await?;
    let kept: Kept = serde_json::from_str(&row.options).map_err(|fault| StoreError::Damaged {
        entry: None,
        why: format!("its options can't be read ({})", place(&fault)),
    })?;
    let opening = kept.opening.clone();
    let replay = move || {
        let damaged = |why: &str| StoreError::Damaged { entry: None, why: why.to_owned() };
        let secret: [u8; 32] = secret.0.try_into().map_err(|_| damaged("its secret doesn't have 32 bytes"))?;
        let log: Result<Vec<Entry>, _> = bodies.iter().map(entry).collect();
        let replayed = Table::replay(opening, Secret::new(secret), log?);
        replayed.map_err(|bad| StoreError::Damaged { entry: bad.entry(), why: bad.to_string() })
    };
    // A long log takes some milliseconds, which nobody else is to wait for.
    let table = tokio::task::spawn_blocking(replay).await.map_err(|_| StoreError::Closed)??;
    Ok(Loaded { row, kept, table })
}

/// Reads the entries after a version.
pub(super) async fn news(store: &Store, id: &TableId, after: u32) -> Result<Vec<Entry>, StoreError> {
    let bodies = store.entries(id, i64::from(after) + 1).await?;
    bodies.iter().map(entry).collect()
}

/// Where JSON is wrong. What is there may be secret.
fn place(fault: &serde_json::Error) -> String {
    format!("line {}, column {}", fault.line(), fault.column())
}

/// Reads an entry.
fn entry(stored: &Stored) -> Result<Entry, StoreError> {
    let damaged = |why| StoreError::Damaged { entry: u32::try_from(stored.version).ok(), why };
    let entry: Entry =
        serde_json::from_str(&stored.body).map_err(|fault| damaged(format!("it can't be read ({})", place(&fault))))?;
    if i64::from(entry.version) != stored.version {
        return Err(damaged(format!("it is stored as entry {} and says that it is {}", stored.version, entry.version)));
    }
    Ok(entry)
}
