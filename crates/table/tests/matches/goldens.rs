//! Records that were written once are read for ever, and dealt as they were.
//!
//! A change of these files means that old records do not verify any more: then the version of the
//! rules or of the protocol has to grow, and the old files have to stay. `MANDATE_WRITE_RECORDS=1` writes them again.

use std::path::PathBuf;

use table::{Act, BadLog, BadRecord, Command, First, Options, Record, Reject, Table, Who};

use crate::common::*;

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(name)
}

fn read(name: &str) -> Record {
    Record::read(&std::fs::read_to_string(file(name)).unwrap()).unwrap()
}

fn check(name: &str, table: &Table) {
    let written = table.record().unwrap().write();
    if std::env::var_os("MANDATE_WRITE_RECORDS").is_some() {
        std::fs::write(file(name), &written).unwrap();
    }
    read(name).verify().unwrap_or_else(|bad| panic!("{name}: {bad}"));
    assert_eq!(written, std::fs::read_to_string(file(name)).unwrap(), "{name}");
}

fn kaiser_from_seat_1() -> Options {
    Options { first: First::Seat(1), ..crate::common::kaiser(3) }
}

/// A match under these rules and this protocol.
fn played_under(rules: u32, protocol: u32, options: Options, secret: u8, seed: u64) -> Table {
    let mut table = seated(open_under(rules, protocol, options, secret), &[]);
    if protocol == 1 {
        give(&mut table, &Who::Server, Command::Begin, 2_000).unwrap();
    } else {
        deal(&mut table, 2_000);
    }
    played_on(table, seed)
}

#[test]
fn qin() {
    check("qin.json", &played(crate::common::qin(2), 21, 1));
}

#[test]
fn kaiser() {
    check("kaiser.json", &played(kaiser_from_seat_1(), 22, 2));
}

#[test]
fn qin_under_the_first_rules() {
    check("qin-rules-1.json", &played_under(1, 2, crate::common::qin(2), 21, 1));
}

#[test]
fn kaiser_under_the_first_rules() {
    check("kaiser-rules-1.json", &played_under(1, 2, kaiser_from_seat_1(), 22, 2));
}

#[test]
fn qin_under_the_first_rules_and_protocol() {
    check("qin-1.json", &played_under(1, 1, crate::common::qin(2), 21, 1));
}

#[test]
fn kaiser_under_the_first_rules_and_protocol() {
    check("kaiser-1.json", &played_under(1, 1, kaiser_from_seat_1(), 22, 2));
}

/// Both were played by a program that knew only version 1: there the owner of the one major province got the
/// whole, against a higher total of the other player and against an equal one.
#[test]
fn a_record_of_the_first_rules_names_the_move_that_the_second_do_not_allow() {
    for (name, rule) in [("qin-rules-1-taken.json", "Q9.5"), ("qin-rules-1-tie.json", "Q9.3")] {
        let record = read(name);
        let bad = record.verify().expect_err(name);
        let BadRecord::Log(BadLog::Impossible { version, what, why: Reject::Illegal(why), older }) = &bad else {
            panic!("{name}: {bad}")
        };
        assert_eq!((why.rule.as_str(), *older), (rule, Some(1)), "{name}");
        let Act::Move { text, seat } = &record.log[*version as usize - 1].act else { panic!("{name}: {what}") };
        assert_eq!(*what, format!("the move “{text}” of seat {}", seat.index() + 1));
        let said = bad.to_string();
        assert!(said.starts_with(&format!("entry {version}, {what}, doesn’t fit: {rule}: ")), "{said}");
        assert!(said.ends_with(" (it was written under version 1 of the rules)"), "{said}");
    }
}
