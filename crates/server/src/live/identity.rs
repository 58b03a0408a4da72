//! Maps IDs in logs to accounts: a guest may have logged in to an account since.

use std::collections::HashMap;

use game::{Seat, Viewer};
use table::Table;

use crate::id::AccountId;
use crate::store::KnownAccount;

/// The accounts behind the IDs of a log. Deleted accounts are missing.
pub(super) type Names = HashMap<String, KnownAccount>;

/// Whether an ID of a log belongs to this account.
pub(super) fn is(names: &Names, logged: &str, account: &AccountId) -> bool {
    logged == account.as_str() || names.get(logged).is_some_and(|known| known.account == *account)
}

/// Returns the account that an ID of a log belongs to.
pub(super) fn today(names: &Names, logged: &str) -> Option<AccountId> {
    names.get(logged).map(|known| known.account.clone()).or_else(|| logged.parse().ok())
}

/// Returns the ID of a seat's owner.
pub(super) fn owner(table: &Table, seat: Seat) -> Option<&str> {
    Some(&table.chair(seat)?.owner()?.id)
}

/// Returns the seat of an account and the ID it has there: its own rather than that of a guest it was.
pub(super) fn seat_of<'a>(account: &AccountId, table: &'a Table, names: &Names) -> Option<(Seat, &'a str)> {
    let owners = || Seat::all(table.players()).filter_map(|seat| Some((seat, owner(table, seat)?)));
    let own = owners().find(|(_, id)| *id == account.as_str());
    own.or_else(|| owners().find(|(_, id)| is(names, id, account)))
}

/// Returns what an account may see of a table: the view of its seat, or the public one.
pub(super) fn viewer(account: Option<&AccountId>, table: &Table, names: &Names) -> Viewer {
    let seat = account.and_then(|account| seat_of(account, table, names));
    seat.map_or(Viewer::Public, |(seat, _)| Viewer::Seat(seat))
}
