//! Whatever text comes from outside, a table stays sound. The fuzz targets `record`, `commands` and `log` run the same
//! functions.

use game::Viewer;
use table::{Act, Command, Entry, Player, Record, Sitter, Table, Timing, Who};

/// Files of finished matches of both games, dealt as today and as before.
pub(crate) const RECORDS: [&str; 4] = [
    include_str!("../records/qin.json"),
    include_str!("../records/kaiser.json"),
    include_str!("../records/qin-1.json"),
    include_str!("../records/kaiser-1.json"),
];

/// Any text may be given as a record. One that reads as a record is written and read back, and is
/// either right or refused with a reason.
pub(crate) fn record(text: &str) {
    let record = match Record::read(text) {
        Ok(record) => record,
        Err(bad) => return assert!(!bad.to_string().is_empty()),
    };
    assert_eq!(Record::read(&record.write()).as_ref(), Ok(&record), "{text}");
    match record.verify() {
        Ok(verified) => {
            assert!(!verified.to_string().is_empty() && record.show().is_ok(), "{text}");
            sound(&record.replay().expect("it was right before"), &record);
        }
        Err(bad) => assert!(!bad.to_string().is_empty(), "{text}"),
    }
}

/// Any text may be given as commands, one a line: who sends it (`0` to `9` for somebody's number, anything else for the
/// server), after how many milliseconds, and JSON. The first line says where in which match. A command
/// is either refused with a reason, or is an entry that can be applied.
pub(crate) fn commands(text: &str) {
    let mut lines = text.lines();
    let (mut table, record) = in_a_match(lines.next().unwrap_or_default());
    let mut now = last_at(&table);
    for line in lines.take(100) {
        let mut words = line.splitn(3, ' ');
        let (who, later, json) = (words.next(), words.next(), words.next().unwrap_or_default());
        let Ok(command) = serde_json::from_str::<Command>(json) else { continue };
        let written = serde_json::to_string(&command).expect("a command can be written");
        assert_eq!(serde_json::from_str::<Command>(&written).ok().as_ref(), Some(&command), "{line}");
        now = now.saturating_add(later.and_then(|later| later.parse().ok()).unwrap_or(0));
        let number = who.filter(|who| who.len() == 1 && who.bytes().all(|byte| byte.is_ascii_digit()));
        let who = number.map_or(Who::Server, |number| Who::Player(id(number)));
        let version = table.version();
        match table.propose(&who, version, command, now) {
            // As another server applies it, which checks it again.
            Ok(proposal) => table.apply(proposal.into_entry()).unwrap_or_else(|bad| panic!("{line}: {bad}")),
            Err(reject) => assert!(!reject.to_string().is_empty() && table.version() == version, "{line}"),
        }
    }
    sound(&table, &record);
}

/// Any text may be found in a log, one entry a line. The first line says where in which match. An entry is either
/// applied, or refused with a reason and nothing is changed.
pub(crate) fn log(text: &str) {
    let mut lines = text.lines();
    let (mut table, record) = in_a_match(lines.next().unwrap_or_default());
    for line in lines.take(100) {
        let Ok(mut entry) = serde_json::from_str::<Entry>(line) else { continue };
        // A log with another version in it is refused at once, which is soon known.
        entry.version = table.version() + 1;
        let version = table.version();
        match table.apply(entry) {
            Ok(()) => assert_eq!(table.version(), version + 1, "{line}"),
            Err(bad) => assert!(!bad.to_string().is_empty() && table.version() == version, "{line}"),
        }
    }
    sound(&table, &record);
}

/// A match of a record after some of its entries, as in `1 40 live`: which record, how many entries, and with clocks.
fn in_a_match(line: &str) -> (Table, Record) {
    let mut words = line.split(' ');
    let mut number = || words.next().and_then(|word| word.parse::<usize>().ok()).unwrap_or_default();
    let (which, entries) = (number() % RECORDS.len(), number());
    let mut record = Record::read(RECORDS[which]).expect("it is a record");
    record.opening.options.timing = match words.next() {
        Some("live") => Timing::Live { base: 20_000, increment: 500 },
        Some("days") => Timing::Days(1),
        _ => Timing::Unlimited,
    };
    record.log.truncate(entries);
    for entry in &mut record.log {
        // A record has no ids, which are what people are known by.
        if let Act::Sit { seat, sitter: Sitter::Person(player), .. } = &mut entry.act {
            *player = Player { name: player.name.clone(), id: id(&seat.index().to_string()) };
        }
    }
    (record.replay().expect("a part of a log is a log"), record)
}

fn id(number: &str) -> String {
    format!("id-{number}")
}

fn last_at(table: &Table) -> u64 {
    table.log().last().map_or(0, |entry| entry.at)
}

/// The log leads to the same table again, and everybody can be shown it.
fn sound(table: &Table, record: &Record) {
    let again = Table::replay(table.opening().clone(), record.secret.clone(), table.log().to_vec());
    let again = again.unwrap_or_else(|bad| panic!("{bad}"));
    for viewer in Viewer::all(table.players()) {
        let look = |table: &Table| serde_json::to_string(&table.look(viewer)).expect("a table can be shown");
        assert_eq!(look(&again), look(table));
        assert_eq!(table.since(viewer, 0).len(), table.log().len());
    }
    if table.outcome().is_some() {
        let record = table.record().expect("the match is over");
        assert!(record.verify().is_ok());
    }
}
