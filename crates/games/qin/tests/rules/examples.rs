//! The rulebooks' own examples, by their numbers in `docs/rules/qin.md`.

use crate::scene::Scene;
use crate::{check, refuse};

#[test]
fn example_1_a_mixed_tile_founds_two_provinces_at_once() {
    check(
        "purple",
        "
        Y  .  .  .
        .  .  R  .
        .  .  .  .
        ",
        "YR b1 c1",
        "
        Yp yp rp .
        .  .  Rp .
        .  .  .  .
        ",
        &[
            "Q5.1 Purple founds a yellow province of 2 at a1 b1",
            "Q5.1 Purple founds a red province of 2 at c1 c2",
            "Q5.1 Purple puts a pagoda on the yellow province (14 left)",
            "Q5.1 Purple puts a pagoda on the red province (13 left)",
        ],
    );
}

#[test]
fn example_2_a_double_tile_beside_a_lone_space_founds_a_province_of_three() {
    check(
        "purple",
        "
        Y  .  .  .
        R  .  .  B
        ",
        "YY b1 c1",
        "
        Yp yp yp .
        R  .  .  B
        ",
        &[
            "Q5.1 Purple founds a yellow province of 3 at a1 b1 c1",
            "Q5.1 Purple puts a pagoda on the yellow province (14 left)",
        ],
    );
}

#[test]
fn example_3_one_tile_expands_the_own_province_and_another_players() {
    check(
        "green",
        "
        yg yg yg .  .  rp
        B  .  .  .  .  Rp
        ",
        "YR d1 e1",
        "
        yg yg yg yg rp rp
        B  .  .  .  .  Rp
        ",
        &[
            "Q6.1 Green expands its own yellow province to 4 spaces",
            "Q6.1 Green expands Purple’s red province to 3 spaces",
        ],
    );
}

#[test]
fn example_4_the_same_tile_turned_round_makes_two_lone_spaces() {
    check(
        "green",
        "
        yg yg yg .  .  rp
        B  .  .  .  .  Rp
        ",
        "RY d1 e1",
        "
        yg yg yg r  y  rp
        B  .  .  .  .  Rp
        ",
        &["Q4.1 the red space at d1 stays alone", "Q4.1 the yellow space at e1 stays alone"],
    );
}

#[test]
fn example_5_the_fifth_space_brings_a_second_pagoda() {
    check(
        "green",
        "
        yg yg yg yg .
        B  .  .  .  .
        .  .  .  .  .
        ",
        "YB e1 e2",
        "
        yg yg yg yg yg
        B  .  .  .  b
        .  .  .  .  .
        ",
        &[
            "Q6.1 Green expands its own yellow province to 5 spaces",
            "Q4.1 the blue space at e2 stays alone",
            "Q7.1 Green puts a second pagoda on the yellow province (13 left)",
        ],
    );
}

#[test]
fn example_6_a_new_province_beside_an_empty_village_takes_it() {
    check(
        "green",
        "
        B  .  .  V
        .  .  .  .
        ",
        "BB b1 c1",
        "
        Bg bg bg Vg
        .  .  .  .
        ",
        &[
            "Q5.1 Green founds a blue province of 3 at a1 b1 c1",
            "Q5.1 Green puts a pagoda on the blue province (14 left)",
            "Q8.2 Green takes the empty village at d1 (13 left)",
        ],
    );
}

#[test]
fn example_7_a_second_province_beside_the_village_conquers_it() {
    check(
        "green",
        "
        .  yg yg .
        bw Vw .  R
        bw .  .  .
        ",
        "RR c2 c3",
        "
        .  yg yg .
        bw Vg rg Rg
        bw .  rg .
        ",
        &[
            "Q5.1 Green founds a red province of 3 at c2 d2 c3",
            "Q5.1 Green puts a pagoda on the red province (13 left)",
            "Q10.1 White takes back 1 pagoda (14 in supply)",
            "Q8.2 Green conquers the village at b2 from White (12 left)",
        ],
    );
}

#[test]
fn example_8_a_double_pagoda_conquers_the_village() {
    check(
        "green",
        "
        bw bw Vw yg yg
        R  .  .  yg .
        .  .  .  yg .
        ",
        "YB e2 e3",
        "
        bw bw Vg yg yg
        R  .  .  yg yg
        .  .  .  yg b
        ",
        &[
            "Q6.1 Green expands its own yellow province to 5 spaces",
            "Q4.1 the blue space at e3 stays alone",
            "Q7.1 Green puts a second pagoda on the yellow province (13 left)",
            "Q10.1 White takes back 1 pagoda (14 in supply)",
            "Q8.2 Green conquers the village at c1 from White (12 left)",
        ],
    );
}

/// White's province a is on the left, Green's b on the right.
#[test]
fn example_9_the_larger_province_absorbs_the_smaller_and_takes_its_village() {
    check(
        "green",
        "
        Rw rw .  rg rg rg
        Vw .  .  .  .  .
        ",
        "RB c1 c2",
        "
        Rg rg rg rg rg rg
        Vg .  b  .  .  .
        ",
        &[
            "Q9.2 White’s 2 and Green’s 3 are joined into one red province: Green owns it",
            "Q10.1 White takes back 1 pagoda (14 in supply)",
            "Q4.1 the blue space at c2 stays alone",
            "Q7.1 Green puts a second pagoda on the red province (13 left)",
            "Q10.1 White takes back 1 pagoda (15 in supply)",
            "Q8.2 Green conquers the village at a2 from White (12 left)",
        ],
    );
}

/// White's province a is on the left, Green's major b on the right, Green's c on top.
#[test]
fn example_10_a_major_province_absorbs_and_keeps_one_double_pagoda() {
    check(
        "green",
        "
        .  .  rg .  .  .  .  .
        .  .  rg .  .  .  .  .
        Rw rw .  rg rg rg rg rg
        .  .  .  .  .  .  Y  .
        ",
        "RB c3 c4",
        "
        .  .  rg .  .  .  .  .
        .  .  rg .  .  .  .  .
        Rg rg rg rg rg rg rg rg
        .  .  b  .  .  .  Y  .
        ",
        &[
            "Q9.2 Green’s 2, White’s 2 and Green’s 5 are joined into one red province: Green owns it",
            "Q10.1 White takes back 1 pagoda (15 in supply)",
            "Q10.1 Green takes back 1 pagoda (13 in supply)",
            "Q4.1 the blue space at c4 stays alone",
        ],
    );
}

#[test]
fn example_11_provinces_that_bring_the_same_may_not_be_joined() {
    refuse(
        "green",
        "
        rg rg .  .  rw rw
        Y  .  .  .  .  .
        ",
        "RR c1 d1",
        "Q9.3: White and Green would each bring 2 spaces into one red province, so nobody could own it (Green’s 2 at a1 b1, White’s 2 at e1 f1)",
    );
}

#[test]
fn example_12_a_tile_needs_the_edge_of_a_province_space_of_any_colour() {
    let scene = Scene::new(
        "
        place green
        hand green RB
        .  .  .  .  .  .
        .  V  .  rw rw .
        .  .  .  Y  .  .
        .  .  .  .  .  .
        ",
    );
    scene.allows("RB d1 e1");
    scene.allows("BR f2 f3");
    scene.allows("RB c3 c4");
    scene.refuses(
        "RB b1 c1",
        "Q3.3: neither b1 nor c1 shares an edge with a province space; d2 is touched by a corner only",
    );
    scene.refuses(
        "RB a2 a3",
        "Q3.3: neither a2 nor a3 shares an edge with a province space; the village at b2 is no province space",
    );
}
