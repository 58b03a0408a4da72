//! Where a tile may lie (Q3.1 to Q3.4).

use qin::Move;

use crate::refuse;
use crate::scene::Scene;

#[test]
fn a_tile_lies_in_any_of_the_four_orientations() {
    let placed = |m: &str| {
        let mut scene = Scene::new(
            "
            place white
            hand white RY
            B  .  .
            .  .  .
            ",
        );
        scene.plays(m);
        scene
    };
    placed("RY b1 c1").shows(
        "
        B  r  y
        .  .  .
        ",
    );
    placed("YR b1 c1").shows(
        "
        B  y  r
        .  .  .
        ",
    );
    placed("RY b1 b2").shows(
        "
        B  r  .
        .  y  .
        ",
    );
    placed("YR b1 b2").shows(
        "
        B  y  .
        .  r  .
        ",
    );
}

#[test]
fn every_legal_placement_is_offered_and_no_other() {
    Scene::new(
        "
        place white
        hand white RR RR YB
        V  .  .
        .  Y  .
        .  .  ~
        ",
    )
    .offers(&[
        "BY a2 a3", "BY a3 b3", "BY b1 c1", "BY c1 c2", "RR a2 a3", "RR a3 b3", "RR b1 c1", "RR c1 c2", "YB a2 a3",
        "YB a3 b3", "YB b1 c1", "YB c1 c2",
    ]);
}

#[test]
fn the_halves_lie_on_spaces_that_share_an_edge() {
    let refused = |m: &str| m.parse::<Move>().expect_err("the spaces share an edge").to_string();
    assert_eq!(refused("RY d5 e6"), "Q3.1: d5 and e6 do not share an edge");
    assert_eq!(refused("RY d5 d7"), "Q3.1: d5 and d7 do not share an edge");
    assert_eq!(refused("RY d5 d5"), "Q3.1: d5 and d5 do not share an edge");
}

#[test]
fn a_tile_that_is_not_in_the_hand_is_refused() {
    let scene = Scene::new(
        "
        place white
        hand white RY YB YB
        hand black RR
        R  .  .
        .  .  .
        ",
    );
    scene.refuses("RR b1 c1", "Q3.1: RR is not in the hand, which holds RY YB YB");
    scene.allows("RY b1 c1");
}

#[test]
fn a_tile_on_a_village_is_refused() {
    refuse(
        "white",
        "
        R  V  .
        .  .  .
        ",
        "RR b1 b2",
        "Q3.2: there is a village on b1; tiles go on free grassland",
    );
}

#[test]
fn a_tile_on_a_village_with_a_pagoda_is_refused() {
    refuse(
        "white",
        "
        R  .  Vw
        .  .  .
        ",
        "RR b1 c1",
        "Q3.2: there is a village on c1; tiles go on free grassland",
    );
}

#[test]
fn a_tile_on_water_is_refused() {
    refuse(
        "white",
        "
        R  .  .
        .  ~  .
        ",
        "RR b1 b2",
        "Q3.2: there is water on b2; tiles go on free grassland",
    );
}

#[test]
fn a_tile_on_a_printed_start_space_is_refused() {
    refuse(
        "white",
        "
        R  .  .
        .  Y  .
        ",
        "RR b1 b2",
        "Q3.2: there is a printed start space on b2; tiles go on free grassland",
    );
}

#[test]
fn a_tile_on_another_tile_is_refused() {
    refuse(
        "white",
        "
        R  y  b
        .  .  .
        ",
        "RR c1 c2",
        "Q3.2: there is a tile on c1; tiles go on free grassland",
    );
}

#[test]
fn a_tile_over_the_edge_of_the_board_is_refused() {
    let board = "
        .  .  R
        .  .  .
        ";
    refuse("white", board, "RR c2 d2", "Q3.2: d2 is not on the board");
    refuse("white", board, "RR b2 b3", "Q3.2: b3 is not on the board");
    refuse("white", board, "RR d1 e1", "Q3.2: d1 is not on the board");
}

#[test]
fn one_half_beside_a_province_space_is_enough_even_a_lone_one_of_another_colour() {
    let scene = Scene::new(
        "
        place white
        hand white RR
        B  y  .  .
        .  r  .  .
        .  .  .  .
        ",
    );
    scene.allows("RR c1 d1");
    scene.allows("RR a2 a3");
    scene.allows("RR b3 c3");
    scene.allows("RR c2 d2");
}

#[test]
fn a_corner_is_no_contact() {
    refuse(
        "white",
        "
        R  .  .
        .  .  .
        ",
        "RR b2 c2",
        "Q3.3: neither b2 nor c2 shares an edge with a province space; a1 is touched by a corner only",
    );
}

#[test]
fn a_village_is_no_contact_even_with_a_pagoda_on_it() {
    refuse(
        "white",
        "
        Vw .  .  .
        .  .  .  .
        .  .  .  R
        ",
        "RR b1 c1",
        "Q3.3: neither b1 nor c1 shares an edge with a province space; the village at a1 is no province space",
    );
}

#[test]
fn the_other_half_of_the_same_tile_is_no_contact() {
    refuse(
        "white",
        "
        R  .  .  .  .
        .  .  .  .  .
        ",
        "RR d1 e1",
        "Q3.3: neither d1 nor e1 shares an edge with a province space",
    );
}

#[test]
fn spaces_at_opposite_edges_of_the_board_do_not_touch() {
    refuse(
        "white",
        "
        .  .  R
        .  .  .
        .  .  .
        ",
        "RR a2 a3",
        "Q3.3: neither a2 nor a3 shares an edge with a province space",
    );
}

#[test]
fn a_placement_that_would_join_what_may_not_be_joined_is_refused_and_its_neighbours_are_not() {
    let scene = Scene::new(
        "
        place white
        hand white RB
        rw rw .  rg rg
        Y  .  .  .  .
        ",
    );
    scene.refuses(
        "RB c1 c2",
        "Q9.3: White and Green would each bring 2 spaces into one red province, so nobody could own it (White’s 2 at a1 b1, Green’s 2 at d1 e1)",
    );
    scene.allows("BR c1 c2");
}
