//! What everybody knows after the discard pile has become the pile (K7.2).

use std::collections::BTreeSet;

use crate::scene::Scene;
use crate::{unseen, worlds};

/// The piles that the viewer imagines.
fn piles(scene: &Scene, name: &str) -> BTreeSet<String> {
    worlds(scene, name).iter().map(|world| world.pile().to_string()).collect()
}

/// The hands that the viewer imagines for a player.
fn hands(scene: &Scene, name: &str, whose: &str) -> BTreeSet<String> {
    worlds(scene, name).iter().map(|world| world.hand(scene.seat(whose)).to_string()).collect()
}

/// These know just what is in the pile, and nobody else does.
#[track_caller]
fn know_the_pile(scene: &Scene, names: &[&str]) {
    for name in ["green", "red", "violet", "blue", "public"] {
        let only_the_true_one = piles(scene, name) == BTreeSet::from([scene.state.pile().to_string()]);
        assert_eq!(only_the_true_one, names.contains(&name), "{name}\n{}", scene.text());
    }
}

const ALL: &[&str] = &["green", "red", "violet", "blue", "public"];

/// Green draws the last card of the pile, and has another to draw. All violet cards are in
/// hands and open, and all yellow ones on the discard pile.
fn shuffled() -> Scene {
    let mut scene = Scene::new(
        "
        take green up_to_three
        hand green red
        hand red green violet violet
        hand violet green violet violet
        hand blue orange violet violet
        display red red violet violet
        pile violet
        ",
    );
    know_the_pile(&scene, &[]);
    scene.plays("take pile");
    scene.brings("violet");
    scene.shows("take green up_to_three\nrun_out 1\npile red9 green9 yellow10 orange9");
    scene
}

#[test]
fn after_the_shuffle_everybody_knows_what_the_new_pile_holds() {
    let scene = shuffled();
    know_the_pile(&scene, ALL);
    scene.shows(
        "
        held green red violet
        held red green violet violet
        held violet green violet violet
        held blue orange violet violet
        ",
    );
}

#[test]
fn the_hands_are_still_hidden_and_hold_nothing_of_the_new_pile() {
    let scene = shuffled();
    let in_hands = unseen(&scene, "public").minus(scene.state.pile()).unwrap();
    assert_eq!(in_hands.to_string(), "red green green orange violet violet violet violet violet violet violet");
    let hands = hands(&scene, "public", "red");
    assert!(hands.len() > 3, "{hands:?}");
    assert!(hands.iter().all(|hand| !hand.contains("yellow")), "{hands:?}");
}

#[test]
fn cards_that_were_known_before_the_shuffle_are_not_among_the_hidden_ones() {
    let mut scene = Scene::new("take green up_to_three\nhand green red violet\nknown green red\npile violet");
    scene.plays("take pile");
    scene.brings("violet");
    scene.shows("run_out 1\nknown green red\nheld green violet violet");
}

#[test]
fn after_a_card_is_drawn_from_the_new_pile_only_who_drew_it_knows_the_rest() {
    let mut scene = shuffled();
    scene.plays("take pile");
    scene.brings("yellow");
    scene.shows("act red\nhand green red yellow violet\nheld green red violet");
    know_the_pile(&scene, &["green"]);
    let hands = hands(&scene, "red", "green");
    assert!(hands.iter().any(|hand| hand.contains("yellow")), "{hands:?}");
    assert!(hands.iter().all(|hand| hand.matches("yellow").count() <= 1), "one card came from there: {hands:?}");
}

#[test]
fn after_a_card_is_taken_from_the_display_and_another_laid_open_everybody_still_knows_the_pile() {
    let mut scene = shuffled();
    scene.plays("take red");
    scene.brings("yellow");
    scene.shows("act red\npile red9 green9 yellow9 orange9\nknown green red");
    know_the_pile(&scene, ALL);
}

/// Green holds a red and a violet card since before the shuffle and has drawn a yellow one
/// since; all others hold what they held.
fn later(next: &str) -> Scene {
    Scene::new(&format!(
        "
        {next}
        run_out 1
        hand green red yellow violet
        held green red violet
        hand red green violet violet
        held red green violet violet
        hand violet green violet violet
        held violet green violet violet
        hand blue orange violet violet
        held blue orange violet violet
        display red red violet violet
        "
    ))
}

#[test]
fn a_card_of_somebody_who_has_drawn_nothing_since_the_shuffle_is_an_old_one() {
    let mut scene = later("act red");
    scene.plays("exchange green");
    scene.shows("held green red violet\nheld red violet violet\nheld blue orange violet violet");
    know_the_pile(&scene, &["green"]);
}

#[test]
fn a_card_of_a_colour_that_the_new_pile_did_not_have_is_an_old_one() {
    let mut scene = later("act green");
    scene.plays("exchange violet");
    scene.shows("held green red\nheld red green violet violet");
    know_the_pile(&scene, &["green"]);
    let hands = hands(&scene, "red", "green");
    assert!(hands.iter().all(|hand| hand.matches("violet").count() <= 1), "one card is a new one: {hands:?}");
}

#[test]
fn a_card_of_a_colour_that_was_in_no_hand_at_the_shuffle_is_a_new_one() {
    let mut scene = later("act green");
    know_the_pile(&scene, &["green"]);
    scene.plays("exchange yellow");
    scene.shows("held green red violet\nheld red green violet violet");
    know_the_pile(&scene, ALL);
}

#[test]
fn a_card_that_may_be_old_or_new_makes_everybody_forget_which_cards_are_old() {
    let mut scene = later("act green");
    let before = unseen(&scene, "public");
    scene.plays("exchange red");
    scene.shows("held green\nheld red\nheld violet\nheld blue\nhand green yellow violet");
    know_the_pile(&scene, &[]);
    assert_eq!(before.minus(&unseen(&scene, "public")).unwrap().to_string(), "red");
    let hands = hands(&scene, "public", "red");
    assert!(hands.iter().any(|hand| hand.contains("yellow")), "{hands:?}");
}

#[test]
fn a_known_card_that_is_played_tells_nothing_of_the_hidden_ones() {
    let mut scene = Scene::new(
        "
        act green
        run_out 1
        hand green red red yellow
        known green red
        held green red
        hand red green violet violet
        held red green violet violet
        ",
    );
    scene.plays("exchange red");
    scene.shows("hand green red yellow\nknown green\nheld green red\nheld red green violet violet");
}
