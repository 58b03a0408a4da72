//! What has happened since the player's last turn, as text.

use game::Seat;

use super::screen::Screen;
use super::theme::{Theme, wrap};

/// A line to show.
pub(super) enum Line {
    /// In one paragraph with what the same player did before.
    Joined(String),
    /// On a line of its own.
    Separate(String),
}

/// Events still to be shown, a paragraph for each player's turn.
#[derive(Default)]
pub(super) struct Report {
    turns: Vec<(Option<Seat>, Vec<String>)>,
}

impl Report {
    /// Adds the events of a player's turn, or of no player.
    pub(super) fn add(&mut self, actor: Option<Seat>, events: impl IntoIterator<Item = Line>) {
        for event in events {
            match (event, self.turns.last_mut()) {
                (Line::Joined(event), Some((last, told))) if *last == actor => told.push(event),
                (Line::Joined(event), _) => self.turns.push((actor, vec![event])),
                (Line::Separate(event), _) => self.turns.push((None, vec![event])),
            }
        }
    }

    /// Returns the pending events as text and clears them.
    pub(super) fn take<S: Screen>(&mut self, screen: &S, theme: Theme) -> String {
        let turns = std::mem::take(&mut self.turns);
        turns.iter().map(|(actor, events)| paragraph(screen, theme, *actor, events)).collect()
    }
}

/// Formats “White  places … · founds …”, naming the player once at the start.
pub(super) fn paragraph<S: Screen>(screen: &S, theme: Theme, actor: Option<Seat>, events: &[String]) -> String {
    let name = actor.map_or("", |seat| screen.name(seat));
    let shorter = |event: &String| match event.strip_prefix(name) {
        Some(rest) if rest.starts_with(' ') => rest.trim_start().to_owned(),
        _ => event.clone(),
    };
    let text = events.iter().map(shorter).collect::<Vec<_>>().join(theme.symbol(" · ", "; "));
    let head = actor.map_or_else(|| " ".repeat(screen.badge_width()), |seat| screen.badge(seat, theme));
    wrap(&format!("{head} "), screen.badge_width() + 1, &theme.words(&text))
}
