//! A record is checked to the last card.

use game::Rng;
use table::{Act, BadLog, BadRecord, Command, Contribution, FORMAT, Record, Secret, Sitter};

use crate::common::*;

fn record() -> Record {
    played(kaiser(3), 9, 2).record().unwrap()
}

/// What is found wrong after a change.
fn wrong(change: impl FnOnce(&mut Record)) -> BadRecord {
    let mut record = record();
    change(&mut record);
    record.verify().expect_err("the record was changed")
}

#[test]
fn a_record_reads_back_and_is_right() {
    let record = record();
    let text = record.write();
    let again = Record::read(&text).unwrap();
    assert_eq!(again, record);
    assert_eq!(again.write(), text);
    let verified = again.verify().unwrap();
    assert_eq!((verified.entries, verified.games, verified.contributions), (record.log.len(), 1, 3));
    assert!(verified.to_string().contains("what 3 players added"), "{verified}");
}

#[test]
fn a_record_is_a_few_kilobytes() {
    let text = record().write();
    assert!(text.len() < 32_000, "{} bytes", text.len());
}

#[test]
fn one_altered_card_is_found() {
    for n in 0..record().log.len() {
        if record().log[n].chance.is_empty() {
            continue;
        }
        let bad = wrong(|record| {
            let card = &mut record.log[n].chance[0];
            *card = if card == "red" { "green".to_owned() } else { "red".to_owned() };
        });
        let version = n as u32 + 1;
        assert!(matches!(bad, BadRecord::Log(BadLog::OtherDeal { version: at, .. }) if at == version), "{bad}");
    }
}

#[test]
fn a_card_too_many_or_too_few_is_found() {
    let last = |record: &mut Record| record.log.iter().rposition(|entry| !entry.chance.is_empty()).unwrap();
    let bad = wrong(|record| {
        let last = last(record);
        record.log[last].chance.pop();
    });
    assert!(matches!(bad, BadRecord::Log(BadLog::OtherDeal { found: None, .. })), "{bad}");
    let bad = wrong(|record| {
        let last = last(record);
        record.log[last].chance.push("red".to_owned());
    });
    assert!(matches!(bad, BadRecord::Log(BadLog::OtherDeal { dealt: None, .. })), "{bad}");
}

#[test]
fn an_altered_move_is_found() {
    let bad = wrong(|record| {
        let Act::Move { text, .. } = &mut record.log[11].act else { panic!("entry 12 is a move") };
        *text = "stop".to_owned();
    });
    assert!(bad.to_string().contains("entry 12, the move “stop”"), "{bad}");
}

#[test]
fn an_altered_secret_commitment_or_contribution_is_found() {
    assert_eq!(wrong(|record| record.secret = Secret::new([8; 32])), BadRecord::Log(BadLog::Commitment));
    let bad = wrong(|record| record.opening.commitment = Secret::new([8; 32]).commitment());
    assert_eq!(bad, BadRecord::Log(BadLog::Commitment));
    let both = wrong(|record| {
        record.secret = Secret::new([8; 32]);
        record.opening.commitment = record.secret.commitment();
    });
    assert!(both.to_string().contains("this isn’t what seat 1 committed to"), "{both}");
    for (n, seat) in (7..).zip(1..=3) {
        let bad = wrong(|record| {
            let Act::Open { contribution, .. } = &mut record.log[n].act else { panic!("entries 8 to 10 open") };
            *contribution = Contribution::new(&[77; 32]).unwrap();
        });
        let text = format!("entry {}, the contribution of seat {seat}, doesn’t fit: this isn’t what seat", n + 1);
        assert!(bad.to_string().starts_with(&text), "{bad}");
    }
}

#[test]
fn an_altered_result_is_found() {
    let bad = wrong(|record| record.result.winners = vec![0, 1, 2]);
    assert!(matches!(bad, BadRecord::Result { .. }), "{bad}");
    let bad = wrong(|record| record.result.games[0].points[1] += 1);
    assert!(matches!(bad, BadRecord::Result { .. }), "{bad}");
}

#[test]
fn altered_people_are_found() {
    let bad = wrong(|record| {
        let Act::Sit { sitter: Sitter::Person(player), .. } = &mut record.log[0].act else { panic!("a person sits") };
        player.name = "Somebody else".to_owned();
    });
    assert_eq!(bad, BadRecord::Players);
}

#[test]
fn a_record_that_stops_early_is_found() {
    assert_eq!(wrong(|record| drop(record.log.pop())), BadRecord::Unfinished);
    let bad = wrong(|record| drop(record.log.remove(7)));
    assert_eq!(bad, BadRecord::Log(BadLog::Version { found: 9, expected: 8 }));
}

#[test]
fn other_files_are_refused_with_a_reason() {
    let fault = |text: &str| Record::read(text).unwrap_err().to_string();
    assert!(fault("").starts_with("this isn’t a valid game record: "));
    assert!(fault("{}").contains("mandate_record"));
    let newer = record().write().replacen("\"mandate_record\": 2", &format!("\"mandate_record\": {}", FORMAT + 1), 1);
    assert!(fault(&newer).contains("use a newer version"));
}

#[test]
fn a_match_that_goes_on_has_no_record() {
    let mut table = begun(qin(2), 1, &[]);
    assert!(table.record().is_err());
    play(&mut table, &mut Rng::new(1), 5, 3_000);
    assert!(table.record().is_err());
}

#[test]
fn a_record_can_be_read_by_people() {
    let mut table = begun(qin(3), 1, &[1]);
    let mut rng = Rng::new(1);
    play(&mut table, &mut rng, 5, 3_000);
    give(&mut table, &who(2), Command::Leave { seat: seat(2) }, 3_000).unwrap();
    play(&mut table, &mut rng, usize::MAX, 3_000);
    let text = table.record().unwrap().show().unwrap();
    for part in
        ["qin on bird for 3 players", "  Black: random", "  Green: Player 2, then level:3", "Green leaves", "[Q3.1]"]
    {
        assert!(text.contains(part), "{part} is missing in\n{text}");
    }
    assert!(text.trim_end().ends_with("wins.") || text.trim_end().ends_with("the victory."), "{text}");
}

#[test]
fn a_board_of_ones_own_is_in_the_record() {
    let rows = qin::Board::bird().rows().join("\n");
    let board = qin::BoardChoice::Own { name: "my garden".to_owned(), text: rows };
    let options = table::Options::new(table::Choice::Qin(qin::Options { board, players: 2 }));
    let table = played(options, 1, 1);
    let record = Record::read(&table.record().unwrap().write()).unwrap();
    record.verify().unwrap();
    assert!(record.show().unwrap().starts_with("qin on my garden"));
}

#[test]
fn the_first_seat_is_part_of_what_is_checked() {
    let bad = wrong(|record| {
        let Act::Begin { first } = &mut record.log[10].act else { panic!("entry 11 begins the match") };
        *first = first.next(3);
    });
    assert_eq!(bad, BadRecord::Log(BadLog::Otherwise { version: 11 }));
}
