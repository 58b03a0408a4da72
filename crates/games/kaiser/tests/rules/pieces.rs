//! Houses, emissaries and fortifications (K3.2, K5).

use crate::scene::Scene;
use crate::{check, refuse};

#[test]
fn a_house_goes_on_a_free_space() {
    check(
        "act green\nhand green red red red\nhouses red 18",
        "house 24 red",
        &["K5.1 Green places a house on space 24 in Wei, paid with a red card"],
        "houses green 24\nhouses red 18\nleft green 19 8 0\nleft red 19 8 0",
    );
}

#[test]
fn a_space_has_one_house() {
    let before = "act green\nhand green red red green\nhouses red 18\nhouses green 19";
    refuse(before, "house 18 red", "K5.1: a house of Red stands on space 18");
    refuse(before, "house 19 red", "K5.1: a house of Green stands on space 19");
    let mut scene = Scene::new(before);
    scene.plays("house 20 red");
    scene.refuses("house 20 red", "K5.1: a house of Green stands on space 20");
}

#[test]
fn an_emissary_goes_on_the_dragon_space() {
    check(
        "act green\nhand green red red red\nhouses green 18\nhouses red 19 20\nemissaries red Wei",
        "emissary Wei red",
        &["K5.2 Green places an emissary in Wei, paid with a red card"],
        "emissaries green Wei\nemissaries red Wei\nleft green 19 7 0\nhouses green 18",
    );
}

#[test]
fn no_emissary_goes_where_there_is_no_house() {
    let sentence = "K5.2: there is no house in Wei, so no emissary may go there";
    refuse("act green\nhand green red red red\nhouses green 40", "emissary Wei red", sentence);
    refuse("act green\nhand green red red red\nfortifications 18\nspent red", "emissary Wei red", sentence);
}

#[test]
fn there_are_no_more_emissaries_of_all_players_than_the_strongest_has_houses() {
    for (houses, emissaries, sentence) in [
        ("red 45", "blue Chu", "Chu has 1 emissary already, and nobody has more than 1 house there (Red)"),
        (
            "red 45 46 47",
            "blue Chu Chu Chu",
            "Chu has 3 emissaries already, and nobody has more than 3 houses there (Red)",
        ),
        (
            "green 45 46",
            "green Chu Chu",
            "Chu has 2 emissaries already, and nobody has more than 2 houses there (Green)",
        ),
        (
            "red 45 46",
            "violet Chu\nemissaries blue Chu",
            "Chu has 2 emissaries already, and nobody has more than 2 houses there (Red)",
        ),
    ] {
        let position = format!("act green\nhand green violet red red\nhouses {houses}\nemissaries {emissaries}");
        refuse(&position, "emissary Chu violet", &format!("K5.2: {sentence}"));
        refuse(&position, "emissary Chu red red", &format!("K5.2: {sentence}"));
    }
}

#[test]
fn the_houses_of_the_strongest_count_and_not_those_of_all() {
    let houses = "houses green 18\nhouses red 19\nhouses violet 20\nhouses blue 21";
    refuse(
        &format!("act green\nhand green red red red\n{houses}\nemissaries red Wei"),
        "emissary Wei red",
        "K5.2: Wei has 1 emissary already, and nobody has more than 1 house there (Green, Red, Violet and Blue)",
    );
}

#[test]
fn the_houses_in_another_province_do_not_count() {
    refuse(
        "act green\nhand green red red red\nhouses red 18 40 41 42\nemissaries blue Wei",
        "emissary Wei red",
        "K5.2: Wei has 1 emissary already, and nobody has more than 1 house there (Red)",
    );
}

#[test]
fn ones_own_houses_are_not_needed_for_an_emissary() {
    check(
        "act green\nhand green red red red\nhouses red 18 19",
        "emissary Wei red",
        &["K5.2 Green places an emissary in Wei, paid with a red card"],
        "houses green\nemissaries green Wei",
    );
}

#[test]
fn as_many_emissaries_as_the_strongest_has_houses_is_not_too_many() {
    let mut scene = Scene::new("act green\nhand green red red red\nhouses red 18 19 20\nemissaries blue Wei");
    scene.plays("emissary Wei red");
    scene.plays("emissary Wei red");
    scene.shows("take green up_to_three\nemissaries green Wei Wei");
}

#[test]
fn a_province_full_of_houses_takes_emissaries() {
    check(
        "act green\nhand green green red red\nhouses red 1 2\nhouses blue 3 4",
        "emissary Yan green",
        &["K5.2 Green places an emissary in Yan, paid with a green card"],
        "again green Yan",
    );
}

/// It is played with fortifications, and all players still have theirs.
const FORTIFIED: &str = "kaiser 4 3-4 fortified";

#[test]
fn a_fortification_goes_on_a_free_space_paid_with_a_card_or_a_joker() {
    for (payment, words) in [("red", "a red card"), ("green green", "two green cards as a joker")] {
        check(
            &format!("{FORTIFIED}\nact green\nhand green red green green\nhouses red 18"),
            &format!("fortification 19 {payment}"),
            &[&format!("K5.3 Green places a fortification on space 19 in Wei, paid with {words}")],
            "again green Wei\nfortifications 19\nspent green\nleft green 20 8 0\nleft red 19 8 1",
        );
    }
}

#[test]
fn no_fortification_goes_on_a_house_or_on_another_fortification() {
    let scene = Scene::new("act green\nhand green red red red\nhouses red 18 20\nfortifications 19 20\nspent red blue");
    scene.refuses("fortification 19 red", "K5.3: a fortification stands on space 19 already");
    for space in [18, 20] {
        let sentence =
            format!("K5.3: a house of Red stands on space {space}; a fortification goes under a house, never on it");
        scene.refuses(&format!("fortification {space} red"), &sentence);
    }
}

#[test]
fn without_the_variant_there_are_no_fortifications() {
    let position = "kaiser 4 3-4 plain\nact green\nhand green red red red\nhouses red 18";
    refuse(position, "fortification 19 red", "K3.2: this game is played without fortifications");
}

#[test]
fn a_house_may_be_put_on_a_fortification_by_anyone_for_the_usual_payment() {
    for owner in ["green", "red", "blue"] {
        for payment in ["red", "green green"] {
            let mut scene =
                Scene::new(&format!("act green\nhand green red green green\nfortifications 19\nspent {owner}"));
            scene.plays(&format!("house 19 {payment}"));
            scene.shows(&format!("again green Wei\nhouses green 19\nfortifications 19\nspent {owner}"));
        }
    }
    refuse(
        "act green\nhand green green green violet\nfortifications 19\nspent green",
        "house 19 green",
        "K4.2: Wei is red, so one green card does not pay there; a pair of one other colour would",
    );
}

#[test]
fn a_house_may_be_put_on_a_fortification_in_the_same_turn() {
    let mut scene = Scene::new(&format!("{FORTIFIED}\nact green\nhand green red red red\nhouses red 18"));
    scene.plays("fortification 19 red");
    scene.plays("house 19 red");
    scene.shows("take green up_to_three\nhand green red\nhouses green 19\nfortifications 19");
}

#[test]
fn a_fortification_is_the_one_piece_that_an_empty_province_takes() {
    check(
        &format!("{FORTIFIED}\nact green\nhand green red red red"),
        "fortification 19 red",
        &["K5.3 Green places a fortification on space 19 in Wei, paid with a red card"],
        "take green up_to_three\nhand green red red",
    );
}

#[test]
fn a_province_with_nothing_but_a_fortification_takes_two_pieces() {
    let mut scene = Scene::new("act green\nhand green red red red\nfortifications 19\nspent blue");
    scene.plays("house 20 red");
    scene.shows("again green Wei");
    scene.plays("emissary Wei red");
    scene.shows("take green up_to_three\nhouses green 20\nemissaries green Wei");
}

#[test]
fn a_fortification_fills_no_house_space() {
    let mut scene =
        Scene::new(&format!("{FORTIFIED}\nact green\nhand green green green red\nhouses red 1 2\nhouses blue 3"));
    assert_eq!(
        scene.plays("fortification 4 green"),
        ["K5.3 Green places a fortification on space 4 in Yan, paid with a green card"]
    );
    scene.shows("scored\npoints red 0");
    assert_eq!(
        scene.plays("house 4 green"),
        [
            "K5.1 Green places a house on space 4 in Yan, paid with a green card",
            "K6.2 Yan is scored with 4 houses: Green 4 (double), Red 4, Blue 2",
        ]
    );
    scene.shows("scored Yan");
}

#[test]
fn an_emissary_fills_no_house_space() {
    check(
        "act green\nhand green green green red\nhouses red 1 2 3",
        "emissary Yan green",
        &["K5.2 Green places an emissary in Yan, paid with a green card"],
        "scored\npoints red 0",
    );
}
