//! Boards (Q1.1): the two inside the program, and everything that can be wrong with others.

use std::cell::Cell;

use game::{Audit as _, Game, Rng, Seat, Turn};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::TestRunner;
use qin::{Board, Colour, Printed, Qin, Space};

/// The villages in reading order, each with its squares.
fn villages(board: &Board) -> Vec<String> {
    board.villages().map(|(_, village)| village.squares.to_string()).collect()
}

fn starts(board: &Board) -> Vec<(Colour, String)> {
    let printed = |space| match board.printed(space) {
        Some(Printed::Start(colour)) => Some((colour, space.to_string())),
        _ => None,
    };
    board.spaces().filter_map(printed).collect()
}

fn count(board: &Board, printed: Printed) -> usize {
    board.spaces().filter(|&space| board.printed(space) == Some(printed)).count()
}

#[test]
fn bird_is_13_by_13_with_three_starts_and_eleven_villages_four_of_them_of_two_squares() {
    let bird = Board::bird();
    assert_eq!((bird.width(), bird.height()), (13, 13));
    let [red, yellow, blue] = Colour::ALL;
    assert_eq!(starts(&bird), [(red, "e7".into()), (yellow, "g7".into()), (blue, "i7".into())]);
    assert_eq!(villages(&bird), ["a1", "m1", "e3 f3", "j3", "a5", "m6 m7", "b9", "j10", "f11 f12", "a13 b13", "m13"]);
    assert_eq!(count(&bird, Printed::Water), 0);
    assert_eq!(count(&bird, Printed::Grass), 13 * 13 - 15 - 3);
    assert_eq!(bird.remark(), None);
}

#[test]
fn lion_is_13_by_13_with_water_more_villages_and_fewer_spaces_to_build_on() {
    let (bird, lion) = (Board::bird(), Board::lion());
    assert_eq!((lion.width(), lion.height()), (13, 13));
    let [red, yellow, blue] = Colour::ALL;
    assert_eq!(starts(&lion), [(red, "f5".into()), (yellow, "g7".into()), (blue, "h9".into())]);
    assert!(count(&lion, Printed::Water) > 0);
    assert!(villages(&lion).len() > villages(&bird).len());
    assert!(count(&lion, Printed::Grass) < count(&bird, Printed::Grass));
    assert!(lion.remark().is_some_and(|remark| remark.contains("our own layout")));
}

#[test]
fn the_boards_of_the_program_are_found_by_name_and_read_back() {
    for name in Board::NAMES {
        let board = Board::by_name(name).unwrap();
        assert_eq!(board.name(), name);
        assert_eq!(Board::parse(name, &board.rows().join("\n")).unwrap().rows(), board.rows());
    }
    assert!(Board::by_name("dragon").is_none());
}

#[test]
fn a_village_covers_one_square_or_two_that_share_an_edge() {
    let board = Board::parse(
        "drawn",
        "V.VV.V\n\
         .....V\n\
         RVV...\n\
         ...V..",
    )
    .unwrap();
    assert_eq!(villages(&board), ["a1", "c1 d1", "f1 f2", "b3 c3", "d4"], "a corner does not link them");
}

/// Checks that this text isn't a valid board, and where its fault is: line and column.
#[track_caller]
fn bad(text: &str, line: usize, column: usize, sentence: &str) {
    let bad = Board::parse("drawn", text).expect_err("this is a board");
    assert_eq!((bad.line, bad.column), (line, column), "{bad}");
    assert_eq!(bad.to_string(), format!("line {line}, column {column}: {sentence}"));
}

#[test]
fn a_row_that_is_longer_than_the_first_is_refused_where_it_goes_too_far() {
    bad("R..\n...\n.....", 3, 4, "this row has 5 spaces, the first has 3; make them equal");
}

#[test]
fn a_row_that_is_shorter_than_the_first_is_refused_where_it_ends() {
    bad("R..\n..\n...", 2, 3, "this row has 2 spaces, the first has 3; make them equal");
    bad("R..\n\n...", 2, 1, "this row has 0 spaces, the first has 3; make them equal");
}

#[test]
fn an_empty_line_before_the_board_is_refused() {
    bad("\nR..\n...", 2, 1, "this row has 3 spaces, the first has 0; make them equal");
}

#[test]
fn an_unknown_letter_is_refused_where_it_stands() {
    let known = "use . (grassland), V (village), ~ (water), R, Y or B (start space)";
    bad("R..\n.x.", 2, 2, &format!("'x' stands for nothing; {known}"));
    bad("R..\n.r.", 2, 2, &format!("'r' stands for nothing; {known}"));
    bad("é..\nR..", 1, 1, &format!("'é' stands for nothing; {known}"));
    bad("R..\n山水.", 2, 1, &format!("'山' stands for nothing; {known}"));
    bad("R .\n...", 1, 2, &format!("' ' stands for nothing; {known}"));
}

#[test]
fn a_board_without_a_start_space_is_refused_at_its_end() {
    bad("...\n.V.", 2, 3, "the board ends here and has no start space; put an R, Y or B somewhere (Q1.1)");
}

#[test]
fn an_empty_file_is_refused() {
    for text in ["", "\n", "  \r\n\n", "\u{feff}"] {
        bad(text, 1, 1, "the board ends here and has no start space; put an R, Y or B somewhere (Q1.1)");
    }
}

#[test]
fn three_village_squares_in_a_line_are_refused_at_the_third() {
    let sentence = |squares| {
        format!("the village squares {squares} hang together, but a village covers one or two (Q1.1); part them")
    };
    bad("R..V\n...V\n...V", 3, 4, &sentence("d1 d2 d3"));
    bad("R...\n.VVV\n....", 2, 4, &sentence("b2 c2 d2"));
}

#[test]
fn three_village_squares_in_an_l_are_refused_at_the_third() {
    let sentence = "the village squares b1 b2 c2 hang together, but a village covers one or two (Q1.1); part them";
    bad(".V..\n.VV.\nR...", 2, 3, sentence);
    let sentence = "the village squares b1 a2 b2 hang together, but a village covers one or two (Q1.1); part them";
    bad(".V..\nVV..\nR...", 2, 2, sentence);
}

#[test]
fn a_board_without_room_for_a_first_tile_is_refused_at_its_first_start_space() {
    let sentence = "no start space has two free grassland spaces beside it for a first tile (Q3.3); make room here";
    bad("VV\nR.", 2, 1, sentence);
    bad("~.~\n.R.\n~.~\n~~~", 2, 2, sentence);
    bad("R~..\n~~..", 1, 1, sentence);
    bad("R", 1, 1, sentence);
}

#[test]
fn a_board_with_more_than_16_columns_is_refused_at_the_17th() {
    let row = format!("R{}", ".".repeat(16));
    bad(&row, 1, 17, "a board has at most 16 rows of 16 spaces");
    bad(&format!("Y..\n{row}"), 2, 17, "a board has at most 16 rows of 16 spaces");
}

#[test]
fn a_board_with_more_than_16_rows_is_refused_at_the_17th() {
    bad(&format!("R..{}", "\n...".repeat(16)), 17, 1, "a board has at most 16 rows of 16 spaces");
}

#[test]
fn start_spaces_of_one_colour_that_touch_are_refused_at_the_second() {
    let sentence = |other| {
        format!("this start space touches that of the same colour at {other}: a province nobody owns (Q4.1); part them")
    };
    bad("....\n.RR.", 2, 3, &sentence("b2"));
    bad(".B..\n.B..", 2, 2, &sentence("b1"));
}

#[test]
fn start_spaces_that_touch_by_a_corner_or_in_another_colour_are_good() {
    for text in ["R..\n.R.", "RY.\n...", "R..\nB.."] {
        assert!(Board::parse("drawn", text).is_ok(), "{text}");
    }
}

#[test]
fn a_mark_of_byte_order_line_ends_of_any_kind_and_blanks_at_the_end_do_not_matter() {
    let plain = Board::parse("drawn", "R.V\n..~").unwrap();
    for text in ["R.V\r\n..~\r\n", "R.V\n..~\n", "\u{feff}R.V\n..~", "R.V  \n..~\n\n\n", "\u{feff}R.V\r\n..~ \r\n\r\n"]
    {
        let board = Board::parse("drawn", text).unwrap_or_else(|bad| panic!("{text:?}: {bad}"));
        assert_eq!(board.rows(), plain.rows(), "{text:?}");
    }
    assert_eq!(plain.rows(), ["R.V", "..~"]);
}

#[test]
fn a_board_of_16_by_16_can_be_played_on_into_its_corners() {
    let (edge, row) = (format!("R{}Y", ".".repeat(14)), format!("\n{}", ".".repeat(16)));
    let board = Board::parse("meadow", &format!("{edge}{}\nB{}R", row.repeat(14), ".".repeat(14))).unwrap();
    assert_eq!((board.width(), board.height()), (16, 16));
    let game = Qin::new(board.into(), 2).unwrap();
    let mut moves = Vec::new();
    let mut covered = Vec::new();
    let mut state = game.start(Seat::new(0).unwrap());
    while game.turn(&state) == Turn::Chance {
        let tile = game.random_outcome(&state, &mut Rng::new(1));
        game.resolve(&mut state, tile);
    }
    game.legal_moves(&state, &mut moves);
    for m in &moves {
        covered.extend(m.to_string().split(' ').skip(1).map(str::to_owned));
    }
    for space in ["b1", "a2", "o1", "p2", "a15", "b16", "p15", "o16"] {
        assert!(covered.iter().any(|name| name == space), "no tile can go to {space}");
    }
    game.playout(&mut state, &mut Rng::new(2));
    assert_eq!(game.audit(&state), Ok(()));
}

#[test]
fn any_text_at_all_is_a_board_or_is_refused_at_a_place_in_it() {
    let texts = prop_oneof!["\\PC{0,60}", "(\\PC|[.VRYB~\n\r\u{feff}]){0,80}", "[.VRYB~\n]{0,300}"];
    let told = |text: String| {
        if let Err(bad) = Board::parse("drawn", &text) {
            let lines = text.lines().count().max(1);
            prop_assert!((1..=lines).contains(&bad.line) && bad.column >= 1, "{}", bad);
        }
        Ok(())
    };
    TestRunner::deterministic().run(&texts, told).unwrap();
}

#[test]
fn a_board_that_is_accepted_reads_back_from_its_rows() {
    let letter = prop_oneof![30 => Just('.'), 2 => Just('~'), 1 => Just('V'), 1 => select(vec!['R', 'Y', 'B'])];
    let size = (1..=Space::STRIDE, 1..=Space::STRIDE);
    let boards = size.prop_flat_map(move |(width, height)| vec(vec(letter.clone(), width), height));
    let accepted = Cell::new(0);
    let reads_back = |rows: Vec<Vec<char>>| {
        let rows: Vec<String> = rows.into_iter().map(|row| row.into_iter().collect()).collect();
        if let Ok(board) = Board::parse("drawn", &rows.join("\n")) {
            accepted.set(accepted.get() + 1);
            prop_assert_eq!(board.rows(), rows);
        }
        Ok(())
    };
    TestRunner::deterministic().run(&boards, reads_back).unwrap();
    assert!(accepted.get() > 50, "only {} boards were good", accepted.get());
}
