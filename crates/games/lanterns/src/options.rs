//! How a game of Lanterns is chosen, and how its players compare.

use game::{BadSetup, Game as _, Playable, Seat, Standing};
use json::FromJson;
use serde::Serialize;

use crate::Lanterns;
use crate::state::State;

/// What is chosen before a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, FromJson)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = LanternsOptions))]
pub struct Options {
    /// The number of players: 2 to 4.
    pub players: u8,
}

// Options come from outside as JSON.
impl Playable for Lanterns {
    type Options = Options;

    fn from_options(&Options { players }: &Options) -> Result<Self, BadSetup> {
        Self::new(usize::from(players)).ok_or(BadSetup::Players { players, allowed: "two to four players" })
    }

    fn options(&self) -> Options {
        Options { players: self.players() as u8 }
    }

    fn players_in(options: &Options) -> u8 {
        options.players
    }

    fn seat_name(seat: Seat) -> &'static str {
        ["Red", "Green", "Blue", "Yellow"].get(seat.index()).copied().unwrap_or("Nobody")
    }

    /// L5: the highest sum is best.
    fn standing(&self, state: &State, seat: Seat) -> Standing {
        let sum = state.table.rows[seat].sum;
        Standing { points: u32::from(sum), rank: i32::from(sum), tie_break: 0 }
    }
}
