//! What rows score (K10.3), remembered.

use std::sync::Arc;

use ::kaiser::{Kaiser, Map, Spaces, Table};

const SLOTS: usize = 1 << 10;

/// What the best rows of stretches score, as far as it was asked before.
#[derive(Default)]
pub(super) struct KnownRows {
    /// The map with the roads.
    map: Option<Arc<Map>>,
    slots: Vec<Known>,
}

#[derive(Clone, Copy, Default)]
struct Known {
    houses: Spaces,
    fortified: Spaces,
    points: u16,
}

impl KnownRows {
    /// Forgets everything if it was about another map.
    pub(super) fn be_for(&mut self, map: &Arc<Map>) {
        if self.map.as_ref().is_none_or(|known| !Arc::ptr_eq(known, map)) {
            self.map = Some(Arc::clone(map));
            self.slots.clear();
            self.slots.resize(SLOTS, Known::default());
        }
    }

    /// What the best rows of this stretch score.
    #[inline]
    pub(super) fn points(&mut self, game: &Kaiser, table: &Table, houses: Spaces) -> u16 {
        let fortified = houses & table.fortifications();
        let hash = houses.bits().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - SLOTS.trailing_zeros());
        let slot = &mut self.slots[hash as usize];
        if slot.houses != houses || slot.fortified != fortified {
            *slot = Known { houses, fortified, points: game.road_points(table, houses) };
        }
        slot.points
    }
}
