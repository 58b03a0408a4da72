//! Random games on both boards, to the end.

use super::*;
use crate::reference::qin::setup::start_supply;

const BIRD: [&str; 13] = [
    "V...........V",
    ".............",
    "....VV...V...",
    ".............",
    "V............",
    "............V",
    "....R.Y.B...V",
    ".............",
    ".V...........",
    ".........V...",
    ".....V.......",
    ".....V.......",
    "VV..........V",
];

const LION: [&str; 13] = [
    "V.....~.....V",
    "...V.....~...",
    ".......V.....",
    ".~....~....V.",
    ".....R.....V.",
    "V..~.....~...",
    "......Y..V..~",
    "...V....~....",
    ".......B...~.",
    ".VV..~.....V.",
    "......V.~....",
    "..~......VV..",
    "V.....V.....V",
];

/// A small linear congruential generator (Knuth's MMIX constants).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % bound
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}

/// The 72 tiles (Q1.2).
fn all_tiles() -> Vec<Tile> {
    let colours = [Colour::Red, Colour::Yellow, Colour::Blue];
    let mut tiles = BTreeSet::new();
    for one in colours {
        tiles.extend(colours.map(|other| tile(one, other)));
    }
    tiles.into_iter().flat_map(|tile| [tile; 12]).collect()
}

/// Plays one game and returns it with the number of placements.
fn play(rows: &[&str], players: usize, random: &mut Random) -> (Qin, usize) {
    let mut tiles = all_tiles();
    random.shuffle(&mut tiles);
    let hands = (0..players).map(|_| tiles.split_off(tiles.len() - 3)).collect();
    let mut piles = vec![Vec::new(); 4];
    for (index, tile) in tiles.into_iter().enumerate() {
        piles[index % 4].push(tile);
    }
    let heights = [0, 1, 2, 3].map(|pile| piles[pile].len());
    let mut qin = Qin::new(rows, players, random.below(players), hands, heights);
    let mut placed = 0;
    while !matches!(qin.phase, Phase::Over { .. }) {
        let before = qin.clone();
        if qin.phase == Phase::Draw {
            let left: Vec<usize> = (0..4).filter(|&pile| qin.piles[pile] > 0).collect();
            let pile = left[random.below(left.len())];
            qin.draw(pile, piles[pile].pop().unwrap());
        } else {
            let legal = qin.legal_placements();
            if placed % 24 == 0 {
                check_listing(&qin, &legal);
            }
            if legal.is_empty() {
                qin.pass();
            } else {
                qin.place(*legal.iter().nth(random.below(legal.len())).unwrap());
                placed += 1;
            }
        }
        check_position(&before, &qin);
    }
    (qin, placed)
}

/// The list of placements holds just those with a good verdict.
fn check_listing(qin: &Qin, legal: &BTreeSet<Placement>) {
    let tiles: BTreeSet<Tile> = qin.hands[qin.to_move].iter().copied().collect();
    for column in 0..13 {
        for row in 0..13 {
            for other in [(column + 1, row), (column, row + 1)] {
                for &(a, b) in &tiles {
                    for p in
                        [Placement::new(((column, row), a), (other, b)), Placement::new(((column, row), b), (other, a))]
                    {
                        assert_eq!(qin.verdict(p).is_ok(), legal.contains(&p));
                    }
                }
            }
        }
    }
}

/// Laws that hold in every position.
fn check_position(before: &Qin, qin: &Qin) {
    for seat in 0..qin.players {
        let all = start_supply(qin.players);
        assert_eq!(qin.supply[seat] + on_board(qin, seat), all);
    }
    let areas: BTreeSet<BTreeSet<Space>> = qin
        .laid
        .iter()
        .map(|(&space, colour)| flood(space, |s| qin.laid.get(&s) == Some(colour)))
        .filter(|area| area.len() >= 2)
        .collect();
    let provinces: BTreeSet<_> = qin.provinces.iter().map(|p| p.spaces.clone()).collect();
    assert_eq!(areas, provinces);
    assert_eq!(provinces.len(), qin.provinces.len());
    let last_pagoda = qin.supply.contains(&0);
    assert_eq!(matches!(qin.phase, Phase::Over { reason: Reason::LastPagoda, .. }), last_pagoda);
    if !last_pagoda {
        let as_due = |p: &Province| p.pagodas == if p.is_major() { 2 } else { 1 };
        assert!(qin.provinces.iter().all(as_due));
        let kept = |village| qin.villages.contains_key(village);
        assert!(before.villages.keys().all(kept), "Q8.4");
    }
}

/// Plays many games; every game ends, with at most 72 placements.
fn play_many(rows: &[&str], players: usize) {
    let mut random = Random(20_120 + players as u64);
    for _ in 0..50 {
        let (qin, placed) = play(rows, players, &mut random);
        assert!(placed <= 72);
        let Phase::Over { winners, .. } = qin.phase else {
            panic!("not over");
        };
        assert!(!winners.is_empty());
    }
}

#[test]
fn two_on_the_bird() {
    play_many(&BIRD, 2);
}

#[test]
fn three_on_the_bird() {
    play_many(&BIRD, 3);
}

#[test]
fn four_on_the_bird() {
    play_many(&BIRD, 4);
}

#[test]
fn two_on_the_lion() {
    play_many(&LION, 2);
}

#[test]
fn three_on_the_lion() {
    play_many(&LION, 3);
}

#[test]
fn four_on_the_lion() {
    play_many(&LION, 4);
}
