//! All opponents by name.

pub(crate) mod level;
pub(crate) mod network_bots;
pub(crate) mod persona;

use std::fmt;
use std::str::FromStr;

use crate::baselines::Greedy;
use crate::baselines::Random;
use crate::baselines::flat::Flat;
use crate::baselines::ismcts::Ismcts;
use crate::bot::Bot;
use crate::bot_game::BotGame;
use crate::budget::{Budget, Clock};
use crate::opponents::network_bots::NetworkBot;
use crate::opponents::persona::Persona;

/// How many moves a guided search considers at each decision.
pub const GUIDED_WIDTH: usize = 12;

/// An opponent with a name such as `greedy` or `ismcts:50ms`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Opponent {
    /// `random`: plays a random legal move.
    Random,
    /// `greedy`: looks one move ahead.
    Greedy,
    /// `flat:50ms`: tries moves in random playouts.
    Flat(Budget),
    /// `ismcts:50ms`: searches a tree; `ismcts:50ms:c0.3` sets the exploration constant instead of using the best
    /// known.
    Ismcts(Budget, Option<f32>),
    /// `guided:50ms`: searches a tree of the moves with the highest lead; `guided:50ms:c0.3` likewise.
    Guided(Budget, Option<f32>),
    /// `net`: plays the network's best move, without any search.
    Net,
    /// `level:3` or `style:raider`: an opponent for people.
    Persona(Persona),
}

impl Opponent {
    /// Creates the bot. Its choices follow from the seed and, if its budget is a time, from the clock.
    pub fn bot<G: BotGame>(&self, game: &G, seed: u64, clock: Clock) -> Box<dyn Bot<G> + Send> {
        let tree = |budget, exploration: Option<f32>| {
            let bot = Ismcts::new(seed, budget, clock);
            exploration.into_iter().fold(bot, Ismcts::with_exploration)
        };
        match *self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Greedy => Box::new(Greedy::new(seed)),
            Self::Flat(budget) => Box::new(Flat::with_budget(seed, budget, clock)),
            Self::Ismcts(budget, exploration) => Box::new(tree(budget, exploration)),
            Self::Guided(budget, exploration) => Box::new(tree(budget, exploration).with_width(GUIDED_WIDTH)),
            Self::Net => Box::new(NetworkBot::new(game.network(), seed)),
            Self::Persona(rival) => rival.bot(game, seed, clock),
        }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Flat(budget) => write!(f, "flat:{budget}"),
            Self::Ismcts(budget, None) => write!(f, "ismcts:{budget}"),
            Self::Ismcts(budget, Some(exploration)) => write!(f, "ismcts:{budget}:c{exploration}"),
            Self::Guided(budget, None) => write!(f, "guided:{budget}"),
            Self::Guided(budget, Some(exploration)) => write!(f, "guided:{budget}:c{exploration}"),
            Self::Net => f.write_str("net"),
            Self::Persona(rival) => rival.fmt(f),
        }
    }
}

/// A text that isn't the name of an opponent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownOpponent(pub String);

impl fmt::Display for UnknownOpponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "“{}” isn't an opponent; choose level:1 to level:6 (also called novice, apprentice, journeyman, expert, master and sage), style:builder, style:raider, style:opportunist, random, greedy, net, flat:50ms, ismcts:50ms and guided:50ms, \
             with any time in ms or with a number of nodes such as 1000n, from 1 on; :c0.3 after the budget of ismcts and guided sets how much they explore",
            self.0
        )
    }
}

impl std::error::Error for UnknownOpponent {}

impl FromStr for Opponent {
    type Err = UnknownOpponent;

    fn from_str(text: &str) -> Result<Self, UnknownOpponent> {
        let parts: Vec<_> = text.split(':').collect();
        let opponent = match parts[..] {
            ["random"] => Some(Self::Random),
            ["greedy"] => Some(Self::Greedy),
            ["flat", budget] => budget.parse().ok().map(Self::Flat),
            ["ismcts", budget, ref rest @ ..] => tree(budget, rest).map(|(budget, c)| Self::Ismcts(budget, c)),
            ["guided", budget, ref rest @ ..] => tree(budget, rest).map(|(budget, c)| Self::Guided(budget, c)),
            ["net"] => Some(Self::Net),
            _ => text.parse().ok().map(Self::Persona),
        };
        opponent.ok_or_else(|| UnknownOpponent(text.to_owned()))
    }
}

/// Parses what follows the name of a tree search.
fn tree(budget: &str, rest: &[&str]) -> Option<(Budget, Option<f32>)> {
    let budget = budget.parse().ok()?;
    match rest {
        [] => Some((budget, None)),
        [exploration] => {
            let exploration: f32 = exploration.strip_prefix('c')?.parse().ok()?;
            (0.0..=100.0).contains(&exploration).then_some((budget, Some(exploration)))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_as_they_are_written() {
        let names = ["random", "greedy", "flat:50ms", "flat:300n", "ismcts:50ms", "ismcts:1000n", "guided:50ms", "net"];
        for name in names.into_iter().chain([
            "ismcts:50ms:c0.3",
            "guided:7n:c0.05",
            "guided:7n:c0",
            "level:6:50ms",
            "style:raider",
        ]) {
            assert_eq!(name.parse::<Opponent>().unwrap().to_string(), name);
        }
    }

    #[test]
    fn other_names_are_refused_with_a_list_of_valid_ones() {
        let bad = [
            "",
            "Random",
            "random:50ms",
            "greedy:",
            "flat",
            "flat:50",
            "flat:50ms:c0.3",
            "ismcts",
            "ismcts:c0.3",
            "level:7",
        ];
        for name in bad.into_iter().chain(["ismcts:50ms:0.3", "guided:50ms:cNaN", "guided:50ms:c-1", "guided:5n:c1:c1"])
        {
            let refused = name.parse::<Opponent>().unwrap_err().to_string();
            assert!(refused.starts_with(&format!("“{name}”")) && refused.contains("greedy"), "{refused}");
        }
    }
}
