//! Rows of houses along the roads (K10.3). The rows of many random houses are in
//! `tests/roads.rs`.

use crate::{by_rule, scored_at_the_end};

/// What is said of Green's rows with these pieces on the map.
fn rows(pieces: &str) -> String {
    let [said, ..] = &by_rule("K10.3", scored_at_the_end(pieces))[..] else { panic!("nothing is said of rows") };
    said.replace("K10.3 Green has ", "")
}

const NONE: &str = "no row of four houses along the roads";

#[test]
fn a_row_has_four_houses_or_more() {
    assert_eq!(rows("houses green 11 12 13"), NONE);
    assert_eq!(rows("houses green 11 12 13 15"), "4 houses along 11 12 13 15 and scores 4");
    assert_eq!(rows("houses green 11 12 13 15 17 37"), "6 houses along 11 12 13 15 17 37 and scores 6");
}

#[test]
fn the_houses_follow_each_other_without_a_gap() {
    assert_eq!(rows("houses green 11 12 15 17 37"), NONE);
    assert_eq!(rows("houses green 11 12 15 17 37\nhouses red 13"), NONE);
}

#[test]
fn each_side_of_the_map_has_its_own_roads() {
    let houses = "houses green 1 4 9 10";
    assert_eq!(rows(&format!("kaiser 4 3-4 plain\n{houses}")), NONE);
    assert_eq!(rows(&format!("kaiser 4 4-5 plain\n{houses}")), "4 houses along 1 4 9 10 and scores 4");
}

#[test]
fn every_player_has_rows_of_the_own_houses() {
    let events = scored_at_the_end("houses green 11 12\nhouses red 13 15 17 37\nhouses violet 45 46 47 48 49");
    assert_eq!(
        by_rule("K10.3", events),
        [
            "K10.3 Green has no row of four houses along the roads",
            "K10.3 Red has 4 houses along 13 15 17 37 and scores 4",
            "K10.3 Violet has 5 houses along 45 46 47 48 49 and scores 5",
            "K10.3 Blue has no row of four houses along the roads",
        ]
    );
}

#[test]
fn a_row_may_turn_at_a_junction() {
    assert_eq!(rows("houses green 45 46 50 51"), "4 houses along 45 46 50 51 and scores 4");
    assert_eq!(rows("houses green 37 38 46 50"), "4 houses along 37 38 46 50 and scores 4");
}

#[test]
fn a_row_does_not_branch() {
    assert_eq!(rows("houses green 45 46 47 50"), NONE);
    assert_eq!(rows("houses green 45 46 47 48 50"), "4 houses along 45 46 47 48 and scores 4");
}

#[test]
fn a_house_counts_for_one_row_only() {
    let cross = "houses green 37 38 43 45 46 47 48 50 51";
    assert!(rows(cross).ends_with("and scores 5"), "{}", rows(cross));
}

#[test]
fn a_ring_counts_each_house_once() {
    assert_eq!(rows("houses green 18 19 20 21 22 23 24"), "7 houses along 18 19 20 21 22 23 24 and scores 7");
    assert_eq!(rows("houses green 28 29 30 31"), "4 houses along 28 29 30 31 and scores 4");
}

#[test]
fn further_roads_between_the_houses_of_a_row_do_not_matter() {
    assert_eq!(rows("houses green 21 23 28 29 30 31"), "6 houses along 21 23 28 29 30 31 and scores 6");
}

#[test]
fn a_player_may_have_several_rows() {
    assert_eq!(
        rows("houses green 1 2 3 4 45 46 47 48 49"),
        "4 houses along 1 2 3 4 and 5 houses along 45 46 47 48 49 and scores 9"
    );
    assert_eq!(
        rows("houses green 1 2 3 4 11 12 14 16 26 27 29 31 35 36 38 39"),
        "4 houses along 1 2 3 4, 4 houses along 11 12 14 16, 4 houses along 26 27 29 31 and 4 houses along 35 36 38 39 \
         and scores 16"
    );
}

#[test]
fn twenty_houses_can_be_five_rows() {
    assert_eq!(
        rows("houses green 1 2 3 4 5 6 8 9 11 12 14 16 26 27 28 29 45 46 47 48"),
        "4 houses along 1 2 3 4, 4 houses along 5 6 8 9, 4 houses along 11 12 14 16, 4 houses along 26 27 28 29 \
         and 4 houses along 45 46 47 48 and scores 20"
    );
}

/// The longest row of these houses is one of seven, and one house would be left.
#[test]
fn houses_that_hang_together_are_split_to_the_players_best_advantage() {
    assert_eq!(rows("houses green 1 2 3 4 5 6 7 8"), "4 houses along 1 2 3 4 and 4 houses along 5 6 7 8 and scores 8");
}

#[test]
fn a_row_with_a_house_on_a_fortification_scores_double() {
    let row = "houses green 11 12 13 15 17";
    for space in [11, 13, 17] {
        assert_eq!(
            rows(&format!("{row}\nfortifications {space}\nspent red")),
            "5 houses along 11 12 13 15 17 and scores 10"
        );
    }
    assert_eq!(rows(&format!("{row}\nfortifications 37\nspent green")), "5 houses along 11 12 13 15 17 and scores 5");
}

#[test]
fn two_fortifications_in_a_row_double_it_once() {
    assert_eq!(
        rows("houses green 11 12 13 15\nfortifications 11 12 13\nspent red green blue"),
        "4 houses along 11 12 13 15 and scores 8"
    );
}

#[test]
fn a_fortification_doubles_no_other_row() {
    assert_eq!(
        rows("houses green 1 2 3 4 45 46 47 48 49\nfortifications 3\nspent red"),
        "4 houses along 1 2 3 4 and 5 houses along 45 46 47 48 49 and scores 13"
    );
}

#[test]
fn the_best_split_depends_on_the_fortifications() {
    assert_eq!(
        rows("houses green 1 2 3 4 5 6 7 8\nfortifications 3\nspent red"),
        "7 houses along 1 2 3 5 6 7 8 and scores 14"
    );
    assert_eq!(
        rows("houses green 1 2 3 4 5 6 7 8\nfortifications 4 5\nspent red blue"),
        "4 houses along 1 2 3 4 and 4 houses along 5 6 7 8 and scores 16"
    );
}

#[test]
fn a_long_row_may_be_parted_so_that_each_part_has_a_fortification_or_left_whole() {
    assert!(rows("houses green 11 12 13 15 17 37 38 46\nfortifications 11 46\nspent red blue").ends_with("scores 16"));
    assert!(rows("houses green 11 12 13 15 17 37 38 46\nfortifications 11\nspent red").ends_with("scores 16"));
}
