//! The opponents by name.

use std::fmt;
use std::str::FromStr;

use crate::bot::Bot;
use crate::budget::{Budget, Clock};
use crate::flat::Flat;
use crate::greedy::Greedy;
use crate::ismcts::Ismcts;
use crate::judge::Learned;
use crate::net::Net;
use crate::random::Random;
use crate::rival::Rival;

/// How many moves a guided search looks at wherever somebody decides.
pub const WIDTH: usize = 12;

/// An opponent that can be asked for by name, such as `greedy` or `ismcts:50ms`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Opponent {
    /// `random`: plays anything that is legal.
    Random,
    /// `greedy`: looks one move ahead.
    Greedy,
    /// `flat:50ms`: tries moves in imagined games.
    Flat(Budget),
    /// `ismcts:50ms`: grows a tree; `ismcts:50ms:c0.3` explores so much instead of as much as
    /// is best.
    Ismcts(Budget, Option<f32>),
    /// `guided:50ms`: grows a tree of the most gainful moves; `guided:50ms:c0.3` likewise.
    Guided(Budget, Option<f32>),
    /// `net`: the bare network, one move ahead.
    Net,
    /// `level:3` or `style:raider`: one for people to play against.
    Rival(Rival),
}

impl Opponent {
    /// The opponent at a table. Its choices follow from the seed and, if its budget is a
    /// time, from the clock.
    pub fn bot<G: Learned>(&self, game: &G, seed: u64, clock: Clock) -> Box<dyn Bot<G> + Send> {
        let tree = |budget, exploration: Option<f32>| {
            let bot = Ismcts::new(seed, budget, clock);
            exploration.into_iter().fold(bot, Ismcts::with_exploration)
        };
        match *self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Greedy => Box::new(Greedy::new(seed)),
            Self::Flat(budget) => Box::new(Flat::with_budget(seed, budget, clock)),
            Self::Ismcts(budget, exploration) => Box::new(tree(budget, exploration)),
            Self::Guided(budget, exploration) => Box::new(tree(budget, exploration).with_width(WIDTH)),
            Self::Net => Box::new(Net::new(game.network(), seed)),
            Self::Rival(rival) => rival.bot(game, seed, clock),
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
            Self::Rival(rival) => rival.fmt(f),
        }
    }
}

/// A text that names no opponent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchOpponent(pub String);

impl fmt::Display for NoSuchOpponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "“{}” is no opponent: there are level:1 to level:6, also called novice, apprentice, journeyman, expert, master and sage, style:builder, style:raider, style:opportunist, random, greedy, net, flat:50ms, ismcts:50ms and guided:50ms, \
             with any time in ms or with a number of nodes such as 1000n, from 1 on; :c0.3 after the budget of ismcts and guided sets how much they explore",
            self.0
        )
    }
}

impl std::error::Error for NoSuchOpponent {}

impl FromStr for Opponent {
    type Err = NoSuchOpponent;

    fn from_str(text: &str) -> Result<Self, NoSuchOpponent> {
        let parts: Vec<_> = text.split(':').collect();
        let opponent = match parts[..] {
            ["random"] => Some(Self::Random),
            ["greedy"] => Some(Self::Greedy),
            ["flat", budget] => budget.parse().ok().map(Self::Flat),
            ["ismcts", budget, ref rest @ ..] => tree(budget, rest).map(|(budget, c)| Self::Ismcts(budget, c)),
            ["guided", budget, ref rest @ ..] => tree(budget, rest).map(|(budget, c)| Self::Guided(budget, c)),
            ["net"] => Some(Self::Net),
            _ => text.parse().ok().map(Self::Rival),
        };
        opponent.ok_or_else(|| NoSuchOpponent(text.to_owned()))
    }
}

/// What is said of a tree search after its name.
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
    fn other_names_are_refused_with_a_list_of_what_there_is() {
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
