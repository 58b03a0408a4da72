//! The bots that may sit at a table.

use std::fmt;

use bots::{Level, Opponent, Persona};

/// The error for a bot that can't sit at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotForSeats(String);

impl fmt::Display for NotForSeats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "“{}” can't sit at a table; choose level:1 to level:6, style:builder, style:raider or style:opportunist",
            self.0
        )
    }
}

impl std::error::Error for NotForSeats {}

/// Parses a bot that may sit at a table: a level or a style with its usual budget.
pub fn seat_opponent(name: &str) -> Result<Persona, NotForSeats> {
    match name.parse() {
        Ok(persona @ (Persona::Level(_, None) | Persona::Style(_))) => Ok(persona),
        _ => Err(NotForSeats(name.chars().take(40).collect())),
    }
}

/// Returns the bot for a seat in a log; unknown names get a medium level.
pub(super) fn logged_opponent(name: &str) -> Opponent {
    Opponent::Persona(seat_opponent(name).unwrap_or(Persona::Level(Level::MIDDLE, None)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_levels_and_styles_can_sit() {
        for name in ["level:1", "level:6", "sage", "style:raider"] {
            assert!(seat_opponent(name).is_ok(), "{name}");
        }
        for name in ["random", "ismcts:60000ms", "level:6:60000ms", "level:7", "", "net"] {
            let refused = seat_opponent(name).unwrap_err().to_string();
            assert!(refused.contains("choose level:1"), "{refused}");
        }
    }
}
