//! What was tuned for Kaiser: levels, search parameters and styles. `docs/bots.md` has the measurements.

use std::time::Duration;

use ::kaiser::{Kaiser, Move, Piece, State};
use game::{Game, Seat};

use crate::budget::Budget;
use crate::opponents::level::{Level, Policy};
use crate::opponents::persona::Style;
use crate::search::nodes::SearchParams;

/// Returns how each level decides. Even a short search would bring the master too close to the sage.
pub(super) fn policy(level: Level) -> Policy {
    match level {
        Level::Novice => Policy::Sample(0.08),
        Level::Apprentice => Policy::Sample(0.04),
        Level::Journeyman => Policy::Sample(0.02),
        Level::Expert => Policy::Sample(0.012),
        Level::Master => Policy::Sample(0.002),
        Level::Sage => Policy::Search(Budget::Time(Duration::from_secs(1))),
    }
}

/// Returns the search parameters.
pub(super) fn search_params() -> SearchParams {
    SearchParams {
        exploration: 0.8,
        exploration_below: 0.1,
        temperature: 0.02,
        min_prior: 0.01,
        network_visits: 1.0,
        turns: 3,
    }
}

/// Returns how much a style likes a move, as the share of the victory it would give up for it.
pub(super) fn style_bonus(game: &Kaiser, state: &State, seat: Seat, m: Move, style: Style) -> f32 {
    let Move::Place(piece, _) = m else { return 0.0 };
    let points = |state: &State, seat: Seat| f32::from(game.final_points(state.table())[seat]);
    let mut after = *state;
    game.play(&mut after, m);
    let gain = points(&after, seat) - points(state, seat);
    let others = Seat::all(game.players()).filter(|&other| other != seat);
    match style {
        // Houses (K5.1), best where they make roads (K10.3).
        Style::Builder => match piece {
            Piece::House(space) => {
                let roads = (game.map().roads(space) & state.table().houses(seat)).len();
                0.03 + 0.02 * roads as f32
            }
            Piece::Emissary(_) | Piece::Fortification(_) => 0.0,
        },
        // What it costs others, and emissaries (K5.2), which can take the most away.
        Style::Raider => {
            let lost: f32 = others.map(|other| (points(state, other) - points(&after, other)).max(0.0)).sum();
            0.015 * lost + if matches!(piece, Piece::Emissary(_)) { 0.04 } else { 0.0 }
        }
        Style::Opportunist => 0.01 * gain,
    }
}
