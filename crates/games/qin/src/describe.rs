//! A view as data, for programs that don't know the rules.

use game::{Counts, Describe, Seat, Step, StepOf, Viewer};
use serde::Serialize;

use crate::Qin;
use crate::board::Printed;
use crate::event::Event;
use crate::moves::Pile;
use crate::space::Space;
use crate::spaces::Spaces;
use crate::state::{Lacks, Land, Phase, State};
use crate::tile::{Colour, Tile, Tiles};
use crate::view::View;

/// Everything a view shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinData"))]
pub struct Data {
    /// What happens next.
    pub phase: Phase,
    /// The board, row by row.
    pub cells: Vec<Vec<CellData>>,
    /// All provinces.
    pub provinces: Vec<Land>,
    /// All villages.
    pub villages: Vec<VillageData>,
    /// The players, by seat.
    pub players: Vec<PlayerData>,
    /// The height of each pile.
    pub piles: Vec<u8>,
    /// The viewer's own hand; `None` for the public.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Tile>>"))]
    pub hand: Option<Tiles>,
    /// The tiles that the viewer hasn't seen, in piles and other hands.
    #[cfg_attr(feature = "typescript", ts(type = "Record<QinTile, number>"))]
    pub unseen: Counts<Tile>,
}

/// A space of the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinCell"))]
pub struct CellData {
    /// What is printed there.
    pub printed: Ground,
    /// The colour of the tile half or start space there.
    pub colour: Option<Colour>,
    /// Who owns the province there.
    pub owner: Option<Seat>,
}

/// What is printed on a space (Q1.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinGround"))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is its name")]
pub enum Ground {
    Grass,
    Water,
    Village,
    Start,
}

/// A village of one or two squares.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinVillage"))]
pub struct VillageData {
    /// Its squares.
    pub squares: Spaces,
    /// Who has a pagoda on it.
    pub owner: Option<Seat>,
}

/// What everybody knows of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinPlayer"))]
pub struct PlayerData {
    /// Pagodas left.
    pub supply: u8,
    /// Tiles in hand.
    pub hand_size: u8,
    /// What passes have shown (Q3.7).
    pub lacks: Lacks,
}

impl Describe for Qin {
    type Event = Event;
    type Data = Data;

    fn explain(&self, before: &State, step: StepOf<Self>) -> Vec<Event> {
        let (mut state, mut events) = (*before, Vec::new());
        match step {
            Step::Move(m) => self.play_before(&mut state, m, &mut events),
            Step::Chance(tile) => self.resolve_before(&mut state, tile, &mut events),
        }
        events
    }

    fn sees(&self, state: &State, viewer: Viewer) -> bool {
        matches!(state.table.phase, Phase::Deal(seat) | Phase::Reveal(seat, _) if viewer.is(seat))
    }

    fn shows(&self, event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::Dealt { seat, .. } | Event::Took { seat, .. } => viewer.is(*seat),
            _ => true,
        }
    }

    fn describe(&self, view: &View) -> Data {
        let table = view.table();
        let row = |row| (0..self.board.width()).filter_map(move |column| Space::at(column, row));
        let village = |(id, village): (_, &crate::board::Village)| VillageData {
            squares: village.squares,
            owner: table.village_owner(id),
        };
        let player = |seat| PlayerData {
            supply: table.supply(seat),
            hand_size: table.hand_size(seat),
            lacks: table.lacks(seat),
        };
        Data {
            phase: table.phase(),
            cells: (0..self.board.height())
                .map(|y| row(y).map(|space| self.cell_data(view, space)).collect())
                .collect(),
            provinces: table.provinces(),
            villages: self.board.villages().map(village).collect(),
            players: Seat::all(self.players).map(player).collect(),
            piles: Pile::all().map(|pile| table.pile(pile)).collect(),
            hand: (view.viewer() != Viewer::Public).then_some(*view.hand()),
            unseen: Counts(*view.unseen()),
        }
    }
}

impl Qin {
    fn cell_data(&self, view: &View, space: Space) -> CellData {
        let printed = match self.board.printed(space) {
            Some(Printed::Grass) | None => Ground::Grass,
            Some(Printed::Water) => Ground::Water,
            Some(Printed::Village(_)) => Ground::Village,
            Some(Printed::Start(_)) => Ground::Start,
        };
        let table = view.table();
        CellData { printed, colour: table.colour(space), owner: table.province(space).map(|land| land.owner) }
    }
}
