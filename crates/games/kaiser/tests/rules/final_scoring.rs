//! The final scoring (K10) but for the roads.

use crate::{by_rule, last_turn, scored_at_the_end};

#[test]
fn houses_are_scored_first_then_alliances_then_roads_and_the_most_points_win() {
    assert_eq!(
        scored_at_the_end(
            "
            houses green 1 2 6 7
            houses red 25 26 27 28 29
            houses blue 40
            emissaries green Yan Yan Zhao Zhao
            "
        ),
        [
            "K6.2 Yan is scored with 2 houses: Green 2",
            "K6.2 Zhao is scored with 2 houses: Green 2",
            "K6.2 Shu is scored with 1 house: Blue 1",
            "K10.2 alliance 1 of Yan and Zhao: Green 4",
            "K10.3 Green has 4 houses along 1 2 6 7 and scores 4",
            "K10.3 Red has 5 houses along 25 26 27 28 29 and scores 5",
            "K10.3 Violet has no row of four houses along the roads",
            "K10.3 Blue has no row of four houses along the roads",
            "K10.4 Green wins: Green 12, Red 10, Blue 1",
        ]
    );
}

#[test]
fn a_province_that_was_scored_in_the_game_keeps_its_points_and_is_not_scored_again() {
    let mut scene = last_turn("houses green 1 2 3\nhouses red 4 5");
    scene.shows("scored Yan\npoints green 4\npoints red 3");
    let events = scene.plays("exchange red");
    assert_eq!(by_rule("K6.2", events), ["K6.2 Zhao is scored with 1 house: Red 1"]);
    scene.shows("scored Yan\npoints green 4\ntotal green 4\ntotal red 4\ntotal violet 0\nwinners red");
}

#[test]
fn a_province_that_is_not_full_is_scored_by_ranks_and_doubled_by_a_fortification() {
    let events = scored_at_the_end(
        "
        houses green 45 46 47
        houses red 48 49
        houses violet 50
        fortifications 48 51
        spent green blue
        ",
    );
    assert_eq!(by_rule("K6.2", events), ["K6.2 Chu is scored with 6 houses: Green 6, Red 6 (double), Violet 2"]);
}

#[test]
fn a_province_without_houses_scores_nothing() {
    assert_eq!(by_rule("K6.2", scored_at_the_end("fortifications 48\nspent green")), [""; 0]);
}

/// What the alliances score with these emissaries; there are houses enough for them.
fn alliances(emissaries: &str) -> Vec<String> {
    let houses = "houses violet 1 2 3 5 6 7 11 12 13 14 18 19 20 25 26\nhouses blue 35 36 40 41 45 46";
    by_rule("K10.2", scored_at_the_end(&format!("{houses}\n{emissaries}")))
}

#[test]
fn the_majority_in_both_provinces_scores_every_emissary_there_of_any_colour() {
    assert_eq!(
        alliances("emissaries green Wei Wei Ch'in Ch'in\nemissaries red Wei\nemissaries blue Ch'in"),
        ["K10.2 alliance 3 of Wei and Ch'in: Green 6"]
    );
}

#[test]
fn the_majority_in_one_province_is_not_enough() {
    assert_eq!(alliances("emissaries green Wei Wei Ch'in\nemissaries red Wei Ch'in Ch'in"), [""; 0]);
}

#[test]
fn sharing_the_most_is_a_majority_for_each_and_everyone_who_qualifies_scores_in_full() {
    assert_eq!(
        alliances("emissaries green Wei Ch'in\nemissaries red Wei Ch'in\nemissaries blue Wei Ch'in"),
        ["K10.2 alliance 3 of Wei and Ch'in: Green 6, Red 6, Blue 6"]
    );
    assert_eq!(
        alliances("emissaries green Wei Ch'in\nemissaries red Wei Ch'in Ch'in"),
        ["K10.2 alliance 3 of Wei and Ch'in: Red 5"]
    );
}

#[test]
fn without_an_emissary_there_is_no_majority() {
    assert_eq!(alliances("emissaries green Wei"), [""; 0]);
    assert_eq!(alliances(""), [""; 0]);
}

#[test]
fn the_houses_do_not_make_a_majority_of_emissaries() {
    assert_eq!(
        alliances("emissaries green Yan Zhao\nemissaries violet Yan"),
        ["K10.2 alliance 1 of Yan and Zhao: Green 3"]
    );
}

#[test]
fn a_province_serves_all_its_alliances() {
    assert_eq!(
        alliances("emissaries green Wei Ch'in Ch'in Han Shu"),
        [
            "K10.2 alliance 3 of Wei and Ch'in: Green 3",
            "K10.2 alliance 4 of Ch'in and Shu: Green 3",
            "K10.2 alliance 7 of Ch'in and Han: Green 3",
            "K10.2 alliance 8 of Wei and Han: Green 2",
        ]
    );
}

#[test]
fn the_alliances_are_scored_in_the_order_of_their_numbers() {
    let events = scored_at_the_end(
        "
        houses violet 1 5 11 18 25 30 35 40 45
        emissaries green Zhao Ch'in Wei Qi Lu Han Shu Chu
        ",
    );
    let scored: Vec<_> = by_rule("K10.2", events).iter().map(|event| event.replace("K10.2 alliance ", "")).collect();
    assert_eq!(
        scored,
        [
            "2 of Zhao and Wei: Green 2",
            "3 of Wei and Ch'in: Green 2",
            "4 of Ch'in and Shu: Green 2",
            "5 of Shu and Chu: Green 2",
            "6 of Ch'in and Chu: Green 2",
            "7 of Ch'in and Han: Green 2",
            "8 of Wei and Han: Green 2",
            "9 of Han and Chu: Green 2",
            "10 of Zhao and Qi: Green 2",
            "12 of Wei and Qi: Green 2",
            "13 of Qi and Lu: Green 2",
            "14 of Wei and Lu: Green 2",
            "15 of Lu and Chu: Green 2",
        ]
    );
}

/// The last thing that is told.
fn verdict(pieces: &str) -> String {
    scored_at_the_end(pieces).pop().unwrap()
}

#[test]
fn of_those_with_the_most_points_who_has_the_most_pieces_left_wins() {
    let tied = "houses green 1\nhouses red 5";
    assert_eq!(verdict(&format!("{tied}\nemissaries green Yan")), "K10.4 Red wins: Green 1, Red 1");
    assert_eq!(verdict(&format!("{tied}\nemissaries red Zhao")), "K10.4 Green wins: Green 1, Red 1");
    assert_eq!(verdict(&format!("{tied}\nfortifications 52\nspent green")), "K10.4 Red wins: Green 1, Red 1");
    assert_eq!(
        verdict("houses green 1 2\nhouses red 5\nhouses blue 6"),
        "K10.4 Red and Blue share the victory: Green 2, Red 2, Blue 2"
    );
}

#[test]
fn a_house_an_emissary_and_a_fortification_are_one_piece_each() {
    assert_eq!(
        verdict("houses green 1\nhouses red 5\nemissaries green Yan\nfortifications 52\nspent red"),
        "K10.4 Green and Red share the victory: Green 1, Red 1"
    );
}

#[test]
fn pieces_left_do_not_make_up_for_points() {
    assert_eq!(verdict("houses green 1 2\nhouses red 5\nemissaries green Yan Yan"), "K10.4 Green wins: Green 2, Red 1");
}

#[test]
fn still_tied_the_victory_is_shared() {
    assert_eq!(verdict("houses green 1\nhouses red 5"), "K10.4 Green and Red share the victory: Green 1, Red 1");
    assert_eq!(verdict(""), "K10.4 Green, Red, Violet and Blue share the victory: nobody scores");
    let mut scene = last_turn("houses red 1\nhouses blue 5");
    scene.plays("exchange red");
    scene.shows("winners red blue");
}
