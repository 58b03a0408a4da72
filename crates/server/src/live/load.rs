//! Reads a table from the store: its row, how it was opened, and its replayed log.

use serde::{Deserialize, Serialize};
use table::{Entry, Opening, Secret, Table};
use tokio::sync::Semaphore;

use crate::id::{AccountId, TableId};
use crate::store::{Entry as Stored, Store, StoreError, Table as Row};

/// How a table was opened, as stored in its row.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct StoredOpening {
    /// The start of its log.
    #[serde(flatten)]
    pub opening: Opening,
    /// Whether the match was imported.
    #[serde(default)]
    pub imported: bool,
    /// The accounts that seats are reserved for, by seat.
    #[serde(default)]
    pub reserved: Vec<Option<AccountId>>,
}

impl StoredOpening {
    /// Returns the opening of a table that is played here, without reserved seats.
    #[must_use]
    pub fn new(opening: Opening) -> Self {
        Self { opening, imported: false, reserved: Vec::new() }
    }

    /// Returns the account that a seat is reserved for.
    #[must_use]
    pub fn reserved(&self, seat: usize) -> Option<&AccountId> {
        self.reserved.get(seat)?.as_ref()
    }
}

/// A table as stored.
pub(super) struct Loaded {
    pub(super) row: Row,
    pub(super) opening: StoredOpening,
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
    let stored: StoredOpening = serde_json::from_str(&row.options).map_err(|fault| StoreError::Damaged {
        entry: None,
        why: format!("its options can't be read ({})", place(&fault)),
    })?;
    let opening = stored.opening.clone();
    let replay = move || {
        let damaged = |why: &str| StoreError::Damaged { entry: None, why: why.to_owned() };
        let secret: [u8; 32] = secret.0.try_into().map_err(|_| damaged("its secret doesn't have 32 bytes"))?;
        let log: Result<Vec<Entry>, _> = bodies.iter().map(entry).collect();
        let replayed = Table::replay(opening, Secret::new(secret), log?);
        replayed.map_err(|bad| StoreError::Damaged { entry: bad.entry(), why: bad.to_string() })
    };
    // Replaying a long log takes milliseconds; other tasks must not wait for it.
    let table = tokio::task::spawn_blocking(replay).await.map_err(|_| StoreError::Closed)??;
    Ok(Loaded { row, opening: stored, table })
}

/// Reads the entries after a version.
pub(super) async fn news(store: &Store, id: &TableId, after: u32) -> Result<Vec<Entry>, StoreError> {
    let bodies = store.entries(id, i64::from(after) + 1).await?;
    bodies.iter().map(entry).collect()
}

/// Returns where JSON is invalid. The text there may be secret, so it is left out.
fn place(fault: &serde_json::Error) -> String {
    format!("line {}, column {}", fault.line(), fault.column())
}

/// Parses a stored entry.
fn entry(stored: &Stored) -> Result<Entry, StoreError> {
    let damaged = |why| StoreError::Damaged { entry: u32::try_from(stored.version).ok(), why };
    let entry: Entry =
        serde_json::from_str(&stored.body).map_err(|fault| damaged(format!("it can't be read ({})", place(&fault))))?;
    if i64::from(entry.version) != stored.version {
        return Err(damaged(format!(
            "it is stored as entry {} but its own version is {}",
            stored.version, entry.version
        )));
    }
    Ok(entry)
}
