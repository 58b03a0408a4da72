//! The opponents that people play against: levels of strength, and styles.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::bot::Bot;
use crate::budget::{Budget, Clock};
use crate::judge::Learned;
use crate::level::{Fallible, Level, Manner};
use crate::net::Net;
use crate::style::Style;
use crate::thinker::Thinker;

/// An opponent for people. Yardsticks are not among them, so a program in which only people play
/// need not contain those.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rival {
    /// `level:3` or by its name, `journeyman`: a level of strength, with its usual budget or,
    /// as in `level:6:50ms` or `sage:50ms`, with another.
    Level(Level, Option<Budget>),
    /// `style:raider`: of middle strength, with a taste of its own.
    Style(Style),
}

impl Rival {
    /// The rival at a table. Its choices follow from the seed and, if its budget is a time, from
    /// the clock.
    pub fn bot<G: Learned>(&self, game: &G, seed: u64, clock: Clock) -> Box<dyn Bot<G> + Send> {
        let fallible = |heat| Fallible::new(Net::new(game.network(), seed), heat, seed);
        match *self {
            Self::Style(style) => Box::new(fallible(game.manner(Level::MIDDLE).heat()).with_style(style)),
            Self::Level(level, budget) => match (game.manner(level), budget) {
                (Manner::Judges(heat), _) => Box::new(fallible(heat)),
                (Manner::Thinks(budget), other) => {
                    Box::new(Thinker::new(game.network(), game.spread(), other.unwrap_or(budget), clock, seed))
                }
            },
        }
    }

    /// The same rival, and if it usually thinks for a time, for another one.
    #[must_use]
    pub fn paced<G: Learned>(self, game: &G, pace: impl FnOnce(Duration) -> Duration) -> Self {
        match self {
            Self::Level(level, None) => match game.manner(level) {
                Manner::Thinks(Budget::Time(time)) => Self::Level(level, Some(Budget::Time(pace(time)))),
                Manner::Thinks(Budget::Nodes(_)) | Manner::Judges(_) => self,
            },
            Self::Level(_, Some(_)) | Self::Style(_) => self,
        }
    }
}

impl fmt::Display for Rival {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Style(style) => write!(f, "style:{style}"),
            Self::Level(level, None) => write!(f, "level:{}", level.number()),
            Self::Level(level, Some(budget)) => write!(f, "level:{}:{budget}", level.number()),
        }
    }
}

/// A text that names no rival.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchRival(pub String);

impl fmt::Display for NoSuchRival {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "“{}” is no opponent; choose level:1 to level:6, style:builder, style:raider or style:opportunist",
            self.0
        )
    }
}

impl std::error::Error for NoSuchRival {}

impl FromStr for Rival {
    type Err = NoSuchRival;

    fn from_str(text: &str) -> Result<Self, NoSuchRival> {
        let parts: Vec<_> = text.split(':').collect();
        let rival = match parts[..] {
            ["style", name] => name.parse().ok().map(Self::Style),
            ["level", number, ref rest @ ..] => number.parse().ok().and_then(Level::from_number).and_then(within(rest)),
            [name, ref rest @ ..] => Level::from_name(name).and_then(within(rest)),
            [] => None,
        };
        rival.ok_or_else(|| NoSuchRival(text.to_owned()))
    }
}

/// A level with what is said of its budget after its name.
fn within(rest: &[&str]) -> impl Fn(Level) -> Option<Rival> {
    move |level| match rest {
        [] => Some(Rival::Level(level, None)),
        [budget] => budget.parse().ok().map(|budget| Rival::Level(level, Some(budget))),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_as_they_are_written() {
        for name in ["level:3", "level:6:50ms", "level:6:200n", "style:raider"] {
            assert_eq!(name.parse::<Rival>().unwrap().to_string(), name);
        }
    }

    #[test]
    fn a_level_is_also_known_by_its_name() {
        for (name, written) in [("novice", "level:1"), ("sage", "level:6"), ("sage:50ms", "level:6:50ms")] {
            assert_eq!(name.parse::<Rival>().unwrap().to_string(), written);
        }
    }

    #[test]
    fn other_names_are_refused_with_a_list_of_what_there_is() {
        for name in ["", "level:0", "level:7", "level", "Sage", "sage:50", "sage:50ms:50ms", "style:", "random"] {
            let refused = name.parse::<Rival>().unwrap_err().to_string();
            assert!(refused.starts_with(&format!("“{name}”")) && refused.contains("level:6"), "{refused}");
        }
    }
}
