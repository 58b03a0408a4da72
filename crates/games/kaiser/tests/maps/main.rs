//! Maps (K1.1, K1.4): the one inside the program, and everything that can be wrong with others.

mod any_text;
mod faults;

use std::collections::{BTreeMap, BTreeSet};

use game::{Audit as _, Game, Notation as _, Rng, Seat};
use kaiser::{Kaiser, Map, Province, Space};
use serde_json::{Value, json};

const FILE: &str = include_str!("../../maps/middle-kingdom.json");

fn file() -> Value {
    serde_json::from_str(FILE).unwrap()
}

fn sides() -> [(&'static str, std::sync::Arc<Map>); 2] {
    Map::SIDES.map(|side| (side, Map::by_side(side).unwrap()))
}

fn roads(map: &Map) -> BTreeSet<(u32, u32)> {
    let from = |one: Space| map.roads(one).iter().map(move |other| (one.number(), other.number()));
    map.spaces().iter().flat_map(from).filter(|(one, other)| one < other).collect()
}

#[test]
fn both_sides_have_the_same_52_spaces_numbered_through_the_provinces() {
    for (side, map) in sides() {
        assert_eq!((map.name(), map.side()), ("Middle Kingdom", side));
        let numbers: Vec<_> = map.spaces().iter().map(Space::number).collect();
        assert_eq!(numbers, (1..=52).collect::<Vec<_>>());
        let sizes = Province::ALL.map(|province| (province.name(), map.houses(province).len()));
        let expected =
            [("Yan", 4), ("Zhao", 6), ("Ch'in", 7), ("Wei", 7), ("Qi", 5), ("Lu", 5), ("Han", 5), ("Shu", 5)];
        assert_eq!(sizes[..8], expected);
        assert_eq!(sizes[8], ("Chu", 8), "the largest");
        let provinces: Vec<_> = map.spaces().iter().map(|space| map.province(space).unwrap()).collect();
        assert!(provinces.is_sorted());
        assert!(map.spaces().iter().all(|space| map.houses(map.province(space).unwrap()).contains(space)));
        assert_eq!(map.province(Space::numbered(53).unwrap()), None);
    }
}

#[test]
fn the_sides_have_some_roads_in_common_and_some_of_their_own() {
    let [one, other] = sides().map(|(_, map)| roads(&map));
    assert_eq!((one.len(), other.len()), (64, 70));
    assert_eq!(one.intersection(&other).count(), 55);
    assert!(one.contains(&(48, 52)) && !other.contains(&(48, 52)));
    assert!(other.contains(&(47, 51)) && !one.contains(&(47, 51)));
}

#[test]
fn every_road_leads_back_and_all_spaces_hang_together() {
    for (side, map) in sides() {
        let mut reached = map.spaces().first().into_iter().collect::<kaiser::Spaces>();
        for _ in 0..52 {
            reached = reached.iter().fold(reached, |all, space| all | map.roads(space));
        }
        assert_eq!(reached, map.spaces(), "{side}");
        for space in map.spaces().iter() {
            assert!(map.roads(space).iter().all(|other| map.roads(other).contains(space)), "{side}, {space}");
            assert!(!map.roads(space).contains(space));
        }
    }
}

#[test]
fn alliance_3_is_wei_and_chin_and_alliance_4_is_chin_and_shu() {
    for (_, map) in sides() {
        let alliances: BTreeMap<_, _> = map.alliances().collect();
        assert_eq!(alliances.keys().copied().collect::<Vec<_>>(), (1..=15).collect::<Vec<_>>());
        assert_eq!(alliances[&3], [Province::Wei, Province::Chin]);
        assert_eq!(alliances[&4], [Province::Chin, Province::Shu]);
    }
}

/// The points of a province's outline.
fn outline(file: &Value, province: Province) -> BTreeSet<(i64, i64)> {
    let points = file["provinces"][province.index()]["outline"].as_array().unwrap();
    points.iter().map(|point| (point[0].as_i64().unwrap(), point[1].as_i64().unwrap())).collect()
}

#[test]
fn there_is_an_alliance_at_every_border_and_no_border_between_provinces_of_one_colour() {
    let (file, map) = (file(), Map::by_side("3-4").unwrap());
    let mut borders = BTreeSet::new();
    for one in Province::ALL {
        for other in Province::ALL.into_iter().filter(|&other| other > one) {
            if outline(&file, one).intersection(&outline(&file, other)).count() >= 2 {
                borders.insert([one, other]);
                assert_ne!(map.colour(one), map.colour(other), "{one} and {other}");
            }
        }
    }
    let alliances: BTreeSet<_> = map.alliances().map(|(_, [one, other])| [one.min(other), one.max(other)]).collect();
    assert_eq!(alliances, borders);
    assert_eq!(borders.len(), 15);
}

#[test]
fn the_map_of_the_program_says_that_it_is_no_copy_and_others_say_nothing() {
    let remark = Map::by_side("3-4").unwrap().remark().unwrap();
    assert!(remark.contains("our own map in the spirit of the printed one, not a copy of it"));
    let mut other = file();
    other["name"] = json!("Elsewhere");
    let other = Map::parse(&other.to_string(), "3-4").unwrap();
    assert_eq!((other.name(), other.remark()), ("Elsewhere", None));
}

#[test]
fn there_are_no_other_sides() {
    assert!(Map::by_side("5-6").is_none());
    assert!(Map::by_side("").is_none());
}

#[test]
fn what_is_only_for_drawing_may_be_anything() {
    let mut file = file();
    file["lake"] = json!("none");
    file["spaces"][0]["x"] = json!(null);
    file["provinces"][0]["dragon"] = json!({});
    assert!(Map::parse(&file.to_string(), "3-4").is_ok());
}

#[test]
fn a_map_of_another_file_can_be_played_on() {
    let mut file = file();
    file["name"] = json!("Elsewhere");
    file["sides"]["3-4"]["roads"].as_array_mut().unwrap().push(json!([1, 52]));
    let map = Map::parse(&file.to_string(), "3-4").unwrap();
    assert!(map.roads(Space::numbered(52).unwrap()).contains(Space::numbered(1).unwrap()));
    let game = Kaiser::new(map.into(), 3, true).unwrap();
    let mut state = game.start(Seat::new(0).unwrap());
    assert_eq!(game.write(&state).lines().next(), Some("kaiser 3 3-4 fortified Elsewhere"));
    assert!(game.playout(&mut state, &mut Rng::new(1)) > 50);
    assert!(!game.winners(&state).is_empty());
    assert_eq!(game.audit(&state), Ok(()));
}
