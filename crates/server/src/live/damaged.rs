//! Tables whose logs can't be replayed: each is logged once, and the server does nothing at them by itself.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::id::TableId;
use crate::store::StoreError;

/// The damaged tables that were found since the server started.
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

    /// Notes what came of reading a table, and logs it if that is news.
    pub(super) fn note<T>(&self, table: &TableId, read: &Result<T, StoreError>) -> bool {
        match read {
            Err(StoreError::Damaged { entry, .. }) => {
                let news = self.known().insert(table.clone());
                if news {
                    metrics::counter!("mandate_damaged_tables_total").increment(1);
                    // Neither ids nor contents of tables belong into logs.
                    tracing::error!(entry, "table is damaged: mandate doctor tells which and why");
                }
                news
            }
            Ok(_) => {
                let news = self.known().remove(table);
                if news {
                    tracing::info!("damaged table can be read again");
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
    fn a_damaged_table_is_news_once() {
        let (damaged, table) = (Damaged::default(), TableId::random());
        let fault = || Err::<(), _>(StoreError::Damaged { entry: Some(3), why: "gone".to_owned() });
        assert!(damaged.note(&table, &fault()));
        assert!(!damaged.note(&table, &fault()));
        assert!(!damaged.note(&table, &Err::<(), _>(StoreError::Closed)) && damaged.contains(&table));
        assert!(damaged.note(&table, &Ok(())) && !damaged.contains(&table));
    }
}
