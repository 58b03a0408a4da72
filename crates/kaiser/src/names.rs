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

pub(crate) fn counted(count: u32, word: &str) -> String {
    match (count, word) {
        (1, word) => format!("1 {word}"),
        (n, "emissary") => format!("{n} emissaries"),
        (n, word) => format!("{n} {word}s"),
    }
}

/// “a”, “a and b”, “a, b and c”.
pub(crate) fn list<T: std::fmt::Display>(items: impl IntoIterator<Item = T>) -> String {
    let items: Vec<_> = items.into_iter().map(|item| item.to_string()).collect();
    match items.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
}
