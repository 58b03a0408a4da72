//! Names where the log has ids: accounts are called what they are called today.

use game::{Seat, Viewer};
use table::{Act, Chair, Entry, Look, Occupant, Record, Shown, Sitter, Table};

use super::identity::Names;
use super::update::named;
use crate::store::FORMER_PLAYER;

/// What an account is called; who is not there any more is a former player.
fn name_of(names: &Names, id: &str) -> String {
    names.get(id).map_or_else(|| FORMER_PLAYER.to_owned(), |known| known.name.clone())
}

/// What the owner of a seat is called, if there is one.
pub(super) fn owner_name(table: &Table, names: &Names, seat: Seat) -> Option<String> {
    let player = table.chair(seat).and_then(Chair::owner)?;
    // Whoever has no id here has played elsewhere, and is called what the record says.
    Some(if player.id.is_empty() { player.name.clone() } else { name_of(names, &player.id) })
}

fn call(occupant: &mut Occupant, called: String) {
    match occupant {
        Occupant::Person { name } | Occupant::Guest { name } | Occupant::StandIn { name, .. } => *name = called,
        Occupant::Empty | Occupant::Bot { .. } => {}
    }
}

/// Calls whoever sits down what the account is called that the log names.
fn name_sitter(names: &Names, entry: &Entry, act: &mut Act) {
    if let (Some(id), Act::Sit { sitter: Sitter::Person(player) | Sitter::Guest(player), .. }) = (named(entry), act) {
        player.name = name_of(names, id);
    }
}

/// The table as a viewer is shown it, with names.
pub(super) fn look(table: &Table, viewer: Viewer, names: &Names) -> Look {
    let mut look = table.look(viewer);
    for (seat, shown) in Seat::all(table.players()).zip(&mut look.seats) {
        if let Some(name) = owner_name(table, names, seat) {
            call(&mut shown.occupant, name);
        }
    }
    look
}

/// What has happened since a version, with names: the first entries, as many as are wanted.
pub(super) fn since(table: &Table, viewer: Viewer, version: u32, most: usize, names: &Names) -> Vec<Shown> {
    let mut shown = table.page_since(viewer, version, most);
    for (entry, shown) in table.log().iter().skip(version as usize).zip(&mut shown) {
        name_sitter(names, entry, &mut shown.act);
    }
    shown
}

/// The record of a match that is over, with names of accounts by their ids.
pub(super) fn named_record(table: &Table, names: &Names) -> Result<Record, table::NotOver> {
    let mut record = table.record()?;
    for (entry, kept) in table.log().iter().zip(&mut record.log) {
        name_sitter(names, entry, &mut kept.act);
    }
    for (seat, occupant) in Seat::all(table.players()).zip(&mut record.players) {
        if let Some(name) = owner_name(table, names, seat) {
            call(occupant, name);
        }
    }
    Ok(record)
}
