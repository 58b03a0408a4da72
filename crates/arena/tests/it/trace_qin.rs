//! The trace of Qin, replayed by the reference implementation from the JSON alone.

use std::collections::{BTreeMap, BTreeSet};

use arena::perft::{perft, seeded_deal};
use arena::trace::{TraceOptions, Traced, trace_qin};
use qin::{Board, Qin};
use serde_json::Value;
use testing::reference::qin as reference;

use crate::digest;

fn trace(board: &str, players: usize, options: TraceOptions) -> String {
    let game = Qin::new(Board::by_name(board).unwrap(), players).unwrap();
    let mut bytes = Vec::new();
    trace_qin(&game, options, &mut bytes, || {}).unwrap();
    String::from_utf8(bytes).unwrap()
}

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
}

fn colour(letter: char) -> reference::Colour {
    match letter {
        'R' => reference::Colour::Red,
        'Y' => reference::Colour::Yellow,
        'B' => reference::Colour::Blue,
        _ => panic!("{letter} is no colour"),
    }
}

fn tile(text: &str) -> reference::Tile {
    let letters: Vec<_> = text.chars().map(colour).collect();
    reference::tile(letters[0], letters[1])
}

fn tiles(value: &Value) -> Vec<reference::Tile> {
    let mut tiles: Vec<_> = texts(value).into_iter().map(tile).collect();
    tiles.sort_unstable();
    tiles
}

fn space(text: &str) -> reference::Space {
    (text.as_bytes()[0] - b'a', text[1..].parse::<u8>().unwrap() - 1)
}

fn placement(place: &Value) -> reference::Placement {
    let letters: Vec<_> = place["tile"].as_str().unwrap().chars().map(colour).collect();
    let cells: Vec<_> = texts(&place["cells"]).into_iter().map(space).collect();
    reference::Placement::new((cells[0], letters[0]), (cells[1], letters[1]))
}

fn check_state(state: &Value, plain: &reference::Qin) {
    let mut provinces: Vec<_> = state["provinces"]
        .as_array()
        .unwrap()
        .iter()
        .map(|province| reference::Province {
            colour: colour(province["color"].as_str().unwrap().chars().next().unwrap()),
            spaces: texts(&province["cells"]).into_iter().map(space).collect(),
            owner: province["owner"].as_u64().unwrap() as usize,
            pagodas: province["pagodas"].as_u64().unwrap() as u8,
        })
        .collect();
    provinces.sort();
    assert_eq!(provinces, plain.provinces);
    let villages = state["villages"].as_object().unwrap().iter();
    let villages: BTreeMap<_, _> =
        villages.map(|(name, owner)| (space(name), owner.as_u64().unwrap() as usize)).collect();
    assert_eq!(villages, plain.villages);
    let numbers =
        |name: &str| -> Vec<u64> { state[name].as_array().unwrap().iter().map(|n| n.as_u64().unwrap()).collect() };
    assert_eq!(numbers("supply"), plain.supply.iter().map(|&n| u64::from(n)).collect::<Vec<_>>());
    assert_eq!(numbers("piles"), plain.piles.iter().map(|&n| n as u64).collect::<Vec<_>>());
    assert_eq!(state["hands"].as_array().unwrap().iter().map(tiles).collect::<Vec<_>>(), plain.hands);
}

/// The game that the first line of a trace sets up, and its piles.
fn set_up(first: &Value) -> (reference::Qin, Vec<Vec<reference::Tile>>) {
    let setup = &first["setup"];
    let hands = setup["hands"].as_array().unwrap().iter().map(tiles).collect();
    let piles = setup["piles"].as_array().unwrap().iter();
    let piles: Vec<Vec<_>> = piles.map(|pile| texts(pile).into_iter().map(tile).collect()).collect();
    let heights = std::array::from_fn(|i| piles[i].len());
    let players = setup["players"].as_u64().unwrap() as usize;
    let qin =
        reference::Qin::new(&texts(&setup["rows"]), players, setup["first"].as_u64().unwrap() as usize, hands, heights);
    check_state(&first["state"], &qin);
    (qin, piles)
}

/// Replays every game of a trace; returns the number of turns.
fn replay(trace: &str) -> usize {
    let mut turns = 0;
    let mut lines = trace.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    while let Some(first) = lines.next() {
        let (mut plain, piles) = set_up(&first);
        let mut piles: Vec<_> = piles.into_iter().map(Vec::into_iter).collect();
        loop {
            let line = lines.next().expect("a game ends with its result");
            if let reference::Phase::Over { reason, winners } = &plain.phase {
                check_result(&line["result"], *reason, winners, &plain);
                break;
            }
            turns += 1;
            assert_eq!(line["player"], plain.to_move);
            let listed = line["legal"].as_array().unwrap();
            let legal: BTreeSet<_> = listed
                .iter()
                .filter(|action| action["pass"].is_null())
                .map(|action| placement(&action["place"]))
                .collect();
            assert_eq!(legal, plain.legal_placements());
            let place = &line["action"]["place"];
            if place.is_null() {
                assert_eq!(line["action"]["pass"], true);
                plain.pass();
            } else {
                plain.place(placement(place));
                assert_eq!(place["draw"].is_null(), plain.phase != reference::Phase::Draw);
                if let Some(pile) = place["draw"].as_u64() {
                    let drawn = piles[pile as usize].next().expect("the pile is not empty");
                    plain.draw(pile as usize, drawn);
                }
            }
            check_state(&line["state"], &plain);
        }
    }
    turns
}

fn check_result(result: &Value, reason: reference::Reason, winners: &[usize], plain: &reference::Qin) {
    let word = match reason {
        reference::Reason::LastPagoda => "last_pagoda",
        reference::Reason::NoTiles => "no_tiles",
        reference::Reason::NoRoom => "no_room",
    };
    assert_eq!(result["reason"], word);
    let numbers = |name: &str| -> Vec<usize> {
        result[name].as_array().unwrap().iter().map(|n| n.as_u64().unwrap() as usize).collect()
    };
    assert_eq!(numbers("winners"), winners);
    let start = [24, 19, 15][plain.players - 2];
    assert_eq!(numbers("placed"), plain.supply.iter().map(|&left| start - usize::from(left)).collect::<Vec<_>>());
}

#[test]
fn the_reference_implementation_follows_every_trace() {
    for board in Board::NAMES {
        for players in 2..=4 {
            let turns = replay(&trace(board, players, TraceOptions { games: 60, seed: 7, legal: true }));
            assert!(turns > 60 * 20, "{turns} turns on {board} for {players}");
        }
    }
}

#[test]
fn the_same_arguments_print_the_same_bytes() {
    let options = TraceOptions { games: 3, seed: 11, legal: false };
    assert_eq!(trace("bird", 3, options), trace("bird", 3, options));
    assert_ne!(trace("bird", 3, options), trace("bird", 3, TraceOptions { seed: 12, ..options }));
    assert!(!trace("bird", 3, options).contains("legal"));
}

#[test]
fn the_bytes_have_not_changed() {
    assert_eq!(digest(&trace("lion", 4, TraceOptions { games: 20, seed: 1, legal: true })), "80b96c3bada59e0d");
}

/// Every first turn, and every tile that can be drawn then.
#[test]
fn the_reference_implementation_counts_the_same_deal_as_perft() {
    let game = Qin::new(Board::by_name("lion").unwrap(), 3).unwrap();
    let (state, deck) = seeded_deal(&game, 5);
    let mut line = Vec::new();
    game.write_deal(&state, &deck, 0, &mut line).unwrap();
    let (start, piles) = set_up(&serde_json::from_slice(&line).unwrap());
    let placed: Vec<_> = start.legal_placements().into_iter().collect();
    let mut drawn = 0;
    let mut third = 0;
    for &placement in &placed {
        let mut after = start.clone();
        after.place(placement);
        for (index, pile) in piles.iter().enumerate() {
            let mut after = after.clone();
            after.draw(index, pile[0]);
            drawn += 1;
            third += after.legal_placements().len() as u64;
        }
    }
    assert_eq!(perft(&game, 5, 3, |_, _| {}), [placed.len() as u64, drawn, third]);
}
