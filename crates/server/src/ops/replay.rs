//! Replays every table for `mandate doctor`: whether its log is valid, and whether the lists agree with it.

use super::Finding;
use crate::live::{TableFault, inspect};
use crate::store::{Store, StoreError};

/// The number of tables per query.
const PAGE: u32 = 500;

/// The number of tables listed by ID; the others are only counted.
const NAMED: usize = 20;

/// Tables with a fault.
#[derive(Default)]
struct Wrong {
    count: u64,
    named: Vec<String>,
}

impl Wrong {
    fn add(&mut self, table: &str, what: &str) {
        self.count += 1;
        if self.named.len() < NAMED {
            self.named.push(format!("{table} ({what})"));
        }
    }

    fn finding(self, what: &'static str, well: String, advice: &str) -> Finding {
        if self.count == 0 {
            return Finding { what, how: Ok(well) };
        }
        let more = match self.count - self.named.len() as u64 {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        let tables = if self.count == 1 { "1 table".to_owned() } else { format!("{} tables", self.count) };
        Finding { what, how: Err(format!("{tables}: {}{more}; {advice}", self.named.join("; "))) }
    }
}

/// Replays all tables.
pub(super) async fn replay(store: &Store, progress: impl FnMut(u64, u64)) -> Vec<Finding> {
    match replay_all(store, progress).await {
        Ok(findings) => findings,
        Err(fault) => vec![Finding { what: "logs", how: Err(fault.to_string()) }],
    }
}

async fn replay_all(store: &Store, mut progress: impl FnMut(u64, u64)) -> Result<Vec<Finding>, StoreError> {
    let (total, mut done, mut after) = (store.table_count().await?, 0, String::new());
    let (mut damaged, mut stale) = (Wrong::default(), Wrong::default());
    loop {
        let tables = store.table_ids(&after, PAGE).await?;
        let Some(last) = tables.last() else { break };
        after.clone_from(last);
        for table in tables {
            match table.parse() {
                Err(_) => damaged.add(&table, "not a valid ID"),
                Ok(id) => match inspect(store, &id).await? {
                    None => {}
                    Some(TableFault::Damaged(what)) => damaged.add(&table, &what),
                    Some(TableFault::Stale(what)) => stale.add(&table, &what),
                },
            }
            done += 1;
            progress(done, total.max(done));
        }
    }
    let replayed = if done == 1 { "1 table replayed".to_owned() } else { format!("{done} tables replayed") };
    let restore = "they stay as they are, and all others can be played; to get them back, restore a backup into a new data \
                   directory";
    let stale_advice = "the log is valid and only the list is wrong; the next entry at the table corrects it";
    Ok(vec![
        damaged.finding("logs", replayed, restore),
        stale.finding("lists", "all lists agree with the logs".to_owned(), stale_advice),
    ])
}
