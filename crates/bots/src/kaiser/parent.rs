//! The position before the moves that are evaluated, summed block by block.

use ::kaiser::{Card, Map, Province, Space, Spaces, State, Table};

use super::encoder::{PerSeat, Perspective, RowSum};
use super::points::{self, Points};
use super::provinces::ProvinceStats;
use super::roads::{self, RoadPointsCache, RoadStats, Stretches};
use super::{cards, phase, provinces};
use crate::network::{HIDDEN, Network, Row};

const EMPTY: Row = [0; HIDDEN];

/// The position before the moves.
pub(super) struct Parent {
    pub(super) provinces: [ProvinceStats; Province::COUNT],
    alliance_rows: [Row; Map::ALLIANCES],
    alliance_points: [PerSeat<u16>; Map::ALLIANCES],
    /// The present roads.
    pub(super) roads: RoadSums,
    stretches: PerSeat<Stretches>,
    seat_rows: PerSeat<Row>,
    pub(super) points: Points,
    /// Free spaces by colour.
    pub(super) free: [u8; Card::ALL.len()],
    /// The inputs that no move changes.
    pub(super) fixed: Row,
    /// The inputs of all provinces.
    pub(super) all_provinces: Row,
    all_alliances: Row,
}

/// The alliances after a change in one province.
#[derive(Clone, Copy)]
pub(super) struct AllianceSums {
    pub(super) rows: Row,
    pub(super) points: PerSeat<u16>,
}

/// The present roads, or the roads after I have built a house.
#[derive(Clone, Copy)]
pub(super) struct RoadSums {
    pub(super) rows: Row,
    pub(super) mine: RoadStats,
}

impl Default for Parent {
    fn default() -> Self {
        Self {
            provinces: Default::default(),
            alliance_rows: [EMPTY; _],
            alliance_points: Default::default(),
            roads: RoadSums { rows: EMPTY, mine: RoadStats::default() },
            stretches: Default::default(),
            seat_rows: [EMPTY; _],
            points: Points::default(),
            free: Default::default(),
            fixed: EMPTY,
            all_provinces: EMPTY,
            all_alliances: EMPTY,
        }
    }
}

impl Parent {
    pub(super) fn fill(&mut self, pov: &Perspective, network: &Network, state: &State, cache: &mut RoadPointsCache) {
        let table = state.table();
        self.points = Points::new(pov, table);
        self.free = Default::default();
        for province in Province::ALL {
            let stats = ProvinceStats::new(pov, table, province);
            self.free[pov.map().colour(province).index()] += stats.free;
            points::add(&mut self.points.houses, &stats.points);
            self.provinces[province.index()] = stats;
        }
        self.sum_alliances(pov, network);
        self.sum_roads(pov, network, table, cache);
        let mut fixed = RowSum::new(network);
        cards::encode_fixed(pov, state, &mut fixed);
        phase::encode_fixed(pov, table, &mut fixed);
        self.fixed = fixed.row;
    }

    fn sum_alliances(&mut self, pov: &Perspective, network: &Network) {
        let mut all = RowSum::new(network);
        for (number, between) in pov.map().alliances() {
            let [one, other] = between.map(|province| &self.provinces[province.index()]);
            let mut acc = RowSum::new(network);
            let score = provinces::encode_alliance(pov, one, other, &mut acc);
            all.add(&acc.row);
            points::add(&mut self.points.alliances, &score);
            self.alliance_rows[number - 1] = acc.row;
            self.alliance_points[number - 1] = score;
        }
        self.all_alliances = all.row;
    }

    fn sum_roads(&mut self, pov: &Perspective, network: &Network, table: &Table, cache: &mut RoadPointsCache) {
        let mut all = RowSum::new(network);
        for place in 0..pov.players {
            let mut acc = RowSum::new(network);
            let stretches = Stretches::of(pov, table.houses(pov.seats()[place]));
            let score = |houses| cache.points(pov.game, table, houses);
            let stats = roads::encode_roads(pov, table, place, (stretches.iter(), table.built()), &mut acc, score);
            all.add(&acc.row);
            self.points.roads[place] = stats.points;
            self.stretches[place] = stretches;
            if place == 0 {
                self.roads.mine = stats;
            }
            self.seat_rows[place] = acc.row;
        }
        self.roads.rows = all.row;
    }

    /// Returns the alliances after this change of a province.
    pub(super) fn allied(
        &self,
        pov: &Perspective,
        network: &Network,
        province: Province,
        stats: &ProvinceStats,
    ) -> AllianceSums {
        let before = &self.provinces[province.index()];
        let mut acc = RowSum::from(network, self.all_alliances);
        let mut points = self.points.alliances;
        if before.envoys == stats.envoys && before.room == stats.room {
            return AllianceSums { rows: acc.row, points };
        }
        for (number, [one, other]) in pov.map().alliances() {
            if one != province && other != province {
                continue;
            }
            acc.sub(&self.alliance_rows[number - 1]);
            points::sub(&mut points, &self.alliance_points[number - 1]);
            let at = |at: Province| if at == province { stats } else { &self.provinces[at.index()] };
            points::add(&mut points, &provinces::encode_alliance(pov, at(one), at(other), &mut acc));
        }
        AllianceSums { rows: acc.row, points }
    }

    /// Returns the present alliances.
    #[inline]
    pub(super) fn alliances(&self) -> &Row {
        &self.all_alliances
    }

    /// Returns the roads once I have built on this space. Those of others change only if it is next to their houses.
    pub(super) fn built(
        &self,
        pov: &Perspective,
        network: &Network,
        table: &Table,
        space: Space,
        cache: &mut RoadPointsCache,
    ) -> RoadSums {
        let mut acc = RowSum::from(network, self.roads.rows);
        let mut score = |houses| cache.points(pov.game, table, houses);
        let built = table.built() | Spaces::one(space);
        acc.sub(&self.seat_rows[0]);
        let mine =
            roads::encode_roads(pov, table, 0, (self.stretches[0].with(pov, space), built), &mut acc, &mut score);
        for place in (1..pov.players).filter(|&place| self.stretches[place].reach(space)) {
            acc.sub(&self.seat_rows[place]);
            roads::encode_roads(pov, table, place, (self.stretches[place].iter(), built), &mut acc, &mut score);
        }
        RoadSums { rows: acc.row, mine }
    }
}
