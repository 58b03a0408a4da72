//! Tests that read like the rules: hands, pieces on the map, a turn, what comes
//! of it.
//!
//! A card is the first letter of its colour. A turn of placing is written
//! `rgg Wei h18 e f19`: the cards, the province and the pieces (house, emissary,
//! fortification) in order. A draw is `*` for the pile or a letter for a card
//! from the display. Seats are those of the rulebook's examples.

mod alliances;
mod drawing;
mod end;
mod examples;
mod houses;
mod laws;
mod map;
mod paying;
mod pieces;
mod random;
mod roads;
mod setup;

use super::*;
use map::{Side, map};

const AXEL: usize = 0;
const BARBARA: usize = 1;
const CHRIS: usize = 2;
const DORIS: usize = 3;

/// Four players on an empty map, Axel first, with fortifications. Everybody
/// holds red, green and yellow; the display is red, green, yellow and orange,
/// and the pile has twenty cards.
fn table() -> Kaiser {
    let hands = vec![colours("rgy"); 4];
    Kaiser::new(map(Side::FourFive), 4, AXEL, true, hands, colours("rgyo"), colours("vrgyo").repeat(4))
}

/// The table with this hand for Axel.
fn axel_holds(hand: &str) -> Kaiser {
    let mut kaiser = table();
    kaiser.hands[AXEL] = colours(hand);
    kaiser
}

fn colours(letters: &str) -> Vec<Colour> {
    letters.chars().map(colour).collect()
}

fn colour(letter: char) -> Colour {
    match letter {
        'r' => Colour::Red,
        'g' => Colour::Green,
        'y' => Colour::Yellow,
        'o' => Colour::Orange,
        'v' => Colour::Violet,
        _ => panic!("no colour is written {letter:?}"),
    }
}

fn draws(letters: &str) -> Vec<Draw> {
    letters.chars().map(|letter| if letter == '*' { Draw::Deck } else { Draw::Display(colour(letter)) }).collect()
}

fn piece(text: &str) -> Piece {
    let space = || text[1..].parse().unwrap();
    match &text[..1] {
        "h" => Piece::House(space()),
        "f" => Piece::Fortification(space()),
        _ => Piece::Emissary,
    }
}

fn placing(text: &str) -> Placing {
    let words: Vec<&str> = text.split(' ').collect();
    Placing {
        cards: colours(words[0]),
        province: words[1].to_string(),
        pieces: words[2..].iter().map(|word| piece(word)).collect(),
    }
}

/// Puts houses of a player on the map, out of the supply.
fn houses(kaiser: &mut Kaiser, seat: usize, spaces: impl IntoIterator<Item = u8>) {
    for space in spaces {
        assert_eq!(kaiser.houses.insert(space, seat), None);
        kaiser.supply[seat].houses -= 1;
    }
}

/// Puts emissaries of all four players into a province, out of the supplies.
fn emissaries(kaiser: &mut Kaiser, province: &str, counts: [u8; 4]) {
    kaiser.emissaries.insert(province.to_string(), counts.to_vec());
    for (supply, count) in kaiser.supply.iter_mut().zip(counts) {
        supply.emissaries -= count;
    }
}

/// A turn of placing without a new pile. Before it, the list of placings must
/// agree that it is legal.
fn place(kaiser: &mut Kaiser, turn: &str, drawn: &str) {
    assert!(kaiser.legal_placings().contains(&placing(turn)), "{turn} is not listed");
    kaiser.place(&placing(turn), &draws(drawn), None);
}

/// Checks which of these placings are in the list of the active player.
fn check_listed(kaiser: &Kaiser, turns: &[&str], expected: bool) {
    let legal = kaiser.legal_placings();
    for turn in turns {
        assert_eq!(legal.contains(&placing(turn)), expected, "{turn}");
    }
}

/// The message of the panic when a player tries this.
fn refusal(kaiser: &Kaiser, attempt: impl Fn(&mut Kaiser)) -> String {
    let mut kaiser = kaiser.clone();
    let panic = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| attempt(&mut kaiser)));
    let payload = panic.expect_err("nothing forbids it");
    match payload.downcast::<String>() {
        Ok(message) => *message,
        Err(payload) => payload.downcast::<&str>().map(|text| text.to_string()).unwrap(),
    }
}

/// Checks that a turn of placing is neither listed nor done, because of a rule.
fn check_refused(kaiser: &Kaiser, turn: &str, drawn: &str, rule: &str) {
    check_listed(kaiser, &[turn], false);
    let message = refusal(kaiser, |kaiser| kaiser.place(&placing(turn), &draws(drawn), None));
    assert!(message.starts_with(rule), "{turn}: {message}");
}
