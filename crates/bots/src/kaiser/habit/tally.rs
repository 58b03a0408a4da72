//! What players keep in mind of the provinces.

use ::kaiser::{Kaiser, Province, Table};
use game::{Game, Seat};

/// How a province stands.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(super) struct Land {
    /// Houses by seat.
    pub(super) houses: [u8; Seat::MAX],
    /// Spaces without a house.
    pub(super) free: u8,
    most_houses: Most,
    most_emissaries: Most,
}

/// The two largest of some numbers.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Most {
    first: u8,
    second: u8,
}

impl Most {
    fn of(numbers: impl Iterator<Item = u8>) -> Self {
        numbers.fold(Self::default(), |most, number| Self {
            first: most.first.max(number),
            second: most.second.max(most.first.min(number)),
        })
    }

    /// The most that another has than who has so many.
    #[inline]
    fn beside(self, mine: u8) -> u8 {
        if mine == self.first { self.second } else { self.first }
    }
}

/// All provinces, counted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tally([Land; Province::COUNT]);

impl Tally {
    pub(super) fn new(game: &Kaiser, table: &Table) -> Self {
        let mut tally = Self([Land::default(); Province::COUNT]);
        Province::ALL.into_iter().for_each(|province| tally.recount(game, table, province));
        tally
    }

    /// Counts a province in which something was placed.
    pub(super) fn recount(&mut self, game: &Kaiser, table: &Table, province: Province) {
        let land = &mut self.0[province.index()];
        let spaces = game.map().houses(province);
        let seats = || Seat::all(game.players());
        seats().for_each(|seat| land.houses[seat.index()] = (table.houses(seat) & spaces).len() as u8);
        land.free = spaces.without(table.built()).len() as u8;
        land.most_houses = Most::of(seats().map(|seat| land.houses[seat.index()]));
        land.most_emissaries = Most::of(seats().map(|seat| table.emissaries(province, seat)));
    }

    #[inline]
    pub(super) fn land(&self, province: Province) -> &Land {
        &self.0[province.index()]
    }
}

impl Land {
    /// The houses of the seat, and the most that another has.
    #[inline]
    pub(super) fn houses(&self, seat: Seat) -> (u8, u8) {
        let mine = self.houses[seat.index()];
        (mine, self.most_houses.beside(mine))
    }

    /// The most emissaries that another has than who has so many.
    #[inline]
    pub(super) fn rival_emissaries(&self, mine: u8) -> u8 {
        self.most_emissaries.beside(mine)
    }

    /// The most emissaries that anybody has.
    #[inline]
    pub(super) fn most_emissaries(&self) -> u8 {
        self.most_emissaries.first
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_two_alike_each_has_a_rival() {
        let most = Most::of([1, 3, 3, 0].into_iter());
        assert_eq!([3, 1, 0].map(|mine| most.beside(mine)), [3, 3, 3]);
        let most = Most::of([1, 3, 2].into_iter());
        assert_eq!([3, 2, 1].map(|mine| most.beside(mine)), [2, 3, 3]);
        assert_eq!(Most::of([0, 0].into_iter()).beside(0), 0);
    }
}
