//! The house scoring during the game and at its end (K6, K10.1).

use super::*;

fn check_points<const N: usize>(houses: [u8; N], fortified: [u8; N], expected: [u32; N]) {
    assert_eq!(house_points(&houses, &fortified.map(|flag| flag == 1)), expected, "{houses:?} {fortified:?}");
}

#[test]
fn k6_2_equal_numbers_share_a_rank() {
    check_points([4, 2, 0, 1], [0; 4], [7, 4, 0, 2]);
    check_points([0, 2, 2, 1], [0; 4], [0, 5, 5, 2]);
    check_points([3, 1, 1, 3], [0; 4], [8, 3, 3, 8]);
    check_points([1, 1, 1, 1], [0; 4], [4, 4, 4, 4]);
    check_points([3, 2, 1, 1], [0; 4], [7, 3, 2, 2]);
    check_points([8, 0, 0, 0], [0; 4], [8, 0, 0, 0]);
    check_points([0, 0, 0], [0; 3], [0, 0, 0]);
    check_points([1, 2, 3, 4, 5], [0; 5], [2, 3, 4, 5, 15]);
}

#[test]
fn k6_3_a_house_on_a_fortification_doubles() {
    check_points([4, 2, 0, 1], [1, 0, 0, 0], [14, 4, 0, 2]);
    check_points([4, 2, 0, 1], [0, 1, 0, 1], [7, 8, 0, 4]);
    check_points([2, 2, 1], [0, 1, 0], [5, 10, 2]);
}

#[test]
fn k6_3_once_and_only_for_the_owner_of_the_house() {
    let mut kaiser = table();
    houses(&mut kaiser, AXEL, [25, 26]);
    houses(&mut kaiser, BARBARA, [27, 28]);
    kaiser.fortifications.extend([25, 26, 27, 11]);
    place(&mut kaiser, "y Qi h29", "*");
    assert_eq!(kaiser.points, [10, 6, 0, 0], "three and two houses, both doubled once");
    let mut kaiser = table();
    houses(&mut kaiser, AXEL, [25, 26]);
    kaiser.fortifications.extend([27, 18]);
    assert_eq!(kaiser.final_parts()[AXEL].houses, 2, "a fortification without a house, or elsewhere");
}

#[test]
fn k5_4_only_houses_fill_a_province() {
    let mut kaiser = table();
    houses(&mut kaiser, BARBARA, 25..=28);
    emissaries(&mut kaiser, "Qi", [0, 3, 0, 0]);
    place(&mut kaiser, "y Qi f29", "*");
    assert!(kaiser.scored.is_empty());
    place(&mut kaiser, "y Qi e", "*");
    assert_eq!(kaiser.emissaries["Qi"], [0, 4, 0, 0]);
    assert!(kaiser.scored.is_empty());
    place(&mut kaiser, "y Qi h29", "*");
    assert_eq!(kaiser.scored, ["Qi".to_string()].into());
    assert_eq!(kaiser.points, [0, 5, 8, 0], "Chris has taken the fortified space");
}

#[test]
fn k6_1_an_emissary_may_follow_the_scoring() {
    let mut kaiser = axel_holds("yyr");
    houses(&mut kaiser, BARBARA, 25..=28);
    check_listed(&kaiser, &["yy Qi h29 e", "yy Qi e h29"], true);
    place(&mut kaiser, "yy Qi h29 e", "**");
    assert_eq!(kaiser.points, [4, 5, 0, 0]);
    assert_eq!(kaiser.emissaries["Qi"], [1, 0, 0, 0]);
}

#[test]
fn k6_1_a_province_is_scored_once() {
    let mut kaiser = axel_holds("yyr");
    houses(&mut kaiser, BARBARA, 25..=28);
    place(&mut kaiser, "y Qi h29", "*");
    place(&mut kaiser, "y Qi e", "*");
    assert_eq!(kaiser.points, [4, 5, 0, 0]);
    let parts = kaiser.final_parts();
    assert_eq!((parts[AXEL].houses, parts[BARBARA].houses), (4, 5));
}

#[test]
fn k6_1_two_houses_of_one_turn_score_after_the_second() {
    let mut kaiser = axel_holds("yyr");
    houses(&mut kaiser, BARBARA, 25..=27);
    place(&mut kaiser, "yy Qi h28 h29", "**");
    assert_eq!(kaiser.points, [3, 5, 0, 0]);
}

#[test]
fn k10_1_provinces_not_yet_marked_are_scored_at_the_end() {
    let mut kaiser = table();
    houses(&mut kaiser, AXEL, [18, 11, 12]);
    houses(&mut kaiser, DORIS, [20, 13]);
    kaiser.fortifications.insert(20);
    kaiser.points = vec![3, 0, 1, 0];
    let totals: Vec<u32> = kaiser.final_parts().iter().map(|parts| parts.houses).collect();
    assert_eq!(totals, [3 + 2 + 3, 0, 1, 4 + 2], "Wei two each, Doris doubled; Ch'in three and two");
    assert_eq!(kaiser.points, [3, 0, 1, 0], "the position itself is not scored");
}
