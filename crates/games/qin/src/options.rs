//! How a game of Qin is chosen, and how its players compare.

use std::sync::Arc;

use game::{BadSetup, Game as _, Playable, Seat, Standing};
use json::{FromJson, Unfit, Value, field};
use serde::Serialize;

use crate::Qin;
use crate::board::Board;
use crate::names::name;
use crate::state::State;

/// What is chosen before a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinOptions"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = QinOptions))]
pub struct Options {
    /// The board; Bird by default.
    #[serde(default)]
    pub board: BoardChoice,
    /// The number of players: 2 to 4 (Q1.4).
    pub players: u8,
}

/// A board of the program by its name, or a player's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(untagged)]
pub enum BoardChoice {
    /// `bird` or `lion`.
    Named(String),
    /// A board as in a board file, one letter for each space.
    Own {
        /// Its name.
        name: String,
        /// The rows.
        text: String,
    },
}

impl FromJson for BoardChoice {
    fn from_json(value: &Value) -> Result<Self, Unfit> {
        match value {
            Value::String(name) => Ok(Self::Named(name.clone())),
            own => Ok(Self::Own { name: field(own, "name")?, text: field(own, "text")? }),
        }
    }
}

impl Default for BoardChoice {
    fn default() -> Self {
        Self::Named("bird".to_owned())
    }
}

/// The maximum size of a board with its name, in bytes.
const MAX_BOARD: usize = 4096;

impl Playable for Qin {
    type Options = Options;

    /// Q11.
    const SERIES: bool = true;

    fn from_options(&Options { ref board, players }: &Options) -> Result<Self, BadSetup> {
        let board = match board {
            BoardChoice::Named(name) => Board::by_name(name).ok_or_else(|| BadSetup::NoSuchBoard {
                board: name.clone(),
                allowed: "bird or lion, or give one of your own",
            })?,
            BoardChoice::Own { name, text } if name.len() + text.len() > MAX_BOARD => {
                return Err(BadSetup::TooLong("board"));
            }
            BoardChoice::Own { name, text } => {
                Arc::new(Board::parse(name, text).map_err(|bad| BadSetup::Board(bad.to_string()))?)
            }
        };
        Self::new(board, usize::from(players)).ok_or(BadSetup::Players { players, allowed: "two to four players" })
    }

    fn options(&self) -> Options {
        let (name, rows) = (self.board.name(), self.board.rows());
        let board = match Board::by_name(name).filter(|known| known.rows() == rows) {
            Some(_) => BoardChoice::Named(name.to_owned()),
            None => BoardChoice::Own { name: name.to_owned(), text: rows.join("\n") + "\n" },
        };
        Options { board, players: self.players() as u8 }
    }

    fn players_in(options: &Options) -> u8 {
        options.players
    }

    fn seat_name(seat: Seat) -> &'static str {
        name(seat)
    }

    /// Q10.4, Q11.1: the fewest pagodas left are best.
    fn standing(&self, state: &State, seat: Seat) -> Standing {
        let left = state.table.supply(seat);
        Standing { points: u32::from(left), rank: -i32::from(left), tie_break: 0 }
    }
}
