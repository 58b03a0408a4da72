//! Absorbing: who may join provinces, and who owns what comes of it (Q9).

use super::*;

#[test]
fn q9_2_new_spaces_count_for_nobody() {
    let after = "RW RW RW RW RW RW RW";
    check("Rg Rg .. .. Rw Rw Rw", GREEN, "Rc1 Rd1", after);
}

#[test]
fn q9_2_lone_spaces_count_for_nobody() {
    let before = "
        Rg Rg .. Rw Rw Rw
        .. .. .. Y. .. ..
        .. .. R. .. .. ..";
    let after = "
        RW RW RW RW RW RW
        .. .. RW Y. .. ..
        .. .. RW .. .. ..";
    check(before, GREEN, "Rc1 Rc2", after);
}

#[test]
fn q9_2_the_total_of_several_provinces_decides() {
    let before = "
        Rg Rg .. Rg Rg
        .. .. .. .. ..
        .. .. Rw Rw Rw";
    let after = "
        RG RG RG RG RG
        .. .. RG .. ..
        .. .. RG RG RG";
    check(before, BLACK, "Rc1 Rc2", after);
}

#[test]
fn q9_2_own_pagodas_beyond_two_go_back() {
    let before = "
        Rg Rg .. Rg Rg
        .. .. .. .. ..
        .. .. Rg Rg ..";
    let mut qin = with_tile(before, GREEN, "Rc1 Rc2");
    assert_eq!(qin.supply[GREEN], SUPPLY - 3);
    qin.place(placement("Rc1 Rc2"));
    assert_eq!(qin.supply[GREEN], SUPPLY - 2);
    assert_eq!(qin.provinces.len(), 1);
    assert_eq!(qin.provinces[0].pagodas, 2);
}

#[test]
fn q9_2_others_may_join_provinces_for_the_larger_one() {
    let before = "
        Rw Rw Rw .. Rk Rk
        .. .. .. .. .. ..";
    let after = "
        RW RW RW RW RW RW
        .. .. .. Y. .. ..";
    check(before, GREEN, "Rd1 Yd2", after);
}

#[test]
fn q9_3_a_tie_below_the_highest_does_not_matter() {
    let before = "
        Rw Rw .. Rk Rk
        .. .. .. .. ..
        .. .. Rg Rg Rg";
    let after = "
        RG RG RG RG RG
        .. .. RG .. ..
        .. .. RG RG RG";
    check(before, PURPLE, "Rc1 Rc2", after);
}

#[test]
fn q9_3_totals_may_not_tie_at_the_top() {
    let before = "
        Rg Rg .. Rg Rg
        .. .. .. .. ..
        .. .. Rw Rw ..
        .. .. Rw Rw ..";
    check_verdict(before, "Rc1 Rc2", Err("Q9.3"));
    check_verdict(before, "Rc1 Yc2", Ok(()));
}

#[test]
fn q9_3_ones_own_provinces_may_be_joined() {
    let before = "
        Rg Rg .. Rg Rg
        .. .. .. .. ..";
    let after = "
        RG RG RG RG RG
        .. .. Y. .. ..";
    check(before, GREEN, "Rc1 Yc2", after);
}

#[test]
fn q9_4_two_major_provinces_may_not_be_joined() {
    let own = "
        RG RG RG RG RG
        .. .. .. .. ..
        RG RG RG RG RG";
    check_verdict(own, "Ra2 Yb2", Err("Q9.4"));
    check_verdict(own, "Ra2 Rb2", Err("Q9.4"));
    let two_owners = own.replacen("RG RG RG RG RG", "RW RW RW RW RW", 1);
    check_verdict(&two_owners, "Ra2 Yb2", Err("Q9.4"));
    check_verdict(&two_owners, "Ya2 Bb2", Ok(()));
}

#[test]
fn q9_4_comes_before_q9_3() {
    let before = "
        Yw Yw .. .. RG RG RG RG
        .. .. Yg RW .. .. .. RG
        .. .. Yg RW RW RW RW ..";
    check_verdict(before, "Yc1 Bd1", Err("Q9.3"));
    check_verdict(before, "Bc1 Rd1", Err("Q9.4"));
    check_verdict(before, "Yc1 Rd1", Err("Q9.4"));
}

#[test]
fn q9_5_a_major_province_absorbs_what_its_owner_alone_outnumbers() {
    let before = "
        Rp Rp .. Rg Rg Rg Rg
        .. .. .. .. .. .. ..
        .. .. RW RW RW RW RW";
    let after = "
        RW RW RW RW RW RW RW
        .. .. RW .. .. .. ..
        .. .. RW RW RW RW RW";
    check(before, GREEN, "Rc1 Rc2", after);
}

#[test]
fn q9_5_nobody_takes_a_major_province_by_bringing_more() {
    let before = "
        Rg Rg .. Rg Rg Rg Rg
        .. .. .. .. .. .. ..
        .. .. RW RW RW RW RW";
    check_verdict(before, "Rc1 Rc2", Err("Q9.5"));
    check_verdict(before, "Rc1 Yc2", Ok(()));
    check_verdict(before, "Yc1 Rc2", Ok(()));
}

#[test]
fn q9_5_comes_after_q9_3_and_q9_4() {
    let tie = "
        .. .. .. Rg .. .. ..
        .. .. .. Rg .. .. ..
        .. .. .. Rg .. .. ..
        Yw Yw .. .. Rg Rg Rg
        .. .. Yg RW .. .. ..
        .. .. Yg RW RW RW RW";
    check_verdict(tie, "Bc4 Rd4", Err("Q9.5"));
    check_verdict(tie, "Yc4 Bd4", Err("Q9.3"));
    check_verdict(tie, "Yc4 Rd4", Err("Q9.3"));
    let majors = "
        YW .. .. Rg .. .. ..
        YW .. .. Rg .. .. ..
        YW .. .. Rg .. .. ..
        YW YW .. .. Rg Rg Rg
        .. .. YG RW .. .. ..
        YG YG YG RW RW RW RW
        YG .. .. .. .. .. ..";
    check_verdict(majors, "Yc4 Rd4", Err("Q9.4"));
}

#[test]
fn q9_3_makes_no_exception_for_a_major_province() {
    let before = "
        Rg Rg .. Rg Rg Rg ..
        .. .. .. .. .. .. ..
        .. .. RW RW RW RW RW";
    check_verdict(before, "Rc1 Rc2", Err("Q9.3"));
}
