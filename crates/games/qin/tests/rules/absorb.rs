//! Joining provinces: who owns the whole, and which pagodas go back (Q9).

use crate::check;

#[test]
fn two_and_two_and_one_make_a_major_province() {
    check(
        "white",
        "
        rw rw .  rw rw
        Y  .  .  .  .
        ",
        "RB c1 c2",
        "
        rw rw rw rw rw
        Y  .  b  .  .
        left white 13
        ",
        &[
            "Q9.2 White’s 2 and White’s 2 are joined into one red province: White owns it",
            "Q4.1 the blue space at c2 stays alone",
        ],
    );
}

#[test]
fn what_a_player_brings_in_several_provinces_is_added_up() {
    check(
        "white",
        "
        .  .  rg .  .  .
        .  .  rg .  .  .
        Rg rg .  rw rw rw
        .  .  .  .  .  .
        ",
        "RB c3 c4",
        "
        .  .  rg .  .  .
        .  .  rg .  .  .
        Rg rg rg rg rg rg
        .  .  b  .  .  .
        left white 15
        left green 13
        ",
        &[
            "Q9.2 Green’s 2, Green’s 2 and White’s 3 are joined into one red province: Green owns it",
            "Q10.1 White takes back 1 pagoda (15 in supply)",
            "Q4.1 the blue space at c4 stays alone",
        ],
    );
}

#[test]
fn new_spaces_and_lone_spaces_count_for_nobody() {
    check(
        "white",
        "
        Rw rw .  .  rg rg rg
        .  .  r  y  .  .  .
        ",
        "RR c1 d1",
        "
        Rg rg rg rg rg rg rg
        .  .  rg y  .  .  .
        ",
        &[
            "Q9.2 White’s 2 and Green’s 3 are joined into one red province: Green owns it",
            "Q10.1 White takes back 1 pagoda (15 in supply)",
            "Q7.1 Green puts a second pagoda on the red province (13 left)",
        ],
    );
}

#[test]
fn a_tie_below_the_highest_total_does_not_matter() {
    check(
        "black",
        "
        .  .  rp .  .  .
        .  .  rp .  .  .
        Rw rw .  rg rg rg
        .  .  .  .  .  .
        ",
        "RB c3 c4",
        "
        .  .  rg .  .  .
        .  .  rg .  .  .
        Rg rg rg rg rg rg
        .  .  b  .  .  .
        ",
        &[
            "Q9.2 Purple’s 2, White’s 2 and Green’s 3 are joined into one red province: Green owns it",
            "Q10.1 White takes back 1 pagoda (15 in supply)",
            "Q10.1 Purple takes back 1 pagoda (15 in supply)",
            "Q4.1 the blue space at c4 stays alone",
            "Q7.1 Green puts a second pagoda on the red province (13 left)",
        ],
    );
}

#[test]
fn whoever_joins_provinces_of_others_gets_nothing() {
    check(
        "purple",
        "
        rw rw rw .  rb rb
        Y  .  .  .  .  y
        ",
        "RB d1 d2",
        "
        rw rw rw rw rw rw
        Y  .  .  b  .  y
        left purple 15
        ",
        &[
            "Q9.2 White’s 3 and Black’s 2 are joined into one red province: White owns it",
            "Q10.1 Black takes back 1 pagoda (15 in supply)",
            "Q4.1 the blue space at d2 stays alone",
            "Q7.1 White puts a second pagoda on the red province (13 left)",
        ],
    );
}

#[test]
fn of_three_own_pagodas_one_goes_back() {
    check(
        "white",
        "
        .  .  rw .  .
        .  .  rw .  .
        rw rw .  rw rw
        Y  .  .  .  .
        ",
        "RB c3 c4",
        "
        .  .  rw .  .
        .  .  rw .  .
        rw rw rw rw rw
        Y  .  b  .  .
        left white 13
        ",
        &[
            "Q9.2 White’s 2, White’s 2 and White’s 2 are joined into one red province: White owns it",
            "Q10.1 White takes back 1 pagoda (13 in supply)",
            "Q4.1 the blue space at c4 stays alone",
        ],
    );
}

#[test]
fn one_double_pagoda_stays_of_four_provinces_and_all_others_go_back() {
    check(
        "green",
        "
        .  .  .  .  rg .  .
        .  .  .  .  rg .  .
        rw rw rw rw .  rg rg
        .  .  .  .  .  .  .
        .  .  .  .  rw rw Y
        ",
        "RR e3 e4",
        "
        .  .  .  .  rw .  .
        .  .  .  .  rw .  .
        rw rw rw rw rw rw rw
        .  .  .  .  rw .  .
        .  .  .  .  rw rw Y
        left white 13
        left green 15
        ",
        &[
            "Q9.2 Green’s 2, White’s 4, Green’s 2 and White’s 2 are joined into one red province: White owns it",
            "Q10.1 Green takes back 2 pagodas (15 in supply)",
        ],
    );
}

#[test]
fn a_major_province_absorbs_smaller_ones_where_its_owner_alone_brings_the_most() {
    check(
        "green",
        "
        .  .  .  .  .  rp .  .  .
        .  .  .  .  .  rp .  .  .
        .  .  .  .  .  rp .  .  .
        Rw rw rw rw rw .  rg rg rg
        .  .  .  .  .  .  .  .  .
        ",
        "RB f4 f5",
        "
        .  .  .  .  .  rw .  .  .
        .  .  .  .  .  rw .  .  .
        .  .  .  .  .  rw .  .  .
        Rw rw rw rw rw rw rw rw rw
        .  .  .  .  .  b  .  .  .
        left white 13
        left green 15
        left purple 15
        ",
        &[
            "Q9.2 Purple’s 3, White’s 5 and Green’s 3 are joined into one red province: White owns it",
            "Q10.1 Green takes back 1 pagoda (15 in supply)",
            "Q10.1 Purple takes back 1 pagoda (15 in supply)",
            "Q4.1 the blue space at f5 stays alone",
        ],
    );
}

/// Green's 6 would be more than the 5 of White's major province, but not than all 7 of White's.
#[test]
fn what_the_owner_of_a_major_province_brings_besides_counts_too() {
    check(
        "green",
        "
        .  .  .  .  .  rg rg .  .  .
        .  .  .  .  .  rg .  .  .  .
        Rw rw rw rw rw .  .  rg rg rg
        .  .  .  .  .  rw .  .  .  .
        .  .  .  Y  .  rw .  .  .  .
        ",
        "RR f3 g3",
        "
        .  .  .  .  .  rw rw .  .  .
        .  .  .  .  .  rw .  .  .  .
        Rw rw rw rw rw rw rw rw rw rw
        .  .  .  .  .  rw .  .  .  .
        .  .  .  Y  .  rw .  .  .  .
        left white 13
        left green 15
        ",
        &[
            "Q9.2 Green’s 3, White’s 5, Green’s 3 and White’s 2 are joined into one red province: White owns it",
            "Q10.1 White takes back 1 pagoda (13 in supply)",
            "Q10.1 Green takes back 2 pagodas (15 in supply)",
        ],
    );
}

#[test]
fn both_halves_absorb_at_once() {
    check(
        "green",
        "
        rw rw .  rg rg rg
        yg yg .  yw yw yw
        B  .  .  .  .  .
        ",
        "RY c1 c2",
        "
        rg rg rg rg rg rg
        yw yw yw yw yw yw
        B  .  .  .  .  .
        left white 13
        left green 13
        ",
        &[
            "Q9.2 White’s 2 and Green’s 3 are joined into one red province: Green owns it",
            "Q10.1 White takes back 1 pagoda (14 in supply)",
            "Q9.2 Green’s 2 and White’s 3 are joined into one yellow province: White owns it",
            "Q10.1 Green takes back 1 pagoda (14 in supply)",
            "Q7.1 Green puts a second pagoda on the red province (13 left)",
            "Q7.1 White puts a second pagoda on the yellow province (13 left)",
        ],
    );
}

#[test]
fn the_halves_of_a_double_tile_join_together_what_neither_joins_alone() {
    check(
        "black",
        "
        Rw rw .  .  rg rg rg
        .  .  .  .  .  .  .
        ",
        "RR c1 d1",
        "
        Rg rg rg rg rg rg rg
        .  .  .  .  .  .  .
        ",
        &[
            "Q9.2 White’s 2 and Green’s 3 are joined into one red province: Green owns it",
            "Q10.1 White takes back 1 pagoda (15 in supply)",
            "Q7.1 Green puts a second pagoda on the red province (13 left)",
        ],
    );
}
