//! Words for messages in English. Other languages are made from the same typed events.

use game::Seat;

use crate::tile::Colour;

/// The player's colour (Q1.3).
pub fn name(seat: Seat) -> &'static str {
    ["White", "Black", "Green", "Purple"].get(seat.index()).copied().unwrap_or("Nobody")
}

/// The seat with this colour, in lower case, as positions are written.
pub fn seat_named(text: &str, players: usize) -> Option<Seat> {
    Seat::all(players).find(|&seat| name(seat).eq_ignore_ascii_case(text))
}

impl Colour {
    pub(crate) const fn name(self) -> &'static str {
        ["red", "yellow", "blue"][self.index()]
    }
}

/// “its own” or “White’s”.
pub(crate) fn whose(owner: Seat, seen_by: Seat) -> String {
    if owner == seen_by { "its own".to_owned() } else { format!("{}’s", name(owner)) }
}
