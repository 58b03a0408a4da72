//! The speed of the bare database, the baseline for `mandate load`.

use std::time::{Duration, Instant};

use sqlx::AssertSqlSafe;

use super::pool::{self, Target, on, on_patiently};
use super::{Store, StoreError};

/// About as long as the entry of a move.
const BODY: &str = r#"{"version":17,"at":1700000000000,"act":"move","seat":1,"move":"RY d5 d6","chance":["BB"]}"#;

/// Measures how many rows per second one connection stores durably, each in its own transaction, with the server's
/// settings. The rows go into a temporary table of their own.
pub async fn bare_inserts(target: &Target, time: Duration) -> Result<f64, StoreError> {
    let pools = pool::open(target).await?;
    let rate = on_patiently!(&pools.writes, db => {
        let mut connection = db.acquire().await?;
        sqlx::query("DROP TABLE IF EXISTS bare_inserts").execute(&mut *connection).await?;
        let create = "CREATE TABLE bare_inserts (table_id TEXT, version BIGINT, at BIGINT, body TEXT, \
                      PRIMARY KEY (table_id, version))";
        sqlx::query(create).execute(&mut *connection).await?;
        let (start, mut rows) = (Instant::now(), 0_i64);
        while start.elapsed() < time {
            sqlx::query("INSERT INTO bare_inserts (table_id, version, at, body) VALUES ($1, $2, $3, $4)")
                .bind("bare")
                .bind(rows)
                .bind(1_700_000_000_000_i64)
                .bind(BODY)
                .execute(&mut *connection)
                .await?;
            rows += 1;
        }
        let rate = rows as f64 / start.elapsed().as_secs_f64();
        sqlx::query("DROP TABLE bare_inserts").execute(&mut *connection).await?;
        rate
    });
    pools.reads.close().await;
    pools.writes.close().await;
    Ok(rate)
}

impl Store {
    /// Whether the database has no accounts and no tables.
    pub async fn is_unused(&self) -> Result<bool, StoreError> {
        for table in ["accounts", "tables"] {
            let sql = AssertSqlSafe(format!("SELECT id FROM {table} LIMIT 1"));
            if on!(&self.reads, db => sqlx::query(sql).fetch_optional(db).await?.is_some()) {
                return Ok(false);
            }
        }
        Ok(true)
    }
}
