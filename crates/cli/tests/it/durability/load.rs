//! Players on the servers, one match after another.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use testing::clients::{Guest, Player, Whereabouts};
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::site::Site;

/// The number of tables in play at any time.
const TABLES: usize = 5;

/// The timeout for storing a move or finishing a match: much longer than either should take.
const PATIENCE: Duration = Duration::from_secs(180);

/// A finished match: its table and its players.
pub(crate) type Finished = (String, Vec<Player>);

/// The state shared by all players.
#[derive(Clone)]
struct Shared {
    /// The address of each server.
    servers: Vec<Whereabouts>,
    enough: watch::Receiver<bool>,
    seed: u64,
    acknowledged: Arc<AtomicU64>,
    /// The tables in play.
    playing: Arc<Mutex<BTreeMap<usize, String>>>,
    finished: mpsc::Sender<Finished>,
}

/// All players.
pub(crate) struct Load {
    runtime: Runtime,
    shared: Shared,
    stop: watch::Sender<bool>,
    finished: mpsc::Receiver<Finished>,
    crew: Vec<JoinHandle<()>>,
}

impl Load {
    /// Starts players, who play until told to stop.
    pub(crate) fn start(site: &Site, seed: u64) -> Self {
        let mut builder = tokio::runtime::Builder::new_multi_thread();
        let runtime = builder.worker_threads(2).enable_all().build().expect("there is room for threads");
        let (stop, enough) = watch::channel(false);
        let (tell, finished) = mpsc::channel();
        let (acknowledged, playing) = (Arc::default(), Arc::default());
        let shared = Shared { servers: site.whereabouts(), enough, seed, acknowledged, playing, finished: tell };
        let crew = (0..TABLES).map(|n| runtime.spawn(keep_playing(shared.clone(), n))).collect();
        Self { runtime, shared, stop, finished, crew }
    }

    /// Returns the number of acknowledged commands so far.
    pub(crate) fn acknowledged(&self) -> u64 {
        self.shared.acknowledged.load(Ordering::Relaxed)
    }

    /// Waits until moves are stored again.
    pub(crate) fn must_go_on(&mut self, after: &str) {
        let (started, before) = (Instant::now(), self.acknowledged());
        while self.acknowledged() < before + 20 {
            self.nobody_fails();
            assert!(started.elapsed() < PATIENCE, "nobody can play any more: {after}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Lets all matches finish.
    pub(crate) fn stop(&mut self) {
        self.stop.send_replace(true);
        let (mut last, mut before) = (Instant::now(), self.acknowledged());
        while !self.crew.iter().all(JoinHandle::is_finished) {
            if self.acknowledged() > before {
                (last, before) = (Instant::now(), self.acknowledged());
            }
            let tables = self.shared.playing.lock().expect("nobody panics with it").clone();
            assert!(last.elapsed() < PATIENCE, "matches that do not come to an end: {tables:?}");
            std::thread::sleep(Duration::from_millis(20));
        }
        self.nobody_fails();
    }

    /// Returns the matches finished since the last call.
    pub(crate) fn finished(&mut self) -> Vec<Finished> {
        self.finished.try_iter().collect()
    }

    /// Reports a failure of a player.
    fn nobody_fails(&mut self) {
        for ended in self.crew.extract_if(.., |playing| playing.is_finished()) {
            self.runtime.block_on(ended).expect("nobody was told anything wrong");
        }
    }
}

/// Plays matches until told to stop.
async fn keep_playing(shared: Shared, first: usize) {
    for n in (first..).step_by(TABLES) {
        let played = one_match(&shared, n).await;
        let _ = shared.finished.send(played);
        if *shared.enough.borrow() {
            break;
        }
    }
}

fn options(n: usize) -> (Value, usize) {
    let (game, players) = [("qin", 2), ("kaiser", 3), ("qin", 3), ("qin", 4), ("kaiser", 4)][n % 5];
    let mut options = match game {
        "qin" => json!({ "game": "qin", "board": "bird", "players": players }),
        _ => json!({ "game": "kaiser", "map": "3-4", "players": players, "fortifications": true }),
    };
    // Nobody takes long to think: time that is up is time that a fault has taken.
    match n % 3 {
        0 => {}
        1 => options["timing"] = json!({ "live": { "base": 60_000, "increment": 5_000 } }),
        _ => options["timing"] = json!({ "days": 1 }),
    }
    (options, players)
}

/// Plays one match to the end with a spectator, on different servers if there are several.
async fn one_match(shared: &Shared, n: usize) -> Finished {
    let (options, players) = options(n);
    let server = |who: usize| shared.servers[(n + who) % shared.servers.len()].clone();
    // At one table of five a bot sits on the last seat.
    let people = if n % TABLES == 2 { players - 1 } else { players };
    let seats = (0..players).map(|seat| if seat < people { json!("open") } else { json!({ "bot": "level:1" }) });
    let mut guests = Vec::new();
    for who in 0..people {
        guests.push(Guest::arrive(&server(who)).await);
    }
    let table = guests[0].open(&server(0), &options, &json!(seats.collect::<Vec<_>>())).await;
    shared.playing.lock().expect("nobody panics with it").insert(n % TABLES, table.clone());
    let seed = shared.seed.wrapping_add(1_000 * n as u64);
    let mut playing = Vec::new();
    let seats = (0..people).map(Some).chain([None]);
    for (who, (guest, seat)) in guests.into_iter().chain([Guest::default()]).zip(seats).enumerate() {
        let mut player = Player::new(guest, &table, seat, seed.wrapping_add(seat.map_or(99, |seat| seat as u64)));
        player.forgetful = true;
        player.count = shared.acknowledged.clone();
        let server = server(who);
        playing.push(tokio::spawn(async move {
            player.play(&server).await;
            player
        }));
    }
    let mut played = Vec::new();
    for player in playing {
        played.push(player.await.expect("nobody was told anything wrong"));
    }
    shared.playing.lock().expect("nobody panics with it").remove(&(n % TABLES));
    (table, played)
}
