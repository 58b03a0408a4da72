//! What the terminal needs from a game: drawing it and parsing its moves.

use bots::BotGame;
use game::{Dealing, Describe, Game, Seat};

use super::report::Line;
use super::theme::Theme;

/// One game as its player sees it. A screen only gets views and worlds sampled from them, so it can't show what the
/// player must not know.
pub(super) trait Screen {
    /// The game.
    type Game: BotGame + Describe + Dealing;

    /// How to type moves, for `help`.
    const HELP: &str;
    /// The legend of the drawing, for `help`.
    const LEGEND: &str;
    /// The rules in short, for `rules`.
    const RULES: &str;
    /// What players draw, as in “a tile was drawn”.
    const DRAWN: &str;

    /// Returns the game with its board and number of players.
    fn game(&self) -> &Self::Game;

    /// Returns the player's seat.
    fn me(&self) -> Seat;

    /// Returns the paragraphs shown before the first turn.
    fn greeting(&self) -> Vec<String>;

    /// Returns a player's name.
    fn name(&self, seat: Seat) -> &'static str;

    /// Returns a player's name in the player's colour, for the start of a line.
    fn badge(&self, seat: Seat, theme: Theme) -> String;

    /// Returns the width of every badge.
    fn badge_width(&self) -> usize;

    /// Draws the position, with the latest moves marked.
    fn picture(&self, view: &ViewOf<Self>, moves: &[(Seat, MoveOf<Self>)], theme: Theme) -> String;

    /// Draws only the map, if the position is more than that.
    fn map(&self, _: &ViewOf<Self>, _: &[(Seat, MoveOf<Self>)], _: Theme) -> Option<String> {
        None
    }

    /// Returns the question to the player.
    fn question(&self, view: &ViewOf<Self>, legal: &[MoveOf<Self>]) -> String;

    /// Returns the default move for an empty line, if any.
    fn default_move(&self, view: &ViewOf<Self>, legal: &[MoveOf<Self>]) -> Option<MoveOf<Self>>;

    /// Parses one decision or a whole turn.
    fn read(&self, view: &ViewOf<Self>, text: &str) -> Result<Vec<MoveOf<Self>>, String>;

    /// Summarizes the legal moves, or those about a word.
    fn list(&self, view: &ViewOf<Self>, world: &StateOf<Self>, about: &str) -> Vec<String>;

    /// Describes events.
    fn tell(&self, events: &[EventOf<Self>]) -> Vec<Line> {
        events.iter().map(|event| Line::Joined(event.to_string())).collect()
    }

    /// Describes the scores.
    fn standing(&self, view: &ViewOf<Self>, theme: Theme) -> String;

    /// Describes the result.
    fn outcome(&self, view: &ViewOf<Self>, theme: Theme) -> String;
}

/// The view of a screen's game.
pub(super) type ViewOf<S> = <<S as Screen>::Game as Game>::View;
/// The state of a screen's game.
pub(super) type StateOf<S> = <<S as Screen>::Game as Game>::State;
/// The move of a screen's game.
pub(super) type MoveOf<S> = <<S as Screen>::Game as Game>::Move;
/// The event of a screen's game.
pub(super) type EventOf<S> = <<S as Screen>::Game as Describe>::Event;
