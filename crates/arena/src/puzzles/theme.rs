//! Themes: what a move achieves, in one word each.

use bots::certain_events;
use game::{Seat, Turn};
use kaiser::Kaiser;
use qin::Qin;

use crate::arena_game::ArenaGame;

/// A game with puzzles.
pub trait Puzzling: ArenaGame {
    /// All themes, the most important first.
    const THEMES: &'static [&'static str];

    /// Returns the theme of an event, if it speaks for the move of this seat that causes it.
    fn theme(event: &Self::Event, seat: Seat) -> Option<&'static str>;
}

impl Puzzling for Qin {
    const THEMES: &'static [&'static str] = &["win", "conquer", "absorb", "major", "connect", "found", "expand"];

    fn theme(event: &qin::Event, seat: Seat) -> Option<&'static str> {
        use qin::Event;
        match event {
            Event::Over(ending) => ending.winners.contains(seat).then_some("win"),
            Event::Conquered { seat: who, .. } => (*who == seat).then_some("conquer"),
            Event::Absorbed { owner, .. } => (*owner == seat).then_some("absorb"),
            Event::Built { seat: who, land, .. } => (*who == seat && land.pagodas == 2).then_some("major"),
            Event::Connected { seat: who, .. } => (*who == seat).then_some("connect"),
            Event::Founded { seat: who, .. } => (*who == seat).then_some("found"),
            Event::Expanded { land, .. } => (land.owner == seat).then_some("expand"),
            _ => None,
        }
    }
}

impl Puzzling for Kaiser {
    const THEMES: &'static [&'static str] = &["win", "score", "alliances", "roads", "houses"];

    fn theme(event: &kaiser::Event, seat: Seat) -> Option<&'static str> {
        use kaiser::Event;
        match event {
            Event::Over { winners, .. } => winners.contains(seat).then_some("win"),
            Event::HousesScored { points, .. } => (points[seat] > 0).then_some("score"),
            _ => None,
        }
    }
}

/// Returns the themes of a move: its events that happen in all of these states, and where it would gain points if the
/// game ended now. The most important first.
pub(super) fn themes<G: Puzzling>(game: &G, states: &[G::State], seat: Seat, m: G::Move) -> Vec<&'static str> {
    let state = &states[0];
    let events = certain_events(game, states, m);
    let mut found: Vec<_> = events.iter().filter_map(|event| G::theme(event, seat)).collect();
    let mut after = state.clone();
    game.play(&mut after, m);
    if game.turn(&after) != Turn::Over {
        let points = game.points(state, seat).into_iter().zip(game.points(&after, seat));
        found.extend(points.filter(|((_, before), (_, after))| after > before).map(|((from, _), _)| from));
    }
    G::THEMES.iter().copied().filter(|theme| found.contains(theme)).collect()
}
