//! The best rows (K10.3) of thousands of random houses, against a search through all rows.

#[path = "rules/scene.rs"]
#[expect(dead_code, reason = "the tests of the rules use the rest")]
mod scene;

use std::collections::{BTreeSet, HashMap};

use game::Rng;
use kaiser::{Map, Rows, Space, Spaces};
use scene::Scene;

/// A set of spaces, the one with number 1 lowest.
type Set = u64;

fn set(spaces: Spaces) -> Set {
    spaces.iter().map(|space| 1 << (space.number() - 1)).sum()
}

fn numbers(set: Set) -> String {
    (1..=64).filter(|n| set >> (n - 1) & 1 != 0).map(|n| format!(" {n}")).collect()
}

/// The spaces in a set, each as the number of its bit.
fn bits(set: Set) -> impl Iterator<Item = usize> {
    (0..64).filter(move |bit| set >> bit & 1 != 0)
}

/// By space, those that roads lead to from it.
struct Roads([Set; 64]);

impl Roads {
    fn of(map: &Map) -> Self {
        let ends = |bit| set(map.roads(Space::numbered(bit as u32 + 1).expect("there are 64 numbers")));
        Self(std::array::from_fn(ends))
    }

    /// The houses of every row that starts with these, in this order.
    fn rows_from(&self, path: Set, end: usize, houses: Set, rows: &mut BTreeSet<Set>) {
        if path.count_ones() >= 4 {
            rows.insert(path);
        }
        for next in bits(self.0[end] & houses & !path) {
            self.rows_from(path | 1 << next, next, houses, rows);
        }
    }

    fn rows(&self, houses: Set) -> BTreeSet<Set> {
        let mut rows = BTreeSet::new();
        bits(houses).for_each(|start| self.rows_from(1 << start, start, houses, &mut rows));
        rows
    }

    /// Can one walk over all these houses, each once?
    fn is_walk(&self, row: Set) -> bool {
        self.rows(row).contains(&row)
    }
}

/// All rows among some houses and what each scores, by their lowest house.
struct Brute {
    by_lowest: HashMap<u32, Vec<(Set, u32)>>,
    known: HashMap<Set, u32>,
}

impl Brute {
    fn new(rows: &BTreeSet<Set>, fortifications: Set) -> Self {
        let mut by_lowest = HashMap::<_, Vec<_>>::new();
        for &row in rows {
            let points = row.count_ones() * if row & fortifications == 0 { 1 } else { 2 };
            by_lowest.entry(row.trailing_zeros()).or_default().push((row, points));
        }
        Self { by_lowest, known: HashMap::new() }
    }

    /// The lowest house is in no row, or the lowest of one; the rest is the same question.
    fn best(&mut self, houses: Set) -> u32 {
        if houses == 0 {
            return 0;
        }
        if let Some(&best) = self.known.get(&houses) {
            return best;
        }
        let mut best = self.best(houses & (houses - 1));
        let rows = self.by_lowest.get(&houses.trailing_zeros()).cloned().unwrap_or_default();
        for (row, points) in rows.into_iter().filter(|(row, _)| row & !houses == 0) {
            best = best.max(points + self.best(houses & !row));
        }
        self.known.insert(houses, best);
        best
    }
}

/// The game's rows of Green with these houses and fortifications on the map.
fn rows(side: &str, houses: Set, fortifications: Set) -> Rows {
    let players = if side == "3-4" { 4 } else { 5 };
    let spent = ["green", "red", "violet", "blue", "yellow"][..fortifications.count_ones() as usize].join(" ");
    let scene = Scene::new(&format!(
        "
        kaiser {players} {side} fortified
        act red
        houses green{}
        fortifications{}
        spent {spent}
        ",
        numbers(houses),
        numbers(fortifications)
    ));
    scene.game.rows(scene.state.table(), scene.seat("green"))
}

/// The rows are rows, no house is in two, they score what is said, and none score more. How
/// many rows there are, and whether taking the longest first would have scored less.
#[track_caller]
fn check(side: &str, roads: &Roads, houses: Set, fortifications: Set) -> (usize, bool) {
    let case = || format!("side {side}, houses{}, fortifications{}", numbers(houses), numbers(fortifications));
    let best = rows(side, houses, fortifications);
    let (mut used, mut points) = (0, 0);
    for row in best.iter().map(set) {
        assert!(row & !houses == 0 && row & used == 0, "{}:{}", case(), numbers(row));
        assert!(row.count_ones() >= 4 && roads.is_walk(row), "{}:{}", case(), numbers(row));
        used |= row;
        points += row.count_ones() * if row & fortifications == 0 { 1 } else { 2 };
    }
    assert_eq!(u32::from(best.points()), points, "{}", case());
    let all = roads.rows(houses);
    assert_eq!(points, Brute::new(&all, fortifications).best(houses), "{}", case());
    (best.iter().count(), greedy(&all, fortifications) < points)
}

/// Takes the row with the most points, again and again.
fn greedy(rows: &BTreeSet<Set>, fortifications: Set) -> u32 {
    let points = |row: Set| row.count_ones() * if row & fortifications == 0 { 1 } else { 2 };
    let (mut used, mut total) = (0, 0);
    while let Some(&row) = rows.iter().filter(|&row| row & used == 0).max_by_key(|&&row| points(row)) {
        used |= row;
        total += points(row);
    }
    total
}

fn pick(from: Set, rng: &mut Rng) -> Set {
    1 << bits(from).nth(rng.below(from.count_ones()) as usize).expect("it is below their number")
}

/// This many houses, most of them next to another one, or anywhere.
fn random_houses(roads: &Roads, count: u32, clustered: bool, rng: &mut Rng) -> Set {
    let map = (1 << 52) - 1;
    let mut houses: Set = 0;
    while houses.count_ones() < count {
        let beside = bits(houses).fold(0, |all, house| all | roads.0[house]) & !houses;
        let anywhere = !clustered || beside == 0 || rng.below(12) == 0;
        houses |= pick(if anywhere { map & !houses } else { beside }, rng);
    }
    houses
}

/// This many fortifications, most of them under these houses.
fn random_fortifications(houses: Set, count: u32, rng: &mut Rng) -> Set {
    let mut fortifications: Set = 0;
    while fortifications.count_ones() < count {
        let under = houses & !fortifications;
        let anywhere = under == 0 || rng.below(4) == 0;
        fortifications |= pick(if anywhere { ((1 << 52) - 1) & !fortifications } else { under }, rng);
    }
    fortifications
}

/// Checks this many random sets of houses on a side; how many had several rows, and in how
/// many the longest row is not part of the best.
fn check_random(side: &str, runs: u64, clustered: bool, seed: u64) -> (u32, u32) {
    let roads = Roads::of(&Map::by_side(side).unwrap());
    let most = if side == "3-4" { 4 } else { 5 };
    let (mut several, mut tricky) = (0, 0);
    for n in 0..runs {
        let mut rng = Rng::new(seed).fork(n);
        let count = rng.below(21);
        let houses = random_houses(&roads, count, clustered, &mut rng);
        let fortifications = if rng.below(2) == 0 { 0 } else { rng.below(most + 1) };
        let fortifications = random_fortifications(houses, fortifications, &mut rng);
        let (rows, beats_greedy) = check(side, &roads, houses, fortifications);
        several += u32::from(rows > 1);
        tricky += u32::from(beats_greedy);
    }
    (several, tricky)
}

#[test]
fn the_best_rows_of_houses_that_hang_together_are_found_on_side_3_4() {
    let (several, tricky) = check_random("3-4", 8_000, true, 1);
    assert!(several > 800 && tricky > 200, "{several} sets had several rows, {tricky} were tricky");
}

#[test]
fn the_best_rows_of_houses_that_hang_together_are_found_on_side_4_5() {
    let (several, tricky) = check_random("4-5", 8_000, true, 2);
    assert!(several > 800 && tricky > 200, "{several} sets had several rows, {tricky} were tricky");
}

#[test]
fn the_best_rows_of_houses_anywhere_are_found_on_both_sides() {
    for (side, seed) in [("3-4", 3), ("4-5", 4)] {
        let (several, _) = check_random(side, 8_000, false, seed);
        assert!(several > 100, "{several} sets had several rows");
    }
}

/// Twenty houses in one piece of the map are the hardest.
#[test]
fn the_best_rows_of_all_houses_in_one_cluster_are_found() {
    for (side, seed) in [("3-4", 5), ("4-5", 6)] {
        let roads = Roads::of(&Map::by_side(side).unwrap());
        for n in 0..500 {
            let mut rng = Rng::new(seed).fork(n);
            let houses = random_houses(&roads, 20, true, &mut rng);
            let fortifications = random_fortifications(houses, n as u32 % 5, &mut rng);
            check(side, &roads, houses, fortifications);
        }
    }
}

/// Every set of houses in Wei and Lu, twelve spaces with two rings, with a fortification.
#[test]
fn the_best_rows_of_every_set_of_houses_in_two_provinces_are_found() {
    let roads = Roads::of(&Map::by_side("3-4").unwrap());
    for n in 0..1 << 12 {
        let (wei, lu) = (n & 127, n >> 7);
        check("3-4", &roads, wei << 17 | lu << 29, 1 << (17 + n % 7));
    }
}
