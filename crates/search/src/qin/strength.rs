//! How strong the levels are, as measured: `docs/bots.md` has the ladder.

use std::time::Duration;

use crate::budget::Budget;
use crate::level::{Level, Manner};
use crate::thinker::Spread;

/// How each level decides.
pub(super) fn manner(players: usize, level: Level) -> Manner {
    let heat = if players == 2 { [0.3, 0.1, 0.045, 0.015] } else { [0.2, 0.08, 0.035, 0.012] };
    match level {
        Level::Novice => Manner::Judges(heat[0]),
        Level::Apprentice => Manner::Judges(heat[1]),
        Level::Journeyman => Manner::Judges(heat[2]),
        Level::Expert => Manner::Judges(heat[3]),
        Level::Master => Manner::Thinks(Budget::Nodes(24)),
        Level::Sage => Manner::Thinks(Budget::Time(Duration::from_secs(1))),
    }
}

/// How a search spreads its visits.
pub(super) fn spread() -> Spread {
    Spread { explore: 0.5, heat: 0.05, trust: 1.0, turns: 1 }
}
