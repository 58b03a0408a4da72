//! Reading a table from the store: its row, and its log replayed.

use table::{Entry, Secret, Table};

use super::kept::Kept;
use crate::id::TableId;
use crate::store::{Store, StoreError, Table as Row};

/// A table as the store has it.
pub(super) struct Loaded {
    pub(super) row: Row,
    pub(super) kept: Kept,
    pub(super) table: Table,
}

/// Reads a table and replays its log.
pub(super) async fn load(store: &Store, id: &TableId) -> Result<Loaded, StoreError> {
    let row = store.table(id).await?.ok_or(StoreError::Missing)?;
    let secret = store.secret(id).await?.ok_or(StoreError::Missing)?;
    let bodies = store.entries(id, 1).await?;
    let kept: Kept = serde_json::from_str(&row.options).map_err(|_| StoreError::corrupt("tables.options"))?;
    let opening = kept.opening.clone();
    let replay = move || {
        let secret: [u8; 32] = secret.0.try_into().map_err(|_| StoreError::corrupt("tables.secret"))?;
        let log: Result<Vec<Entry>, _> = bodies.iter().map(|entry| serde_json::from_str(&entry.body)).collect();
        let log = log.map_err(|_| StoreError::corrupt("entries.body"))?;
        Table::replay(opening, Secret::new(secret), log).map_err(|bad| {
            tracing::error!(%bad, "a log cannot be replayed");
            StoreError::corrupt("entries")
        })
    };
    // A long log takes some milliseconds, which nobody else is to wait for.
    let table = tokio::task::spawn_blocking(replay).await.map_err(|_| StoreError::Closed)??;
    Ok(Loaded { row, kept, table })
}

/// Reads the entries after a version.
pub(super) async fn news(store: &Store, id: &TableId, after: u32) -> Result<Vec<Entry>, StoreError> {
    let bodies = store.entries(id, i64::from(after) + 1).await?;
    let read = |body: &str| serde_json::from_str(body).map_err(|_| StoreError::corrupt("entries.body"));
    bodies.iter().map(|entry| read(&entry.body)).collect()
}
