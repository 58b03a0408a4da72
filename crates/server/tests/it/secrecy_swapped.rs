//! No byte that a room sends depends on what is hidden from its receiver.
//!
//! Hundreds of matches are stopped at some moment. Rooms are asked for everything that each seat and the public
//! can ask for. Then hidden tiles and cards are exchanged for others, as far as the rules allow it with the same
//! history, and what the rules show the viewer of *that* world must be what the room has sent of the real one.

use game::{Rng, Seat, Viewer};
use qin::BoardChoice;
use serde_json::{Value, json};
use server::clock::Timestamp;
use server::id::{AccountId, TableId};
use server::live::{Out, RoomMessage, StoredOpening, Watcher};
use server::secret::Secret;
use server::store::{FinishedMatch, NewTable, Visibility};
use table::{Choice, Command, Contribution, Options, Player, Sitter, Table, Who};

use crate::secrecy_worlds::elsewhere;
use crate::site::Site;
use crate::world::{NOW, World};

/// The number of matches per game and number of players.
const MATCHES: u64 = 50;

/// The number of other worlds per viewer.
const WORLDS: usize = 4;

fn all() -> Vec<Choice> {
    let qin = |players| Choice::Qin(qin::Options { board: BoardChoice::Named("bird".to_owned()), players });
    let kaiser = |players| {
        let map = if players > 4 { "4-5" } else { "3-4" }.to_owned();
        Choice::Kaiser(kaiser::Options { map, players, fortifications: true })
    };
    (2..=4).map(qin).chain((3..=5).map(kaiser)).collect()
}

pub(crate) fn bytes<const N: usize>(rng: &mut Rng) -> [u8; N] {
    std::array::from_fn(|_| rng.below(256) as u8)
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A match at some moment, and its secrets.
pub(crate) struct Moment {
    pub(crate) table: Table,
    pub(crate) secret: [u8; 32],
    pub(crate) canaries: Vec<String>,
}

/// Plays random moves, undoing some, and stops before the end.
fn moment(choice: Choice, accounts: &[AccountId], seed: u64) -> Moment {
    let mut rng = Rng::new(seed);
    let secret = bytes::<32>(&mut rng);
    let mut table = Table::new(Options::new(choice), table::Secret::new(secret), NOW.0 as u64).unwrap();
    let mut canaries = vec![hex(&secret)];
    let give = |table: &mut Table, who: &Who, command| {
        let proposal = table.propose(who, table.version(), command, NOW.0 as u64).unwrap();
        table.commit(proposal);
    };
    let person = |seat: Seat| Who::Player(accounts[seat.index()].to_string());
    for seat in Seat::all(table.players()) {
        let id = accounts[seat.index()].to_string();
        canaries.push(id.clone());
        let sitter = Sitter::Person(Player { name: "player".to_owned(), id });
        give(&mut table, &person(seat), Command::Sit { seat, sitter, contribution: Contribution::NONE });
    }
    table.begin_here(NOW.0 as u64).unwrap();
    canaries.extend(table.log().iter().filter_map(|entry| match &entry.act {
        table::Act::Open { contribution, .. } => Some(String::from(contribution.clone())),
        _ => None,
    }));
    assert!(canaries.len() > 2 * table.players(), "everybody contributes");
    let stop = table.version() + rng.below(70);
    while table.version() < stop {
        let Some(seat) = table.decides() else { break };
        let look = table.look(Viewer::Seat(seat));
        let text = look.legal[rng.below(look.legal.len() as u32) as usize].clone();
        let command =
            if look.undo.free && rng.below(4) == 0 { Command::Undo { seat } } else { Command::Move { seat, text } };
        let proposal = table.propose(&person(seat), table.version(), command, NOW.0 as u64).unwrap();
        table.commit(proposal);
    }
    if table.outcome().is_some() {
        // A finished match shows everything, so go back to before the last move.
        let log = &table.log()[..table.log().len() - 1];
        table = Table::replay(table.opening().clone(), table::Secret::new(secret), log.to_vec()).unwrap();
    }
    Moment { table, secret, canaries }
}

pub(crate) async fn stored(site: &Site, moment: &Moment, host: &AccountId) -> TableId {
    let table = &moment.table;
    let entry = |entry: &table::Entry| (Timestamp(entry.at as i64), serde_json::to_string(entry).unwrap());
    let new = NewTable {
        game: "any".to_owned(),
        players: table.players() as u8,
        options: serde_json::to_string(&StoredOpening::new(table.opening().clone())).unwrap(),
        secret: Secret(moment.secret.to_vec()),
        visibility: Visibility::Public,
        chat: true,
        host: Some(host.clone()),
        seats: Vec::new(),
    };
    let log = table.log().iter().map(entry).collect();
    let log = FinishedMatch { table: new, entries: log, results: Vec::new() };
    site.state.store.store_finished(&log, NOW).await.unwrap()
}

/// Everything a room sends to a viewer: the page, the replay, a connection and a reconnection.
pub(crate) struct Heard {
    pub(crate) page: String,
    pub(crate) entries: String,
    pub(crate) first: String,
    pub(crate) again: String,
}

pub(crate) async fn ask(site: &Site, id: &TableId, account: Option<&AccountId>, seen: u32) -> Heard {
    let watch = async |seen| {
        let (watcher, mut queue, _) = Watcher::new(account.cloned());
        let leaves = watcher.id();
        site.state.hub.send(id, RoomMessage::Watch(watcher, seen)).unwrap();
        loop {
            match queue.recv().await {
                Some(Out::Text(text)) if text.contains(r#""type":"update""#) => {
                    site.state.hub.send(id, RoomMessage::Leave(leaves)).unwrap();
                    return text.to_string();
                }
                Some(Out::Text(_)) => {}
                end => panic!("{end:?}"),
            }
        }
    };
    let hub = &site.state.hub;
    assert!(hub.ask(id, RoomMessage::Record).await.is_err(), "a match that goes on has no record");
    Heard {
        page: hub.ask(id, |answer| RoomMessage::Snapshot(account.cloned(), answer)).await.unwrap(),
        entries: hub.ask(id, |answer| RoomMessage::Entries(account.cloned(), 0, answer)).await.unwrap(),
        first: watch(None).await,
        again: watch(Some(seen)).await,
    }
}

pub(crate) fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

/// All messages there are; add new ones here after checking that they hide nothing.
pub(crate) const OF_A_LOOK: [&str; 19] = [
    "commitment",
    "dealing",
    "flag",
    "game",
    "legal",
    "options",
    "outcome",
    "progress",
    "protocol",
    "results",
    "revealed",
    "rules",
    "seats",
    "since",
    "turn",
    "undo",
    "version",
    "view",
    "you",
];
pub(crate) const OF_AN_ENTRY: [&str; 12] = [
    "act",
    "at",
    "chance",
    "commitment",
    "events",
    "first",
    "move",
    "number",
    "seat",
    "sitter",
    "took_back",
    "version",
];

pub(crate) fn only(value: &Value, known: &[&str]) {
    for name in value.as_object().unwrap().keys() {
        assert!(known.contains(&name.as_str()), "{name} is new");
    }
}

/// Compares what a room sent with another world, and returns the number of bytes.
fn check(heard: &Heard, moment: &Moment, viewer: Viewer) -> (usize, usize) {
    let everything = [&heard.page, &heard.entries, &heard.first, &heard.again];
    for canary in &moment.canaries {
        assert!(everything.iter().all(|text| !text.contains(canary)), "{viewer:?} is sent what nobody is told");
    }
    let (look, entries) = (read(&heard.page)["look"].take(), read(&heard.entries));
    only(&look, &OF_A_LOOK);
    assert!(look["revealed"].is_null());
    let first = read(&heard.first);
    assert_eq!((&first["look"], &first["entries"]), (&look, &entries), "live it is the same");
    let again = read(&heard.again);
    let missed = again["entries"].as_array().unwrap();
    assert_eq!(again["look"], look);
    let entries = entries.as_array().unwrap();
    assert!(entries.ends_with(missed), "whoever comes back gets the rest");
    let worlds = elsewhere(&moment.table, viewer, WORLDS);
    for world in &worlds {
        assert_eq!(world.view, look["view"], "{viewer:?} sees what is hidden");
        assert_eq!(world.legal, look["legal"], "{viewer:?} may do what depends on what is hidden");
        assert_eq!(world.entries.len(), entries.len());
        for ((chance, events), entry) in world.entries.iter().zip(entries) {
            only(entry, &OF_AN_ENTRY);
            let or_none = |value: &Value| if value.is_null() { json!([]) } else { value.clone() };
            assert_eq!(*chance, or_none(&entry["chance"]), "{viewer:?} is dealt what is hidden: {entry}");
            assert_eq!(*events, or_none(&entry["events"]), "{viewer:?} is told what is hidden: {entry}");
        }
    }
    (everything.iter().map(|text| text.len()).sum(), worlds.len())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_do_not_depend_on_hidden_information() {
    let world = World::sqlite().await;
    let mut accounts = Vec::new();
    for name in ["Anna", "Bert", "Cleo", "Dora", "Emil"] {
        accounts.push(world.account(name).await);
    }
    let site = Site::over(world.store.clone()).await;
    for (kind, choice) in all().into_iter().enumerate() {
        let (mut viewers, mut bytes, mut worlds) = (0, 0, 0);
        for n in 0..MATCHES {
            let moment = moment(choice.clone(), &accounts, 1_000 * kind as u64 + n);
            let id = stored(&site, &moment, &accounts[0]).await;
            for viewer in Viewer::all(choice.players()) {
                let seat = Seat::all(choice.players()).find(|&seat| viewer.is(seat));
                let account = seat.map(|seat| &accounts[seat.index()]);
                let heard = ask(&site, &id, account, (n % 7) as u32).await;
                let (sent, other) = check(&heard, &moment, viewer);
                (viewers, bytes, worlds) = (viewers + 1, bytes + sent, worlds + other);
            }
        }
        println!("{choice:?}: {MATCHES} matches, {viewers} viewers, {bytes} bytes, {worlds} other worlds");
        assert!(worlds > viewers, "there was something to hide");
    }
}
