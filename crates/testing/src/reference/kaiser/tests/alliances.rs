//! Alliances and the winners (K10.2, K10.4).

use super::*;

fn check_alliances(provinces: &[(&str, [u8; 4])], expected: [u32; 4]) {
    let mut kaiser = table();
    for &(province, counts) in provinces {
        emissaries(&mut kaiser, province, counts);
    }
    let points: Vec<u32> = kaiser.final_parts().iter().map(|parts| parts.alliances).collect();
    assert_eq!(points, expected, "{provinces:?}");
}

#[test]
fn k10_2_a_majority_in_both_provinces() {
    check_alliances(&[("Yan", [2, 1, 0, 0]), ("Zhao", [1, 0, 0, 0])], [4, 0, 0, 0]);
    check_alliances(&[("Yan", [2, 1, 0, 0]), ("Zhao", [1, 2, 0, 0])], [0; 4]);
}

#[test]
fn k10_2_sharing_the_most_is_a_majority_for_each() {
    check_alliances(&[("Yan", [1, 1, 0, 0]), ("Zhao", [2, 2, 1, 0])], [7, 7, 0, 0]);
    check_alliances(&[("Yan", [1, 1, 0, 0]), ("Zhao", [1, 0, 1, 0])], [4, 0, 0, 0]);
}

#[test]
fn k10_2_no_emissary_no_majority() {
    check_alliances(&[("Yan", [3, 1, 0, 0])], [0; 4]);
    check_alliances(&[("Yan", [1, 0, 0, 0]), ("Zhao", [0, 1, 0, 0])], [0; 4]);
}

#[test]
fn k10_2_only_provinces_with_an_alliance() {
    check_alliances(&[("Yan", [1, 0, 0, 0]), ("Wei", [1, 0, 0, 0])], [0; 4]);
}

#[test]
fn k10_2_a_province_serves_several_alliances() {
    // Wei with Zhao, Ch'in and Qi, and Zhao with Qi.
    let provinces = [("Wei", [2, 1, 0, 0]), ("Zhao", [1, 0, 0, 0]), ("Ch'in", [0, 1, 0, 0]), ("Qi", [2, 0, 0, 1])];
    check_alliances(&provinces, [4 + 6 + 4, 0, 0, 0]);
}

fn check_winners(points: [u32; 4], houses_left: [u8; 4], expected: &[usize]) {
    let mut kaiser = table();
    kaiser.points = points.to_vec();
    for (supply, houses) in kaiser.supply.iter_mut().zip(houses_left) {
        supply.houses = houses;
    }
    assert_eq!(kaiser.result(), (points.to_vec(), expected.to_vec()));
}

#[test]
fn k10_4_the_most_points_win() {
    check_winners([3, 9, 8, 1], [9, 0, 9, 9], &[BARBARA]);
}

#[test]
fn k10_4_a_tie_goes_to_the_most_pieces_left() {
    check_winners([9, 9, 8, 9], [3, 5, 9, 4], &[BARBARA]);
    check_winners([9, 9, 8, 9], [5, 5, 9, 4], &[AXEL, BARBARA]);
}

#[test]
fn k10_4_every_kind_of_piece_counts() {
    let mut kaiser = table();
    kaiser.supply[AXEL] = Supply { houses: 0, emissaries: 3, fortifications: 1 };
    kaiser.supply[BARBARA] = Supply { houses: 4, emissaries: 0, fortifications: 0 };
    kaiser.supply[CHRIS] = Supply { houses: 2, emissaries: 1, fortifications: 0 };
    kaiser.supply[DORIS] = Supply { houses: 0, emissaries: 2, fortifications: 1 };
    assert_eq!(kaiser.result().1, [AXEL, BARBARA]);
}

#[test]
fn k10_4_the_points_are_the_sum_of_the_parts() {
    let mut kaiser = table();
    kaiser.points = vec![0, 10, 0, 0];
    houses(&mut kaiser, AXEL, 11..=14);
    emissaries(&mut kaiser, "Ch'in", [1, 0, 0, 0]);
    emissaries(&mut kaiser, "Shu", [1, 0, 0, 0]);
    assert_eq!(kaiser.final_parts()[AXEL], Parts { houses: 4, alliances: 2, roads: 4 });
    assert_eq!(kaiser.result(), (vec![10, 10, 0, 0], vec![BARBARA]), "Barbara has all her pieces left");
}
