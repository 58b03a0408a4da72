//! A turn: place, let it happen, draw, or pass (Q3.5 to Q3.7).

use crate::check;
use crate::scene::Scene;

#[test]
fn whatever_a_placement_causes_happens_even_against_the_player_who_placed_it() {
    check(
        "white",
        "
        rg rg .  Vw
        Y  .  .  .
        ",
        "RB c1 c2",
        "
        rg rg rg Vg
        Y  .  b  .
        ",
        &[
            "Q6.1 White expands Green’s red province to 3 spaces",
            "Q4.1 the blue space at c2 stays alone",
            "Q10.1 White takes back 1 pagoda (15 in supply)",
            "Q8.2 Green conquers the village at d1 from White (13 left)",
        ],
    );
}

const FIRST_TURN: &str = "
    place white
    piles 0 21 21 20
    hand white RR YB BR
    hand black YY YY YY
    hand green BB
    hand purple RR RR RR
    R  .  .
    .  .  .
    ";

#[test]
fn exactly_one_tile_is_placed_and_then_one_is_drawn_from_any_pile_that_is_left() {
    let mut scene = Scene::new(FIRST_TURN);
    assert_eq!(scene.plays("RR b1 c1")[0], "Q3.1 White places red-red at b1 and c1");
    scene.shows(
        "
        draw white
        hand white YB BR
        Rw rw rw
        .  .  .
        ",
    );
    scene.offers(&["draw 2", "draw 3", "draw 4"]);
    assert_eq!(scene.plays("draw 3"), ["Q3.6 White draws from pile 3"]);
    assert_eq!(scene.takes("YY"), ["Q3.6 White takes YY"]);
    scene.shows(
        "
        place black
        piles 0 21 20 20
        hand white YY YB BR
        Rw rw rw
        .  .  .
        ",
    );
}

#[test]
fn drawing_before_placing_is_refused() {
    Scene::new(FIRST_TURN).refuses("draw 2", "Q3.1: White has to place a tile first");
}

#[test]
fn a_second_tile_instead_of_drawing_is_refused() {
    let mut scene = Scene::new(FIRST_TURN);
    scene.plays("RR b1 c1");
    scene.refuses("YB b2 c2", "Q3.6: White has placed a tile and now draws from a pile");
    scene.refuses("pass", "Q3.6: White has placed a tile and now draws from a pile");
}

#[test]
fn drawing_from_an_empty_pile_is_refused() {
    let mut scene = Scene::new(FIRST_TURN);
    scene.plays("RR b1 c1");
    scene.refuses("draw 1", "Q3.6: pile 1 is empty; draw from another");
    scene.allows("draw 2");
}

#[test]
fn nothing_may_be_done_while_the_drawn_tile_is_being_taken() {
    let mut scene = Scene::new(FIRST_TURN);
    scene.plays("RR b1 c1");
    scene.plays("draw 2");
    scene.refuses("draw 2", "Q3.6: White is just taking a tile from pile 2");
    scene.refuses("YB b2 c2", "Q3.6: White is just taking a tile from pile 2");
    scene.offers(&[]);
}

#[test]
fn the_last_tile_of_a_pile_can_be_drawn_and_no_other_after_it() {
    let mut scene = Scene::new(
        "
        place white
        hand white RR
        hand black RR
        unseen YY1 BB1
        piles 0 1 0 1
        Y  .  .
        .  .  .
        ",
    );
    scene.plays("RR b1 c1");
    scene.offers(&["draw 2", "draw 4"]);
    scene.plays("draw 2");
    scene.takes("BB");
    scene.plays("RR b2 c2");
    scene.offers(&["draw 4"]);
}

#[test]
fn with_all_piles_empty_nothing_is_drawn_and_the_hand_shrinks() {
    let mut scene = Scene::new(
        "
        place white
        hand white RR YB BR
        hand black YY
        unseen
        R  .  .
        .  .  .
        ",
    );
    scene.plays("RR b1 c1");
    scene.shows(
        "
        place black
        piles 0 0 0 0
        hand white YB BR
        hand black YY
        Rw rw rw
        .  .  .
        ",
    );
}

#[test]
fn a_player_without_tiles_is_skipped() {
    let mut scene = Scene::new(
        "
        place white
        hand white RR YB
        hand green YY
        unseen
        R  .  .  .
        .  .  .  .
        ",
    );
    scene.plays("RR b1 c1");
    scene.shows(
        "
        place green
        Rw rw rw .
        .  .  .  .
        ",
    );
    scene.plays("YY b2 c2");
    scene.shows(
        "
        place white
        hand green
        Rw rw rw .
        .  yg yg .
        ",
    );
}

/// Only c1 and c2 are free, and a red space at c1 would join what may not be joined.
const ONE_PLACE: &str = "
    rw rw .  rg rg
    Y  ~  .  ~  ~
    ";

#[test]
fn a_player_with_tiles_but_no_legal_placement_passes_keeps_the_hand_and_draws_nothing() {
    let mut scene = Scene::new(&format!(
        "
        place white
        piles 17 17 16 16
        hand white RR RR
        hand black YY YB
        {ONE_PLACE}"
    ));
    scene.offers(&["pass"]);
    assert_eq!(scene.plays("pass"), ["Q3.7 White has no legal placement and passes"]);
    scene.shows(&format!(
        "
        place black
        piles 17 17 16 16
        hand white RR RR
        {ONE_PLACE}"
    ));
}

#[test]
fn passing_with_a_legal_placement_is_refused_and_one_is_named() {
    let scene = Scene::new(&format!(
        "
        place white
        hand white RR RY
        {ONE_PLACE}"
    ));
    scene.refuses("pass", "Q3.7: there is a legal placement, YR c1 c2 for one, so no passing");
    scene.offers(&["YR c1 c2"]);
}

#[test]
fn a_player_who_has_passed_places_again_as_soon_as_there_is_a_place() {
    let mut scene = Scene::new(
        "
        place white
        hand white RR
        hand black RY
        rw rw .  rb .  rg rg
        Y  ~  .  rb .  ~  ~
        ",
    );
    scene.plays("pass");
    scene.plays("YR c1 c2");
    scene.plays("draw 1");
    scene.takes("BB");
    scene.shows(
        "
        place white
        hand white RR
        rw rw y  rb .  rg rg
        Y  ~  rb rb .  ~  ~
        ",
    );
    scene.offers(&["RR e1 e2"]);
}

#[test]
fn no_move_is_taken_after_the_end() {
    let scene = Scene::new(
        "
        over no_tiles white
        Rw rw rw .  .
        .  .  .  .  .
        ",
    );
    scene.refuses("RR b2 c2", "Q10.3: the game is over");
    scene.refuses("draw 1", "Q10.3: the game is over");
    scene.refuses("pass", "Q10.3: the game is over");
    scene.offers(&[]);
}
