//! Everything that can be wrong with a position, with its sentence.

use game::Notation as _;
use kaiser::Kaiser;

use crate::scene::filled;

/// The text is refused with this sentence.
#[track_caller]
fn refused(text: &str, sentence: &str) {
    let bad = Kaiser::read(text).expect_err("this is a position");
    assert_eq!(bad.to_string(), sentence, "\n{text}");
}

/// A position with what is left out filled in is refused with this sentence.
#[track_caller]
fn bad(text: &str, sentence: &str) {
    refused(&filled(text), sentence);
}

/// What is left out is filled in, and these last lines are added as they are.
#[track_caller]
fn bad_with(text: &str, lines: &str, sentence: &str) {
    refused(&format!("{}{lines}\n", filled(text)), sentence);
}

const HEADING: &str = "a position starts with “kaiser”, the number of players (3 to 5), a side of the map \
                       (3-4 or 4-5), and “plain” or “fortified”";

#[test]
fn the_first_line_names_the_game_the_players_the_side_and_the_variant() {
    refused("", HEADING);
    refused("\n \n", HEADING);
    for heading in [
        "qin 4 3-4 plain",
        "kaiser 2 3-4 plain",
        "kaiser 6 4-5 plain",
        "kaiser 4 3-4",
        "kaiser four 3-4 plain",
        "kaiser 4 3-4 castle",
        "kaiser 4 3-4 plain on another map",
        "act green",
    ] {
        refused(&format!("\n{heading}\nact green\n"), &format!("line 2: {HEADING}"));
    }
}

#[test]
fn the_side_is_one_of_the_map_inside_the_program() {
    bad("kaiser 4 5-6 plain\nact green", HEADING);
}

#[test]
fn the_side_is_for_so_many_players() {
    let sentence = "K1.4: this side of the map is for another number of players";
    bad("kaiser 3 4-5 plain\nact green", sentence);
    bad("kaiser 5 3-4 plain\nact green", sentence);
}

#[test]
fn a_line_that_is_not_understood_is_named() {
    for line in [
        "plays green",
        "act",
        "act yellow",
        "act pink",
        "act green red",
        "again green",
        "again green Rome",
        "take green",
        "take green two",
        "reveal green",
        "open green",
        "over green",
        "emperor",
        "emperor yellow",
        "run_out",
        "run_out 3",
        "run_out -1",
        "display pink",
        "display red14",
        "display red13 red",
        "discard red256",
        "discard red1x",
        "pile 3",
        "pile réd",
        "hand",
        "hand yellow red",
        "hand green pink",
        "known green pink",
        "held blue 7",
        "houses green Wei",
        "houses green 0",
        "houses green 65",
        "houses green 007",
        "emissaries green 18",
        "emissaries green Rome",
        "fortifications Wei",
        "spent yellow",
        "½",
    ] {
        let text = format!("kaiser 4 3-4 plain\n  {line} \n");
        refused(&text, &format!("line 2: “{line}” is not understood here"));
    }
}

#[test]
fn it_is_said_what_comes_next() {
    bad("emperor green", "it is missing what comes next, such as “act green”");
}

#[test]
fn it_is_said_who_holds_the_emperor() {
    let text = filled("act green").replace("emperor green\n", "");
    refused(&text, "it is missing the emperor, such as “emperor green”");
}

#[test]
fn pieces_stand_on_spaces_of_the_map() {
    bad("act green\nhouses green 18 53", "K1.1: there is no house space 53 on this map");
    bad("act green\nfortifications 64\nspent green", "K1.1: there is no house space 64 on this map");
}

#[test]
fn a_space_has_one_house() {
    bad("act green\nhouses green 18\nhouses red 18", "K5.1: there are two houses on space 18");
    bad("act green\nhouses green 18 18", "K5.1: there are two houses on space 18");
}

#[test]
fn nobody_has_more_pieces_on_the_map_than_there_are() {
    let houses: Vec<_> = (1..=21).map(|space| space.to_string()).collect();
    bad(&format!("act green\nhouses red {}", houses.join(" ")), "K1.3: Red has more pieces on the map than there are");
    bad(
        &format!(
            "act green\nhouses red 11 12 13 14 15 16 17 18 19\nemissaries blue{}{}",
            " Ch'in".repeat(7),
            " Wei".repeat(2)
        ),
        "K1.3: Blue has more pieces on the map than there are",
    );
}

#[test]
fn there_are_no_more_emissaries_than_the_strongest_has_houses() {
    let sentence = "K5.2: there are more emissaries in Wei than its strongest player has houses";
    bad("act green\nemissaries green Wei", sentence);
    bad("act green\nhouses red 18\nhouses green 19\nemissaries green Wei\nemissaries blue Wei", sentence);
}

#[test]
fn as_many_fortifications_stand_on_the_map_as_are_spent() {
    let sentence = "K1.3: as many fortifications must stand on the map as players have spent theirs";
    for lines in [
        "fortifications 18",
        "fortifications 18 19\nspent green",
        "fortifications 18 18\nspent green red",
        "spent green",
    ] {
        bad(&format!("kaiser 4 3-4 fortified\nact green\n{lines}"), sentence);
    }
    bad("kaiser 4 3-4 plain\nact green\nfortifications 18\nspent green", sentence);
}

#[test]
fn all_cards_are_there_and_no_more() {
    let sentence = "K2.1: the cards do not add up to those of this number of players";
    let text = filled("act green\nhand green red green yellow");
    for hand in ["red green", "red green green", ""] {
        refused(&text.replace("hand green red green yellow", &format!("hand green {hand}")), sentence);
    }
    refused(&filled("kaiser 3 3-4 plain\nact green").replace("kaiser 3", "kaiser 4"), sentence);
    refused(&filled("kaiser 4 4-5 plain\nact green").replace("kaiser 4", "kaiser 5"), sentence);
}

#[test]
fn a_hand_has_up_to_three_cards_and_those_that_are_known_or_held_are_among_them() {
    let sentence = "K7.1: a hand has up to three cards, known and held ones among them; Green has not";
    bad("act green\nhand green red red red red", sentence);
    for (run_out, lines) in [
        (0, "known green violet"),
        (0, "known green red red"),
        (0, "held green red"),
        (1, "held green violet"),
        (1, "known green red\nheld green red"),
    ] {
        bad_with(&format!("act green\nrun_out {run_out}\nhand green red green yellow"), lines, sentence);
    }
}

#[test]
fn there_are_four_open_cards_at_the_start_of_a_turn_and_never_more() {
    let sentence = "K7.1: there are four open cards at the start of a turn, never more";
    bad("act green\ndisplay red red red", sentence);
    bad("act green\ndisplay red red red green green", sentence);
    bad("act green\nrun_out 2\ndisplay red red red green green", sentence);
}

#[test]
fn there_is_a_pile_until_it_has_run_out_twice() {
    let sentence = "K7.4: the pile does not fit how often it has run out";
    bad("act green\nrun_out 0\npile", sentence);
    bad("act green\nrun_out 1\npile", sentence);
    bad("act green\nrun_out 2\npile red", sentence);
}

#[test]
fn what_is_said_to_come_next_can_come_next() {
    let nobody_has_a_card = "hand green\nhand red\nhand violet\nhand blue\ndisplay";
    for (next, position) in [
        ("deal red", nobody_has_a_card),
        ("deal green", ""),
        ("deal red", "hand green red\nhand red\nhand violet red\nhand blue\ndisplay"),
        ("deal blue", "hand green red\nhand red red\nhand violet red\nhand blue red\ndisplay"),
        ("deal green", &nobody_has_a_card.replace("display", "display red")),
        ("deal green", &nobody_has_a_card.replace("display", "display\ndiscard red")),
        ("deal green", &nobody_has_a_card.replace("display", "display\nhouses red 18")),
        ("open", ""),
        ("open", "display red\nhand red red red"),
        ("open", "display red\ndiscard red"),
        ("open", "display red\nhouses red 18"),
        ("open", "display red\nfortifications 18\nspent red"),
        ("open", "display red\nknown red red\nhand red red green green"),
        ("open", "display red\nrun_out 1"),
        ("act green", "hand green"),
        ("again green Wei", ""),
        ("again green Wei", "hand green\nhouses red 18 19"),
        ("again green Wei", "hand green red red red\nhouses red 18 19"),
        ("again green Wei", "hand green red red\nhouses red 18 40"),
        ("take green up_to_three", "hand green red red red"),
        ("take green one", "hand green red red red"),
        ("take green up_to_three", "run_out 2\nhand green\ndisplay"),
        ("take green one", "run_out 2\nhand green\ndisplay"),
        ("reveal green up_to_three", "hand green red red red"),
        ("reveal green one", "run_out 2\nhand green"),
        ("fill green", ""),
        ("fill green", "run_out 2\ndisplay red"),
        ("fill green", "display red\nhand green"),
        ("over", ""),
        ("over", "run_out 1"),
    ] {
        bad(&format!("{next}\n{position}"), &format!("“{next}” cannot come next"));
    }
}

#[test]
fn nobody_begins_a_turn_without_a_card() {
    for next in [
        "act green",
        "again green Wei\nhand green red red\nhouses red 18 19",
        "take green one\nhand green red red",
        "reveal green up_to_three\nhand green",
        "fill green\ndisplay red",
    ] {
        bad(&format!("{next}\nhand violet"), "K8.3: Violet would begin a turn without a card");
    }
    bad("act green\nhand red\nhand blue", "K8.3: Red would begin a turn without a card");
    bad("act green\nrun_out 2\nhand blue", "K8.3: Blue would begin a turn without a card");
}

#[test]
fn who_has_no_turn_to_come_needs_no_card() {
    let last_but_one = "act green\nemperor violet\nrun_out 2";
    assert!(Kaiser::read(&filled(&format!("{last_but_one}\nhand violet\nhand blue"))).is_ok());
    bad(&format!("{last_but_one}\nhand red"), "K8.3: Red would begin a turn without a card");
}

#[test]
fn a_position_on_another_map_is_not_read() {
    refused("kaiser 4 3-4 plain Elsewhere\nact green\nemperor green", "it is on a map that the program does not have");
}
