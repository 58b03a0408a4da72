//! A turn and what may be placed in it (K3, K4).

use std::collections::BTreeSet;

use kaiser::Province;

use crate::scene::Scene;
use crate::{check, refuse};

/// A house stands in Wei (red), in Qi and in Ch'in (both yellow).
const THREE_HOUSES: &str = "houses red 18\nhouses violet 25\nhouses blue 11";

/// Green has the turn with these cards.
fn holding(cards: &str) -> String {
    format!("act green\nhand green {cards}\n{THREE_HOUSES}\n")
}

#[test]
fn a_turn_begins_with_a_piece_or_an_exchange_and_nothing_else() {
    for m in ["stop", "take pile", "take red"] {
        let position = format!("{}display red red green green", holding("red red red"));
        refuse(&position, m, "K3.1: Green has to place a piece or exchange a card");
    }
}

#[test]
fn who_places_does_not_exchange() {
    let mut scene = Scene::new(&holding("red red green"));
    scene.plays("house 19 red");
    scene.refuses("exchange green", "K4.3: Green may place a second piece in Wei, or stop");
    scene.plays("stop");
    scene.refuses("exchange green", "K7.1: Green has to draw up to three cards");
}

#[test]
fn who_exchanges_does_not_place() {
    let mut scene = Scene::new(&holding("red red green"));
    scene.plays("exchange green");
    scene.refuses("house 19 red", "K8.1: Green has to take a card in exchange");
    scene.refuses("exchange red", "K8.1: Green has to take a card in exchange");
}

#[test]
fn the_second_piece_goes_to_the_province_of_the_first_even_if_another_has_its_colour() {
    let mut scene = Scene::new(&holding("yellow yellow yellow"));
    scene.plays("house 26 yellow");
    for m in ["house 12 yellow", "emissary Ch'in yellow"] {
        scene.refuses(m, "K4.1: the first piece went to Qi, so the second may not go to Ch'in");
    }
    scene.refuses("house 19 yellow yellow", "K4.1: the first piece went to Qi, so the second may not go to Wei");
    scene.plays("house 27 yellow");
}

#[test]
fn a_single_card_of_another_colour_does_not_pay() {
    refuse(
        &holding("green green red"),
        "house 26 green",
        "K4.2: Qi is yellow, so one green card does not pay there; a pair of one other colour would",
    );
}

#[test]
fn a_pair_of_the_provinces_own_colour_is_no_joker() {
    for m in ["house 19 red red", "emissary Wei red red"] {
        refuse(
            &holding("red red red"),
            m,
            "K4.2: Wei is red itself, so two red cards are no joker there; one pays for a piece",
        );
    }
}

#[test]
fn two_cards_of_different_colours_are_no_joker() {
    let unlike = "house 19 green orange".parse::<kaiser::Move>().unwrap_err();
    assert_eq!(unlike.to_string(), "K4.2: green and orange are no joker; two of one colour are");
}

#[test]
fn a_pair_is_a_joker_in_every_province_of_another_colour() {
    let scene = Scene::new(&holding("yellow yellow green"));
    let map = scene.game.map();
    for province in Province::ALL {
        let m = format!("house {} yellow yellow", map.houses(province).nth(3));
        if ["Ch'in", "Qi"].contains(&province.name()) {
            let sentence = "is yellow itself, so two yellow cards are no joker there; one pays for a piece";
            scene.refuses(&m, &format!("K4.2: {province} {sentence}"));
        } else {
            scene.allows(&m);
        }
    }
}

#[test]
fn the_cards_that_pay_must_be_in_the_hand() {
    let scene = Scene::new(&holding("red green orange"));
    scene.refuses("house 26 yellow", "K4.2: that takes 1 yellow card, and the hand holds red green orange");
    scene.refuses("house 26 green green", "K4.2: that takes 2 green cards, and the hand holds red green orange");
}

/// What Green pays in every turn of placing in Wei with these cards.
fn payments(cards: &str) -> BTreeSet<String> {
    let mut turns = BTreeSet::new();
    let start = holding(cards);
    let paid = |m: &str, space: &str| m.strip_prefix(space).map(str::to_owned);
    for first in Scene::new(&start).offered().iter().filter_map(|m| paid(m, "house 19 ")) {
        let mut scene = Scene::new(&start);
        scene.plays(&format!("house 19 {first}"));
        let second = scene.offered();
        turns.extend(second.iter().filter_map(|m| paid(m, "house 20 ")).map(|second| format!("{first}, {second}")));
        turns.insert(first);
    }
    turns
}

#[test]
fn a_turn_is_paid_with_one_card_or_two_or_a_joker_or_a_card_and_a_joker_and_never_more() {
    for (cards, turns) in [
        ("red green orange", &["red"] as &[_]),
        ("red red red", &["red", "red, red"]),
        ("red red green", &["red", "red, red"]),
        ("green green red", &["green green", "green green, red", "red", "red, green green"]),
        ("green green green", &["green green"]),
        ("green orange violet", &[]),
    ] {
        assert_eq!(payments(cards).iter().collect::<Vec<_>>(), turns, "{cards}");
    }
}

#[test]
fn played_cards_go_to_the_open_discard_pile() {
    let mut scene = Scene::new(&format!("discard violet\n{}", holding("red green green")));
    scene.plays("house 19 red");
    scene.shows("discard red violet");
    scene.plays("house 20 green green");
    scene.shows("discard red green2 violet");
}

#[test]
fn an_empty_province_takes_one_piece_and_the_drawing_begins_at_once() {
    check(
        &format!("{}discard violet", holding("green green green")),
        "house 1 green",
        &["K5.1 Green places a house on space 1 in Yan, paid with a green card"],
        "
        take green up_to_three
        hand green green green
        houses green 1
        left green 19 8 0
        ",
    );
}

#[test]
fn an_empty_province_takes_one_piece_that_a_joker_pays_for_as_well() {
    check(
        &holding("red green green"),
        "house 40 green green",
        &["K5.1 Green places a house on space 40 in Shu, paid with two green cards as a joker"],
        "take green up_to_three\nhand green red\nhouses green 40",
    );
}

#[test]
fn any_other_province_takes_up_to_two_pieces() {
    let mut scene = Scene::new(&holding("red red red"));
    scene.plays("house 19 red");
    scene.shows("again green Wei");
    scene.plays("house 20 red");
    scene.shows("take green up_to_three\nhand green red");
    scene.refuses(
        "house 21 red",
        "K4.3: a province that was empty takes one piece in a turn, any other two; Green has to draw now",
    );
}

#[test]
fn the_second_piece_may_be_left_out() {
    let mut scene = Scene::new(&holding("red red red"));
    scene.plays("house 19 red");
    scene.allows("house 20 red");
    assert_eq!(scene.plays("stop"), ["K4.3 Green places nothing more"]);
    scene.shows("take green up_to_three\nhand green red red\nhouses green 19");
}

#[test]
fn whether_there_is_a_second_piece_is_asked_whatever_cards_are_left() {
    let colours = ["red", "green", "yellow", "orange", "violet"];
    for one in colours {
        for other in colours {
            let mut scene = Scene::new(&holding(&format!("red {one} {other}")));
            scene.plays("house 19 red");
            scene.shows("again green Wei");
            scene.allows("stop");
        }
    }
}

#[test]
fn whether_there_is_a_second_piece_is_asked_even_if_the_province_has_room_for_none() {
    let mut scene = Scene::new(
        "act green\nhand green red red red\nhouses red 18 19 20\nhouses blue 21 22 23\nemissaries blue Wei Wei Wei",
    );
    scene.plays("house 24 red");
    scene.offers(&["stop"]);
}

#[test]
fn without_a_card_left_there_is_no_second_piece_to_ask_about() {
    let mut scene = Scene::new(&format!("run_out 2\n{}", holding("red")));
    scene.plays("house 19 red");
    scene.shows("take green up_to_three");
}

#[test]
fn a_piece_may_make_room_for_the_next_one_of_the_turn() {
    let before = "act green\nhand green red red red\nhouses green 18\nemissaries red Wei";
    refuse(
        before,
        "emissary Wei red",
        "K5.2: Wei has 1 emissary already, and nobody has more than 1 house there (Green)",
    );
    let mut scene = Scene::new(before);
    scene.plays("house 19 red");
    assert_eq!(scene.plays("emissary Wei red"), ["K5.2 Green places an emissary in Wei, paid with a red card"]);
}

#[test]
fn each_piece_must_be_legal_when_it_is_placed() {
    let mut scene = Scene::new("act green\nhand green red red red\nhouses red 18");
    scene.plays("emissary Wei red");
    scene.refuses("emissary Wei red", "K5.2: Wei has 1 emissary already, and nobody has more than 1 house there (Red)");
    scene.plays("house 19 red");
}

#[test]
fn who_has_no_house_left_places_none() {
    let houses: Vec<_> = (1..=20).map(|space| space.to_string()).collect();
    let scene = Scene::new(&format!("act green\nhand green red red green\nhouses green {}", houses.join(" ")));
    scene.shows("left green 0 8 0");
    for m in ["house 21 red", "house 35 red red", "house 35 green"] {
        scene.refuses(m, "K4.4: Green has no house left");
    }
    scene.allows("emissary Wei red");
}

#[test]
fn who_has_no_emissary_left_places_none() {
    let scene = Scene::new(
        "
        act green
        hand green red red green
        houses red 11 12 13 14 15 16 17 18 45 46
        emissaries green Ch'in Ch'in Ch'in Ch'in Ch'in Ch'in Ch'in Chu
        ",
    );
    scene.shows("left green 20 0 0");
    scene.refuses("emissary Wei red", "K4.4: Green has no emissary left");
    scene.refuses("emissary Chu red red", "K4.4: Green has no emissary left");
    scene.allows("house 19 red");
}

#[test]
fn who_has_no_fortification_left_places_none() {
    let scene = Scene::new("act green\nhand green red red green\nfortifications 21\nspent green");
    scene.refuses("fortification 22 red", "K4.4: Green has no fortification left");
    scene.allows("house 22 red");
}

#[test]
fn a_space_that_is_not_on_the_map_takes_nothing() {
    for m in ["house 53 red", "fortification 64 red"] {
        let number = m.split(' ').nth(1).unwrap();
        refuse(&holding("red red red"), m, &format!("K1.1: there is no house space {number} on this map"));
    }
}
