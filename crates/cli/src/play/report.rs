//! What has happened since the player last looked, in words.

use game::Seat;

use super::look::{Look, wrap};
use super::screen::Screen;

/// Something to tell.
pub(super) enum Told {
    /// Along with what the same player did before.
    Along(String),
    /// In a line of its own.
    Apart(String),
}

/// Events that are still to be told, a paragraph for each player's turn.
#[derive(Default)]
pub(super) struct Report {
    turns: Vec<(Option<Seat>, Vec<String>)>,
}

impl Report {
    /// Adds what came of the turn of this player, or of nobody's.
    pub(super) fn add(&mut self, actor: Option<Seat>, events: impl IntoIterator<Item = Told>) {
        for event in events {
            match (event, self.turns.last_mut()) {
                (Told::Along(event), Some((last, told))) if *last == actor => told.push(event),
                (Told::Along(event), _) => self.turns.push((actor, vec![event])),
                (Told::Apart(event), _) => self.turns.push((None, vec![event])),
            }
        }
    }

    /// Everything that is still to be told, once.
    pub(super) fn take<S: Screen>(&mut self, screen: &S, look: Look) -> String {
        let turns = std::mem::take(&mut self.turns);
        turns.iter().map(|(actor, events)| paragraph(screen, look, *actor, events)).collect()
    }
}

/// “White  places … · founds …”: the player is named once, at the start.
pub(super) fn paragraph<S: Screen>(screen: &S, look: Look, actor: Option<Seat>, events: &[String]) -> String {
    let name = actor.map_or("", |seat| screen.name(seat));
    let shorter = |event: &String| match event.strip_prefix(name) {
        Some(rest) if rest.starts_with(' ') => rest.trim_start().to_owned(),
        _ => event.clone(),
    };
    let text = events.iter().map(shorter).collect::<Vec<_>>().join(look.symbol(" · ", "; "));
    let head = actor.map_or_else(|| " ".repeat(screen.badge_width()), |seat| screen.badge(seat, look));
    wrap(&format!("{head} "), screen.badge_width() + 1, &look.words(&text))
}
