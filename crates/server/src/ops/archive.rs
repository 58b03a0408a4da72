//! Matches that are over, taken away as records and brought back.

use std::io;

use table::Record;

use super::{Failed, lock};
use crate::clock::Clock;
use crate::config::Config;
use crate::id::TableId;
use crate::live::stored_record;
use crate::store::{Finished, Store, StoreError};

/// What was taken away.
#[derive(Debug, Default)]
pub struct Exported {
    /// How many records.
    pub records: usize,
    /// The tables of which there is no record that is right, and why.
    pub wrong: Vec<(TableId, String)>,
}

/// Gives the records of all matches that are over, or of one, each checked as `mandate verify` does.
pub async fn export(
    config: &Config,
    only: Option<TableId>,
    mut write: impl FnMut(&TableId, &Record) -> io::Result<()>,
) -> Result<Exported, Failed> {
    let store = match Store::open_as_it_is(&config.database).await {
        Err(StoreError::Missing) => return Err(Failed::Nothing { data: config.data.clone() }),
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
                    write(&table, &record).map_err(Failed::Export)?;
                    exported.records += 1;
                }
                Err(bad) => exported.wrong.push((table, bad.to_string())),
            },
            Ok(None) if only.is_some() => return Err(Failed::GoesOn { table }),
            Ok(None) => {}
            Err(StoreError::Missing) => return Err(Failed::NoTable { table }),
            Err(fault @ (StoreError::Corrupt { .. } | StoreError::Damaged { .. })) => {
                exported.wrong.push((table, fault.to_string()));
            }
            Err(fault) => return Err(fault.into()),
        }
    }
    store.close().await;
    Ok(exported)
}

/// Stores matches that are over, also while the server runs, and tells the table of each.
pub async fn import(config: &Config, matches: &[Finished], mut stored: impl FnMut(&TableId)) -> Result<(), Failed> {
    let (_lock, store) = match lock::lock(config) {
        Ok(lock) => (Some(lock), Store::open(&config.database).await?),
        // A server runs: the database is its own, and has its schema.
        Err(Failed::Locked { .. }) => (None, Store::open_as_it_is(&config.database).await?),
        Err(fault) => return Err(fault),
    };
    for finished in matches {
        stored(&store.store_finished(finished, Clock::default().now()).await?);
    }
    store.close().await;
    Ok(())
}
