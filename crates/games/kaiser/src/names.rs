//! Words for messages in English. Other languages are made from the same typed events.

use game::Seat;

/// The player's colour (K1.3).
pub fn name(seat: Seat) -> &'static str {
    ["Green", "Red", "Violet", "Blue", "Yellow"].get(seat.index()).copied().unwrap_or("Nobody")
}

/// The seat with this colour.
pub fn seat_named(text: &str, players: usize) -> Option<Seat> {
    Seat::all(players).find(|&seat| name(seat).eq_ignore_ascii_case(text))
}
