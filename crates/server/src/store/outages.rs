//! Periods in which no server could store moves.
//!
//! Servers that share a database share one heartbeat. The first to write after a gap records an outage.

use super::pool::on;
use super::{Store, StoreError};
use crate::clock::Timestamp;

/// A period in which no server could store moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// When it began.
    pub began: Timestamp,
    /// When it ended.
    pub ended: Timestamp,
}

const LAST: &str = "SELECT at FROM heartbeat WHERE id = 1";
const FIRST: &str = "INSERT INTO heartbeat (id, at) VALUES (1, $1) ON CONFLICT DO NOTHING";
const MOVE: &str = "UPDATE heartbeat SET at = $1 WHERE id = 1 AND at = $2";
const RECORD: &str = "INSERT INTO outages (began, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING";
const FORGET: &str = "DELETE FROM outages WHERE ended < $1";
const SINCE: &str = "SELECT began, ended FROM outages WHERE ended > $1 ORDER BY ended";
const DUE: &str = "SELECT due FROM tables WHERE due >= 0 ORDER BY due LIMIT 1";

/// How long outages are kept: no clock runs longer without a move (400 days).
const LONGEST: i64 = 400 * 24 * 60 * 60 * 1000;

impl Store {
    /// Returns the last heartbeat.
    pub async fn last_beat(&self) -> Result<Option<Timestamp>, StoreError> {
        let at = on!(&self.reads, db => sqlx::query_scalar::<_, i64>(LAST).fetch_optional(db).await?);
        Ok(at.map(Timestamp))
    }

    /// Moves the heartbeat to `now` if it is still at `before`, and records the outage that began at `outage`, if any.
    /// Returns false, without changing anything, if another server was faster.
    pub async fn beat(
        &self,
        before: Option<Timestamp>,
        now: Timestamp,
        outage: Option<Timestamp>,
    ) -> Result<bool, StoreError> {
        let moved = on!(&self.writes, db => {
            let mut transaction = db.begin_with(self.writes.begins()).await?;
            let moved = match before {
                None => sqlx::query(FIRST).bind(now.0).execute(&mut *transaction).await?.rows_affected(),
                Some(at) => sqlx::query(MOVE).bind(now.0).bind(at.0).execute(&mut *transaction).await?.rows_affected(),
            };
            if let (1, Some(began)) = (moved, outage) {
                sqlx::query(RECORD).bind(began.0).bind(now.0).execute(&mut *transaction).await?;
                sqlx::query(FORGET).bind(now.0 - LONGEST).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            moved
        });
        Ok(moved == 1)
    }

    /// Returns the outages that ended after a moment, in order.
    pub async fn outages(&self, after: Timestamp) -> Result<Vec<Outage>, StoreError> {
        let rows = on!(&self.reads, db => sqlx::query_as::<_, (i64, i64)>(SINCE).bind(after.0).fetch_all(db).await?);
        Ok(rows.into_iter().map(|(began, ended)| Outage { began: Timestamp(began), ended: Timestamp(ended) }).collect())
    }

    /// Whether any table is due at some time; otherwise no clock runs.
    pub async fn is_anything_due(&self) -> Result<bool, StoreError> {
        Ok(on!(&self.reads, db => sqlx::query_scalar::<_, i64>(DUE).fetch_optional(db).await?).is_some())
    }
}
