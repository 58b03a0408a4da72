//! The end of the game (K9).

use super::*;

/// The pile has run out once and has one card left; `first` has the emperor.
fn near_the_end(first: usize, to_move: usize) -> Kaiser {
    let mut kaiser = table();
    (kaiser.first, kaiser.to_move) = (first, to_move);
    kaiser.deck = colours("v");
    kaiser.run_out = 1;
    kaiser
}

/// Whose turn it is until the game is over, when everybody exchanges.
fn turns_to_the_end(mut kaiser: Kaiser) -> Vec<usize> {
    let mut turns = Vec::new();
    while !kaiser.over {
        turns.push(kaiser.to_move);
        let card = kaiser.hands[kaiser.to_move][0];
        let draw = if kaiser.deck.is_empty() { Draw::Display(kaiser.display[0]) } else { Draw::Deck };
        kaiser.exchange(card, &[draw], None);
    }
    assert_eq!(turns.last(), Some(&kaiser.to_move), "the seat whose turn ended the game");
    turns
}

#[test]
fn k9_1_the_round_is_played_to_its_end() {
    assert_eq!(turns_to_the_end(near_the_end(AXEL, AXEL)), [AXEL, BARBARA, CHRIS, DORIS]);
    assert_eq!(turns_to_the_end(near_the_end(AXEL, CHRIS)), [CHRIS, DORIS]);
    assert_eq!(turns_to_the_end(near_the_end(CHRIS, DORIS)), [DORIS, AXEL, BARBARA]);
}

#[test]
fn k9_1_the_game_ends_with_the_turn_of_the_last_player() {
    assert_eq!(turns_to_the_end(near_the_end(AXEL, DORIS)), [DORIS]);
    assert_eq!(turns_to_the_end(near_the_end(CHRIS, BARBARA)), [BARBARA]);
}

#[test]
fn k9_1_the_first_time_ends_nothing() {
    let mut kaiser = near_the_end(AXEL, DORIS);
    kaiser.run_out = 0;
    kaiser.exchange(Colour::Red, &draws("*"), Some(colours("r")));
    assert!(!kaiser.over && !kaiser.last_round);
    assert_eq!(kaiser.to_move, AXEL);
}

#[test]
fn k9_1_a_placing_may_be_the_last_turn() {
    let mut kaiser = near_the_end(AXEL, DORIS);
    place(&mut kaiser, "r Wei h18", "*");
    assert!(kaiser.over);
    assert!(kaiser.legal_placings().is_empty());
    for message in [
        refusal(&kaiser, |kaiser| kaiser.place(&placing("g Yan h1"), &draws("r"), None)),
        refusal(&kaiser, |kaiser| kaiser.exchange(Colour::Green, &draws("r"), None)),
    ] {
        assert!(message.starts_with("K9"), "{message}");
    }
}

/// Houses on all spaces but this one, no emissary on the map, and nothing but
/// houses left in the supplies. Axel can pay for it everywhere.
fn all_but(free: u8) -> Kaiser {
    let mut kaiser = axel_holds("vvv");
    for space in (1..=52).filter(|&space| space != free) {
        let owner = usize::from(space % 4);
        houses(&mut kaiser, owner, [space]);
    }
    for supply in &mut kaiser.supply {
        (supply.emissaries, supply.fortifications) = (0, 0);
    }
    kaiser
}

#[test]
fn k9_2_the_game_ends_before_the_drawing_when_nobody_can_place() {
    let mut kaiser = all_but(52);
    check_draws_refused(&kaiser, "v Chu h52");
    place(&mut kaiser, "v Chu h52", "");
    assert!(kaiser.over && !kaiser.last_round);
    assert_eq!(kaiser.to_move, AXEL);
    assert_eq!(kaiser.hands[AXEL], colours("vv"));
    assert_eq!(kaiser.display, colours("rgyo"));
    assert!(kaiser.scored.contains("Chu"));
    assert!(kaiser.legal_placings().is_empty());
}

fn check_draws_refused(kaiser: &Kaiser, turn: &str) {
    for (drawn, new_pile) in [("*", None), ("r", None), ("", Some(colours("v")))] {
        let message = refusal(kaiser, |kaiser| kaiser.place(&placing(turn), &draws(drawn), new_pile.clone()));
        assert!(message.starts_with("K9.2"), "{message}");
    }
}

#[test]
fn k9_2_is_judged_on_the_map_and_the_supplies_of_all() {
    let mut kaiser = all_but(52);
    kaiser.supply[DORIS].emissaries = 1;
    place(&mut kaiser, "v Chu h52", "*");
    assert!(!kaiser.over, "Doris could place an emissary, whatever she holds");
    let mut kaiser = all_but(52);
    kaiser.supply[DORIS].fortifications = 1;
    place(&mut kaiser, "v Chu h52", "");
    assert!(kaiser.over, "there is no space for a fortification");
}

#[test]
fn k9_2_emissaries_need_room() {
    let mut kaiser = all_but(52);
    for province in kaiser.map.provinces.clone() {
        let most = kaiser.houses_in(&province).into_iter().max().unwrap();
        kaiser.emissaries.insert(province.name, vec![0, 0, most, 0]);
    }
    kaiser.supply[DORIS].emissaries = 1;
    let mut third_house = kaiser.clone();
    place(&mut kaiser, "v Chu h52", "");
    assert!(kaiser.over, "nobody has more than two houses in Chu, and two emissaries are there");
    third_house.houses.insert(51, AXEL);
    place(&mut third_house, "v Chu h52", "*");
    assert!(!third_house.over, "Axel's third house makes room");
}

#[test]
fn k9_2_free_spaces_do_not_matter_when_the_houses_have_run_out() {
    let mut kaiser = all_but(52);
    kaiser.houses.remove(&1);
    for supply in &mut kaiser.supply {
        supply.houses = 0;
    }
    kaiser.supply[AXEL].houses = 1;
    let mut goes_on = kaiser.clone();
    place(&mut kaiser, "v Chu h52", "");
    assert!(kaiser.over);
    goes_on.supply[BARBARA].fortifications = 1;
    place(&mut goes_on, "v Chu h52", "*");
    assert!(!goes_on.over, "Barbara could place a fortification");
}

#[test]
fn k9_2_is_not_looked_at_after_an_exchange() {
    let mut kaiser = all_but(52);
    houses(&mut kaiser, BARBARA, [52]);
    kaiser.exchange(Colour::Violet, &draws("*"), None);
    assert!(!kaiser.over);
}

#[test]
fn k9_2_takes_the_second_piece_of_the_turn_into_account() {
    let mut kaiser = all_but(52);
    kaiser.supply[AXEL].emissaries = 1;
    place(&mut kaiser.clone(), "v Chu h52", "*");
    place(&mut kaiser, "vv Chu h52 e", "");
    assert!(kaiser.over);
}
