//! What the database has of a match, compared with what people were told.

use std::fmt;

use game::{Seat, Viewer};
use serde_json::{Value, json};
use server::live::Kept;
use server::store::Store;
use table::{Entry, Secret, Table};
use visitor::Player;

/// How much was compared.
#[derive(Default)]
pub(crate) struct Checked {
    /// What somebody was told to be done.
    pub(crate) acknowledged: usize,
    /// Entries that somebody was shown.
    shown: usize,
    /// Entries in all logs.
    entries: usize,
    /// How often somebody connected.
    pub(crate) connections: usize,
}

impl fmt::Display for Checked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { acknowledged, shown, entries, connections } = self;
        write!(f, "{entries} entries, {acknowledged} acknowledged, {shown} shown, 0 lost, {connections} connections")
    }
}

impl Checked {
    /// Every log replays, and has all that anybody was told of it, as it was told.
    pub(crate) async fn add(&mut self, store: &Store, id: &str, players: &[Player]) {
        let table = replayed(store, id).await;
        assert!(table.outcome().is_some(), "the match was played to its end");
        for player in players {
            for done in &player.acknowledged {
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

/// The table that the stored log leads to: versions from 1 without a gap, every deal as the secret says.
async fn replayed(store: &Store, id: &str) -> Table {
    let id = id.parse().unwrap();
    let row = store.table(&id).await.unwrap().expect("the table is there");
    let secret: [u8; 32] = store.secret(&id).await.unwrap().unwrap().0.try_into().unwrap();
    let entries = store.entries(&id, 1).await.unwrap();
    let log = entries.iter().map(|entry| serde_json::from_str::<Entry>(&entry.body).unwrap());
    let kept: Kept = serde_json::from_str(&row.options).unwrap();
    Table::replay(kept.opening, Secret::new(secret), log).unwrap_or_else(|bad| panic!("{bad}"))
}

/// What was done, of a command or of an act.
fn act(value: &Value) -> Value {
    let what = if value["do"].is_null() { &value["act"] } else { &value["do"] };
    json!([what, value["move"], value["agree"]])
}

/// An entry without what people are called: logs have no names.
fn nameless(entry: &Value) -> Value {
    let mut entry = entry.clone();
    if let Some(sitter) = entry.get_mut("sitter") {
        sitter["name"].take();
    }
    entry
}
