//! Road scoring (K10.3): the best set of rows, no house in two.
//!
//! A row is a simple path of four or more houses of one player along roads. It scores its
//! length, or twice that if one of its houses stands on a fortification. Finding the best
//! set is a search with a bound: what is left can at most score one point (two, if there is
//! a fortification in it) for each house. Groups of houses are small and mostly paths, so
//! the bound is met almost at once.

use serde::Serialize;

use crate::space::{Space, Spaces};

/// Houses in the shortest row.
pub const SHORTEST: u32 = 4;
/// No player has more rows: 20 houses, four or more in each.
pub(crate) const MOST_ROWS: usize = 5;

/// Rows of one player that share no house.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Rows {
    rows: [Spaces; MOST_ROWS],
    count: usize,
    points: u16,
}

/// [`Rows`] as they are sent.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KaiserRows"))]
pub struct ScoredRows {
    rows: Vec<Spaces>,
    points: u16,
}

impl ScoredRows {
    /// The houses of each row.
    pub fn iter(&self) -> impl Iterator<Item = Spaces> {
        self.rows.iter().copied()
    }

    /// What they score together.
    pub fn points(&self) -> u16 {
        self.points
    }
}

impl From<Rows> for ScoredRows {
    fn from(rows: Rows) -> Self {
        Self { rows: rows.iter().collect(), points: rows.points }
    }
}

impl Rows {
    /// The houses of each row.
    pub fn iter(&self) -> impl Iterator<Item = Spaces> {
        self.rows.into_iter().take(self.count)
    }

    /// What they score together.
    pub fn points(&self) -> u16 {
        self.points
    }

    fn with(mut self, row: Spaces, points: u16) -> Self {
        self.rows[self.count] = row;
        self.count += 1;
        self.points += points;
        self
    }

    fn and(mut self, other: &Self) -> Self {
        for row in other.iter() {
            self = self.with(row, 0);
        }
        self.points += other.points;
        self
    }
}

/// The network of roads and where the fortifications are.
pub(crate) struct Network<'a> {
    pub(crate) roads: &'a [Spaces; Space::MOST],
    pub(crate) fortifications: Spaces,
}

impl Network<'_> {
    /// The best rows among these houses, which are one player's.
    pub(crate) fn best_rows(&self, houses: Spaces) -> Rows {
        let mut best = Rows::default();
        let mut left = houses;
        while let Some(space) = left.first() {
            let group = self.connected(space, left);
            left = left.without(group);
            if group.len() >= SHORTEST {
                best = best.and(&self.best_in_group(group));
            }
        }
        best
    }

    /// The houses that hang together with this one.
    #[inline]
    fn connected(&self, seed: Space, among: Spaces) -> Spaces {
        let (mut group, mut new) = (Spaces::one(seed), Spaces::one(seed));
        while let Some(space) = new.first() {
            new.remove(space);
            let reached = (self.roads[space.index()] & among).without(group);
            group = group | reached;
            new = new | reached;
        }
        group
    }

    /// What a row of these houses scores.
    fn row_points(&self, row: Spaces) -> u16 {
        row.len() as u16 * if (row & self.fortifications).is_empty() { 1 } else { 2 }
    }

    /// More than this no set of rows among these houses can score.
    fn bound(&self, houses: Spaces) -> u16 {
        if houses.len() < SHORTEST { 0 } else { self.row_points(houses) }
    }

    fn best_in_group(&self, group: Spaces) -> Rows {
        let mut search = Search { network: self, best: Rows::default() };
        search.split(group, Rows::default());
        search.best
    }
}

struct Search<'a> {
    network: &'a Network<'a>,
    best: Rows,
}

impl Search<'_> {
    /// Decides the fate of one house of what is left: no row, or one of those through it.
    fn split(&mut self, left: Spaces, rows: Rows) {
        if rows.points > self.best.points {
            self.best = rows;
        }
        let left = self.without_short_groups(left);
        if rows.points + self.network.bound(left) <= self.best.points {
            return;
        }
        let Some(house) = self.most_remote(left) else { return };
        self.rows_through(house, left, rows);
        let mut others = left;
        others.remove(house);
        self.split(others, rows);
    }

    /// Groups of fewer than four houses have no row.
    fn without_short_groups(&self, left: Spaces) -> Spaces {
        let (mut rest, mut kept) = (left, Spaces::NONE);
        while let Some(space) = rest.first() {
            let group = self.network.connected(space, rest);
            rest = rest.without(group);
            if group.len() >= SHORTEST {
                kept = kept | group;
            }
        }
        kept
    }

    /// A house with the fewest neighbours left: few rows lead through it.
    fn most_remote(&self, left: Spaces) -> Option<Space> {
        left.iter().min_by_key(|space| (self.network.roads[space.index()] & left).len())
    }

    /// Tries every row through the house: an arm to one side, then one to the other.
    fn rows_through(&mut self, house: Space, left: Spaces, rows: Rows) {
        self.extend(house, house, Spaces::one(house), left, rows, true);
    }

    /// Lengthens the row at `end`; once, when `turn` is still open, it may go on from the
    /// house it was begun with instead.
    fn extend(&mut self, begin: Space, end: Space, row: Spaces, left: Spaces, rows: Rows, turn: bool) {
        if self.best.points >= rows.points + self.network.bound(left) {
            return;
        }
        for next in (self.network.roads[end.index()] & left).without(row).iter() {
            self.extend(begin, next, row | Spaces::one(next), left, rows, turn);
        }
        if turn && end != begin {
            for next in (self.network.roads[begin.index()] & left).without(row).iter() {
                self.extend(begin, next, row | Spaces::one(next), left, rows, false);
            }
        }
        if row.len() >= SHORTEST {
            let points = self.network.row_points(row);
            if rows.points + points + self.network.bound(left.without(row)) > self.best.points {
                self.split(left.without(row), rows.with(row, points));
            }
        }
    }
}
