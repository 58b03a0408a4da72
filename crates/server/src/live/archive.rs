//! Matches that are over: out of the store as records, and out of records for the store.

use table::{Act, BadRecord, Record, Sitter};

use super::identity::Names;
use super::kept::Kept;
use super::load::load;
use super::shown::named_record;
use super::update::{milliseconds, named, results};
use crate::id::{AccountId, TableId};
use crate::secret::{Secret, unhex};
use crate::store::{Finished, NewTable, Store, StoreError, Visibility};
use crate::text;

/// The match of a record, checked in every detail.
pub fn finished(mut record: Record) -> Result<Finished, BadRecord> {
    // Nobody here has played it, whatever it says.
    for entry in &mut record.log {
        if let Act::Sit { sitter: Sitter::Person(player) | Sitter::Guest(player), .. } = &mut entry.act {
            player.id.clear();
        }
    }
    let names = serde_json::to_value(&record).map_err(|fault| BadRecord::Unreadable(fault.to_string()))?;
    text::check_json(&names).map_err(|bad| BadRecord::Unreadable(bad.to_string()))?;
    let (_, table) = record.verify_table()?;
    let unreadable = |fault: serde_json::Error| BadRecord::Unreadable(fault.to_string());
    let entry = |entry: &table::Entry| Ok((milliseconds(entry.at), serde_json::to_string(entry).map_err(unreadable)?));
    let entries: Result<Vec<_>, BadRecord> = record.log.iter().map(entry).collect();
    let kept = Kept { imported: true, ..Kept::new(record.opening.clone()) };
    Ok(Finished {
        entries: entries?,
        results: results(&table),
        table: NewTable {
            game: table.options().choice.game().to_owned(),
            players: table.players() as u8,
            options: serde_json::to_string(&kept).map_err(unreadable)?,
            secret: Secret(unhex(&String::from(record.secret.clone())).unwrap_or_default()),
            visibility: Visibility::Private,
            chat: false,
            host: None,
            seats: Vec::new(),
        },
    })
}

/// The record of a stored match, with names of today; nothing if it goes on.
pub async fn stored_record(store: &Store, id: &TableId) -> Result<Option<Record>, StoreError> {
    let table = load(store, id).await?.table;
    let accounts: Vec<AccountId> = table.log().iter().filter_map(|entry| named(entry)?.parse().ok()).collect();
    let names: Names = store.known(&accounts).await?.into_iter().map(|(id, known)| (id.into(), known)).collect();
    Ok(named_record(&table, &names).ok())
}
