//! A batch of appends in one transaction, for each of the two databases.

use std::collections::HashSet;

use sqlx::{SqlitePool, Transaction};

use super::StoreError;
use super::entries::Append;
use super::postgres::{Postgres, Purpose};
use super::writer::{BatchError, Won, latest};

/// Writes the seats, results and ratings of an append within a transaction of either database. All are rare.
macro_rules! write_effects {
    ($append:expr, $transaction:expr) => {{
        let append: &$crate::store::entries::Append = $append;
        if let Some(seats) = &append.update.seats {
            sqlx::query("DELETE FROM table_seats WHERE table_id = $1")
                .bind(append.table.as_str())
                .execute(&mut **$transaction)
                .await?;
            for (seat, occupant) in (0_i64..).zip(seats) {
                let (kind, account, bot) = occupant.columns();
                sqlx::query($crate::store::seats::INSERT)
                    .bind(append.table.as_str())
                    .bind(seat)
                    .bind(kind)
                    .bind(account)
                    .bind(bot)
                    .execute(&mut **$transaction)
                    .await?;
            }
        }
        for (seat, outcome) in (0_i64..).zip(&append.update.results) {
            sqlx::query($crate::store::results::INSERT)
                .bind(append.table.as_str())
                .bind(seat)
                .bind(outcome.account.as_ref().map($crate::id::AccountId::as_str))
                .bind(i64::from(outcome.place))
                .bind(i64::from(outcome.score))
                .bind(append.at.0)
                .execute(&mut **$transaction)
                .await?;
        }
        if !append.update.results.is_empty() {
            sqlx::query($crate::store::seats::OVER).bind(append.table.as_str()).execute(&mut **$transaction).await?;
        }
        if let Some(rated) = &append.update.rated {
            $crate::store::ratings::rate!(append, rated, $transaction);
        }
    }};
}

const INSERT: &str = "INSERT INTO entries (table_id, version, at, body) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
const UPDATE: &str = "UPDATE tables SET status = $2, turn = $3, updated = $4, due = $5 WHERE id = $1";

/// Stores a batch in SQLite: one transaction, one wait for the disk.
pub(super) async fn store_sqlite(db: &SqlitePool, appends: &[&Append]) -> Result<Vec<Won>, BatchError> {
    let mut transaction = db.begin_with("BEGIN IMMEDIATE").await?;
    let mut won = Vec::with_capacity(appends.len());
    for append in appends {
        let inserted = sqlx::query(INSERT)
            .bind(append.table.as_str())
            .bind(append.version)
            .bind(append.at.0)
            .bind(append.body.as_str())
            .execute(&mut *transaction)
            .await?;
        won.push(inserted.rows_affected() == 1);
    }
    for (table, append) in latest(appends, &won) {
        sqlx::query(UPDATE)
            .bind(table)
            .bind(append.update.status.as_str())
            .bind(append.update.turn.map(i64::from))
            .bind(append.at.0)
            .bind(append.update.due.map(|due| due.0))
            .execute(&mut *transaction)
            .await?;
    }
    for (append, _) in appends.iter().zip(&won).filter(|(_, won)| **won) {
        write_effects!(append, &mut transaction);
    }
    transaction.commit().await.map_err(|fault| BatchError::Commit(fault.into()))?;
    Ok(won)
}

/// Sorted by key, so that two servers never deadlock.
const INSERT_MANY: &str = "INSERT INTO entries (table_id, version, at, body) \
     SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::bigint[], $4::text[]) AS u (table_id, version, at, body) \
     ORDER BY u.table_id, u.version ON CONFLICT DO NOTHING RETURNING table_id, version";

const UPDATE_MANY: &str = "UPDATE tables SET status = u.status, turn = u.turn, updated = u.at, due = u.due \
     FROM UNNEST($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[]) AS u (id, status, turn, at, due) \
     WHERE tables.id = u.id";

/// Stores a batch in PostgreSQL, in most cases with two statements. Until COMMIT is sent, nothing is stored.
pub(super) async fn store_postgres(postgres: &Postgres, appends: &[&Append]) -> Result<Vec<Won>, BatchError> {
    let db = postgres.pool()?;
    let prepare = async {
        let mut transaction = db.begin().await?;
        let won = insert_many(&mut transaction, appends).await?;
        Ok((transaction, won))
    };
    let (transaction, won): (Transaction<'_, sqlx::Postgres>, _) = postgres.attempt_to(Purpose::Read, prepare).await?;
    let commit = async { Ok(transaction.commit().await?) };
    postgres.attempt_to(Purpose::Write, commit).await.map_err(BatchError::Commit)?;
    Ok(won)
}

async fn insert_many(
    transaction: &mut Transaction<'_, sqlx::Postgres>,
    appends: &[&Append],
) -> Result<Vec<Won>, StoreError> {
    let stored: Vec<(String, i64)> = sqlx::query_as(INSERT_MANY)
        .bind(appends.iter().map(|append| append.table.as_str()).collect::<Vec<_>>())
        .bind(appends.iter().map(|append| append.version).collect::<Vec<_>>())
        .bind(appends.iter().map(|append| append.at.0).collect::<Vec<_>>())
        .bind(appends.iter().map(|append| append.body.as_str()).collect::<Vec<_>>())
        .fetch_all(&mut **transaction)
        .await?;
    let stored: HashSet<(&str, i64)> = stored.iter().map(|(table, version)| (table.as_str(), *version)).collect();
    let won: Vec<Won> =
        appends.iter().map(|append| stored.contains(&(append.table.as_str(), append.version))).collect();
    let latest = latest(appends, &won);
    if !latest.is_empty() {
        sqlx::query(UPDATE_MANY)
            .bind(latest.keys().copied().collect::<Vec<_>>())
            .bind(latest.values().map(|append| append.update.status.as_str()).collect::<Vec<_>>())
            .bind(latest.values().map(|append| append.update.turn.map(i64::from)).collect::<Vec<_>>())
            .bind(latest.values().map(|append| append.at.0).collect::<Vec<_>>())
            .bind(latest.values().map(|append| append.update.due.map(|due| due.0)).collect::<Vec<_>>())
            .execute(&mut **transaction)
            .await?;
    }
    for (append, _) in appends.iter().zip(&won).filter(|(_, won)| **won) {
        write_effects!(append, transaction);
    }
    Ok(won)
}
