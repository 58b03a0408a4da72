//! Which placements are legal, and which rule forbids the others (Q3).

use super::*;

const BOARD: &str = "
    .. .. ~. .. ..
    .. R. V. Y. ..
    .. .. .. .. ..
    .. .. .. .. ..";

#[test]
fn q3_1_the_tile_must_be_in_the_hand() {
    let qin = position(BOARD, GREEN);
    assert_eq!(qin.verdict(placement("Rb1 Ra1")), Ok(()));
    assert_eq!(qin.verdict(placement("Rb1 Ya1")), Err("Q3.1"));
    assert_eq!(qin.verdict(placement("Rb2 Yz9")), Err("Q3.1"), "before Q3.2");
}

#[test]
fn q3_1_the_halves_share_an_edge() {
    check_verdict(BOARD, "Ra1 Ra3", Err("Q3.1"));
    check_verdict(BOARD, "Ra2 Rb1", Err("Q3.1"));
    check_verdict(BOARD, "Ra2 Ra2", Err("Q3.1"));
}

#[test]
fn q3_2_only_on_free_grassland() {
    check_verdict(BOARD, "Rb1 Rc1", Err("Q3.2"));
    check_verdict(BOARD, "Rc2 Rc3", Err("Q3.2"));
    check_verdict(BOARD, "Ra2 Rb2", Err("Q3.2"));
    check_verdict(BOARD, "Re2 Rf2", Err("Q3.2"));
    check_verdict(BOARD, "Rd4 Rd5", Err("Q3.2"));
}

#[test]
fn q3_3_beside_an_older_province_space() {
    check_verdict(BOARD, "Ba1 Ba2", Ok(()));
    check_verdict(BOARD, "Bb3 Bb4", Ok(()));
    check_verdict(BOARD, "Bc3 Bc4", Err("Q3.3"));
    check_verdict(BOARD, "Bd4 Be4", Err("Q3.3"));
}

#[test]
fn a_placement_may_be_asked_about_in_either_order() {
    let qin = position(BOARD, GREEN);
    let Placement { first, second } = placement("Ra1 Rb1");
    let turned = Placement { first: second, second: first };
    assert_eq!(qin.verdict(turned), Ok(()));
    assert_eq!(Placement::new(second, first), placement("Ra1 Rb1"));
}

#[test]
fn placements_come_in_all_orientations() {
    let mut qin = position(".. R. ..\n.. .. ..", GREEN);
    assert_eq!(qin.legal_placements().len(), 4);
    qin.hands[GREEN] = vec![(Colour::Red, Colour::Blue)];
    let expected = ["Ra1 Ba2", "Ba1 Ra2", "Ra2 Bb2", "Ba2 Rb2", "Rb2 Bc2", "Bb2 Rc2", "Rc1 Bc2", "Bc1 Rc2"];
    let expected: BTreeSet<Placement> = expected.map(placement).into();
    assert_eq!(qin.legal_placements(), expected);
}

#[test]
fn q3_6_and_q10_nothing_is_placed_while_drawing_or_after_the_end() {
    let mut qin = position(BOARD, GREEN);
    qin.phase = Phase::Draw;
    assert!(qin.legal_placements().is_empty());
    assert_eq!(qin.verdict(placement("Ra1 Ra2")), Err("Q3.6"));
    qin.phase = won_by(GREEN);
    assert!(qin.legal_placements().is_empty());
    assert_eq!(qin.verdict(placement("Ra1 Ra2")), Err("Q10.2"));
}
