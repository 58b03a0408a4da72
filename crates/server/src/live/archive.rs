//! Converts finished matches between the store and record files.

use table::{Act, BadRecord, Record, Sitter};

use super::identity::Names;
use super::load::StoredOpening;
use super::load::load;
use super::shown::named_record;
use super::update::{milliseconds, named, results};
use crate::id::{AccountId, TableId};
use crate::secret::{Secret, unhex};
use crate::store::{FinishedMatch, NewTable, Store, StoreError, Visibility};
use crate::text;

/// Verifies a record and returns its match for storing.
pub fn finished(mut record: Record) -> Result<FinishedMatch, BadRecord> {
    // Whatever IDs the record has, they aren't accounts of this server.
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
    let stored = StoredOpening { imported: true, ..StoredOpening::new(record.opening.clone()) };
    Ok(FinishedMatch {
        entries: entries?,
        results: results(&table),
        table: NewTable {
            game: table.options().choice.game().to_owned(),
            players: table.players() as u8,
            options: serde_json::to_string(&stored).map_err(unreadable)?,
            secret: Secret(unhex(&String::from(record.secret.clone())).unwrap_or_default()),
            visibility: Visibility::Private,
            chat: false,
            host: None,
            seats: Vec::new(),
        },
    })
}

/// Returns the record of a stored match with current names; `None` while the match is in progress.
pub async fn stored_record(store: &Store, id: &TableId) -> Result<Option<Record>, StoreError> {
    let table = load(store, id).await?.table;
    let accounts: Vec<AccountId> = table.log().iter().filter_map(|entry| named(entry)?.parse().ok()).collect();
    let names: Names = store.known(&accounts).await?.into_iter().map(|(id, known)| (id.into(), known)).collect();
    Ok(named_record(&table, &names).ok())
}
