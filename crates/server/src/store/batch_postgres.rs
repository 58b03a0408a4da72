//! A batch of appends in PostgreSQL: two statements for all of it, in most cases.

use std::collections::HashSet;

use sqlx::Transaction;

use super::StoreError;
use super::entries::Append;
use super::follow::follow;
use super::postgres::{Postgres, Purpose};
use super::writer::{Failed, Won, latest};

/// In the order of the key, so that two servers never wait for each other.
const INSERT: &str = "INSERT INTO entries (table_id, version, at, body) \
     SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::bigint[], $4::text[]) AS u (table_id, version, at, body) \
     ORDER BY u.table_id, u.version ON CONFLICT DO NOTHING RETURNING table_id, version";

const UPDATE: &str = "UPDATE tables SET status = u.status, turn = u.turn, updated = u.at, due = u.due \
     FROM UNNEST($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[]) AS u (id, status, turn, at, due) \
     WHERE tables.id = u.id";

/// Stores a batch. Until the commit is sent, nothing can have been stored.
pub(super) async fn store(postgres: &Postgres, appends: &[&Append]) -> Result<Vec<Won>, Failed> {
    let db = postgres.pool()?;
    let prepare = async {
        let mut transaction = db.begin().await?;
        let won = insert(&mut transaction, appends).await?;
        Ok((transaction, won))
    };
    let (transaction, won): (Transaction<'_, sqlx::Postgres>, _) = postgres.attempt_to(Purpose::Read, prepare).await?;
    let commit = async { Ok(transaction.commit().await?) };
    postgres.attempt_to(Purpose::Write, commit).await.map_err(Failed::Commit)?;
    Ok(won)
}

async fn insert(
    transaction: &mut Transaction<'_, sqlx::Postgres>,
    appends: &[&Append],
) -> Result<Vec<Won>, StoreError> {
    let stored: Vec<(String, i64)> = sqlx::query_as(INSERT)
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
        sqlx::query(UPDATE)
            .bind(latest.keys().copied().collect::<Vec<_>>())
            .bind(latest.values().map(|append| append.update.status.as_str()).collect::<Vec<_>>())
            .bind(latest.values().map(|append| append.update.turn.map(i64::from)).collect::<Vec<_>>())
            .bind(latest.values().map(|append| append.at.0).collect::<Vec<_>>())
            .bind(latest.values().map(|append| append.update.due.map(|due| due.0)).collect::<Vec<_>>())
            .execute(&mut **transaction)
            .await?;
    }
    for (append, _) in appends.iter().zip(&won).filter(|(_, won)| **won) {
        follow!(append, transaction);
    }
    Ok(won)
}
