//! Points: houses (K6), alliances and roads (K10), and what they would be now.

use game::{Seat, Seats};

use crate::Kaiser;
use crate::map::Map;
use crate::province::Province;
use crate::roads::{Network, Rows};
use crate::state::{BySeat, Table};

/// What everything would score if the game ended now (K10), per player and per part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Points from provinces scored during the game.
    pub scored: BySeat<u16>,
    /// By province: what its houses would still score; nothing where they have been scored.
    pub provinces: [BySeat<u16>; Province::COUNT],
    /// By alliance, number 1 first.
    pub alliances: [BySeat<u16>; Map::ALLIANCES],
    /// Each player's best rows.
    pub roads: BySeat<Rows>,
}

impl Standing {
    /// A player's points from houses, scored and still to be scored.
    pub fn houses(&self, seat: Seat) -> u16 {
        self.scored[seat] + self.provinces.iter().map(|points| points[seat]).sum::<u16>()
    }

    /// A player's points from alliances.
    pub fn alliances(&self, seat: Seat) -> u16 {
        self.alliances.iter().map(|points| points[seat]).sum()
    }

    /// A player's points from roads.
    pub fn roads(&self, seat: Seat) -> u16 {
        self.roads[seat].points()
    }

    /// A player's points from everything.
    pub fn total(&self, seat: Seat) -> u16 {
        self.houses(seat) + self.alliances(seat) + self.roads(seat)
    }
}

impl Kaiser {
    /// What everything would score if the game ended now (K10).
    pub fn standing(&self, table: &Table) -> Standing {
        let mut standing = Standing {
            scored: table.points,
            provinces: [BySeat::default(); Province::COUNT],
            alliances: [BySeat::default(); Map::ALLIANCES],
            roads: BySeat::default(),
        };
        for province in table.scored.others().iter() {
            standing.provinces[province.index()] = self.house_points(table, province);
        }
        for (number, between) in self.map.alliances() {
            standing.alliances[number - 1] = self.alliance_points(table, between);
        }
        for seat in Seat::all(self.players) {
            standing.roads[seat] = self.network(table).best_rows(table.houses[seat]);
        }
        standing
    }

    /// K10: everybody's points if the game ended now.
    pub fn final_points(&self, table: &Table) -> BySeat<u16> {
        let mut points = table.points;
        let mut add = |more: BySeat<u16>| Seat::all(self.players).for_each(|seat| points[seat] += more[seat]);
        for province in table.scored.others().iter() {
            add(self.house_points(table, province));
        }
        for (_, between) in self.map.alliances() {
            add(self.alliance_points(table, between));
        }
        let network = self.network(table);
        for seat in Seat::all(self.players) {
            points[seat] += network.best_rows(table.houses[seat]).points();
        }
        points
    }

    /// K10.4: most points, then most pieces left; still tied, the victory is shared.
    pub(crate) fn best(&self, table: &Table, points: &BySeat<u16>) -> Seats {
        let rank = |seat: Seat| (points[seat], table.supply[seat].pieces());
        let highest = Seat::all(self.players).map(rank).max();
        Seat::all(self.players).filter(|&seat| Some(rank(seat)) == highest).collect()
    }

    pub(crate) fn network(&self, table: &Table) -> Network<'_> {
        Network { roads: &self.map.roads, fortifications: table.fortifications }
    }

    /// How many houses each player has in a province.
    #[inline]
    pub fn house_counts(&self, table: &Table, province: Province) -> BySeat<u8> {
        let spaces = self.map.houses(province);
        BySeat::of(self.players, |seat| (table.houses[seat] & spaces).len() as u8)
    }

    /// K6.2, K6.3: what the houses of a province score as they stand.
    #[inline]
    pub fn house_points(&self, table: &Table, province: Province) -> BySeat<u16> {
        let spaces = self.map.houses(province);
        let fortified = table.fortifications & spaces;
        let mut points = rank_points(&self.house_counts(table, province));
        for seat in Seat::all(self.players) {
            points[seat] <<= u8::from(!(table.houses[seat] & fortified).is_empty());
        }
        points
    }

    /// K10.2: what an alliance scores. Sharing the most is a majority for each.
    #[inline]
    pub fn alliance_points(&self, table: &Table, between: [Province; 2]) -> BySeat<u16> {
        let [one, other] = between.map(|province| majority(&table.emissaries[province.index()]));
        let envoys = between.iter().map(|province| u16::from(table.envoys[province.index()])).sum();
        BySeat::of(self.players, |seat| if one.contains(seat) && other.contains(seat) { envoys } else { 0 })
    }
}

/// K6.2: what these numbers of houses in a province score. Rank 1 scores all of them; each
/// lower rank scores what one player of the rank above has.
#[inline]
pub fn rank_points(houses: &BySeat<u8>) -> BySeat<u16> {
    let all = houses.iter().map(|(_, &count)| count).sum::<u8>();
    let mut points = BySeat::default();
    for (seat, &own) in houses.iter() {
        let above = houses.iter().fold(all, |above, (_, &count)| if count > own { above.min(count) } else { above });
        points[seat] = u16::from(if own > 0 { above } else { 0 });
    }
    points
}

/// K10.2: who has the most emissaries; nobody without any.
#[inline]
fn majority(emissaries: &BySeat<u8>) -> Seats {
    let most = emissaries.iter().map(|(_, &count)| count).max().unwrap_or(0);
    emissaries.iter().filter(|&(_, &count)| count == most && most > 0).map(|(seat, _)| seat).collect()
}
