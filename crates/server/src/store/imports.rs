//! Imported matches, stored in small steps so that moves aren't delayed.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use sqlx::AssertSqlSafe;

use super::entries::Outcome;
use super::pool::on;
use super::tables::Status;
use super::tables::insert;
use super::{NewTable, Store, StoreError};
use crate::clock::Timestamp;
use crate::id::{AccountId, TableId};

/// The number of entries per statement: SQLite blocks other writers for its duration.
const STEP: usize = 100;

/// An import that takes longer has been interrupted.
const TIME_LIMIT: Duration = Duration::from_secs(3600);

/// A finished match.
#[derive(Clone, Debug)]
pub struct FinishedMatch {
    /// Its table.
    pub table: NewTable,
    /// Its log from version 1: the time and the entry as JSON.
    pub entries: Vec<(Timestamp, String)>,
    /// The results by seat.
    pub results: Vec<Outcome>,
}

impl Store {
    /// Stores a finished match. The table is hidden until all of it is stored. After a failure, the rest is removed, at
    /// the latest by [`Store::delete_interrupted_imports`].
    pub async fn store_finished(&self, finished: &FinishedMatch, now: Timestamp) -> Result<TableId, StoreError> {
        let id = TableId::random();
        on!(&self.writes, db => insert!(&id, &finished.table, Status::Importing, now).execute(db).await?.rows_affected());
        match self.store_log(&id, finished, now).await {
            Ok(()) => Ok(id),
            Err(fault) => {
                let _ = self.drop_table(&id).await;
                Err(fault)
            }
        }
    }

    async fn store_log(&self, id: &TableId, finished: &FinishedMatch, now: Timestamp) -> Result<(), StoreError> {
        let mut first = 1;
        for entries in finished.entries.chunks(STEP) {
            let start = Instant::now();
            let sql = statement(entries.len());
            on!(&self.writes, db => {
                // Only full steps share a statement worth caching.
                let mut query = sqlx::query(AssertSqlSafe(sql)).persistent(entries.len() == STEP);
                for (version, (at, body)) in (first..).zip(entries) {
                    query = query.bind(id.as_str()).bind(version).bind(at.0).bind(body.as_str());
                }
                query.execute(db).await?;
            });
            first += entries.len() as i64;
            // At least half of the time is left to other writers.
            tokio::time::sleep(start.elapsed().max(Duration::from_millis(1))).await;
        }
        on!(&self.writes, db => {
            let mut transaction = db.begin_with(self.writes.begins()).await?;
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
            sqlx::query("UPDATE tables SET status = $2 WHERE id = $1")
                .bind(id.as_str())
                .bind(Status::Over.as_str())
                .execute(&mut *transaction)
                .await?;
            transaction.commit().await?;
        });
        Ok(())
    }

    /// Deletes the remains of interrupted imports and returns their number.
    pub async fn delete_interrupted_imports(&self, now: Timestamp) -> Result<u64, StoreError> {
        let before = now.0.saturating_sub(i64::try_from(TIME_LIMIT.as_millis()).unwrap_or(i64::MAX));
        let sql =
            "DELETE FROM tables WHERE visibility IN ('public', 'private') AND status = 'importing' AND updated < $1";
        Ok(on!(&self.writes, db => sqlx::query(sql).bind(before).execute(db).await?.rows_affected()))
    }
}

/// Returns the statement that stores this many entries.
fn statement(entries: usize) -> String {
    let mut sql = "INSERT INTO entries (table_id, version, at, body) VALUES ".to_owned();
    for entry in 0..entries {
        let comma = if entry == 0 { "" } else { ", " };
        let place = 4 * entry + 1;
        let _ = write!(sql, "{comma}(${place}, ${}, ${}, ${})", place + 1, place + 2, place + 3);
    }
    sql
}
