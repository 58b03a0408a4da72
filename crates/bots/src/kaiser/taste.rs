//! What the styles like in Der Kaiser von China.

use ::kaiser::{Kaiser, Move, Piece, State};
use game::{Game, Seat};

use crate::style::Style;

/// How much a style likes a move, in shares of the victory that it would give for it.
pub(super) fn taste(game: &Kaiser, state: &State, seat: Seat, m: Move, style: Style) -> f32 {
    let Move::Place(piece, _) = m else { return 0.0 };
    let points = |state: &State, seat: Seat| f32::from(game.final_points(state.table())[seat]);
    let mut after = *state;
    game.play(&mut after, m);
    let gain = points(&after, seat) - points(state, seat);
    let others = Seat::all(game.players()).filter(|&other| other != seat);
    match style {
        // Houses (K5.1), best where they make roads (K10.3).
        Style::Builder => match piece {
            Piece::House(space) => {
                let roads = (game.map().roads(space) & state.table().houses(seat)).len();
                0.03 + 0.02 * roads as f32
            }
            Piece::Emissary(_) | Piece::Fortification(_) => 0.0,
        },
        // What it costs others, and emissaries (K5.2), with which most can be taken away.
        Style::Raider => {
            let lost: f32 = others.map(|other| (points(state, other) - points(&after, other)).max(0.0)).sum();
            0.015 * lost + if matches!(piece, Piece::Emissary(_)) { 0.04 } else { 0.0 }
        }
        Style::Opportunist => 0.01 * gain,
    }
}
