//! Points if the game ended now (K10).

use ::kaiser::Table;

use super::eye::{Eye, Round, Sink};
use super::{buckets, roads};

/// Each seat's points, by where they come from.
#[derive(Clone, Copy, Default)]
pub(super) struct Points {
    /// Houses that were scored during the game.
    pub(super) scored: Round<u16>,
    /// Houses that are not scored yet.
    pub(super) houses: Round<u16>,
    pub(super) alliances: Round<u16>,
    pub(super) roads: Round<u16>,
    pub(super) stage: usize,
}

impl Points {
    /// The points that nobody can lose any more; the others are still to be added.
    pub(super) fn new(eye: &Eye, table: &Table) -> Self {
        Self { scored: eye.round(|seat| table.points(seat)), stage: stage(eye, table), ..Self::default() }
    }

    /// The inputs of everybody's points.
    #[inline]
    pub(super) fn show(&self, eye: &Eye, sink: &mut impl Sink) {
        let mut totals = Round::default();
        for (place, total) in totals.iter_mut().enumerate().take(eye.players) {
            let (houses, alliances, roads) = (self.houses[place], self.alliances[place], self.roads[place]);
            *total = i32::from(self.scored[place] + houses + alliances + roads);
            if let Some(bucket) = buckets::house_points(houses) {
                sink.on(eye.layout.house_points + place * 5 + bucket);
            }
            if let Some(bucket) = buckets::alliance_points(alliances) {
                sink.on(eye.layout.alliance_points + place * 5 + bucket);
            }
            roads::show_points(eye, place, roads, sink);
        }
        let others = &totals[1..eye.players];
        for (other, total) in others.iter().enumerate() {
            sink.on(eye.layout.ahead + other * 15 + buckets::ahead(totals[0] - total));
        }
        let lead = totals[0] - others.iter().copied().max().unwrap_or(0);
        sink.on(eye.layout.lead + self.stage * 19 + buckets::ahead_of_all(lead));
    }
}

/// How far the game has come: the first pile, the second, its last cards, the last round.
#[inline]
fn stage(eye: &Eye, table: &Table) -> usize {
    match table.run_out() {
        0 => 0,
        1 if usize::from(table.pile_size()) > 2 * eye.players => 1,
        1 => 2,
        _ => 3,
    }
}

/// Adds points to points.
#[inline]
pub(super) fn add(to: &mut Round<u16>, more: &Round<u16>) {
    to.iter_mut().zip(more).for_each(|(to, more)| *to += more);
}

/// Takes points from points.
#[inline]
pub(super) fn sub(from: &mut Round<u16>, less: &Round<u16>) {
    from.iter_mut().zip(less).for_each(|(from, less)| *from -= less);
}
