//! Counts bot seats at unfinished tables.

use std::collections::HashMap;

use sqlx::AssertSqlSafe;

use super::pool::on;
use super::{Store, StoreError};
use crate::clock::Timestamp;
use crate::id::{AccountId, TableId};

/// The number of tables per query.
const AT_ONCE: usize = 500;

const OF_ACCOUNT: &str = "SELECT COUNT(*) FROM tables t JOIN table_seats s ON s.table_id = t.id \
     WHERE t.host = $1 AND t.status <> 'over' AND t.updated > $2 AND s.kind = 'bot'";

fn at_tables(count: usize) -> String {
    let places: Vec<_> = (2..2 + count).map(|number| format!("${number}")).collect();
    format!(
        "SELECT t.id, COUNT(*) FROM tables t JOIN table_seats s ON s.table_id = t.id \
         WHERE t.id IN ({}) AND t.status <> 'over' AND t.updated > $1 AND s.kind = 'bot' GROUP BY t.id",
        places.join(", ")
    )
}

impl Store {
    /// Counts the bot seats at unfinished tables of a host with activity since a moment.
    pub async fn bot_seats_of(&self, account: &AccountId, since: Timestamp) -> Result<usize, StoreError> {
        let count = on!(&self.reads, db => sqlx::query_scalar::<_, i64>(OF_ACCOUNT)
            .bind(account.as_str())
            .bind(since.0)
            .fetch_one(db)
            .await?);
        Ok(usize::try_from(count).unwrap_or(0))
    }

    /// Counts the bot seats at those of these tables that are unfinished and active since a moment. Tables without
    /// bot seats are left out.
    pub async fn bot_seats_at(
        &self,
        tables: &[TableId],
        since: Timestamp,
    ) -> Result<HashMap<TableId, usize>, StoreError> {
        let mut seats = HashMap::new();
        for tables in tables.chunks(AT_ONCE) {
            let sql = AssertSqlSafe(at_tables(tables.len()));
            let rows = on!(&self.reads, db => {
                let mut query = sqlx::query_as::<_, (String, i64)>(sql).bind(since.0);
                for table in tables {
                    query = query.bind(table.as_str());
                }
                query.fetch_all(db).await?
            });
            for (table, count) in rows {
                let table = table.parse().map_err(|_| StoreError::corrupt("tables.id"))?;
                seats.insert(table, usize::try_from(count).unwrap_or(0));
            }
        }
        Ok(seats)
    }
}

#[cfg(test)]
mod tests {
    use super::super::Target;
    use super::super::pool::Pool;
    use super::*;

    #[tokio::test]
    async fn counting_bot_seats_never_scans_a_table() {
        let folder = testing::fixtures::Folder::new();
        let store = Store::open(&Target::Sqlite(folder.path().join("test.sqlite"))).await.unwrap();
        let Pool::Sqlite(db) = &store.reads else { unreachable!("the store is a file") };
        for sql in [OF_ACCOUNT.to_owned(), at_tables(2)] {
            let explain = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
            let query = sqlx::query_as::<_, (i64, i64, i64, String)>(explain).bind("x").bind(1).bind("y");
            let plan = query.fetch_all(db).await.unwrap();
            assert!(!plan.is_empty() && plan.iter().all(|(.., step)| !step.starts_with("SCAN")), "{sql}: {plan:#?}");
        }
    }

    #[tokio::test]
    async fn counting_a_host_s_bot_seats_skips_finished_games() {
        let folder = testing::fixtures::Folder::new();
        let store = Store::open(&Target::Sqlite(folder.path().join("test.sqlite"))).await.unwrap();
        let Pool::Sqlite(db) = &store.reads else { unreachable!("the store is a file") };
        let explain = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {OF_ACCOUNT}"));
        let query = sqlx::query_as::<_, (i64, i64, i64, String)>(explain).bind("x").bind(1);
        let plan = query.fetch_all(db).await.unwrap();
        assert!(plan.iter().any(|(.., step)| step.contains("tables_unfinished_by_host")), "{plan:#?}");
    }
}
