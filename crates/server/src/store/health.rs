//! Checks of the database: whether it answers, can write, and is intact.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::pool::{Pool, on};
use super::{Store, StoreError};

/// An entry refused this recently would be refused again.
const LATELY: Duration = Duration::from_secs(1);

impl Store {
    /// Runs a query on a reading connection.
    pub async fn ping(&self) -> Result<(), StoreError> {
        on!(&self.reads, db => sqlx::query_scalar::<_, i64>("SELECT version FROM schema_version").fetch_one(db).await?);
        Ok(())
    }

    /// Inserts and deletes a row in one transaction, to find out whether the database can write. Setting a value to
    /// itself isn't enough: SQLite notices and writes nothing. On PostgreSQL a small row may fit on an existing page
    /// even if the disk is full, so a recently refused entry counts as a failure.
    pub async fn try_write(&self) -> Result<(), StoreError> {
        if self.writer.was_refused_within(LATELY) {
            return Err(StoreError::CannotSave);
        }
        on!(&self.writes, db => {
            let mut transaction = db.begin_with(self.writes.begins()).await?;
            for sql in ["INSERT INTO schema_version (version) VALUES (-1)", "DELETE FROM schema_version WHERE version = -1"] {
                sqlx::query(sql).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
        });
        Ok(())
    }

    /// Runs the database's own integrity check; empty if there are no problems.
    pub async fn integrity(&self) -> Result<Vec<String>, StoreError> {
        match &self.reads {
            Pool::Sqlite(db) => {
                let found: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check").fetch_all(db).await?;
                let strays = sqlx::query("PRAGMA foreign_key_check").fetch_all(db).await?.len();
                let mut wrong: Vec<String> = found.into_iter().filter(|line| line != "ok").collect();
                if strays > 0 {
                    wrong.push(format!("{strays} rows refer to missing rows"));
                }
                Ok(wrong)
            }
            // PostgreSQL checks its pages itself; reading all logs finds unreadable ones.
            Pool::Postgres(postgres) => {
                let mut transaction = postgres.pool()?.begin().await?;
                sqlx::query(self.reads.unlimited()).execute(&mut *transaction).await?;
                sqlx::query_scalar::<_, Option<i64>>("SELECT SUM(LENGTH(body))::bigint FROM entries")
                    .fetch_one(&mut *transaction)
                    .await?;
                Ok(Vec::new())
            }
        }
    }

    /// Returns the product and version of the database.
    pub async fn product(&self) -> Result<String, StoreError> {
        Ok(match &self.reads {
            Pool::Sqlite(db) => {
                format!("SQLite {}", sqlx::query_scalar::<_, String>("SELECT sqlite_version()").fetch_one(db).await?)
            }
            Pool::Postgres(postgres) => {
                let db = &postgres.pool()?;
                let version = sqlx::query_scalar::<_, String>("SHOW server_version").fetch_one(db).await?;
                format!("PostgreSQL {version}")
            }
        })
    }
}

/// Whether the last attempt to store something failed for lack of space. A process has one database.
static FAILING: AtomicBool = AtomicBool::new(false);

/// Logs that the database can't save; once, not for every failed request.
pub(crate) fn failed_to_save(fault: &StoreError) {
    if !FAILING.swap(true, Ordering::Relaxed) {
        tracing::error!(error = %fault, "database can't save");
    }
}

/// Logs that the database can save again, if it couldn't before.
pub(crate) fn saved() {
    if FAILING.load(Ordering::Relaxed) && FAILING.swap(false, Ordering::Relaxed) {
        tracing::warn!("database can save again");
    }
}
