//! Drawing and exchanging (K7, K8).

use super::*;

/// A table where Axel holds red and two yellow cards and may place twice in Qi.
fn before_drawing(display: &str, deck: &str, discard: &str, run_out: u8) -> Kaiser {
    let mut kaiser = axel_holds("ryy");
    houses(&mut kaiser, BARBARA, [25]);
    kaiser.display = colours(display);
    kaiser.deck = colours(deck);
    kaiser.discard = colours(discard);
    kaiser.run_out = run_out;
    kaiser.last_round = run_out == 2;
    kaiser
}

const ONE: &str = "y Qi h26";
const TWO: &str = "yy Qi h26 h27";

/// The cards in Axel's hand, the display, the pile and the discard pile.
fn check_cards(kaiser: &Kaiser, hand: &str, display: &str, deck: &str, discard: &str) {
    let cards = [&kaiser.hands[AXEL], &kaiser.display, &kaiser.deck, &kaiser.discard];
    assert_eq!(cards.map(Clone::clone), [hand, display, deck, discard].map(colours));
}

/// Checks a turn of placing with a new pile, if one is given.
fn check_turn(mut kaiser: Kaiser, turn: &str, drawn: &str, new_pile: Option<&str>, after: [&str; 4]) -> Kaiser {
    kaiser.place(&placing(turn), &draws(drawn), new_pile.map(colours));
    check_cards(&kaiser, after[0], after[1], after[2], after[3]);
    kaiser
}

fn check_draw_refused(kaiser: &Kaiser, turn: &str, drawn: &str, new_pile: Option<&str>, rule: &str) {
    let message = refusal(kaiser, |kaiser| kaiser.place(&placing(turn), &draws(drawn), new_pile.map(colours)));
    assert!(message.starts_with(rule), "{turn}, {drawn:?}: {message}");
}

#[test]
fn k7_1_from_the_display_and_the_pile_in_any_mixture() {
    let kaiser = before_drawing("rgyo", "vrgyo", "", 0);
    check_turn(kaiser.clone(), TWO, "**", None, ["rrv", "rgyo", "gyo", "yy"]);
    check_turn(kaiser.clone(), TWO, "*o", None, ["rov", "rrgy", "gyo", "yy"]);
    check_turn(kaiser.clone(), TWO, "og", None, ["rgo", "rryv", "gyo", "yy"]);
    check_turn(kaiser, ONE, "g", None, ["rgy", "ryov", "rgyo", "y"]);
}

#[test]
fn k7_1_the_display_is_filled_only_afterwards() {
    let kaiser = before_drawing("rgyo", "vrgyo", "", 0);
    check_draw_refused(&kaiser, TWO, "rv", None, "K7.1");
    check_draw_refused(&kaiser, TWO, "gg", None, "K7.1");
}

#[test]
fn k7_3_drawing_is_a_duty() {
    let kaiser = before_drawing("rgyo", "vrgyo", "", 0);
    for drawn in ["", "*", "r"] {
        check_draw_refused(&kaiser, TWO, drawn, None, "K7.3");
    }
    check_draw_refused(&kaiser, TWO, "*r*", None, "K7.1");
    check_draw_refused(&kaiser, ONE, "rg", None, "K7.1");
}

#[test]
fn k7_2_the_discard_pile_becomes_the_pile_and_drawing_goes_on() {
    let kaiser = before_drawing("rgyo", "v", "gg", 0);
    let kaiser = check_turn(kaiser, TWO, "**", Some("ygyg"), ["ryv", "rgyo", "gyg", ""]);
    assert_eq!((kaiser.run_out, kaiser.last_round, kaiser.to_move), (1, false, BARBARA));
}

#[test]
fn k7_4_at_once_when_the_last_card_goes_to_a_hand() {
    let kaiser = before_drawing("rgyo", "v", "gg", 0);
    check_turn(kaiser.clone(), ONE, "*", Some("gyg"), ["ryv", "rgyo", "gyg", ""]);
    check_turn(kaiser, TWO, "*r", Some("gyyg"), ["rrv", "ggyo", "yyg", ""]);
}

#[test]
fn k7_4_at_once_when_the_last_card_goes_to_the_display() {
    let kaiser = before_drawing("rgyo", "v", "gg", 0);
    check_turn(kaiser.clone(), ONE, "r", Some("gyg"), ["rry", "gyov", "gyg", ""]);
    check_turn(kaiser, TWO, "ro", Some("ygyg"), ["rro", "gyyv", "gyg", ""]);
}

#[test]
fn k7_2_a_new_pile_is_the_discard_pile_and_only_when_the_pile_runs_out() {
    let kaiser = before_drawing("rgyo", "v", "gg", 0);
    for wrong in [None, Some("gg"), Some("ggyy"), Some("gyv"), Some("")] {
        check_draw_refused(&kaiser, ONE, "*", wrong, "K7.2");
    }
    let kaiser = before_drawing("rgyo", "vr", "gg", 0);
    check_draw_refused(&kaiser, ONE, "*", Some("ggy"), "K7.2");
    let kaiser = before_drawing("rgyo", "v", "gg", 1);
    check_draw_refused(&kaiser, ONE, "*", Some("ggy"), "K7.2");
}

#[test]
fn k7_3_after_the_second_time_cards_come_only_from_the_display() {
    let kaiser = before_drawing("rgyo", "v", "gg", 1);
    check_draw_refused(&kaiser, TWO, "**", None, "K7.3");
    check_draw_refused(&kaiser, TWO, "*", None, "K7.3");
    let kaiser = check_turn(kaiser, TWO, "*g", None, ["rgv", "ryo", "", "ggyy"]);
    assert_eq!((kaiser.run_out, kaiser.last_round, kaiser.over), (2, true, false));
}

#[test]
fn k7_4_the_second_time_may_come_with_the_filling_of_the_display() {
    let kaiser = before_drawing("rgyo", "v", "gg", 1);
    let kaiser = check_turn(kaiser, TWO, "go", None, ["rgo", "ryv", "", "ggyy"]);
    assert!(kaiser.last_round);
    let kaiser = check_turn(before_drawing("rgyo", "vr", "", 1), ONE, "g", None, ["rgy", "ryov", "r", "y"]);
    assert!(!kaiser.last_round);
}

#[test]
fn k7_3_a_hand_that_cannot_be_filled_stays_small() {
    let kaiser = before_drawing("o", "", "gg", 2);
    check_draw_refused(&kaiser, TWO, "", None, "K7.3");
    check_draw_refused(&kaiser, TWO, "*", None, "K7.3");
    check_turn(kaiser, TWO, "o", None, ["ro", "", "", "ggyy"]);
    check_turn(before_drawing("", "", "gg", 2), TWO, "", None, ["r", "", "", "ggyy"]);
}

#[test]
fn the_pile_may_run_out_twice_in_one_turn() {
    let kaiser = before_drawing("rgy", "v", "", 0);
    let kaiser = check_turn(kaiser, TWO, "*r", Some("yy"), ["rrv", "gyyy", "", ""]);
    assert_eq!((kaiser.run_out, kaiser.last_round), (2, true));
}

fn check_exchange(mut kaiser: Kaiser, card: char, drawn: &str, new_pile: Option<&str>, after: [&str; 4]) {
    let before = kaiser.clone();
    kaiser.exchange(colour(card), &draws(drawn), new_pile.map(colours));
    check_cards(&kaiser, after[0], after[1], after[2], after[3]);
    assert_eq!(kaiser.to_move, BARBARA);
    assert_eq!((kaiser.houses, kaiser.points), (before.houses, before.points));
}

#[test]
fn k8_1_one_card_for_another() {
    let kaiser = before_drawing("rgyo", "vrgyo", "g", 0);
    check_exchange(kaiser.clone(), 'y', "*", None, ["ryv", "rgyo", "rgyo", "gy"]);
    check_exchange(kaiser.clone(), 'r', "o", None, ["yyo", "rgyv", "rgyo", "rg"]);
    for drawn in ["", "**", "r*"] {
        let message = refusal(&kaiser, |kaiser| kaiser.exchange(Colour::Red, &draws(drawn), None));
        assert!(message.starts_with("K7"), "{message}");
    }
}

#[test]
fn k8_2_the_discarded_card_may_be_shuffled_in() {
    let kaiser = before_drawing("rgyo", "v", "", 0);
    check_exchange(kaiser.clone(), 'y', "*", Some("y"), ["ryv", "rgyo", "y", ""]);
    check_exchange(kaiser, 'y', "o", Some("y"), ["ryo", "rgyv", "y", ""]);
}

#[test]
fn k8_3_with_nothing_to_draw_one_discards_only() {
    let kaiser = before_drawing("", "", "g", 2);
    assert!(!kaiser.legal_placings().is_empty(), "nobody has to place");
    check_exchange(kaiser, 'y', "", None, ["ry", "", "", "gy"]);
    let kaiser = before_drawing("o", "", "g", 2);
    let message = refusal(&kaiser, |kaiser| kaiser.exchange(Colour::Red, &[], None));
    assert!(message.starts_with("K7.3"), "{message}");
    check_exchange(kaiser, 'y', "o", None, ["ryo", "", "", "gy"]);
}
