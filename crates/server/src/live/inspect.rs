//! Checks a stored table for `mandate doctor`: whether its log replays, and whether the lists agree with it.

use std::fmt;

use super::identity::{Names, today};
use super::load::{Loaded, load};
use super::pending::due;
use super::update::{milliseconds, results, seats, status, turn};
use crate::id::{AccountId, TableId};
use crate::store::{Occupant, Store, StoreError};

/// A fault in a stored table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableFault {
    /// The log can't be replayed or the options are invalid.
    Damaged(String),
    /// The log replays, but a list disagrees with it.
    Stale(String),
}

impl fmt::Display for TableFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Damaged(what) | Self::Stale(what) => f.write_str(what),
        }
    }
}

/// Replays a table and compares it with the lists. Returns the fault, if any.
pub async fn inspect(store: &Store, id: &TableId) -> Result<Option<TableFault>, StoreError> {
    match load(store, id).await {
        Ok(loaded) => Ok(stale(store, id, &loaded).await?.map(TableFault::Stale)),
        // It was deleted in the meantime.
        Err(StoreError::Missing) => Ok(None),
        Err(fault @ (StoreError::Damaged { .. } | StoreError::Corrupt { .. })) => {
            Ok(Some(TableFault::Damaged(fault.to_string())))
        }
        Err(fault) => Err(fault),
    }
}

/// Returns the first disagreement between a list and the log.
async fn stale(store: &Store, id: &TableId, loaded: &Loaded) -> Result<Option<String>, StoreError> {
    let Loaded { row, opening, table } = loaded;
    let differ = |what: &str, stored: &dyn fmt::Debug, log: &dyn fmt::Debug| {
        Some(format!("{what} is stored as {stored:?} but should be {log:?} by the log"))
    };
    if row.status != status(table) {
        return Ok(differ("the status", &row.status, &status(table)));
    }
    let turn = turn(table).map(game::Seat::number);
    if !opening.imported && row.turn != turn {
        return Ok(differ("the turn", &row.turn, &turn));
    }
    let at = table.log().last().map_or(0, |entry| entry.at);
    if !opening.imported && at > 0 && row.updated != milliseconds(at) {
        return Ok(differ("the last change", &row.updated.0, &at));
    }
    if !opening.imported && due(table, at).is_some() && store.due_at(id).await?.is_none() {
        return Ok(Some("a server action is due there, but no due time is stored".to_owned()));
    }
    let stored: Vec<(i64, i64)> = store.results_at(id).await?;
    let log: Vec<_> = results(table).iter().map(|seat| (i64::from(seat.place), i64::from(seat.score))).collect();
    if stored != log {
        return Ok(differ("the result (place and score by seat)", &stored, &log));
    }
    if !opening.imported {
        let stored: Vec<_> = store.seats(id).await?.into_iter().map(|seat| seat.occupant).collect();
        let log = current_accounts(store, seats(table, opening)).await?;
        if stored != log {
            return Ok(differ("the seats", &stored, &log));
        }
    }
    Ok(None)
}

/// Maps the IDs of the seats to current accounts.
async fn current_accounts(store: &Store, seats: Vec<Occupant>) -> Result<Vec<Occupant>, StoreError> {
    let person = |seat: &Occupant| if let Occupant::Person(id) = seat { Some(id.clone()) } else { None };
    let ids: Vec<AccountId> = seats.iter().filter_map(person).collect();
    let names: Names = store.known(&ids).await?.into_iter().map(|(id, known)| (id.into(), known)).collect();
    let occupant = |seat| match seat {
        Occupant::Person(id) if names.contains_key(id.as_str()) => {
            today(&names, id.as_str()).map_or(Occupant::Former, Occupant::Person)
        }
        Occupant::Person(_) => Occupant::Former,
        other => other,
    };
    Ok(seats.into_iter().map(occupant).collect())
}
