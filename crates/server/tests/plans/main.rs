//! Checks the query plans of all statements: none may read a whole table that grows.
//!
//! The test calls everything in the store on both databases and checks every statement that was sent. A statement in the
//! source that was never sent also fails the test: add a call to `exercise`.
//!
//! This is a binary of its own because it records statements with a subscriber for the whole process: in `it`, it would
//! also record those of other tests, and slow them down.

mod exercise;
mod postgres;
mod recorder;
mod source;
mod sqlite;
#[allow(dead_code, unused_imports, unused_macros, reason = "shared with the other tests of the server")]
#[path = "../it/world.rs"]
mod world;

use world::World;

/// Statements that may read a whole table, by a part of their text, and why.
const ALLOWED: [(&str, &str); 8] = [
    ("schema_version", "the table has one row"),
    ("heartbeat", "the table has one row"),
    ("outages", "outages are few, and forgotten in time"),
    ("SELECT SUM(LENGTH(body))", "mandate doctor reads every log on purpose"),
    ("SELECT id FROM tables WHERE status = $1 ORDER BY created, id", "mandate export writes all finished matches"),
    ("SELECT COUNT(*) FROM tables WHERE status <> 'importing'", "mandate doctor replays every table"),
    ("status <> 'importing' ORDER BY id", "mandate doctor replays every table"),
    ("UNNEST", "the values of one batch"),
];

/// Statements that may sort their results, and why.
const SORTS: [(&str, &str); 6] = [
    ("AS waiting FROM tables t", "the matches of one player that aren't over are few"),
    ("FROM sessions WHERE account = $1 ORDER BY created", "the sessions of one player are few"),
    ("AND hash <> $2 ORDER BY used", "the sessions of one player are few"),
    ("FROM bot_tokens WHERE account = $1 ORDER BY created", "a player has 20 at most"),
    ("ORDER BY s.seat", "the seats of one page of tables"),
    ("UNION SELECT id FROM tables WHERE host = $1", "a guest's tables are merged once"),
];

/// Whether a list of exceptions covers this statement.
fn is_allowed(list: &[(&str, &str)], statement: &str) -> bool {
    list.iter().any(|(part, _)| statement.contains(part))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_statement_reads_a_table_that_grows() {
    let recorder = recorder::Recorder::start();
    let mut faults = Vec::new();

    let world = World::sqlite().await;
    exercise::everything(&world.store).await;
    faults.extend(sqlite::faults(&world, &recorder.statements()).await);
    // A backup and its restoration read everything, as they should.
    exercise::backup(&world).await;
    let sent = recorder.statements();

    let world = World::postgres().await;
    postgres::prepare(&world).await;
    let plans = exercise::planned(&world, &recorder).await;
    faults.extend(postgres::faults(&plans));

    let known: Vec<&str> = sent.iter().chain(plans.iter().map(|plan| &plan.statement)).map(String::as_str).collect();
    faults.extend(source::unseen(&known));
    assert!(sent.len() > 80 && plans.len() > 80, "{} and {} statements were recorded", sent.len(), plans.len());
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
