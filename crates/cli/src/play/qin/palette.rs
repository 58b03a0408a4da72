//! The colours of the board and the players, from the 256 that every terminal has.

use anstyle::{Ansi256Color, Color, Style};
use game::Seat;
use qin::Colour;

const fn colours(ink: u8, ground: u8) -> Style {
    Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(ink)))).bg_color(Some(Color::Ansi256(Ansi256Color(ground))))
}

/// A province space of this colour.
pub(super) const fn province(colour: Colour) -> Style {
    match colour {
        Colour::Red => colours(231, 160),
        Colour::Yellow => colours(16, 220),
        Colour::Blue => colours(231, 26),
    }
}

/// A player's pagodas (Q1.3: white, black, green, purple).
pub(super) const fn player(seat: Seat) -> Style {
    match seat.index() {
        0 => colours(16, 231),
        1 => colours(231, 16),
        2 => colours(231, 28),
        _ => colours(231, 91),
    }
    .bold()
}

/// Grassland.
pub(super) const GRASS: Style = colours(65, 236);
/// A village.
pub(super) const VILLAGE: Style = colours(52, 180);
/// Water.
pub(super) const WATER: Style = colours(116, 23);
/// Less important text.
pub(super) const QUIET: Style = Style::new().dimmed();
