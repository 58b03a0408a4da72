//! How strong the levels are, as measured: `docs/bots.md` has the ladder.

use std::time::Duration;

use crate::budget::Budget;
use crate::level::{Level, Manner};
use crate::thinker::Spread;

/// How each level decides. At larger tables, where more is luck, thinking even a little would
/// bring the master too close to the sage.
pub(super) fn manner(players: usize, level: Level) -> Manner {
    let two = players == 2;
    match level {
        Level::Novice => Manner::Judges(if two { 0.3 } else { 0.2 }),
        Level::Apprentice => Manner::Judges(if two { 0.1 } else { 0.08 }),
        Level::Journeyman => Manner::Judges(if two { 0.045 } else { 0.038 }),
        Level::Expert => Manner::Judges(if two { 0.015 } else { 0.02 }),
        Level::Master if two => Manner::Thinks(Budget::Nodes(4)),
        Level::Master => Manner::Judges(0.007),
        Level::Sage => Manner::Thinks(Budget::Time(Duration::from_secs(1))),
    }
}

/// How a search spreads its visits.
pub(super) fn spread() -> Spread {
    Spread { explore: 0.5, explore_below: 0.5, heat: 0.05, least_appeal: 0.0, trust: 1.0, turns: 1 }
}
