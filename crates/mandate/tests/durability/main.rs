//! `mandate serve` is killed at any moment while people play: nothing that was said is ever unsaid.
//!
//! `MANDATE_TEST_KILLS` says how often it is killed on each database, `MANDATE_TEST_SEED` at which moments.

mod logs;

use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};

use game::Rng;
use serde_json::{Value, json};
use server::store::{Store, Target};
use throwaway::{Folder, Server};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use visitor::{Guest, Player, Whereabouts};

use crate::logs::Checked;

const PROGRAM: &str = env!("CARGO_BIN_EXE_mandate");

/// So many tables are played at at any time.
const TABLES: usize = 5;

fn number(variable: &str) -> Option<u64> {
    let text = std::env::var(variable).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{variable} is no number: {text}")))
}

fn options(n: usize) -> (Value, usize) {
    let (game, players) = [("qin", 2), ("kaiser", 3), ("qin", 3), ("qin", 4), ("kaiser", 4)][n % 5];
    let options = match game {
        "qin" => json!({ "game": "qin", "board": "bird", "players": players }),
        _ => json!({ "game": "kaiser", "map": "3-4", "players": players, "fortifications": true }),
    };
    (options, players)
}

/// People open a table and play there to the end, and somebody watches.
async fn one_match(server: Whereabouts, n: usize, seed: u64) -> (String, Vec<Player>) {
    let (options, players) = options(n);
    // At one table of five a bot sits on the last seat.
    let people = if n % TABLES == 2 { players - 1 } else { players };
    let seats = (0..players).map(|seat| if seat < people { json!("open") } else { json!({ "bot": "level:1" }) });
    let mut guests = Vec::new();
    for _ in 0..people {
        guests.push(Guest::arrive(&server).await);
    }
    let table = guests[0].open(&server, &options, &json!(seats.collect::<Vec<_>>())).await;
    let mut playing = Vec::new();
    let seats = (0..people).map(Some).chain([None]);
    for (guest, seat) in guests.into_iter().chain([Guest::default()]).zip(seats) {
        let mut player = Player::new(guest, &table, seat, seed.wrapping_add(seat.map_or(99, |seat| seat as u64)));
        let server = server.clone();
        playing.push(tokio::spawn(async move {
            player.play(&server).await;
            player
        }));
    }
    let mut played = Vec::new();
    for player in playing {
        played.push(player.await.expect("nobody was told anything wrong"));
    }
    (table, played)
}

/// Match after match, until it is enough.
fn keep_playing(
    server: &Whereabouts,
    enough: &watch::Receiver<bool>,
    first: usize,
    seed: u64,
) -> JoinHandle<Vec<(String, Vec<Player>)>> {
    let (server, enough) = (server.clone(), enough.clone());
    tokio::spawn(async move {
        let mut played = Vec::new();
        for n in (first..).step_by(TABLES) {
            played.push(one_match(server.clone(), n, seed.wrapping_add(1_000 * n as u64)).await);
            if *enough.borrow() {
                break;
            }
        }
        played
    })
}

/// Kills a server again and again while people play on it, lets them play to the end, kills it once more, and
/// looks into the database.
async fn check(name: &str, database: Option<&str>, data: &Path) {
    let kills = number("MANDATE_TEST_KILLS").unwrap_or(12);
    let clock = || std::time::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_micros() as u64);
    let seed = number("MANDATE_TEST_SEED").unwrap_or_else(clock);
    println!("{name}: {kills} kills, MANDATE_TEST_SEED={seed}");
    let started = Instant::now();
    let mut rng = Rng::new(seed);
    let mut server = Server::start(PROGRAM, data, database);
    let (tell, whereabouts) = watch::channel(Some(server.address));
    let (stop, enough) = watch::channel(false);
    let playing: Vec<_> = (0..TABLES).map(|n| keep_playing(&whereabouts, &enough, n, seed)).collect();
    let mut downtime = Duration::ZERO;
    for _ in 0..kills {
        tokio::time::sleep(Duration::from_millis(u64::from(50 + rng.below(600)))).await;
        server = again(server, &tell, data, database, &mut downtime);
    }
    stop.send_replace(true);
    let mut matches = Vec::new();
    for played in playing {
        matches.extend(played.await.expect("nobody was told anything wrong"));
    }
    drop(server);

    let database = database.map(Into::into);
    let store = Store::open(&Target::new(data, database.as_ref()).unwrap()).await.unwrap();
    let mut checked = Checked::default();
    for (table, players) in &matches {
        checked.add(&store, table, players).await;
    }
    store.close().await;
    let time = started.elapsed().as_secs();
    let pause = downtime.as_millis() / u128::from(kills.max(1));
    println!("{name}: {} matches, {checked}, {time} s, {pause} ms from a kill to the next ready", matches.len());
    assert!(checked.acknowledged as u64 > 10 * kills, "there was no load");
    assert!(checked.connections as u64 > kills, "nobody had to come back");
}

/// Kills a server and starts another in its place.
fn again(
    server: Server,
    tell: &watch::Sender<Option<SocketAddr>>,
    data: &Path,
    database: Option<&str>,
    downtime: &mut Duration,
) -> Server {
    let killed = Instant::now();
    drop(server);
    tell.send_replace(None);
    let server = Server::start(PROGRAM, data, database);
    tell.send_replace(Some(server.address));
    *downtime += killed.elapsed();
    server
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_on_sqlite() {
    let folder = Folder::new();
    check("SQLite", None, folder.path()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_on_postgres() {
    let folder = Folder::new();
    let address = throwaway::address("postgres").unwrap_or_else(|missing| panic!("{missing}"));
    check("PostgreSQL", Some(&address), folder.path()).await;
}
