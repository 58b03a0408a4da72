//! The end of the game (K9).

use crate::scene::Scene;
use crate::{check, refuse};

/// `player` draws the last card of the pile, which has run out once before; Violet holds
/// the emperor.
fn runs_out_in_the_turn_of(player: &str) -> Scene {
    let mut scene = Scene::new(&format!(
        "
        take {player} up_to_three
        emperor violet
        run_out 1
        hand {player} red red
        pile red
        "
    ));
    scene.plays("take pile");
    let events = scene.brings("red");
    assert_eq!(events[1], "K9.1 the pile has run out for the second time: this is the last round");
    scene
}

/// `player` puts away some card for some open one.
fn exchanges(scene: &mut Scene, player: &str) {
    scene.shows(&format!("act {player}"));
    let exchange = scene.offered().into_iter().find(|m| m.starts_with("exchange")).unwrap();
    scene.plays(&exchange);
    let take = scene.offered().remove(0);
    scene.plays(&take);
}

#[test]
fn the_round_is_played_until_the_player_to_the_right_of_the_emperor_has_had_the_last_turn() {
    let order = ["violet", "blue", "green", "red"];
    for n in 0..3 {
        let mut scene = runs_out_in_the_turn_of(order[n]);
        for player in &order[n + 1..] {
            exchanges(&mut scene, player);
        }
        scene.shows("over");
    }
}

#[test]
fn if_the_pile_ran_out_in_the_last_players_turn_the_game_ends_with_it() {
    runs_out_in_the_turn_of("red").shows("over");
}

#[test]
fn the_last_players_turn_is_finished_first() {
    let mut scene = Scene::new(
        "
        take red up_to_three
        emperor violet
        run_out 1
        hand red red
        display green orange violet violet
        pile red
        ",
    );
    scene.plays("take pile");
    scene.brings("red");
    scene.shows("take red up_to_three");
    scene.plays("take violet");
    scene.shows("over\nhand red red red violet\ndisplay green orange violet");
}

#[test]
fn the_game_ends_as_well_if_the_last_card_goes_to_the_display_after_the_last_players_turn() {
    let mut scene = Scene::new("fill blue\nrun_out 1\ndisplay green green green\npile red");
    scene.brings("red");
    scene.shows("over\ndisplay red green green green");
}

#[test]
fn the_first_time_that_the_pile_runs_out_ends_nothing() {
    let mut scene = Scene::new("take blue up_to_three\nhand blue red red\npile red");
    scene.plays("take pile");
    scene.brings("red");
    scene.shows("act green\nrun_out 1");
}

#[test]
fn with_three_players_and_with_five_the_last_turn_is_to_the_right_of_the_emperor() {
    for (heading, emperor, last) in [
        ("kaiser 3 3-4 plain", "green", "violet"),
        ("kaiser 3 3-4 plain", "red", "green"),
        ("kaiser 5 4-5 plain", "green", "yellow"),
        ("kaiser 5 4-5 plain", "yellow", "blue"),
    ] {
        let mut scene =
            Scene::new(&format!("{heading}\nemperor {emperor}\nact {last}\nrun_out 2\nhand {last} red\ndisplay"));
        scene.plays("exchange red");
        scene.shows("over");
    }
}

#[test]
fn nothing_is_played_after_the_end() {
    for m in ["stop", "house 18 red", "exchange red", "take pile"] {
        refuse("over\nrun_out 2", m, "K9.1: the game is over");
    }
    Scene::new("over\nrun_out 2").offers(&[]);
}

/// All 52 spaces have a house and all players have some left. In each province but Chu there
/// are as many emissaries as its strongest player has houses; in Chu that player has three.
const FULL: &str = "
    kaiser 3 3-4 plain
    houses green 1 2 5 6 11 12 13 21 22 27 28 34 37 38 44 48 49
    houses red 3 4 7 8 14 15 18 19 20 29 32 33 39 42 43 51 52
    houses violet 9 10 16 17 23 24 25 26 30 31 35 36 40 41 45 46 47
    emissaries green Yan Yan Zhao Zhao Ch'in Ch'in Ch'in Wei
    emissaries red Wei Wei Qi Qi Lu Lu Han Han
    ";

/// Violet has the turn in that position with these cards, and these emissaries on the map.
fn full(cards: &str, emissaries: &str) -> String {
    format!("{FULL}\nhouses green 50\nact violet\nhand violet {cards}\nemissaries violet {emissaries}")
}

#[test]
fn when_nobody_can_place_a_piece_any_more_the_game_ends_at_once_without_drawing() {
    let mut scene = Scene::new(&full("violet", "Shu Shu Chu Chu"));
    let events = scene.plays("emissary Chu violet");
    assert_eq!(
        events[..2],
        ["K5.2 Violet places an emissary in Chu, paid with a violet card", "K9.2 nobody can place a piece any more"]
    );
    scene.shows("over\nrun_out 0\nhand violet\nleft green 2 0 0\nleft red 3 0 0\nleft violet 3 3 0");
    assert_eq!(scene.state.table().display().len(), 4);
}

#[test]
fn a_move_after_such_an_end_is_refused_by_the_rule_that_ended_the_game() {
    let mut scene = Scene::new(&full("violet", "Shu Shu Chu Chu"));
    scene.plays("emissary Chu violet");
    for m in ["stop", "house 18 red", "exchange red", "take pile"] {
        scene.refuses(m, "K9.2: the game is over, because nobody could place a piece any more");
    }
}

#[test]
fn that_is_looked_at_after_the_last_piece_of_the_turn() {
    let mut scene = Scene::new(&full("violet violet red", "Shu Shu Chu Chu"));
    scene.plays("emissary Chu violet");
    scene.shows("again violet Chu");
    assert_eq!(scene.plays("stop")[..2], ["K4.3 Violet places nothing more", "K9.2 nobody can place a piece any more"]);
    scene.shows("over");
    let mut scene = Scene::new(&full("violet violet red", "Shu Shu Chu"));
    scene.plays("emissary Chu violet");
    assert_eq!(scene.plays("emissary Chu violet")[1], "K9.2 nobody can place a piece any more");
    scene.shows("over");
}

#[test]
fn the_cards_in_hand_do_not_matter_while_there_is_room_and_a_piece_for_it() {
    let hands = "hand green red green yellow\nhand red red green orange";
    check(
        &format!("{}\n{hands}", full("violet", "Shu Shu Chu")),
        "emissary Chu violet",
        &["K5.2 Violet places an emissary in Chu, paid with a violet card"],
        "take violet up_to_three",
    );
}

#[test]
fn a_free_space_is_room_enough() {
    check(
        &format!("{FULL}\nact violet\nhand violet violet\nemissaries violet Shu Shu Chu Chu"),
        "emissary Chu violet",
        &["K5.2 Violet places an emissary in Chu, paid with a violet card"],
        "take violet up_to_three\nleft violet 3 3 0",
    );
}

/// There is room for emissaries in Chu and nobody has any.
#[test]
fn room_for_a_kind_of_piece_that_nobody_has_left_is_no_room() {
    let mut scene = Scene::new(
        "
        kaiser 3 3-4 plain
        act violet
        hand violet red
        houses green 5 6 11 12 13 14 15 16 17 21 22 27 28 34 37 38 44 48 49 50
        houses red 1 2 3 4 7 8 18 19 20 29 32 33 39 42 43 51 52
        houses violet 9 10 23 24 25 26 30 31 35 36 40 41 45 46 47
        emissaries green Yan Yan Yan Yan Ch'in Ch'in Ch'in Ch'in
        emissaries red Ch'in Ch'in Ch'in Zhao Zhao Wei Wei Wei
        emissaries violet Qi Qi Lu Lu Han Han Shu
        ",
    );
    scene.allows("emissary Shu red");
    assert_eq!(scene.plays("emissary Shu red")[1], "K9.2 nobody can place a piece any more");
    scene.shows("over\nleft green 0 0 0\nleft red 3 0 0\nleft violet 5 0 0");
}

#[test]
fn a_fortification_left_is_no_piece_that_could_be_placed_without_a_free_space() {
    let position = full("violet", "Shu Shu Chu Chu").replace("plain", "fortified");
    let mut scene = Scene::new(&position);
    assert_eq!(scene.plays("emissary Chu violet")[1], "K9.2 nobody can place a piece any more");
    scene.shows("over\nleft green 2 0 1");
}

#[test]
fn that_is_not_looked_at_after_an_exchange() {
    check(
        &full("violet violet red", "Shu Shu Chu Chu Chu"),
        "exchange red",
        &["K8.1 Violet exchanges a red card"],
        "take violet one",
    );
}
