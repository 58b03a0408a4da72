//! Nobody is sent what is not theirs: not a byte depends on it.

use std::collections::BTreeMap;

use game::Viewer;
use table::{Act, Command, Contribution, Entry, First, Options, Table};

use crate::common::*;

/// A table that differs from others of this kind only in what the last seat's client has added.
fn dealt(options: &Options, n: u32) -> Table {
    let options = Options { first: First::Seat(0), ..options.clone() };
    let mut table = gathered(options, 1, &[]);
    let last = table.players() - 1;
    let added = |index| {
        let mut bytes = [index as u8; 32];
        if index == last {
            bytes[..4].copy_from_slice(&n.to_be_bytes());
        }
        Contribution::new(&bytes).unwrap()
    };
    deal_with(&mut table, added, 1_000);
    table
}

/// Which of the things that chance brought the viewer may see, told from the rules alone: tiles and
/// cards go round the table at first, and from then on to whoever draws them; the rest is open.
fn may_see(table: &Table, entry: &Entry, viewer: Viewer) -> Vec<bool> {
    let players = table.players();
    let is_qin = matches!(table.options().choice, table::Choice::Qin(_));
    (0..entry.chance.len())
        .map(|n| match &entry.act {
            Act::Begin { first } if n < 3 * players => viewer.is(seat((first.index() + n) % players)),
            Act::Move { seat, text } if is_qin || (text == "take pile" && n == 0) => viewer.is(*seat),
            _ => true,
        })
        .collect()
}

/// What the viewer may see of the last entry.
fn visible(table: &Table, viewer: Viewer) -> Vec<Option<String>> {
    let entry = table.log().last().unwrap();
    let seen = may_see(table, entry, viewer);
    seen.iter().zip(&entry.chance).map(|(&seen, text)| seen.then(|| text.clone())).collect()
}

/// Keeps the tables that look alike to the viewer, of the most frequent kind.
fn alike(tables: Vec<Table>, viewer: Viewer) -> Vec<Table> {
    let mut kinds: BTreeMap<_, Vec<Table>> = BTreeMap::new();
    for table in tables {
        kinds.entry(visible(&table, viewer)).or_default().push(table);
    }
    kinds.into_values().max_by_key(Vec::len).unwrap()
}

/// What the viewer is sent, without the commitment of the last seat's client: it is a hash of what it added.
fn sent_besides(table: &Table, viewer: Viewer) -> String {
    let last = seat(table.players() - 1);
    let hash = table.log().iter().find_map(|entry| match &entry.act {
        Act::Commit { seat, commitment } if *seat == last => Some(commitment.to_string()),
        _ => None,
    });
    sent(table, viewer).replace(&hash.unwrap(), "…")
}

/// Many tables that only differ in what the viewer cannot see are played alike, for as long as
/// there are several. All bytes must be the same. How many moves that were.
fn check(options: &Options, viewer: Viewer, tables: u32) -> usize {
    let mut tables = alike((0..tables).map(|n| dealt(options, n)).collect(), viewer);
    let mut moves = 0;
    while tables.len() > 1 {
        let bytes = sent_besides(&tables[0], viewer);
        assert!(tables.iter().any(|table| table.log() != tables[0].log()), "there is nothing to hide");
        for table in &tables {
            assert_eq!(sent_besides(table, viewer), bytes, "{viewer:?} is sent what is hidden after {moves} moves");
        }
        let Some(mover) = tables[0].decides() else { break };
        // A move that is possible at as many of them as can be.
        let mut legal: BTreeMap<String, usize> = BTreeMap::new();
        for text in tables.iter().flat_map(|table| table.look(Viewer::Seat(mover)).legal) {
            *legal.entry(text).or_default() += 1;
        }
        let text = legal.into_iter().max_by_key(|&(_, count)| count).unwrap().0;
        tables.retain_mut(|table| {
            let command = Command::Move { seat: mover, text: text.clone() };
            give(table, &who(mover.index()), command, 2_000).is_ok()
        });
        tables = alike(tables, viewer);
        moves += 1;
    }
    moves
}

#[test]
fn qin_sends_nobody_what_is_hidden() {
    assert!(check(&qin(2), Viewer::Public, 400) > 8);
    assert!(check(&qin(2), Viewer::Seat(seat(0)), 1500) > 3);
    assert!(check(&qin(3), Viewer::Seat(seat(1)), 1500) > 3);
}

#[test]
fn kaiser_sends_nobody_what_is_hidden() {
    assert!(check(&kaiser(3), Viewer::Public, 1500) > 2);
    assert!(check(&kaiser(3), Viewer::Seat(seat(2)), 3000) > 1);
}

#[test]
fn everybody_is_shown_just_what_the_rules_show_them() {
    for options in all() {
        let table = played(options, 6, 6);
        for viewer in Viewer::all(table.players()) {
            for (entry, shown) in table.log().iter().zip(table.since(viewer, 0)) {
                let is_shown: Vec<_> = shown.chance.iter().map(Option::is_some).collect();
                assert_eq!(is_shown, may_see(&table, entry, viewer), "{viewer:?} in entry {}", entry.version);
                let private = |kind: &str| {
                    let kinds = ["dealt", "saw"];
                    kinds.contains(&kind) || (kind == "took" && matches!(table.options().choice, table::Choice::Qin(_)))
                };
                for event in shown.events.iter().filter(|event| private(&event.kind)) {
                    let owner = event.data["seat"].as_u64().unwrap() as usize;
                    assert!(viewer.is(seat(owner)), "{viewer:?} is told: {}", event.text);
                }
            }
        }
    }
}

#[test]
fn the_secret_and_what_clients_added_are_shown_only_at_the_end() {
    let (secret, canaries) = ("07".repeat(32), ["64".repeat(32), "65".repeat(32), "66".repeat(32)]);
    for options in [Options { games: 2, ..qin(3) }, kaiser(3)] {
        let mut table = gathered(options, 7, &[]);
        let leaks = |table: &Table| {
            let bytes: String = Viewer::all(3).map(|viewer| sent(table, viewer)).collect();
            (bytes.contains(&secret), canaries.iter().filter(|canary| bytes.contains(*canary)).count())
        };
        assert_eq!(leaks(&table), (false, 0));
        give(&mut table, &who(0), Command::Begin, 2_000).unwrap();
        for index in 0..3 {
            commit(&mut table, index, &added(index), 2_000).unwrap();
            assert_eq!(leaks(&table), (false, 0));
        }
        for index in 0..3 {
            open_up(&mut table, index, &added(index), 2_000).unwrap();
            assert_eq!(leaks(&table), (false, 0));
        }
        give(&mut table, &who(0), Command::Begin, 2_000).unwrap();
        let mut rng = game::Rng::new(3);
        loop {
            assert_eq!(leaks(&table), (false, 0));
            if play(&mut table, &mut rng, 7, 3_000) < 7 && table.outcome().is_none() {
                assert_eq!(leaks(&table), (false, 0));
                give(&mut table, &who(0), Command::Next, 3_000).unwrap();
            }
            if table.outcome().is_some() {
                break;
            }
        }
        assert_eq!(leaks(&table), (true, 3));
        let look = table.look(Viewer::Public);
        assert_eq!(look.revealed.unwrap().secret.commitment(), look.commitment);
    }
}

#[test]
fn live_updates_are_the_replay_in_pieces() {
    let table = played(kaiser(4), 2, 2);
    for viewer in Viewer::all(4) {
        let whole = table.since(viewer, 0);
        let pieces: Vec<_> =
            (0..table.version()).flat_map(|seen| table.since(viewer, seen).into_iter().take(1)).collect();
        assert_eq!(whole, pieces);
        let pages: Vec<_> =
            (0..table.version()).step_by(7).flat_map(|seen| table.page_since(viewer, seen, 7)).collect();
        assert_eq!(whole, pages);
        assert_eq!(table.since(viewer, table.version()), []);
        assert_eq!(table.since(viewer, u32::MAX), []);
        let text = serde_json::to_string(&whole).unwrap();
        assert_eq!(serde_json::from_str::<Vec<table::Shown>>(&text).unwrap(), whole);
    }
}
