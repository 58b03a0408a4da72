//! How a game of Der Kaiser von China is chosen, and how its players compare.

use game::{BadSetup, Game as _, Playable, Seat, Standing};
use json::FromJson;
use serde::Serialize;

use crate::Kaiser;
use crate::map::Map;
use crate::names::name;
use crate::state::State;

/// What is chosen before a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KaiserOptions"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = KaiserOptions))]
pub struct Options {
    /// The side of the map: `3-4` or `4-5` (K1.4).
    pub map: String,
    /// The number of players: 3 to 5.
    pub players: u8,
    /// With fortifications?
    #[serde(default)]
    pub fortifications: bool,
}

impl Playable for Kaiser {
    type Options = Options;

    fn from_options(&Options { ref map, players, fortifications }: &Options) -> Result<Self, BadSetup> {
        let side =
            Map::by_side(map).ok_or_else(|| BadSetup::NoSuchBoard { board: map.clone(), allowed: "3-4 or 4-5" })?;
        let allowed = if map == "3-4" {
            "three or four players on this side of the map"
        } else {
            "four or five players on this side of the map"
        };
        Self::new(side, usize::from(players), fortifications).ok_or(BadSetup::Players { players, allowed })
    }

    fn options(&self) -> Options {
        Options {
            map: self.map.side().to_owned(),
            players: self.players() as u8,
            fortifications: self.has_fortifications(),
        }
    }

    fn players_in(options: &Options) -> u8 {
        options.players
    }

    fn seat_name(seat: Seat) -> &'static str {
        name(seat)
    }

    /// K10.4: most points, then most pieces left.
    fn standing(&self, state: &State, seat: Seat) -> Standing {
        let (points, pieces) = (state.table.total(seat), state.table.supply(seat).pieces());
        Standing { points: u32::from(points), rank: i32::from(points), tie_break: i32::from(pieces) }
    }
}
