//! Rows along the roads (K10.3).

use super::random::Random;
use super::*;

/// Lines of houses joined by roads, like `1-2-3 3-4`, and the spaces with a
/// fortification.
fn check(lines: &str, fortified: &[u8], expected: u32) {
    let (houses, roads) = network(lines);
    assert_eq!(best_rows(&houses, &fortified.iter().copied().collect(), &roads), expected, "{lines} {fortified:?}");
}

fn network(lines: &str) -> (BTreeSet<u8>, Vec<(u8, u8)>) {
    let (mut houses, mut roads) = (BTreeSet::new(), Vec::new());
    for line in lines.split_whitespace() {
        let spaces: Vec<u8> = line.split('-').map(|space| space.parse().unwrap()).collect();
        roads.extend(spaces.windows(2).map(|pair| (pair[0], pair[1])));
        houses.extend(spaces);
    }
    (houses, roads)
}

#[test]
fn a_row_has_four_houses_or_more() {
    check("", &[], 0);
    check("1-2-3", &[], 0);
    check("1-2-3", &[2], 0);
    check("1-2-3-4", &[], 4);
    check("4-1-3-2-9-7", &[], 6);
    check("1-2-3-4 5-6-7-8-9 10-11-12", &[], 9);
}

#[test]
fn a_gap_or_a_missing_road_breaks_a_row() {
    let (mut houses, roads) = network("1-2-3-4-5-6-7-8");
    assert_eq!(best_rows(&houses, &BTreeSet::new(), &roads), 8);
    houses.remove(&4);
    assert_eq!(best_rows(&houses, &BTreeSet::new(), &roads), 4);
    houses.remove(&6);
    assert_eq!(best_rows(&houses, &BTreeSet::new(), &roads), 0);
}

#[test]
fn a_ring_counts_each_house_once() {
    check("1-2-3-4-1", &[], 4);
    check("1-2-3-1", &[], 0);
    check("1-2-3-4-5-6-1", &[], 6);
    check("1-2-3-4-5-6-1", &[5], 12);
    check("1-2-3-4-1 4-5", &[], 5);
}

#[test]
fn a_row_turns_at_a_junction_but_does_not_branch() {
    check("1-2-3-4-5 3-6", &[], 5);
    check("1-0-2 0-3", &[], 0);
    check("1-2-0-3-4 0-5-6", &[], 5);
    check("1-2-0-3-4 0-5-6-7-8", &[], 5 + 4);
    check("1-2-3-0-4-5-6 0-7-8-9", &[], 7);
    check("1-2-3-0 0-4 0-5", &[], 5);
}

#[test]
fn two_rows_at_one_junction_share_no_house() {
    check("1-2-3-0-4-5-6 7-8-9-0-10-11-12", &[], 7);
    check("1-2-3-4-0-5-6-7-8 11-12-13-14-0-15-16-17-18", &[], 17);
    check("1-2-3-0-4 5-6-7-0-8", &[], 7);
}

#[test]
fn further_roads_between_the_houses_do_not_matter() {
    check("1-2-3-4 1-3 2-4 1-4", &[], 4);
    check("1-2-3-4-5 1-3-5-2-4-1", &[], 5);
    check("1-2-3 4-5-6 1-4 2-5 3-6", &[], 6);
}

#[test]
fn a_fortification_doubles_its_row_once() {
    check("1-2-3-4", &[1], 8);
    check("1-2-3-4", &[1, 2, 4], 8);
    check("1-2-3-4", &[9], 4);
    check("1-2-3-4 5-6-7-8", &[1], 12);
    check("1-2-3-4-5-6-7-8", &[1], 16);
}

#[test]
fn a_fortification_decides_where_a_row_goes() {
    check("1-2-3-0-4-5-6 0-7", &[], 7);
    check("1-2-3-0-4-5-6 0-7", &[7], 10);
    check("1-2-3-4-0-5-6-7-8 0-9-10-11", &[], 8 + 4);
    check("1-2-3-4-0-5-6-7-8 0-9-10-11", &[10], 2 * 8 + 4);
    check("1-2-3-4-0-5-6-7-8-9 0-10-11", &[], 4 + 8);
    check("1-2-3-4-0-5-6-7-8-9 0-10-11", &[1], 2 * 10);
}

#[test]
fn two_fortifications_may_split_the_houses_into_two_rows() {
    check("1-2-3-4-0-5-6-7-8 0-9-10-11-12", &[], 13);
    check("1-2-3-4-0-5-6-7-8 0-9-10-11-12", &[1], 2 * 9 + 4);
    check("1-2-3-4-0-5-6-7-8 0-9-10-11-12", &[1, 9], 2 * 4 + 2 * 9);
    check("1-2-3-4-0-5-6-7-8 0-9-10-11-12", &[0], 2 * 9 + 4);
}

#[test]
fn k10_3_only_own_houses_make_a_row() {
    let mut kaiser = table();
    houses(&mut kaiser, AXEL, [11, 12, 13]);
    houses(&mut kaiser, BARBARA, [15, 17, 45, 46, 38]);
    kaiser.fortifications.extend([11, 38]);
    let roads: Vec<u32> = kaiser.final_parts().iter().map(|parts| parts.roads).collect();
    assert_eq!(roads, [0, 10, 0, 0]);
}

/// The same by looking at every choice of roads: those that make simple paths.
fn best_choice_of_roads(houses: &BTreeSet<u8>, fortified: &BTreeSet<u8>, roads: &[(u8, u8)]) -> u32 {
    let points = |choice: u32| {
        let mut rows: Vec<Vec<u8>> = houses.iter().map(|&house| vec![house]).collect();
        for (_, &(a, b)) in roads.iter().enumerate().filter(|(index, _)| choice >> index & 1 == 1) {
            // A road must join the ends of two different rows.
            let one = rows.iter().position(|row| row.first() == Some(&a) || row.last() == Some(&a))?;
            let mut one = rows.remove(one);
            let other = rows.iter().position(|row| row.first() == Some(&b) || row.last() == Some(&b))?;
            let mut other = rows.remove(other);
            if one.last() != Some(&a) {
                one.reverse();
            }
            if other.first() != Some(&b) {
                other.reverse();
            }
            rows.push([one, other].concat());
        }
        let doubled = |row: &Vec<u8>| if row.iter().any(|house| fortified.contains(house)) { 2 } else { 1 };
        Some(rows.iter().filter(|row| row.len() >= 4).map(|row| row.len() as u32 * doubled(row)).sum())
    };
    (0..1 << roads.len()).filter_map(points).max().unwrap()
}

#[test]
fn the_best_rows_are_those_of_the_best_choice_of_roads() {
    let mut random = Random(1103);
    for _ in 0..400 {
        let size = 4 + random.below(6) as u8;
        let mut roads = BTreeSet::new();
        for _ in 0..12 {
            let mut space = || random.below(usize::from(size)) as u8;
            let (a, b) = (space(), space());
            if a != b {
                roads.insert((a.max(b), a.min(b)));
            }
        }
        let roads: Vec<(u8, u8)> = roads.into_iter().collect();
        let fortified = (0..size).filter(|_| random.below(5) == 0).collect();
        let houses = (0..size).collect();
        assert_eq!(
            best_rows(&houses, &fortified, &roads),
            best_choice_of_roads(&houses, &fortified, &roads),
            "{roads:?} {fortified:?}"
        );
    }
}

#[test]
fn twenty_clustered_houses_take_no_second() {
    let mut random = Random(2005);
    for side in [Side::ThreeFour, Side::FourFive] {
        let roads = map(side).roads;
        for _ in 0..200 {
            let mut cluster = BTreeSet::from([1 + random.below(52) as u8]);
            while cluster.len() < 20 {
                let (a, b) = roads[random.below(roads.len())];
                if cluster.contains(&a) || cluster.contains(&b) {
                    cluster.extend([a, b]);
                }
            }
            let fortified = cluster.iter().copied().filter(|_| random.below(5) == 0).collect();
            let start = std::time::Instant::now();
            let points = best_rows(&cluster, &fortified, &roads);
            assert!(start.elapsed().as_secs_f32() < 1.0, "{cluster:?}");
            assert!(points <= 40);
        }
    }
}
