//! Who is how strong at a village (Q8.1).

use crate::check;

#[test]
fn a_province_counts_once_however_many_edges_it_shares_with_the_village() {
    check(
        "green",
        "
        Rw rw .  .
        rw Vw .  .
        .  bg bg Y
        ",
        "YY c2 d2",
        "
        Rw rw .  .
        rw Vg yg yg
        .  bg bg Yg
        ",
        &[
            "Q5.1 Green founds a yellow province of 3 at c2 d2 d3",
            "Q5.1 Green puts a pagoda on the yellow province (13 left)",
            "Q10.1 White takes back 1 pagoda (14 in supply)",
            "Q8.2 Green conquers the village at b2 from White (12 left)",
        ],
    );
}

#[test]
fn a_double_pagoda_counts_two() {
    check(
        "green",
        "
        Rw rw rw rw
        rw Vw .  .
        .  bg bg Y
        ",
        "YY c2 d2",
        "
        Rw rw rw rw
        rw Vw yg yg
        .  bg bg Yg
        ",
        &[
            "Q5.1 Green founds a yellow province of 3 at c2 d2 d3",
            "Q5.1 Green puts a pagoda on the yellow province (13 left)",
        ],
    );
}

#[test]
fn the_pagoda_on_the_village_counts_nothing() {
    check(
        "green",
        "
        Vw .  .
        .  .  R
        ",
        "RR b1 c1",
        "
        Vg rg rg
        .  .  Rg
        ",
        &[
            "Q5.1 Green founds a red province of 3 at b1 c1 c2",
            "Q5.1 Green puts a pagoda on the red province (14 left)",
            "Q10.1 White takes back 1 pagoda (15 in supply)",
            "Q8.2 Green conquers the village at a1 from White (13 left)",
        ],
    );
}

#[test]
fn a_province_at_a_corner_of_the_village_counts_nothing() {
    check(
        "green",
        "
        V  .  .
        .  .  .
        .  R  .
        ",
        "RR b2 c2",
        "
        V  .  .
        .  rg rg
        .  Rg .
        ",
        &[
            "Q5.1 Green founds a red province of 3 at b2 c2 b3",
            "Q5.1 Green puts a pagoda on the red province (14 left)",
        ],
    );
}

#[test]
fn lone_spaces_beside_the_village_count_nothing() {
    check(
        "green",
        "
        V  .  .
        R  .  .
        .  .  .
        ",
        "YB b1 b2",
        "
        V  y  .
        R  b  .
        .  .  .
        ",
        &["Q4.1 the yellow space at b1 stays alone", "Q4.1 the blue space at b2 stays alone"],
    );
}

#[test]
fn a_village_of_two_squares_is_touched_at_its_first_square() {
    check(
        "green",
        "
        .  .  V  V
        R  .  .  .
        ",
        "RR a1 b1",
        "
        rg rg Vg Vg
        Rg .  .  .
        ",
        &[
            "Q5.1 Green founds a red province of 3 at a1 b1 a2",
            "Q5.1 Green puts a pagoda on the red province (14 left)",
            "Q8.2 Green takes the empty village at c1 (13 left)",
        ],
    );
}

#[test]
fn a_village_of_two_squares_is_touched_at_its_second_square() {
    check(
        "green",
        "
        V  .  .
        V  .  .
        .  .  R
        ",
        "RR b2 c2",
        "
        Vg .  .
        Vg rg rg
        .  .  Rg
        ",
        &[
            "Q5.1 Green founds a red province of 3 at b2 c2 c3",
            "Q5.1 Green puts a pagoda on the red province (14 left)",
            "Q8.2 Green takes the empty village at a1 (13 left)",
        ],
    );
}

#[test]
fn provinces_at_both_squares_of_a_village_count_together() {
    check(
        "white",
        "
        yg yg V  V  rw rw
        .  .  .  .  .  B
        ",
        "BB d2 e2",
        "
        yg yg Vw Vw rw rw
        .  .  .  bw bw Bw
        ",
        &[
            "Q5.1 White founds a blue province of 3 at d2 e2 f2",
            "Q5.1 White puts a pagoda on the blue province (13 left)",
            "Q8.2 White takes the empty village at c1 (12 left)",
        ],
    );
}

#[test]
fn a_province_that_touches_both_squares_counts_once() {
    check(
        "black",
        "
        yg yg V  V  rw rw
        .  R  .  .  .  .
        ",
        "BB c2 d2",
        "
        yg yg V  V  rw rw
        .  R  bb bb .  .
        ",
        &["Q5.1 Black founds a blue province of 2 at c2 d2", "Q5.1 Black puts a pagoda on the blue province (14 left)"],
    );
}

#[test]
fn a_province_is_strong_at_every_village_beside_it() {
    check(
        "green",
        "
        V  .  .  V
        .  R  .  .
        .  .  V  .
        ",
        "RR b1 c1",
        "
        Vg rg rg Vg
        .  Rg .  .
        .  .  V  .
        ",
        &[
            "Q5.1 Green founds a red province of 3 at b1 c1 b2",
            "Q5.1 Green puts a pagoda on the red province (14 left)",
            "Q8.2 Green takes the empty village at a1 (13 left)",
            "Q8.2 Green takes the empty village at d1 (12 left)",
        ],
    );
}

#[test]
fn a_second_pagoda_counts_at_the_far_end_of_the_province_too() {
    check(
        "green",
        "
        Vw yg yg yg yg .  .
        bw bw .  .  R  .  .
        ",
        "YY f1 g1",
        "
        Vg yg yg yg yg yg yg
        bw bw .  .  R  .  .
        ",
        &[
            "Q6.1 Green expands its own yellow province to 6 spaces",
            "Q7.1 Green puts a second pagoda on the yellow province (13 left)",
            "Q10.1 White takes back 1 pagoda (14 in supply)",
            "Q8.2 Green conquers the village at a1 from White (12 left)",
        ],
    );
}
