//! House scoring during the game (K6).

use game::{Describe as _, Seats, Step};
use kaiser::{Event, Province};

use crate::check;
use crate::scene::Scene;

/// Green puts the last house, its first there, on space 4 of Yan, which is green.
fn yan_filled(houses: &str) -> Vec<String> {
    let mut scene = Scene::new(&format!("act green\nhand green green green red\n{houses}"));
    scene.plays("house 4 green").split_off(1)
}

/// Blue puts the last house, its only one there, on space 52 of Chu, which is violet.
#[track_caller]
fn chu(houses: &str, scores: &str) {
    let mut scene = Scene::new(&format!("act blue\nhand blue violet green red\n{houses}"));
    assert_eq!(
        scene.plays("house 52 violet")[1..],
        [format!("K6.2 Chu is scored with 8 houses: {scores}")],
        "{houses}"
    );
}

#[test]
fn a_province_is_scored_as_soon_as_houses_stand_on_all_its_spaces() {
    assert_eq!(yan_filled("houses red 1 2"), [""; 0]);
    assert_eq!(yan_filled("houses red 1 2 3"), ["K6.2 Yan is scored with 4 houses: Green 3, Red 4"]);
}

#[test]
fn the_turn_is_interrupted_and_its_second_piece_may_still_be_an_emissary() {
    let mut scene = Scene::new("act green\nhand green green green green\nhouses red 1 2 3");
    scene.plays("house 4 green");
    scene.shows("again green Yan\nscored Yan\npoints green 3\npoints red 4");
    scene.offers(&["emissary Yan green", "stop"]);
    scene.refuses("house 3 green", "K5.1: a house of Red stands on space 3");
    assert_eq!(scene.plays("emissary Yan green"), ["K5.2 Green places an emissary in Yan, paid with a green card"]);
    scene.shows("take green up_to_three\nscored Yan\npoints green 3\npoints red 4");
}

#[test]
fn a_province_that_the_second_piece_fills_is_scored_before_the_drawing() {
    let mut scene = Scene::new("act green\nhand green green green red\nhouses red 1\nhouses blue 2");
    assert_eq!(scene.plays("house 3 green").len(), 1);
    scene.shows("scored");
    assert_eq!(
        scene.plays("house 4 green"),
        [
            "K5.1 Green places a house on space 4 in Yan, paid with a green card",
            "K6.2 Yan is scored with 4 houses: Green 4, Red 2, Blue 2",
        ]
    );
    scene.shows("take green up_to_three\nscored Yan\npoints green 4\npoints red 2\npoints violet 0\npoints blue 2");
}

#[test]
fn it_is_scored_only_once() {
    let mut scene = Scene::new("act green\nhand green green red red\nhouses red 1 2 3\nhouses green 4\nhouses blue 18");
    scene.shows("scored Yan\npoints red 4\npoints green 3");
    assert_eq!(scene.plays("emissary Yan green").len(), 1);
    scene.shows("scored Yan\npoints red 4\npoints green 3");
}

#[test]
fn points_are_added_to_those_of_other_provinces() {
    check(
        "act green\nhand green yellow green red\nhouses red 1 2 3 25 26\nhouses green 4\nhouses blue 27 28",
        "house 29 yellow",
        &[
            "K5.1 Green places a house on space 29 in Qi, paid with a yellow card",
            "K6.2 Qi is scored with 5 houses: Green 2, Red 5, Blue 5",
        ],
        "scored Yan Qi\npoints red 9\npoints green 5\npoints violet 0\npoints blue 5",
    );
}

#[test]
fn each_rank_scores_the_houses_of_one_player_of_the_rank_above_and_the_first_those_of_all() {
    chu("houses green 45 46 47 48\nhouses red 49 50 51", "Green 8, Red 4, Blue 3");
    chu("houses green 45 46 47\nhouses red 48 49 50 51", "Green 4, Red 8, Blue 3");
    chu("houses green 45 46 47 48 49 50 51", "Green 8, Blue 7");
}

#[test]
fn equal_numbers_share_a_rank_and_the_next_number_takes_the_next_rank() {
    chu("houses green 45 46 47\nhouses red 48 49\nhouses violet 50 51", "Green 8, Red 3, Violet 3, Blue 2");
    chu("houses green 45 46 47\nhouses red 48 49 50\nhouses violet 51", "Green 8, Red 8, Violet 3, Blue 3");
    chu("houses green 45 46 47 48 49\nhouses red 50\nhouses violet 51", "Green 8, Red 5, Violet 5, Blue 5");
    chu("houses green 45 46 47 48\nhouses red 49 50\nhouses violet 51", "Green 8, Red 4, Violet 2, Blue 2");
}

#[test]
fn a_player_who_has_all_houses_scores_their_number() {
    check(
        "act green\nhand green green green red\nhouses green 1 2 3",
        "house 4 green",
        &[
            "K5.1 Green places a house on space 4 in Yan, paid with a green card",
            "K6.2 Yan is scored with 4 houses: Green 4",
        ],
        "points green 4\npoints red 0",
    );
}

#[test]
fn five_players_can_share_a_rank() {
    let five = |houses: &str| {
        let mut scene = Scene::new(&format!("kaiser 5 4-5 plain\nact yellow\nhand yellow yellow green red\n{houses}"));
        scene.plays("house 29 yellow").pop()
    };
    let one_each = "houses green 25\nhouses red 26\nhouses violet 27\nhouses blue 28";
    let scored = "K6.2 Qi is scored with 5 houses: Green 5, Red 5, Violet 5, Blue 5, Yellow 5";
    assert_eq!(five(one_each).as_deref(), Some(scored));
}

#[test]
fn who_has_a_house_on_a_fortification_there_scores_double() {
    let houses = "houses red 1 2 3\nspent violet";
    assert_eq!(
        yan_filled(&format!("{houses}\nfortifications 2")),
        ["K6.2 Yan is scored with 4 houses: Green 3, Red 8 (double)"]
    );
    assert_eq!(
        yan_filled(&format!("{houses}\nfortifications 4")),
        ["K6.2 Yan is scored with 4 houses: Green 6 (double), Red 4"]
    );
}

#[test]
fn it_is_double_once_and_not_once_per_fortification() {
    assert_eq!(
        yan_filled("houses red 1 2 3\nfortifications 1 2 3\nspent red violet blue"),
        ["K6.2 Yan is scored with 4 houses: Green 3, Red 8 (double)"]
    );
    assert_eq!(
        yan_filled("houses red 1 2 3\nfortifications 1 2 4\nspent red violet blue"),
        ["K6.2 Yan is scored with 4 houses: Green 6 (double), Red 8 (double)"]
    );
}

#[test]
fn a_fortification_does_not_change_the_ranks() {
    assert_eq!(
        yan_filled("houses red 1 2\nhouses blue 3\nfortifications 3\nspent violet"),
        ["K6.2 Yan is scored with 4 houses: Green 2, Red 4, Blue 4 (double)"]
    );
}

#[test]
fn a_fortification_in_another_province_doubles_nothing() {
    assert_eq!(
        yan_filled("houses red 1 2 3 6\nhouses green 5\nfortifications 5 6\nspent violet red"),
        ["K6.2 Yan is scored with 4 houses: Green 3, Red 4"]
    );
}

#[test]
fn who_placed_the_fortification_has_nothing_of_it_without_a_house_on_it() {
    assert_eq!(
        yan_filled("houses red 1 2 3\nfortifications 3\nspent green"),
        ["K6.2 Yan is scored with 4 houses: Green 3, Red 8 (double)"]
    );
}

#[test]
fn the_scoring_tells_whose_houses_stand_there_and_who_scores_double() {
    let scene = Scene::new(
        "
        act green
        hand green green green red
        houses red 1 5
        houses blue 2 3
        fortifications 2 4 5
        spent red violet blue
        ",
    );
    let events = scene.game.explain(&scene.state, Step::Move("house 4 green".parse().unwrap()));
    let [_, Event::HousesScored { province: Province::Yan, houses, doubled, points }] = &events[..] else {
        panic!("Yan is not scored: {events:?}")
    };
    assert_eq!(houses.first(4).iter().map(ToString::to_string).collect::<Vec<_>>(), ["4", "1", "", "2 3"]);
    assert_eq!(*doubled, ["green", "blue"].map(|who| scene.seat(who)).into_iter().collect::<Seats>());
    assert_eq!(points.first(4), [4, 2, 0, 8]);
}
