//! The engine as the page uses it: in JSON, with nothing else to go by.

#![expect(clippy::needless_pass_by_value, reason = "questions are written where they are asked")]

use engine::JsEngine;
use serde_json::{Value, json};

const SECRET: &str = "0101010101010101010101010101010101010101010101010101010101010101";

/// An engine with all networks.
fn new_engine() -> JsEngine {
    let engine = JsEngine::new();
    for (game, players) in [("qin", 2), ("qin", 3), ("kaiser", 3)] {
        let file = format!("{}/../bots/networks/{game}-{players}.net", env!("CARGO_MANIFEST_DIR"));
        assert!(engine.supply(game, players, &std::fs::read(file).unwrap()));
    }
    engine
}

fn ask(engine: &mut JsEngine, request: Value) -> Value {
    let answer: Value = serde_json::from_str(&engine.ask(&request.to_string())).unwrap();
    answer.get("ok").unwrap_or_else(|| panic!("{request}: {answer}")).clone()
}

fn fault(engine: &mut JsEngine, request: Value) -> Value {
    let answer: Value = serde_json::from_str(&engine.ask(&request.to_string())).unwrap();
    answer.get("fault").unwrap_or_else(|| panic!("{request}: {answer}")).clone()
}

fn person(name: &str) -> Value {
    json!({"sitter": {"kind": "guest", "id": "", "name": name}})
}

fn bot(opponent: &str) -> Value {
    json!({"sitter": {"kind": "bot", "opponent": opponent}})
}

fn open(engine: &mut JsEngine, options: Value, seats: Value) {
    ask(engine, json!({"open": {"options": options, "seats": seats, "secret": SECRET, "at": 1}}));
}

/// Every seat plays what a bot of the first level would, until the match is over.
fn play_out(engine: &mut JsEngine) -> Value {
    for seed in 0.. {
        let public = ask(engine, json!({"look": {"viewer": null}}));
        let Some(turn) = public["turn"].as_u64() else { return public };
        let look = ask(engine, json!({"look": {"viewer": turn}}));
        let (choice, view) = (&look["options"], &look["view"]["text"]);
        let question = json!({"think": {"choice": choice, "view": view, "opponent": "level:1", "seed": seed}});
        let text = ask(engine, question);
        assert!(look["legal"].as_array().unwrap().contains(&text), "{text} is legal");
        let foreseen = ask(engine, json!({"foresee": {"choice": choice, "view": view, "move": text}}));
        let command = json!({"do": "move", "seat": turn, "move": text});
        let before = look["version"].clone();
        ask(engine, json!({"do": {"seen": before, "command": command, "at": 2}}));
        let happened = ask(engine, json!({"since": {"viewer": turn, "version": before}}));
        for event in foreseen["events"].as_array().unwrap() {
            assert!(happened[0]["events"].as_array().unwrap().contains(event), "foreseen and not happened: {event}");
        }
        let after = ask(engine, json!({"look": {"viewer": turn}}));
        let standing = ask(engine, json!({"standing": {"choice": choice, "view": after["view"]["text"]}}));
        assert_eq!(foreseen["standing"], standing, "what is drawn does not score");
    }
    unreachable!("the match has an end")
}

#[test]
fn a_match_of_each_game_is_played_saved_read_and_looked_at() {
    let games = [
        (json!({"game": "qin", "players": 2}), json!([person("Anna"), bot("level:1")])),
        (
            json!({"game": "kaiser", "map": "3-4", "players": 3, "fortifications": true}),
            json!([bot("level:1"), person("Ada"), bot("level:2")]),
        ),
    ];
    for (options, seats) in games {
        let mut engine = new_engine();
        open(&mut engine, options, seats);
        let end = play_out(&mut engine);
        assert_eq!(end["progress"], "over");

        let saved = ask(&mut engine, json!("save"));
        let record = ask(&mut engine, json!("record"));
        let mut other = new_engine();
        ask(&mut other, json!({"load": {"saved": saved}}));
        assert_eq!(ask(&mut other, json!({"look": {"viewer": null}})), end);
        ask(&mut other, json!({"read": {"text": record.to_string()}}));
        let again = ask(&mut other, json!({"look": {"viewer": null}}));
        assert_eq!(again["results"], end["results"]);

        let course = ask(&mut other, json!("course"));
        assert_eq!(course.as_array().unwrap().len() as u64, end["version"].as_u64().unwrap() + 1);
        let points = course.as_array().unwrap().last().unwrap();
        let told = end["results"][0]["points"].as_array().unwrap();
        for (course, told) in points.as_array().unwrap().iter().zip(told) {
            assert_eq!(course.as_i64().unwrap().abs(), told.as_i64().unwrap());
        }
    }
}

#[test]
fn an_earlier_moment_is_seen_and_played_on_from() {
    let mut engine = new_engine();
    open(&mut engine, json!({"game": "qin", "players": 3}), json!([person("Anna"), person("Bruno"), bot("level:1")]));
    let end = play_out(&mut engine);
    let early = ask(&mut engine, json!({"look": {"viewer": 0, "version": 11}}));
    assert_eq!((&early["version"], &early["progress"]), (&json!(11), &json!("playing")));

    let gone_on = ask(&mut engine, json!({"continue": {"version": 11, "seat": 1, "at": 3}}));
    assert_eq!(gone_on["people"], json!([1]), "the others have left their seats to bots");
    let now = ask(&mut engine, json!({"look": {"viewer": 1}}));
    assert_eq!(now["seats"][0]["occupant"]["kind"], "stand_in");
    assert_eq!(now["view"]["data"]["cells"], early["view"]["data"]["cells"]);
    assert_ne!(end["version"], now["version"]);
}

#[test]
fn a_move_that_may_not_be_played_is_refused_with_its_rule() {
    let mut engine = new_engine();
    open(
        &mut engine,
        json!({"game": "qin", "players": 2, "first": {"seat": 0}}),
        json!([person("Anna"), bot("level:1")]),
    );
    let look = ask(&mut engine, json!({"look": {"viewer": 0}}));
    let hand = look["view"]["data"]["hand"][0].as_str().unwrap().to_owned();
    let far =
        json!({"foresee": {"choice": look["options"], "view": look["view"]["text"], "move": format!("{hand} a2 a3")}});
    let refused = fault(&mut engine, far);
    assert_eq!(refused["refusal"]["why"]["rule"], "Q3.3", "{refused}");
    let nonsense = json!({"foresee": {"choice": look["options"], "view": look["view"]["text"], "move": "hello"}});
    assert_eq!(fault(&mut engine, nonsense)["refusal"]["code"], "bad_text");
}

#[test]
fn nonsense_is_answered_and_changes_nothing() {
    let mut engine = new_engine();
    assert_eq!(fault(&mut engine, json!({"look": {"viewer": 0}}))["code"], "no_table");
    open(&mut engine, json!({"game": "qin", "players": 2}), json!([person("Anna"), bot("level:1")]));
    let before = ask(&mut engine, json!({"look": {"viewer": 0}}));
    let bad = [
        json!(7),
        json!({"sing": {}}),
        json!({"look": {"viewer": 4}}),
        json!({"read": {"text": "{}"}}),
        json!({"do": {"seen": 0, "command": {"do": "begin"}, "at": 2}}),
        json!({"think": {"choice": {"game": "qin", "players": 2}, "view": "?", "opponent": "level:1", "seed": 1}}),
        json!({"board": {"name": "x"}}),
    ];
    for request in bad {
        assert!(!fault(&mut engine, request)["text"].as_str().unwrap().is_empty());
    }
    assert_eq!(ask(&mut engine, json!({"look": {"viewer": 0}})), before);
}

#[test]
fn a_record_is_checked_beside_the_table() {
    let mut engine = new_engine();
    open(&mut engine, json!({"game": "qin", "players": 2}), json!([person("Anna"), bot("level:1")]));
    let before = ask(&mut engine, json!({"look": {"viewer": 0}}));
    let file = |name: &str| {
        let file = format!("{}/../table/tests/records/{name}", env!("CARGO_MANIFEST_DIR"));
        std::fs::read_to_string(file).unwrap()
    };
    for (name, protocol) in [("qin.json", 2), ("qin-1.json", 1)] {
        let verified = ask(&mut engine, json!({"verify": {"text": file(name)}}));
        assert_eq!((&verified["protocol"], &verified["games"]), (&json!(protocol), &json!(1)));
        assert_eq!((&verified["contributions"], &verified["called_off"]), (&json!(2), &json!([])));
    }
    let forged = file("qin.json").replace(&"65".repeat(32), &"66".repeat(32));
    let fault = fault(&mut engine, json!({"verify": {"text": forged}}));
    assert_eq!(fault["code"], "bad_opening");
    assert!(fault["text"].as_str().unwrap().contains("this isn’t what seat 2 committed to"), "{fault}");
    assert_eq!(ask(&mut engine, json!({"look": {"viewer": 0}})), before);
}

#[test]
fn a_client_is_told_what_to_commit_to() {
    let record: Value = serde_json::from_str(include_str!("../../table/tests/records/qin.json")).unwrap();
    let find = |act: &str| record["log"].as_array().unwrap().iter().find(|entry| entry["act"] == act).unwrap();
    let contribution = &find("open")["contribution"];
    let request =
        json!({"commit": {"dealer": record["commitment"], "round": 1, "seat": 0, "contribution": contribution}});
    assert_eq!(ask(&mut new_engine(), request), find("commit")["commitment"]);
}

#[test]
fn a_board_is_checked_and_the_fault_is_named() {
    let mut engine = new_engine();
    let good = ask(&mut engine, json!({"board": {"name": "mine", "text": "R...\n....\nV..V\n"}}));
    assert_eq!(good["playable"], true);
    let bad = ask(&mut engine, json!({"board": {"name": "mine", "text": "....\n....\n"}}));
    assert_eq!((&bad["playable"], &bad["kind"]), (&json!(false), &json!("no_start")));
}

/// A tiny board on which White may play and somebody must win.
const MEADOW: &str = "qin 2 meadow\nplace white\nhand white RR RY BB\nhand black YY YB BR\n    a  b  c  d  e\n1   V  .  .  R  .\n2   .  .  .  .  .\n3   Y  .  .  .  B\n4   .  .  .  .  .\n";

#[test]
fn a_position_is_studied_from_everybody_s_eyes() {
    let mut engine = new_engine();
    let question = |moves: Value, viewer: Value, follow: bool| json!({"study": {"position": MEADOW, "moves": moves, "seed": 1, "viewer": viewer, "follow": follow}});
    let start = ask(&mut engine, question(json!([]), Value::Null, true));
    assert_eq!(start["look"]["you"], 0, "White has to decide");
    let m = start["look"]["legal"][0].clone();
    let after = ask(&mut engine, question(json!([m]), json!(1), false));
    assert_eq!(after["look"]["you"], 1);
    assert_eq!(after["entries"].as_array().unwrap().len(), 1);
    assert_ne!(after["position"], start["position"]);
    let refused = fault(&mut engine, question(json!(["RR b2 c2"]), Value::Null, true));
    assert!(refused["refusal"]["why"]["rule"].as_str().unwrap().starts_with('Q'), "{refused}");
    let bad = fault(&mut engine, json!({"study": {"position": "chess", "moves": [], "seed": 1, "viewer": null}}));
    assert_eq!(bad["code"], "bad_position");
    assert_eq!(bad["flaw"], json!({"line": null, "kind": "no_game", "data": {"text": "chess"}}));
    let view = json!({"study": {"choice": start["look"]["options"], "position": start["look"]["view"]["text"], "moves": [], "seed": 3, "viewer": 0}});
    assert_eq!(ask(&mut engine, view)["look"]["view"], start["look"]["view"]);
}

#[test]
fn what_is_wrong_with_a_position_is_said_in_data() {
    let mut engine = new_engine();
    let mut flaw = |position: &str| {
        fault(&mut engine, json!({"study": {"position": position, "moves": [], "seed": 1, "viewer": null}}))["flaw"]
            .take()
    };
    let line = flaw(&MEADOW.replace("place white", "plase white"));
    assert_eq!(line, json!({"line": 2, "kind": "line", "data": {"text": "plase white"}}));
    let hand = flaw(&MEADOW.replace("hand black YY", "hand black RR YY"));
    assert_eq!(hand, json!({"line": null, "kind": "hand", "data": {"player": "Black"}}));
    let board = flaw(&MEADOW.replace("2   .  .  .  .  .", "2   V  V  .  .  ."));
    assert_eq!(board, json!({"line": 7, "kind": "board", "data": {"fault": "large_village"}}));
    let emperor = flaw("kaiser 3 3-4 plain\nact green\n");
    assert_eq!(emperor, json!({"line": null, "kind": "no_emperor", "data": {}}));
}

#[test]
fn chances_are_told_of_any_view_and_add_up() {
    let mut engine = new_engine();
    let start = ask(&mut engine, json!({"study": {"position": MEADOW, "moves": [], "seed": 1, "viewer": 1}}));
    let (choice, view) = (&start["look"]["options"], &start["look"]["view"]["text"]);
    let outlook = ask(&mut engine, json!({"outlook": {"choice": choice, "view": view, "worlds": 8}}));
    let chances: Vec<f64> =
        outlook["chances"].as_array().unwrap().iter().map(|chance| chance.as_f64().unwrap()).collect();
    assert_eq!(chances.len(), 2);
    assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-3, "{chances:?}");
}

#[test]
fn advice_speaks_of_a_move_that_is_asked_about_however_bad() {
    let mut engine = new_engine();
    let start = ask(&mut engine, json!({"study": {"position": MEADOW, "moves": [], "seed": 1, "viewer": 0}}));
    let (choice, view) = (&start["look"]["options"], &start["look"]["view"]["text"]);
    let all = ask(&mut engine, json!({"advise": {"choice": choice, "view": view, "budget": "50n", "most": 1000}}));
    let worst = all["moves"].as_array().unwrap().last().unwrap()["move"].clone();
    let two = ask(
        &mut engine,
        json!({"advise": {"choice": choice, "view": view, "budget": "50n", "most": 1, "also": [worst]}}),
    );
    let told: Vec<_> = two["moves"].as_array().unwrap().iter().map(|told| told["move"].clone()).collect();
    assert_eq!(told, [all["moves"][0]["move"].clone(), worst]);
}

#[test]
fn a_lesson_is_open_then_reached_and_says_why_not() {
    let mut engine = new_engine();
    let text = include_str!("../lessons/qin.json");
    let course: Value = serde_json::from_str(text).unwrap();
    let lesson = course["lessons"].as_array().unwrap().iter().find(|lesson| lesson["id"] == "break-tie").unwrap();
    let tries = |tries: Value| json!({"lesson": {"lesson": lesson, "tries": tries}});
    let start = ask(&mut engine, tries(json!([])));
    assert_eq!((&start["state"], &start["look"]["you"]), (&json!("open"), &lesson["seat"]));
    let solved = ask(&mut engine, tries(lesson["solution"].clone()));
    assert_eq!((&solved["state"], &solved["mistake"]), (&json!("reached"), &Value::Null));
    assert!(!solved["entries"].as_array().unwrap().is_empty());
    let early = ask(&mut engine, tries(lesson["mistakes"][0]["moves"].clone()));
    assert_eq!((&early["state"], &early["mistake"]), (&json!("open"), &json!("early")));
    assert_eq!(early["refusal"]["why"]["rule"], "Q9.3");
    let unreadable = json!({"lesson": {"lesson": {"position": ["qin"], "seat": 0, "goal": "won"}, "tries": []}});
    assert_eq!(fault(&mut engine, unreadable)["code"], "bad_lesson");
}
