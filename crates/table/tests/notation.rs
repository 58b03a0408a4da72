//! The examples in `docs/notation.md` are what it says they are.

use std::fmt::Debug;
use std::str::FromStr;

use game::Notation;
use kaiser::{Kaiser, Map};
use qin::{Board, Qin};

const NOTATION: &str = include_str!("../../../docs/notation.md");

/// The indented examples that start with this word, those of views or the others.
fn examples(game: &str, views: bool) -> Vec<String> {
    let mut blocks = vec![String::new()];
    for line in NOTATION.lines() {
        match (line.strip_prefix("    "), blocks.last_mut()) {
            (Some(line), Some(block)) => *block += &format!("{line}\n"),
            _ => blocks.push(String::new()),
        }
    }
    blocks.retain(|block| block.starts_with(game) && block.contains("\nviewer ") == views);
    assert!(!blocks.is_empty(), "there is an example");
    blocks
}

/// The moves in the table under this heading.
fn moves(heading: &str) -> Vec<&'static str> {
    let (_, section) = NOTATION.split_once(heading).expect("there is such a section");
    let rows = section.lines().skip(1).take_while(|line| !line.starts_with("## "));
    let moves: Vec<_> = rows.filter_map(|row| row.strip_prefix("| `")?.split('`').next()).collect();
    assert!(!moves.is_empty(), "there are moves");
    moves
}

fn check<G: Notation>(game: &G, heading: &str)
where
    G::Move: FromStr<Err: Debug>,
{
    for text in moves(heading) {
        assert_eq!(text.parse::<G::Move>().unwrap().to_string(), text);
    }
    for text in examples(G::NAME, false) {
        let (game, state) = G::read(&text).unwrap_or_else(|bad| panic!("{bad}\n{text}"));
        assert_eq!(game.write(&state), text);
    }
    for text in examples(G::NAME, true) {
        let view = game.read_view(&text).unwrap_or_else(|bad| panic!("{bad}\n{text}"));
        assert_eq!(game.write_view(&view), text);
    }
}

#[test]
fn qin_examples_are_read_and_written_back() {
    check(&Qin::new(Board::bird(), 2).unwrap(), "## Moves of Qin");
}

#[test]
fn kaiser_examples_are_read_and_written_back() {
    check(&Kaiser::new(Map::by_side("3-4").unwrap(), 3, false).unwrap(), "## Moves of Kaiser");
}
