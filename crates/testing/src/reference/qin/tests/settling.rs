//! Founding, expanding, major provinces and villages (Q4 to Q8).

use super::*;

#[test]
fn q4_3_a_half_may_found_while_the_other_does_nothing() {
    check(".. R. .. ..", BLACK, "Rc1 Yd1", ".. Rk Rk Y.");
}

#[test]
fn q5_1_a_double_tile_alone_founds_a_province() {
    check("Y. .. .. ..", BLACK, "Rb1 Rc1", "Y. Rk Rk ..");
}

#[test]
fn q5_2_five_spaces_at_once_found_a_major_province() {
    let before = "
        .. B. .. ..
        B. .. .. B.";
    let after = "
        .. BG .. ..
        BG BG BG BG";
    check(before, GREEN, "Bb2 Bc2", after);
}

#[test]
fn q6_1_the_owner_stays_and_lone_spaces_join() {
    let before = "
        Rw Rw .. R.
        .. .. .. ..";
    let after = "
        Rw Rw Rw Rw
        .. .. Y. ..";
    check(before, GREEN, "Rc1 Yc2", after);
}

#[test]
fn q7_1_the_owner_adds_the_second_pagoda_on_anybodys_turn() {
    check("Rw Rw Rw .. ..", GREEN, "Rd1 Re1", "RW RW RW RW RW");
}

#[test]
fn q7_1_never_more_than_two_pagodas() {
    let after = "RW RW RW RW RW RW RW";
    check("RW RW RW RW RW .. ..", WHITE, "Rf1 Rg1", after);
}

#[test]
fn q1_1_village_squares_that_share_an_edge_are_one_village() {
    let qin = position("V. V. .. V.\n.. .. V. ..\n.. .. V. V.", GREEN);
    let firsts: Vec<Space> = qin.board.villages.keys().copied().collect();
    assert_eq!(firsts, [(0, 0), (2, 1), (3, 0)]);
    let in_order = qin.board.villages_in_reading_order();
    assert_eq!(in_order, [(0, 0), (3, 0), (2, 1)]);
}

#[test]
fn q1_1_the_first_square_is_topmost_before_leftmost() {
    let qin = position(".. V.\nV. V.", GREEN);
    let firsts: Vec<Space> = qin.board.villages.keys().copied().collect();
    assert_eq!(firsts, [(1, 0)]);
}

#[test]
fn q8_1_a_province_at_both_squares_of_a_village_counts_once() {
    let before = "
        Rw Rw ..
        Vp V. ..
        .. .. B.";
    let after = "
        Rw Rw Y.
        Vp V. Bg
        .. .. Bg";
    check(before, GREEN, "Yc1 Bc2", after);
}

#[test]
fn q8_1_a_province_at_either_square_counts() {
    let before = "
        Rw Rw .. Y.
        Vw V. .. ..
        Bg Bg R. ..";
    let after = "
        Rw Rw Yg Yg
        Vg V. Yg ..
        Bg Bg R. ..";
    check(before, GREEN, "Yc1 Yc2", after);
}

#[test]
fn q8_2_another_player_may_connect_on_ones_turn() {
    let before = "
        Rw Rw .. V.
        .. .. .. ..";
    let after = "
        Rw Rw Rw Vw
        .. .. Y. ..";
    check(before, GREEN, "Rc1 Yc2", after);
}

#[test]
fn q8_3_a_tie_leaves_an_empty_village_empty() {
    let before = "
        .. V. V. ..
        Rw .. .. Yg
        Rw .. .. Yg";
    let after = "
        .. V. V. ..
        Rw Rw Yg Yg
        Rw .. .. Yg";
    check(before, GREEN, "Rb2 Yc2", after);
}

#[test]
fn q8_3_a_tie_leaves_a_village_with_its_owner() {
    let before = "
        Rw Vw ..
        Rw B. ..";
    let after = "
        Rw Vw Yg
        Rw B. Yg";
    check(before, GREEN, "Yc1 Yc2", after);
}

#[test]
fn q8_3_an_owner_without_strength_keeps_a_tied_village() {
    let before = "
        Rw Rw .. Rg Rg
        Y. Vw .. Rg ..
        BK BK BK BK BK";
    let after = "
        RG RG RG RG RG
        Y. Vw Y. RG ..
        BK BK BK BK BK";
    check(before, GREEN, "Rc1 Yc2", after);
}

#[test]
fn q8_1_corners_do_not_touch_a_village() {
    let before = "
        V. .. ..
        .. R. ..";
    let after = "
        V. .. Y.
        .. Rg Rg";
    check(before, GREEN, "Yc1 Rc2", after);
}
