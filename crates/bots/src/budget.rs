//! How long a bot may think about one decision.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// Returns the time since some fixed moment. Natively it is the thread's CPU time, so that a busy machine doesn't make
/// a bot weaker.
pub type Clock = fn() -> Duration;

/// How long a bot may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    /// This many nodes: a node is one path through a tree, or one playout. The same seed gives the same move on every
    /// machine.
    Nodes(u32),
    /// This much time by the bot's clock.
    Time(Duration),
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nodes(nodes) => write!(f, "{nodes}n"),
            Self::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// A text that isn't a valid budget.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InvalidBudget(pub String);

impl fmt::Display for InvalidBudget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” isn't a budget; write a time such as 50ms or a number of nodes such as 1000n", self.0)
    }
}

impl std::error::Error for InvalidBudget {}

impl FromStr for Budget {
    type Err = InvalidBudget;

    fn from_str(text: &str) -> Result<Self, InvalidBudget> {
        let number = |digits: &str| digits.parse::<u32>().ok().filter(|&number| number > 0);
        let time = text.strip_suffix("ms").and_then(number).map(|ms| Self::Time(Duration::from_millis(ms.into())));
        let nodes = || text.strip_suffix('n').and_then(number).map(Self::Nodes);
        time.or_else(nodes).ok_or_else(|| InvalidBudget(text.to_owned()))
    }
}

/// What is left of a budget for one decision.
#[derive(Clone, Debug)]
pub struct Meter {
    clock: Clock,
    budget: Budget,
    started: Duration,
    spent: u32,
    /// The clock is read once in this many nodes.
    stride: u32,
}

impl Meter {
    /// Starts the budget now. The clock is read once in `stride` nodes.
    pub fn start(budget: Budget, clock: Clock, stride: u32) -> Self {
        let started = match budget {
            Budget::Nodes(_) => Duration::ZERO,
            Budget::Time(_) => clock(),
        };
        Self { clock, budget, started, spent: 0, stride }
    }

    /// Takes one node from the budget; returns `false` if there is none left.
    #[inline]
    pub fn spend(&mut self) -> bool {
        let left = match self.budget {
            Budget::Nodes(nodes) => self.spent < nodes,
            Budget::Time(time) => !self.spent.is_multiple_of(self.stride) || (self.clock)() - self.started < time,
        };
        self.spent += u32::from(left);
        left
    }

    /// Returns how many nodes have been spent.
    pub fn spent(&self) -> u32 {
        self.spent
    }

    /// Returns which part of the budget is spent, from 0 to 1.
    pub fn part(&self) -> f32 {
        match self.budget {
            Budget::Nodes(nodes) => self.spent as f32 / nodes as f32,
            Budget::Time(time) => ((self.clock)() - self.started).as_secs_f32() / time.as_secs_f32(),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    thread_local!(static NOW: Cell<u64> = const { Cell::new(0) });

    /// Every reading of this clock takes a millisecond.
    fn ticking() -> Duration {
        NOW.set(NOW.get() + 1);
        Duration::from_millis(NOW.get())
    }

    #[test]
    fn budgets_read_back_as_they_are_written() {
        for text in ["50ms", "1000n", "1n", "1000ms"] {
            assert_eq!(text.parse::<Budget>().unwrap().to_string(), text);
        }
        for text in ["", "50", "0ms", "0n", "-1n", "50 ms", "1e3n", "50s", "99999999999n"] {
            assert!(text.parse::<Budget>().is_err(), "{text}");
        }
    }

    #[test]
    fn nodes_are_never_exceeded() {
        let mut meter = Meter::start(Budget::Nodes(3), ticking, 1);
        assert_eq!([(); 5].map(|()| meter.spend()), [true, true, true, false, false]);
        assert_eq!(meter.spent(), 3);
    }

    #[test]
    fn time_ends_with_the_first_reading_that_finds_it_over() {
        let mut meter = Meter::start(Budget::Time(Duration::from_millis(3)), ticking, 4);
        let nodes = std::iter::repeat_with(|| meter.spend()).take_while(|&left| left).count();
        assert_eq!(nodes, 8, "two looks at the clock found time left, each good for four nodes");
    }
}
