//! The final scoring (K10).

use std::collections::BTreeSet;

use super::{Kaiser, best_rows};

/// Where a player's points come from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub struct Parts {
    /// All house scorings, those during the game and the final one (K6, K10.1).
    pub houses: u32,
    /// The alliances (K10.2).
    pub alliances: u32,
    /// The rows along the roads (K10.3).
    pub roads: u32,
}

impl Kaiser {
    /// Every player's points as the final scoring would make them now.
    #[must_use]
    pub fn final_parts(&self) -> Vec<Parts> {
        let (houses, alliances) = (self.house_totals(), self.alliance_totals());
        let parts = |seat| Parts { houses: houses[seat], alliances: alliances[seat], roads: self.roads_of(seat) };
        (0..self.players).map(parts).collect()
    }

    /// Every player's points after the final scoring, and the seats that win,
    /// in ascending order (K10.4).
    #[must_use]
    pub fn result(&self) -> (Vec<u32>, Vec<usize>) {
        let sum = |parts: Parts| parts.houses + parts.alliances + parts.roads;
        let points: Vec<u32> = self.final_parts().into_iter().map(sum).collect();
        let standing = |seat: usize| (points[seat], self.pieces_left(seat));
        let best = (0..self.players).map(standing).max();
        let winners = (0..self.players).filter(|&seat| Some(standing(seat)) == best).collect();
        (points, winners)
    }

    /// What breaks a tie (K10.4).
    fn pieces_left(&self, seat: usize) -> u8 {
        let supply = self.supply[seat];
        supply.houses + supply.emissaries + supply.fortifications
    }

    /// The points so far, and those for every province not yet marked (K10.1).
    fn house_totals(&self) -> Vec<u32> {
        let mut totals = self.points.clone();
        for province in self.map.provinces.iter().filter(|province| !self.scored.contains(&province.name)) {
            for (seat, points) in self.points_in(province).into_iter().enumerate() {
                totals[seat] += points;
            }
        }
        totals
    }

    /// Who has the majority at both ends of an alliance scores all emissaries
    /// at both ends (K10.2).
    fn alliance_totals(&self) -> Vec<u32> {
        let mut totals = vec![0; self.players];
        for (one, other) in &self.map.alliances {
            let emissaries = self.emissaries_in(one).into_iter().chain(self.emissaries_in(other));
            let points: u32 = emissaries.map(u32::from).sum();
            for seat in self.majority_in(one).intersection(&self.majority_in(other)) {
                totals[*seat] += points;
            }
        }
        totals
    }

    /// The players with the most emissaries in a province, if there is one.
    fn majority_in(&self, province: &str) -> BTreeSet<usize> {
        let counts = self.emissaries_in(province);
        let most = counts.iter().copied().max();
        (0..self.players).filter(|&seat| counts[seat] > 0 && Some(counts[seat]) == most).collect()
    }

    fn roads_of(&self, seat: usize) -> u32 {
        let own = self.houses.iter().filter(|&(_, &owner)| owner == seat);
        let own = own.map(|(&space, _)| space).collect();
        best_rows(&own, &self.fortifications, &self.map.roads)
    }
}
