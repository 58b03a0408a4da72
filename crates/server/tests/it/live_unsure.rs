//! The database is lost during a commit, so it is unknown whether the entry was stored.

use std::net::SocketAddr;
use std::str::FromStr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use game::Rng;
use serde_json::{Value, json};
use server::store::{Store, Target};
use sqlx::postgres::PgConnectOptions;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream, UnixStream};

use crate::player::{Live, begun, guest, play, qin};
use crate::site::{Answer, Browser, Site};
use crate::world::World;

/// How a connection breaks during a commit.
#[derive(Clone, Copy, Debug)]
enum Trap {
    /// The database commits, and its answer is lost.
    Answer,
    /// The commit never reaches the database.
    Commit,
    /// The database commits after the client has given up.
    Late,
}

trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Stream for T {}

/// A proxy to PostgreSQL that breaks at the next commit once a trap is set.
struct Way {
    address: SocketAddr,
    trap: Arc<Mutex<Option<Trap>>>,
}

impl Way {
    async fn to(database: &PgConnectOptions) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let trap: Arc<Mutex<Option<Trap>>> = Arc::default();
        let (database, set) = (database.clone(), trap.clone());
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                tokio::spawn(pass(client, connect(&database).await, set.clone()));
            }
        });
        Self { address, trap }
    }

    fn set(&self, trap: Trap) {
        *self.trap.lock().unwrap() = Some(trap);
    }

    fn is_set(&self) -> bool {
        self.trap.lock().unwrap().is_some()
    }
}

async fn connect(database: &PgConnectOptions) -> Box<dyn Stream> {
    let port = database.get_port();
    match database.get_socket() {
        Some(folder) => Box::new(UnixStream::connect(folder.join(format!(".s.PGSQL.{port}"))).await.unwrap()),
        None => Box::new(TcpStream::connect((database.get_host(), port)).await.unwrap()),
    }
}

/// Forwards data in both directions until one side closes or a trap triggers.
async fn pass(mut client: TcpStream, mut database: Box<dyn Stream>, trap: Arc<Mutex<Option<Trap>>>) {
    let (mut up, mut down) = (vec![0; 65_536], vec![0; 65_536]);
    loop {
        tokio::select! {
            read = client.read(&mut up) => {
                let Some(sent) = read.ok().filter(|read| *read > 0).map(|read| &up[..read]) else { return };
                let commits = sent.windows(6).any(|word| word == b"COMMIT");
                let met = if commits { trap.lock().unwrap().take() } else { None };
                match met {
                    None => {}
                    Some(Trap::Commit) => return,
                    Some(Trap::Answer) => {
                        database.write_all(sent).await.unwrap();
                        assert!(database.read(&mut down).await.unwrap() > 0, "it is done");
                        return;
                    }
                    Some(Trap::Late) => {
                        drop(client);
                        tokio::time::sleep(Duration::from_millis(300)).await;
                        database.write_all(sent).await.unwrap();
                        assert!(database.read(&mut down).await.unwrap() > 0, "it is done");
                        return;
                    }
                }
                if database.write_all(sent).await.is_err() {
                    return;
                }
            }
            read = database.read(&mut down) => {
                let Some(read) = read.ok().filter(|read| *read > 0) else { return };
                if client.write_all(&down[..read]).await.is_err() {
                    return;
                }
            }
        }
    }
}

/// Returns the database behind the proxy.
async fn store_by(way: &Way, target: &str) -> Store {
    let (before, after) = target.split_once('@').unwrap_or(("postgres://", target));
    let path = after.split_once('/').map_or("", |(_, path)| path.split('?').next().unwrap());
    let target = Target::Postgres(format!("{before}@{}/{path}", way.address).into());
    Store::open(&target).await.unwrap()
}

struct Match {
    world: World,
    way: Way,
    _site: Site,
    people: [Browser; 2],
    table: String,
    players: [Live; 2],
    rng: Rng,
}

impl Match {
    async fn begin() -> Self {
        let world = World::postgres().await;
        let Target::Postgres(address) = &world.target else { unreachable!() };
        let way = Way::to(&PgConnectOptions::from_str(address.reveal()).unwrap()).await;
        let site = Site::over(store_by(&way, address.reveal()).await).await;
        let people = [guest(&site, "Anna").await, guest(&site, "Bert").await];
        let table = begun(&[&people[0], &people[1]], qin(2)).await;
        let players = [Live::connect(&people[0], &table, None).await, Live::connect(&people[1], &table, None).await];
        Self { world, way, _site: site, people, table, players, rng: Rng::new(7) }
    }

    /// Returns the log, bypassing the proxy.
    async fn stored(&self) -> usize {
        self.world.store.entries(&self.table.parse().unwrap(), 1).await.unwrap().len()
    }

    fn seen(&self) -> usize {
        self.players[0].version()
    }

    /// Returns whose turn it is and one of their moves.
    fn next(&mut self) -> (usize, Value) {
        let turn = self.players[0].look["turn"].as_u64().unwrap() as usize;
        (turn, self.players[turn].random_move(&mut self.rng).unwrap())
    }

    async fn post(&self, who: usize, seen: usize, command: &Value) -> Answer {
        let body = json!({ "seen": seen, "command": command });
        self.people[who].post(&format!("/api/tables/{}/do", self.table), body).await
    }

    /// Checks that everybody sees all stored entries and can play.
    async fn goes_on(&mut self) {
        assert!(!self.way.is_set(), "the way has broken");
        let stored = self.stored().await;
        for player in &mut self.players {
            player.until(stored).await;
        }
        play(&mut self.players, &mut self.rng, stored + 10).await;
        assert_eq!(self.stored().await, self.seen());
        assert_eq!(self.players[0].entries.len(), self.players[1].entries.len());
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_entry_stored_despite_a_lost_answer_is_acknowledged() {
    let mut game = Match::begin().await;
    for _ in 0..5 {
        let (who, command) = game.next();
        let seen = game.seen();
        game.way.set(Trap::Answer);
        let done = game.post(who, seen, &command).await.ok(200).json();
        assert_eq!((done["version"].as_u64(), game.stored().await), (Some(seen as u64 + 1), seen + 1));
        game.goes_on().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_entry_that_was_not_stored_is_not_acknowledged() {
    lose_commits(Trap::Commit, 5, async |game, who, seen, command| {
        assert_eq!(game.stored().await, seen);
        game.post(who, seen, command).await.ok(200);
    })
    .await;
}

/// Nobody knows yet whether it is stored, so nothing is acknowledged, and nothing is done twice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_entry_stored_late_is_sent_once_found() {
    lose_commits(Trap::Late, 3, async |game, who, seen, command| {
        let again = game.post(who, seen, command).await;
        again.refused(409, "stale");
        assert_eq!(again.json()["error"]["present"], seen + 1);
    })
    .await;
}

/// Loses this many commits of a move; after each, the check leaves one more entry stored.
async fn lose_commits(trap: Trap, times: usize, check: impl AsyncFn(&Match, usize, usize, &Value)) {
    let mut game = Match::begin().await;
    let mut lost = 0;
    for _ in 0..4 * times {
        let (who, command) = game.next();
        let seen = game.seen();
        game.way.set(trap);
        let answer = game.post(who, seen, &command).await;
        // Without a refusal, another transaction of the server got into the trap.
        if !answer.status.is_success() {
            answer.refused(503, "unavailable");
            check(&game, who, seen, &command).await;
            lost += 1;
        }
        assert_eq!(game.stored().await, seen + 1, "what is acknowledged is stored");
        game.goes_on().await;
        if lost == times {
            return;
        }
    }
    panic!("only {lost} commits were lost");
}
