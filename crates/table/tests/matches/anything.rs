//! Whatever comes from outside, a table stays sound.

use game::{Rng, Viewer};
use proptest::prelude::*;
use table::{AtZero, Command, Options, Record, Secret, Table, Timing, Who};

use crate::common::*;
use crate::hostile;

/// What somebody tries: what, for which seat, as whom, after how long.
type Try = (u8, usize, usize, u64);

fn command(table: &Table, what: u8, index: usize) -> Command {
    let seat = seat(index);
    let text = |table: &Table| {
        let legal = table.decides().map(|turn| table.look(Viewer::Seat(turn)).legal).unwrap_or_default();
        legal.get(usize::from(what) % legal.len().max(1)).cloned().unwrap_or_else(|| "pass".to_owned())
    };
    match what % 16 {
        0 => Command::Undo { seat },
        1 => Command::AskUndo { seat },
        2 => Command::AnswerUndo { seat, agree: true },
        3 => Command::AnswerUndo { seat, agree: what > 128 },
        4 => Command::Leave { seat },
        5 => Command::Claim { seat },
        6 => Command::TimeOut,
        7 if what > 200 => Command::Resign { seat },
        8 => Command::Next,
        9 => Command::Begin,
        10 => Command::Rise { seat },
        _ => Command::Move { seat: table.decides().unwrap_or(seat), text: text(table) },
    }
}

fn options() -> impl Strategy<Value = Options> {
    let timing = prop_oneof![
        Just(Timing::Unlimited),
        Just(Timing::Days(1)),
        (1u64..20_000, 0u64..500).prop_map(|(base, increment)| Timing::Live { base, increment }),
    ];
    (0..6usize, timing, any::<bool>(), 1..3u32).prop_map(|(which, timing, forfeit, games)| {
        let options = all()[which].clone();
        let games = if which < 3 { games } else { 1 };
        let at_zero = if forfeit { AtZero::Forfeit } else { AtZero::Bot };
        Options { timing, at_zero, games, ..options }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(48) })]

    #[test]
    fn whatever_is_tried_the_log_replays(
        options in options(),
        bot in 0..4usize,
        tries in prop::collection::vec((any::<u8>(), 0..5usize, 0..6usize, 0..400u64), 0..150),
    ) {
        let mut table = begun(options, 1, &[bot]);
        let mut now = 2_000;
        for (what, index, as_whom, passes) in tries as Vec<Try> {
            now += passes;
            let command = command(&table, what, index);
            let turn = table.decides().filter(|_| matches!(command, Command::Move { .. }));
            let sender = match turn {
                Some(turn) => actor(&table, turn),
                None if as_whom == 5 => Who::Server,
                None => who(as_whom),
            };
            let before = table.version();
            match give(&mut table, &sender, command, now) {
                Ok(()) => prop_assert_eq!(table.version(), before + 1),
                Err(_) => prop_assert_eq!(table.version(), before),
            }
        }
        let (opening, log) = (table.opening().clone(), table.log().to_vec());
        let again = Table::replay(opening, Secret::new([1; 32]), log).unwrap();
        for viewer in Viewer::all(table.players()) {
            prop_assert_eq!(sent(&again, viewer), sent(&table, viewer));
        }
        if table.outcome().is_some() {
            prop_assert!(table.record().unwrap().verify().is_ok());
        }
    }
}

#[test]
fn no_file_makes_the_check_panic_and_none_with_another_deal_passes() {
    for golden in [include_str!("../records/qin.json"), include_str!("../records/qin-1.json")] {
        no_change_passes(golden);
    }
}

fn no_change_passes(golden: &str) {
    let right = Record::read(golden).unwrap();
    let mut rng = Rng::new(9);
    let (mut read, mut refused) = (0, 0);
    for _ in 0..3_000 {
        let mut bytes = golden.as_bytes().to_vec();
        let at = rng.below(bytes.len() as u32) as usize;
        let from = rng.below(bytes.len() as u32) as usize;
        bytes[at] = bytes[from];
        let Ok(record) = Record::read(&String::from_utf8_lossy(&bytes)) else { continue };
        read += 1;
        match record.verify() {
            Err(bad) => {
                refused += 1;
                assert!(!bad.to_string().is_empty());
            }
            // Another time or another legal move with the same result may pass, another tile never.
            Ok(_) => {
                let dealt = |record: &Record| record.log.iter().map(|entry| entry.chance.clone()).collect::<Vec<_>>();
                assert_eq!(dealt(&record), dealt(&right), "changed at byte {at}");
                assert_eq!((&record.secret, record.opening.commitment), (&right.secret, right.opening.commitment));
            }
        }
    }
    assert!(read > 300 && refused > 100, "{read} could be read, and {refused} were refused");
}

/// Commands as somebody would send them: every kind at every stage, with clocks and without.
fn commands() -> Vec<Vec<u8>> {
    let (mut examples, mut rng) = (Vec::new(), Rng::new(1));
    for (which, record) in hostile::RECORDS.iter().enumerate() {
        let log = Record::read(record).unwrap().log;
        for timing in ["", " live", " days"] {
            for entries in [0, 2, 5, 30, log.len() - 2] {
                let mut text = format!("{which} {entries}{timing}\n");
                for entry in log.iter().skip(entries).take(12) {
                    let act = serde_json::to_value(&entry.act).unwrap();
                    let who = act["seat"].as_u64().filter(|_| rng.below(8) > 0).unwrap_or(0);
                    text += &format!("{who} 10 {}\n", act.to_string().replace("\"act\"", "\"do\""));
                }
                for what in ["undo", "ask_undo", "leave", "claim", "resign", "rise", "time_out", "next"] {
                    text += &format!("{} 900 {{\"do\":\"{what}\",\"seat\":{}}}\n", rng.below(4), rng.below(4));
                }
                text += "1 1 {\"do\":\"answer_undo\",\"seat\":1,\"agree\":true}\nserver 90000 {\"do\":\"time_out\"}\n";
                examples.push(text.into_bytes());
            }
        }
    }
    examples
}

/// Parts of logs as they are stored.
fn logs() -> Vec<Vec<u8>> {
    let logs = hostile::RECORDS.iter().enumerate().flat_map(|(which, record)| {
        let log = Record::read(record).unwrap().log;
        [0, 3, 20, log.len() - 3].map(|entries| {
            let lines = log.iter().skip(entries).take(25).map(|entry| serde_json::to_string(entry).unwrap() + "\n");
            format!("{which} {entries}\n{}", lines.collect::<String>()).into_bytes()
        })
    });
    logs.collect()
}

#[test]
fn no_text_that_is_given_as_a_record_makes_the_check_panic() {
    let examples = hostile::RECORDS.map(|record| record.as_bytes().to_vec());
    testing::conformance::fuzz::seeded(&examples, 600, 1, |input| hostile::record(&String::from_utf8_lossy(input)));
}

#[test]
fn no_text_that_is_given_as_commands_makes_a_table_panic() {
    testing::conformance::fuzz::seeded(&commands(), 600, 2, |input| hostile::commands(&String::from_utf8_lossy(input)));
}

#[test]
fn no_text_that_is_found_in_a_log_makes_a_table_panic() {
    testing::conformance::fuzz::seeded(&logs(), 600, 3, |input| hostile::log(&String::from_utf8_lossy(input)));
}
