//! Tables whose logs can't be replayed. Each is logged once, and the server takes no action of its own there.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::id::TableId;
use crate::store::StoreError;

/// The damaged tables found since the server started.
#[derive(Default)]
pub(super) struct Damaged(Mutex<HashSet<TableId>>);

impl Damaged {
    fn known(&self) -> MutexGuard<'_, HashSet<TableId>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn len(&self) -> usize {
        self.known().len()
    }

    pub(super) fn contains(&self, table: &TableId) -> bool {
        self.known().contains(table)
    }

    /// Records the outcome of reading a table, and logs a change. Returns whether there was one.
    pub(super) fn note<T>(&self, table: &TableId, read: &Result<T, StoreError>) -> bool {
        match read {
            Err(StoreError::Damaged { entry, .. }) => {
                let news = self.known().insert(table.clone());
                if news {
                    metrics::counter!("mandate_damaged_tables_total").increment(1);
                    // IDs and contents of tables must not be logged.
                    tracing::error!(entry, "table is damaged, run mandate doctor for details");
                }
                news
            }
            Ok(_) => {
                let news = self.known().remove(table);
                if news {
                    tracing::info!("damaged table is readable again");
                }
                news
            }
            Err(_) => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_damaged_table_is_logged_once() {
        let (damaged, table) = (Damaged::default(), TableId::random());
        let fault = || Err::<(), _>(StoreError::Damaged { entry: Some(3), why: "gone".to_owned() });
        assert!(damaged.note(&table, &fault()));
        assert!(!damaged.note(&table, &fault()));
        assert!(!damaged.note(&table, &Err::<(), _>(StoreError::Closed)) && damaged.contains(&table));
        assert!(damaged.note(&table, &Ok(())) && !damaged.contains(&table));
    }
}
