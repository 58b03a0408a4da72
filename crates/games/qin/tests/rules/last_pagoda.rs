//! The last pagoda ends the game at once (Q10.2).

use crate::check;
use crate::scene::Scene;

#[test]
fn whoever_places_the_last_pagoda_wins_alone_and_no_tile_is_drawn() {
    let mut scene = Scene::new(
        "
        place white
        hand white YY RR
        left white 1
        left black 2
        Y  .  .
        .  .  .
        ",
    );
    let events = scene.plays("YY b1 c1");
    assert_eq!(events.last().unwrap(), "Q10.2 the last pagoda is placed: White wins");
    scene.shows(
        "
        over last_pagoda white
        hand white RR
        left white 0
        Yw yw yw
        .  .  .
        ",
    );
    scene.refuses("draw 1", "Q10.2: the game is over");
}

#[test]
fn the_last_pagoda_wins_on_another_players_turn_too() {
    check(
        "white",
        "
        left black 1
        rb rb rb rb .
        Y  .  .  .  .
        ",
        "RB e1 e2",
        "
        over last_pagoda black
        rb rb rb rb rb
        Y  .  .  .  b
        ",
        &[
            "Q6.1 White expands Black’s red province to 5 spaces",
            "Q4.1 the blue space at e2 stays alone",
            "Q7.1 Black puts a second pagoda on the red province (0 left)",
            "Q10.2 the last pagoda is placed: Black wins",
        ],
    );
}

#[test]
fn the_last_pagoda_on_a_village_wins_too() {
    check(
        "white",
        "
        left black 1
        rb rb .  Vw
        Y  .  .  .
        ",
        "RB c1 c2",
        "
        over last_pagoda black
        rb rb rb Vb
        Y  .  b  .
        ",
        &[
            "Q6.1 White expands Black’s red province to 3 spaces",
            "Q4.1 the blue space at c2 stays alone",
            "Q10.1 White takes back 1 pagoda (15 in supply)",
            "Q8.2 Black conquers the village at d1 from White (0 left)",
            "Q10.2 the last pagoda is placed: Black wins",
        ],
    );
}

/// The left or upper half comes first.
#[test]
fn the_second_province_of_a_winning_tile_stays_without_a_pagoda() {
    check(
        "white",
        "
        left white 1
        Y  .  .  .
        .  .  R  .
        ",
        "YR b1 c1",
        "
        over last_pagoda white
        pagodas c1 0
        Yw yw rw .
        .  .  Rw .
        ",
        &[
            "Q5.1 White founds a yellow province of 2 at a1 b1",
            "Q5.1 White founds a red province of 2 at c1 c2",
            "Q5.1 White puts a pagoda on the yellow province (0 left)",
            "Q10.2 the last pagoda is placed: White wins",
        ],
    );
}

#[test]
fn a_major_province_founded_with_the_last_pagoda_keeps_a_single_one() {
    check(
        "white",
        "
        left white 1
        .  r  .  .
        R  .  .  r
        ",
        "RR b2 c2",
        "
        over last_pagoda white
        pagodas b1 1
        .  rw .  .
        Rw rw rw rw
        ",
        &[
            "Q5.2 White founds a red province of 5 at b1 a2 b2 c2 d2",
            "Q5.1 White puts a pagoda on the red province (0 left)",
            "Q10.2 the last pagoda is placed: White wins",
        ],
    );
}

#[test]
fn two_pagodas_left_are_enough_for_a_founded_major_province() {
    check(
        "white",
        "
        left white 2
        .  r  .  .
        R  .  .  r
        ",
        "RR b2 c2",
        "
        over last_pagoda white
        .  rw .  .
        Rw rw rw rw
        ",
        &[
            "Q5.2 White founds a red province of 5 at b1 a2 b2 c2 d2",
            "Q5.1 White puts a pagoda on the red province (1 left)",
            "Q7.1 White puts a second pagoda on the red province (0 left)",
            "Q10.2 the last pagoda is placed: White wins",
        ],
    );
}

#[test]
fn a_province_that_wins_leaves_the_villages_beside_it_as_they_were() {
    check(
        "white",
        "
        left white 1
        Vg .  .  V
        .  Y  .  .
        ",
        "YY b1 c1",
        "
        over last_pagoda white
        left green 14
        Vg yw yw V
        .  Yw .  .
        ",
        &[
            "Q5.1 White founds a yellow province of 3 at b1 c1 b2",
            "Q5.1 White puts a pagoda on the yellow province (0 left)",
            "Q10.2 the last pagoda is placed: White wins",
        ],
    );
}

/// Villages are gone through row by row.
#[test]
fn of_two_villages_the_last_pagoda_takes_the_first() {
    check(
        "white",
        "
        left white 2
        .  .  V  .
        V  .  .  V
        .  .  R  .
        ",
        "RR b2 c2",
        "
        over last_pagoda white
        .  .  Vw .
        V  rw rw V
        .  .  Rw .
        ",
        &[
            "Q5.1 White founds a red province of 3 at b2 c2 c3",
            "Q5.1 White puts a pagoda on the red province (1 left)",
            "Q8.2 White takes the empty village at c1 (0 left)",
            "Q10.2 the last pagoda is placed: White wins",
        ],
    );
}

#[test]
fn a_village_given_back_stays_empty_when_the_last_pagoda_comes_before_the_new_owners() {
    check(
        "white",
        "
        left white 1
        Vg .  .  V
        .  rb yw .
        .  rb yw B
        ",
        "RY b1 c1",
        "
        over last_pagoda white
        left black 14
        left green 15
        V  rb yw Vw
        .  rb yw .
        .  rb yw B
        ",
        &[
            "Q6.1 White expands Black’s red province to 3 spaces",
            "Q6.1 White expands its own yellow province to 3 spaces",
            "Q10.1 Green takes back 1 pagoda (15 in supply)",
            "Q8.2 White takes the empty village at d1 (0 left)",
            "Q10.2 the last pagoda is placed: White wins",
        ],
    );
}

#[test]
fn a_second_conquest_of_the_winner_stays_empty_too() {
    check(
        "white",
        "
        left white 1
        Vg .  .  Vp
        .  .  yw .
        .  .  yw B
        ",
        "YY b1 c1",
        "
        over last_pagoda white
        left green 15
        left purple 15
        Vw yw yw V
        .  .  yw .
        .  .  yw B
        ",
        &[
            "Q6.1 White expands its own yellow province to 4 spaces",
            "Q10.1 Green takes back 1 pagoda (15 in supply)",
            "Q10.1 Purple takes back 1 pagoda (15 in supply)",
            "Q8.2 White conquers the village at a1 from Green (0 left)",
            "Q10.2 the last pagoda is placed: White wins",
        ],
    );
}
