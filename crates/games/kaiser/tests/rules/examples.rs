//! The rulebook's own examples, by their numbers in `docs/rules/kaiser.md`. Axel plays Green,
//! Barbara Red, Chris Violet and Doris Blue.

use crate::scene::Scene;
use crate::{by_rule, check, scored_at_the_end};

/// Wei is empty; pieces stand in both Qi and Ch'in.
const EXAMPLE_1: &str = "
    hand green violet red red
    hand red red green green
    hand violet yellow yellow yellow
    display red orange orange violet
    houses blue 11 25
    ";

#[test]
fn example_1_axel_places_one_piece_in_empty_wei_and_his_turn_is_over() {
    let mut scene = Scene::new(&format!("act green\n{EXAMPLE_1}"));
    assert_eq!(scene.plays("house 18 red"), ["K5.1 Green places a house on space 18 in Wei, paid with a red card"]);
    scene.shows("take green up_to_three\nhand green red violet");
    scene.refuses(
        "house 19 red",
        "K4.3: a province that was empty takes one piece in a turn, any other two; Green has to draw now",
    );
    scene.plays("take orange");
    scene.brings("green");
    scene.shows("act red");
}

#[test]
fn example_1_barbara_places_two_pieces_in_wei_the_second_with_a_joker() {
    let mut scene = Scene::new(&format!("act red\nhouses green 18\n{EXAMPLE_1}"));
    assert_eq!(scene.plays("house 19 red"), ["K5.1 Red places a house on space 19 in Wei, paid with a red card"]);
    scene.shows("again red Wei\nhand red green green");
    assert_eq!(
        scene.plays("house 20 green green"),
        ["K5.1 Red places a house on space 20 in Wei, paid with two green cards as a joker"]
    );
    scene.shows("take red up_to_three\nhand red\nhouses red 19 20");
}

#[test]
fn example_1_chris_places_two_pieces_in_qi_or_chin_and_never_three() {
    for (first, second) in [(26, 27), (12, 13)] {
        let mut scene = Scene::new(&format!("act violet\n{EXAMPLE_1}"));
        scene.plays(&format!("house {first} yellow"));
        scene.plays(&format!("house {second} yellow"));
        scene.shows("take violet up_to_three\nhand violet yellow");
    }
}

#[test]
fn example_1_chris_places_one_piece_elsewhere_with_a_yellow_pair_and_no_second() {
    for (houses, place) in [("", 18), ("houses green 19 20", 18), ("houses green 31", 30)] {
        let mut scene = Scene::new(&format!("act violet\n{EXAMPLE_1}{houses}"));
        scene.plays(&format!("house {place} yellow yellow"));
        if houses.is_empty() {
            scene.shows("take violet up_to_three\nhand violet yellow");
        } else {
            scene.offers(&["stop"]);
        }
    }
}

#[test]
fn example_2_axel_adds_two_emissaries_with_a_violet_card_and_an_orange_pair() {
    let before = "
        act green
        hand green orange orange violet
        houses red 45 46 47 48
        houses blue 49
        emissaries red Chu
        emissaries blue Chu
        ";
    for order in [["violet", "orange orange"], ["orange orange", "violet"]] {
        let mut scene = Scene::new(before);
        for payment in order {
            scene.plays(&format!("emissary Chu {payment}"));
        }
        scene.shows("take green up_to_three\nhand green\nemissaries green Chu Chu");
    }
}

#[test]
fn example_3_where_two_players_have_two_houses_two_emissaries_or_two_houses_or_one_of_each_may_be_placed() {
    let before = "
        act green
        hand green yellow yellow orange
        houses red 11 12
        houses blue 13 15
        ";
    for (pieces, after) in [
        (["emissary Ch'in", "emissary Ch'in"], "emissaries green Ch'in Ch'in"),
        (["house 16", "house 17"], "houses green 16 17"),
        (["house 16", "emissary Ch'in"], "houses green 16\nemissaries green Ch'in"),
        (["emissary Ch'in", "house 16"], "houses green 16\nemissaries green Ch'in"),
    ] {
        let mut scene = Scene::new(before);
        for piece in pieces {
            scene.plays(&format!("{piece} yellow"));
        }
        scene.shows(&format!("take green up_to_three\n{after}"));
    }
}

#[test]
fn example_4_four_two_and_one_houses_in_wei_score_seven_four_and_two() {
    check(
        "
        act blue
        hand blue red green orange
        houses green 18 19 20 21
        houses red 22 23
        ",
        "house 24 red",
        &[
            "K5.1 Blue places a house on space 24 in Wei, paid with a red card",
            "K6.2 Wei is scored with 7 houses: Green 7, Red 4, Blue 2",
        ],
        "
        scored Wei
        points green 7
        points red 4
        points violet 0
        points blue 2
        ",
    );
}

#[test]
fn example_5_two_two_and_one_houses_in_qi_score_five_five_and_two() {
    check(
        "
        act red
        hand red yellow green orange
        houses red 25
        houses violet 26 27
        houses blue 28
        ",
        "house 29 yellow",
        &[
            "K5.1 Red places a house on space 29 in Qi, paid with a yellow card",
            "K6.2 Qi is scored with 5 houses: Red 5, Violet 5, Blue 2",
        ],
        "
        scored Qi
        points green 0
        points red 5
        points violet 5
        points blue 2
        ",
    );
}

#[test]
fn example_6_doris_scores_alliance_3_alone_and_nobody_scores_alliance_4() {
    let events = scored_at_the_end(
        "
        houses green 18 20 11 12 14 15 40 41 43
        emissaries green Ch'in
        emissaries red Wei Ch'in
        emissaries violet Shu Shu
        emissaries blue Wei Ch'in Ch'in Shu
        ",
    );
    assert_eq!(by_rule("K10.2", events), ["K10.2 alliance 3 of Wei and Ch'in: Blue 6"]);
}

/// The branch is in Ch'in: space 16 beside 40 on the one side of the map, 15 beside 14 on the other.
#[test]
fn example_7_five_houses_in_a_row_through_chin_and_shu_and_one_at_a_branch_in_chin_score_five() {
    for (side, houses) in [("3-4", "15 16 17 40 41 42"), ("4-5", "11 14 15 16 40 41")] {
        let events = scored_at_the_end(&format!("kaiser 4 {side} plain\nhouses blue {houses}"));
        let row = &by_rule("K10.3", events)[3];
        assert!(row.starts_with("K10.3 Blue has 5 houses along ") && row.ends_with(" and scores 5"), "{side}: {row}");
    }
}

#[test]
fn example_7_scores_the_same_with_the_branch_in_shu() {
    for heading in ["kaiser 4 3-4 plain", "kaiser 4 4-5 plain"] {
        let events = scored_at_the_end(&format!("{heading}\nhouses blue 14 16 40 41 42 43"));
        assert_eq!(
            by_rule("K10.3", events)[3],
            "K10.3 Blue has 5 houses along 14 16 40 41 43 and scores 5",
            "{heading}"
        );
    }
}

#[test]
fn example_8_axel_places_a_fortification_in_qi_and_a_house_on_it_and_keeps_his_third_card() {
    let mut scene = Scene::new(
        "
        kaiser 4 3-4 fortified
        act green
        hand green yellow yellow yellow
        houses red 27
        ",
    );
    assert_eq!(
        scene.plays("fortification 25 yellow"),
        ["K5.3 Green places a fortification on space 25 in Qi, paid with a yellow card"]
    );
    assert_eq!(
        scene.plays("house 25 yellow"),
        ["K5.1 Green places a house on space 25 in Qi, paid with a yellow card"]
    );
    scene.shows(
        "
        take green up_to_three
        hand green yellow
        houses green 25
        fortifications 25
        spent green
        left green 19 8 0
        ",
    );
}

#[test]
fn the_example_without_a_number_zhao_with_three_red_and_two_yellow_houses_takes_three_emissaries_at_most() {
    let mut scene = Scene::new(
        "
        kaiser 5 4-5 plain
        act green
        hand green orange orange red
        houses red 5 6 7
        houses yellow 8 9
        emissaries violet Zhao
        emissaries blue Zhao
        ",
    );
    scene.plays("emissary Zhao orange");
    scene.refuses(
        "emissary Zhao orange",
        "K5.2: Zhao has 3 emissaries already, and nobody has more than 3 houses there (Red)",
    );
}
