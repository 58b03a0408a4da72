//! What is agreed before a match: the game, who begins, how many games, and the clock.

use std::fmt;

use game::{BadSetup, Seat};
use json::FromJson;
use serde::Serialize;

use crate::registry::Choice;
use crate::reject::IN_PAGE;

/// What is agreed before a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[json(deny_unknown_fields)]
pub struct Options {
    /// The game, its board and the number of players.
    #[serde(flatten)]
    pub choice: Choice,
    /// Who has the first turn of the first game; in a series it moves on clockwise (Q11.1).
    #[serde(default)]
    pub first: First,
    /// How many games are played; more than one only where the rules know a series (Q11).
    #[serde(default = "one")]
    pub games: u32,
    /// How much time there is.
    #[serde(default)]
    pub timing: Timing,
    /// What happens when somebody's time is up.
    #[serde(default)]
    pub at_zero: AtZero,
    /// Who plays on for somebody who has left, by name.
    #[serde(default = "stand_in")]
    pub stand_in: String,
}

fn one() -> u32 {
    1
}

fn stand_in() -> String {
    "level:3".to_owned()
}

impl Options {
    /// One game without a clock, a random seat to begin.
    pub fn new(choice: Choice) -> Self {
        let (first, timing, at_zero) = Default::default();
        Self { choice, first, games: 1, timing, at_zero, stand_in: stand_in() }
    }
}

/// Who has the first turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum First {
    /// The dealer's dice decide.
    #[default]
    Random,
    /// The seat with this number, from 0.
    Seat(u8),
}

/// How much time there is. All times are in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Timing {
    /// As much as anybody likes.
    #[default]
    Unlimited,
    /// So much for the whole match, and more after each turn.
    Live {
        /// For the whole match.
        base: u64,
        /// Added when the turn passes on.
        increment: u64,
    },
    /// The number of days for each turn.
    Days(u32),
}

/// What happens when somebody's time is up.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum AtZero {
    /// A bot plays on; the seat can be claimed back.
    #[default]
    Bot,
    /// The seat forfeits.
    Forfeit,
}

/// Options that cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadOptions {
    /// The program was built without this game.
    LeftOut(&'static str),
    /// The game can't be set up like this.
    Game(BadSetup),
    /// The seat that is to begin is not at the table.
    First(u8),
    /// More games than a series may have, or none.
    Games(u32),
    /// The rules of this game know no series.
    NoSeries,
    /// A clock without any time.
    NoTime,
    /// A text is longer than anybody needs.
    TooLong(&'static str),
}

impl fmt::Display for BadOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(bad @ BadSetup::Board(_)) => bad.fmt(f),
            _ if IN_PAGE => f.write_str("bad options"),
            Self::Game(bad) => bad.fmt(f),
            Self::LeftOut(game) => write!(f, "this program was built without {game}; choose another game"),
            Self::First(seat) => {
                write!(f, "this table has no seat {seat} to begin; choose a lower number")
            }
            Self::Games(games) => write!(f, "a series has 1 to {MOST_GAMES} games, not {games}"),
            Self::NoSeries => write!(f, "the rules of this game have no series; choose one game"),
            Self::NoTime => {
                write!(f, "a clock needs some time, at most a year; change it, or play without a clock")
            }
            Self::TooLong(what) => write!(f, "the {what} is too long; make it shorter"),
        }
    }
}

impl std::error::Error for BadOptions {}

impl From<BadSetup> for BadOptions {
    fn from(bad: BadSetup) -> Self {
        Self::Game(bad)
    }
}

/// No series is longer.
const MOST_GAMES: u32 = 20;
/// No name is longer, in bytes.
pub(crate) const LONGEST_NAME: usize = 80;

pub(crate) const DAY: u64 = 24 * 60 * 60 * 1000;
const YEAR: u64 = 366 * DAY;

impl Options {
    /// What is wrong with everything but the game itself.
    pub(crate) fn check(&self, players: usize, series: bool) -> Result<(), BadOptions> {
        match self.first {
            First::Seat(seat) if usize::from(seat) >= players => return Err(BadOptions::First(seat)),
            First::Seat(_) | First::Random => {}
        }
        if self.games == 0 || self.games > MOST_GAMES {
            return Err(BadOptions::Games(self.games));
        }
        if self.games > 1 && !series {
            return Err(BadOptions::NoSeries);
        }
        let sensible = match self.timing {
            Timing::Unlimited => true,
            Timing::Live { base, increment } => (1..=YEAR).contains(&base) && increment <= YEAR,
            Timing::Days(days) => (1..=366).contains(&days),
        };
        if !sensible {
            return Err(BadOptions::NoTime);
        }
        if self.stand_in.len() > LONGEST_NAME { Err(BadOptions::TooLong("name of the bot")) } else { Ok(()) }
    }

    /// The seat that is to begin, unless the dice decide.
    pub(crate) fn first_seat(&self) -> Option<Seat> {
        match self.first {
            First::Random => None,
            First::Seat(seat) => Seat::new(usize::from(seat)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_most_people_want_need_not_be_said() {
        let read = |text| serde_json::from_str::<Options>(text).unwrap();
        let qin = read(r#"{"game": "qin", "players": 2}"#);
        assert_eq!(qin, read(r#"{"game": "qin", "board": "bird", "players": 2, "first": "random", "games": 1}"#));
        let kaiser = read(r#"{"game": "kaiser", "map": "3-4", "players": 3}"#);
        assert_eq!(kaiser, read(r#"{"game": "kaiser", "map": "3-4", "players": 3, "fortifications": false}"#));
    }
}
