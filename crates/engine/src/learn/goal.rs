//! What is to be reached.

use game::Seat;
use json::{FromJson, Value};
use table::{Seen, Telling};

use super::pattern::Pattern;

/// What is to be reached in a lesson.
#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// Something happens, whoever brings it about.
    Event(Pattern),
    /// Something does not happen until all tries are made.
    Never(Pattern),
    /// The learner tries something that this rule forbids.
    Refused(String),
    /// Der Kaiser von China: the learner would score this many points now.
    Standing {
        /// Where.
        part: Part,
        /// How many at least.
        least: u32,
    },
    /// The learner wins.
    Won,
    /// All of these.
    All(Vec<Goal>),
    /// One of these at least.
    Any(Vec<Goal>),
}

/// A part of the scoring.
#[derive(Clone, Copy, PartialEq, Eq, Debug, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// Houses (K6).
    Houses,
    /// Alliances (K10.2).
    Alliances,
    /// Roads (K10.3).
    Roads,
    /// All together.
    Total,
}

/// All that a goal is judged by.
pub(crate) struct Situation<'a> {
    pub(crate) seat: Seat,
    pub(crate) events: &'a [Telling],
    /// The last try was against this rule.
    pub(crate) refused: Option<&'a str>,
    pub(crate) seen: &'a Seen,
    /// Nothing more will happen.
    pub(crate) finished: bool,
}

impl Goal {
    pub(crate) fn is_reached(&self, now: &Situation<'_>) -> bool {
        match self {
            Self::Event(pattern) => now.has(pattern),
            Self::Never(pattern) => now.finished && !now.has(pattern),
            Self::Refused(rule) => now.refused == Some(rule),
            Self::Standing { part, least } => u32::from(part.points(now.seen, now.seat)) >= *least,
            Self::Won => now.events.iter().any(|event| event.kind == "over" && has_won(event, now.seat)),
            Self::All(goals) => goals.iter().all(|goal| goal.is_reached(now)),
            Self::Any(goals) => goals.iter().any(|goal| goal.is_reached(now)),
        }
    }

    /// Can it not be reached any more, whatever happens?
    pub(crate) fn is_lost(&self, now: &Situation<'_>) -> bool {
        match self {
            Self::Never(pattern) => now.has(pattern),
            Self::All(goals) => goals.iter().any(|goal| goal.is_lost(now)),
            Self::Any(goals) => goals.iter().all(|goal| goal.is_lost(now)),
            Self::Event(_) | Self::Refused(_) | Self::Standing { .. } | Self::Won => {
                now.finished && !self.is_reached(now)
            }
        }
    }
}

impl Situation<'_> {
    fn has(&self, pattern: &Pattern) -> bool {
        self.events.iter().any(|event| pattern.fits(event))
    }
}

fn has_won(over: &Telling, seat: Seat) -> bool {
    let winners = over.data.get("winners").and_then(Value::as_array);
    winners.is_some_and(|winners| winners.contains(&Value::from(seat.index())))
}

impl Part {
    fn points(self, seen: &Seen, seat: Seat) -> u16 {
        let (Seen::Kaiser(game, view), true) = (seen, table::KAISER) else { return 0 };
        let standing = game.standing(view.table());
        match self {
            Self::Houses => standing.houses(seat),
            Self::Alliances => standing.alliances(seat),
            Self::Roads => standing.roads(seat),
            Self::Total => standing.total(seat),
        }
    }
}
