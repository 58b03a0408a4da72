//! Set-up, drawing, passing and the quiet ends of a game (Q1.4, Q3.6, Q3.7, Q10.3, Q10.4).

use super::*;
use Colour::{Blue, Red, Yellow};

/// A position with these hands.
fn with_hands(picture: &str, hands: [&[Tile]; 4]) -> Qin {
    let mut qin = position(picture, GREEN);
    qin.hands = hands.map(<[Tile]>::to_vec).into();
    qin
}

#[test]
fn q1_4_supplies_depend_on_the_number_of_players() {
    for (players, supply) in [(2, 24), (3, 19), (4, 15)] {
        let qin = Qin::new(&["R.."], players, 1, vec![Vec::new(); players], [0; 4]);
        assert_eq!(qin.supply, vec![supply; players]);
        assert_eq!(qin.to_move, 1);
    }
}

#[test]
fn hands_hold_tiles_with_the_smaller_colour_first() {
    let hands = vec![vec![(Blue, Red), (Red, Red)], vec![]];
    let qin = Qin::new(&["R.."], 2, 0, hands, [0; 4]);
    assert_eq!(qin.hands[0], [(Red, Red), (Red, Blue)]);
}

#[test]
fn q3_6_drawing_ends_the_turn() {
    let mut qin = with_tile("R. .. .. .. ..", GREEN, "Yb1 Yc1");
    qin.place(placement("Yb1 Yc1"));
    assert_eq!(qin.phase, Phase::Draw);
    qin.draw(2, (Blue, Yellow));
    assert_eq!(qin.phase, Phase::Place);
    assert_eq!(qin.to_move, PURPLE);
    assert_eq!(qin.piles, [1, 1, 0, 1]);
    assert_eq!(qin.hands[GREEN], [(Red, Red), (Yellow, Blue)]);
}

#[test]
fn q3_6_without_piles_the_hand_shrinks() {
    let mut qin = with_tile("R. .. .. .. ..", GREEN, "Yb1 Yc1");
    qin.piles = vec![0; 4];
    qin.place(placement("Yb1 Yc1"));
    assert_eq!(qin.phase, Phase::Place);
    assert_eq!(qin.to_move, PURPLE);
    assert_eq!(qin.hands[GREEN], [(Red, Red)]);
}

const RED_IS_BARRED: &str = "Rg Rg .. .. Rw Rw";

#[test]
fn q3_7_without_a_legal_placement_one_passes() {
    let red: &[Tile] = &[(Red, Red)];
    let hands = [red, red, red, &[(Yellow, Yellow)]];
    let mut qin = with_hands(RED_IS_BARRED, hands);
    assert!(qin.legal_placements().is_empty());
    let before = qin.clone();
    qin.pass();
    assert_eq!(qin.phase, Phase::Place);
    assert_eq!(qin.to_move, PURPLE);
    assert_eq!((qin.hands, qin.piles), (before.hands, before.piles));
}

#[test]
#[should_panic(expected = "Q3.7")]
fn q3_7_who_can_place_may_not_pass() {
    position("R. .. ..", GREEN).pass();
}

#[test]
fn q3_7_players_without_tiles_are_skipped() {
    let red: &[Tile] = &[(Red, Red)];
    let hands = [&[], red, &[(Yellow, Yellow)], &[]];
    let mut qin = with_hands("R. .. .. .. ..", hands);
    qin.piles = vec![0; 4];
    qin.place(placement("Yb1 Yc1"));
    assert_eq!(qin.to_move, BLACK);
    qin.place(placement("Rd1 Re1"));
    assert!(matches!(qin.phase, Phase::Over { .. }));
}

#[test]
fn q3_7_the_only_player_with_tiles_goes_on() {
    let hands: [&[Tile]; 4] = [&[], &[], &[(Red, Red), (Red, Blue)], &[]];
    let mut qin = with_hands("R. .. .. .. ..", hands);
    qin.piles = vec![0; 4];
    qin.place(placement("Rb1 Rc1"));
    assert_eq!((qin.phase, qin.to_move), (Phase::Place, GREEN));
}

#[test]
fn q10_3_no_tiles_is_looked_at_before_no_room() {
    let mut qin = with_hands("R. .. ..", [&[], &[], &[(Red, Red)], &[]]);
    qin.piles = vec![0; 4];
    qin.place(placement("Rb1 Rc1"));
    let (reason, winners) = (Reason::NoTiles, vec![GREEN]);
    assert_eq!(qin.phase, Phase::Over { reason, winners });
}

#[test]
fn q10_3_the_game_ends_when_nobody_can_place() {
    let mut qin = position("R. .. ..", GREEN);
    qin.place(placement("Rb1 Rc1"));
    assert_eq!(qin.phase, Phase::Draw, "the end comes after the drawing");
    qin.draw(0, (Red, Red));
    let (reason, winners) = (Reason::NoRoom, vec![GREEN]);
    assert_eq!(qin.phase, Phase::Over { reason, winners });
}

#[test]
fn q10_3_a_drawn_tile_may_keep_the_game_going() {
    for (drawn, goes_on) in [((Red, Red), false), ((Yellow, Yellow), true)] {
        let mut qin = with_hands("Rg Rg .. .. Rw Rw Y. .. ..", [&[(Red, Red)]; 4]);
        qin.place(placement("Rh1 Ri1"));
        qin.draw(0, drawn);
        assert_eq!(qin.phase == Phase::Place, goes_on);
    }
}

#[test]
fn q10_4_the_most_pagodas_win_and_ties_share() {
    let mut qin = position("Rg Rg .. .. Bw Bw Vw ~. Vg", GREEN);
    qin.place(placement("Rc1 Rd1"));
    qin.draw(0, (Red, Red));
    let (reason, winners) = (Reason::NoRoom, vec![WHITE, GREEN]);
    assert_eq!(qin.phase, Phase::Over { reason, winners });
}
