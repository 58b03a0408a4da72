//! Everything that can be wrong with a map, with its sentence.

use kaiser::Map;
use serde_json::{Value, json};

use crate::{FILE, file};

/// The map with a change is no map, and this sentence says why.
#[track_caller]
fn bad(change: impl FnOnce(&mut Value), sentence: &str) {
    let mut file = file();
    change(&mut file);
    let bad = Map::parse(&file.to_string(), "3-4").expect_err("this is a map");
    assert_eq!(bad.to_string(), sentence);
}

fn list<'a>(value: &'a mut Value, key: &str) -> &'a mut Vec<Value> {
    value[key].as_array_mut().unwrap()
}

#[test]
fn a_province_that_there_is_not_is_refused() {
    bad(
        |file| file["provinces"][3]["name"] = json!("Rome"),
        "province \"Rome\": there is no such province (K1.1); \
         there are Yan, Zhao, Ch'in, Wei, Qi, Lu, Han, Shu, Chu",
    );
}

#[test]
fn a_colour_that_there_is_not_is_refused() {
    bad(
        |file| file["provinces"][3]["color"] = json!("pink"),
        "province \"Wei\": \"pink\" is no colour; use red, green, yellow, orange, violet",
    );
}

#[test]
fn a_colour_of_three_provinces_or_of_none_is_refused() {
    bad(
        |file| file["provinces"][0]["color"] = json!("red"),
        "provinces: 3 provinces are red, but a colour has one or two (K1.1)",
    );
    bad(
        |file| file["provinces"][8]["color"] = json!("orange"),
        "provinces: 3 provinces are orange, but a colour has one or two (K1.1)",
    );
    bad(
        |file| {
            // Now three are violet, but green comes first.
            file["provinces"][0]["color"] = json!("violet");
            file["provinces"][6]["color"] = json!("violet");
        },
        "provinces: 0 provinces are green, but a colour has one or two (K1.1)",
    );
}

#[test]
fn a_missing_province_is_named() {
    bad(
        |file| drop(list(file, "provinces").remove(4)),
        "provinces: there are 8 provinces, but a map has nine (K1.1); Qi is missing",
    );
}

#[test]
fn a_province_that_is_there_twice_is_refused() {
    bad(
        |file| file["provinces"][4] = file["provinces"][3].clone(),
        "province \"Wei\": it is there twice; leave one out",
    );
}

#[test]
fn a_number_that_no_space_can_have_is_refused() {
    for number in [0, 65, 1000] {
        bad(
            |file| file["spaces"][51]["id"] = json!(number),
            &format!("space {number}: spaces are numbered from 1 to 64"),
        );
    }
}

#[test]
fn a_space_that_is_there_twice_is_refused() {
    bad(|file| file["spaces"][1]["id"] = json!(1), "space 1: it is there twice; leave one out");
}

#[test]
fn a_space_in_a_province_that_there_is_not_is_refused() {
    bad(
        |file| file["spaces"][1]["province"] = json!("Rome"),
        "space 2: it names the province \"Rome\", which there is not",
    );
}

#[test]
fn a_space_that_its_province_does_not_list_is_refused() {
    let sentence = "province \"Yan\": space 4 must both be in its list of houses and name it as its province";
    bad(|file| drop(list(&mut file["provinces"][0], "houses").pop()), sentence);
    bad(|file| file["spaces"][3]["province"] = json!("Zhao"), sentence);
}

#[test]
fn a_number_that_is_left_out_is_refused() {
    bad(
        |file| drop(list(file, "spaces").remove(3)),
        "space 4: it is missing; spaces are numbered from 1 without a gap",
    );
}

#[test]
fn a_name_is_the_same_province_however_it_is_written() {
    let mut file = file();
    file["spaces"][3]["province"] = json!("YAN");
    file["alliances"][0]["between"][0] = json!("yan");
    assert!(Map::parse(&file.to_string(), "3-4").is_ok());
}

#[test]
fn a_space_has_six_roads_at_most() {
    let add = |file: &mut Value| {
        let roads = list(&mut file["sides"]["3-4"], "roads");
        (30..40).for_each(|to| roads.push(json!([3, to])));
    };
    bad(add, "side \"3-4\", road 70 from 3 to 35: one of its ends has more than six roads");
}

#[test]
fn a_space_that_two_provinces_list_is_refused() {
    bad(
        |file| list(&mut file["provinces"][1], "houses").push(json!(4)),
        "province \"Zhao\": space 4 must both be in its list of houses and name it as its province",
    );
}

#[test]
fn a_space_that_a_province_lists_twice_is_refused() {
    bad(
        |file| list(&mut file["provinces"][0], "houses").push(json!(4)),
        "province \"Yan\": space 4 is in its list of houses twice; leave one out",
    );
}

#[test]
fn a_province_without_house_spaces_is_refused() {
    bad(|file| file["provinces"][0]["houses"] = json!([]), "province \"Yan\": it has no house space");
}

#[test]
fn fourteen_alliances_are_too_few() {
    bad(|file| drop(list(file, "alliances").pop()), "alliances: there are 14 alliances, but a map has fifteen (K1.1)");
}

#[test]
fn an_alliance_number_that_is_there_twice_is_refused() {
    bad(|file| file["alliances"][6]["number"] = json!(3), "alliance 3: it is there twice; leave one out");
}

#[test]
fn a_second_alliance_between_the_same_provinces_is_refused_in_either_direction() {
    for between in [["Wei", "Ch'in"], ["Ch'in", "Wei"]] {
        bad(
            |file| file["alliances"][6]["between"] = json!(between),
            "alliance 7: its provinces have alliance 3 already; two provinces have one at most (K1.1)",
        );
    }
}

#[test]
fn an_alliance_number_beyond_fifteen_is_refused() {
    for number in [0, 16] {
        bad(
            |file| file["alliances"][6]["number"] = json!(number),
            &format!("alliance {number}: alliances are numbered from 1 to 15 (K1.1)"),
        );
    }
}

#[test]
fn an_alliance_of_provinces_that_are_no_neighbours_is_refused() {
    bad(
        |file| file["alliances"][0]["between"] = json!(["Yan", "Chu"]),
        "alliance 1: Yan and Chu have no piece of border in common (K1.1)",
    );
    bad(
        |file| file["alliances"][0]["between"] = json!(["Yan", "Yan"]),
        "alliance 1: Yan and Yan have no piece of border in common (K1.1)",
    );
}

#[test]
fn a_single_point_in_common_is_no_border() {
    let meet_in_one_point = |file: &mut Value| {
        file["provinces"][0]["outline"] = json!([[667, 144], [714, 229], [784, 175], [846, 208], [872, 204]]);
    };
    bad(meet_in_one_point, "alliance 1: Yan and Zhao have no piece of border in common (K1.1)");
}

#[test]
fn an_alliance_with_a_province_that_there_is_not_is_refused() {
    bad(
        |file| file["alliances"][0]["between"][1] = json!("Rome"),
        "alliance 1: it names the province \"Rome\", which there is not",
    );
}

#[test]
fn a_side_that_there_is_not_is_refused() {
    let bad = Map::parse(FILE, "5-6").unwrap_err();
    assert_eq!(bad.to_string(), "sides: there is no side \"5-6\"; this map has 3-4 and 4-5");
}

#[test]
fn a_side_for_no_number_of_players_or_an_impossible_one_is_refused() {
    for players in [json!([]), json!([2]), json!([3, 6])] {
        bad(
            |file| file["sides"]["3-4"]["players"] = players,
            "side \"3-4\": a side is for some of 3, 4 and 5 players (K1.4)",
        );
    }
}

/// One more road, the 65th.
fn road(from: u32, to: u32) -> impl FnOnce(&mut Value) {
    move |file| list(&mut file["sides"]["3-4"], "roads").push(json!([from, to]))
}

#[test]
fn a_road_to_nowhere_is_refused() {
    let sentence = "it leads nowhere: there is no such space";
    bad(road(1, 53), &format!("side \"3-4\", road 65 from 1 to 53: {sentence}"));
    bad(road(0, 1), &format!("side \"3-4\", road 65 from 0 to 1: {sentence}"));
    bad(road(99, 1), &format!("side \"3-4\", road 65 from 99 to 1: {sentence}"));
}

#[test]
fn a_road_to_itself_is_refused() {
    bad(road(7, 7), "side \"3-4\", road 65 from 7 to 7: it leads back to where it starts");
}

#[test]
fn a_road_that_is_there_twice_is_refused_in_either_direction() {
    bad(road(1, 2), "side \"3-4\", road 65 from 1 to 2: it is there twice; leave one out");
    bad(road(2, 1), "side \"3-4\", road 65 from 2 to 1: it is there twice; leave one out");
}

#[test]
fn a_space_without_a_road_is_refused() {
    bad(
        |file| list(&mut file["sides"]["3-4"], "roads").retain(|road| road[0] != 49 && road[1] != 49),
        "side \"3-4\", space 49: no road leads there",
    );
}

#[test]
fn the_other_side_does_not_matter_for_this_one() {
    let mut file = file();
    file["sides"]["4-5"]["roads"] = json!([[1, 1]]);
    assert!(Map::parse(&file.to_string(), "3-4").is_ok());
    assert!(Map::parse(&file.to_string(), "4-5").is_err());
}

#[test]
fn a_slip_in_the_file_is_told_with_its_place() {
    let (before, _) = FILE.split_once("\"Zhao\"").unwrap();
    let (line, column) = (before.lines().count(), before.lines().last().unwrap().len() + 1);
    let told = |text: &str| Map::parse(text, "3-4").unwrap_err().to_string();
    assert_eq!(
        told(&FILE.replacen("\"Zhao\"", "Zhao", 1)),
        format!("the file: it does not read as a map: expected value at line {line} column {column}")
    );
    assert_eq!(told(""), "the file: it does not read as a map: EOF while parsing a value at line 1 column 0");
    assert_eq!(told("{}"), "the file: it does not read as a map: name: this is missing");
    let two = FILE.replacen("\"number\": 1,", "\"number\": \"1\",", 1);
    assert_eq!(
        told(&two),
        "the file: it does not read as a map: alliances: 0: number: expected a whole number from 0 to 4294967295"
    );
}
