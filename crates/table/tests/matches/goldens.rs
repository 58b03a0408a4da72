//! Records that were written once are read for ever, and dealt as they were.
//!
//! A change of these files means that old records do not verify any more: then the version of the
//! rules or of the protocol has to grow, and the old files have to stay. `MANDATE_WRITE_RECORDS=1` writes them anew.

use std::path::Path;

use table::{Command, Options, Record, Table, Who};

use crate::common::*;

fn check(name: &str, table: &Table) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(name);
    let written = table.record().unwrap().write();
    if std::env::var_os("MANDATE_WRITE_RECORDS").is_some() {
        std::fs::write(&file, &written).unwrap();
    }
    let golden = std::fs::read_to_string(&file).unwrap();
    Record::read(&golden).unwrap().verify().unwrap_or_else(|bad| panic!("{name}: {bad}"));
    assert_eq!(written, golden, "{name}");
}

/// A match under the first protocol.
fn played_old(options: Options, secret: u8, seed: u64) -> Table {
    let mut table = seated(open_old(options, secret), &[]);
    give(&mut table, &Who::Server, Command::Begin, 2_000).unwrap();
    played_on(table, seed)
}

#[test]
fn qin() {
    check("qin.json", &played(crate::common::qin(2), 21, 1));
}

#[test]
fn kaiser() {
    check("kaiser.json", &played(Options { first: table::First::Seat(1), ..crate::common::kaiser(3) }, 22, 2));
}

#[test]
fn qin_under_the_first_protocol() {
    check("qin-1.json", &played_old(crate::common::qin(2), 21, 1));
}

#[test]
fn kaiser_under_the_first_protocol() {
    check("kaiser-1.json", &played_old(Options { first: table::First::Seat(1), ..crate::common::kaiser(3) }, 22, 2));
}
