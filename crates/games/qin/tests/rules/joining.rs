//! What may not be joined (Q9.3 to Q9.5).

use crate::refuse;
use crate::scene::Scene;

#[test]
fn a_tie_for_the_highest_total_is_refused() {
    refuse(
        "black",
        "
        .  .  .  rp .  .  .
        .  .  .  rp .  .  .
        rw rw rw .  rg rg rg
        Y  .  .  .  .  .  .
        ",
        "RB d3 d4",
        "Q9.3: White and Green would each bring 3 spaces into one red province, so nobody could own it \
         (Purple’s 2 at d1 d2, White’s 3 at a3 b3 c3, Green’s 3 at e3 f3 g3)",
    );
}

#[test]
fn a_tie_of_three_players_is_refused() {
    refuse(
        "black",
        "
        .  .  rp .  .
        .  .  rp .  .
        rw rw .  rg rg
        Y  .  .  .  .
        ",
        "RB c3 c4",
        "Q9.3: White, Green and Purple would each bring 2 spaces into one red province, so nobody could own it \
         (Purple’s 2 at c1 c2, White’s 2 at a3 b3, Green’s 2 at d3 e3)",
    );
}

#[test]
fn it_is_the_totals_that_tie_not_the_single_provinces() {
    refuse(
        "black",
        "
        .  .  .  .  rg .  .
        .  .  .  .  rg .  .
        rw rw rw rw .  rg rg
        Y  .  .  .  .  .  .
        ",
        "RB e3 e4",
        "Q9.3: White and Green would each bring 4 spaces into one red province, so nobody could own it \
         (Green’s 2 at e1 e2, White’s 4 at a3 b3 c3 d3, Green’s 2 at f3 g3)",
    );
}

#[test]
fn the_player_who_places_is_bound_by_a_tie_of_others() {
    let scene = Scene::new(
        "
        place purple
        hand purple YY
        yw yw .  yb yb
        .  .  .  .  R
        ",
    );
    scene.refuses(
        "YY c1 c2",
        "Q9.3: White and Black would each bring 2 spaces into one yellow province, so nobody could own it \
         (White’s 2 at a1 b1, Black’s 2 at d1 e1)",
    );
    scene.allows("YY b2 c2");
}

#[test]
fn two_major_provinces_may_not_be_joined() {
    refuse(
        "green",
        "
        Rw rw rw rw rw .  rg rg rg rg rg rg
        .  .  .  .  .  .  .  .  .  .  .  .
        ",
        "RB f1 f2",
        "Q9.4: 2 major red provinces would be joined (White’s 5 at a1 b1 c1 d1 e1, Green’s 6 at g1 h1 i1 j1 k1 l1)",
    );
}

#[test]
fn not_even_ones_own_major_provinces_may_be_joined() {
    refuse(
        "green",
        "
        Rg rg rg rg rg .  rg rg rg rg rg rg
        .  .  .  .  .  .  .  .  .  .  .  .
        ",
        "RB f1 f2",
        "Q9.4: 2 major red provinces would be joined (Green’s 5 at a1 b1 c1 d1 e1, Green’s 6 at g1 h1 i1 j1 k1 l1)",
    );
}

#[test]
fn two_major_provinces_may_not_be_joined_with_a_smaller_one_between_them_either() {
    refuse(
        "green",
        "
        .  .  .  .  .  rb .  .  .  .  .
        .  .  .  .  .  rb .  .  .  .  .
        rg rg rg rg rg .  rg rg rg rg rg
        .  .  .  .  .  .  .  .  .  Y  .
        ",
        "RB f3 f4",
        "Q9.4: 2 major red provinces would be joined (Green’s 5 at a3 b3 c3 d3 e3, Green’s 5 at g3 h3 i3 j3 k3)",
    );
}

#[test]
fn the_halves_of_a_double_tile_join_together_what_neither_joins_alone() {
    let scene = Scene::new(
        "
        place green
        hand green RR RB
        Rw rw rw rw rw .  .  rg rg rg rg rg rg
        .  .  .  .  .  .  .  .  .  .  .  .  .
        ",
    );
    scene.refuses(
        "RR f1 g1",
        "Q9.4: 2 major red provinces would be joined (White’s 5 at a1 b1 c1 d1 e1, Green’s 6 at h1 i1 j1 k1 l1 m1)",
    );
    scene.allows("RB f1 g1");
    scene.allows("BR f1 g1");
    scene.allows("RR f1 f2");
}

#[test]
fn a_tile_is_refused_when_only_one_of_its_halves_joins_what_may_not_be_joined() {
    let scene = Scene::new(
        "
        place green
        hand green RY
        Rw rw .  rg rg rg
        yw yw .  yg yg B
        ",
    );
    scene.refuses(
        "RY c1 c2",
        "Q9.3: White and Green would each bring 2 spaces into one yellow province, so nobody could own it \
         (White’s 2 at a2 b2, Green’s 2 at d2 e2)",
    );
    scene.allows("YR c1 c2");
}

#[test]
fn where_the_halves_break_two_rules_the_major_provinces_are_named() {
    refuse(
        "green",
        "
        .  .  .  yw yw .  yg yg .  .  .
        rw rw rw rw rw .  rg rg rg rg rg
        .  .  B  .  .  .  .  .  .  .  .
        ",
        "YR f1 f2",
        "Q9.4: 2 major red provinces would be joined (White’s 5 at a2 b2 c2 d2 e2, Green’s 5 at g2 h2 i2 j2 k2)",
    );
}

#[test]
fn a_major_province_may_not_be_joined_where_somebody_else_brings_more() {
    refuse(
        "green",
        "
        .  .  .  .  .  rg .  .  .
        .  .  .  .  .  rg .  .  .
        .  .  .  .  .  rg .  .  .
        Rw rw rw rw rw .  rg rg rg
        .  .  .  .  .  .  .  .  .
        ",
        "RB f4 f5",
        "Q9.5: Green would bring 6 spaces and White only 5, so White’s major red province would be taken, which is \
         not allowed (Green’s 3 at f1 f2 f3, White’s 5 at a4 b4 c4 d4 e4, Green’s 3 at g4 h4 i4)",
    );
}

#[test]
fn not_even_its_owner_may_join_a_major_province_where_somebody_else_brings_more() {
    refuse(
        "white",
        "
        .  .  .  .  .  rg .  .  .
        .  .  .  .  .  rg .  .  .
        .  .  .  .  .  rg .  .  .
        Rw rw rw rw rw .  rg rg rg
        .  .  .  .  .  .  .  .  .
        ",
        "RB f4 f5",
        "Q9.5: Green would bring 6 spaces and White only 5, so White’s major red province would be taken, which is \
         not allowed (Green’s 3 at f1 f2 f3, White’s 5 at a4 b4 c4 d4 e4, Green’s 3 at g4 h4 i4)",
    );
}

#[test]
fn a_major_province_makes_no_exception_to_the_ban_on_ties() {
    refuse(
        "green",
        "
        .  .  .  .  .  rg .  .  .
        .  .  .  .  .  rg .  .  .
        rw rw rw rw rw .  rg rg rg
        .  .  .  Y  .  .  .  .  .
        ",
        "RB f3 f4",
        "Q9.3: White and Green would each bring 5 spaces into one red province, so nobody could own it \
         (Green’s 2 at f1 f2, White’s 5 at a3 b3 c3 d3 e3, Green’s 3 at g3 h3 i3)",
    );
}

#[test]
fn where_the_halves_break_two_rules_a_tie_is_named_before_a_major_province_that_would_be_taken() {
    let scene = Scene::new(
        "
        place green
        hand green RY
        .  .  .  .  .  rg .  .  .
        .  .  .  .  .  rg .  .  .
        .  .  .  .  .  rg .  .  .
        Rw rw rw rw rw .  rg rg rg
        .  .  .  yw yw .  yg yg .
        ",
    );
    scene.refuses(
        "RY f4 f5",
        "Q9.3: White and Green would each bring 2 spaces into one yellow province, so nobody could own it \
         (White’s 2 at d5 e5, Green’s 2 at g5 h5)",
    );
    scene.allows("YR f4 f5");
}

#[test]
fn where_the_halves_break_two_rules_two_majors_are_named_before_one_that_would_be_taken() {
    refuse(
        "green",
        "
        yw .  .  rg .  .  .
        yw .  .  rg .  .  .
        yw .  .  rg .  .  .
        yw yw .  .  rg rg rg
        .  .  yg Rw .  .  .
        yg yg yg rw rw rw rw
        yg .  B  .  .  .  .
        ",
        "RY d4 c4",
        "Q9.4: 2 major yellow provinces would be joined (White’s 5 at a1 a2 a3 a4 b4, Green’s 5 at c5 a6 b6 c6 a7)",
    );
}
