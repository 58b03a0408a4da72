//! What speaks for a move, in one word each.

use bots::sure_events;
use game::{Seat, Turn};
use kaiser::Kaiser;
use qin::Qin;

use crate::contest::Contest;

/// A game with puzzles.
pub trait Puzzling: Contest {
    /// All themes, the most important first.
    const THEMES: &'static [&'static str];

    /// What an event is to this seat, if it speaks for the move that causes it.
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

/// What speaks for a move of the seat in all of the worlds: its events, and where it would have
/// more points if the game ended now. The most important first.
pub(super) fn themes<G: Puzzling>(game: &G, worlds: &[G::State], seat: Seat, m: G::Move) -> Vec<&'static str> {
    let world = &worlds[0];
    let events = sure_events(game, worlds, m);
    let mut found: Vec<_> = events.iter().filter_map(|event| G::theme(event, seat)).collect();
    let mut after = world.clone();
    game.play(&mut after, m);
    if game.turn(&after) != Turn::Over {
        let points = game.points(world, seat).into_iter().zip(game.points(&after, seat));
        found.extend(points.filter(|((_, before), (_, after))| after > before).map(|((from, _), _)| from));
    }
    G::THEMES.iter().copied().filter(|theme| found.contains(theme)).collect()
}
