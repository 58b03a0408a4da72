//! What a record shows of the dealing: who has committed to what, who has opened it, and which rounds came to
//! nothing.

use table::{Command, Contribution, Missing, Record, Secret, Sitter, Who};

use crate::common::*;

#[test]
fn a_server_that_exchanges_its_secret_is_found_out() {
    let record = played(qin(2), 1, 1).record().unwrap();
    let mut other = record.clone();
    other.secret = Secret::new([2; 32]);
    assert_eq!(other.verify().unwrap_err().to_string(), "the secret is not the one that the dealer has committed to");
    // With the commitment exchanged too, nobody's commitment fits any more.
    other.opening.commitment = other.secret.commitment();
    let text = other.verify().unwrap_err().to_string();
    assert!(text.contains("the contribution of seat 1, does not fit: this is not what seat 1 committed to"), "{text}");
}

#[test]
fn a_record_without_its_round_is_found_out() {
    let record = played(qin(2), 1, 1).record().unwrap();
    let mut other = record.clone();
    other.log.drain(2..7);
    (1..).zip(&mut other.log).for_each(|(version, entry)| entry.version = version);
    assert_eq!(other.verify().unwrap_err().to_string(), "entry 3 says something else than what follows from the table");
    let mut other = record;
    other.opening.protocol = 1;
    assert!(other.verify().is_err());
}

#[test]
fn a_record_says_which_deals_were_called_off() {
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
    let record = Record::read(&table.record().unwrap().write()).unwrap();
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
