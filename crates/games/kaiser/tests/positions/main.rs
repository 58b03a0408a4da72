//! Positions as text (`crates/games/kaiser/src/position.rs`).

mod faults;
mod fuzzed;
#[path = "../rules/scene.rs"]
#[expect(dead_code, reason = "the tests of the rules use the rest")]
mod scene;
mod views;

use game::{Audit as _, Game, Notation as _, Rng, Seat, Turn};
use kaiser::{Kaiser, Map, State};

/// A random game after this many steps, or at its end.
fn after(game: &Kaiser, steps: u32, seed: u64) -> State {
    let (mut state, mut rng) = (game.start(Seat::new(1).unwrap()), Rng::new(seed));
    for _ in 0..steps {
        match game.turn(&state) {
            Turn::Decide(_) => {
                let m = game.random_move(&state, &mut rng);
                game.play(&mut state, m);
            }
            Turn::Chance => {
                let card = game.random_outcome(&state, &mut rng);
                game.resolve(&mut state, card);
            }
            Turn::Over => break,
        }
    }
    state
}

fn tables() -> impl Iterator<Item = Kaiser> {
    let tables = [("3-4", 3, true), ("3-4", 4, false), ("4-5", 4, true), ("4-5", 5, false)];
    tables.into_iter().map(|(side, players, fortifications)| {
        Kaiser::new(Map::by_side(side).unwrap(), players, fortifications).unwrap()
    })
}

fn reads_back(text: &str) {
    let (game, state) = Kaiser::read(text).unwrap_or_else(|bad| panic!("{bad}\n{text}"));
    assert_eq!(game.write(&state), text);
    assert_eq!(game.audit(&state), Ok(()));
}

/// Every kind of line that a position can have.
const LINES: [&str; 3] = [
    "kaiser 3 3-4 fortified\n\
     again violet Wei\n\
     emperor red\n\
     run_out 1\n\
     display red green green violet\n\
     discard yellow9 violet2\n\
     pile red8 green6 orange9 violet5\n\
     hand green red green\n\
     known green red\n\
     held green green\n\
     houses green 18 19 20\n\
     emissaries green Wei\n\
     hand red green\n\
     houses red 1 2 3 4\n\
     emissaries red Yan Yan Ch'in Wei\n\
     hand violet red\n\
     held violet red\n\
     houses violet 11 12 21\n\
     fortifications 18 22\n\
     spent green violet\n",
    "kaiser 4 4-5 plain\n\
     deal blue\n\
     emperor red\n\
     run_out 0\n\
     pile red12 green11 yellow8 orange10 violet9\n\
     hand red yellow\n\
     hand violet yellow\n",
    "kaiser 5 4-5 plain\n\
     over\n\
     emperor yellow\n\
     run_out 2\n\
     display orange\n\
     discard red13 green12 yellow11 orange9 violet10\n\
     hand yellow orange\n\
     houses yellow 45 46 47 48\n",
];

#[test]
fn every_kind_of_line_reads_back() {
    LINES.iter().for_each(|text| reads_back(text));
}

#[test]
fn every_kind_of_next_thing_reads_back() {
    for next in [
        "deal green\nhand green\nhand red\nhand violet\nhand blue\ndisplay",
        "open\ndisplay red",
        "act violet",
        "again green Ch'in\nhand green red red\nhouses red 11 12",
        "take green up_to_three\nhand green",
        "take blue one\nhand blue red red",
        "reveal green up_to_three\nhand green red",
        "reveal red one\nhand red red red",
        "fill blue\ndisplay red",
        "over\nrun_out 2",
    ] {
        let (game, state) = Kaiser::read(&scene::filled(next)).unwrap_or_else(|bad| panic!("{bad}\n{next}"));
        let text = game.write(&state);
        assert_eq!(text.lines().nth(1), next.lines().next());
        reads_back(&text);
    }
}

#[test]
fn every_position_of_random_games_reads_back() {
    for game in tables() {
        for steps in (0..400).step_by(7) {
            reads_back(&game.write(&after(&game, steps, u64::from(steps))));
        }
    }
}

#[test]
fn a_text_is_read_to_the_position_that_it_describes() {
    let (game, state) = Kaiser::read(LINES[0]).unwrap();
    assert_eq!((game.players(), game.map().side(), game.has_fortifications()), (3, "3-4", true));
    let [green, red, violet] = [0, 1, 2].map(|n| Seat::new(n).unwrap());
    let table = state.table();
    assert_eq!(game.turn(&state), Turn::Decide(violet));
    assert_eq!((table.emperor(), table.run_out(), table.pile_size()), (red, 1, 28));
    assert_eq!(state.hand(green).to_string(), "red green");
    assert_eq!(table.known(green).to_string(), "red");
    assert_eq!(table.houses(red).to_string(), "1 2 3 4");
    assert_eq!(table.points(red), 4, "Yan is full, so it has been scored");
    assert_eq!([green, red, violet].map(|seat| table.supply(seat).houses), [17, 16, 17]);
    assert_eq!([green, red, violet].map(|seat| table.supply(seat).emissaries), [7, 4, 8]);
    assert_eq!([green, red, violet].map(|seat| table.supply(seat).fortifications), [0, 1, 0]);
    assert_eq!(table.fortifications().to_string(), "18 22");
    assert_eq!(table.owner("21".parse().unwrap()), Some(violet));
}

#[test]
fn lines_may_come_in_any_order_with_blank_ones_between_and_names_in_capitals() {
    let (first, rest) = LINES[0].split_once('\n').unwrap();
    let turned: Vec<_> = rest.lines().rev().collect();
    let text = format!("\n  {first}\n\n{}", turned.join("  \n \n").replace("green", "Green").replace("wei", "WEI"));
    let (game, state) = Kaiser::read(&text).unwrap();
    assert_eq!(game.write(&state), LINES[0]);
}
