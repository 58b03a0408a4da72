//! The trace of Der Kaiser von China, replayed by the reference implementation from the JSON alone.

use std::collections::{BTreeMap, BTreeSet};

use arena::trace::{TraceOptions, trace_kaiser};
use kaiser::{Kaiser, Map};
use serde_json::Value;
use testing::reference::kaiser as reference;

use crate::digest;

fn trace(side: &str, players: usize, fortifications: bool, options: TraceOptions) -> String {
    let game = Kaiser::new(Map::by_side(side).unwrap(), players, fortifications).unwrap();
    let mut bytes = Vec::new();
    trace_kaiser(&game, options, &mut bytes, || {}).unwrap();
    String::from_utf8(bytes).unwrap()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().unwrap().iter()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap()
}

fn colour(value: &Value) -> reference::Colour {
    match value.as_str().unwrap() {
        "red" => reference::Colour::Red,
        "green" => reference::Colour::Green,
        "yellow" => reference::Colour::Yellow,
        "orange" => reference::Colour::Orange,
        "violet" => reference::Colour::Violet,
        other => panic!("{other} is no colour"),
    }
}

fn colours(value: &Value) -> Vec<reference::Colour> {
    list(value).map(colour).collect()
}

fn sorted<T: Ord>(mut items: Vec<T>) -> Vec<T> {
    items.sort_unstable();
    items
}

fn map(value: &Value) -> reference::Map {
    let province = |entry: &Value| reference::Province {
        name: text(&entry["name"]),
        colour: colour(&entry["color"]),
        houses: list(&entry["houses"]).map(|space| number(space) as u8).collect(),
    };
    reference::Map {
        provinces: list(&value["provinces"]).map(province).collect(),
        roads: list(&value["roads"]).map(|road| (number(&road[0]) as u8, number(&road[1]) as u8)).collect(),
        alliances: list(&value["alliances"]).map(|pair| (text(&pair[0]), text(&pair[1]))).collect(),
    }
}

fn placing(place: &Value) -> reference::Placing {
    let piece = |piece: &Value| match (piece["house"].as_u64(), piece["fort"].as_u64()) {
        (Some(space), _) => reference::Piece::House(space as u8),
        (_, Some(space)) => reference::Piece::Fortification(space as u8),
        _ => reference::Piece::Emissary,
    };
    reference::Placing {
        cards: sorted(colours(&place["cards"])),
        province: text(&place["province"]),
        pieces: list(&place["pieces"]).map(piece).collect(),
    }
}

fn draws(action: &Value) -> Vec<reference::Draw> {
    let draw = |draw: &Value| match draw["deck"].as_bool() {
        Some(true) => reference::Draw::Deck,
        _ => reference::Draw::Display(colour(&draw["display"])),
    };
    action["draw"].as_array().map(|draws| draws.iter().map(draw).collect()).unwrap_or_default()
}

fn check_state(state: &Value, plain: &reference::Kaiser) {
    let houses = state["houses"].as_object().unwrap().iter();
    let houses: BTreeMap<u8, usize> =
        houses.map(|(space, seat)| (space.parse().unwrap(), number(seat) as usize)).collect();
    assert_eq!(houses, plain.houses);
    let fortifications: BTreeSet<u8> = list(&state["fortifications"]).map(|space| number(space) as u8).collect();
    assert_eq!(fortifications, plain.fortifications);
    let emissaries = state["emissaries"].as_object().unwrap().iter();
    let emissaries: BTreeMap<_, Vec<u8>> =
        emissaries.map(|(name, counts)| (name.clone(), list(counts).map(|n| number(n) as u8).collect())).collect();
    assert_eq!(emissaries, plain.emissaries);
    for (ours, theirs) in list(&state["supply"]).zip(&plain.supply) {
        let counts = [&ours["houses"], &ours["emissaries"], &ours["fortifications"]].map(|n| number(n) as u8);
        assert_eq!(counts, [theirs.houses, theirs.emissaries, theirs.fortifications]);
    }
    assert_eq!(list(&state["scored"]).map(text).collect::<BTreeSet<_>>(), plain.scored);
    assert_eq!(list(&state["points"]).map(|n| number(n) as u32).collect::<Vec<_>>(), plain.points);
    assert_eq!(list(&state["hands"]).map(|hand| sorted(colours(hand))).collect::<Vec<_>>(), plain.hands);
    assert_eq!(sorted(colours(&state["display"])), sorted(plain.display.clone()));
    assert_eq!(sorted(colours(&state["discard"])), sorted(plain.discard.clone()));
    assert_eq!(number(&state["deck"]) as usize, plain.deck.len());
}

fn check_result(result: &Value, plain: &reference::Kaiser) {
    let (points, winners) = plain.result();
    assert_eq!(list(&result["points"]).map(|n| number(n) as u32).collect::<Vec<_>>(), points);
    assert_eq!(list(&result["winners"]).map(|n| number(n) as usize).collect::<Vec<_>>(), winners);
    for (ours, theirs) in list(&result["parts"]).zip(plain.final_parts()) {
        let parts = ["houses", "alliances", "roads"].map(|part| number(&ours[part]) as u32);
        assert_eq!(parts, [theirs.houses, theirs.alliances, theirs.roads]);
    }
}

/// Replays every game of a trace; returns the number of turns.
fn replay(trace: &str) -> usize {
    let mut turns = 0;
    let mut lines = trace.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    while let Some(first) = lines.next() {
        let setup = &first["setup"];
        let mut plain = reference::Kaiser::new(
            map(&setup["map"]),
            number(&setup["players"]) as usize,
            number(&setup["first"]) as usize,
            setup["fortifications"].as_bool().unwrap(),
            list(&setup["hands"]).map(colours).collect(),
            colours(&setup["display"]),
            colours(&setup["deck"]),
        );
        check_state(&first["state"], &plain);
        while !plain.over {
            let line = lines.next().expect("a game ends with its result");
            turns += 1;
            assert_eq!(number(&line["player"]) as usize, plain.to_move);
            let legal: BTreeSet<_> = list(&line["legal"]).map(|action| placing(&action["place"])).collect();
            assert_eq!(legal.len(), list(&line["legal"]).count(), "a way to place is listed twice");
            assert_eq!(legal, plain.legal_placings());
            let action = &line["action"];
            let reshuffle = line["reshuffle"].as_array().map(|_| colours(&line["reshuffle"]));
            if action["place"].is_null() {
                plain.exchange(colour(&action["exchange"]), &draws(action), reshuffle);
            } else {
                plain.place(&placing(&action["place"]), &draws(action), reshuffle);
            }
            check_state(&line["state"], &plain);
        }
        check_result(&lines.next().expect("a game ends with its result")["result"], &plain);
    }
    turns
}

#[test]
fn the_reference_implementation_follows_every_trace() {
    for (side, players) in [("3-4", 3), ("3-4", 4), ("4-5", 4), ("4-5", 5)] {
        for fortifications in [false, true] {
            let turns = replay(&trace(side, players, fortifications, TraceOptions { games: 8, seed: 5, legal: true }));
            assert!(turns > 8 * 20, "{turns} turns on {side} for {players}");
        }
    }
}

#[test]
fn the_bytes_have_not_changed() {
    assert_eq!(digest(&trace("4-5", 5, true, TraceOptions { games: 5, seed: 1, legal: true })), "62726a6ed7d45d16");
}
