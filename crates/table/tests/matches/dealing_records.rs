//! What a record shows of the dealing: who has committed to what, who has opened it, and which rounds came to
//! nothing.

use std::path::{Path, PathBuf};
use std::process::Command as Program;

use table::{Act, Command, Contribution, Missing, Record, Secret, Sitter, Who};

use crate::common::*;

#[test]
fn a_server_that_exchanges_its_secret_is_found_out() {
    let record = played(qin(2), 1, 1).record().unwrap();
    let mut other = record.clone();
    other.secret = Secret::new([2; 32]);
    assert_eq!(other.verify().unwrap_err().to_string(), "the secret isn’t the one that the dealer committed to");
    // With the commitment exchanged too, nobody's commitment fits any more.
    other.opening.commitment = other.secret.commitment();
    let text = other.verify().unwrap_err().to_string();
    assert!(text.contains("the contribution of seat 1, doesn’t fit: this isn’t what seat 1 committed to"), "{text}");
}

#[test]
fn a_record_without_its_round_is_found_out() {
    let record = played(qin(2), 1, 1).record().unwrap();
    let mut other = record.clone();
    other.log.drain(2..7);
    (1..).zip(&mut other.log).for_each(|(version, entry)| entry.version = version);
    assert_eq!(other.verify().unwrap_err().to_string(), "entry 3 contradicts what follows from the entries before it");
    let mut other = record;
    other.opening.protocol = 1;
    assert!(other.verify().is_err());
}

/// A record with three rounds that came to nothing: somebody stood up, nobody committed, one did not open.
fn called_off() -> Record {
    let mut table = round(1);
    give(&mut table, &who(0), Command::Rise { seat: seat(0) }, 2_000).unwrap();
    give(&mut table, &who(0), sit(0), 2_000).unwrap();
    give(&mut table, &who(0), Command::Begin, 2_000).unwrap();
    give(&mut table, &Who::Server, Command::TimeOut, 2_000 + LIMIT).unwrap();
    let at = 2_000 + LIMIT;
    (0..2).for_each(|index| give(&mut table, &who(index), sit(index), at).unwrap());
    give(&mut table, &who(0), Command::Begin, at).unwrap();
    (0..2).for_each(|index| commit(&mut table, index, &added(index), at).unwrap());
    open_up(&mut table, 0, &added(0), at).unwrap();
    give(&mut table, &Who::Server, Command::TimeOut, at + LIMIT).unwrap();
    let command = Command::Sit {
        seat: seat(1),
        sitter: Sitter::Bot { opponent: "random".to_owned() },
        contribution: Contribution::NONE,
    };
    give(&mut table, &Who::Server, command, at + LIMIT).unwrap();
    deal(&mut table, at + LIMIT);
    let table = played_on(table, 1);
    Record::read(&table.record().unwrap().write()).unwrap()
}

#[test]
fn a_record_says_which_deals_were_called_off() {
    let record = called_off();
    let verified = record.verify().unwrap();
    let opening = (vec![1], Some(Missing::Opening));
    assert_eq!(verified.called_off, [(vec![0], None), (vec![0, 1], Some(Missing::Commitment)), opening]);
    let text = verified.to_string();
    assert!(text.contains("A deal was called off because seat 2 did not open.\n"), "{text}");
    assert!(text.contains("A deal was called off because seat 1 and 2 did not commit.\n"), "{text}");
    assert!(text.contains("committed to before any of them was opened"), "{text}");
    let shown = record.show().unwrap();
    assert!(shown.contains("the deal is called off, because Black did not open in time"), "{shown}");
}

#[test]
fn a_record_of_the_first_protocol_is_right_and_says_what_it_cannot_show() {
    let mut table = seated(open_old(qin(2), 1), &[]);
    give(&mut table, &who(0), Command::Begin, 2_000).unwrap();
    let verified = played_on(table, 1).record().unwrap().verify().unwrap();
    assert_eq!((verified.protocol, verified.contributions), (1, 2));
    assert!(verified.to_string().contains("whoever added last and knew the secret could have chosen"), "{verified}");
}

/// What `docs/formats/record.py` says of a record, which shares no code with this program; and whether it is content.
fn by_python(file: &Path) -> (bool, String) {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/formats/record.py");
    let output = Program::new("python3").arg(script).arg(file).output().expect("this test needs python3; install it");
    (output.status.success(), String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned())
}

#[test]
fn another_program_checks_records_by_what_the_documents_say() {
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    for name in ["qin.json", "kaiser.json", "qin-1.json", "kaiser-1.json"] {
        let (right, said) = by_python(&records.join(name));
        assert!(right && said.contains("all was dealt as it should be"), "{name}: {said}");
    }
    let written = |name: &str, record: &Record| -> PathBuf {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::write(&file, record.write()).unwrap();
        file
    };
    let record = called_off();
    let (right, said) = by_python(&written("called-off.json", &record));
    assert!(right && said.contains("did not send the opening: [1]"), "{said}");
    let mut forged = played(qin(2), 1, 1).record().unwrap();
    for entry in &mut forged.log {
        if let Act::Open { contribution, .. } = &mut entry.act {
            *contribution = bytes(9);
        }
    }
    let (right, said) = by_python(&written("forged.json", &forged));
    assert!(!right && said.contains("seat 0 has opened something else"), "{said}");
}
