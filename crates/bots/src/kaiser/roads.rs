//! Roads (K10.3): stretches of connected houses, and where they can still grow.

use std::sync::Arc;

use ::kaiser::{HOUSES, Kaiser, Map, Space, Spaces, Table};

use super::buckets;
use super::encoder::{FeatureSink, Perspective};

/// What a seat has along the roads.
#[derive(Clone, Copy, Default)]
pub(super) struct RoadStats {
    /// What its rows would score now.
    pub(super) points: u16,
    /// The free spaces that would give it a row of four.
    pub(super) completing: Spaces,
}

/// A stretch: connected houses of one seat.
#[derive(Clone, Copy, Default)]
pub(super) struct Stretch {
    houses: Spaces,
    /// The spaces next to its houses, and those in it.
    reach: Spaces,
    length: usize,
}

/// All stretches of a seat.
#[derive(Clone, Copy, Default)]
pub(super) struct Stretches {
    stretches: [Stretch; HOUSES as usize],
    count: usize,
}

impl Stretches {
    pub(super) fn of(pov: &Perspective, houses: Spaces) -> Self {
        let (mut all, mut left) = (Self::default(), houses);
        while let Some(house) = left.first() {
            let stretch = stretch(pov, house, left);
            left = left.without(stretch.houses);
            all.stretches[all.count] = stretch;
            all.count += 1;
        }
        all
    }

    #[inline]
    pub(super) fn iter(&self) -> impl Iterator<Item = Stretch> {
        self.stretches[..self.count].iter().copied()
    }

    /// Returns whether the space is next to one of the houses.
    #[inline]
    pub(super) fn reach(&self, space: Space) -> bool {
        self.iter().any(|stretch| stretch.reach.contains(space))
    }

    /// Returns the stretches with one more house, which joins those next to it.
    #[inline]
    pub(super) fn with(&self, pov: &Perspective, space: Space) -> impl Iterator<Item = Stretch> {
        let house = Stretch { houses: Spaces::one(space), reach: pov.map().roads(space), length: 1 };
        let joined = self.iter().filter(|stretch| stretch.reach.contains(space)).fold(house, Stretch::join);
        self.iter().filter(move |stretch| !stretch.reach.contains(space)).chain([joined])
    }
}

impl Stretch {
    #[inline]
    fn join(self, other: Self) -> Self {
        let (houses, reach) = (self.houses | other.houses, self.reach | other.reach);
        Self { houses, reach, length: self.length + other.length }
    }

    #[inline]
    fn encode(&self, pov: &Perspective, table: &Table, place: usize, open: Spaces, sink: &mut impl FeatureSink) {
        let kind = match (self.length, up_to_three(open)) {
            (4.., open) => Some(4 + usize::from(open > 0)),
            (2 | 3, open @ 1..) => Some((self.length - 2) * 2 + usize::from(open > 1)),
            _ => None,
        };
        if let Some(kind) = kind {
            sink.activate(pov.layout.stretches + place * 6 + kind);
        }
        if !(self.houses & table.fortifications()).is_empty() {
            sink.activate(pov.layout.fortified + usize::from(place > 0) * 4 + self.length.min(4) - 1);
        }
    }
}

/// Encodes the roads of the seat at this place, clockwise, with these stretches and built spaces. `score` returns the
/// points of the best rows of a stretch of four or more houses.
#[inline]
pub(super) fn encode_roads(
    pov: &Perspective,
    table: &Table,
    place: usize,
    (stretches, built): (impl Iterator<Item = Stretch>, Spaces),
    sink: &mut impl FeatureSink,
    mut score: impl FnMut(Spaces) -> u16,
) -> RoadStats {
    let mut points = 0;
    // Free spaces next to stretches of 1, of 2, of two stretches of 2, of 3, of more.
    let [mut ones, mut twos, mut two_twos, mut threes, mut more] = [Spaces::NONE; 5];
    for stretch in stretches {
        let open = stretch.reach.without(built);
        match stretch.length {
            1 => ones = ones | open,
            2 => {
                two_twos = two_twos | (twos & open);
                twos = twos | open;
            }
            3 => threes = threes | open,
            _ => {
                more = more | open;
                points += score(stretch.houses);
            }
        }
        stretch.encode(pov, table, place, open, sink);
    }
    let completing = (threes | two_twos | (twos & ones)).without(more);
    let count = up_to_three(completing);
    if count > 0 {
        sink.activate(pov.layout.completing + place * 2 + usize::from(count > 1));
    }
    RoadStats { points, completing }
}

/// Encodes my completing spaces that I hold cards for.
#[inline]
pub(super) fn encode_payable(pov: &Perspective, completing: Spaces, payable: Spaces, sink: &mut impl FeatureSink) {
    let count = up_to_three(completing & payable).min(2);
    if count > 0 {
        sink.activate(pov.layout.payable + count - 1);
    }
}

/// Encodes a seat's points from roads.
#[inline]
pub(super) fn encode_points(pov: &Perspective, place: usize, points: u16, sink: &mut impl FeatureSink) {
    if let Some(bucket) = buckets::road_points(points) {
        sink.activate(pov.layout.road_points + place * 4 + bucket);
    }
}

#[inline]
fn stretch(pov: &Perspective, house: Space, among: Spaces) -> Stretch {
    let mut stretch = Stretch { houses: Spaces::one(house), length: 0, reach: Spaces::NONE };
    let mut new = stretch.houses;
    while let Some(space) = new.first() {
        new.remove(space);
        let roads = pov.map().roads(space);
        let reached = (roads & among).without(stretch.houses);
        stretch.houses = stretch.houses | reached;
        stretch.reach = stretch.reach | roads;
        stretch.length += 1;
        new = new | reached;
    }
    stretch
}

/// Returns the number of spaces, at most three.
#[inline]
fn up_to_three(mut spaces: Spaces) -> usize {
    let mut count = 0;
    while let (Some(space), true) = (spaces.first(), count < 3) {
        spaces.remove(space);
        count += 1;
    }
    count
}

const SLOTS: usize = 1 << 10;

/// A cache of what the best rows of stretches score.
#[derive(Default)]
pub(super) struct RoadPointsCache {
    /// The map that the cache is for.
    map: Option<Arc<Map>>,
    slots: Vec<CachedPoints>,
}

#[derive(Clone, Copy, Default)]
struct CachedPoints {
    houses: Spaces,
    fortified: Spaces,
    points: u16,
}

impl RoadPointsCache {
    /// Clears the cache if it was for another map.
    pub(super) fn reset_for(&mut self, map: &Arc<Map>) {
        if self.map.as_ref().is_none_or(|known| !Arc::ptr_eq(known, map)) {
            self.map = Some(Arc::clone(map));
            self.slots.clear();
            self.slots.resize(SLOTS, CachedPoints::default());
        }
    }

    /// Returns what the best rows of this stretch score.
    #[inline]
    pub(super) fn points(&mut self, game: &Kaiser, table: &Table, houses: Spaces) -> u16 {
        let fortified = houses & table.fortifications();
        let hash = houses.bits().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (u64::BITS - SLOTS.trailing_zeros());
        let slot = &mut self.slots[hash as usize];
        if slot.houses != houses || slot.fortified != fortified {
            *slot = CachedPoints { houses, fortified, points: game.road_points(table, houses) };
        }
        slot.points
    }
}
