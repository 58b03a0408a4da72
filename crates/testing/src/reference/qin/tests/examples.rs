//! The rulebooks' own twelve examples.

use super::*;

#[test]
fn example_1_a_mixed_tile_founds_two_provinces() {
    check(".. Y. .. .. R. ..", PURPLE, "Yc1 Rd1", ".. Yp Yp Rp Rp ..");
}

#[test]
fn example_2_a_double_tile_beside_a_lone_space_founds_one_province() {
    check(".. Y. .. ..", PURPLE, "Yc1 Yd1", ".. Yp Yp Yp");
}

const TWO_PROVINCES: &str = "
    Yg Yg Yg .. .. Rp Rp";

#[test]
fn example_3_a_mixed_tile_expands_two_provinces() {
    check(TWO_PROVINCES, GREEN, "Yd1 Re1", "Yg Yg Yg Yg Rp Rp Rp");
}

#[test]
fn example_4_turned_round_the_tile_makes_two_lone_spaces() {
    check(TWO_PROVINCES, GREEN, "Rd1 Ye1", "Yg Yg Yg R. Y. Rp Rp");
}

#[test]
fn example_5_a_fifth_space_brings_a_second_pagoda() {
    check(
        "
        Yg Yg .. ..
        Yg Yg .. ..",
        GREEN,
        "Yc1 Rd1",
        "
        YG YG YG R.
        YG YG .. ..",
    );
}

#[test]
fn example_6_a_new_province_connects_an_empty_village() {
    check(
        "
        .. B. .. ..
        .. .. V. ..",
        GREEN,
        "Bc1 Rd1",
        "
        .. Bg Bg R.
        .. .. Vg ..",
    );
}

#[test]
fn example_7_a_second_province_conquers_a_village() {
    check(
        "
        Yg Yg Vw Bw Bw
        .. R. .. .. ..",
        GREEN,
        "Rc2 Bd2",
        "
        Yg Yg Vg Bw Bw
        .. Rg Rg Bw ..",
    );
}

#[test]
fn example_8_a_province_that_becomes_major_conquers_a_village() {
    check(
        "
        Yg Yg Vw Bw Bw
        Yg Yg .. .. ..",
        GREEN,
        "Yc2 Rd2",
        "
        YG YG Vg Bw Bw
        YG YG YG R. ..",
    );
}

#[test]
fn example_9_the_larger_province_absorbs_the_smaller_one() {
    check(
        "
        Rw Rw .. Rg Rg
        .. Vw .. Rg ..",
        GREEN,
        "Rc1 Bc2",
        "
        RG RG RG RG RG
        .. Vg B. RG ..",
    );
}

#[test]
fn example_10_a_major_province_absorbs_two_others() {
    check(
        "
        RG RG RG RG RG
        .. .. .. .. Y.
        Rw Rw .. Rg Rg",
        GREEN,
        "Rc2 Rc3",
        "
        RG RG RG RG RG
        .. .. RG .. Y.
        RG RG RG RG RG",
    );
}

#[test]
fn example_11_nobody_may_join_equal_provinces() {
    let before = "
        Rw Rw .. Rg Rg
        .. .. .. .. ..";
    check_verdict(before, "Rc1 Yc2", Err("Q9.3"));
    check_verdict(before, "Yc1 Rc2", Ok(()));
}

#[test]
fn example_12_a_tile_goes_beside_province_spaces() {
    let before = "
        .. .. .. .. .. ..
        .. V. .. Rw Rw ..
        .. .. .. Y. .. ..
        .. .. .. .. .. ..";
    check_verdict(before, "Rd1 Re1", Ok(()));
    check_verdict(before, "Bf2 Bf3", Ok(()));
    check_verdict(before, "Bc3 Yc4", Ok(()));
    check_verdict(before, "Rc1 Rb1", Err("Q3.3"));
    check_verdict(before, "Ra2 Ra3", Err("Q3.3"));
}
