//! Creates guests, opens tables, seats the guests, begins the matches and connects.

use std::net::SocketAddr;

use game::Seat;
use serde_json::{Value, json};
use table::{Commitment, Contribution};
use tokio::task::JoinSet;

use super::pair::Pair;
use super::request::Line;
use super::{LoadError, say};
use crate::progress;

/// The number of concurrent workers.
const AT_ONCE: u32 = 32;

/// The contribution of every player to the deal.
const BYTES: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/// The version of a table of two people whose first game has just been dealt: they have sat down, the round has
/// started, both have committed and opened, and the server has dealt.
pub(super) const DEALT: u32 = 8;

/// A table at which a game has begun, and the cookies of those who play.
struct Begun {
    table: String,
    cookies: [String; 2],
}

/// Opens this many tables with two connected players each.
pub(super) async fn seat(address: SocketAddr, tables: u32) -> Result<Vec<Pair>, LoadError> {
    say(format_args!("opening {tables} tables"));
    let bar = progress(u64::from(tables), "tables");
    let mut crew = JoinSet::new();
    for worker in 0..AT_ONCE {
        let bar = bar.clone();
        crew.spawn(async move {
            let mut line = Line::open(address).await?;
            let mut begun = Vec::new();
            for _ in (worker..tables).step_by(AT_ONCE as usize) {
                begun.push(begin(&mut line).await?);
                bar.inc(1);
            }
            Ok(begun)
        });
    }
    let begun = gather(crew).await?;
    bar.finish_and_clear();
    say(format_args!("connecting {} players", 2 * tables));
    let mut crew = JoinSet::new();
    let mut begun = begun.into_iter().flatten().zip(0..);
    for _ in 0..AT_ONCE {
        let share: Vec<_> = begun.by_ref().take(tables.div_ceil(AT_ONCE) as usize).collect();
        crew.spawn(async move {
            let mut pairs = Vec::new();
            for (Begun { table, cookies: [first, second] }, seed) in share {
                pairs.push(Pair::connect(address, &table, [&first, &second], seed).await?);
            }
            Ok(pairs)
        });
    }
    Ok(gather(crew).await?.into_iter().flatten().collect())
}

async fn gather<T: 'static>(mut crew: JoinSet<Result<T, LoadError>>) -> Result<Vec<T>, LoadError> {
    let mut all = Vec::new();
    while let Some(ended) = crew.join_next().await {
        all.push(ended.map_err(|fault| LoadError::Connection(fault.to_string()))??);
    }
    Ok(all)
}

async fn begin(line: &mut Line) -> Result<Begun, LoadError> {
    let mut cookies = [String::new(), String::new()];
    for cookie in &mut cookies {
        *cookie = line.post("/api/guests", None, &json!({})).await?.cookie.unwrap_or_default();
    }
    let options = json!({ "game": "qin", "board": "bird", "players": 2, "games": 20 });
    let new = json!({ "options": options, "seats": ["me", "open"] });
    let opened = line.post("/api/tables", Some(&cookies[0]), &new).await?.body;
    let table = opened["id"].as_str().unwrap_or_default().to_owned();
    let path = format!("/api/tables/{table}/do");
    let act = |seen: u32, command: Value| json!({ "seen": seen, "command": command });
    line.post(&path, Some(&cookies[1]), &act(1, json!({ "do": "sit", "seat": 1 }))).await?;
    line.post(&path, Some(&cookies[0]), &act(2, json!({ "do": "begin" }))).await?;
    let look = line.get(&format!("/api/tables/{table}")).await?;
    let look: Value = serde_json::from_str(&look).unwrap_or_default();
    let dealer: Commitment = serde_json::from_value(look["look"]["commitment"].clone()).map_err(unreadable)?;
    let contribution: Contribution = serde_json::from_value(json!(BYTES)).map_err(unreadable)?;
    for (seat, seen) in Seat::all(2).zip(3..) {
        let commitment = contribution.commitment(&dealer, 1, seat);
        let commit = json!({ "do": "commit", "seat": seat.number(), "commitment": commitment });
        line.post(&path, Some(&cookies[seat.index()]), &act(seen, commit)).await?;
    }
    for (seat, seen) in Seat::all(2).zip(5..) {
        let open = json!({ "do": "open", "seat": seat.number(), "contribution": contribution });
        line.post(&path, Some(&cookies[seat.index()]), &act(seen, open)).await?;
    }
    Ok(Begun { table, cookies })
}

#[expect(clippy::needless_pass_by_value, reason = "it stands in map_err")]
fn unreadable(fault: serde_json::Error) -> LoadError {
    LoadError::Refused { what: "a commitment".to_owned(), answer: fault.to_string() }
}
