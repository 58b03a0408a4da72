//! Rows of houses along the roads (K10.3).

use std::collections::{BTreeMap, BTreeSet};

/// Some house spaces.
type Spaces = BTreeSet<u8>;

/// The least number of houses in a row (K10.3).
const SHORTEST_ROW: usize = 4;

/// The most points that one player's houses bring as rows (K10.3): of all sets
/// of rows, no house in two of them, the highest total. `fortified` are the
/// spaces with a fortification.
#[must_use]
pub fn best_rows(houses: &BTreeSet<u8>, fortified: &BTreeSet<u8>, roads: &[(u8, u8)]) -> u32 {
    let mut rows_by_first: BTreeMap<u8, Vec<Row>> = BTreeMap::new();
    for spaces in all_rows(houses, roads) {
        let value = row_points(&spaces, fortified);
        if let Some(&first) = spaces.first() {
            rows_by_first.entry(first).or_default().push(Row { spaces, value });
        }
    }
    best_of(houses, &rows_by_first, &mut BTreeMap::new())
}

/// A row: its houses, in no order, and what it scores.
struct Row {
    spaces: Spaces,
    value: u32,
}

/// One point for each house, two if any of them stands on a fortification.
fn row_points(row: &Spaces, fortified: &Spaces) -> u32 {
    let per_house = if row.is_disjoint(fortified) { 1 } else { 2 };
    row.iter().map(|_| per_house).sum()
}

/// The best total from these houses. The first of them is in no row, or it is
/// the first house of one of the rows; the rest is the same question again.
fn best_of(houses: &Spaces, rows_by_first: &BTreeMap<u8, Vec<Row>>, known: &mut BTreeMap<Spaces, u32>) -> u32 {
    let Some(first) = houses.first() else {
        return 0;
    };
    if let Some(&best) = known.get(houses) {
        return best;
    }
    let without = houses.iter().copied().skip(1).collect();
    let mut best = best_of(&without, rows_by_first, known);
    for row in rows_by_first.get(first).into_iter().flatten() {
        if row.spaces.is_subset(houses) {
            let rest = houses - &row.spaces;
            best = best.max(row.value + best_of(&rest, rows_by_first, known));
        }
    }
    known.insert(houses.clone(), best);
    best
}

/// The houses of every row: every simple path that is long enough.
fn all_rows(houses: &Spaces, roads: &[(u8, u8)]) -> BTreeSet<Spaces> {
    let mut rows = BTreeSet::new();
    for &start in houses {
        lengthen(&mut vec![start], houses, roads, &mut rows);
    }
    rows
}

/// Collects a path, if it is long enough, and all paths that begin with it.
fn lengthen(path: &mut Vec<u8>, houses: &Spaces, roads: &[(u8, u8)], rows: &mut BTreeSet<Spaces>) {
    if path.len() >= SHORTEST_ROW {
        rows.insert(path.iter().copied().collect());
    }
    for next in neighbours(path[path.len() - 1], roads) {
        if houses.contains(&next) && !path.contains(&next) {
            path.push(next);
            lengthen(path, houses, roads, rows);
            path.pop();
        }
    }
}

/// The spaces at the other ends of the roads from a space.
fn neighbours(space: u8, roads: &[(u8, u8)]) -> impl Iterator<Item = u8> + '_ {
    roads.iter().filter_map(move |&(a, b)| match () {
        () if a == space => Some(b),
        () if b == space => Some(a),
        () => None,
    })
}
