//! Where the pieces may go (K3.2, K4.4, K4.5, K5).

use super::*;

fn check_verdict(kaiser: &Kaiser, province: &str, text: &str, expected: Result<(), &str>) {
    assert_eq!(kaiser.verdict(province, piece(text)), expected, "{text} in {province}");
}

#[test]
fn k5_1_a_house_goes_on_a_free_space_of_the_province() {
    let mut kaiser = axel_holds("rrr");
    houses(&mut kaiser, AXEL, [18]);
    houses(&mut kaiser, BARBARA, [19]);
    check_verdict(&kaiser, "Wei", "h20", Ok(()));
    check_verdict(&kaiser, "Wei", "h18", Err("K5.1"));
    check_verdict(&kaiser, "Wei", "h19", Err("K5.1"));
    check_verdict(&kaiser, "Wei", "h40", Err("K5.1"));
    check_refused(&kaiser, "rr Wei h20 h20", "**", "K5.1");
    check_refused(&kaiser, "r Wei h19", "*", "K5.1");
}

#[test]
fn k5_2_no_more_emissaries_than_the_most_houses_of_one_player() {
    let mut kaiser = axel_holds("rrr");
    check_verdict(&kaiser, "Wei", "e", Err("K5.2"));
    houses(&mut kaiser, BARBARA, [18, 19]);
    houses(&mut kaiser, CHRIS, [20, 21]);
    check_verdict(&kaiser, "Wei", "e", Ok(()));
    emissaries(&mut kaiser, "Wei", [0, 0, 0, 1]);
    check_verdict(&kaiser, "Wei", "e", Ok(()));
    check_refused(&kaiser, "rr Wei e e", "**", "K5.2");
    emissaries(&mut kaiser, "Wei", [0, 0, 1, 1]);
    check_verdict(&kaiser, "Wei", "e", Err("K5.2"));
}

#[test]
fn k4_5_a_house_makes_room_for_an_emissary_of_the_same_turn() {
    let mut kaiser = axel_holds("rrr");
    houses(&mut kaiser, AXEL, [18]);
    emissaries(&mut kaiser, "Wei", [0, 1, 0, 0]);
    check_listed(&kaiser, &["rr Wei h19 e"], true);
    check_refused(&kaiser, "rr Wei e h19", "**", "K5.2");
    houses(&mut kaiser, BARBARA, [20, 21]);
    emissaries(&mut kaiser, "Wei", [0, 1, 1, 0]);
    check_refused(&kaiser, "rr Wei h19 e", "**", "K5.2");
}

#[test]
fn k5_2_the_emissaries_of_other_provinces_do_not_count() {
    let mut kaiser = table();
    houses(&mut kaiser, BARBARA, [18, 11]);
    emissaries(&mut kaiser, "Ch'in", [0, 1, 0, 0]);
    check_verdict(&kaiser, "Wei", "e", Ok(()));
    check_verdict(&kaiser, "Shu", "e", Err("K5.2"));
}

#[test]
fn k5_3_a_fortification_goes_where_nothing_is() {
    let mut kaiser = axel_holds("rrr");
    houses(&mut kaiser, AXEL, [18]);
    kaiser.fortifications.extend([18, 19]);
    check_verdict(&kaiser, "Wei", "f20", Ok(()));
    check_verdict(&kaiser, "Wei", "f18", Err("K5.3"));
    check_verdict(&kaiser, "Wei", "f19", Err("K5.3"));
    check_verdict(&kaiser, "Wei", "f40", Err("K5.3"));
    houses(&mut kaiser, AXEL, [21]);
    check_verdict(&kaiser, "Wei", "f21", Err("K5.3"));
    check_refused(&kaiser, "rr Wei h20 f20", "**", "K5.3");
}

#[test]
fn k5_3_a_house_may_go_on_anybodys_fortification() {
    let mut kaiser = axel_holds("ryv");
    place(&mut kaiser, "r Wei f20", "*");
    assert_eq!((&kaiser.houses, &kaiser.fortifications), (&[].into(), &[20].into()));
    assert_eq!(kaiser.supply[AXEL].fortifications, 0);
    place(&mut kaiser, "r Wei h20", "*");
    assert_eq!((&kaiser.houses, &kaiser.fortifications), (&[(20, BARBARA)].into(), &[20].into()));
    assert_eq!(kaiser.supply[BARBARA].fortifications, 1);
    check_verdict(&kaiser, "Wei", "h20", Err("K5.1"));
}

#[test]
fn k5_3_a_joker_pays_for_a_fortification() {
    let mut kaiser = axel_holds("ryy");
    houses(&mut kaiser, AXEL, [18]);
    check_listed(&kaiser, &["yy Wei f20", "r Wei f20", "ryy Wei f20 h20", "ryy Wei f20 e", "ryy Wei e f20"], true);
    check_refused(&kaiser, "ryy Wei f20 f21", "***", "K4.4");
}

#[test]
fn k3_2_no_fortification_without_the_variant() {
    let mut kaiser = axel_holds("rrr");
    kaiser.fortifications_variant = false;
    check_verdict(&kaiser, "Wei", "f20", Err("K3.2"));
    kaiser.supply[AXEL].fortifications = 0;
    check_verdict(&kaiser, "Wei", "f20", Err("K3.2"));
    check_refused(&kaiser, "r Wei f20", "*", "K3.2");
}

#[test]
fn k4_4_a_kind_of_piece_that_has_run_out() {
    let mut kaiser = axel_holds("rrr");
    houses(&mut kaiser, BARBARA, [18, 19]);
    kaiser.supply[AXEL] = Supply { houses: 1, emissaries: 1, fortifications: 1 };
    for turn in ["rr Wei h20 h21", "rr Wei e e", "rr Wei f20 f21"] {
        check_refused(&kaiser, turn, "**", "K4.4");
    }
    check_listed(&kaiser, &["rr Wei h20 e", "rr Wei f20 e", "rr Wei f20 h20"], true);
    kaiser.supply[AXEL] = Supply { houses: 0, emissaries: 0, fortifications: 0 };
    for text in ["h20", "e", "f20", "h18", "f18"] {
        check_verdict(&kaiser, "Wei", text, Err("K4.4"));
    }
    assert!(kaiser.legal_placings().is_empty());
    kaiser.to_move = BARBARA;
    check_verdict(&kaiser, "Wei", "h20", Ok(()));
}
