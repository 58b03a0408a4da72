//! Which game on which board for how many: the options that all commands share.

use std::fs;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

use clap::ValueEnum;
use kaiser::{Kaiser, Map};
use qin::{Board, Qin};

use crate::refused::Refused;

/// The games there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Name {
    /// Qin by Reiner Knizia, for two to four
    Qin,
    /// Der Kaiser von China by Michael Schacht, for three to five
    Kaiser,
}

/// What can be said about the game on the command line.
#[derive(clap::Args)]
pub(crate) struct Choice {
    /// The game
    #[arg(long, value_enum, default_value_t = Name::Qin)]
    game: Name,
    /// Qin: bird, lion, or a file with one letter for each space; Kaiser: the side of the map, 3-4 or 4-5
    #[arg(long, value_name = "NAME|FILE")]
    board: Option<String>,
    /// How many play
    #[arg(long, value_name = "N")]
    pub(crate) players: Option<usize>,
    /// Kaiser with fortifications
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
    /// A choice with everything said.
    pub(crate) fn new(game: Name, board: &str, players: usize, fortifications: bool) -> Self {
        Self { game, board: Some(board.to_owned()), players: Some(players), fortifications }
    }

    /// Is it Qin on the board Bird?
    pub(crate) fn is_bird(&self) -> bool {
        self.game == Name::Qin && self.board.as_deref().is_none_or(|board| board == "bird")
    }

    /// The game that was chosen, or why there is no such game.
    pub(crate) fn chosen(&self) -> Result<Chosen, Refused> {
        match self.game {
            Name::Qin if self.fortifications => Err(Refused::NoFortifications),
            Name::Qin => {
                let players = self.players.unwrap_or(2);
                let board = board(self.board.as_deref().unwrap_or("bird"))?;
                let game = Qin::new(board, players).ok_or(Refused::Players { players, allowed: "2, 3 or 4" })?;
                Ok(Chosen::Qin(game))
            }
            Name::Kaiser => {
                let players = self.players.unwrap_or(3);
                let side = self.board.as_deref().unwrap_or(if players > 4 { "4-5" } else { "3-4" });
                let map = Map::by_side(side).ok_or_else(|| Refused::Side { side: side.to_owned() })?;
                let allowed = match self.board.as_deref() {
                    None => "3, 4 or 5",
                    Some("3-4") => "3 or 4, or --board 4-5 for 4 or 5",
                    Some(_) => "4 or 5, or --board 3-4 for 3 or 4",
                };
                let game = Kaiser::new(map, players, self.fortifications);
                game.map(Chosen::Kaiser).ok_or(Refused::Players { players, allowed })
            }
        }
    }
}

/// A file that may be a board: no more of it than any board has.
fn read(name: &str) -> io::Result<String> {
    let mut text = String::new();
    fs::File::open(name)?.take(1 << 16).read_to_string(&mut text)?;
    Ok(text)
}

/// A board of the program by its name, or one from a file.
fn board(name: &str) -> Result<Arc<Board>, Refused> {
    if let Some(board) = Board::by_name(name) {
        return Ok(board);
    }
    let text = read(name).map_err(|fault| Refused::File { file: name.to_owned(), fault })?;
    let title = Path::new(name).file_stem().map_or_else(|| name.into(), |stem| stem.to_string_lossy());
    let board = Board::parse(&title, &text).map_err(|fault| Refused::Board { file: name.to_owned(), fault })?;
    Ok(Arc::new(board))
}
