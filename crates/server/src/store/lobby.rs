//! Lists of tables: the lobby, one's own, and those where the server has something to do.

use std::collections::HashMap;

use sqlx::AssertSqlSafe;

use super::pool::on;
use super::seats::Sitting;
use super::tables::{COLUMNS, Row, Table, read};
use super::words::Status;
use super::{Store, StoreError};
use crate::clock::Timestamp;
use crate::id::{AccountId, TableId};

const DUE: &str = "SELECT id FROM tables WHERE due <= $1 ORDER BY due LIMIT $2";

fn lobby() -> String {
    format!(
        "SELECT {COLUMNS} FROM tables t WHERE t.visibility = 'public' AND t.status = $1 \
         ORDER BY t.updated DESC, t.id LIMIT $2"
    )
}

/// `IN` lets SQLite start from the seats of the account; with `EXISTS` it reads every table there is.
fn tables_of() -> String {
    format!(
        "SELECT {COLUMNS} FROM tables t WHERE t.id IN (SELECT table_id FROM table_seats WHERE account = $1) \
         ORDER BY CASE WHEN EXISTS (SELECT 1 FROM table_seats s WHERE s.table_id = t.id AND s.account = $1 \
         AND s.seat = t.turn) THEN 0 ELSE 1 END, t.updated DESC, t.id LIMIT $2"
    )
}

impl Store {
    /// Public tables that are so far, the latest first.
    pub async fn lobby(&self, status: Status, limit: u32) -> Result<Vec<Table>, StoreError> {
        let sql = AssertSqlSafe(lobby());
        let rows = on!(&self.reads, db => sqlx::query_as::<_, Row>(sql)
            .bind(status.as_str())
            .bind(i64::from(limit))
            .fetch_all(db)
            .await?);
        rows.into_iter().map(read).collect()
    }

    /// Tables at which somebody sits: first those that wait for them, then the latest.
    pub async fn tables_of(&self, account: &AccountId, limit: u32) -> Result<Vec<Table>, StoreError> {
        let sql = AssertSqlSafe(tables_of());
        let rows = on!(&self.reads, db => sqlx::query_as::<_, Row>(sql)
            .bind(account.as_str())
            .bind(i64::from(limit))
            .fetch_all(db)
            .await?);
        rows.into_iter().map(read).collect()
    }

    /// Tables at which the server itself has had something to do since a moment, the longest first.
    pub async fn due(&self, before: Timestamp, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let rows = on!(&self.reads, db => sqlx::query_scalar::<_, String>(DUE)
            .bind(before.0)
            .bind(i64::from(limit))
            .fetch_all(db)
            .await?);
        rows.into_iter().map(|id| id.parse().map_err(|_| StoreError::corrupt("tables.id"))).collect()
    }

    /// All tables whose matches are over, the oldest first.
    pub async fn finished_tables(&self) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE status = $1 ORDER BY created, id";
        let rows = on!(&self.reads, db => sqlx::query_scalar::<_, String>(sql)
            .bind(Status::Over.as_str())
            .fetch_all(db)
            .await?);
        rows.into_iter().map(|id| id.parse().map_err(|_| StoreError::corrupt("tables.id"))).collect()
    }

    /// Who sits at these tables, seat by seat.
    pub async fn seats_at(&self, tables: &[TableId]) -> Result<HashMap<TableId, Vec<Sitting>>, StoreError> {
        let mut seats: HashMap<TableId, Vec<Sitting>> = HashMap::new();
        if tables.is_empty() {
            return Ok(seats);
        }
        let places: Vec<_> = (1..=tables.len()).map(|number| format!("${number}")).collect();
        let sql = format!("{} WHERE s.table_id IN ({}) ORDER BY s.seat", super::seats::SELECT, places.join(", "));
        let rows = on!(&self.reads, db => {
            let mut query = sqlx::query_as::<_, super::seats::Row>(AssertSqlSafe(sql));
            for table in tables {
                query = query.bind(table.as_str());
            }
            query.fetch_all(db).await?
        });
        for row in rows {
            let (table, sitting) = super::seats::read(row)?;
            seats.entry(table).or_default().push(sitting);
        }
        Ok(seats)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Target;
    use super::super::pool::Pool;
    use super::*;

    /// The steps by which SQLite would answer a query.
    async fn plan(store: &Store, sql: &str) -> Vec<String> {
        let Pool::Sqlite(db) = &store.reads else { unreachable!("the store is a file") };
        let sql = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
        let steps: Vec<(i64, i64, i64, String)> = sqlx::query_as(sql).bind("x").bind(1).fetch_all(db).await.unwrap();
        steps.into_iter().map(|(.., step)| step).collect()
    }

    #[tokio::test]
    async fn no_list_of_tables_reads_every_table() {
        let folder = throwaway::Folder::new();
        let store = Store::open(&Target::Sqlite(folder.path().join("test.sqlite"))).await.unwrap();
        for sql in [lobby(), tables_of(), DUE.to_owned()] {
            let plan = plan(&store, &sql).await;
            assert!(!plan.is_empty() && plan.iter().all(|step| !step.starts_with("SCAN")), "{sql}: {plan:#?}");
        }
    }
}
