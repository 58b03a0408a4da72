//! The plans of SQLite.

use server::store::Target;
use sqlx::{AssertSqlSafe, Connection, SqliteConnection};

use crate::world::World;
use crate::{ALLOWED, SORTS, is_allowed};

/// Returns statements that read a whole table or sort, and references without an index.
pub(crate) async fn faults(world: &World, statements: &[String]) -> Vec<String> {
    let Target::Sqlite(file) = &world.target else { unreachable!("the store is a file") };
    let mut db = SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    let mut faults = Vec::new();
    let planned = |statement: &&String| {
        ["SELECT ", "INSERT ", "UPDATE ", "DELETE ", "WITH "].iter().any(|verb| statement.starts_with(verb))
    };
    for statement in statements.iter().filter(planned) {
        let sql = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {statement}"));
        let steps: Vec<(i64, i64, i64, String)> = sqlx::query_as(sql).fetch_all(&mut db).await.unwrap();
        // The results of a subquery may be read as a whole.
        let found = |name: &str| steps.iter().any(|(.., step)| step.strip_prefix("CO-ROUTINE ") == Some(name));
        for (.., step) in &steps {
            let scans = step.strip_prefix("SCAN ").is_some_and(|what| what != "CONSTANT ROW" && !found(what));
            let sorts = step.starts_with("USE TEMP B-TREE");
            if scans && !is_allowed(&ALLOWED, statement)
                || sorts && !is_allowed(&ALLOWED, statement) && !is_allowed(&SORTS, statement)
            {
                faults.push(format!("SQLite: “{statement}”: {step}"));
            }
        }
    }
    faults.extend(references(&mut db).await);
    faults
}

/// Returns references without an index: deleting their target would read every row.
async fn references(db: &mut SqliteConnection) -> Vec<String> {
    let sql = "SELECT m.name, f.\"from\" FROM sqlite_schema m JOIN pragma_foreign_key_list(m.name) f \
               WHERE m.type = 'table' AND NOT EXISTS (SELECT 1 FROM pragma_index_list(m.name) i \
               JOIN pragma_index_info(i.name) c WHERE c.seqno = 0 AND c.name = f.\"from\" AND NOT i.partial)";
    let missing: Vec<(String, String)> = sqlx::query_as(sql).fetch_all(db).await.unwrap();
    missing.into_iter().map(|(table, column)| format!("no index begins with {table}.{column}, a reference")).collect()
}
