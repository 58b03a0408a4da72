//! What an entry changes in the lobby, the lists of tables, and the ratings.

use game::Seat;
use table::{Act, Chair, Entry, Progress, Sitter, Table, Timing};

use super::load::StoredOpening;
use super::pending::due;
use crate::clock::Timestamp;
use crate::store::{Occupant, Outcome, Rated, Status, Update};

/// Returns what the last entry of a table changes.
pub(super) fn update(table: &Table, opening: &StoredOpening, entry: &Entry) -> Update {
    let moved = matches!(
        entry.act,
        Act::Move { .. } | Act::Undo { .. } | Act::AskUndo { .. } | Act::AnswerUndo { .. } | Act::GiveBack { .. }
    );
    let results = results(table);
    let rated = (!results.is_empty() && is_rated(table))
        .then(|| Rated { game: table.options().choice.game().to_owned(), players: table.players() as u8 });
    Update {
        status: status(table),
        turn: turn(table).map(Seat::number),
        seats: (!moved).then(|| seats(table, opening)),
        due: due(table, entry.at),
        results,
        rated,
    }
}

/// Returns the status of a table.
pub(super) fn status(table: &Table) -> Status {
    match table.progress() {
        Progress::Gathering => Status::Gathering,
        // Once a deal may be known, the table can't be closed, so that nobody picks a deal by closing it.
        Progress::Dealing | Progress::Playing | Progress::BetweenGames => Status::Live,
        Progress::Over => Status::Over,
    }
}

/// Returns whose turn it is in "my tables". With days per turn that includes a dealing round waiting for a player's
/// client; otherwise clients do their part at once.
pub(super) fn turn(table: &Table) -> Option<Seat> {
    let by_days = matches!(table.options().timing, Timing::Days(_));
    table.decides().or_else(|| table.awaited().iter().next().filter(|_| by_days))
}

pub(super) fn milliseconds(at: u64) -> Timestamp {
    Timestamp(i64::try_from(at).unwrap_or(i64::MAX))
}

/// Returns the occupants of the seats for "my tables".
pub(super) fn seats(table: &Table, opening: &StoredOpening) -> Vec<Occupant> {
    let occupant = |seat: Seat| match table.chair(seat) {
        Some(Chair::Bot { opponent }) => Occupant::Bot(opponent.clone()),
        Some(chair @ (Chair::Person { .. } | Chair::StandIn { .. })) => {
            let account = chair.owner().and_then(|player| player.id.parse().ok());
            account.map_or(Occupant::Former, Occupant::Person)
        }
        Some(Chair::Empty) | None => {
            opening.reserved(seat.index()).map_or(Occupant::Nobody, |account| Occupant::Person(account.clone()))
        }
    };
    Seat::all(table.players()).map(occupant).collect()
}

/// Returns the result of a match by seat; empty while it is in progress.
#[must_use]
pub fn results(table: &Table) -> Vec<Outcome> {
    let (Some(outcome), Some(places)) = (table.outcome(), table.places()) else { return Vec::new() };
    let result = |(seat, place): (Seat, u8)| Outcome {
        account: table.chair(seat).and_then(Chair::owner).and_then(|player| player.id.parse().ok()),
        place,
        score: outcome.games.iter().map(|game| game.points[seat.index()].cast_signed()).sum(),
    };
    Seat::all(table.players()).zip(places).map(result).collect()
}

/// Whether a match is rated: every seat has a different account.
pub(super) fn is_rated(table: &Table) -> bool {
    let mut accounts: Vec<&str> = Vec::new();
    for seat in Seat::all(table.players()) {
        match table.chair(seat) {
            Some(Chair::Person { player, guest: false } | Chair::StandIn { player, guest: false, .. }) => {
                accounts.push(&player.id);
            }
            _ => return false,
        }
    }
    accounts.sort_unstable();
    accounts.dedup();
    accounts.len() == table.players() && !accounts.contains(&"")
}

/// Returns the account ID in an entry, if there is one.
pub(super) fn named(entry: &Entry) -> Option<&str> {
    match &entry.act {
        Act::Sit { sitter: Sitter::Person(player) | Sitter::Guest(player), .. } if !player.id.is_empty() => {
            Some(&player.id)
        }
        _ => None,
    }
}
