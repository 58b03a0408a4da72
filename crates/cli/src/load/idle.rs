//! A database full of tables, half of them in the middle of a match.

use ::server::clock::{Clock, Timestamp};
use ::server::live::{StoredOpening, results};
use ::server::name::Name;
use ::server::secret;
use ::server::store::{Append, NewTable, Occupant, Status, Store, StoreError, Update, Visibility};
use futures_util::future::try_join_all;
use futures_util::stream::{self, StreamExt as _, TryStreamExt as _};
use game::{Rng, Seat, Viewer};
use serde_json::json;
use table::{Command, Contribution, Options, Player, Secret, Sitter, Table, Who};

use super::LoadError;
use crate::progress;

/// The number of different matches; the tables hold copies of them.
const MATCHES: u32 = 40;

/// The number of tables stored concurrently.
const AT_ONCE: usize = 64;

/// A match and its players.
struct Played {
    table: Table,
    seats: Vec<Occupant>,
    secret: [u8; 32],
}

/// Stores this many tables and returns the total number of entries.
pub(super) async fn fill(store: &Store, tables: u32) -> Result<u64, LoadError> {
    let now = Clock::default().now();
    let mut matches = Vec::new();
    for number in 0..MATCHES.min(tables) {
        matches.push(play(store, number, now).await?);
    }
    let bar = progress(u64::from(tables), "tables");
    let numbers = stream::iter(0..tables).map(|number| {
        let (played, bar) = (&matches[number as usize % matches.len()], &bar);
        async move {
            let stored = put(store, played, now).await;
            bar.inc(1);
            stored
        }
    });
    let entries = numbers.buffer_unordered(AT_ONCE).try_fold(0, async |sum, count| Ok(sum + count)).await?;
    bar.finish_and_clear();
    Ok(entries)
}

/// Plays random moves: an even match to its end, an odd one not quite so far.
async fn play(store: &Store, number: u32, now: Timestamp) -> Result<Played, LoadError> {
    let at = u64::try_from(now.0).unwrap_or(0);
    let mut rng = Rng::new(u64::from(number));
    let secret: [u8; 32] = std::array::from_fn(|_| rng.below(256) as u8);
    let options = json!({ "game": "qin", "board": "bird", "players": 2, "timing": { "days": 7 } });
    let options: Options = serde_json::from_value(options).map_err(wrong)?;
    let mut table = Table::new(options, Secret::new(secret), at).map_err(wrong)?;
    let (mut seats, mut people) = (Vec::new(), Vec::new());
    for (seat, name) in Seat::all(2).zip(["Anna", "Bert"]) {
        let account = store.create_guest(&Name::new(name).map_err(wrong)?, now).await?;
        let player = Player { name: "player".to_owned(), id: account.id.to_string() };
        let who = Who::Player(player.id.clone());
        let contribution = Contribution::NONE;
        act(&mut table, &who, Command::Sit { seat, sitter: Sitter::Guest(player), contribution }, at)?;
        people.push(who);
        seats.push(Occupant::Person(account.id));
    }
    table.begin_here(at).map_err(|reject| wrong(reject.rejection().message))?;
    let most = if number.is_multiple_of(2) { u32::MAX } else { 10 + rng.below(40) };
    while let Some(seat) = table.decides().filter(|_| table.version() < most) {
        let legal = table.look(Viewer::Seat(seat)).legal;
        let text = legal[rng.below(legal.len() as u32) as usize].clone();
        act(&mut table, &people[seat.index()], Command::Move { seat, text }, at)?;
    }
    Ok(Played { table, seats, secret })
}

fn act(table: &mut Table, who: &Who, command: Command, at: u64) -> Result<(), LoadError> {
    let proposal =
        table.propose(who, table.version(), command, at).map_err(|reject| wrong(reject.rejection().message))?;
    table.commit(proposal);
    Ok(())
}

/// Stores a copy of a match as a table of its own.
async fn put(store: &Store, played: &Played, now: Timestamp) -> Result<u64, StoreError> {
    let kept = StoredOpening::new(played.table.opening().clone());
    let new = NewTable {
        game: "qin".to_owned(),
        players: 2,
        options: serde_json::to_string(&kept).unwrap_or_default(),
        secret: secret::Secret(played.secret.to_vec()),
        visibility: Visibility::Public,
        chat: true,
        host: None,
        seats: played.seats.clone(),
    };
    let id = store.create_table(&new, now).await?;
    let over = played.table.outcome().is_some();
    let last = played.table.log().len();
    let appends = (1..).zip(played.table.log()).map(|(version, entry)| Append {
        table: id.clone(),
        version,
        at: now,
        body: serde_json::to_string(entry).unwrap_or_default(),
        update: Update {
            status: if over { Status::Over } else { Status::Live },
            due: played.table.flag().and_then(|flag| i64::try_from(flag.at).ok()).map(Timestamp),
            results: if version as usize == last { results(&played.table) } else { Vec::new() },
            ..Update::turn(played.table.decides().map_or(0, Seat::number))
        },
    });
    try_join_all(appends.map(|append| store.append(append))).await?;
    Ok(last as u64)
}

#[expect(clippy::needless_pass_by_value, reason = "it stands in map_err")]
fn wrong(fault: impl ToString) -> LoadError {
    LoadError::Refused { what: "a stored match".to_owned(), answer: fault.to_string() }
}
