//! The order of giving back and placing, and the last pagoda (Q10.1, Q10.2).

use super::*;

/// Plays a move with these supplies and returns the position after it.
fn play(before: &str, mover: usize, text: &str, supplies: &[(usize, u8)]) -> Qin {
    let mut qin = with_tile(before, mover, text);
    for &(seat, supply) in supplies {
        qin.supply[seat] = supply;
    }
    qin.place(placement(text));
    qin
}

/// The pagodas on the province that covers a space, with its owner.
fn province_at(qin: &Qin, space: Space) -> (usize, u8) {
    let province = qin.provinces.iter().find(|p| p.spaces.contains(&space));
    province.map(|p| (p.owner, p.pagodas)).unwrap()
}

#[test]
fn pagodas_go_back_before_any_is_placed() {
    let before = "
        Rw Rw Rw .. .. Y.
        .. .. .. Rg .. ..
        .. .. .. Rg .. ..";
    let qin = play(before, GREEN, "Rd1 Ye1", &[(GREEN, 1)]);
    assert_eq!(qin.phase, Phase::Draw);
    assert_eq!(qin.supply[GREEN], 1);
    assert_eq!(province_at(&qin, (3, 0)), (WHITE, 2));
    assert_eq!(province_at(&qin, (4, 0)), (GREEN, 1));
}

#[test]
fn moving_ones_own_pagodas_is_not_placing() {
    let qin = play("Rg Rg .. Rg Rg\n.. .. .. .. ..", GREEN, "Rc1 Yc2", &[(GREEN, 1)]);
    assert_eq!(qin.phase, Phase::Draw);
    assert_eq!(qin.supply[GREEN], 1);
}

#[test]
fn the_player_on_turn_places_before_the_others() {
    let before = "Rw Rw Rw Rw .. .. Y.";
    let qin = play(before, GREEN, "Re1 Yf1", &[(WHITE, 1), (GREEN, 1)]);
    assert_eq!(qin.phase, won_by(GREEN));
    assert_eq!(province_at(&qin, (0, 0)), (WHITE, 1));
    assert_eq!(qin.supply[WHITE], 1);
}

#[test]
fn the_others_place_clockwise() {
    let before = "Rw Rw Rw Rw .. .. Yp Yp Yp Yp";
    let qin = play(before, GREEN, "Re1 Yf1", &[(WHITE, 1), (PURPLE, 1)]);
    assert_eq!(qin.phase, won_by(PURPLE));
    assert_eq!(province_at(&qin, (0, 0)), (WHITE, 1));
    assert_eq!(province_at(&qin, (9, 0)), (PURPLE, 2));
}

#[test]
fn one_player_places_in_the_order_of_the_halves() {
    let qin = play("Y. .. .. R.", GREEN, "Yb1 Rc1", &[(GREEN, 1)]);
    assert_eq!(qin.phase, won_by(GREEN));
    assert_eq!(province_at(&qin, (0, 0)), (GREEN, 1));
    assert_eq!(province_at(&qin, (3, 0)), (GREEN, 0));
}

#[test]
fn a_double_pagoda_is_placed_one_by_one() {
    let before = "
        .. B. .. ..
        B. .. .. B.";
    let qin = play(before, GREEN, "Bb2 Bc2", &[(GREEN, 1)]);
    assert_eq!(qin.phase, won_by(GREEN));
    assert_eq!(province_at(&qin, (0, 1)), (GREEN, 1));
}

#[test]
fn the_step_counts_before_the_seat() {
    let before = "
        Rw Rw Rw Rw .. .. Y.
        .. .. .. .. .. V. ..";
    let qin = play(before, GREEN, "Re1 Yf1", &[(WHITE, 1), (GREEN, 2)]);
    assert_eq!(qin.phase, won_by(WHITE));
    assert_eq!(qin.supply[GREEN], 1);
    assert!(qin.villages.is_empty());
}

#[test]
fn q10_2_a_player_wins_on_anothers_turn_and_nothing_is_drawn() {
    let mut qin = with_tile("Rw Rw Rw .. ..", GREEN, "Rd1 Re1");
    qin.supply[WHITE] = 1;
    qin.place(placement("Rd1 Re1"));
    assert_eq!(qin.phase, won_by(WHITE));
    assert_eq!(qin.piles, [1; 4]);
    assert_eq!(qin.to_move, GREEN);
}

#[test]
fn villages_are_taken_in_reading_order_until_the_last_pagoda() {
    let before = "
        .. .. Vw
        Vw .. ..
        .. Y. ..";
    let qin = play(before, GREEN, "Yb2 Yc2", &[(GREEN, 2)]);
    assert_eq!(qin.phase, won_by(GREEN));
    assert_eq!(qin.villages, BTreeMap::from([((2, 0), GREEN)]));
    assert_eq!(qin.supply[WHITE], SUPPLY);
}

const TWO_VILLAGES: &str = "
    Vg .. .. V.
    .. Rw Yg ..
    .. Rw Yg ..";

#[test]
fn village_pagodas_go_back_before_any_is_placed() {
    let qin = play(TWO_VILLAGES, GREEN, "Rb1 Yc1", &[(GREEN, 1)]);
    assert_eq!(qin.phase, Phase::Draw);
    assert_eq!(qin.supply[GREEN], 1);
    let owners = BTreeMap::from([((0, 0), WHITE), ((3, 0), GREEN)]);
    assert_eq!(qin.villages, owners);
}

#[test]
fn the_player_on_turn_takes_villages_before_the_others() {
    let before = TWO_VILLAGES.replace("Vg", "V.");
    let qin = play(&before, GREEN, "Rb1 Yc1", &[(WHITE, 1), (GREEN, 1)]);
    assert_eq!(qin.phase, won_by(GREEN));
    assert_eq!(qin.villages, BTreeMap::from([((3, 0), GREEN)]));
}
