//! Cards pay for pieces (K4.1 to K4.4).

use super::*;

fn check_paid(cards: &str, province: char, expected: Option<usize>) {
    assert_eq!(pieces_paid(&colours(cards), colour(province)), expected, "{cards} in {province}");
}

#[test]
fn k4_3_the_four_ways_to_pay() {
    check_paid("r", 'r', Some(1));
    check_paid("rr", 'r', Some(2));
    check_paid("gg", 'r', Some(1));
    check_paid("rgg", 'r', Some(2));
    check_paid("ggr", 'r', Some(2));
    check_paid("grg", 'r', Some(2));
}

#[test]
fn k4_2_and_k4_3_what_pays_for_nothing() {
    for cards in ["", "g", "rg", "go", "rrr", "rrg", "rgo", "ggg", "ggo", "rggg", "ggoo", "rrgg"] {
        check_paid(cards, 'r', None);
    }
}

#[test]
fn k4_2_a_pair_is_no_joker_in_its_own_colour() {
    let mut kaiser = axel_holds("rrr");
    houses(&mut kaiser, AXEL, [18]);
    check_listed(&kaiser, &["r Wei h19", "rr Wei h19 h20", "rr Qi h25"], true);
    check_refused(&kaiser, "rr Wei h19", "**", "K4.3");
    check_refused(&kaiser, "rrr Wei h19 h20", "***", "K4.3");
    check_refused(&kaiser, "rrr Qi h25 h26", "***", "K4.3");
}

#[test]
fn k4_2_the_cards_must_be_in_the_hand() {
    let kaiser = axel_holds("rgg");
    check_refused(&kaiser, "y Qi h25", "*", "K4.2");
    check_refused(&kaiser, "rr Qi h25", "**", "K4.2");
    let message = refusal(&kaiser, |kaiser| kaiser.exchange(Colour::Violet, &draws("*"), None));
    assert!(message.contains("K8.1"), "{message}");
}

#[test]
fn k4_3_any_piece_opens_a_province_for_two() {
    let empty = axel_holds("rrg");
    check_refused(&empty, "rr Wei h18 h19", "**", "K4.3");
    let mut with_house = empty.clone();
    houses(&mut with_house, DORIS, [24]);
    let mut with_emissary = empty.clone();
    emissaries(&mut with_emissary, "Wei", [0, 0, 1, 0]);
    let mut with_fortification = empty.clone();
    with_fortification.fortifications.insert(24);
    for opened in [with_house, with_emissary, with_fortification] {
        check_listed(&opened, &["rr Wei h18 h19", "r Wei h18"], true);
        check_listed(&opened, &["rr Shu h40 h41"], false);
    }
}

#[test]
fn k4_3_the_first_piece_of_the_turn_does_not_open_the_province() {
    let kaiser = axel_holds("yyy");
    check_refused(&kaiser, "yy Qi f27 h27", "**", "K4.3");
    check_refused(&kaiser, "yy Qi h27 e", "**", "K4.3");
}

#[test]
fn k4_1_all_pieces_go_to_one_province() {
    let mut kaiser = axel_holds("rrg");
    houses(&mut kaiser, DORIS, [24, 40]);
    check_refused(&kaiser, "rr Wei h18 h41", "**", "K5.1");
    let legal = kaiser.legal_placings();
    let stays = |p: &Placing| {
        let spaces = &kaiser.map.province(&p.province).houses;
        p.pieces.iter().all(|piece| match piece {
            Piece::House(space) | Piece::Fortification(space) => spaces.contains(space),
            Piece::Emissary => true,
        })
    };
    assert!(legal.iter().all(stays));
}

#[test]
fn k4_4_played_cards_are_discarded() {
    let mut kaiser = axel_holds("rgg");
    kaiser.discard = colours("gv");
    houses(&mut kaiser, DORIS, [24]);
    place(&mut kaiser, "rgg Wei h18 h19", "***");
    assert_eq!(kaiser.discard, colours("rgggv"));
    assert_eq!(kaiser.hands[AXEL], colours("rgv"));
}

#[test]
fn the_list_holds_every_distinct_placing() {
    let mut kaiser = axel_holds("ggg");
    kaiser.fortifications_variant = false;
    houses(&mut kaiser, BARBARA, [1, 2]);
    let in_yan = |cards: &str| {
        let legal = kaiser.legal_placings();
        legal.into_iter().filter(|p| p.province == "Yan" && p.cards == colours(cards)).count()
    };
    assert_eq!(in_yan("g"), 3, "two houses or an emissary");
    assert_eq!(in_yan("gg"), 2 + 4 + 1, "two houses in both orders, one of each in both orders, two emissaries");
    let elsewhere = kaiser.legal_placings().into_iter().filter(|p| p.province != "Yan");
    // Han with one card, the seven provinces of other colours with a joker.
    assert_eq!(elsewhere.count(), 5 + (6 + 7 + 7 + 5 + 5 + 5 + 8));
}
