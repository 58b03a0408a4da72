//! What the terminal has to know of a game to show it and to understand its player.

use bots::Learned;
use game::{Dealing, Describe, Game, Seat};

use super::look::Look;
use super::report::Told;

/// One game, as its player sees it. A screen is given views and worlds imagined from
/// them, so it cannot show what its player must not know.
pub(super) trait Screen {
    /// The game that is shown.
    type Game: Learned + Describe + Dealing;

    /// How to type the moves of this game, for `help`.
    const HELP: &str;
    /// What the drawing means, for `help`.
    const LEGEND: &str;
    /// The rules in short, for `rules`.
    const RULES: &str;
    /// What is drawn unseen, as in “a tile was drawn”.
    const DRAWN: &str;

    /// The game with its board and number of players.
    fn game(&self) -> &Self::Game;

    /// Whose eyes these are.
    fn me(&self) -> Seat;

    /// What to say before the first turn, in paragraphs.
    fn greeting(&self) -> Vec<String>;

    /// What a player is called.
    fn name(&self, seat: Seat) -> &'static str;

    /// What a player is called, in that player's colour, for the start of a line.
    fn badge(&self, seat: Seat, look: Look) -> String;

    /// How wide a badge is: all are the same.
    fn badge_width(&self) -> usize;

    /// The whole position, with the latest of the moves marked.
    fn picture(&self, view: &ViewOf<Self>, moves: &[(Seat, MoveOf<Self>)], look: Look) -> String;

    /// Only the map, where the whole position is more than that.
    fn map(&self, _: &ViewOf<Self>, _: &[(Seat, MoveOf<Self>)], _: Look) -> Option<String> {
        None
    }

    /// What has to be decided now.
    fn question(&self, view: &ViewOf<Self>, legal: &[MoveOf<Self>]) -> String;

    /// What an empty line means now, if anything.
    fn usual(&self, view: &ViewOf<Self>, legal: &[MoveOf<Self>]) -> Option<MoveOf<Self>>;

    /// The decisions that a text stands for: one, or all of a turn.
    fn read(&self, view: &ViewOf<Self>, text: &str) -> Result<Vec<MoveOf<Self>>, String>;

    /// The legal moves in short, or those that a word is about.
    fn list(&self, view: &ViewOf<Self>, world: &StateOf<Self>, about: &str) -> Vec<String>;

    /// What has happened, in words.
    fn tell(&self, events: &[EventOf<Self>]) -> Vec<Told> {
        events.iter().map(|event| Told::Along(event.to_string())).collect()
    }

    /// How the players stand.
    fn standing(&self, view: &ViewOf<Self>, look: Look) -> String;

    /// How the game has ended.
    fn outcome(&self, view: &ViewOf<Self>, look: Look) -> String;
}

/// The view of a screen's game.
pub(super) type ViewOf<S> = <<S as Screen>::Game as Game>::View;
/// The state of a screen's game.
pub(super) type StateOf<S> = <<S as Screen>::Game as Game>::State;
/// The move of a screen's game.
pub(super) type MoveOf<S> = <<S as Screen>::Game as Game>::Move;
/// The event of a screen's game.
pub(super) type EventOf<S> = <<S as Screen>::Game as Describe>::Event;
