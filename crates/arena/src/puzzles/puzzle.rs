//! A puzzle as it is stored in a file, and as it is asked.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::grade::Grade;
use super::theme::Puzzling;

/// A position with a question: what is the best move?
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Puzzle {
    /// The table, game and decision it was found in.
    pub id: String,
    /// The board.
    pub board: String,
    /// The number of players.
    pub players: usize,
    /// Whether it is played with fortifications.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub fortifications: bool,
    /// How hard it is.
    pub grade: Grade,
    /// The seat that decides.
    pub seat: usize,
    /// That seat's view.
    pub view: String,
    /// The answers, the best first.
    pub moves: Vec<String>,
    /// What the best move achieves, the most important first.
    pub themes: Vec<String>,
    /// The chance to win after the best move.
    pub best: f32,
    /// The best of the other moves.
    pub near: String,
    /// The chance to win after that.
    pub second: f32,
}

/// A puzzle that was read.
#[derive(Clone, Debug)]
pub struct Question<'t, G: Puzzling> {
    /// The table.
    pub game: &'t G,
    /// The view of the player who decides.
    pub view: G::View,
    /// The answers.
    pub answers: Vec<G::Move>,
}

/// A puzzle that can't be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// The puzzle's id.
    pub id: String,
    /// The reason.
    pub why: String,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "invalid puzzle {}: {}", self.id, self.why)
    }
}

impl std::error::Error for Unreadable {}

impl Puzzle {
    /// Reads the puzzle at the matching one of these tables.
    pub fn read<'t, G: Puzzling>(&self, tables: &'t [G]) -> Result<Question<'t, G>, Unreadable> {
        let bad = |why: &dyn fmt::Display| Unreadable { id: self.id.clone(), why: why.to_string() };
        let fits = |game: &&G| {
            (game.board_name(), game.players(), game.fortified())
                == (self.board.as_str(), self.players, self.fortifications)
        };
        let game = tables.iter().find(fits).ok_or_else(|| bad(&"this game has no such table"))?;
        let view = game.read_view(&self.view).map_err(|fault| bad(&fault))?;
        let answers = self.moves.iter().map(|text| text.parse().map_err(|fault| bad(&fault)));
        Ok(Question { game, view, answers: answers.collect::<Result<_, _>>()? })
    }
}
