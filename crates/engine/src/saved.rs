//! A table as it is kept in the browser: what the log starts from, and the log.

use json::FromJson;
use serde::Serialize;
use table::{BadLog, Entry, Opening, Secret, Table};

/// All that a table follows from.
#[derive(Clone, Debug, Serialize, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Saved {
    opening: Opening,
    secret: Secret,
    log: Vec<Entry>,
}

impl Saved {
    pub(crate) fn of(table: &Table, secret: Secret) -> Self {
        Self { opening: table.opening().clone(), secret, log: table.log().to_vec() }
    }

    pub(crate) fn secret(&self) -> &Secret {
        &self.secret
    }

    /// Returns the table at this version of its log.
    pub(crate) fn at(&self, version: usize) -> Result<Table, BadLog> {
        Table::replay(self.opening.clone(), self.secret.clone(), self.log.iter().take(version).cloned())
    }

    pub(crate) fn open(&self) -> Result<Table, BadLog> {
        self.at(self.log.len())
    }
}
