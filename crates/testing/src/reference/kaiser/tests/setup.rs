//! The material and the set-up (K1, K2).

use super::*;
use crate::reference::kaiser::setup::sorted;

#[test]
fn k1_1_the_tables_hold_the_whole_map() {
    for side in [Side::ThreeFour, Side::FourFive] {
        let map = map(side);
        let spaces: Vec<u8> = map.provinces.iter().flat_map(|province| province.houses.clone()).collect();
        assert_eq!(spaces, (1..=52).collect::<Vec<u8>>());
        assert!(map.roads.iter().all(|(a, b)| a != b && spaces.contains(a) && spaces.contains(b)));
        assert_eq!(map.alliances.len(), 15);
        for (one, other) in &map.alliances {
            assert_ne!(map.province(one).colour, map.province(other).colour);
        }
    }
    assert_eq!([Side::ThreeFour, Side::FourFive].map(|side| map(side).roads.len()), [64, 70]);
}

#[test]
fn k1_2_and_k2_1_the_cards() {
    for (players, expected) in [(3, [11, 10, 9, 9, 8]), (4, [12, 11, 10, 10, 9]), (5, [13, 12, 11, 11, 10])] {
        let all = cards(players);
        let count = |letter| all.iter().filter(|&&card| card == colour(letter)).count();
        assert_eq!(['r', 'g', 'y', 'o', 'v'].map(count), expected);
        assert_eq!(all.len(), expected.iter().sum::<usize>());
        assert_eq!(sorted(all.clone()), all);
    }
}

#[test]
fn k1_3_the_supplies() {
    for (variant, fortifications) in [(false, 0), (true, 1)] {
        let kaiser = Kaiser::new(map(Side::FourFive), 5, 0, variant, vec![Vec::new(); 5], Vec::new(), Vec::new());
        assert_eq!(kaiser.supply, [Supply { houses: 20, emissaries: 8, fortifications }; 5]);
    }
}

#[test]
fn k2_2_and_k2_3_the_deal_and_the_first_player() {
    let hands = vec![colours("vgr"), colours("yyo"), colours("rrr")];
    let kaiser = Kaiser::new(map(Side::ThreeFour), 3, 2, false, hands, colours("orgo"), colours("vrg"));
    assert_eq!((kaiser.first, kaiser.to_move), (2, 2));
    assert_eq!(kaiser.hands, [colours("rgv"), colours("yyo"), colours("rrr")]);
    assert_eq!(kaiser.display, colours("rgoo"));
    assert_eq!(kaiser.deck, colours("vrg"), "in the order of drawing");
    assert_eq!((kaiser.points, kaiser.run_out, kaiser.over), (vec![0; 3], 0, false));
}

#[test]
fn k2_3_play_is_clockwise() {
    let mut kaiser = table();
    kaiser.to_move = CHRIS;
    for expected in [DORIS, AXEL, BARBARA] {
        kaiser.exchange(Colour::Red, &draws("*"), None);
        assert_eq!(kaiser.to_move, expected);
    }
}

#[test]
fn k1_4_three_to_five_players() {
    for players in [2, 6] {
        let new = || Kaiser::new(map(Side::FourFive), players, 0, false, vec![Vec::new(); players], vec![], vec![]);
        assert!(refusal(&table(), |kaiser| *kaiser = new()).starts_with("K1.4"));
    }
}
