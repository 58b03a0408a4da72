//! The printed board (Q1.1).

use std::collections::{BTreeMap, BTreeSet};

use super::areas::flood;
use super::{Colour, Space, reading_order};

/// What is printed on a space (Q1.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Ground {
    /// Grassland, the only ground for tiles.
    Grassland,
    /// A village, or one of its two squares.
    Village,
    /// Water.
    Water,
    /// A start space: a province space from the first turn on.
    Start(Colour),
}

/// The printed board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// What is on each space. A space that is not here is off the board.
    pub ground: BTreeMap<Space, Ground>,
    /// The squares of each village, by the village's first square (topmost,
    /// then leftmost). Village squares that share an edge are one village.
    pub villages: BTreeMap<Space, BTreeSet<Space>>,
}

impl Board {
    /// Reads a board: `.` grassland, `V` village, `~` water, and `R`, `Y`, `B`
    /// for start spaces. Start spaces of one colour are meant to lie apart.
    ///
    /// # Panics
    /// If a row has any other letter, or the board is larger than 200 x 200.
    #[must_use]
    pub fn new(rows: &[&str]) -> Board {
        assert!(rows.len() <= 200 && rows.iter().all(|row| row.len() <= 200));
        let mut ground = BTreeMap::new();
        for (row, letters) in (0..200).zip(rows) {
            for (column, letter) in (0..200).zip(letters.chars()) {
                ground.insert((column, row), read(letter));
            }
        }
        let villages = find_villages(&ground);
        Board { ground, villages }
    }

    /// The start spaces with their colours.
    pub(super) fn starts(&self) -> BTreeMap<Space, Colour> {
        let start = |(&space, &ground)| match ground {
            Ground::Start(colour) => Some((space, colour)),
            _ => None,
        };
        self.ground.iter().filter_map(start).collect()
    }

    /// The first squares of all villages, in reading order.
    pub(super) fn villages_in_reading_order(&self) -> Vec<Space> {
        let mut firsts: Vec<Space> = self.villages.keys().copied().collect();
        firsts.sort_by_key(|&first| reading_order(first));
        firsts
    }
}

fn read(letter: char) -> Ground {
    match letter {
        '.' => Ground::Grassland,
        'V' => Ground::Village,
        '~' => Ground::Water,
        'R' => Ground::Start(Colour::Red),
        'Y' => Ground::Start(Colour::Yellow),
        'B' => Ground::Start(Colour::Blue),
        _ => panic!("no ground is written {letter:?}"),
    }
}

fn find_villages(ground: &BTreeMap<Space, Ground>) -> BTreeMap<Space, BTreeSet<Space>> {
    let is_village = |space| ground.get(&space) == Some(&Ground::Village);
    let mut villages = BTreeMap::new();
    for &space in ground.keys().filter(|&&space| is_village(space)) {
        let squares = flood(space, is_village);
        let first = squares.iter().copied().min_by_key(|&s| reading_order(s));
        villages.insert(first.unwrap_or(space), squares);
    }
    villages
}
