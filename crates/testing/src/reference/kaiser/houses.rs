//! The house scoring (K6).

use std::collections::BTreeSet;

use super::{Kaiser, Province};

/// The points of each player in a province (K6.2), from the number of houses
/// that each has there and whether one of them stands on a fortification (K6.3).
#[must_use]
pub fn house_points(houses: &[u8], fortified: &[bool]) -> Vec<u32> {
    let all: u32 = houses.iter().map(|&count| u32::from(count)).sum();
    // The different numbers of houses: players with the same number share a rank.
    let ranks: BTreeSet<u8> = houses.iter().copied().filter(|&count| count > 0).collect();
    let points_for = |count: u8| match ranks.range(count + 1..).next() {
        _ if count == 0 => 0,
        None => all,
        Some(&rank_above) => u32::from(rank_above),
    };
    let doubled = |seat: usize| if fortified[seat] { 2 } else { 1 };
    houses.iter().enumerate().map(|(seat, &count)| points_for(count) * doubled(seat)).collect()
}

impl Kaiser {
    /// Scores a province once, as soon as it is full of houses (K6.1, K5.4).
    pub(super) fn score_if_full(&mut self, province: &Province) {
        let is_full = province.houses.iter().all(|space| self.houses.contains_key(space));
        if is_full && self.scored.insert(province.name.clone()) {
            for (seat, points) in self.points_in(province).into_iter().enumerate() {
                self.points[seat] += points;
            }
        }
    }

    /// What each player's houses in a province are worth now.
    pub(super) fn points_in(&self, province: &Province) -> Vec<u32> {
        let mut fortified = vec![false; self.players];
        for space in province.houses.iter().filter(|space| self.fortifications.contains(space)) {
            if let Some(&owner) = self.houses.get(space) {
                fortified[owner] = true;
            }
        }
        house_points(&self.houses_in(province), &fortified)
    }
}
