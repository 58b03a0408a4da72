//! Migrates a database to the schema of this program.

use sqlx::AssertSqlSafe;

use super::StoreError;
use super::names::learn_skeletons;
use super::pool::{Pool, on, on_patiently};

/// The migration steps, in order. Steps are only ever added, never changed.
const STEPS: [&str; 9] = [
    include_str!("schema.sql"),
    include_str!("live.sql"),
    include_str!("merged.sql"),
    LOOK_ALIKE_NAMES,
    include_str!("paged_lists.sql"),
    include_str!("unfinished.sql"),
    include_str!("downtime.sql"),
    include_str!("exports.sql"),
    include_str!("names_of_accounts.sql"),
];

/// After this step, Rust computes the skeletons of existing names.
const LOOK_ALIKE_NAMES: &str = include_str!("look_alike_names.sql");

/// The schema version of this program.
pub const SCHEMA: i64 = STEPS.len() as i64;

/// Waits while another server migrates the same database.
const LOCK: &str = "SELECT pg_advisory_xact_lock(7700)";

/// Runs the missing steps in one transaction. Servers that start at the same time wait for each other. If the database
/// is lost in the middle, this can be tried again.
pub(crate) async fn migrate(pool: &Pool) -> Result<(), StoreError> {
    match pool {
        Pool::Sqlite(_) => take_missing_steps(pool).await,
        Pool::Postgres(postgres) => postgres.attempt_patiently(take_missing_steps(pool)).await,
    }
}

async fn take_missing_steps(pool: &Pool) -> Result<(), StoreError> {
    on_patiently!(pool, db => {
        let mut transaction = db.begin_with(pool.begins()).await?;
        sqlx::query(pool.unlimited()).execute(&mut *transaction).await?;
        if matches!(pool, Pool::Postgres(_)) {
            sqlx::query(LOCK).execute(&mut *transaction).await?;
        }
        sqlx::query("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
            .execute(&mut *transaction)
            .await?;
        let found = sqlx::query_scalar::<_, i64>("SELECT version FROM schema_version")
            .fetch_optional(&mut *transaction)
            .await?;
        let missing = missing(found.unwrap_or(0))?;
        if missing.is_empty() {
            return Ok(());
        }
        for step in missing {
            let step = match pool {
                Pool::Sqlite(_) => (*step).to_owned(),
                Pool::Postgres(_) => step.replace("BLOB", "BYTEA"),
            };
            sqlx::raw_sql(AssertSqlSafe(step)).execute(&mut *transaction).await?;
        }
        if missing.contains(&LOOK_ALIKE_NAMES) {
            learn_skeletons!(transaction);
        }
        sqlx::query("DELETE FROM schema_version").execute(&mut *transaction).await?;
        sqlx::query("INSERT INTO schema_version (version) VALUES ($1)")
            .bind(SCHEMA)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    })
}

/// Checks that the schema is current, without changing it.
pub(crate) async fn check(pool: &Pool) -> Result<(), StoreError> {
    let found = on!(pool, db => sqlx::query_scalar::<_, i64>("SELECT version FROM schema_version")
        .fetch_optional(db)
        .await);
    let found = match found {
        // The table is missing: no server has ever used this database.
        Err(sqlx::Error::Database(fault)) if fault.message().contains("schema_version") => {
            return Err(StoreError::Missing);
        }
        found => found?.unwrap_or(0),
    };
    if missing(found)?.is_empty() { Ok(()) } else { Err(StoreError::OlderSchema { found, known: SCHEMA }) }
}

/// Returns the steps that a database of this version is missing.
fn missing(found: i64) -> Result<&'static [&'static str], StoreError> {
    let newer = StoreError::NewerSchema { found, known: SCHEMA };
    usize::try_from(found).ok().and_then(|found| STEPS.get(found..)).ok_or(newer)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_missing_steps_run() {
        assert_eq!(missing(0).unwrap().len(), STEPS.len());
        assert!(missing(SCHEMA).unwrap().is_empty());
        assert!(matches!(missing(SCHEMA + 1), Err(StoreError::NewerSchema { .. })));
        assert!(missing(-1).is_err());
    }
}
