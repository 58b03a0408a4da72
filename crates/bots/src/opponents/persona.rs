//! The opponents that people play against: levels of strength, and styles.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::bot::Bot;
use crate::bot_game::BotGame;
use crate::budget::{Budget, Clock};
use crate::opponents::level::{Level, Policy};
use crate::opponents::network_bots::{NetworkBot, NoisyBot};
use crate::search::SearchBot;

/// An opponent for people. The baselines are not among them, so a program without them stays smaller.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Persona {
    /// `level:3` or by its name, `journeyman`: a level of strength, with its usual budget or with another, as in
    /// `level:6:50ms` or `sage:50ms`.
    Level(Level, Option<Budget>),
    /// `style:raider`: of medium strength, with preferences of its own.
    Style(Style),
}

impl Persona {
    /// Creates the bot. Its choices follow from the seed and, if its budget is a time, from the clock.
    pub fn bot<G: BotGame>(&self, game: &G, seed: u64, clock: Clock) -> Box<dyn Bot<G> + Send> {
        let noisy = |temperature| NoisyBot::new(NetworkBot::new(game.network(), seed), temperature, seed);
        match *self {
            Self::Style(style) => Box::new(noisy(game.policy(Level::MIDDLE).temperature()).with_style(style)),
            Self::Level(level, budget) => match (game.policy(level), budget) {
                (Policy::Sample(temperature), _) => Box::new(noisy(temperature)),
                (Policy::Search(budget), other) => {
                    Box::new(SearchBot::new(game.network(), game.search_params(), other.unwrap_or(budget), clock, seed))
                }
            },
        }
    }

    /// Changes the time that a persona with a time budget thinks by default; leaves all others as they are.
    #[must_use]
    pub fn paced<G: BotGame>(self, game: &G, pace: impl FnOnce(Duration) -> Duration) -> Self {
        match self {
            Self::Level(level, None) => match game.policy(level) {
                Policy::Search(Budget::Time(time)) => Self::Level(level, Some(Budget::Time(pace(time)))),
                Policy::Search(Budget::Nodes(_)) | Policy::Sample(_) => self,
            },
            Self::Level(_, Some(_)) | Self::Style(_) => self,
        }
    }
}

impl fmt::Display for Persona {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Style(style) => write!(f, "style:{style}"),
            Self::Level(level, None) => write!(f, "level:{}", level.number()),
            Self::Level(level, Some(budget)) => write!(f, "level:{}:{budget}", level.number()),
        }
    }
}

/// A text that isn't the name of a persona.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownPersona(pub String);

impl fmt::Display for UnknownPersona {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "“{}” isn't an opponent; choose level:1 to level:6, style:builder, style:raider or style:opportunist",
            self.0
        )
    }
}

impl std::error::Error for UnknownPersona {}

impl FromStr for Persona {
    type Err = UnknownPersona;

    fn from_str(text: &str) -> Result<Self, UnknownPersona> {
        let parts: Vec<_> = text.split(':').collect();
        let persona = match parts[..] {
            ["style", name] => name.parse().ok().map(Self::Style),
            ["level", number, ref rest @ ..] => {
                number.parse().ok().and_then(Level::from_number).and_then(with_budget(rest))
            }
            [name, ref rest @ ..] => Level::from_name(name).and_then(with_budget(rest)),
            [] => None,
        };
        persona.ok_or_else(|| UnknownPersona(text.to_owned()))
    }
}

/// Parses the budget after a level's name.
fn with_budget(rest: &[&str]) -> impl Fn(Level) -> Option<Persona> {
    move |level| match rest {
        [] => Some(Persona::Level(level, None)),
        [budget] => budget.parse().ok().map(|budget| Persona::Level(level, Some(budget))),
        _ => None,
    }
}

/// What a bot prefers to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// Founds and expands its own provinces.
    Builder,
    /// Takes from others.
    Raider,
    /// Takes what gains the most at once.
    Opportunist,
}

impl Style {
    /// All styles.
    pub const ALL: [Self; 3] = [Self::Builder, Self::Raider, Self::Opportunist];

    /// Returns the name of the style.
    pub const fn name(self) -> &'static str {
        ["builder", "raider", "opportunist"][self as usize]
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that isn't the name of a style.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownStyle(pub String);

impl FromStr for Style {
    type Err = UnknownStyle;

    fn from_str(text: &str) -> Result<Self, UnknownStyle> {
        Self::ALL.into_iter().find(|style| style.name() == text).ok_or_else(|| UnknownStyle(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_as_they_are_written() {
        for name in ["level:3", "level:6:50ms", "level:6:200n", "style:raider"] {
            assert_eq!(name.parse::<Persona>().unwrap().to_string(), name);
        }
    }

    #[test]
    fn a_level_is_also_known_by_its_name() {
        for (name, written) in [("novice", "level:1"), ("sage", "level:6"), ("sage:50ms", "level:6:50ms")] {
            assert_eq!(name.parse::<Persona>().unwrap().to_string(), written);
        }
    }

    #[test]
    fn other_names_are_refused_with_a_list_of_valid_ones() {
        for name in ["", "level:0", "level:7", "level", "Sage", "sage:50", "sage:50ms:50ms", "style:", "random"] {
            let refused = name.parse::<Persona>().unwrap_err().to_string();
            assert!(refused.starts_with(&format!("“{name}”")) && refused.contains("level:6"), "{refused}");
        }
    }
}
