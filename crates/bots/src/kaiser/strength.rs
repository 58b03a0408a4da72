//! How strong the levels are, as measured: `docs/bots.md` has the ladder.

use std::time::Duration;

use crate::budget::Budget;
use crate::level::{Level, Manner};
use crate::thinker::Spread;

/// How each level decides. Thinking even a little would bring the master too close to the sage.
pub(super) fn manner(level: Level) -> Manner {
    match level {
        Level::Novice => Manner::Judges(0.08),
        Level::Apprentice => Manner::Judges(0.04),
        Level::Journeyman => Manner::Judges(0.02),
        Level::Expert => Manner::Judges(0.012),
        Level::Master => Manner::Judges(0.002),
        Level::Sage => Manner::Thinks(Budget::Time(Duration::from_secs(1))),
    }
}

/// How a search spreads its visits.
pub(super) fn spread() -> Spread {
    Spread { explore: 0.8, explore_below: 0.1, heat: 0.02, least_appeal: 0.01, trust: 1.0, turns: 3 }
}
