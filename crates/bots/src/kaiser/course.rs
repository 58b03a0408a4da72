//! The course of the game (K3, K7, K9), and the supplies (K1.3).

use ::kaiser::{DISPLAY, Drawing, HAND, Phase, State, Table};

use super::buckets;
use super::cards::pays;
use super::eye::{Eye, Sink};
use super::lands::Land;

/// The inputs of what has to happen next. `second` is the province of a second piece.
#[inline]
pub(super) fn show_phase(eye: &Eye, state: &State, second: Option<&Land>, sink: &mut impl Sink) {
    let table = state.table();
    let cards = usize::from(table.hand_size(eye.me()));
    let due = usize::from(HAND).saturating_sub(cards).clamp(1, 3) - 1;
    let phase = match table.phase() {
        Phase::Again(seat, province) if seat == eye.me() => {
            let colour = eye.map().colour(province);
            if let Some(land) = second {
                show_second(eye, state, land, pays(state.hand(seat), colour), sink);
            }
            1 + cards.clamp(1, 2) - 1
        }
        Phase::Take(seat, Drawing::UpToThree) if seat == eye.me() => 3 + due,
        Phase::Take(seat, Drawing::One) if seat == eye.me() => 6,
        Phase::Reveal(seat, Drawing::UpToThree) if seat == eye.me() => 7 + due,
        Phase::Reveal(seat, Drawing::One) if seat == eye.me() => 10,
        Phase::Fill(seat) if seat == eye.me() => {
            11 + (DISPLAY.saturating_sub(table.display().len())).clamp(1, 4) as usize - 1
        }
        _ => 0,
    };
    sink.on(eye.layout.phase + phase);
}

/// K4.3: what a second piece may be.
#[inline]
fn show_second(eye: &Eye, state: &State, land: &Land, paid: bool, sink: &mut impl Sink) {
    let supply = state.table().supply(eye.me());
    let house = paid && land.free > 0 && supply.houses > 0;
    let envoy = paid && land.room > 0 && supply.emissaries > 0;
    if house {
        sink.on(eye.layout.second_house + land.lead() * 2 + usize::from(land.free > 1));
    }
    if envoy {
        sink.on(eye.layout.second_envoy + land.envoy_lead());
    }
    if !house && !envoy {
        sink.on(eye.layout.unpaid);
    }
}

/// The inputs of the room on the map and of my supply.
#[inline]
pub(super) fn show_mine(eye: &Eye, table: &Table, free: u16, sink: &mut impl Sink) {
    let (layout, supply) = (eye.layout, table.supply(eye.me()));
    sink.on(layout.map_room + buckets::map_room(free));
    sink.on(layout.my_houses + buckets::my_houses(supply.houses));
    sink.on(layout.my_emissaries + buckets::my_emissaries(supply.emissaries));
    if supply.fortifications > 0 {
        sink.on(layout.fortifications);
    }
}

/// The inputs of the course of the game that no decision of mine changes.
pub(super) fn show_far(eye: &Eye, table: &Table, sink: &mut impl Sink) {
    let layout = eye.layout;
    let emperor = eye.seats().iter().position(|&seat| seat == table.emperor()).unwrap_or(0);
    sink.on(layout.emperor + emperor);
    if let run_out @ ..2 = usize::from(table.run_out()) {
        sink.on(layout.pile + run_out * 8 + buckets::pile(table.pile_size()));
    } else {
        // K9.1: the last turn is that of the seat before the emperor's.
        sink.on(layout.last_turns + (emperor + eye.players - 1) % eye.players);
    }
    for (other, &seat) in eye.others().iter().enumerate() {
        let supply = table.supply(seat);
        if supply.houses < 4 {
            sink.on(layout.supplies + other * 6 + usize::from(supply.houses == 0));
        }
        sink.on(layout.supplies + other * 6 + 2 + buckets::emissaries(supply.emissaries));
        if supply.fortifications > 0 {
            sink.on(layout.fortifications + 1 + other);
        }
    }
}
