//! The colours of provinces and players, from the 256 that every terminal has. Provinces and cards are pale and players
//! strong, since a red card has nothing to do with the player Red.

use anstyle::{Ansi256Color, Color, Style};
use game::Seat;
use kaiser::Card;

const fn colours(ink: u8, ground: u8) -> Style {
    Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(ink)))).bg_color(Some(Color::Ansi256(Ansi256Color(ground))))
}

/// A province of this colour, or a card.
pub(super) const fn province(colour: Card) -> Style {
    colours(
        16,
        match colour {
            Card::Red => 217,
            Card::Green => 157,
            Card::Yellow => 229,
            Card::Orange => 215,
            Card::Violet => 183,
        },
    )
}

/// A player's pieces (K1.3: green, red, violet, blue, yellow).
pub(super) const fn player(seat: Seat) -> Style {
    match seat.index() {
        0 => colours(231, 28),
        1 => colours(231, 160),
        2 => colours(231, 91),
        3 => colours(231, 26),
        _ => colours(16, 220),
    }
    .bold()
}

/// A road between houses of one player.
pub(super) const fn road(seat: Seat) -> Style {
    let ink = match seat.index() {
        0 => 34,
        1 => 196,
        2 => 135,
        3 => 33,
        _ => 220,
    };
    Style::new().fg_color(Some(Color::Ansi256(Ansi256Color(ink)))).bold()
}

/// Less important text.
pub(super) const QUIET: Style = Style::new().dimmed();
