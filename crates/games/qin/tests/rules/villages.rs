//! Who takes a village, and who keeps it (Q8.2 to Q8.4).

use crate::check;

#[test]
fn a_players_province_connects_a_village_during_another_players_turn() {
    check(
        "purple",
        "
        rw rw .  V
        Y  .  .  .
        ",
        "RB c1 c2",
        "
        rw rw rw Vw
        Y  .  b  .
        left purple 15
        ",
        &[
            "Q6.1 Purple expands White’s red province to 3 spaces",
            "Q4.1 the blue space at c2 stays alone",
            "Q8.2 White takes the empty village at d1 (13 left)",
        ],
    );
}

#[test]
fn a_conquered_village_gives_its_pagoda_back_to_a_third_player() {
    check(
        "purple",
        "
        rw rw .  Vb
        Y  .  .  .
        ",
        "RB c1 c2",
        "
        rw rw rw Vw
        Y  .  b  .
        left white 13
        left black 15
        left purple 15
        ",
        &[
            "Q6.1 Purple expands White’s red province to 3 spaces",
            "Q4.1 the blue space at c2 stays alone",
            "Q10.1 Black takes back 1 pagoda (15 in supply)",
            "Q8.2 White conquers the village at d1 from Black (13 left)",
        ],
    );
}

#[test]
fn a_village_that_is_already_ones_own_gets_no_second_pagoda() {
    check(
        "white",
        "
        rw rw Vw .  .
        Y  .  .  .  B
        ",
        "BB d1 e1",
        "
        rw rw Vw bw bw
        Y  .  .  .  Bw
        left white 12
        ",
        &[
            "Q5.1 White founds a blue province of 3 at d1 e1 e2",
            "Q5.1 White puts a pagoda on the blue province (12 left)",
        ],
    );
}

#[test]
fn a_tie_leaves_an_empty_village_empty() {
    check(
        "white",
        "
        .  .  V  V  .  .
        .  Y  .  .  rg rg
        ",
        "YR c2 d2",
        "
        .  .  V  V  .  .
        .  Yw yw rg rg rg
        ",
        &[
            "Q5.1 White founds a yellow province of 2 at b2 c2",
            "Q6.1 White expands Green’s red province to 3 spaces",
            "Q5.1 White puts a pagoda on the yellow province (14 left)",
        ],
    );
}

#[test]
fn a_tie_leaves_an_owned_village_to_its_owner() {
    check(
        "green",
        "
        rw rw Vw .  .
        .  .  .  .  Y
        ",
        "YY d1 e1",
        "
        rw rw Vw yg yg
        .  .  .  .  Yg
        ",
        &[
            "Q5.1 Green founds a yellow province of 3 at d1 e1 e2",
            "Q5.1 Green puts a pagoda on the yellow province (14 left)",
        ],
    );
}

#[test]
fn one_must_be_stronger_than_every_other_player_not_just_than_the_owner() {
    check(
        "black",
        "
        .  bb bb .  .  .
        rw rw Vw Vw bg bg
        .  Y  .  .  rg rg
        ",
        "YR c3 d3",
        "
        .  bb bb .  .  .
        rw rw Vw Vw bg bg
        .  Yb yb rg rg rg
        ",
        &[
            "Q5.1 Black founds a yellow province of 2 at b3 c3",
            "Q6.1 Black expands Green’s red province to 3 spaces",
            "Q5.1 Black puts a pagoda on the yellow province (13 left)",
        ],
    );
}

#[test]
fn a_tie_of_weaker_players_does_not_matter() {
    check(
        "black",
        "
        .  bb bb .  .  .
        rw rw Vw Vw bg bg
        .  Y  .  .  .  .
        ",
        "YY c3 d3",
        "
        .  bb bb .  .  .
        rw rw Vb Vb bg bg
        .  Yb yb yb .  .
        ",
        &[
            "Q5.1 Black founds a yellow province of 3 at b3 c3 d3",
            "Q5.1 Black puts a pagoda on the yellow province (13 left)",
            "Q10.1 White takes back 1 pagoda (14 in supply)",
            "Q8.2 Black conquers the village at c2 from White (12 left)",
        ],
    );
}

#[test]
fn an_owner_without_any_strength_keeps_the_village_while_others_tie() {
    check(
        "black",
        "
        .  .  Vw Vw .  .
        .  Y  .  .  rg rg
        ",
        "YR c2 d2",
        "
        .  .  Vw Vw .  .
        .  Yb yb rg rg rg
        ",
        &[
            "Q5.1 Black founds a yellow province of 2 at b2 c2",
            "Q6.1 Black expands Green’s red province to 3 spaces",
            "Q5.1 Black puts a pagoda on the yellow province (14 left)",
        ],
    );
}

/// White's only province at the village is absorbed, and its two neighbours tie.
#[test]
fn an_owner_whose_strength_falls_to_zero_keeps_the_village() {
    check(
        "purple",
        "
        Rw rw .  rb rb rb
        Vw yg .  .  .  .
        .  yg yg yg .  .
        ",
        "RY c1 c2",
        "
        Rb rb rb rb rb rb
        Vw yg yg .  .  .
        .  yg yg yg .  .
        left white 14
        ",
        &[
            "Q9.2 White’s 2 and Black’s 3 are joined into one red province: Black owns it",
            "Q10.1 White takes back 1 pagoda (14 in supply)",
            "Q6.1 Purple expands Green’s yellow province to 5 spaces",
            "Q7.1 Black puts a second pagoda on the red province (13 left)",
            "Q7.1 Green puts a second pagoda on the yellow province (13 left)",
        ],
    );
}

#[test]
fn a_village_that_was_tied_falls_when_a_province_beside_it_is_absorbed() {
    check(
        "purple",
        "
        Rw rw .  rb rb rb
        V  yg .  .  .  .
        .  yg .  .  .  .
        ",
        "RB c1 c2",
        "
        Rb rb rb rb rb rb
        Vb yg b  .  .  .
        .  yg .  .  .  .
        ",
        &[
            "Q9.2 White’s 2 and Black’s 3 are joined into one red province: Black owns it",
            "Q10.1 White takes back 1 pagoda (15 in supply)",
            "Q4.1 the blue space at c2 stays alone",
            "Q7.1 Black puts a second pagoda on the red province (13 left)",
            "Q8.2 Black takes the empty village at a2 (12 left)",
        ],
    );
}

/// White's double and single pagoda become one double pagoda: three against two become
/// two against two.
#[test]
fn joining_ones_own_provinces_can_cost_strength_but_not_the_village() {
    check(
        "white",
        "
        .  Rw rw rw rw rw .
        .  .  Vw yg yg yg Yg
        .  rw rw .  .  yg .
        ",
        "BR a2 b2",
        "
        .  Rw rw rw rw rw .
        b  rw Vw yg yg yg Yg
        .  rw rw .  .  yg .
        ",
        &[
            "Q4.1 the blue space at a2 stays alone",
            "Q9.2 White’s 5 and White’s 2 are joined into one red province: White owns it",
            "Q10.1 White takes back 1 pagoda (12 in supply)",
        ],
    );
}
