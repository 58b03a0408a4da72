//! A position: the table, which everybody sees, and the hidden tiles.

use game::{Seat, Seats};
use serde::Serialize;

use crate::board::{VillageId, Villages};
use crate::cell::{Cell, MAJOR, Province, ProvinceId, ProvinceIds};
use crate::moves::Pile;
use crate::open::Open;
use crate::space::Space;
use crate::spaces::Spaces;
use crate::tile::{Colour, Kinds, Tiles};

/// One value for each of the four players' colours (Q1.3).
pub type BySeat<T> = game::BySeat<T, 4>;

/// A complete position. Plain data: copying it is a `memcpy`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) hands: BySeat<Tiles>,
    /// Face down in the piles, or still to be dealt.
    pub(crate) unseen: Tiles,
}

impl State {
    /// Returns what everybody sees.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// A player's hand.
    pub fn hand(&self, seat: Seat) -> &Tiles {
        &self.hands[seat]
    }

    /// The tiles that lie face down, in no order.
    pub fn unseen(&self) -> &Tiles {
        &self.unseen
    }
}

/// What everybody sees: the board with everything on it, supplies, heights of piles, sizes of hands.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    pub(crate) cells: [Cell; Space::COUNT],
    /// Grassland not covered by a tile.
    pub(crate) free: Spaces,
    /// Where a tile may lie as far as Q3.2 and Q3.3 go.
    pub(crate) open: Open,
    /// By colour, the spaces that belong to a province; lone spaces do not.
    pub(crate) land: [Spaces; 3],
    /// The provinces by id; id 0 is never used and counts for nothing.
    pub(crate) provinces: [Province; ProvinceId::COUNT],
    pub(crate) villages: BySeat<Villages>,
    pub(crate) used: ProvinceIds,
    pub(crate) supply: BySeat<u8>,
    pub(crate) piles: [u8; Pile::COUNT],
    pub(crate) hand_sizes: BySeat<u8>,
    pub(crate) lacks: BySeat<Lacks>,
    pub(crate) phase: Phase,
}

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinPhase", as = "PhaseData"))]
#[serde(into = "PhaseData")]
pub enum Phase {
    /// This seat is dealt a tile (Q2.1).
    Deal(Seat),
    /// This seat places a tile, or passes if it cannot (Q3.1, Q3.7).
    Place(Seat),
    /// This seat has placed a tile and chooses a pile (Q3.6).
    Draw(Seat),
    /// This seat is about to see the tile it draws from this pile (Q3.6).
    Reveal(Seat, Pile),
    /// The game has ended (Q10).
    Over(Ending),
}

/// [`Phase`] as it is sent.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinPhaseData"))]
#[serde(tag = "name", rename_all = "snake_case")]
pub(crate) enum PhaseData {
    Deal { seat: Seat },
    Place { seat: Seat },
    Draw { seat: Seat },
    Reveal { seat: Seat, pile: Pile },
    Over(Ending),
}

impl From<Phase> for PhaseData {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Deal(seat) => Self::Deal { seat },
            Phase::Place(seat) => Self::Place { seat },
            Phase::Draw(seat) => Self::Draw { seat },
            Phase::Reveal(seat, pile) => Self::Reveal { seat, pile },
            Phase::Over(ending) => Self::Over(ending),
        }
    }
}

/// How the game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinEnding"))]
pub struct Ending {
    /// Why.
    pub reason: Reason,
    /// Who has won.
    pub winners: Seats,
}

/// Why a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinReason"))]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// A player has placed the last pagoda (Q10.2).
    LastPagoda,
    /// Nobody holds a tile any more (Q10.3).
    NoTiles,
    /// No tile can be placed any more (Q10.3).
    NoRoom,
}

/// What a pass has shown (Q3.7): some of a player's tiles are of none of these kinds, because each of these
/// kinds could have been placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinLacks"))]
pub struct Lacks {
    /// The kinds that could have been placed.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<crate::tile::Tile>"))]
    pub kinds: Kinds,
    /// The number of tiles known to be of another kind.
    pub tiles: u8,
}

/// A province as it lies on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinProvince"))]
pub struct Land {
    /// The colour of its spaces.
    pub colour: Colour,
    /// Its spaces.
    pub spaces: Spaces,
    /// Who owns it.
    pub owner: Seat,
    /// How many pagodas stand on it.
    pub pagodas: u8,
}

impl Land {
    /// Q7.1: five or more spaces.
    pub fn is_major(&self) -> bool {
        self.spaces.len() >= u32::from(MAJOR)
    }
}

impl Table {
    /// What happens next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// How many pagodas a player has left.
    pub fn supply(&self, seat: Seat) -> u8 {
        self.supply[seat]
    }

    /// How many tiles are left in a pile.
    pub fn pile(&self, pile: Pile) -> u8 {
        self.piles[pile.index()]
    }

    /// How many tiles a player holds.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hand_sizes[seat]
    }

    /// What a player's passes have shown.
    pub fn lacks(&self, seat: Seat) -> Lacks {
        self.lacks[seat]
    }

    /// Grassland not covered by a tile.
    pub fn free(&self) -> Spaces {
        self.free
    }

    /// What lies on the space.
    #[inline]
    pub fn cell(&self, space: Space) -> Cell {
        self.cells[space.index()]
    }

    /// The numbers of all provinces.
    #[inline]
    pub fn province_ids(&self) -> ProvinceIds {
        self.used
    }

    /// The province with this number, which must be one of [`Table::province_ids`].
    #[inline]
    pub fn province_by_id(&self, id: ProvinceId) -> Province {
        self.provinces[id.index()]
    }

    /// The colour of the province space here, if there is one.
    pub fn colour(&self, space: Space) -> Option<Colour> {
        self.cells[space.index()].colour()
    }

    /// The province here; `None` on lone spaces and elsewhere.
    pub fn province(&self, space: Space) -> Option<Land> {
        let id = self.cells[space.index()].province();
        (id != ProvinceId::NONE).then(|| self.land(id))
    }

    /// All provinces, by their first space.
    pub fn provinces(&self) -> Vec<Land> {
        self.lands(self.used)
    }

    /// These provinces, by their first space: in which order they were founded is not to be seen on the board.
    pub(crate) fn lands(&self, ids: ProvinceIds) -> Vec<Land> {
        let mut lands: Vec<Land> = Vec::new();
        for land in ids.iter().map(|id| self.land(id)) {
            let at = lands.partition_point(|other| other.spaces.first() < land.spaces.first());
            lands.insert(at, land);
        }
        lands
    }

    /// Who has a pagoda on the village.
    pub fn village_owner(&self, village: VillageId) -> Option<Seat> {
        self.villages.iter().find(|(_, villages)| villages.contains(village)).map(|(seat, _)| seat)
    }

    pub(crate) fn land(&self, id: ProvinceId) -> Land {
        let province = self.provinces[id.index()];
        let spaces = self.spaces_of(id);
        let colour = spaces.first().and_then(|space| self.colour(space)).expect("a province has spaces");
        Land { colour, spaces, owner: province.owner, pagodas: province.pagodas }
    }

    pub(crate) fn spaces_of(&self, id: ProvinceId) -> Spaces {
        let belongs = |space: &Space| self.cells[space.index()].province() == id;
        (0..=u8::MAX).map(Space::from_index).filter(belongs).collect()
    }

    #[inline]
    pub(crate) fn all_piles_empty(&self) -> bool {
        self.piles == [0; Pile::COUNT]
    }

    /// The colour, owner, size and pagodas of what lies on a space, without the id, which
    /// is only a name.
    fn lies_on(&self, index: usize) -> (Option<Colour>, Province) {
        let cell = self.cells[index];
        (cell.colour(), self.provinces[cell.province().index()])
    }
}

/// Equal when the same things lie on the table; the ids of provinces do not count.
impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        self.phase == other.phase
            && self.supply == other.supply
            && self.piles == other.piles
            && self.hand_sizes == other.hand_sizes
            && self.lacks == other.lacks
            && self.villages == other.villages
            && self.free == other.free
            && (0..Space::COUNT).all(|index| self.lies_on(index) == other.lies_on(index))
    }
}

impl Eq for Table {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_below_a_kilobyte() {
        assert!(size_of::<State>() <= 1024, "{} bytes", size_of::<State>());
    }
}
