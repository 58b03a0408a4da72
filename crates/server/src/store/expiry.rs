//! Deletes expired data: tables that never began, and guests without any trace.
//!
//! Matches that began are never deleted. Everything runs in small batches, and each DELETE repeats its conditions, so
//! that several servers can work at once and nothing is deleted that was just used.

use sqlx::AssertSqlSafe;

use super::pool::on;
use super::{Store, StoreError};
use crate::clock::Timestamp;
use crate::id::{AccountId, TableId};

const DELETE_UNBEGUN: &str = "DELETE FROM tables WHERE status = 'gathering' AND updated < $1 AND id IN \
     (SELECT id FROM tables WHERE status = 'gathering' AND updated < $1 ORDER BY updated, id LIMIT $2) RETURNING id";

const DELETE_ONE: &str = "DELETE FROM tables WHERE id = $1 AND status = 'gathering'";

pub(super) const FORGET_REMATCH: &str = "UPDATE tables SET rematch = NULL WHERE rematch = $1";

/// Nobody can log in as this guest, and no table, result or chat line refers to it.
const GONE: &str = "NOT EXISTS (SELECT 1 FROM sessions x WHERE x.account = a.id) \
     AND NOT EXISTS (SELECT 1 FROM bot_tokens x WHERE x.account = a.id) \
     AND NOT EXISTS (SELECT 1 FROM table_seats x WHERE x.account = a.id) \
     AND NOT EXISTS (SELECT 1 FROM tables x WHERE x.host = a.id) \
     AND NOT EXISTS (SELECT 1 FROM results x WHERE x.account = a.id) \
     AND NOT EXISTS (SELECT 1 FROM chat_lines x WHERE x.account = a.id)";

fn walk() -> String {
    format!(
        "SELECT a.created, a.id, {GONE} FROM accounts a WHERE a.password IS NULL \
         AND (a.created, a.id) > ($1, $2) AND a.created < $3 ORDER BY a.created, a.id LIMIT $4"
    )
}

fn delete_guest() -> String {
    format!("DELETE FROM accounts AS a WHERE a.id = $1 AND a.password IS NULL AND {GONE}")
}

/// A batch of guests that was checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guests {
    /// The number of deleted guests.
    pub deleted: u64,
    /// The last guest of the batch, where the next batch starts; `None` at the end.
    pub last: Option<(Timestamp, AccountId)>,
}

impl Store {
    /// Deletes up to `limit` tables that have not begun and were inactive since a moment, and returns them.
    pub async fn delete_unbegun(&self, before: Timestamp, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let deleted = on!(&self.writes, db => {
            let mut transaction = db.begin_with(self.writes.begins()).await?;
            let deleted: Vec<String> = sqlx::query_scalar(DELETE_UNBEGUN)
                .bind(before.0)
                .bind(i64::from(limit))
                .fetch_all(&mut *transaction)
                .await?;
            for id in &deleted {
                sqlx::query(FORGET_REMATCH).bind(id).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            deleted
        });
        deleted.iter().map(|id| id.parse().map_err(|_| StoreError::corrupt("tables.id"))).collect()
    }

    /// Deletes a table that has not begun; [`StoreError::Missing`] if it has.
    pub async fn delete_one_unbegun(&self, id: &TableId) -> Result<(), StoreError> {
        on!(&self.writes, db => {
            let mut transaction = db.begin_with(self.writes.begins()).await?;
            let deleted = sqlx::query(DELETE_ONE).bind(id.as_str()).execute(&mut *transaction).await?;
            super::accounts::found(deleted.rows_affected())?;
            sqlx::query(FORGET_REMATCH).bind(id.as_str()).execute(&mut *transaction).await?;
            transaction.commit().await?;
        });
        Ok(())
    }

    /// Deletes guests created before a moment, without sessions and without any trace. Checks one batch, from the oldest
    /// guest or after the last one of another batch.
    pub async fn delete_gone_guests(
        &self,
        after: Option<(Timestamp, AccountId)>,
        before: Timestamp,
        limit: u32,
    ) -> Result<Guests, StoreError> {
        let (walk, delete) = (AssertSqlSafe(walk()), delete_guest());
        let (created, id) = after.as_ref().map_or((i64::MIN, ""), |(created, id)| (created.0, id.as_str()));
        let rows = on!(&self.reads, db => sqlx::query_as::<_, (i64, String, bool)>(walk)
            .bind(created)
            .bind(id)
            .bind(before.0)
            .bind(i64::from(limit))
            .fetch_all(db)
            .await?);
        let mut deleted = 0;
        for (_, id, _) in rows.iter().filter(|(_, _, gone)| *gone) {
            let sql = AssertSqlSafe(delete.clone());
            deleted += on!(&self.writes, db => sqlx::query(sql).bind(id).execute(db).await?.rows_affected());
        }
        let last = rows.last().map(|(created, id, _)| Ok((Timestamp(*created), id.parse()?)));
        let last = last.transpose().map_err(|_: crate::id::BadId| StoreError::corrupt("accounts.id"))?;
        Ok(Guests { deleted, last })
    }
}
