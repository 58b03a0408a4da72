//! A position.

use game::{Seat, Seats};
use serde::Serialize;

use crate::card::{Card, Cards};

/// One value for each of up to four seats.
pub type BySeat<T> = game::BySeat<T, 4>;

/// A complete position: plain data, copied by `memcpy`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// What everybody sees.
    pub table: Table,
    pub(crate) hands: BySeat<Cards>,
    /// The pile, in no order: a state knows counts only.
    pub(crate) pile: Cards,
}

/// What everybody sees. Keeping it in one struct makes views simple and leaks unlikely.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Table {
    /// What happens next.
    pub phase: Phase,
    /// Each player's lanterns.
    pub rows: BySeat<Row>,
    /// The number of cards in each hand.
    pub hand_sizes: BySeat<u8>,
    /// The cards that were hung or discarded.
    pub shown: Cards,
}

/// A player's lanterns.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Row {
    /// The last lantern.
    pub last: Option<Card>,
    /// The sum of all lanterns (L5).
    pub sum: u8,
}

/// What happens next. An enum with its data rules out impossible combinations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "name", content = "seat", rename_all = "snake_case")]
pub enum Phase {
    /// This seat is dealt a card (L1).
    Deal(Seat),
    /// This seat hangs or discards (L2).
    Play(Seat),
    /// This seat draws (L4).
    Draw(Seat),
    /// The game has ended.
    Over,
}

impl State {
    /// A player's hand.
    pub fn hand(&self, seat: Seat) -> &Cards {
        &self.hands[seat]
    }
}

impl Table {
    /// The players with the highest sum (L5).
    pub(crate) fn best(&self, players: usize) -> Seats {
        let highest = Seat::all(players).map(|seat| self.rows[seat].sum).max();
        Seat::all(players).filter(|&seat| Some(self.rows[seat].sum) == highest).collect()
    }
}
