//! Whether the database does what it should.

use std::time::Duration;

use super::pool::{Pool, on};
use super::{Store, StoreError};

/// An entry that was refused this recently would be refused again.
const LATELY: Duration = Duration::from_secs(1);

impl Store {
    /// Asks the database something, by a connection for reading.
    pub async fn ping(&self) -> Result<(), StoreError> {
        on!(&self.reads, db => sqlx::query_scalar::<_, i64>("SELECT version FROM schema_version").fetch_one(db).await?);
        Ok(())
    }

    /// Writes a row and takes it out again in one transaction, to find out whether the database can store anything.
    /// Setting a value to what it is would not do: SQLite notices and writes nothing. Nor does success prove much on
    /// PostgreSQL, where a small row finds room on a page that is there already: if an entry found none a moment ago,
    /// that counts.
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

    /// What the database itself finds wrong with its contents; nothing if all is well.
    pub async fn integrity(&self) -> Result<Vec<String>, StoreError> {
        match &self.reads {
            Pool::Sqlite(db) => {
                let found: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check").fetch_all(db).await?;
                let strays = sqlx::query("PRAGMA foreign_key_check").fetch_all(db).await?.len();
                let mut wrong: Vec<String> = found.into_iter().filter(|line| line != "ok").collect();
                if strays > 0 {
                    wrong.push(format!("{strays} rows belong to nothing"));
                }
                Ok(wrong)
            }
            // PostgreSQL looks after its pages itself; reading all logs finds those that cannot be read.
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

    /// The product and version of the database.
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
