//! Exchanging a card (K8).

use crate::check;
use crate::scene::Scene;

/// Green has the turn.
const BEFORE: &str = "
    act green
    hand green red green violet
    display red red green green
    discard yellow
    ";

#[test]
fn a_card_is_put_on_the_discard_pile_before_one_is_taken() {
    check(
        BEFORE,
        "exchange violet",
        &["K8.1 Green exchanges a violet card"],
        "take green one\nhand green red green\ndiscard yellow violet",
    );
}

#[test]
fn a_card_taken_from_the_display_is_replaced_and_the_turn_is_over() {
    let mut scene = Scene::new(BEFORE);
    scene.plays("exchange violet");
    assert_eq!(scene.plays("take red"), ["K7.1 Green takes the open red card"]);
    scene.shows("fill green\ndisplay red green green\nhand green red red green\nknown green red");
    scene.brings("yellow");
    scene.shows("act red\ndisplay red green green yellow");
}

#[test]
fn a_card_taken_from_the_pile_ends_the_turn_as_well() {
    let mut scene = Scene::new(BEFORE);
    scene.plays("exchange violet");
    scene.plays("take pile");
    assert_eq!(scene.brings("orange").len(), 1);
    scene.shows("act red\ndisplay red red green green\nhand green red green orange\nknown green");
}

#[test]
fn any_card_of_the_hand_may_be_exchanged_and_no_other() {
    let scene = Scene::new(BEFORE);
    for card in ["red", "green", "violet"] {
        scene.allows(&format!("exchange {card}"));
    }
    for card in ["yellow", "orange"] {
        let sentence = format!("K8.1: there is no {card} card to exchange; the hand holds red green violet");
        scene.refuses(&format!("exchange {card}"), &sentence);
    }
}

#[test]
fn the_exchange_must_be_completed() {
    let mut scene = Scene::new(BEFORE);
    scene.plays("exchange violet");
    scene.offers(&["take green", "take pile", "take red"]);
    scene.refuses("stop", "K8.1: Green has to take a card in exchange");
    scene.refuses("take orange", "K7.1: no orange card is open; there is red red green green");
}

/// Only in the last round there are smaller hands.
#[test]
fn exactly_one_card_is_taken_even_if_the_hand_stays_below_three() {
    let mut scene = Scene::new("act green\nrun_out 2\nhand green red green\ndisplay orange orange");
    scene.plays("exchange red");
    scene.plays("take orange");
    scene.shows("act red\nhand green green orange\ndisplay orange");
}

#[test]
fn in_the_last_round_a_taken_display_card_is_not_replaced() {
    let mut scene = Scene::new("act green\nrun_out 2\nhand green red green green\ndisplay orange violet");
    scene.plays("exchange red");
    scene.offers(&["take orange", "take violet"]);
    scene.plays("take violet");
    scene.shows("act red\nhand green green green violet\ndisplay orange");
}

/// One card is left in the pile and all violet cards but Green's are in hands and open.
const ONE_LEFT: &str = "
    act green
    hand green red green violet
    hand red violet violet red
    hand violet violet violet red
    hand blue violet violet red
    display red red violet violet
    pile yellow
    ";

#[test]
fn the_discarded_card_is_shuffled_in_if_the_pile_runs_out_in_the_exchange() {
    let mut scene = Scene::new(ONE_LEFT);
    scene.plays("exchange violet");
    scene.plays("take pile");
    assert_eq!(
        scene.brings("yellow"),
        [
            "K7.1 Green gets a yellow card",
            "K7.2 the pile has run out; the discard pile is shuffled and is the new pile of 36 cards",
        ]
    );
    scene.shows("act red\nrun_out 1\npile red6 green10 yellow9 orange10 violet\ndiscard");
}

#[test]
fn the_discarded_card_is_shuffled_in_if_the_pile_runs_out_as_the_display_is_filled() {
    let mut scene = Scene::new(ONE_LEFT);
    scene.plays("exchange violet");
    scene.plays("take red");
    scene.brings("yellow");
    scene.shows(
        "act red\nrun_out 1\ndisplay red yellow violet violet\npile red6 green10 yellow9 orange10 violet\ndiscard",
    );
}

#[test]
fn with_nothing_left_to_draw_a_card_is_discarded_for_none() {
    check(
        "act green\nrun_out 2\nhand green red green\ndisplay",
        "exchange red",
        &["K8.1 Green exchanges a red card"],
        "act red\nhand green green",
    );
}

#[test]
fn with_nothing_left_to_draw_the_last_card_may_be_discarded_instead_of_placing() {
    let mut scene = Scene::new("act green\nrun_out 2\nhand green red\ndisplay\nhouses red 18");
    scene.allows("house 19 red");
    scene.plays("exchange red");
    scene.shows("act red\nhand green");
}
