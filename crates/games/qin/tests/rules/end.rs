//! The ends without a last pagoda, and who wins then (Q10.3, Q10.4).

use crate::scene::Scene;

/// Makes the move; the last thing that happens.
#[track_caller]
fn finally(scene: &mut Scene, m: &str) -> String {
    scene.plays(m).pop().unwrap()
}

#[test]
fn the_game_ends_when_nobody_holds_a_tile_and_the_most_pagodas_win() {
    let mut scene = Scene::new(
        "
        place purple
        hand purple RR
        unseen
        left white 10
        left black 9
        left green 9
        left purple 9
        R  .  .
        .  .  .
        ",
    );
    assert_eq!(finally(&mut scene, "RR b1 c1"), "Q10.3 nobody holds a tile any more: Purple wins");
    scene.shows(
        "
        over no_tiles purple
        left purple 8
        Rp rp rp
        .  .  .
        ",
    );
}

#[test]
fn players_with_equally_many_pagodas_share_the_victory() {
    let mut scene = Scene::new(
        "
        place purple
        hand purple YB
        unseen
        left white 10
        left black 8
        left green 8
        left purple 9
        R  .  .
        .  .  .
        ",
    );
    assert_eq!(
        finally(&mut scene, "YB b1 c1"),
        "Q10.3 nobody holds a tile any more: Black and Green share the victory"
    );
    scene.shows(
        "
        over no_tiles black green
        R  y  b
        .  .  .
        ",
    );
}

#[test]
fn the_game_goes_on_while_anybody_holds_a_tile() {
    let mut scene = Scene::new(
        "
        place purple
        hand purple RR
        hand green YY
        unseen
        R  .  .
        .  .  .
        ",
    );
    scene.plays("RR b1 c1");
    scene.shows(
        "
        place green
        Rp rp rp
        .  .  .
        ",
    );
}

#[test]
fn the_game_ends_after_the_drawing_when_no_two_spaces_are_left() {
    let mut scene = Scene::new(
        "
        place white
        hand white YY
        hand black RR YB
        rw rw .  rg rg
        Y  ~  .  ~  ~
        ",
    );
    scene.plays("YY c1 c2");
    scene.shows(
        "
        draw white
        rw rw yw rg rg
        Y  ~  yw ~  ~
        ",
    );
    scene.plays("draw 4");
    assert_eq!(scene.takes("BB")[1], "Q10.3 no tile can be placed any more: White wins");
    scene.shows(
        "
        over no_room white
        hand white BB
        rw rw yw rg rg
        Y  ~  yw ~  ~
        ",
    );
}

/// At c1 a red space would join what may not be joined, so a double red tile cannot be
/// placed there. It can at no other place after this turn.
const ROOM_BUT_NOT_FOR_RED: &str = "
    place white
    hand white BB
    hand black RR
    rw rw .  rg rg
    Y  ~  .  ~  ~
    .  ~  ~  ~  ~
    .  ~  ~  ~  ~
    ";

#[test]
fn the_game_ends_when_nobody_who_holds_tiles_can_place_one_though_there_is_room_for_others() {
    let mut scene = Scene::new(ROOM_BUT_NOT_FOR_RED);
    scene.plays("BB a3 a4");
    scene.plays("draw 1");
    assert_eq!(scene.takes("RR")[1], "Q10.3 no tile can be placed any more: White wins");
    scene.shows(
        "
        over no_room white
        rw rw .  rg rg
        Y  ~  .  ~  ~
        bw ~  ~  ~  ~
        bw ~  ~  ~  ~
        ",
    );
}

#[test]
fn a_player_passes_only_while_somebody_else_can_place() {
    let mut scene = Scene::new(ROOM_BUT_NOT_FOR_RED);
    scene.plays("BB a3 a4");
    scene.plays("draw 1");
    scene.takes("RY");
    scene.offers(&["pass"]);
    scene.plays("pass");
    scene.offers(&["YR c1 c2"]);
    scene.plays("YR c1 c2");
    scene.plays("draw 1");
    assert_eq!(scene.takes("BB")[1], "Q10.3 no tile can be placed any more: White wins");
}

#[test]
fn without_room_too_the_most_pagodas_win_and_ties_share() {
    let mut scene = Scene::new(
        "
        place white
        hand white YB
        rw rw .  rg rg
        Y  ~  .  ~  ~
        Vb ~  ~  ~  ~
        ",
    );
    scene.plays("BY c1 c2");
    scene.plays("draw 1");
    assert_eq!(scene.takes("BB")[1], "Q10.3 no tile can be placed any more: White, Black and Green share the victory");
    scene.shows(
        "
        over no_room white black green
        left white 14
        left black 14
        left green 14
        left purple 15
        rw rw b  rg rg
        Y  ~  y  ~  ~
        Vb ~  ~  ~  ~
        ",
    );
}

#[test]
fn when_both_hold_it_is_the_missing_tiles_that_end_the_game() {
    let mut scene = Scene::new(
        "
        place white
        hand white YY
        unseen
        rw rw .  rg rg
        Y  ~  .  ~  ~
        ",
    );
    assert_eq!(finally(&mut scene, "YY c1 c2"), "Q10.3 nobody holds a tile any more: White wins");
}

#[test]
fn with_the_piles_empty_a_full_board_ends_the_game_though_tiles_are_held() {
    let mut scene = Scene::new(
        "
        place white
        hand white YY
        hand black RR YB
        unseen
        rw rw .  rg rg
        Y  ~  .  ~  ~
        ",
    );
    assert_eq!(finally(&mut scene, "YY c1 c2"), "Q10.3 no tile can be placed any more: White wins");
}

#[test]
fn the_last_tile_with_the_last_pagoda_wins_by_the_pagoda() {
    let mut scene = Scene::new(
        "
        place white
        hand white YY
        unseen
        left white 1
        Y  .  .
        .  .  .
        ",
    );
    assert_eq!(finally(&mut scene, "YY b1 c1"), "Q10.2 the last pagoda is placed: White wins");
}
