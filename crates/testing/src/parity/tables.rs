//! The games that questions are asked about: every number of players, board and variant.

use kaiser::{Kaiser, Map};
use qin::{Board, Qin};

/// A game, and what it is called in the answers.
pub(crate) struct Table<G> {
    pub(crate) name: String,
    pub(crate) game: G,
}

/// Qin on both boards.
pub(crate) fn qin() -> Vec<Table<Qin>> {
    let tables = (2..=4).flat_map(|players| Board::NAMES.iter().map(move |board| (players, board)));
    let table = |(players, board): (usize, &&str)| {
        let game = Board::by_name(board).and_then(|board| Qin::new(board, players)).expect("a board of our own");
        Table { name: format!("qin {board} {players}"), game }
    };
    tables.map(table).collect()
}

/// Der Kaiser von China on both sides, with and without fortifications.
pub(crate) fn kaiser() -> Vec<Table<Kaiser>> {
    let tables = [("3-4", 3, false), ("3-4", 4, true), ("4-5", 4, false), ("4-5", 5, true)];
    let table = |(side, players, fortifications)| {
        let game = Map::by_side(side).and_then(|map| Kaiser::new(map, players, fortifications)).expect("a side");
        let variant = if fortifications { "fortified" } else { "plain" };
        Table { name: format!("kaiser {side} {players} {variant}"), game }
    };
    tables.map(table).into()
}
