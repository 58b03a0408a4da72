//! How strong the levels are, as measured: `docs/bots.md` has the ladder.

use std::time::Duration;

use crate::budget::Budget;
use crate::level::{Level, Manner};
use crate::thinker::Spread;

/// How each level decides.
pub(super) fn manner(_players: usize, level: Level) -> Manner {
    match level {
        Level::Novice => Manner::Judges(0.3),
        Level::Apprentice => Manner::Judges(0.1),
        Level::Journeyman => Manner::Judges(0.04),
        Level::Expert => Manner::Judges(0.01),
        Level::Master => Manner::Thinks(Budget::Nodes(40)),
        Level::Sage => Manner::Thinks(Budget::Time(Duration::from_secs(1))),
    }
}

/// How a search spreads its visits.
pub(super) fn spread(_players: usize) -> Spread {
    Spread::default()
}
