//! What a viewer knows, and the worlds that it leaves possible.

mod likely;
#[path = "../rules/scene.rs"]
#[expect(dead_code, reason = "the tests of the rules use the rest")]
mod scene;
mod shuffled;

use std::collections::BTreeSet;

use game::{Describe as _, Game, Rng, Step, Viewer};
use kaiser::{Cards, State};
use scene::Scene;

/// A player, or `public`.
fn viewer(scene: &Scene, name: &str) -> Viewer {
    if name == "public" { Viewer::Public } else { Viewer::Seat(scene.seat(name)) }
}

/// Some worlds that the viewer imagines.
fn worlds(scene: &Scene, name: &str) -> Vec<State> {
    let view = scene.game.view(&scene.state, viewer(scene, name));
    let (mut world, mut rng) = (scene.state, Rng::new(1));
    let mut imagine = || {
        scene.game.determinize(&view, &mut rng, &mut world);
        world
    };
    (0..200).map(|_| imagine()).collect()
}

/// What the viewer has not seen, in the pile and in other hands.
fn unseen(scene: &Scene, name: &str) -> Cards {
    scene.game.view(&scene.state, viewer(scene, name)).unseen()
}

/// The cards of a player that another knows.
fn known(scene: &Scene, viewer_name: &str, whose: &str) -> String {
    scene.game.view(&scene.state, viewer(scene, viewer_name)).table().known(scene.seat(whose)).to_string()
}

/// Green is about to draw three cards.
const DRAWING: &str = "
    take green up_to_three
    hand green
    hand red red red green
    display yellow yellow orange violet
    ";

#[test]
fn cards_taken_from_the_display_are_known_to_all_while_they_are_in_hand() {
    let mut scene = Scene::new(DRAWING);
    scene.plays("take yellow");
    scene.plays("take violet");
    for name in ["green", "red", "violet", "blue", "public"] {
        assert_eq!(known(&scene, name, "green"), "yellow violet");
        let yellow_and_violet = "yellow violet".split(' ').map(|card| card.parse().unwrap()).collect::<Cards>();
        for world in worlds(&scene, name) {
            assert_eq!(world.hand(scene.seat("green")), &yellow_and_violet);
        }
    }
}

#[test]
fn a_known_card_that_is_played_is_not_in_hand_any_more() {
    let mut scene = Scene::new("act green\nhand green yellow yellow violet\nknown green yellow violet\nhouses red 11");
    scene.plays("house 12 yellow");
    assert_eq!(known(&scene, "red", "green"), "violet");
    scene.plays("house 13 yellow");
    assert_eq!(known(&scene, "red", "green"), "violet");
    scene.shows("hand green violet");
}

#[test]
fn a_joker_of_a_known_card_and_another_shows_both() {
    let mut scene = Scene::new("act green\nhand green yellow yellow violet\nknown green yellow violet");
    let before = unseen(&scene, "red");
    scene.plays("house 18 yellow yellow");
    assert_eq!(known(&scene, "blue", "green"), "violet");
    let shown = before.minus(&unseen(&scene, "red")).unwrap();
    assert_eq!(shown.to_string(), "yellow", "the other had been seen in the display");
}

#[test]
fn a_known_card_that_is_exchanged_is_not_in_hand_any_more() {
    let mut scene = Scene::new("act green\nhand green yellow orange violet\nknown green yellow violet");
    scene.plays("exchange violet");
    assert_eq!(known(&scene, "red", "green"), "yellow");
    scene.plays("take pile");
    scene.brings("violet");
    assert_eq!(known(&scene, "red", "green"), "yellow");
}

#[test]
fn what_comes_from_the_pile_is_not_known_to_others() {
    let mut scene = Scene::new(DRAWING);
    let before = unseen(&scene, "red");
    scene.plays("take pile");
    for name in ["red", "violet", "blue", "public"] {
        assert!(!scene.game.sees(&scene.state, viewer(&scene, name)), "{name}");
    }
    assert!(scene.game.sees(&scene.state, viewer(&scene, "green")));
    scene.brings("red");
    assert_eq!(known(&scene, "red", "green"), "");
    assert_eq!(unseen(&scene, "red"), before, "it has only gone from the pile to a hand");
    assert_eq!(unseen(&scene, "green").len(), scene.state.pile().len() + 9);
    let hands: BTreeSet<_> =
        worlds(&scene, "red").iter().map(|world| world.hand(scene.seat("green")).to_string()).collect();
    assert_eq!(hands.len(), 5, "it may be any: {hands:?}");
}

#[test]
fn only_who_draws_from_the_pile_is_told_which_card_it_was() {
    let mut scene = Scene::new(DRAWING);
    scene.plays("take pile");
    let events = scene.game.explain(&scene.state, Step::Chance("red".parse().unwrap()));
    for name in ["green", "red", "violet", "blue", "public"] {
        let shown = events.iter().filter(|event| scene.game.shows(event, viewer(&scene, name)));
        assert_eq!(shown.count(), usize::from(name == "green"), "{name}");
    }
}

/// The last card of the pile is drawn in the last player's turn.
#[test]
fn that_the_game_has_ended_is_told_to_all_even_if_a_hidden_card_has_ended_it() {
    let scene = Scene::new("reveal blue up_to_three\nrun_out 1\nhand blue red red\npile orange");
    let events = scene.game.explain(&scene.state, Step::Chance("orange".parse().unwrap()));
    let shown = |name: &str| -> Vec<String> {
        let shown = events.iter().filter(|event| scene.game.shows(event, viewer(&scene, name)));
        shown.map(ToString::to_string).collect()
    };
    assert_eq!(shown("blue")[0], "Blue gets an orange card");
    assert_eq!(shown("public"), shown("blue")[1..]);
    assert_eq!(shown("public")[0], "the pile has run out for the second time: this is the last round");
}

#[test]
fn everybody_sees_a_card_that_is_laid_open() {
    let mut scene = Scene::new("fill green\ndisplay red");
    let before = unseen(&scene, "public");
    for name in ["green", "red", "violet", "blue", "public"] {
        assert!(scene.game.sees(&scene.state, viewer(&scene, name)), "{name}");
    }
    scene.brings("violet");
    assert_eq!(before.minus(&unseen(&scene, "public")).unwrap().to_string(), "violet");
}

#[test]
fn everybody_sees_the_own_hand_and_the_public_sees_none() {
    let scene = Scene::new("act green\nhand green yellow orange violet\nhand blue red red red");
    let hand = |name: &str| scene.game.view(&scene.state, viewer(&scene, name)).hand().to_string();
    assert_eq!(
        (hand("green"), hand("blue"), hand("public")),
        ("yellow orange violet".into(), "red red red".into(), String::new())
    );
    let all = scene.state.pile().len() + 12;
    assert_eq!((unseen(&scene, "green").len(), unseen(&scene, "public").len()), (all - 3, all));
    for world in worlds(&scene, "green") {
        assert_eq!(world.hand(scene.seat("green")), scene.state.hand(scene.seat("green")));
    }
    let hands: BTreeSet<_> =
        worlds(&scene, "public").iter().map(|world| world.hand(scene.seat("green")).to_string()).collect();
    assert!(hands.len() > 10, "{hands:?}");
}

/// The positions differ in the hands of Red and Violet and in the pile.
#[test]
fn nothing_hidden_changes_a_view() {
    let base = "
        act green
        hand green yellow orange violet
        hand blue red yellow violet
        known red red
        display red red green green
        ";
    let one = Scene::new(&format!("{base}hand red red red green\nhand violet orange orange orange"));
    let other = Scene::new(&format!("{base}hand red red violet violet\nhand violet green green yellow"));
    assert_ne!(one.state, other.state);
    for name in ["green", "blue", "public"] {
        let view = |scene: &Scene| scene.game.view(&scene.state, viewer(scene, name));
        assert_eq!(view(&one), view(&other), "{name}");
    }
}
