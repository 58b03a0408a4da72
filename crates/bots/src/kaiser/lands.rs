//! Provinces: their houses (K6) and emissaries (K5.2).

use ::kaiser::{BySeat, Province, Table, rank_points};

use game::Seat;

use super::buckets;
use super::eye::{Eye, Round, Sink};

/// How a province stands.
#[derive(Clone, Copy, Default)]
pub(super) struct Land {
    pub(super) houses: Round<u8>,
    pub(super) emissaries: Round<u8>,
    /// What its houses would score now; nothing once it is scored.
    pub(super) points: Round<u16>,
    pub(super) free: u8,
    pub(super) scored: bool,
    /// How many more emissaries it takes.
    pub(super) room: u8,
    /// All emissaries.
    pub(super) envoys: u8,
    /// The most emissaries of one seat, and a bit for each seat that has so many.
    pub(super) most: u8,
    pub(super) majority: u8,
    /// A bit for each seat with a house on a fortification.
    doubled: u8,
    /// There is a fortification on a free space.
    free_fortification: bool,
}

impl Land {
    pub(super) fn new(eye: &Eye, table: &Table, province: Province) -> Self {
        let spaces = eye.map().houses(province);
        let fortified = spaces & table.fortifications();
        let scored = table.scored().contains(province);
        let emissaries = eye.round(|seat| table.emissaries(province, seat));
        let (most, majority) = majority(eye, &emissaries);
        let houses = eye.round(|seat| (table.houses(seat) & spaces).len() as u8);
        let doubled = bits(eye, |place| !(table.houses(eye.seats()[place]) & fortified).is_empty());
        let points = if scored { Round::default() } else { points(houses, doubled) };
        Self {
            houses,
            emissaries,
            points,
            free: spaces.without(table.built()).len() as u8,
            scored,
            room: table.room(province),
            envoys: table.envoys(province),
            most,
            majority,
            doubled,
            free_fortification: !fortified.without(table.built()).is_empty(),
        }
    }

    /// How the province stands after a move of mine.
    pub(super) fn after(&self, eye: &Eye, table: &Table, province: Province) -> Self {
        let spaces = eye.map().houses(province);
        let fortified = spaces & table.fortifications();
        let mut land = *self;
        land.houses[0] = (table.houses(eye.me()) & spaces).len() as u8;
        land.emissaries[0] = table.emissaries(province, eye.me());
        land.doubled |= u8::from(!(table.houses(eye.me()) & fortified).is_empty());
        land.free_fortification = !fortified.without(table.built()).is_empty();
        land.scored = table.scored().contains(province);
        land.free = self.free - (land.houses[0] - self.houses[0]);
        land.room = table.room(province);
        land.envoys = table.envoys(province);
        if land.emissaries[0] != self.emissaries[0] {
            (land.most, land.majority) = majority(eye, &land.emissaries);
        }
        land.points = if land.scored { Round::default() } else { points(land.houses, land.doubled) };
        land
    }

    /// My lead in houses.
    pub(super) fn lead(&self) -> usize {
        buckets::lead(self.houses[0], best(&self.houses))
    }

    /// My lead in emissaries.
    pub(super) fn envoy_lead(&self) -> usize {
        buckets::lead_if_any(self.emissaries[0], best(&self.emissaries))
    }

    /// The inputs of the province, where I hold so many cards of its colour.
    #[inline]
    pub(super) fn show(&self, eye: &Eye, province: Province, held: u8, sink: &mut impl Sink) {
        if self.scored {
            sink.on(eye.layout.scored + province.index());
        } else {
            self.show_houses(eye, province, held, sink);
        }
        self.show_emissaries(eye, province, held, sink);
    }

    fn show_houses(&self, eye: &Eye, province: Province, held: u8, sink: &mut impl Sink) {
        let (layout, index) = (eye.layout, province.index());
        let (mine, best) = (self.houses[0], best(&self.houses));
        let free = usize::from(self.free.clamp(1, 3)) - 1;
        let lead = self.lead();
        sink.on(layout.contest + buckets::contest::<4>(mine, best) * 3 + free);
        if mine > 0 {
            sink.on(layout.houses + index * 4 + usize::from(mine.min(4)) - 1);
        }
        sink.on(layout.free + index * 4 + usize::from(self.free.clamp(1, 4)) - 1);
        sink.on(layout.gain + buckets::gain(self.points[0]) * 3 + free);
        let most = self.points[1..].iter().copied().max().unwrap_or(0);
        let margin = i32::from(self.points[0]) - i32::from(most);
        sink.on(layout.gain_margin + buckets::gain_margin(margin) * 3 + free);
        if held > 0 {
            sink.on(layout.held_houses + (usize::from(held.min(2) - 1) * 5 + lead) * 3 + free);
        }
        self.show_rivals(eye, sink);
        if self.free_fortification {
            sink.on(layout.free_fortification + lead);
        }
        places(self.doubled).for_each(|place| sink.on(layout.doubled + place));
    }

    fn show_rivals(&self, eye: &Eye, sink: &mut impl Sink) {
        let [first, second] = two_most(&self.houses);
        for (other, &houses) in self.houses[1..eye.players].iter().enumerate() {
            if houses > 0 {
                let lead = buckets::lead(houses, if houses == first { second } else { first });
                sink.on(eye.layout.rivals + (other * 5 + lead) * 2 + usize::from(self.free > 2));
            }
        }
    }

    fn show_emissaries(&self, eye: &Eye, province: Province, held: u8, sink: &mut impl Sink) {
        let (layout, index) = (eye.layout, province.index());
        let (mine, best) = (self.emissaries[0], best(&self.emissaries));
        let lead = buckets::lead_if_any(mine, best);
        sink.on(layout.envoys + index * 6 + lead);
        let both = usize::from(mine.min(3)) * 4 + usize::from(best.min(3));
        sink.on(layout.court + both * 3 + usize::from(self.room.min(2)));
        if self.room > 0 {
            sink.on(layout.room + index * 2 + usize::from(self.room > 1));
            if held > 0 {
                sink.on(layout.held_envoys + usize::from(held.min(2) - 1) * 6 + lead);
            }
        }
        let others = eye.players - 1;
        places(self.majority >> 1).for_each(|other| sink.on(layout.majorities + index * others + other));
    }
}

/// K6.2, K6.3: what the houses score as they stand.
#[inline]
fn points(houses: Round<u8>, doubled: u8) -> Round<u16> {
    let points = rank_points(&BySeat::new(houses));
    let mut round = Round::default();
    for (place, (points, round)) in points.first(Seat::MAX).iter().zip(&mut round).enumerate() {
        *round = points << (doubled >> place & 1);
    }
    round
}

/// K10.2: the most emissaries of one seat, and who has so many; nobody without any.
#[inline]
fn majority(eye: &Eye, emissaries: &Round<u8>) -> (u8, u8) {
    let most = emissaries.iter().copied().max().unwrap_or(0);
    (most, if most > 0 { bits(eye, |place| emissaries[place] == most) } else { 0 })
}

/// The most that one of the others has.
#[inline]
fn best(counts: &Round<u8>) -> u8 {
    counts[1..].iter().copied().max().unwrap_or(0)
}

/// The most that a seat has, and the most that yet another has.
#[inline]
fn two_most(counts: &Round<u8>) -> [u8; 2] {
    counts.iter().fold([0, 0], |[first, second], &count| [first.max(count), second.max(first.min(count))])
}

/// A bit for each place, clockwise from the seat that looks, of which this is true.
#[inline]
fn bits(eye: &Eye, is: impl Fn(usize) -> bool) -> u8 {
    (0..eye.players).map(|place| u8::from(is(place)) << place).sum()
}

/// The places of which the bit is set.
#[inline]
pub(super) fn places(mut bits: u8) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(place)
    })
}
