//! Nobody is ignored silently: everything that cannot be done is refused with a reason.

use crate::common::*;
use game::{Rng, Viewer};
use table::{Choice, Command, Contribution, Options, Player, Reject, Secret, Sitter, Table, Who};

fn place(table: &Table) -> (usize, String) {
    let seat = table.decides().unwrap();
    (seat.index(), table.look(Viewer::Seat(seat)).legal[0].clone())
}

fn mv(seat: usize, text: &str) -> Command {
    Command::Move { seat: crate::common::seat(seat), text: text.to_owned() }
}

#[test]
fn who_has_not_seen_the_last_entry_is_told_so() {
    let table = begun(qin(2), 1, &[]);
    let (mover, text) = place(&table);
    for seen in [0, table.version() - 1, table.version() + 1] {
        let reject = table.propose(&who(mover), seen, mv(mover, &text), 3_000).unwrap_err();
        assert_eq!(reject, Reject::Stale { seen, present: table.version() });
        assert_eq!(reject.rejection().present, Some(table.version()));
    }
}

#[test]
fn of_two_who_race_only_one_moves() {
    let mut table = begun(qin(2), 1, &[]);
    let (mover, _) = place(&table);
    let legal = table.look(Viewer::Seat(seat(mover))).legal;
    let one = table.propose(&who(mover), table.version(), mv(mover, &legal[0]), 3_000).unwrap();
    let other = table.propose(&who(mover), table.version(), mv(mover, &legal[1]), 3_000).unwrap();
    assert_eq!(one.entry().version, other.entry().version, "the database takes only one of them");
    table.commit(one);
    assert!(table.apply(other.into_entry()).is_err());
}

#[test]
fn nobody_decides_for_others() {
    let table = begun(qin(3), 1, &[2]);
    let (mover, text) = place(&table);
    let other = (0..2).find(|&index| index != mover).unwrap();
    assert_eq!(refused(&table, &who(other), mv(mover, &text), 3_000), "not_your_seat");
    assert_eq!(refused(&table, &who(7), mv(mover, &text), 3_000), "not_your_seat");
    assert_eq!(refused(&table, &who(0), mv(2, &text), 3_000), "not_your_seat");
    assert_eq!(refused(&table, &who(7), Command::Resign { seat: seat(0) }, 3_000), "not_your_seat");
    assert_eq!(refused(&table, &Who::Server, Command::Resign { seat: seat(2) }, 3_000), "not_your_seat");
    assert_eq!(refused(&table, &who(0), mv(3, &text), 3_000), "no_such_seat");
    assert_eq!(refused(&table, &who(0), Command::TimeOut, 3_000), "not_yours");
    assert_eq!(refused(&table, &who(0), Command::Claim { seat: seat(0) }, 3_000), "not_away");
}

#[test]
fn the_server_does_not_play_for_people() {
    let table = begun(qin(2), 1, &[]);
    let (mover, text) = place(&table);
    assert_eq!(refused(&table, &Who::Server, mv(mover, &text), 3_000), "not_your_seat");
}

#[test]
fn moves_out_of_turn_against_the_rules_or_without_sense_are_refused() {
    let table = begun(qin(2), 1, &[]);
    let (mover, text) = place(&table);
    let other = 1 - mover;
    assert_eq!(refused(&table, &who(other), mv(other, &text), 3_000), "not_your_turn");
    assert_eq!(refused(&table, &who(mover), mv(mover, "hello"), 3_000), "bad_text");
    assert_eq!(refused(&table, &who(mover), mv(mover, "pass"), 3_000), "illegal");
    let reject = table.propose(&who(mover), table.version(), mv(mover, "pass"), 3_000).unwrap_err();
    let why = reject.rejection().why.unwrap();
    assert_eq!((why.rule.as_str(), why.kind.as_str()), ("Q3.7", "must_place"));
    assert!(why.data["example"].is_string(), "{why:?}");
}

#[test]
fn before_the_match_one_sits_down_and_during_it_one_plays() {
    let mut table = open(qin(2), 1);
    let sit = |index: usize, sitter: Sitter, contribution: Contribution| Command::Sit {
        seat: seat(index),
        sitter,
        contribution,
    };
    let bot = || Sitter::Bot { opponent: "random".to_owned() };
    assert_eq!(refused(&table, &Who::Server, Command::Begin, 1_000), "empty");
    assert_eq!(refused(&table, &Who::Server, mv(0, "pass"), 1_000), "not_begun");
    assert_eq!(refused(&table, &who(0), sit(0, person(1), Contribution::NONE), 1_000), "not_your_seat");
    assert_eq!(refused(&table, &who(0), sit(0, bot(), Contribution::NONE), 1_000), "not_your_seat");
    assert_eq!(refused(&table, &who(0), sit(4, person(0), Contribution::NONE), 1_000), "no_such_seat");
    assert_eq!(refused(&table, &who(0), sit(0, person(0), bytes(1)), 1_000), "contribution");
    assert_eq!(refused(&table, &Who::Server, sit(0, bot(), bytes(1)), 1_000), "contribution");
    for name in ["", "  ", "a\nb", &"x".repeat(81)] {
        let nameless = Sitter::Guest(Player { name: name.to_owned(), id: id(0) });
        assert_eq!(refused(&table, &who(0), sit(0, nameless, Contribution::NONE), 1_000), "bad_name");
    }
    give(&mut table, &who(0), sit(0, person(0), Contribution::NONE), 1_000).unwrap();
    assert_eq!(refused(&table, &who(1), sit(0, person(1), Contribution::NONE), 1_000), "taken");
    give(&mut table, &who(0), Command::Rise { seat: seat(0) }, 1_000).unwrap();
    assert_eq!(refused(&table, &Who::Server, Command::Rise { seat: seat(0) }, 1_000), "empty");
    give(&mut table, &who(0), sit(0, person(0), Contribution::NONE), 1_000).unwrap();
    give(&mut table, &Who::Server, sit(1, bot(), Contribution::NONE), 1_000).unwrap();
    assert_eq!(refused(&table, &who(5), Command::Begin, 1_000), "not_yours");
    deal(&mut table, 1_000);
    assert_eq!(refused(&table, &who(0), Command::Begin, 1_000), "begun");
    assert_eq!(refused(&table, &who(0), Command::Rise { seat: seat(0) }, 1_000), "begun");
    assert_eq!(refused(&table, &who(0), Command::Next, 1_000), "game_goes_on");
    assert_eq!(refused(&table, &Who::Server, Command::TimeOut, u64::MAX), "time_left");
}

#[test]
fn when_it_is_over_it_is_over() {
    let table = played(qin(2), 1, 1);
    assert_eq!(refused(&table, &who(0), mv(0, "pass"), 9_000), "over");
    assert_eq!(refused(&table, &who(0), Command::Next, 9_000), "over");
    assert_eq!(refused(&table, &who(0), Command::AskUndo { seat: seat(0) }, 9_000), "over");
    assert_eq!(refused(&table, &who(0), Command::Resign { seat: seat(0) }, 9_000), "over");
}

#[test]
fn an_id_is_a_key_so_nobody_is_told_of_it() {
    let table = played(kaiser(3), 1, 1);
    for viewer in Viewer::all(3) {
        assert!(!sent(&table, viewer).contains("secret-id"));
    }
    assert!(!table.record().unwrap().write().contains("secret-id"));
}

#[test]
fn no_text_makes_a_table_panic() {
    let mut rng = Rng::new(5);
    let mut table = begun(kaiser(3), 1, &[]);
    let words = ["house", "21", "red", "take", "pile", "stop", "emissary", "Wei", "exchange", "é", "999999999999", ""];
    for _ in 0..2_000 {
        let Some(turn) = table.decides() else { break };
        let text: Vec<_> = (0..rng.below(5)).map(|_| words[rng.below(words.len() as u32) as usize]).collect();
        let _ = give(&mut table, &who(turn.index()), mv(turn.index(), &text.join(" ")), 3_000);
    }
}

#[test]
fn tables_that_cannot_be_are_not_opened() {
    let fault = |options: Options| Table::new(options, Secret::new([1; 32]), 0).err().map(|bad| bad.to_string());
    let named = |board: &str, players| {
        let board = qin::BoardChoice::Named(board.to_owned());
        Options::new(Choice::Qin(qin::Options { board, players }))
    };
    assert_eq!(fault(named("bird", 2)), None);
    assert!(fault(named("bird", 5)).unwrap().contains("two to four"));
    assert!(fault(named("cat", 2)).unwrap().contains("“cat”"));
    assert!(fault(Options { first: table::First::Seat(2), ..named("bird", 2) }).unwrap().contains("seat 2"));
    assert!(fault(Options { games: 0, ..named("bird", 2) }).unwrap().contains("not 0"));
    assert!(fault(Options { games: 3, ..kaiser(3) }).unwrap().contains("no series"));
    let timing = table::Timing::Live { base: 0, increment: 5 };
    assert!(fault(Options { timing, ..named("bird", 2) }).unwrap().contains("some time"));
    let own = |text: &str| {
        let board = qin::BoardChoice::Own { name: "mine".to_owned(), text: text.to_owned() };
        Options::new(Choice::Qin(qin::Options { board, players: 2 }))
    };
    assert!(fault(own("?")).unwrap().contains("the board is bad"));
    assert!(fault(own(&".".repeat(5000))).unwrap().contains("too long"));
}

#[test]
fn commands_and_options_are_json_that_people_can_write() {
    let command: Command = serde_json::from_str(r#"{"do":"move","seat":1,"move":"RY d5 d6"}"#).unwrap();
    assert_eq!(command, mv(1, "RY d5 d6"));
    assert!(serde_json::from_str::<Command>(r#"{"do":"undo","seat":5}"#).is_err());
    let options: Options = serde_json::from_str(r#"{"game":"qin","board":"bird","players":2}"#).unwrap();
    assert_eq!(options, qin(2));
    let text = r#"{"game":"qin","board":{"name":"mine","text":"..."},"players":2,"first":{"seat":1},"games":2,
        "timing":{"live":{"base":60000,"increment":1000}},"at_zero":"forfeit","stand_in":"sage"}"#;
    let options: Options = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::from_str::<Options>(&serde_json::to_string(&options).unwrap()).unwrap(), options);
}
