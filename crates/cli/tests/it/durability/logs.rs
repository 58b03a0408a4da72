//! Compares matches in the database with what players received.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use game::{Seat, Viewer};
use serde_json::{Value, json};
use server::live::StoredOpening;
use server::store::{Store, Target};
use table::{Act, Entry, Secret, Table};
use testing::clients::Player;
use tokio::runtime::Runtime;

use super::load::Load;

/// Compares all matches with the database.
pub(crate) struct Ledger {
    target: Target,
    runtime: Runtime,
    pub(crate) checked: Checked,
    /// Finished tables and their logs at that time.
    over: Vec<(String, u64)>,
}

impl Ledger {
    /// Creates a ledger for a database.
    pub(crate) fn new(target: Target) -> Self {
        let runtime = Runtime::new().expect("there is room for threads");
        Self { target, runtime, checked: Checked::default(), over: Vec::new() }
    }

    /// Returns the number of matches.
    pub(crate) fn matches(&self) -> usize {
        self.over.len()
    }

    /// Compares finished matches.
    pub(crate) fn add(&mut self, load: &mut Load) {
        let finished = load.finished();
        if finished.is_empty() {
            return;
        }
        self.runtime.block_on(async {
            let store = Store::open_current(&self.target).await.expect("the database is there");
            for (table, players) in finished {
                self.checked.add(&store, &table, &players).await;
                self.over.push((table.clone(), digest(&store, &table).await));
            }
            store.close().await;
        });
    }

    /// Checks that the logs of all matches are unchanged since they were compared.
    pub(crate) fn look_again(&self) {
        self.runtime.block_on(async {
            let store = Store::open_current(&self.target).await.expect("the database is there");
            for (table, before) in &self.over {
                assert_eq!(digest(&store, table).await, *before, "the log of {table} has changed after its end");
            }
            store.close().await;
        });
    }
}

async fn digest(store: &Store, table: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    for entry in store.entries(&table.parse().unwrap(), 1).await.unwrap() {
        entry.body.hash(&mut hasher);
    }
    hasher.finish()
}

/// The amount of data compared.
#[derive(Default)]
pub(crate) struct Checked {
    /// Acknowledged commands.
    pub(crate) acknowledged: usize,
    /// Entries that somebody received.
    pub(crate) shown: usize,
    /// Entries in all logs.
    pub(crate) entries: usize,
    /// Connections.
    pub(crate) connections: usize,
}

impl Checked {
    /// Checks that every log replays and contains everything anybody received.
    pub(crate) async fn add(&mut self, store: &Store, id: &str, players: &[Player]) {
        let table = replayed(store, id).await;
        assert!(table.outcome().is_some(), "the match was played to its end");
        let times_up = table.log().iter().find(|entry| matches!(entry.act, Act::TimeOut { .. }));
        assert!(times_up.is_none(), "somebody's time was up because of a fault at {id}: {times_up:?}");
        let mut versions = BTreeSet::new();
        for player in players {
            assert!(player.acknowledged.is_sorted_by_key(|done| done.version), "what was done comes in order");
            for done in &player.acknowledged {
                assert!(versions.insert(done.version), "an entry is acknowledged once");
                let entry = &table.log()[done.version as usize - 1];
                assert_eq!(
                    act(&json!(entry.act)),
                    act(&done.command),
                    "entry {} is what was acknowledged",
                    done.version
                );
            }
            let viewer = player.seat.map_or(Viewer::Public, |seat| Viewer::Seat(Seat::new(seat).unwrap()));
            let stored: Vec<Value> = table.since(viewer, 0).iter().map(|shown| json!(shown)).collect();
            assert_eq!(player.entries.len(), stored.len());
            for (seen, stored) in player.entries.iter().zip(&stored) {
                assert_eq!(nameless(seen), nameless(stored), "an entry is as it was shown");
            }
            self.acknowledged += player.acknowledged.len();
            self.shown += player.entries.len();
            self.connections += player.connections as usize;
        }
        self.entries += table.log().len();
    }
}

/// Replays a stored log: versions from 1 without a gap, every deal as the secret determines.
async fn replayed(store: &Store, id: &str) -> Table {
    let id = id.parse().unwrap();
    let row = store.table(&id).await.unwrap().expect("the table is there");
    let secret: [u8; 32] = store.secret(&id).await.unwrap().unwrap().0.try_into().unwrap();
    let entries = store.entries(&id, 1).await.unwrap();
    let log = entries.iter().map(|entry| serde_json::from_str::<Entry>(&entry.body).unwrap());
    let kept: StoredOpening = serde_json::from_str(&row.options).unwrap();
    Table::replay(kept.opening, Secret::new(secret), log).unwrap_or_else(|bad| panic!("{bad}"))
}

/// Returns the comparable part of a command or an act. Beginning a match starts its dealing round.
fn act(value: &Value) -> Value {
    let what = if value["do"].is_null() { &value["act"] } else { &value["do"] };
    let what = if what == "begin" { "round" } else { what.as_str().unwrap_or_default() };
    json!([what, value["move"], value["agree"]])
}

/// Removes names from an entry, since logs have none.
fn nameless(entry: &Value) -> Value {
    let mut entry = entry.clone();
    if let Some(sitter) = entry.get_mut("sitter") {
        sitter["name"].take();
    }
    entry
}
