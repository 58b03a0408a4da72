//! The rulebook's own examples, in its order.

use super::*;

#[test]
fn example_1_axel_may_place_one_piece_in_the_empty_province() {
    let mut kaiser = axel_holds("rrv");
    check_listed(&kaiser, &["r Wei h18", "r Wei h24", "r Wei f20"], true);
    check_refused(&kaiser, "rr Wei h18 h19", "**", "K4.3");
    check_refused(&kaiser, "rr Wei h18", "**", "K4.3");
    place(&mut kaiser, "r Wei h18", "*");
    assert_eq!(kaiser.to_move, BARBARA);
}

#[test]
fn example_1_barbara_places_her_second_piece_with_a_joker() {
    let mut kaiser = axel_holds("rrv");
    kaiser.hands[BARBARA] = colours("rgg");
    place(&mut kaiser, "r Wei h18", "*");
    check_listed(&kaiser, &["rgg Wei h19 h20", "rgg Wei e h20", "r Wei h19", "gg Wei e"], true);
    place(&mut kaiser, "rgg Wei h19 h20", "***");
    assert_eq!(kaiser.houses, [(18, AXEL), (19, BARBARA), (20, BARBARA)].into());
    assert_eq!(kaiser.discard, colours("rrgg"));
}

#[test]
fn example_1_chris_places_two_at_most() {
    let mut kaiser = axel_holds("yyy");
    houses(&mut kaiser, BARBARA, [25, 11]);
    let legal = kaiser.legal_placings();
    assert!(legal.iter().all(|p| p.pieces.len() <= 2 && p.cards.len() <= 2));
    for province in &kaiser.map.provinces {
        let mut here = legal.iter().filter(|p| p.province == province.name);
        let yellow = province.colour == Colour::Yellow;
        assert_eq!(here.clone().any(|p| p.pieces.len() == 2), yellow, "{}", province.name);
        assert!(here.clone().any(|p| p.pieces.len() == 1), "{}", province.name);
        assert!(yellow || here.all(|p| p.cards == colours("yy")));
    }
    check_listed(&kaiser, &["yy Qi h26 h27", "yy Ch'in h12 e", "y Qi h26", "yy Wei h18", "yy Chu h45"], true);
    check_refused(&kaiser, "yyy Qi h26 h27 h28", "***", "K4.3");
    check_refused(&kaiser, "yy Qi h26", "**", "K4.3");
    check_refused(&kaiser, "yy Wei h18 h19", "**", "K4.3");
}

#[test]
fn example_2_axel_adds_two_emissaries() {
    let mut kaiser = axel_holds("oov");
    houses(&mut kaiser, BARBARA, 45..=48);
    houses(&mut kaiser, AXEL, [49]);
    emissaries(&mut kaiser, "Chu", [0, 1, 1, 0]);
    place(&mut kaiser, "oov Chu e e", "***");
    assert_eq!(kaiser.emissaries["Chu"], [2, 1, 1, 0]);
    assert_eq!(kaiser.supply[AXEL].emissaries, 6);
    assert_eq!(kaiser.verdict("Chu", Piece::Emissary), Err("K5.2"));
}

#[test]
fn example_3_two_emissaries_or_two_houses_or_one_of_each() {
    let mut kaiser = axel_holds("yyr");
    houses(&mut kaiser, BARBARA, [11, 12]);
    houses(&mut kaiser, DORIS, [13, 14]);
    check_listed(&kaiser, &["yy Ch'in e e", "yy Ch'in h15 h16", "yy Ch'in e h17", "yy Ch'in h17 e"], true);
    place(&mut kaiser, "yy Ch'in e e", "**");
    assert_eq!(kaiser.verdict("Ch'in", Piece::Emissary), Err("K5.2"));
}

#[test]
fn example_4_the_houses_in_wei() {
    let mut kaiser = axel_holds("rgy");
    houses(&mut kaiser, AXEL, 18..=20);
    houses(&mut kaiser, BARBARA, 21..=22);
    houses(&mut kaiser, DORIS, [23]);
    place(&mut kaiser, "r Wei h24", "*");
    assert_eq!(kaiser.points, [7, 4, 0, 2]);
    assert_eq!(kaiser.scored, ["Wei".to_string()].into());
}

#[test]
fn example_5_the_houses_in_qi() {
    let mut kaiser = table();
    kaiser.to_move = DORIS;
    houses(&mut kaiser, BARBARA, [25, 27]);
    houses(&mut kaiser, CHRIS, [26, 28]);
    place(&mut kaiser, "y Qi h29", "*");
    assert_eq!(kaiser.points, [0, 5, 5, 2]);
}

#[test]
fn example_6_the_alliances_of_ch_in() {
    let (red, blue) = (AXEL, DORIS);
    let mut kaiser = table();
    emissaries(&mut kaiser, "Wei", [1, 0, 0, 1]);
    emissaries(&mut kaiser, "Ch'in", [1, 1, 0, 2]);
    emissaries(&mut kaiser, "Shu", [0, 0, 2, 1]);
    assert_eq!(kaiser.map.alliances[2], ("Wei".to_string(), "Ch'in".to_string()));
    assert_eq!(kaiser.map.alliances[3], ("Ch'in".to_string(), "Shu".to_string()));
    let parts = kaiser.final_parts();
    assert_eq!(parts[blue].alliances, 6);
    assert_eq!(parts[red].alliances, 0);
    assert_eq!(parts.iter().map(|parts| parts.alliances).sum::<u32>(), 6, "nobody scores Ch'in and Shu");
}

/// The branch is in Ch'in: space 16 beside 40 on the one side of the map, 15 beside 14 on the other.
#[test]
fn example_7_a_row_through_ch_in_and_shu_with_a_branch_in_ch_in() {
    for (side, spaces) in [(Side::ThreeFour, [15, 17, 41, 40, 42, 16]), (Side::FourFive, [11, 14, 16, 40, 41, 15])] {
        let mut kaiser = table();
        kaiser.map = map(side);
        houses(&mut kaiser, DORIS, spaces);
        assert_eq!(kaiser.final_parts()[DORIS].roads, 5);
    }
}

#[test]
fn example_7_scores_the_same_with_the_branch_in_shu() {
    for side in [Side::ThreeFour, Side::FourFive] {
        let mut kaiser = table();
        kaiser.map = map(side);
        houses(&mut kaiser, DORIS, [11, 14, 16, 40, 42, 41]);
        assert_eq!(kaiser.final_parts()[DORIS].roads, 5);
    }
}

#[test]
fn the_example_without_a_number_three_emissaries_in_zhao_at_most() {
    let mut kaiser = axel_holds("oor");
    houses(&mut kaiser, BARBARA, [5, 6, 7]);
    houses(&mut kaiser, CHRIS, [8, 9]);
    emissaries(&mut kaiser, "Zhao", [0, 1, 1, 0]);
    check_listed(&kaiser, &["oo Zhao e e"], false);
    place(&mut kaiser, "o Zhao e", "*");
    assert_eq!(kaiser.verdict("Zhao", Piece::Emissary), Err("K5.2"));
}

#[test]
fn example_8_a_house_on_the_new_fortification() {
    let mut kaiser = axel_holds("yyy");
    houses(&mut kaiser, CHRIS, [25]);
    place(&mut kaiser, "yy Qi f27 h27", "**");
    assert_eq!(kaiser.fortifications, [27].into());
    assert_eq!(kaiser.houses[&27], AXEL);
    assert_eq!(kaiser.discard, colours("yy"));
    assert_eq!(kaiser.hands[AXEL], colours("ryv"), "the third card and two from the pile");
}
