//! Major provinces (Q7).

use crate::check;

#[test]
fn the_owner_of_a_province_that_becomes_major_adds_the_second_pagoda_on_anybodys_turn() {
    check(
        "green",
        "
        rw rw rw rw .
        Y  .  .  .  .
        ",
        "RB e1 e2",
        "
        rw rw rw rw rw
        Y  .  .  .  b
        left white 13
        left green 15
        ",
        &[
            "Q6.1 Green expands White’s red province to 5 spaces",
            "Q4.1 the blue space at e2 stays alone",
            "Q7.1 White puts a second pagoda on the red province (13 left)",
        ],
    );
}

#[test]
fn a_province_that_skips_the_fifth_space_is_major_with_its_sixth() {
    check(
        "white",
        "
        rw rw rw rw .
        Y  .  .  .  .
        ",
        "RR e1 e2",
        "
        rw rw rw rw rw
        Y  .  .  .  rw
        ",
        &[
            "Q6.1 White expands its own red province to 6 spaces",
            "Q7.1 White puts a second pagoda on the red province (13 left)",
        ],
    );
}

#[test]
fn a_major_province_never_gets_a_third_pagoda() {
    check(
        "white",
        "
        Rw rw rw rw rw
        .  .  .  .  .
        ",
        "RR d2 e2",
        "
        Rw rw rw rw rw
        .  .  .  rw rw
        left white 13
        ",
        &["Q6.1 White expands its own red province to 7 spaces"],
    );
}

#[test]
fn both_halves_can_make_a_major_province() {
    check(
        "purple",
        "
        rw rw rw rw .  .  yb yb yb yb
        B  .  .  .  .  .  .  .  .  .
        ",
        "RY e1 f1",
        "
        rw rw rw rw rw yb yb yb yb yb
        B  .  .  .  .  .  .  .  .  .
        ",
        &[
            "Q6.1 Purple expands White’s red province to 5 spaces",
            "Q6.1 Purple expands Black’s yellow province to 5 spaces",
            "Q7.1 White puts a second pagoda on the red province (13 left)",
            "Q7.1 Black puts a second pagoda on the yellow province (13 left)",
        ],
    );
}
