//! The course of the game (K3, K7, K9) and the supplies (K1.3).

use ::kaiser::{DISPLAY, Drawing, HAND, Phase, State, Table};

use super::buckets;
use super::cards::pays;
use super::encoder::{FeatureSink, Perspective};
use super::provinces::ProvinceStats;

/// Encodes what has to happen next. `second` is the province of a second piece.
#[inline]
pub(super) fn encode_phase(
    pov: &Perspective,
    state: &State,
    second: Option<&ProvinceStats>,
    sink: &mut impl FeatureSink,
) {
    let table = state.table();
    let cards = usize::from(table.hand_size(pov.me()));
    let due = usize::from(HAND).saturating_sub(cards).clamp(1, 3) - 1;
    let phase = match table.phase() {
        Phase::Again(seat, province) if seat == pov.me() => {
            let colour = pov.map().colour(province);
            if let Some(stats) = second {
                encode_second_piece(pov, state, stats, pays(state.hand(seat), colour), sink);
            }
            1 + cards.clamp(1, 2) - 1
        }
        Phase::Take(seat, Drawing::UpToThree) if seat == pov.me() => 3 + due,
        Phase::Take(seat, Drawing::One) if seat == pov.me() => 6,
        Phase::Reveal(seat, Drawing::UpToThree) if seat == pov.me() => 7 + due,
        Phase::Reveal(seat, Drawing::One) if seat == pov.me() => 10,
        Phase::Fill(seat) if seat == pov.me() => {
            11 + (DISPLAY.saturating_sub(table.display().len())).clamp(1, 4) as usize - 1
        }
        _ => 0,
    };
    sink.activate(pov.layout.phase + phase);
}

/// Encodes what a second piece may be (K4.3).
#[inline]
fn encode_second_piece(
    pov: &Perspective,
    state: &State,
    stats: &ProvinceStats,
    paid: bool,
    sink: &mut impl FeatureSink,
) {
    let supply = state.table().supply(pov.me());
    let house = paid && stats.free > 0 && supply.houses > 0;
    let envoy = paid && stats.room > 0 && supply.emissaries > 0;
    if house {
        sink.activate(pov.layout.second_house + stats.lead() * 2 + usize::from(stats.free > 1));
    }
    if envoy {
        sink.activate(pov.layout.second_envoy + stats.envoy_lead());
    }
    if !house && !envoy {
        sink.activate(pov.layout.unpaid);
    }
}

/// Encodes the room on the map and my supply.
#[inline]
pub(super) fn encode_own_supply(pov: &Perspective, table: &Table, free: u16, sink: &mut impl FeatureSink) {
    let (layout, supply) = (pov.layout, table.supply(pov.me()));
    sink.activate(layout.map_room + buckets::map_room(free));
    sink.activate(layout.my_houses + buckets::my_houses(supply.houses));
    sink.activate(layout.my_emissaries + buckets::my_emissaries(supply.emissaries));
    if supply.fortifications > 0 {
        sink.activate(layout.fortifications);
    }
}

/// Encodes the course of the game as far as none of my decisions changes it.
pub(super) fn encode_fixed(pov: &Perspective, table: &Table, sink: &mut impl FeatureSink) {
    let layout = pov.layout;
    let emperor = pov.seats().iter().position(|&seat| seat == table.emperor()).unwrap_or(0);
    sink.activate(layout.emperor + emperor);
    if let run_out @ ..2 = usize::from(table.run_out()) {
        sink.activate(layout.pile + run_out * 8 + buckets::pile(table.pile_size()));
    } else {
        // K9.1: the last turn is that of the seat before the emperor's.
        sink.activate(layout.last_turns + (emperor + pov.players - 1) % pov.players);
    }
    for (other, &seat) in pov.others().iter().enumerate() {
        let supply = table.supply(seat);
        if supply.houses < 4 {
            sink.activate(layout.supplies + other * 6 + usize::from(supply.houses == 0));
        }
        sink.activate(layout.supplies + other * 6 + 2 + buckets::emissaries(supply.emissaries));
        if supply.fortifications > 0 {
            sink.activate(layout.fortifications + 1 + other);
        }
    }
}
