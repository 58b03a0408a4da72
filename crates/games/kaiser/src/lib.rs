//! The rules of Der Kaiser von China by Michael Schacht (Abacusspiele, 2005), exact and fast.
//!
//! Rule ids such as `K6.2` refer to `docs/rules/kaiser.md`. This is an unofficial,
//! non-commercial implementation in words of its own.

mod audit;
mod bad_map;
mod card;
mod check;
mod describe;
mod event;
mod file;
mod illegal;
mod legal;
mod map;
mod moves;
mod names;
mod notation;
mod options;
mod placing;
mod play;
mod position;
mod province;
mod roads;
pub mod rules;
mod score;
mod setup;
mod space;
mod state;
mod view;

use std::sync::Arc;

use game::Seat;

pub use bad_map::{BadMap, Fault};
pub use card::{Card, Cards, NotACard, cards_for};
pub use describe::{Data, PlayerData, ProvinceData};
pub use event::Event;
pub use file::{AllianceEntry, Drawn, MapFile, Point, ProvinceEntry, SideEntry, SpaceEntry};
pub use illegal::{Illegal, PieceKind};
pub use map::Map;
pub use moves::{Move, Payment, Piece, Source};
pub use names::{name, seat_named};
pub use notation::NotAMove;
pub use options::Options;
pub use position::{BadPosition, PositionFault};
pub use province::{NotAProvince, Province, Provinces};
pub use roads::{Rows, SHORTEST, ScoredRows};
pub use score::{Standing, rank_points};
pub use setup::{DISPLAY, Deck, EMISSARIES, HAND, HOUSES};
pub use space::{NotASpace, Space, Spaces};
pub use state::{BySeat, Drawing, Phase, State, Supply, Table};
pub use view::View;

/// Der Kaiser von China on one side of a map for three to five players (K1).
#[derive(Clone, Debug)]
pub struct Kaiser {
    map: Arc<Map>,
    players: usize,
    fortifications: bool,
}

impl Kaiser {
    /// The game on this map, with or without fortifications; `None` unless the side is for
    /// this many players (K1.4).
    pub fn new(map: Arc<Map>, players: usize, fortifications: bool) -> Option<Self> {
        map.is_for(players).then_some(Self { map, players, fortifications })
    }

    /// The map that is played on.
    pub fn map(&self) -> &Arc<Map> {
        &self.map
    }

    /// Is it played with fortifications?
    pub fn has_fortifications(&self) -> bool {
        self.fortifications
    }

    /// The province in which a piece goes; the space must be on the map.
    #[inline]
    pub fn province_of(&self, piece: Piece) -> Province {
        match piece {
            Piece::House(space) | Piece::Fortification(space) => self.map.home(space),
            Piece::Emissary(province) => province,
        }
    }

    /// The best rows of a player (K10.3).
    pub fn rows(&self, table: &Table, seat: Seat) -> Rows {
        self.network(table).best_rows(table.houses[seat])
    }

    /// What the best rows among these houses, which must be one player's, score (K10.3).
    pub fn road_points(&self, table: &Table, houses: Spaces) -> u16 {
        self.network(table).best_rows(houses).points()
    }
}
