//! A puzzle as it is kept in a file, and as it is asked.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::grade::Grade;
use super::theme::Puzzling;

/// A position with a question: what is the best move?
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Puzzle {
    /// Table, game and decision in which it was found.
    pub id: String,
    /// The board.
    pub board: String,
    /// How many play.
    pub players: usize,
    /// Is it played with fortifications?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub fortifications: bool,
    /// How hard it is.
    pub grade: Grade,
    /// Who decides.
    pub seat: usize,
    /// What that player sees.
    pub view: String,
    /// The answers; the first is the best by a hair.
    pub moves: Vec<String>,
    /// What the best move brings, the most important first.
    pub themes: Vec<String>,
    /// The chance to win after the best move.
    pub best: f32,
    /// The best move that is no answer.
    pub near: String,
    /// The chance to win after that.
    pub second: f32,
}

/// A puzzle that was read: what is asked, and where.
#[derive(Clone, Debug)]
pub struct Question<'t, G: Puzzling> {
    /// The table.
    pub game: &'t G,
    /// What the player sees who decides.
    pub view: G::View,
    /// The answers.
    pub answers: Vec<G::Move>,
}

/// A puzzle that cannot be asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// Which.
    pub id: String,
    /// Why not.
    pub why: String,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the puzzle {} cannot be asked: {}", self.id, self.why)
    }
}

impl std::error::Error for Unreadable {}

impl Puzzle {
    /// The question, at the one of these tables at which it arose.
    pub fn read<'t, G: Puzzling>(&self, tables: &'t [G]) -> Result<Question<'t, G>, Unreadable> {
        let bad = |why: &dyn fmt::Display| Unreadable { id: self.id.clone(), why: why.to_string() };
        let fits = |game: &&G| {
            (game.board_name(), game.players(), game.fortified())
                == (self.board.as_str(), self.players, self.fortifications)
        };
        let game = tables.iter().find(fits).ok_or_else(|| bad(&"there is no such table in this game"))?;
        let view = game.read_view(&self.view).map_err(|fault| bad(&fault))?;
        let answers = self.moves.iter().map(|text| text.parse().map_err(|fault| bad(&fault)));
        Ok(Question { game, view, answers: answers.collect::<Result<_, _>>()? })
    }
}
