//! Points if the game ended now (K10).

use ::kaiser::Table;

use super::encoder::{FeatureSink, PerSeat, Perspective};
use super::{buckets, roads};

/// Each seat's points by source.
#[derive(Clone, Copy, Default)]
pub(super) struct Points {
    /// Houses that were scored during the game.
    pub(super) scored: PerSeat<u16>,
    /// Houses that aren't scored yet.
    pub(super) houses: PerSeat<u16>,
    pub(super) alliances: PerSeat<u16>,
    pub(super) roads: PerSeat<u16>,
    pub(super) stage: usize,
}

impl Points {
    /// Returns the points that nobody can lose any more; the others have to be added.
    pub(super) fn new(pov: &Perspective, table: &Table) -> Self {
        Self { scored: pov.per_seat(|seat| table.points(seat)), stage: stage(pov, table), ..Self::default() }
    }

    /// Encodes everybody's points.
    #[inline]
    pub(super) fn encode(&self, pov: &Perspective, sink: &mut impl FeatureSink) {
        let mut totals = PerSeat::default();
        for (place, total) in totals.iter_mut().enumerate().take(pov.players) {
            let (houses, alliances, roads) = (self.houses[place], self.alliances[place], self.roads[place]);
            *total = i32::from(self.scored[place] + houses + alliances + roads);
            if let Some(bucket) = buckets::house_points(houses) {
                sink.activate(pov.layout.house_points + place * 5 + bucket);
            }
            if let Some(bucket) = buckets::alliance_points(alliances) {
                sink.activate(pov.layout.alliance_points + place * 5 + bucket);
            }
            roads::encode_points(pov, place, roads, sink);
        }
        let others = &totals[1..pov.players];
        for (other, total) in others.iter().enumerate() {
            sink.activate(pov.layout.ahead + other * 15 + buckets::ahead(totals[0] - total));
        }
        let lead = totals[0] - others.iter().copied().max().unwrap_or(0);
        sink.activate(pov.layout.lead + self.stage * 19 + buckets::ahead_of_all(lead));
    }
}

/// Returns the stage of the game: the first pile, the second, its last cards, the last round.
#[inline]
fn stage(pov: &Perspective, table: &Table) -> usize {
    match table.run_out() {
        0 => 0,
        1 if usize::from(table.pile_size()) > 2 * pov.players => 1,
        1 => 2,
        _ => 3,
    }
}

/// Adds points, seat by seat.
#[inline]
pub(super) fn add(to: &mut PerSeat<u16>, more: &PerSeat<u16>) {
    to.iter_mut().zip(more).for_each(|(to, more)| *to += more);
}

/// Subtracts points, seat by seat.
#[inline]
pub(super) fn sub(from: &mut PerSeat<u16>, less: &PerSeat<u16>) {
    from.iter_mut().zip(less).for_each(|(from, less)| *from -= less);
}
