//! A view as data, for programs that don't know the rules.

use game::{Counts, Describe, Seat, Step, StepOf, Viewer};
use serde::Serialize;

use crate::Kaiser;
use crate::card::{Card, Cards};
use crate::event::Event;
use crate::province::Province;
use crate::space::Spaces;
use crate::state::{Phase, State, Supply};
use crate::view::View;

/// Everything a view shows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KaiserData"))]
pub struct Data {
    /// What happens next.
    pub phase: Phase,
    /// The first player (K2.3).
    pub emperor: Seat,
    /// The players, by seat.
    pub players: Vec<PlayerData>,
    /// The nine provinces.
    pub provinces: Vec<ProvinceData>,
    /// The fortifications, including those under houses.
    pub fortifications: Spaces,
    /// The face-up cards.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Card>"))]
    pub display: Cards,
    /// The discard pile.
    #[cfg_attr(feature = "typescript", ts(type = "Record<Card, number>"))]
    pub discard: Counts<Card>,
    /// The number of cards in the pile.
    pub pile_size: u8,
    /// How often the pile has run out (K7.4).
    pub run_out: u8,
    /// The viewer's own hand; `None` for the public.
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Card>>"))]
    pub hand: Option<Cards>,
    /// The cards that the viewer hasn't seen, in the pile and other hands.
    #[cfg_attr(feature = "typescript", ts(type = "Record<Card, number>"))]
    pub unseen: Counts<Card>,
}

/// What everybody knows of a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KaiserPlayer"))]
pub struct PlayerData {
    /// The houses on the map.
    pub houses: Spaces,
    /// The pieces left.
    pub supply: Supply,
    /// Points from house scoring during the game.
    pub points: u16,
    /// Points after the final scoring; 0 before it.
    pub total: u16,
    /// Cards in hand.
    pub hand_size: u8,
    /// Cards in hand that came from the display.
    #[cfg_attr(feature = "typescript", ts(as = "Vec<Card>"))]
    pub known: Cards,
    /// Hidden cards in hand since before the discard pile was shuffled.
    pub held: u8,
}

/// What stands in a province.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KaiserProvinceState"))]
pub struct ProvinceData {
    /// Its name.
    pub name: Province,
    /// The emissaries, by seat.
    pub emissaries: Vec<u8>,
    /// Have its houses been scored (K6.1)?
    pub scored: bool,
}

impl Describe for Kaiser {
    type Event = Event;
    type Data = Data;

    fn explain(&self, before: &State, step: StepOf<Self>) -> Vec<Event> {
        let (mut state, mut events) = (*before, Vec::new());
        match step {
            Step::Move(m) => self.play_before(&mut state, m, &mut events),
            Step::Chance(card) => self.resolve_before(&mut state, card, &mut events),
        }
        events
    }

    fn sees(&self, state: &State, viewer: Viewer) -> bool {
        match state.table.phase {
            Phase::Deal(seat) | Phase::Reveal(seat, _) => viewer.is(seat),
            Phase::Open | Phase::Fill(_) => true,
            Phase::Act(_) | Phase::Again(..) | Phase::Take(..) | Phase::Over(_) => false,
        }
    }

    fn shows(&self, event: &Event, viewer: Viewer) -> bool {
        match event {
            Event::Dealt { seat, .. } | Event::Saw { seat, .. } => viewer.is(*seat),
            _ => true,
        }
    }

    fn describe(&self, view: &View) -> Data {
        let table = view.table();
        let player = |seat| PlayerData {
            houses: table.houses(seat),
            supply: table.supply(seat),
            points: table.points(seat),
            total: table.total(seat),
            hand_size: table.hand_size(seat),
            known: *table.known(seat),
            held: table.held[seat],
        };
        let province = |name| ProvinceData {
            name,
            emissaries: Seat::all(self.players).map(|seat| table.emissaries(name, seat)).collect(),
            scored: table.scored().contains(name),
        };
        Data {
            phase: table.phase(),
            emperor: table.emperor(),
            players: Seat::all(self.players).map(player).collect(),
            provinces: Province::ALL.map(province).into(),
            fortifications: table.fortifications(),
            display: *table.display(),
            discard: Counts(*table.discard()),
            pile_size: table.pile_size(),
            run_out: table.run_out(),
            hand: (view.viewer() != Viewer::Public).then_some(*view.hand()),
            unseen: Counts(view.unseen()),
        }
    }
}
