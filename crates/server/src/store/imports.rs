//! Matches that were played elsewhere, stored with everything at once.

use super::entries::Outcome;
use super::pool::on;
use super::tables::insert;
use super::words::Status;
use super::{NewTable, Store, StoreError};
use crate::clock::Timestamp;
use crate::id::{AccountId, TableId};

/// A match that is over.
#[derive(Clone, Debug)]
pub struct Finished {
    /// Its table.
    pub table: NewTable,
    /// Its log from version 1: when, and the entry as JSON.
    pub entries: Vec<(Timestamp, String)>,
    /// How it ended, seat by seat.
    pub results: Vec<Outcome>,
}

impl Store {
    /// Stores a match that is over: all of it, or nothing.
    pub async fn store_finished(&self, finished: &Finished, now: Timestamp) -> Result<TableId, StoreError> {
        let id = TableId::random();
        on!(&self.writes, db => {
            let mut transaction = db.begin_with(self.writes.begins()).await?;
            insert!(&id, &finished.table, Status::Over, now).execute(&mut *transaction).await?;
            for (version, (at, body)) in (1_i64..).zip(&finished.entries) {
                sqlx::query("INSERT INTO entries (table_id, version, at, body) VALUES ($1, $2, $3, $4)")
                    .bind(id.as_str())
                    .bind(version)
                    .bind(at.0)
                    .bind(body.as_str())
                    .execute(&mut *transaction)
                    .await?;
            }
            for (seat, outcome) in (0_i64..).zip(&finished.results) {
                sqlx::query(super::results::INSERT)
                    .bind(id.as_str())
                    .bind(seat)
                    .bind(outcome.account.as_ref().map(AccountId::as_str))
                    .bind(i64::from(outcome.place))
                    .bind(i64::from(outcome.score))
                    .bind(now.0)
                    .execute(&mut *transaction)
                    .await?;
            }
            transaction.commit().await?;
        });
        Ok(id)
    }
}
