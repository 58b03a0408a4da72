//! Drawing (K7).

use crate::scene::Scene;
use crate::{check, refuse};

/// Green is about to draw three cards.
const THREE_TO_DRAW: &str = "
    take green up_to_three
    hand green
    display red green green violet
    ";

#[test]
fn the_hand_is_filled_to_three_from_the_display_and_the_pile_one_card_at_a_time_in_any_mixture() {
    for mixture in [["pile", "pile", "pile"], ["pile", "red", "pile"], ["green", "pile", "green"]] {
        let mut scene = Scene::new(THREE_TO_DRAW);
        for (n, from) in (1..).zip(mixture) {
            assert_eq!(scene.offered().last().map(String::as_str), Some("take violet"), "{mixture:?}");
            let events = scene.plays(&format!("take {from}"));
            if from == "pile" {
                assert_eq!(events, ["K7.1 Green draws from the pile"]);
                assert_eq!(scene.brings("yellow"), ["K7.1 Green gets a yellow card"]);
            } else {
                assert_eq!(events, [format!("K7.1 Green takes the open {from} card")]);
            }
            assert_eq!(scene.state.hand(scene.seat("green")).len(), n);
        }
        assert!(scene.offered().iter().all(|m| !m.starts_with("take")), "{mixture:?}");
    }
}

#[test]
fn the_display_is_filled_to_four_only_after_the_drawing() {
    let mut scene = Scene::new(THREE_TO_DRAW);
    scene.plays("take green");
    scene.shows("take green up_to_three\ndisplay red green violet");
    scene.offers(&["take green", "take pile", "take red", "take violet"]);
    scene.plays("take pile");
    scene.brings("yellow");
    scene.shows("take green up_to_three\ndisplay red green violet\nhand green green yellow");
    scene.plays("take green");
    scene.shows("fill green\ndisplay red violet");
    assert_eq!(scene.brings("yellow"), ["K7.1 a yellow card is laid open"]);
    scene.shows("fill green\ndisplay red yellow violet");
    scene.brings("violet");
    scene.shows("act red\ndisplay red yellow violet violet\nhand green green green yellow\nknown green green green");
}

#[test]
fn after_drawing_from_the_pile_alone_the_display_is_full_and_the_next_turn_begins() {
    let mut scene = Scene::new("take green up_to_three\nhand green red red\ndisplay red green green violet");
    scene.plays("take pile");
    scene.brings("red");
    scene.shows("act red\ndisplay red green green violet\nknown green");
}

#[test]
fn an_orange_card_is_told_with_its_article() {
    let mut scene = Scene::new("take green up_to_three\nhand green red\ndisplay red green green violet");
    scene.plays("take pile");
    assert_eq!(scene.brings("orange"), ["K7.1 Green gets an orange card"]);
    scene.plays("take red");
    assert_eq!(scene.brings("orange"), ["K7.1 an orange card is laid open"]);
}

#[test]
fn drawing_is_a_duty() {
    let position = "take green up_to_three\nhand green red red";
    for m in ["stop", "exchange red"] {
        refuse(position, m, "K7.1: Green has to draw up to three cards");
    }
    let enough = "K4.3: a province that was empty takes one piece in a turn, any other two; Green has to draw now";
    refuse(position, "house 18 red", enough);
}

#[test]
fn only_a_card_that_is_open_can_be_taken_from_the_display() {
    refuse(THREE_TO_DRAW, "take orange", "K7.1: no orange card is open; there is red green green violet");
}

/// One card is left in the pile.
const ONE_LEFT: &str = "
    take green up_to_three
    hand green
    hand red red red red
    hand violet green green green
    hand blue yellow yellow yellow
    display orange orange violet violet
    pile red
    ";

#[test]
fn when_the_pile_runs_out_the_discard_pile_becomes_the_pile_at_once_and_the_drawing_goes_on() {
    let mut scene = Scene::new(ONE_LEFT);
    scene.shows("run_out 0\ndiscard red8 green8 yellow7 orange8 violet7");
    scene.plays("take pile");
    assert_eq!(
        scene.brings("red"),
        [
            "K7.1 Green gets a red card",
            "K7.2 the pile has run out; the discard pile is shuffled and is the new pile of 38 cards",
        ]
    );
    scene.shows(
        "
        take green up_to_three
        run_out 1
        display orange orange violet violet
        discard
        pile red8 green8 yellow7 orange8 violet7
        ",
    );
    scene.plays("take pile");
    assert_eq!(scene.brings("violet"), ["K7.1 Green gets a violet card"]);
    scene.plays("take orange");
    scene.shows("fill green\nrun_out 1\nhand green red orange violet");
}

#[test]
fn the_cards_that_were_played_in_this_turn_are_shuffled_in() {
    let mut scene =
        Scene::new("act green\nhand green red red red\npile violet\ndisplay green green green green\nhouses red 18");
    let before = *scene.state.table().discard();
    scene.plays("house 19 red");
    scene.plays("house 20 red");
    scene.plays("take pile");
    scene.brings("violet");
    let pile = *scene.state.pile();
    assert_eq!(pile.len(), before.len() + 2);
    assert_eq!(pile[kaiser::Card::Red], before[kaiser::Card::Red] + 2);
}

#[test]
fn the_pile_runs_out_as_well_when_its_last_card_goes_to_the_display() {
    let mut scene = Scene::new(
        "
        fill green
        hand green red red red
        hand red red red red
        hand violet red red green
        hand blue green green green
        display green green
        discard red3 green5 yellow10 orange10 violet9
        pile red
        ",
    );
    assert_eq!(
        scene.brings("red"),
        [
            "K7.1 a red card is laid open",
            "K7.2 the pile has run out; the discard pile is shuffled and is the new pile of 37 cards",
        ]
    );
    scene.shows("fill green\nrun_out 1\ndisplay red green green\ndiscard");
    assert_eq!(scene.brings("violet"), ["K7.1 a violet card is laid open"]);
    scene.shows("act red\ndisplay red green green violet\npile red3 green5 yellow10 orange10 violet8");
}

#[test]
fn a_pile_that_has_one_card_left_has_not_run_out() {
    let mut scene = Scene::new("take green up_to_three\nhand green red red\npile red2");
    scene.plays("take pile");
    scene.brings("red");
    scene.shows("act red\nrun_out 0\npile red");
}

#[test]
fn when_the_pile_runs_out_for_the_second_time_cards_come_only_from_the_display() {
    let mut scene = Scene::new(&format!("run_out 1\n{ONE_LEFT}"));
    scene.plays("take pile");
    assert_eq!(
        scene.brings("red"),
        ["K7.1 Green gets a red card", "K9.1 the pile has run out for the second time: this is the last round"]
    );
    scene.shows("take green up_to_three\nrun_out 2\npile\ndiscard red8 green8 yellow7 orange8 violet7");
    scene.offers(&["take orange", "take violet"]);
    scene.refuses("take pile", "K7.3: the pile has run out; only open cards can be taken");
    scene.refuses("stop", "K7.1: Green has to draw up to three cards");
    scene.plays("take orange");
    scene.plays("take violet");
    scene.shows("act red\ndisplay orange violet\nhand green red orange violet");
}

#[test]
fn from_then_on_the_display_is_not_filled_any_more() {
    check(
        "run_out 2\ntake green up_to_three\nhand green red red\ndisplay red green",
        "take red",
        &["K7.1 Green takes the open red card"],
        "act red\ndisplay green",
    );
}

#[test]
fn when_its_last_card_goes_to_the_display_the_second_time_the_display_stays_as_it_is() {
    let mut scene = Scene::new("fill green\nrun_out 1\npile red\ndisplay green");
    assert_eq!(
        scene.brings("red"),
        ["K7.1 a red card is laid open", "K9.1 the pile has run out for the second time: this is the last round"]
    );
    scene.shows("act red\nrun_out 2\ndisplay red green\npile");
}

#[test]
fn a_hand_that_cannot_be_filled_stays_below_three() {
    let mut scene = Scene::new("run_out 2\nact green\nhand green red red red\ndisplay orange\nhouses red 18");
    scene.plays("house 19 red");
    scene.plays("house 20 red");
    scene.offers(&["take orange"]);
    scene.plays("take orange");
    scene.shows("act red\nhand green red orange\ndisplay");
}

#[test]
fn with_nothing_left_to_draw_the_next_turn_begins_at_once() {
    let mut scene = Scene::new("run_out 2\nact green\nhand green red red red\ndisplay\nhouses red 18");
    scene.plays("house 19 red");
    assert_eq!(scene.plays("stop"), ["K4.3 Green places nothing more"]);
    scene.shows("act red\nhand green red red");
}
