//! Replaying a log is the same as having been there.

use crate::common::*;
use game::{Rng, Viewer};
use table::{BadLog, Command, Entry, Options, Record, Secret, Table};

fn check(options: Options, seed: u64) {
    let secret = seed as u8;
    let table = played(options, secret, seed);
    let again = replayed(&table, secret);
    for viewer in Viewer::all(table.players()) {
        assert_eq!(sent(&table, viewer), sent(&again, viewer));
    }
    let record = table.record().unwrap();
    assert!(record.verify().unwrap().moves > 20);
    assert_eq!(Record::read(&record.write()).unwrap(), record);
}

#[test]
fn replay_is_the_same_as_having_been_there() {
    for options in all() {
        for seed in 0..6 {
            check(options.clone(), seed);
        }
    }
}

#[test]
fn a_log_can_be_replayed_at_every_moment_with_everything_in_it() {
    let mut table = begun(qin(3), 3, &[1]);
    let mut rng = Rng::new(1);
    for n in 0..40 {
        let Some(seat) = table.decides() else { break };
        if n % 5 == 4 && table.look(Viewer::Seat(seat)).undo.free {
            give(&mut table, &who(seat.index()), Command::Undo { seat }, 3_000).unwrap();
        }
        if n == 12 {
            give(&mut table, &who(0), Command::AskUndo { seat: crate::common::seat(0) }, 3_000).unwrap();
            give(&mut table, &who(2), Command::AnswerUndo { seat: crate::common::seat(2), agree: true }, 3_000)
                .unwrap();
        }
        if n == 20 {
            give(&mut table, &who(2), Command::Leave { seat: crate::common::seat(2) }, 3_000).unwrap();
        }
        if n == 30 {
            give(&mut table, &who(2), Command::Claim { seat: crate::common::seat(2) }, 3_000).unwrap();
        }
        play(&mut table, &mut rng, 1, 3_000);
        let again = replayed(&table, 3);
        assert_eq!(sent(&again, Viewer::Seat(seat)), sent(&table, Viewer::Seat(seat)));
    }
    assert!(table.version() > 45);
}

#[test]
fn an_entry_out_of_order_or_out_of_time_is_refused() {
    let mut table = begun(qin(2), 1, &[]);
    let command = random_move(&table, &mut Rng::new(1));
    let entry =
        table.propose(&actor(&table, table.decides().unwrap()), table.version(), command, 5_000).unwrap().into_entry();
    let later = Entry { version: entry.version + 1, ..entry.clone() };
    assert_eq!(table.apply(later), Err(BadLog::Version { found: entry.version + 1, expected: entry.version }));
    let earlier = Entry { at: table.log().last().unwrap().at - 1, ..entry.clone() };
    assert_eq!(table.apply(earlier), Err(BadLog::Earlier { version: entry.version }));
    assert_eq!(table.apply(entry), Ok(()));
}

#[test]
fn a_log_of_other_rules_says_which_move_does_not_fit() {
    let table = played(qin(2), 1, 1);
    let mut opening = table.opening().clone();
    opening.rules = 0;
    let mut log = table.log().to_vec();
    log[11].act = table::Act::Move { seat: seat(1), text: "pass".to_owned() };
    let Err(bad) = Table::replay(opening.clone(), Secret::new([1; 32]), log) else { panic!("it does not fit") };
    let text = bad.to_string();
    assert!(text.starts_with("entry 12, the move “pass” of seat 2, doesn’t fit: "), "{text}");
    assert!(text.ends_with("(it was written under version 0 of the rules)"), "{text}");

    opening.rules = table::RULES + 1;
    let Err(newer) = Table::replay(opening, Secret::new([1; 32]), []) else { panic!("it is not known") };
    assert_eq!(newer, BadLog::NewerRules { rules: table::RULES + 1, known: table::RULES });
}

#[test]
fn a_log_without_a_protocol_has_the_first_and_an_unknown_one_is_refused() {
    let opening = Table::new(qin(2), Secret::new([1; 32]), 0).unwrap().opening().clone();
    let mut json = serde_json::to_value(&opening).unwrap();
    assert_eq!(json["protocol"], table::PROTOCOL);
    json.as_object_mut().unwrap().remove("protocol");
    let old: table::Opening = serde_json::from_value(json.clone()).unwrap();
    assert_eq!((old.protocol, serde_json::to_value(&old).unwrap()), (1, json));
    for protocol in [0, table::PROTOCOL + 1] {
        let opening = table::Opening { protocol, ..opening.clone() };
        let Err(unknown) = Table::replay(opening, Secret::new([1; 32]), []) else { panic!("it is not known") };
        assert_eq!(unknown, BadLog::UnknownProtocol { protocol, known: table::PROTOCOL });
    }
}

#[test]
fn the_clock_of_a_server_may_be_behind_but_the_log_goes_forward() {
    let mut table = begun(qin(2), 1, &[]);
    play(&mut table, &mut Rng::new(1), 1, 9_000);
    play(&mut table, &mut Rng::new(1), 1, 8_000);
    let times: Vec<_> = table.log().iter().map(|entry| entry.at).collect();
    assert!(times.is_sorted(), "{times:?}");
}
