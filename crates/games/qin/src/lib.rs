//! The rules of Qin by Reiner Knizia (eggertspiele, 2012), exact and fast.
//!
//! Rule ids such as `Q9.3` refer to `docs/rules/qin.md`. This is an unofficial,
//! non-commercial implementation in words of its own.

mod audit;
mod bad_board;
mod board;
mod cell;
mod check;
mod describe;
mod event;
mod illegal;
mod join;
mod legal;
mod moves;
mod names;
mod notation;
mod open;
mod options;
mod play;
mod position;
mod provinces;
pub mod rules;
mod score;
mod setup;
mod space;
mod spaces;
mod state;
mod tile;
mod view;
mod villages;

use std::sync::Arc;

pub use bad_board::{BadBoard, Fault};
pub use board::{Board, Printed, Village, VillageId, Villages};
pub use cell::{Cell, MAJOR, Province, ProvinceId, ProvinceIds};
pub use describe::{CellData, Data, Ground, PlayerData, VillageData};
pub use event::Event;
pub use illegal::{Illegal, Nearly, Obstacle};
pub use moves::{Move, Pile, Placement};
pub use names::{name, seat_named};
pub use notation::{NotAMove, NotATile};
pub use options::{BoardChoice, Options};
pub use position::{BadPosition, PositionFault};
pub use score::Series;
pub use setup::{Deck, HAND};
pub use space::{Axis, NotASpace, Space};
pub use spaces::Spaces;
pub use state::{BySeat, Ending, Lacks, Land, Phase, Reason, State, Table};
pub use tile::{ALL_TILES, Colour, Kinds, Tile, Tiles};
pub use view::View;

/// Qin on one board for two to four players (Q1).
#[derive(Clone, Debug)]
pub struct Qin {
    board: Arc<Board>,
    players: usize,
}

impl Qin {
    /// Qin on this board; `None` unless two to four play (Q1.4).
    pub fn new(board: Arc<Board>, players: usize) -> Option<Self> {
        (2..=4).contains(&players).then_some(Self { board, players })
    }

    /// The board that is played on.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }
}
