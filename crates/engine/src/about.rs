//! What there is to play.

use bots::{Level, Style};
use json::Value;
use qin::Board;
use serde::Serialize;
use table::{KAISER, QIN};

/// Boards, the map and bots.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct About {
    rules: u32,
    /// The boards of Qin; none where it was left out.
    boards: Vec<BoardAbout>,
    /// The map of Der Kaiser von China with all that is needed to draw it.
    #[cfg_attr(feature = "typescript", ts(as = "Option<kaiser::MapFile>"))]
    map: Option<Value>,
    levels: Vec<&'static str>,
    styles: Vec<String>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct BoardAbout {
    name: String,
    rows: Vec<String>,
    remark: Option<&'static str>,
}

pub(crate) fn about() -> About {
    let boards = Board::NAMES.iter().filter(|_| QIN).filter_map(|name| Board::by_name(name));
    let board = |board: std::sync::Arc<Board>| BoardAbout {
        name: board.name().to_owned(),
        rows: board.rows(),
        remark: board.remark(),
    };
    About {
        rules: table::RULES,
        boards: boards.map(board).collect(),
        map: if KAISER { json::value(kaiser::MapFile::MIDDLE_KINGDOM).ok() } else { None },
        levels: Level::ALL.iter().map(|level| level.name()).collect(),
        styles: Style::ALL.iter().map(ToString::to_string).collect(),
    }
}
