//! Backups: a portable copy of all data, one JSON object per line, from either database to either database.
//!
//! The first line identifies the format, the last has the number of rows, so truncated files are detected.

mod error;
mod layout;
mod lines;

use std::io::{BufRead, Write};

use futures_util::TryStreamExt;
use serde_json::{Map, Value, json};
use sqlx::{AssertSqlSafe, Row};

use super::Store;
use super::migrate::SCHEMA;
use super::names::{MARK, learn_skeletons};
use super::pool::on_patiently;
use crate::clock::Timestamp;
use crate::secret::hex;
pub use error::BadDump;
use layout::{Bool, Bytes, Integer, KEPT_BY_SERVERS, LAYOUT, Real, Text};
use lines::{Field, Lines};

/// The size of a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dumped {
    /// The rows of all tables.
    pub rows: u64,
}

/// Reads a column of either database as JSON.
macro_rules! column {
    ($row:expr, $name:expr, $kind:expr) => {
        match $kind {
            Text => $row.try_get::<Option<String>, _>($name)?.map_or(Value::Null, Value::from),
            Integer => $row.try_get::<Option<i64>, _>($name)?.map_or(Value::Null, Value::from),
            Real => $row.try_get::<Option<f64>, _>($name)?.map_or(Value::Null, Value::from),
            Bool => $row.try_get::<Option<bool>, _>($name)?.map_or(Value::Null, Value::from),
            Bytes => $row.try_get::<Option<Vec<u8>>, _>($name)?.map_or(Value::Null, |bytes| hex(&bytes).into()),
        }
    };
}

impl Store {
    /// Writes a consistent snapshot of all data, without blocking anybody.
    pub async fn dump(&self, out: &mut (dyn Write + Send), now: Timestamp) -> Result<Dumped, BadDump> {
        let mut rows = 0;
        writeln!(out, "{}", json!({ "mandate": "backup", "schema": SCHEMA, "at": now }))?;
        on_patiently!(&self.reads, db => {
            let mut transaction = db.begin_with(self.reads.begins_to_read()).await?;
            sqlx::query(self.reads.unlimited()).execute(&mut *transaction).await?;
            for (table, columns) in LAYOUT {
                let names: Vec<_> = columns.iter().map(|(name, _)| *name).collect();
                let sql = AssertSqlSafe(format!("SELECT {} FROM {table}", names.join(", ")));
                let mut found = sqlx::query(sql).fetch(&mut *transaction);
                while let Some(row) = found.try_next().await? {
                    let mut fields = Map::new();
                    for (name, kind) in columns {
                        fields.insert((*name).to_owned(), column!(row, *name, kind));
                    }
                    writeln!(out, "{}", json!({ table: fields }))?;
                    rows += 1;
                }
            }
        });
        writeln!(out, "{}", json!({ "end": rows }))?;
        out.flush()?;
        Ok(Dumped { rows })
    }

    /// Restores the output of [`Store::dump`] into an empty database, completely or not at all.
    pub async fn restore(&self, from: &mut (dyn BufRead + Send)) -> Result<Dumped, BadDump> {
        let mut lines = Lines::open(from)?;
        let mut rows = 0;
        on_patiently!(&self.writes, db => {
            let mut transaction = db.begin_with(self.writes.begins()).await?;
            sqlx::query(self.writes.unlimited()).execute(&mut *transaction).await?;
            for table in KEPT_BY_SERVERS {
                sqlx::query(AssertSqlSafe(format!("DELETE FROM {table}"))).execute(&mut *transaction).await?;
            }
            for (table, _) in LAYOUT {
                let sql = AssertSqlSafe(format!("SELECT 1 FROM {table} LIMIT 1"));
                if sqlx::query(sql).fetch_optional(&mut *transaction).await?.is_some() {
                    return Err(BadDump::NotEmpty);
                }
            }
            while let Some(chunk) = lines.chunk()? {
                rows += chunk.rows;
                let mut query = sqlx::query(AssertSqlSafe(chunk.statement()));
                for field in chunk.fields {
                    query = match field {
                        Field::Text(text) => query.bind(text),
                        Field::Integer(number) => query.bind(number),
                        Field::Real(number) => query.bind(number),
                        Field::Bool(truth) => query.bind(truth),
                        Field::Bytes(bytes) => query.bind(bytes),
                    };
                }
                query.execute(&mut *transaction).await?;
            }
            if lines.end() != Some(rows) {
                return Err(BadDump::CutOff);
            }
            // Older versions didn't store them.
            learn_skeletons!(transaction);
            sqlx::query(MARK).execute(&mut *transaction).await?;
            transaction.commit().await?;
        });
        Ok(Dumped { rows })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Target;
    use crate::store::pool::Pool;

    #[tokio::test]
    async fn every_column_of_the_schema_is_copied() {
        let folder = std::env::temp_dir().join(format!("mandate-layout-{}", std::process::id()));
        let store = Store::open(&Target::Sqlite(folder.join("test.sqlite"))).await.unwrap();
        let Pool::Sqlite(db) = &store.reads else { unreachable!() };
        let sql = "SELECT m.name, c.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c \
                   WHERE m.type = 'table' AND m.name <> 'schema_version' ORDER BY m.name, c.name";
        let there: Vec<(String, String)> = sqlx::query_as(sql).fetch_all(db).await.unwrap();
        let mut copied: Vec<(String, String)> = LAYOUT
            .iter()
            .flat_map(|(table, columns)| columns.iter().map(|(name, _)| ((*table).to_owned(), (*name).to_owned())))
            .collect();
        copied.sort();
        store.close().await;
        let _ = std::fs::remove_dir_all(folder);
        assert_eq!(there, copied);
    }
}
