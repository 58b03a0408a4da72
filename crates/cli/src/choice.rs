//! The options that choose a game, shared by several commands.

use std::fs;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

use clap::ValueEnum;
use kaiser::{Kaiser, Map};
use qin::{Board, Qin};

use crate::error::CliError;

/// The games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Name {
    /// Qin by Reiner Knizia, for 2 to 4 players
    Qin,
    /// Der Kaiser von China by Michael Schacht, for 3 to 5 players
    Kaiser,
}

/// The game that the command line chooses.
#[derive(clap::Args)]
pub(crate) struct Choice {
    /// The game
    #[arg(long, value_enum, default_value_t = Name::Qin)]
    game: Name,
    /// Qin: bird, lion, or a board file; Kaiser: the side of the map, 3-4 or 4-5 [default: bird, or the side for the number of players]
    #[arg(long, value_name = "NAME|FILE")]
    board: Option<String>,
    /// The number of players [default: 2 in Qin, 3 in Kaiser]
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<usize>,
    /// Play Kaiser with fortifications
    #[arg(long)]
    fortifications: bool,
}

/// A game that can be played.
pub(crate) enum Chosen {
    /// Qin.
    Qin(Qin),
    /// Der Kaiser von China.
    Kaiser(Kaiser),
}

impl Choice {
    /// Returns a choice with every option given.
    pub(crate) fn new(game: Name, board: &str, players: usize, fortifications: bool) -> Self {
        Self { game, board: Some(board.to_owned()), players: Some(players), fortifications }
    }

    /// Whether this is Qin on the Bird board.
    pub(crate) fn is_bird(&self) -> bool {
        self.game == Name::Qin && self.board.as_deref().is_none_or(|board| board == "bird")
    }

    /// Returns the chosen game, or why it doesn't exist.
    pub(crate) fn chosen(&self) -> Result<Chosen, CliError> {
        match self.game {
            Name::Qin if self.fortifications => Err(CliError::NoFortifications),
            Name::Qin => {
                let players = self.players.unwrap_or(2);
                let board = board(self.board.as_deref().unwrap_or("bird"))?;
                let game = Qin::new(board, players).ok_or(CliError::Players { players, allowed: "2, 3 or 4" })?;
                Ok(Chosen::Qin(game))
            }
            Name::Kaiser => {
                let players = self.players.unwrap_or(3);
                let side = self.board.as_deref().unwrap_or(if players > 4 { "4-5" } else { "3-4" });
                let map = Map::by_side(side).ok_or_else(|| CliError::Side { side: side.to_owned() })?;
                let allowed = match self.board.as_deref() {
                    None => "3, 4 or 5",
                    Some("3-4") => "3 or 4, or --board 4-5 for 4 or 5",
                    Some(_) => "4 or 5, or --board 3-4 for 3 or 4",
                };
                let game = Kaiser::new(map, players, self.fortifications);
                game.map(Chosen::Kaiser).ok_or(CliError::Players { players, allowed })
            }
        }
    }
}

/// Reads a file that may be a board, up to a size that no board exceeds.
fn read(name: &str) -> io::Result<String> {
    let mut text = String::new();
    fs::File::open(name)?.take(1 << 16).read_to_string(&mut text)?;
    Ok(text)
}

/// Returns a built-in board by name, or one from a file.
fn board(name: &str) -> Result<Arc<Board>, CliError> {
    if let Some(board) = Board::by_name(name) {
        return Ok(board);
    }
    let text = read(name).map_err(|fault| CliError::File { file: name.to_owned(), fault })?;
    let title = Path::new(name).file_stem().map_or_else(|| name.into(), |stem| stem.to_string_lossy());
    let board = Board::parse(&title, &text).map_err(|fault| CliError::Board { file: name.to_owned(), fault })?;
    Ok(Arc::new(board))
}
