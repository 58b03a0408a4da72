//! What the styles like in Qin.

use ::qin::{Event, Move, Qin, State};
use game::{Describe as _, Game, Seat, Step};

use crate::judge::Judged;
use crate::style::Style;

/// How much a style likes a move, in shares of the victory that it would give for it.
pub(super) fn taste(game: &Qin, state: &State, seat: Seat, m: Move, style: Style) -> f32 {
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

/// New provinces (Q5), and larger ones of its own (Q6, Q7).
fn builds(event: &Event, seat: Seat) -> f32 {
    match event {
        Event::Founded { seat: founder, .. } if *founder == seat => 1.0,
        Event::Expanded { land, gained, .. } if land.owner == seat => 0.6 * f32::from(*gained),
        Event::Conquered { seat: taker, .. } if *taker == seat => -0.5,
        _ => 0.0,
    }
}

/// Villages (Q8.2) and provinces (Q9.2) of others.
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
