//! Writes inputs to start from into `fuzz/corpus`: a fuzzer that has seen a position finds others.
//!
//! `cargo run --manifest-path fuzz/Cargo.toml --no-default-features --example seeds`

use std::fs;
use std::path::Path;

use game::{Notation, Rng, Seat, Turn, Viewer};
use kaiser::{Kaiser, Map};
use qin::{Board, Qin};
use serde_json::Value;
use table::{Entry, Record};

const RECORDS: [&str; 4] = [
    include_str!("../../crates/table/tests/records/qin.json"),
    include_str!("../../crates/table/tests/records/kaiser.json"),
    include_str!("../../crates/table/tests/records/qin-1.json"),
    include_str!("../../crates/table/tests/records/kaiser-1.json"),
];
const MAP: &str = include_str!("../../crates/games/kaiser/maps/middle-kingdom.json");

fn main() {
    for name in Board::NAMES {
        let board = Board::by_name(name).expect("the board is inside the program");
        save("qin_board", name, board.rows().join("\n"));
    }
    save("kaiser_map", "middle-kingdom", MAP);
    save("kaiser_map", "small", map_in_one_line());
    let qin = |n| Qin::new(Board::bird(), n).expect("two to four may play");
    let kaiser =
        |n, side| Kaiser::new(Map::by_side(side).expect("there is this side"), n, true).expect("they may play");
    for players in 2..=4 {
        game("qin", &qin(players), players);
        game("kaiser", &kaiser(players + 1, if players > 3 { "4-5" } else { "3-4" }), players);
    }
    views("qin_view", &qin(3));
    views("kaiser_view", &kaiser(3, "3-4"));
    for (name, byte) in [("first", 0), ("middle", 127), ("last", 255)] {
        save("qin_steered", name, [byte; 250]);
        save("kaiser_steered", name, [byte; 400]);
    }
    tables();
}

/// Records, commands and logs of both games at every stage, with clocks and without.
fn tables() {
    for (which, text) in RECORDS.iter().enumerate() {
        let log = Record::read(text).expect("it is a record").log;
        save("record", &which.to_string(), text);
        for entries in [0, 2, 5, 8, 30, log.len() - 2] {
            let part = || log.iter().skip(entries).take(25).map(json);
            let lines: String = part().map(|line| format!("{line}\n")).collect();
            save("log", &format!("{which}-{entries}"), format!("{which} {entries}\n{lines}"));
            let commands: String = part().map(|line| command(&line)).collect();
            for timing in ["unlimited", "live", "days"] {
                let text = format!("{which} {entries} {timing}\n{commands}{OTHERS}");
                save("commands", &format!("{which}-{entries}-{timing}"), text);
            }
        }
    }
}

/// Commands that no recorded match has.
const OTHERS: &str = r#"0 900 {"do":"undo","seat":0}
1 900 {"do":"ask_undo","seat":1}
0 1 {"do":"answer_undo","seat":0,"agree":true}
2 900 {"do":"leave","seat":2}
2 900 {"do":"claim","seat":2}
0 900 {"do":"rise","seat":0}
0 900 {"do":"begin"}
0 900 {"do":"next"}
server 5 {"do":"give_back","milliseconds":5}
server 90000 {"do":"time_out"}
1 900 {"do":"resign","seat":1}
"#;

/// An entry of a log as somebody has sent it.
fn command(entry: &Value) -> String {
    format!("{} 10 {}\n", entry["seat"].as_u64().unwrap_or(0), entry.to_string().replace("\"act\"", "\"do\""))
}

fn json(entry: &Entry) -> Value {
    serde_json::to_value(entry).expect("it is text")
}

fn map_in_one_line() -> String {
    MAP.split_whitespace().collect()
}

/// Positions and moves of random games.
fn game<G: Notation>(name: &str, game: &G, players: usize) {
    for decisions in [0, 5, 40, 120, 1_000] {
        let mut moves = String::new();
        let state = after(game, decisions, |m| moves += &format!("{m}\n"));
        save(&format!("{name}_position"), &format!("{players}-{decisions}"), game.write(&state));
        save(&format!("{name}_moves"), &format!("{players}-{decisions}"), moves);
    }
}

fn views<G: Notation>(target: &str, game: &G) {
    for decisions in [0, 5, 40, 120, 1_000] {
        let state = after(game, decisions, |_| ());
        for (n, viewer) in Viewer::all(game.players()).enumerate() {
            save(target, &format!("{decisions}-{n}"), game.write_view(&game.view(&state, viewer)));
        }
    }
}

/// A random game after at most this many decisions.
fn after<G: Notation>(game: &G, decisions: u32, mut note: impl FnMut(G::Move)) -> G::State {
    let mut rng = Rng::new(u64::from(decisions));
    let mut state = game.start(Seat::new(0).expect("there is a first seat"));
    let mut decided = 0;
    loop {
        match game.turn(&state) {
            Turn::Decide(_) if decided < decisions => {
                let m = game.random_move(&state, &mut rng);
                note(m);
                game.play(&mut state, m);
                decided += 1;
            }
            Turn::Chance => {
                let outcome = game.random_outcome(&state, &mut rng);
                game.resolve(&mut state, outcome);
            }
            Turn::Decide(_) | Turn::Over => return state,
        }
    }
}

fn save(target: &str, name: &str, input: impl AsRef<[u8]>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    fs::create_dir_all(&folder).expect("the folder can be made");
    fs::write(folder.join(format!("seed-{name}")), input).expect("the file can be written");
}
