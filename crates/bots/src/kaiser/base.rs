//! A position before the moves of a sweep, summed up block by block.

use ::kaiser::{Card, Map, Province, Space, Spaces, State, Table};

use super::eye::{Eye, Pen, Round};
use super::lands::Land;
use super::points::{self, Points};
use super::roads::{self, Stretches, Ways};
use super::rows::KnownRows;
use super::{alliances, cards, course};
use crate::network::{HIDDEN, Network, Row};

const EMPTY: Row = [0; HIDDEN];

/// Everything before the moves.
pub(super) struct Base {
    pub(super) lands: [Land; Province::COUNT],
    alliance_rows: [Row; Map::ALLIANCES],
    alliance_points: [Round<u16>; Map::ALLIANCES],
    /// The roads as they are.
    pub(super) roads: Built,
    stretches: Round<Stretches>,
    way_rows: Round<Row>,
    pub(super) points: Points,
    /// Free spaces by colour.
    pub(super) free: [u8; Card::ALL.len()],
    /// What no move changes.
    pub(super) far: Row,
    /// The inputs of all provinces.
    pub(super) all_lands: Row,
    all_alliances: Row,
}

/// The alliances after something has happened in a province.
#[derive(Clone, Copy)]
pub(super) struct Allied {
    pub(super) rows: Row,
    pub(super) points: Round<u16>,
}

/// The roads as they are, or after I have built a house.
#[derive(Clone, Copy)]
pub(super) struct Built {
    pub(super) rows: Row,
    pub(super) mine: Ways,
}

impl Default for Base {
    fn default() -> Self {
        Self {
            lands: Default::default(),
            alliance_rows: [EMPTY; _],
            alliance_points: Default::default(),
            roads: Built { rows: EMPTY, mine: Ways::default() },
            stretches: Default::default(),
            way_rows: [EMPTY; _],
            points: Points::default(),
            free: Default::default(),
            far: EMPTY,
            all_lands: EMPTY,
            all_alliances: EMPTY,
        }
    }
}

impl Base {
    pub(super) fn look(&mut self, eye: &Eye, network: &Network, state: &State, rows: &mut KnownRows) {
        let table = state.table();
        self.points = Points::new(eye, table);
        self.free = Default::default();
        for province in Province::ALL {
            let land = Land::new(eye, table, province);
            self.free[eye.map().colour(province).index()] += land.free;
            points::add(&mut self.points.houses, &land.points);
            self.lands[province.index()] = land;
        }
        self.look_at_alliances(eye, network);
        self.look_at_roads(eye, network, table, rows);
        let mut far = Pen::new(network);
        cards::show_far(eye, state, &mut far);
        course::show_far(eye, table, &mut far);
        self.far = far.sum;
    }

    fn look_at_alliances(&mut self, eye: &Eye, network: &Network) {
        let mut all = Pen::new(network);
        for (number, between) in eye.map().alliances() {
            let [one, other] = between.map(|province| &self.lands[province.index()]);
            let mut pen = Pen::new(network);
            let score = alliances::show(eye, one, other, &mut pen);
            all.add(&pen.sum);
            points::add(&mut self.points.alliances, &score);
            self.alliance_rows[number - 1] = pen.sum;
            self.alliance_points[number - 1] = score;
        }
        self.all_alliances = all.sum;
    }

    fn look_at_roads(&mut self, eye: &Eye, network: &Network, table: &Table, rows: &mut KnownRows) {
        let mut all = Pen::new(network);
        for place in 0..eye.players {
            let mut pen = Pen::new(network);
            let stretches = Stretches::of(eye, table.houses(eye.seats()[place]));
            let score = |houses| rows.points(eye.game, table, houses);
            let ways = roads::show(eye, table, place, (stretches.iter(), table.built()), &mut pen, score);
            all.add(&pen.sum);
            self.points.roads[place] = ways.points;
            self.stretches[place] = stretches;
            if place == 0 {
                self.roads.mine = ways;
            }
            self.way_rows[place] = pen.sum;
        }
        self.roads.rows = all.sum;
    }

    /// The alliances when this province has become that.
    pub(super) fn allied(&self, eye: &Eye, network: &Network, province: Province, land: &Land) -> Allied {
        let before = &self.lands[province.index()];
        let mut pen = Pen::from(network, self.all_alliances);
        let mut points = self.points.alliances;
        if before.envoys == land.envoys && before.room == land.room {
            return Allied { rows: pen.sum, points };
        }
        for (number, [one, other]) in eye.map().alliances() {
            if one != province && other != province {
                continue;
            }
            pen.sub(&self.alliance_rows[number - 1]);
            points::sub(&mut points, &self.alliance_points[number - 1]);
            let at = |at: Province| if at == province { land } else { &self.lands[at.index()] };
            points::add(&mut points, &alliances::show(eye, at(one), at(other), &mut pen));
        }
        Allied { rows: pen.sum, points }
    }

    /// The alliances as they are.
    #[inline]
    pub(super) fn alliances(&self) -> &Row {
        &self.all_alliances
    }

    /// The roads when I have built on this space: those of others only if it is next to
    /// their houses.
    pub(super) fn built(
        &self,
        eye: &Eye,
        network: &Network,
        table: &Table,
        space: Space,
        rows: &mut KnownRows,
    ) -> Built {
        let mut pen = Pen::from(network, self.roads.rows);
        let mut score = |houses| rows.points(eye.game, table, houses);
        let built = table.built() | Spaces::one(space);
        pen.sub(&self.way_rows[0]);
        let mine = roads::show(eye, table, 0, (self.stretches[0].with(eye, space), built), &mut pen, &mut score);
        for place in (1..eye.players).filter(|&place| self.stretches[place].reach(space)) {
            pen.sub(&self.way_rows[place]);
            roads::show(eye, table, place, (self.stretches[place].iter(), built), &mut pen, &mut score);
        }
        Built { rows: pen.sum, mine }
    }
}
