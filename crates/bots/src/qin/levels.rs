//! What was tuned for Qin: levels, search parameters and styles. `docs/bots.md` has the measurements.

use std::time::Duration;

use ::qin::{Event, Move, Qin, State};
use game::{Describe as _, Game, Seat, Step};

use crate::bot_game::Heuristics;
use crate::budget::Budget;
use crate::opponents::level::{Level, Policy};
use crate::opponents::persona::Style;
use crate::search::nodes::SearchParams;

/// Returns how each level decides. At larger tables, where luck counts more, even a short search would bring the master
/// too close to the sage.
pub(super) fn policy(players: usize, level: Level) -> Policy {
    let two = players == 2;
    match level {
        Level::Novice => Policy::Sample(if two { 0.3 } else { 0.2 }),
        Level::Apprentice => Policy::Sample(if two { 0.1 } else { 0.08 }),
        Level::Journeyman => Policy::Sample(if two { 0.045 } else { 0.038 }),
        Level::Expert => Policy::Sample(if two { 0.015 } else { 0.02 }),
        Level::Master if two => Policy::Search(Budget::Nodes(4)),
        Level::Master => Policy::Sample(0.007),
        Level::Sage => Policy::Search(Budget::Time(Duration::from_secs(1))),
    }
}

/// Returns the search parameters.
pub(super) fn search_params() -> SearchParams {
    SearchParams {
        exploration: 0.5,
        exploration_below: 0.5,
        temperature: 0.05,
        min_prior: 0.0,
        network_visits: 1.0,
        turns: 1,
    }
}

/// Returns how much a style likes a move, as the share of the victory it would give up for it.
pub(super) fn style_bonus(game: &Qin, state: &State, seat: Seat, m: Move, style: Style) -> f32 {
    match style {
        Style::Builder => 0.06 * count(game, state, m, |event| builds(event, seat)),
        Style::Raider => 0.10 * count(game, state, m, |event| raids(event, seat)),
        Style::Opportunist => {
            let mut after = *state;
            game.play(&mut after, m);
            0.05 * (game.lead(&after, seat) - game.lead(state, seat)) as f32
        }
    }
}

fn count(game: &Qin, state: &State, m: Move, likes: impl Fn(&Event) -> f32) -> f32 {
    game.explain(state, Step::Move(m)).iter().map(likes).sum()
}

/// Likes new provinces (Q5) and larger ones of its own (Q6, Q7).
fn builds(event: &Event, seat: Seat) -> f32 {
    match event {
        Event::Founded { seat: founder, .. } if *founder == seat => 1.0,
        Event::Expanded { land, gained, .. } if land.owner == seat => 0.6 * f32::from(*gained),
        Event::Conquered { seat: taker, .. } if *taker == seat => -0.5,
        _ => 0.0,
    }
}

/// Likes taking villages (Q8.2) and provinces (Q9.2) from others.
fn raids(event: &Event, seat: Seat) -> f32 {
    match event {
        Event::Conquered { seat: taker, from, .. } if *taker == seat && *from != seat => 1.0,
        Event::Absorbed { owner, parts } if *owner == seat => {
            parts.iter().filter(|part| part.owner != seat).count() as f32
        }
        Event::Returned { seat: loser, .. } if *loser != seat => 0.3,
        Event::Founded { seat: founder, .. } if *founder == seat => -0.2,
        _ => 0.0,
    }
}
