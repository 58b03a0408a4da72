//! Provinces: their houses (K6) and emissaries (K5.2), and the alliances between them (K10.2).

use ::kaiser::{BySeat, Province, Table, rank_points};
use game::Seat;

use super::buckets;
use super::encoder::{FeatureSink, PerSeat, Perspective};

/// The pieces in a province and what follows from them.
#[derive(Clone, Copy, Default)]
pub(super) struct ProvinceStats {
    pub(super) houses: PerSeat<u8>,
    pub(super) emissaries: PerSeat<u8>,
    /// What its houses would score now; nothing once it is scored.
    pub(super) points: PerSeat<u16>,
    pub(super) free: u8,
    pub(super) scored: bool,
    /// How many more emissaries it takes.
    pub(super) room: u8,
    /// The number of emissaries.
    pub(super) envoys: u8,
    /// The most emissaries of one seat, and a bit for each seat that has this many.
    pub(super) most: u8,
    pub(super) majority: u8,
    /// A bit for each seat with a house on a fortification.
    doubled: u8,
    /// Whether there is a fortification on a free space.
    free_fortification: bool,
}

impl ProvinceStats {
    pub(super) fn new(pov: &Perspective, table: &Table, province: Province) -> Self {
        let spaces = pov.map().houses(province);
        let fortified = spaces & table.fortifications();
        let scored = table.scored().contains(province);
        let emissaries = pov.per_seat(|seat| table.emissaries(province, seat));
        let (most, majority) = majority(pov, &emissaries);
        let houses = pov.per_seat(|seat| (table.houses(seat) & spaces).len() as u8);
        let doubled = bits(pov, |place| !(table.houses(pov.seats()[place]) & fortified).is_empty());
        let points = if scored { PerSeat::default() } else { points(houses, doubled) };
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

    /// Returns the province after a move of mine.
    pub(super) fn after(&self, pov: &Perspective, table: &Table, province: Province) -> Self {
        let spaces = pov.map().houses(province);
        let fortified = spaces & table.fortifications();
        let mut stats = *self;
        stats.houses[0] = (table.houses(pov.me()) & spaces).len() as u8;
        stats.emissaries[0] = table.emissaries(province, pov.me());
        stats.doubled |= u8::from(!(table.houses(pov.me()) & fortified).is_empty());
        stats.free_fortification = !fortified.without(table.built()).is_empty();
        stats.scored = table.scored().contains(province);
        stats.free = self.free - (stats.houses[0] - self.houses[0]);
        stats.room = table.room(province);
        stats.envoys = table.envoys(province);
        if stats.emissaries[0] != self.emissaries[0] {
            (stats.most, stats.majority) = majority(pov, &stats.emissaries);
        }
        stats.points = if stats.scored { PerSeat::default() } else { points(stats.houses, stats.doubled) };
        stats
    }

    /// Returns my lead in houses, as a bucket.
    pub(super) fn lead(&self) -> usize {
        buckets::lead(self.houses[0], best(&self.houses))
    }

    /// Returns my lead in emissaries, as a bucket.
    pub(super) fn envoy_lead(&self) -> usize {
        buckets::lead_if_any(self.emissaries[0], best(&self.emissaries))
    }

    /// Encodes the province. I hold `held` cards of its colour.
    #[inline]
    pub(super) fn encode(&self, pov: &Perspective, province: Province, held: u8, sink: &mut impl FeatureSink) {
        if self.scored {
            sink.activate(pov.layout.scored + province.index());
        } else {
            self.encode_houses(pov, province, held, sink);
        }
        self.encode_emissaries(pov, province, held, sink);
    }

    fn encode_houses(&self, pov: &Perspective, province: Province, held: u8, sink: &mut impl FeatureSink) {
        let (layout, index) = (pov.layout, province.index());
        let (mine, best) = (self.houses[0], best(&self.houses));
        let free = usize::from(self.free.clamp(1, 3)) - 1;
        let lead = self.lead();
        sink.activate(layout.contest + buckets::contest::<4>(mine, best) * 3 + free);
        if mine > 0 {
            sink.activate(layout.houses + index * 4 + usize::from(mine.min(4)) - 1);
        }
        sink.activate(layout.free + index * 4 + usize::from(self.free.clamp(1, 4)) - 1);
        sink.activate(layout.gain + buckets::gain(self.points[0]) * 3 + free);
        let most = self.points[1..].iter().copied().max().unwrap_or(0);
        let margin = i32::from(self.points[0]) - i32::from(most);
        sink.activate(layout.gain_margin + buckets::gain_margin(margin) * 3 + free);
        if held > 0 {
            sink.activate(layout.held_houses + (usize::from(held.min(2) - 1) * 5 + lead) * 3 + free);
        }
        self.encode_rivals(pov, sink);
        if self.free_fortification {
            sink.activate(layout.free_fortification + lead);
        }
        places(self.doubled).for_each(|place| sink.activate(layout.doubled + place));
    }

    fn encode_rivals(&self, pov: &Perspective, sink: &mut impl FeatureSink) {
        let [first, second] = two_most(&self.houses);
        for (other, &houses) in self.houses[1..pov.players].iter().enumerate() {
            if houses > 0 {
                let lead = buckets::lead(houses, if houses == first { second } else { first });
                sink.activate(pov.layout.rivals + (other * 5 + lead) * 2 + usize::from(self.free > 2));
            }
        }
    }

    fn encode_emissaries(&self, pov: &Perspective, province: Province, held: u8, sink: &mut impl FeatureSink) {
        let (layout, index) = (pov.layout, province.index());
        let (mine, best) = (self.emissaries[0], best(&self.emissaries));
        let lead = buckets::lead_if_any(mine, best);
        sink.activate(layout.envoys + index * 6 + lead);
        let both = usize::from(mine.min(3)) * 4 + usize::from(best.min(3));
        sink.activate(layout.court + both * 3 + usize::from(self.room.min(2)));
        if self.room > 0 {
            sink.activate(layout.room + index * 2 + usize::from(self.room > 1));
            if held > 0 {
                sink.activate(layout.held_envoys + usize::from(held.min(2) - 1) * 6 + lead);
            }
        }
        let others = pov.players - 1;
        places(self.majority >> 1).for_each(|other| sink.activate(layout.majorities + index * others + other));
    }
}

/// Returns what the houses would score (K6.2, K6.3).
#[inline]
fn points(houses: PerSeat<u8>, doubled: u8) -> PerSeat<u16> {
    let points = rank_points(&BySeat::new(houses));
    let mut round = PerSeat::default();
    for (place, (points, round)) in points.first(Seat::MAX).iter().zip(&mut round).enumerate() {
        *round = points << (doubled >> place & 1);
    }
    round
}

/// Returns the most emissaries of one seat, and who has this many (K10.2); nobody if there are none.
#[inline]
fn majority(pov: &Perspective, emissaries: &PerSeat<u8>) -> (u8, u8) {
    let most = emissaries.iter().copied().max().unwrap_or(0);
    (most, if most > 0 { bits(pov, |place| emissaries[place] == most) } else { 0 })
}

/// Returns the most that one of the others has.
#[inline]
fn best(counts: &PerSeat<u8>) -> u8 {
    counts[1..].iter().copied().max().unwrap_or(0)
}

/// Returns the two highest counts.
#[inline]
fn two_most(counts: &PerSeat<u8>) -> [u8; 2] {
    counts.iter().fold([0, 0], |[first, second], &count| [first.max(count), second.max(first.min(count))])
}

/// Returns a bit for each place, clockwise from the viewing seat, for which this is true.
#[inline]
fn bits(pov: &Perspective, is: impl Fn(usize) -> bool) -> u8 {
    (0..pov.players).map(|place| u8::from(is(place)) << place).sum()
}

/// Returns the places whose bit is set.
#[inline]
pub(super) fn places(mut bits: u8) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(place)
    })
}

/// Encodes an alliance between two provinces; returns what it would score now.
#[inline]
pub(super) fn encode_alliance(
    pov: &Perspective,
    one: &ProvinceStats,
    other: &ProvinceStats,
    sink: &mut impl FeatureSink,
) -> PerSeat<u16> {
    let mut scores = PerSeat::default();
    let points = u16::from(one.envoys) + u16::from(other.envoys);
    for place in places(one.majority & other.majority) {
        scores[place] = points;
        sink.activate(pov.layout.allied + place * 8 + buckets::alliance(points));
    }
    encode_half_alliance(pov, one.majority & !other.majority, other, sink);
    encode_half_alliance(pov, other.majority & !one.majority, one, sink);
    scores
}

/// Encodes those who lack the majority in this province only.
#[inline]
fn encode_half_alliance(pov: &Perspective, who: u8, province: &ProvinceStats, sink: &mut impl FeatureSink) {
    let room = usize::from(province.room.min(2));
    for place in places(who) {
        let lacks_more = province.most > province.emissaries[place] + 1;
        sink.activate(pov.layout.half_allied + (place * 2 + usize::from(lacks_more)) * 3 + room);
    }
}
