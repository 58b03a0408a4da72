//! Areas and provinces: found and expand (Q4 to Q6).

use crate::check;

#[test]
fn a_lone_space_is_no_province_and_has_no_owner_though_its_colour_is_at_a_corner() {
    check(
        "white",
        "
        Y  .  .  .
        R  .  .  .
        ",
        "RB b1 c1",
        "
        Y  r  b  .
        R  .  .  .
        left white 15
        ",
        &["Q4.1 the red space at b1 stays alone", "Q4.1 the blue space at c1 stays alone"],
    );
}

#[test]
fn halves_of_one_colour_are_one_area_beside_any_other_colour() {
    check(
        "white",
        "
        Y  .  .  .
        .  .  .  .
        ",
        "RR b1 c1",
        "
        Y  rw rw .
        .  .  .  .
        ",
        &["Q5.1 White founds a red province of 2 at b1 c1", "Q5.1 White puts a pagoda on the red province (14 left)"],
    );
}

#[test]
fn provinces_of_one_colour_that_meet_at_a_corner_stay_two() {
    check(
        "white",
        "
        rg rg .  .
        .  Y  .  .
        ",
        "RR c2 d2",
        "
        rg rg .  .
        .  Y  rw rw
        ",
        &["Q5.1 White founds a red province of 2 at c2 d2", "Q5.1 White puts a pagoda on the red province (14 left)"],
    );
}

#[test]
fn provinces_of_different_colours_side_by_side_stay_apart() {
    check(
        "white",
        "
        rg rg .  rb rb
        Y  .  .  .  .
        ",
        "BY c1 c2",
        "
        rg rg b  rb rb
        Y  .  y  .  .
        ",
        &["Q4.1 the blue space at c1 stays alone", "Q4.1 the yellow space at c2 stays alone"],
    );
}

#[test]
fn a_half_that_links_lone_spaces_founds_a_province() {
    check(
        "black",
        "
        R  .  r  .
        .  .  y  .
        ",
        "RB b1 b2",
        "
        Rb rb rb .
        .  b  y  .
        ",
        &[
            "Q5.1 Black founds a red province of 3 at a1 b1 c1",
            "Q4.1 the blue space at b2 stays alone",
            "Q5.1 Black puts a pagoda on the red province (14 left)",
        ],
    );
}

#[test]
fn four_spaces_at_once_carry_one_pagoda() {
    check(
        "black",
        "
        .  r  y  .
        R  .  .  .
        ",
        "RR b2 c2",
        "
        .  rb y  .
        Rb rb rb .
        ",
        &[
            "Q5.1 Black founds a red province of 4 at b1 a2 b2 c2",
            "Q5.1 Black puts a pagoda on the red province (14 left)",
        ],
    );
}

#[test]
fn five_spaces_at_once_are_a_major_province_with_a_double_pagoda() {
    check(
        "black",
        "
        .  r  .  .
        R  .  .  r
        ",
        "RR b2 c2",
        "
        .  rb .  .
        Rb rb rb rb
        ",
        &[
            "Q5.2 Black founds a red province of 5 at b1 a2 b2 c2 d2",
            "Q5.1 Black puts a pagoda on the red province (14 left)",
            "Q7.1 Black puts a second pagoda on the red province (13 left)",
        ],
    );
}

#[test]
fn a_double_tile_between_four_lone_spaces_founds_a_province_of_six() {
    check(
        "black",
        "
        .  r  y  .
        R  .  .  r
        .  .  r  .
        ",
        "RR b2 c2",
        "
        .  rb y  .
        Rb rb rb rb
        .  .  rb .
        ",
        &[
            "Q5.2 Black founds a red province of 6 at b1 a2 b2 c2 d2 c3",
            "Q5.1 Black puts a pagoda on the red province (14 left)",
            "Q7.1 Black puts a second pagoda on the red province (13 left)",
        ],
    );
}

#[test]
fn one_half_founds_and_the_other_expands() {
    check(
        "black",
        "
        Y  .  .  rw
        .  .  .  rw
        ",
        "YR b1 c1",
        "
        Yb yb rw rw
        .  .  .  rw
        ",
        &[
            "Q5.1 Black founds a yellow province of 2 at a1 b1",
            "Q6.1 Black expands White’s red province to 3 spaces",
            "Q5.1 Black puts a pagoda on the yellow province (14 left)",
        ],
    );
}

#[test]
fn a_province_keeps_its_owner_whoever_expands_it() {
    check(
        "green",
        "
        rw rw .  .
        Y  .  .  .
        ",
        "RR c1 d1",
        "
        rw rw rw rw
        Y  .  .  .
        left white 14
        left green 15
        ",
        &["Q6.1 Green expands White’s red province to 4 spaces"],
    );
}

#[test]
fn a_tile_that_touches_one_province_twice_expands_it_once() {
    check(
        "white",
        "
        rw rw .
        .  .  Y
        ",
        "RR a2 b2",
        "
        rw rw .
        rw rw Y
        ",
        &["Q6.1 White expands its own red province to 4 spaces"],
    );
}

#[test]
fn lone_spaces_that_an_expanded_province_reaches_belong_to_it() {
    check(
        "green",
        "
        .  .  R  .
        rw rw .  r
        .  .  .  y
        .  .  .  .
        ",
        "RB c2 c3",
        "
        .  .  Rw .
        rw rw rw rw
        .  .  b  y
        .  .  .  .
        ",
        &[
            "Q6.1 Green expands White’s red province to 5 spaces",
            "Q4.1 the blue space at c3 stays alone",
            "Q7.1 White puts a second pagoda on the red province (13 left)",
        ],
    );
}
