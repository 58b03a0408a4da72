//! Positions to study.

use game::Viewer;
use serde::Serialize;
use table::{Choice, Look, Shown, Study};

use crate::answer::Fault;
use crate::engine::parse_viewer;

/// A position after some moves, as somebody is shown it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Studied {
    look: Look,
    entries: Vec<Shown>,
    /// Everything, hidden things included, as text.
    position: String,
}

/// A position with everything in it or, if the game is named, what somebody sees of it.
pub(crate) fn set_up(choice: Option<Choice>, position: &str, seed: u64) -> Result<Study, Fault> {
    let study = match choice {
        Some(choice) => Study::imagine(choice, position, seed),
        None => Study::read(position, seed),
    };
    study.map_err(|bad| Fault::unreadable("bad_position", bad))
}

/// Plays on from a position.
pub(crate) fn studied(mut study: Study, moves: &[String], viewer: Option<u8>, follow: bool) -> Result<Studied, Fault> {
    for text in moves {
        study.play(text)?;
    }
    let viewer = match study.decides() {
        Some(seat) if follow => Viewer::Seat(seat),
        _ => parse_viewer(viewer, study.players())?,
    };
    Ok(Studied { look: study.look(viewer), entries: study.entries(viewer), position: study.position() })
}
