//! Whom the ids of a log stand for today: a guest may have become somebody's account.

use std::collections::HashMap;

use game::{Seat, Viewer};
use table::Table;

use crate::id::AccountId;
use crate::store::Known;

/// Those whom a log knows, by id; who has gone is not among them.
pub(super) type Names = HashMap<String, Known>;

/// Whether an id of a log stands for this account.
pub(super) fn is(names: &Names, logged: &str, account: &AccountId) -> bool {
    logged == account.as_str() || names.get(logged).is_some_and(|known| known.account == *account)
}

/// The account that an id of a log stands for.
pub(super) fn today(names: &Names, logged: &str) -> Option<AccountId> {
    names.get(logged).map(|known| known.account.clone()).or_else(|| logged.parse().ok())
}

/// The id of a seat's owner, if there is one.
pub(super) fn owner(table: &Table, seat: Seat) -> Option<&str> {
    Some(&table.chair(seat)?.owner()?.id)
}

/// Where somebody sits, and by which id: their own before that of the guest they were.
pub(super) fn seat_of<'a>(account: &AccountId, table: &'a Table, names: &Names) -> Option<(Seat, &'a str)> {
    let owners = || Seat::all(table.players()).filter_map(|seat| Some((seat, owner(table, seat)?)));
    let own = owners().find(|(_, id)| *id == account.as_str());
    own.or_else(|| owners().find(|(_, id)| is(names, id, account)))
}

/// What somebody may see of a table: what their seat sees, or what everybody sees.
pub(super) fn viewer(account: Option<&AccountId>, table: &Table, names: &Names) -> Viewer {
    let seat = account.and_then(|account| seat_of(account, table, names));
    seat.map_or(Viewer::Public, |(seat, _)| Viewer::Seat(seat))
}
