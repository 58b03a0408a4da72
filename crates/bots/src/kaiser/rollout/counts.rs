//! Counts of each province, kept up to date during a rollout.

use ::kaiser::{Kaiser, Province, Table};
use game::{Game, Seat};

/// The counts of one province.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct ProvinceCounts {
    /// Houses by seat.
    pub(super) houses: [u8; Seat::MAX],
    /// Spaces without a house.
    pub(super) free: u8,
    most_houses: TopTwo,
    most_emissaries: TopTwo,
}

/// The two largest of several numbers.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct TopTwo {
    first: u8,
    second: u8,
}

impl TopTwo {
    fn of(numbers: impl Iterator<Item = u8>) -> Self {
        numbers.fold(Self::default(), |most, number| Self {
            first: most.first.max(number),
            second: most.second.max(most.first.min(number)),
        })
    }

    /// Returns the most that another has, seen by a player who has `mine`.
    #[inline]
    fn best_other(self, mine: u8) -> u8 {
        if mine == self.first { self.second } else { self.first }
    }
}

/// The counts of all provinces.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Counts([ProvinceCounts; Province::COUNT]);

impl Counts {
    pub(super) fn new(game: &Kaiser, table: &Table) -> Self {
        let mut counts = Self([ProvinceCounts::default(); Province::COUNT]);
        Province::ALL.into_iter().for_each(|province| counts.recount(game, table, province));
        counts
    }

    /// Counts a province again in which something was placed.
    pub(super) fn recount(&mut self, game: &Kaiser, table: &Table, province: Province) {
        let province_counts = &mut self.0[province.index()];
        let spaces = game.map().houses(province);
        let seats = || Seat::all(game.players());
        seats().for_each(|seat| province_counts.houses[seat.index()] = (table.houses(seat) & spaces).len() as u8);
        province_counts.free = spaces.without(table.built()).len() as u8;
        province_counts.most_houses = TopTwo::of(seats().map(|seat| province_counts.houses[seat.index()]));
        province_counts.most_emissaries = TopTwo::of(seats().map(|seat| table.emissaries(province, seat)));
    }

    #[inline]
    pub(super) fn province_counts(&self, province: Province) -> &ProvinceCounts {
        &self.0[province.index()]
    }
}

impl ProvinceCounts {
    /// Returns the seat's houses, and the most that another has.
    #[inline]
    pub(super) fn houses(&self, seat: Seat) -> (u8, u8) {
        let mine = self.houses[seat.index()];
        (mine, self.most_houses.best_other(mine))
    }

    /// Returns the most emissaries that another has, seen by a player who has `mine`.
    #[inline]
    pub(super) fn best_other_emissaries(&self, mine: u8) -> u8 {
        self.most_emissaries.best_other(mine)
    }

    /// Returns the most emissaries that anybody has.
    #[inline]
    pub(super) fn most_emissaries(&self) -> u8 {
        self.most_emissaries.first
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_with_equal_counts_are_each_others_best() {
        let most = TopTwo::of([1, 3, 3, 0].into_iter());
        assert_eq!([3, 1, 0].map(|mine| most.best_other(mine)), [3, 3, 3]);
        let most = TopTwo::of([1, 3, 2].into_iter());
        assert_eq!([3, 2, 1].map(|mine| most.best_other(mine)), [2, 3, 3]);
        assert_eq!(TopTwo::of([0, 0].into_iter()).best_other(0), 0);
    }
}
