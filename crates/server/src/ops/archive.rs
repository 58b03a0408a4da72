//! Export and import of finished matches as records.

use std::io;

use table::Record;

use super::{OpsError, data_dir};
use crate::clock::Clock;
use crate::config::Config;
use crate::id::TableId;
use crate::live::stored_record;
use crate::store::{FinishedMatch, Store, StoreError};

/// The outcome of an export.
#[derive(Debug, Default)]
pub struct Exported {
    /// The number of records.
    pub records: usize,
    /// The tables without a valid record, and why.
    pub wrong: Vec<(TableId, String)>,
}

/// Passes the records of all finished matches, or of one, to `write`. Each is verified as `mandate verify` does.
pub async fn export(
    config: &Config,
    only: Option<TableId>,
    mut write: impl FnMut(&TableId, &Record) -> io::Result<()>,
) -> Result<Exported, OpsError> {
    let store = match Store::open_current(&config.database).await {
        Err(StoreError::Missing) => return Err(OpsError::Nothing { data: config.data.clone() }),
        opened => opened?,
    };
    let mut exported = Exported::default();
    let tables = match &only {
        Some(table) => vec![table.clone()],
        None => store.finished_tables().await?,
    };
    for table in tables {
        match stored_record(&store, &table).await {
            Ok(Some(record)) => match record.verify() {
                Ok(_) => {
                    write(&table, &record).map_err(OpsError::Export)?;
                    exported.records += 1;
                }
                Err(bad) => exported.wrong.push((table, bad.to_string())),
            },
            Ok(None) if only.is_some() => return Err(OpsError::GoesOn { table }),
            Ok(None) => {}
            Err(StoreError::Missing) => return Err(OpsError::NoTable { table }),
            Err(fault @ (StoreError::Corrupt { .. } | StoreError::Damaged { .. })) => {
                exported.wrong.push((table, fault.to_string()));
            }
            Err(fault) => return Err(fault.into()),
        }
    }
    store.close().await;
    Ok(exported)
}

/// Stores finished matches, even while the server runs, and passes the ID of each table to `stored`.
pub async fn import(
    config: &Config,
    matches: &[FinishedMatch],
    mut stored: impl FnMut(&TableId),
) -> Result<(), OpsError> {
    let (_lock, store) = match data_dir::lock(config) {
        Ok(lock) => (Some(lock), Store::open(&config.database).await?),
        // A server is running on this database, so the schema is current.
        Err(OpsError::Locked { .. }) => (None, Store::open_current(&config.database).await?),
        Err(fault) => return Err(fault),
    };
    for finished in matches {
        stored(&store.store_finished(finished, Clock::default().now()).await?);
    }
    store.close().await;
    Ok(())
}
