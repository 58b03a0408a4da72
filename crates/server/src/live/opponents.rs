//! Which bots may sit at a table, and how long they may think.

use std::fmt;
use std::time::Duration;

use search::{Learned, Level, Opponent, Rival};

/// However many wait, a bot that thinks has so long.
const SHORTEST: Duration = Duration::from_millis(20);

/// This bot is not for seats of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotForSeats(String);

impl fmt::Display for NotForSeats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "“{}” cannot sit here; choose level:1 to level:6, style:builder, style:raider or style:opportunist",
            self.0
        )
    }
}

impl std::error::Error for NotForSeats {}

/// The bot of this name, if it may sit at a table: a level or a style, with its usual budget.
pub fn seat_opponent(name: &str) -> Result<Rival, NotForSeats> {
    match name.parse() {
        Ok(rival @ (Rival::Level(_, None) | Rival::Style(_))) => Ok(rival),
        _ => Err(NotForSeats(name.chars().take(40).collect())),
    }
}

/// The bot that plays a seat of a log, whatever the log says.
pub(super) fn logged_opponent(name: &str) -> Opponent {
    Opponent::Rival(seat_opponent(name).unwrap_or(Rival::Level(Level::MIDDLE, None)))
}

/// The same bot, thinking for a shorter time if many wait for each thread.
pub(super) fn in_a_crowd<G: Learned>(game: &G, opponent: Opponent, waiting: usize, threads: usize) -> Opponent {
    let share = 1 + u32::try_from(waiting / threads.max(1)).unwrap_or(u32::MAX - 1);
    match opponent {
        Opponent::Rival(rival) => Opponent::Rival(rival.paced(game, |time| (time / share).max(SHORTEST))),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use search::Budget;

    use super::*;

    #[test]
    fn levels_and_styles_sit_and_nothing_else_does() {
        for name in ["level:1", "level:6", "sage", "style:raider"] {
            assert!(seat_opponent(name).is_ok(), "{name}");
        }
        for name in ["random", "ismcts:60000ms", "level:6:60000ms", "level:7", "", "net"] {
            let refused = seat_opponent(name).unwrap_err().to_string();
            assert!(refused.contains("choose level:1"), "{refused}");
        }
    }

    #[test]
    fn in_a_crowd_everybody_thinks_for_a_shorter_time() {
        let game = qin::Qin::new(qin::Board::bird(), 2).unwrap();
        let sage = Opponent::Rival(seat_opponent("level:6").unwrap());
        let time = |waiting| match in_a_crowd(&game, sage, waiting, 2) {
            Opponent::Rival(Rival::Level(_, Some(Budget::Time(time)))) => time,
            other => panic!("{other}"),
        };
        assert!(time(0) > time(4) && time(4) > time(40));
        assert_eq!(time(usize::MAX), SHORTEST);
        assert_eq!(in_a_crowd(&game, Opponent::Random, 9, 1), Opponent::Random);
    }
}
