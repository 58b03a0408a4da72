//! The plans of PostgreSQL on a large database.

use serde_json::Value;
use server::name::Name;
use server::store::Target;
use sqlx::{AssertSqlSafe, Connection, PgConnection};

use crate::recorder::Planned;
use crate::world::{NOW, World};
use crate::{ALLOWED, SORTS, is_allowed};

/// The maximum number of rows per step of a plan; the large tables have many times as many.
const MOST_ROWS: f64 = 1000.0;

/// A few years of a busy server: 20,000 tables. `lpad` turns numbers into IDs.
const FILL: &str = "
INSERT INTO accounts SELECT lpad(i::text, 12, '0'), 'A' || i, 'a' || i,
    CASE WHEN i % 2 = 0 THEN 'hash' END, NOW_MS - 100000000 + i, '{}' FROM generate_series(1, 10000) i;
INSERT INTO name_skeletons SELECT name_key, id, CASE WHEN password IS NOT NULL THEN TRUE END FROM accounts;
INSERT INTO name_skeletons SELECT 'SHARED', id FROM accounts WHERE password IS NULL ORDER BY id LIMIT 1500;
INSERT INTO sessions SELECT decode(lpad(to_hex(i), 64, '0'), 'hex'), lpad(i::text, 12, '0'), 0, 0, NOW_MS + 10000000000 + i
    FROM generate_series(1, 10000) i;
INSERT INTO bot_tokens SELECT lpad(i::text, 12, '0'), decode(lpad(to_hex(i), 64, '0'), 'hex'), lpad((2 * i)::text, 12, '0'), 'b', 0
    FROM generate_series(1, 5000) i;
INSERT INTO merged_guests SELECT lpad((100000 + i)::text, 12, '0'), lpad((2 * i)::text, 12, '0') FROM generate_series(1, 5000) i;
INSERT INTO tables (id, host, game, players, options, secret, visibility, status, chat, turn, created, updated, due, rematch)
    SELECT lpad(i::text, 12, '0'), lpad((CASE WHEN i % 12 = 0 THEN 1 ELSE 1 + i % 9000 END)::text, 12, '0'), 'qin', 2, '{}', '\\x00',
        CASE WHEN i % 3 = 1 THEN 'private' ELSE 'public' END,
        CASE i % 4 WHEN 0 THEN 'gathering' WHEN 1 THEN 'live' ELSE 'over' END, TRUE, 0, NOW_MS - i, NOW_MS - i,
        CASE WHEN i % 4 = 1 THEN NOW_MS + 1000000 + i END,
        CASE WHEN i % 7 = 0 THEN lpad((i + 1)::text, 12, '0') END
    FROM generate_series(1, 20000) i;
INSERT INTO table_seats SELECT lpad((1 + i / 2)::text, 12, '0'), i % 2, 'person', lpad((1 + i % 7000)::text, 12, '0'), NULL,
    CASE WHEN (1 + i / 2) % 4 > 1 THEN TRUE END FROM generate_series(0, 39999) i;
INSERT INTO entries SELECT lpad((1 + i / 5)::text, 12, '0'), 1 + i % 5, 0, '{}' FROM generate_series(0, 99999) i;
INSERT INTO chat_lines SELECT lpad((1 + i / 2)::text, 12, '0'), 1 + i % 2, lpad((1 + i % 7000)::text, 12, '0'), i, 'hello'
    FROM generate_series(0, 39999) i;
INSERT INTO ratings SELECT lpad(i::text, 12, '0'), 'qin', 2, i, 1, 1, 0 FROM generate_series(1, 10000) i;
INSERT INTO results SELECT lpad((1 + i / 2)::text, 12, '0'), i % 2, lpad((1 + i % 7000)::text, 12, '0'), 1, 1, NOW_MS - i
    FROM generate_series(0, 37999) i;
ANALYZE;
";

/// Fills the database and makes it log the plans of all statements from the next connection on.
pub(crate) async fn prepare(world: &World) {
    let Target::Postgres(address) = &world.target else { unreachable!("the store is on a server") };
    let mut db = PgConnection::connect(address.reveal()).await.unwrap();
    // Many guests have the name that an account takes.
    let shared = Name::new("Anna").unwrap().skeletons().swap_remove(0);
    let fill = FILL.replace("NOW_MS", &NOW.0.to_string()).replace("SHARED", &shared).replace("\\\\", "\\");
    sqlx::raw_sql(AssertSqlSafe(fill)).execute(&mut db).await.unwrap();
    let name: String = sqlx::query_scalar("SELECT current_database()").fetch_one(&mut db).await.unwrap();
    for (setting, value) in [
        ("session_preload_libraries", "auto_explain"),
        ("auto_explain.log_min_duration", "0"),
        ("auto_explain.log_level", "notice"),
        ("auto_explain.log_format", "json"),
        ("auto_explain.log_analyze", "on"),
        ("auto_explain.log_timing", "off"),
        ("auto_explain.log_nested_statements", "on"),
    ] {
        let sql = format!("ALTER DATABASE {name} SET {setting} = '{value}'");
        sqlx::query(AssertSqlSafe(sql)).execute(&mut db).await.unwrap_or_else(|fault| {
            panic!("plans can't be read: {fault}; use a superuser of a PostgreSQL with its module auto_explain")
        });
    }
}

/// Returns statements that read a whole table or many rows.
pub(crate) fn faults(plans: &[Planned]) -> Vec<String> {
    let mut faults = Vec::new();
    for Planned { statement, plan } in plans {
        if !is_allowed(&ALLOWED, statement) {
            look(statement, plan, &mut faults);
        }
    }
    faults.sort();
    faults.dedup();
    faults
}

fn look(statement: &str, node: &Value, faults: &mut Vec<String>) {
    let kind = node["Node Type"].as_str().unwrap_or_default();
    let number = |name: &str| node[name].as_f64().unwrap_or(0.0);
    let rows = (number("Actual Rows") + number("Rows Removed by Filter")) * number("Actual Loops");
    let relation = node["Relation Name"].as_str().unwrap_or_default();
    if kind == "Seq Scan" {
        faults.push(format!("PostgreSQL: “{statement}”: Seq Scan of {relation}"));
    }
    if kind == "Sort" && !is_allowed(&SORTS, statement) && rows > 100.0 {
        faults.push(format!("PostgreSQL: “{statement}”: sorts {rows} rows"));
    }
    if rows > MOST_ROWS {
        faults.push(format!("PostgreSQL: “{statement}”: {kind} of {relation} comes across {rows} rows"));
    }
    for inner in node["Plans"].as_array().into_iter().flatten() {
        look(statement, inner, faults);
    }
}
