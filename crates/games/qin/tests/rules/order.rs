//! The order inside a turn (Q10.1): provinces before villages, back before forth, the
//! active player before the others, and these clockwise.

use crate::check;

#[test]
fn joining_ones_own_provinces_places_no_pagoda_so_not_the_last_one_either() {
    check(
        "green",
        "
        left green 1
        rg rg .  rg rg
        Y  .  .  .  .
        ",
        "RB c1 c2",
        "
        draw green
        left green 1
        rg rg rg rg rg
        Y  .  b  .  .
        ",
        &[
            "Q9.2 Green’s 2 and Green’s 2 are joined into one red province: Green owns it",
            "Q4.1 the blue space at c2 stays alone",
        ],
    );
}

#[test]
fn pagodas_go_back_from_provinces_before_any_is_placed() {
    check(
        "green",
        "
        left green 1
        .  .  .  B  .
        rg rg .  rg rg
        .  .  rg .  .
        .  .  rg .  .
        ",
        "BR c1 c2",
        "
        draw green
        .  .  bg Bg .
        rg rg rg rg rg
        .  .  rg .  .
        .  .  rg .  .
        ",
        &[
            "Q5.1 Green founds a blue province of 2 at c1 d1",
            "Q9.2 Green’s 2, Green’s 2 and Green’s 2 are joined into one red province: Green owns it",
            "Q10.1 Green takes back 1 pagoda (2 in supply)",
            "Q5.1 Green puts a pagoda on the blue province (1 left)",
        ],
    );
}

#[test]
fn pagodas_go_back_from_villages_before_any_is_placed() {
    check(
        "black",
        "
        left black 1
        Vb .  .  V
        .  rw yb .
        .  rw yb B
        ",
        "RY b1 c1",
        "
        draw black
        Vw rw yb Vb
        .  rw yb .
        .  rw yb B
        ",
        &[
            "Q6.1 Black expands White’s red province to 3 spaces",
            "Q6.1 Black expands its own yellow province to 3 spaces",
            "Q10.1 Black takes back 1 pagoda (2 in supply)",
            "Q8.2 Black takes the empty village at d1 (1 left)",
            "Q8.2 White conquers the village at a1 from Black (13 left)",
        ],
    );
}

#[test]
fn the_player_on_turn_builds_on_provinces_before_the_others() {
    check(
        "white",
        "
        left white 1
        left black 1
        rb rb rb rb .  .  .
        .  .  .  .  .  Y  .
        ",
        "RY e1 f1",
        "
        over last_pagoda white
        pagodas a1 1
        left black 1
        rb rb rb rb rb yw .
        .  .  .  .  .  Yw .
        ",
        &[
            "Q6.1 White expands Black’s red province to 5 spaces",
            "Q5.1 White founds a yellow province of 2 at f1 f2",
            "Q5.1 White puts a pagoda on the yellow province (0 left)",
            "Q10.2 the last pagoda is placed: White wins",
        ],
    );
}

const TWO_TO_BUILD: &str = "
    left black 1
    left purple 1
    rb rb rb rb .  .  yp yp yp yp
    .  .  .  B  .  .  .  .  .  .
    ";

#[test]
fn the_others_build_on_provinces_clockwise_from_the_player_on_turn() {
    check(
        "white",
        TWO_TO_BUILD,
        "RY e1 f1",
        "
        over last_pagoda black
        pagodas f1 1
        left purple 1
        rb rb rb rb rb yp yp yp yp yp
        .  .  .  B  .  .  .  .  .  .
        ",
        &[
            "Q6.1 White expands Black’s red province to 5 spaces",
            "Q6.1 White expands Purple’s yellow province to 5 spaces",
            "Q7.1 Black puts a second pagoda on the red province (0 left)",
            "Q10.2 the last pagoda is placed: Black wins",
        ],
    );
    check(
        "green",
        TWO_TO_BUILD,
        "RY e1 f1",
        "
        over last_pagoda purple
        pagodas a1 1
        left black 1
        rb rb rb rb rb yp yp yp yp yp
        .  .  .  B  .  .  .  .  .  .
        ",
        &[
            "Q6.1 Green expands Black’s red province to 5 spaces",
            "Q6.1 Green expands Purple’s yellow province to 5 spaces",
            "Q7.1 Purple puts a second pagoda on the yellow province (0 left)",
            "Q10.2 the last pagoda is placed: Purple wins",
        ],
    );
}

#[test]
fn the_player_on_turn_takes_villages_before_the_others() {
    check(
        "green",
        "
        left white 1
        left green 1
        V  .  .  V
        .  rw yg .
        .  rw yg B
        ",
        "RY b1 c1",
        "
        over last_pagoda green
        left white 1
        V  rw yg Vg
        .  rw yg .
        .  rw yg B
        ",
        &[
            "Q6.1 Green expands White’s red province to 3 spaces",
            "Q6.1 Green expands its own yellow province to 3 spaces",
            "Q8.2 Green takes the empty village at d1 (0 left)",
            "Q10.2 the last pagoda is placed: Green wins",
        ],
    );
}

#[test]
fn the_others_take_villages_clockwise_from_the_player_on_turn() {
    let board = "
        left black 1
        left purple 1
        V  .  .  V
        .  rb yp .
        .  rb yp B
        ";
    check(
        "white",
        board,
        "RY b1 c1",
        "
        over last_pagoda black
        left purple 1
        Vb rb yp V
        .  rb yp .
        .  rb yp B
        ",
        &[
            "Q6.1 White expands Black’s red province to 3 spaces",
            "Q6.1 White expands Purple’s yellow province to 3 spaces",
            "Q8.2 Black takes the empty village at a1 (0 left)",
            "Q10.2 the last pagoda is placed: Black wins",
        ],
    );
    check(
        "green",
        board,
        "RY b1 c1",
        "
        over last_pagoda purple
        left black 1
        V  rb yp Vp
        .  rb yp .
        .  rb yp B
        ",
        &[
            "Q6.1 Green expands Black’s red province to 3 spaces",
            "Q6.1 Green expands Purple’s yellow province to 3 spaces",
            "Q8.2 Purple takes the empty village at d1 (0 left)",
            "Q10.2 the last pagoda is placed: Purple wins",
        ],
    );
}

#[test]
fn all_building_on_provinces_comes_before_any_village_so_the_step_counts_before_the_seat() {
    check(
        "white",
        "
        left white 1
        left black 1
        V  .  .  rb rb rb rb
        .  yw .  .  .  .  .
        .  yw .  B  .  .  .
        ",
        "YR b1 c1",
        "
        over last_pagoda black
        left white 1
        V  yw rb rb rb rb rb
        .  yw .  .  .  .  .
        .  yw .  B  .  .  .
        ",
        &[
            "Q6.1 White expands its own yellow province to 3 spaces",
            "Q6.1 White expands Black’s red province to 5 spaces",
            "Q7.1 Black puts a second pagoda on the red province (0 left)",
            "Q10.2 the last pagoda is placed: Black wins",
        ],
    );
}

/// White would conquer the village and so give Green a pagoda back.
#[test]
fn a_pagoda_that_comes_back_from_a_village_comes_too_late_for_a_province() {
    check(
        "white",
        "
        left green 1
        Vg .  .  rg rg rg rg
        .  Y  .  .  .  .  .
        ",
        "YR b1 c1",
        "
        over last_pagoda green
        Vg yw rg rg rg rg rg
        .  Yw .  .  .  .  .
        ",
        &[
            "Q5.1 White founds a yellow province of 2 at b1 b2",
            "Q6.1 White expands Green’s red province to 5 spaces",
            "Q5.1 White puts a pagoda on the yellow province (14 left)",
            "Q7.1 Green puts a second pagoda on the red province (0 left)",
            "Q10.2 the last pagoda is placed: Green wins",
        ],
    );
}
