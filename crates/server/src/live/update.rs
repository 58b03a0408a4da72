//! What follows from an entry for lobby, lists and ratings.

use game::Seat;
use table::{Act, Chair, Entry, Progress, Sitter, Table, Timing};

use super::duty::due;
use super::kept::Kept;
use crate::clock::Timestamp;
use crate::store::{Occupant, Outcome, Rated, Status, Update};

/// What follows from the last entry of a table.
pub(super) fn update(table: &Table, kept: &Kept, entry: &Entry) -> Update {
    let moved = matches!(
        entry.act,
        Act::Move { .. } | Act::Undo { .. } | Act::AskUndo { .. } | Act::AnswerUndo { .. } | Act::GiveBack { .. }
    );
    let results = results(table);
    let rated = (!results.is_empty() && counts(table))
        .then(|| Rated { game: table.options().choice.game().to_owned(), players: table.players() as u8 });
    Update {
        status: status(table),
        turn: turn(table).map(Seat::number),
        seats: (!moved).then(|| seats(table, kept)),
        due: due(table, entry.at),
        results,
        rated,
    }
}

/// How far a table is.
pub(super) fn status(table: &Table) -> Status {
    match table.progress() {
        Progress::Gathering => Status::Gathering,
        // From when the deal may be known nobody can close the table, so that nobody chooses between deals like that.
        Progress::Dealing | Progress::Playing | Progress::BetweenGames => Status::Live,
        Progress::Over => Status::Over,
    }
}

/// Whose turn it is for "my tables". Where a turn has days, people also have to be told that a dealing round waits
/// for their clients; otherwise these do their part before anybody could look.
pub(super) fn turn(table: &Table) -> Option<Seat> {
    let by_days = matches!(table.options().timing, Timing::Days(_));
    table.decides().or_else(|| table.awaited().iter().next().filter(|_| by_days))
}

pub(super) fn milliseconds(at: u64) -> Timestamp {
    Timestamp(i64::try_from(at).unwrap_or(i64::MAX))
}

/// Who has which seat, for "my tables".
pub(super) fn seats(table: &Table, kept: &Kept) -> Vec<Occupant> {
    let occupant = |seat: Seat| match table.chair(seat) {
        Some(Chair::Bot { opponent }) => Occupant::Bot(opponent.clone()),
        Some(chair @ (Chair::Person { .. } | Chair::StandIn { .. })) => {
            let account = chair.owner().and_then(|player| player.id.parse().ok());
            account.map_or(Occupant::Former, Occupant::Person)
        }
        Some(Chair::Empty) | None => {
            kept.reserved(seat.index()).map_or(Occupant::Nobody, |account| Occupant::Person(account.clone()))
        }
    };
    Seat::all(table.players()).map(occupant).collect()
}

/// How a match has ended, seat by seat; nothing while it goes on.
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

/// Whether a match counts: everybody sat down with an account of their own.
pub(super) fn counts(table: &Table) -> bool {
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

/// The id by which an entry names an account, if it names one.
pub(super) fn named(entry: &Entry) -> Option<&str> {
    match &entry.act {
        Act::Sit { sitter: Sitter::Person(player) | Sitter::Guest(player), .. } if !player.id.is_empty() => {
            Some(&player.id)
        }
        _ => None,
    }
}
