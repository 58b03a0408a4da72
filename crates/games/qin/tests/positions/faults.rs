//! Everything that can be wrong with a position, with its sentence.

use game::Notation as _;
use qin::{Board, Qin};

/// The text is refused with this sentence.
#[track_caller]
fn refused(text: &str, sentence: &str) {
    let bad = Qin::read(text).expect_err("this is a position");
    assert_eq!(bad.to_string(), sentence);
}

const HEADING: &str = "a position starts with “qin”, the number of players (2 to 4) and the name of the board";

#[test]
fn the_first_line_names_the_game_the_players_and_the_board() {
    refused("", HEADING);
    refused("\n \n", HEADING);
    for heading in ["kaiser 2 drawn", "qin 1 drawn", "qin 5 drawn", "qin 2", "qin two drawn", "qin 2 our board"] {
        refused(&format!("\n{heading}\nplace white\n"), &format!("line 2: {HEADING}"));
    }
}

#[test]
fn a_line_that_is_not_understood_is_named() {
    for line in [
        "plays white",
        "place",
        "place red",
        "place green",
        "reveal white",
        "reveal white 0",
        "reveal white 5",
        "over",
        "over boredom white",
        "over no_tiles red",
        "hand",
        "hand red RR",
        "hand white RX",
        "piles 1 2 3",
        "piles 1 2 3 4 5",
        "piles 1 2 3 -4",
        "piles 1 2 3 256",
        "unseen RR",
        "unseen RR13",
        "unseen R5",
        "unseen é5",
        "lacks white",
        "lacks white some RR",
        "lacks red 1 RR",
        "lacks white 1 RX",
        "lacks white 0 RR",
        "lacks white 1",
        "pagodas a1",
        "pagodas a1 two",
        "pagodas q1 1",
        "½ . .",
    ] {
        refused(&format!("qin 2 drawn\n  {line} \n1 R . ."), &format!("line 2: “{line}” is not understood here"));
    }
}

#[test]
fn it_is_said_what_comes_next() {
    refused("qin 2 drawn\nhand white RR\n1 R . .", "it is missing what comes next, such as “place white”");
}

#[test]
fn the_rows_come_in_order() {
    let refused = |rows: &str, sentence| refused(&format!("qin 2 drawn\nplace white\nhand white RR\n{rows}"), sentence);
    refused("2 R . .\n1 . . .", "line 4: expected row 1 of the drawing");
    refused("1 R . .\n3 . . .", "line 5: expected row 2 of the drawing");
    refused("1 R . .\n\n1 . . .", "line 6: expected row 2 of the drawing");
    refused("0 R . .", "line 4: expected row 1 of the drawing");
    refused("99999999999999999999999 R . .", "line 4: expected row 1 of the drawing");
}

#[test]
fn a_space_is_written_with_a_known_letter_and_an_owner_at_the_table() {
    for symbol in ["x", "v", "rr", "rg", "Rp", "rww", "~w", ".w", "V1", "é", "ré"] {
        refused(
            &format!("qin 2 drawn\nplace white\nhand white RR\n1 R . .\n2 . {symbol} ."),
            &format!(
                "line 5: “{symbol}” is no space of a drawing; write . ~ V R Y B r y b, then w b g or p for the owner"
            ),
        );
    }
}

#[test]
fn the_fault_of_a_bad_board_is_told_by_the_line_of_the_position() {
    let refused = |rows: &str, sentence| refused(&format!("qin 2 drawn\nplace white\nhand white RR\n{rows}"), sentence);
    refused(
        "    a b c\n1 R . .\n2 . . . .",
        "the board is bad: line 6, column 4: this row has 4 spaces, the first has 3; make them equal",
    );
    refused(
        "1 . . .\n2 . V .",
        "the board is bad: line 5, column 3: the board ends here and has no start space; \
         put an R, Y or B somewhere (Q1.1)",
    );
    refused(
        &format!("1 R{}", " .".repeat(16)),
        "the board is bad: line 4, column 17: a board has at most 16 rows of 16 spaces",
    );
    refused(
        "",
        "the board is bad: line 1, column 1: the board ends here and has no start space; put an R, Y or B somewhere (Q1.1)",
    );
}

#[test]
fn the_boards_of_the_program_cannot_be_drawn_differently() {
    for name in Board::NAMES {
        refused(
            &format!("qin 2 {name}\nplace white\nhand white RR\n1 R . ."),
            &format!("this is not the board {name} of the program; give it another name"),
        );
    }
}

/// White is to place a double red tile on this board of four players.
fn drawn(rows: &str) -> String {
    let rows = (1..).zip(rows.lines()).map(|(number, row)| format!("{number} {row}\n"));
    format!("qin 4 drawn\nplace white\nhand white RR\n{}", rows.collect::<String>())
}

#[test]
fn a_province_has_one_owner_and_every_space_names_it() {
    for row in ["R r r y y", "R rw rw y y", "Rw rw rg yw yw", "Rw rw r yw yw", "Rw rw rw yw y"] {
        let space = if row.starts_with("Rw rw rw") { "d1" } else { "a1" };
        refused(
            &drawn(&format!("{row}\n. . . . .")),
            &format!("Q4.1: all spaces of the province at {space} must name one and the same owner"),
        );
    }
}

#[test]
fn a_lone_space_has_no_owner() {
    refused(&drawn("Rw . . ."), "Q4.1: a1 cannot have this owner");
    refused(&drawn("R yw rg .\n. . . ."), "Q4.1: c1 cannot have this owner");
}

#[test]
fn both_squares_of_a_village_name_its_owner() {
    refused(&drawn("R . Vw V\n. . . ."), "Q4.1: c1 cannot have this owner");
    refused(&drawn("R . V Vw\n. . . ."), "Q4.1: c1 cannot have this owner");
    refused(&drawn("R . Vg Vw\n. . . ."), "Q4.1: c1 cannot have this owner");
}

#[test]
fn nobody_has_more_pagodas_on_the_board_than_there_are() {
    let villages =
        |rows: &str| drawn(&format!("R . . . .\n~ ~ ~ ~ ~{}\n{rows}", "\nVb ~ Vb ~ Vb\n~ Vb ~ Vb ~".repeat(2)));
    assert!(Qin::read(&villages("Vb ~ Vb ~ Vb\n~ Vb ~ ~ ~")).is_ok(), "14 of 15");
    refused(&villages("Vb ~ Vb ~ Vb\n~ Vb ~ Vb ~"), "Q10.2: Black has no pagoda left and so has won already");
    refused(
        &villages("Vb ~ Vb ~ Vb\n~ Vb ~ Vb ~\nVb ~ ~ ~ ~"),
        "Q1.4: Black has more pagodas on the board than there are",
    );
}

#[test]
fn pagodas_are_only_missing_where_the_game_has_ended() {
    let over = |rows: &str, pagodas: &str| format!("qin 2 drawn\nover no_tiles white\npagodas {pagodas}\n{rows}");
    let cannot = |space: &str| format!("the pagodas given for {space} cannot be there");
    refused(&over("1 Rw rw r . .", "e1 0").replace("r .", "y ."), &cannot("e1"));
    refused(&over("1 Rw rw y . .", "c1 0"), &cannot("c1"));
    refused(&over("1 Rw rw y . .", "a1 1"), &cannot("a1"));
    refused(&over("1 Rw rw y . .", "b1 2"), &cannot("b1"));
    refused(&over("1 Rw rw y . .", "b1 0").replace("over no_tiles white", "place white\nhand white RR"), &cannot("b1"));
}

#[test]
fn a_village_belongs_to_the_strongest_player_beside_it() {
    for village in ["V", "Vb"] {
        refused(&drawn(&format!("Rw rw {village} .\ny . . .")), "Q8.2: the village at c1 belongs to somebody else");
    }
}

#[test]
fn there_are_twelve_tiles_of_each_kind() {
    refused("qin 2 drawn\nplace white\nhand white RR\nunseen RR12\n1 R . .", "Q1.2: there are only 12 tiles RR");
}

#[test]
fn what_is_drawn_is_made_of_the_tiles_that_are_neither_in_hand_nor_unseen() {
    let sentence =
        |colour| format!("Q1.2: the {colour} spaces drawn do not match the tiles that are neither in hand nor unseen");
    let text =
        |unseen: &str, row: &str| format!("qin 2 drawn\nplace white\nhand white RR\nunseen {unseen}\n1 {row}\n2 . . .");
    refused(&text("RR11 YY12 BB12 RY12 YB12 BR11", "R . ."), &sentence("red"));
    refused(&text("RR11 YY12 BB12 RY12 YB12 BR11", "Y r r"), &sentence("red"));
    refused(&text("RR11 YY12 BB12 RY11 YB12 BR12", "B . r"), &sentence("yellow"));
    refused(&text("RR11 YY12 BB12 RY12 YB12 BR11", "Y . r"), &sentence("blue"));
    refused(&drawn("R y . .").replace("4", "2"), &sentence("yellow"));
}

#[test]
fn a_hand_holds_three_tiles_at_most() {
    refused("qin 2 drawn\nplace white\nhand black RR RR RR RR\n1 R . .", "Q2.1: Black holds more than three tiles");
}

#[test]
fn the_piles_hold_the_unseen_tiles() {
    let sentence = "Q2.1: the heights of the piles do not add up to the unseen tiles";
    refused("qin 2 drawn\nplace white\nhand white RR\npiles 18 18 18 18\n1 R . .", sentence);
    refused("qin 2 drawn\nplace white\nhand white RR\npiles 255 255 255 255\n1 R . .", sentence);
}

#[test]
fn what_comes_next_must_be_able_to_come_next() {
    let cannot = |phase: &str, rest: &str| {
        refused(&format!("qin 2 drawn\n{phase}\n{rest}\n"), &format!("“{phase}” cannot come next"));
    };
    let (meadow, full) = ("1 R . .", "1 R b b");
    cannot("place white", meadow);
    cannot("place white", &format!("hand black RR\n{meadow}"));
    cannot("place white", &format!("hand white RR\n{}", full.replace("b b", "y b\n2 ~ b y")));
    cannot("draw white", &format!("hand white RR RR RR\n{meadow}"));
    cannot("reveal white 1", &format!("hand white RR RR RR\n{meadow}"));
    cannot("reveal white 4", &format!("hand white RR\npiles 24 24 23 0\n{meadow}"));
    cannot("deal white", &format!("hand white RR\n{meadow}"));
    cannot("deal black", &format!("hand white RR RR\n{meadow}"));
    cannot("deal white", "1 R y b");
    cannot("over no_tiles white black", &format!("hand white RR\n{meadow}"));
    cannot("over no_tiles white", meadow);
    cannot("over no_room white black", &format!("hand white RR\n{meadow}"));
    cannot("over last_pagoda white", meadow);
}

#[test]
fn a_pass_can_only_have_shown_what_is_true_of_the_hand() {
    let sentence = "Q3.7: White’s hand is not one that could have passed like this";
    refused("qin 2 drawn\nplace white\nhand white RR\nlacks white 2 YY\n1 R . .", sentence);
    refused("qin 2 drawn\nplace white\nhand white RR\nlacks white 1 RR\n1 R . .", sentence);
}
