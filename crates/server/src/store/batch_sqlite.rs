//! A batch of appends in SQLite: one transaction, one wait for the disk.

use sqlx::SqlitePool;

use super::entries::Append;
use super::follow::follow;
use super::writer::{Failed, Won, latest};

const INSERT: &str = "INSERT INTO entries (table_id, version, at, body) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
const UPDATE: &str = "UPDATE tables SET status = $2, turn = $3, updated = $4, due = $5 WHERE id = $1";

pub(super) async fn store(db: &SqlitePool, appends: &[&Append]) -> Result<Vec<Won>, Failed> {
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
        follow!(append, &mut transaction);
    }
    transaction.commit().await.map_err(|fault| Failed::Commit(fault.into()))?;
    Ok(won)
}
