//! Tests that read like the rules: a board, a move, the board after it.
//!
//! In a picture every space has two characters. The first is the ground as in
//! [`super::Board::new`], with `R`, `Y`, `B` for all province spaces; the second
//! names the owner: `w` White, `k` Black, `g` Green, `p` Purple, in capitals for
//! a double pagoda, or `.` for nobody.

mod end;
mod examples;
mod joining;
mod legality;
mod order;
mod random;
mod settling;

use super::areas::flood;
use super::*;

const WHITE: usize = 0;
const BLACK: usize = 1;
const GREEN: usize = 2;
const PURPLE: usize = 3;
const OWNERS: &str = "wkgp";
const SUPPLY: u8 = 15;

/// A game of four in the position of the picture, with everybody holding a
/// double red tile and one tile left in each pile.
fn position(picture: &str, mover: usize) -> Qin {
    let cells: Vec<Vec<&str>> = picture
        .lines()
        .map(|line| line.split_whitespace().collect())
        .filter(|row: &Vec<&str>| !row.is_empty())
        .collect();
    let rows: Vec<String> = cells.iter().map(|row| row.iter().map(|cell| &cell[..1]).collect()).collect();
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let hands = vec![vec![(Colour::Red, Colour::Red)]; 4];
    let mut qin = Qin::new(&rows, 4, mover, hands, [1; 4]);
    for (row, line) in (0..).zip(&cells) {
        for (column, cell) in (0..).zip(line) {
            set_owner(&mut qin, (column, row), cell);
        }
    }
    qin.provinces.sort();
    for seat in 0..4 {
        qin.supply[seat] = SUPPLY - on_board(&qin, seat);
    }
    qin
}

fn set_owner(qin: &mut Qin, space: Space, cell: &str) {
    let letter = cell[1..].to_ascii_lowercase();
    let Some(owner) = OWNERS.find(&letter) else {
        return;
    };
    let Some(&colour) = qin.laid.get(&space) else {
        qin.villages.insert(space, owner);
        return;
    };
    if qin.provinces.iter().any(|p| p.spaces.contains(&space)) {
        return;
    }
    let spaces = flood(space, |beside| qin.laid.get(&beside) == Some(&colour));
    let pagodas = if cell.ends_with(&letter) { 1 } else { 2 };
    assert_eq!(pagodas == 2, spaces.len() >= 5, "a wrong picture at {cell}");
    qin.provinces.push(Province { colour, spaces, owner, pagodas });
}

/// The pagodas of one player on the board.
fn on_board(qin: &Qin, seat: usize) -> u8 {
    let own = qin.provinces.iter().filter(|p| p.owner == seat);
    let villages = qin.villages.values().filter(|&&owner| owner == seat);
    own.map(|p| p.pagodas).chain(villages.map(|_| 1)).sum()
}

/// The picture of a position, in the same writing as the pictures of the tests.
fn picture(qin: &Qin) -> String {
    let mut lines: BTreeMap<u8, Vec<String>> = BTreeMap::new();
    for (&(column, row), ground) in &qin.board.ground {
        let space = (column, row);
        let kind = match (qin.laid.get(&space), ground) {
            (Some(Colour::Red), _) => 'R',
            (Some(Colour::Yellow), _) => 'Y',
            (Some(Colour::Blue), _) => 'B',
            (None, Ground::Village) => 'V',
            (None, Ground::Water) => '~',
            (None, _) => '.',
        };
        let province = qin.provinces.iter().find(|p| p.spaces.contains(&space));
        let owner = match (province, qin.villages.get(&space)) {
            (Some(p), _) if p.pagodas == 2 => OWNERS[p.owner..=p.owner].to_uppercase(),
            (Some(p), _) => OWNERS[p.owner..=p.owner].to_string(),
            (None, Some(&seat)) => OWNERS[seat..=seat].to_string(),
            (None, None) => ".".to_string(),
        };
        lines.entry(row).or_default().push(format!("{kind}{owner}"));
    }
    tidy(&lines.into_values().map(|line| line.join(" ") + "\n").collect::<String>())
}

/// One line for each row, one blank between spaces.
fn tidy(picture: &str) -> String {
    let rows = picture.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
    let rows = rows.filter(|row| !row.is_empty());
    rows.map(|row| row.join(" ") + "\n").collect()
}

/// Reads a placement like `Rc2 Yd2`.
fn placement(text: &str) -> Placement {
    let halves: Vec<(Space, Colour)> = text.split(' ').map(half).collect();
    Placement::new(halves[0], halves[1])
}

fn half(text: &str) -> (Space, Colour) {
    let colour = match &text[..1] {
        "R" => Colour::Red,
        "Y" => Colour::Yellow,
        _ => Colour::Blue,
    };
    let column = text.as_bytes()[1] - b'a';
    let row: u8 = text[2..].parse().unwrap();
    ((column, row - 1), colour)
}

/// The position with the tile of this placement in the mover's hand.
fn with_tile(before: &str, mover: usize, text: &str) -> Qin {
    let mut qin = position(before, mover);
    qin.take_in_hand(mover, placement(text).tile());
    qin
}

/// Checks what a move makes of the board, and that no pagoda gets lost.
fn check(before: &str, mover: usize, text: &str, after: &str) {
    let mut qin = with_tile(before, mover, text);
    assert!(qin.legal_placements().contains(&placement(text)));
    qin.place(placement(text));
    assert_eq!(picture(&qin), tidy(after), "after {text}");
    assert_eq!(qin.phase, Phase::Draw);
    for seat in 0..4 {
        assert_eq!(qin.supply[seat], SUPPLY - on_board(&qin, seat));
    }
}

/// Checks the verdict on a placement whose tile the mover holds.
fn check_verdict(before: &str, text: &str, expected: Result<(), &str>) {
    let qin = with_tile(before, GREEN, text);
    let p = placement(text);
    assert_eq!(qin.verdict(p), expected, "{text}");
    assert_eq!(qin.legal_placements().contains(&p), expected.is_ok(), "{text}");
}

/// The phase of a game that a last pagoda has ended.
fn won_by(seat: usize) -> Phase {
    let reason = Reason::LastPagoda;
    Phase::Over { reason, winners: vec![seat] }
}
