//! Nobody's clock counts the time in which nobody could move.

use std::time::Duration;

use game::Rng;
use serde_json::{Value, json};
use server::clock::{Clock, Timestamp};
use server::store::{Status, Store, Target};
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};

use crate::player::{BYTES, Live, act, begun, contribution, guest, open, play};
use crate::site::{Browser, Site};
use crate::world::{NOW, World, both};

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

fn live(base: u64) -> Value {
    json!({ "game": "qin", "board": "bird", "players": 2, "first": { "seat": 0 }, "at_zero": "forfeit",
        "timing": { "live": { "base": base, "increment": 0 } } })
}

fn days(days: u32) -> Value {
    json!({ "game": "qin", "board": "bird", "players": 2, "first": { "seat": 0 }, "at_zero": "forfeit",
        "timing": { "days": days } })
}

fn milliseconds(milliseconds: i64) -> Duration {
    Duration::from_millis(milliseconds.unsigned_abs())
}

/// Two people at a table of this server, whose clocks run.
struct Pair {
    people: [Browser; 2],
    table: String,
    /// How many entries the log had when the game began.
    begun: usize,
}

impl Pair {
    async fn at(site: &Site, options: Value) -> Self {
        let people = [guest(site, "Anna").await, guest(site, "Bert").await];
        let table = begun(&[&people[0], &people[1]], options).await;
        let begun = Live::connect(&people[0], &table, None).await.version();
        Self { people, table, begun }
    }

    /// They go to another server.
    fn move_to(&mut self, site: &Site) {
        for person in &mut self.people {
            person.address = site.address;
        }
    }

    async fn connect(&self) -> [Live; 2] {
        [
            Live::connect(&self.people[0], &self.table, None).await,
            Live::connect(&self.people[1], &self.table, None).await,
        ]
    }
}

/// Waits until a server has shown that it was there at this moment.
async fn beaten(store: &Store, clock: &Clock) {
    while store.last_beat().await.unwrap() != Some(clock.now()) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// How much time was given back, entry by entry.
fn given_back(live: &Live) -> Vec<i64> {
    let entries = live.entries.iter().filter(|entry| entry["act"] == "give_back");
    entries.map(|entry| entry["milliseconds"].as_i64().unwrap()).collect()
}

/// How long the running clock has left.
fn left(live: &Live, clock: &Clock) -> i64 {
    live.look["flag"].as_i64().expect("a clock runs") - clock.now().0
}

async fn sql(world: &World, statement: &str) {
    match &world.target {
        Target::Sqlite(file) => {
            let mut connection = SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
            sqlx::query(AssertSqlSafe(statement.to_owned())).execute(&mut connection).await.unwrap();
        }
        Target::Postgres(address) => {
            let mut connection = PgConnection::connect(address.reveal()).await.unwrap();
            sqlx::query(AssertSqlSafe(statement.to_owned())).execute(&mut connection).await.unwrap();
        }
    }
}

both! {
    async fn a_restart_costs_nobody_any_time(world) {
        let clock = Clock::standing_at(NOW);
        let first = Site::with_clock(world.another().await, clock.clone()).await;
        let mut pair = Pair::at(&first, live(60_000)).await;
        clock.advance(Duration::from_secs(50));
        first.stop().await;
        clock.advance(Duration::from_secs(12));
        let second = Site::with_clock(world.another().await, clock.clone()).await;
        pair.move_to(&second);
        let mut players = pair.connect().await;
        players[0].until(pair.begun + 1).await;
        assert_eq!(given_back(&players[0]), [12_000]);
        assert_eq!(players[0].look["progress"], "playing");
        assert_eq!(left(&players[0], &clock), 10_000);
        // Both play on, and from now on the clock runs as ever.
        players[1].until(players[0].version()).await;
        let version = players[0].version();
        play(&mut players, &mut Rng::new(1), version + 2).await;
        clock.advance(Duration::from_secs(60));
        for player in &mut players {
            player.until_over().await;
            assert_eq!(player.look["outcome"]["ended"], "forfeit");
            assert_eq!(given_back(player), [12_000]);
        }
        second.stop().await;
    }

    async fn nobody_runs_out_of_time_while_no_server_is_there_even_for_most_of_a_year(world) {
        let clock = Clock::standing_at(NOW);
        let first = Site::with_clock(world.another().await, clock.clone()).await;
        let mut pair = Pair::at(&first, days(1)).await;
        clock.advance(milliseconds(DAY / 2));
        first.stop().await;
        clock.advance(milliseconds(300 * DAY));
        let second = Site::with_clock(world.another().await, clock.clone()).await;
        // The table is opened by the server itself, as something seems to be due.
        let latest = async || world.store.latest(&pair.table.parse().unwrap()).await.unwrap().unwrap();
        while latest().await == pair.begun as i64 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        pair.move_to(&second);
        let players = pair.connect().await;
        assert_eq!(given_back(&players[0]), [300 * DAY]);
        assert_eq!(left(&players[0], &clock), DAY / 2);
        second.stop().await;
    }

    async fn a_server_that_keeps_crashing_still_counts_the_time_it_was_there(world) {
        let clock = Clock::standing_at(NOW);
        let mut site = Site::with_clock(world.another().await, clock.clone()).await;
        let mut pair = Pair::at(&site, live(60_000)).await;
        for _ in 0..5 {
            clock.advance(Duration::from_secs(2));
            site.stop().await;
            clock.advance(Duration::from_secs(3600));
            site = Site::with_clock(world.another().await, clock.clone()).await;
        }
        pair.move_to(&site);
        let mut players = pair.connect().await;
        while left(&players[0], &clock) < 0 {
            players[0].hear_update().await;
        }
        assert_eq!(given_back(&players[0]).iter().sum::<i64>(), 5 * HOUR);
        assert_eq!(left(&players[0], &clock), 50_000);
        site.stop().await;
    }

    async fn a_clock_that_is_set_forward_ends_no_game(world) {
        let clock = Clock::standing_at(NOW);
        let site = Site::with_clock(world.another().await, clock.clone()).await;
        let pair = Pair::at(&site, live(60_000)).await;
        let mut players = pair.connect().await;
        clock.advance(Duration::from_secs(20));
        clock.set_system(HOUR);
        while given_back(&players[0]).is_empty() {
            players[0].hear_update().await;
        }
        assert_eq!(clock.now(), Timestamp(NOW.0 + 20_000 + HOUR), "the server follows");
        assert_eq!(given_back(&players[0]), [HOUR]);
        assert_eq!((&players[0].look["progress"], left(&players[0], &clock)), (&json!("playing"), 40_000));
        clock.advance(Duration::from_secs(40));
        players[0].until_over().await;
        site.stop().await;
    }

    async fn a_clock_that_is_set_back_stops_no_clock(world) {
        let clock = Clock::standing_at(NOW);
        let site = Site::with_clock(world.another().await, clock.clone()).await;
        let mut pair = Pair::at(&site, live(60_000)).await;
        let mut players = pair.connect().await;
        clock.set_system(-HOUR);
        clock.advance(Duration::from_secs(20));
        play(&mut players, &mut Rng::new(1), pair.begun + 1).await;
        assert_eq!(players[0].entries[pair.begun]["at"], NOW.0 + 20_000);
        assert_eq!(left(&players[0], &clock), 40_000);
        beaten(&world.store, &clock).await;
        site.stop().await;
        // A server that starts by the clock that was set back goes on where the other one stopped.
        let late = Clock::standing_at(Timestamp(NOW.0 + 20_000 - HOUR));
        let site = Site::with_clock(world.another().await, late.clone()).await;
        pair.move_to(&site);
        let mut players = pair.connect().await;
        assert_eq!((late.now(), left(&players[0], &late)), (clock.now(), 40_000));
        late.advance(Duration::from_secs(40));
        players[0].until_over().await;
        assert!(given_back(&players[0]).is_empty());
        site.stop().await;
    }

    async fn a_database_that_cannot_be_written_costs_nobody_any_time(world) {
        let clock = Clock::standing_at(NOW);
        let site = Site::with_clock(world.another().await, clock.clone()).await;
        let pair = Pair::at(&site, live(60_000)).await;
        let mut players = pair.connect().await;
        clock.advance(Duration::from_secs(50));
        beaten(&world.store, &clock).await;
        sql(&world, "ALTER TABLE entries RENAME TO entries_away").await;
        sql(&world, "ALTER TABLE heartbeat RENAME TO heartbeat_away").await;
        // Whatever the server tries now fails.
        tokio::time::sleep(Duration::from_millis(300)).await;
        clock.advance(Duration::from_secs(120));
        tokio::time::sleep(Duration::from_millis(300)).await;
        sql(&world, "ALTER TABLE entries_away RENAME TO entries").await;
        sql(&world, "ALTER TABLE heartbeat_away RENAME TO heartbeat").await;
        while given_back(&players[0]).is_empty() {
            if players[0].hear().await.is_err() {
                players[0] = Live::connect(&pair.people[0], &pair.table, None).await;
            }
        }
        assert_eq!(given_back(&players[0]), [120_000]);
        assert_eq!((&players[0].look["progress"], left(&players[0], &clock)), (&json!("playing"), 10_000));
        site.stop().await;
    }

    async fn a_move_after_an_outage_is_played_though_the_time_is_given_back_first(world) {
        let clock = Clock::standing_at(NOW);
        let first = Site::with_clock(world.another().await, clock.clone()).await;
        let mut pair = Pair::at(&first, live(60_000)).await;
        let legal = pair.connect().await[0].look["legal"][0].clone();
        first.stop().await;
        clock.advance(Duration::from_secs(120));
        let second = Site::with_clock(world.another().await, clock.clone()).await;
        pair.move_to(&second);
        let command = json!({ "do": "move", "seat": 0, "move": legal });
        let path = format!("/api/tables/{}/do", pair.table);
        let answer = pair.people[0].post(&path, json!({ "seen": pair.begun, "command": command })).await;
        // Whoever has not seen that the time was given back looks again, and then moves in time.
        if answer.status != 200 {
            answer.refused(409, "stale");
            pair.people[0].post(&path, json!({ "seen": pair.begun + 1, "command": command })).await.ok(200);
        }
        let players = pair.connect().await;
        assert_eq!((given_back(&players[0]), left(&players[0], &clock)), (vec![120_000], 60_000));
        second.stop().await;
    }

    async fn nobody_loses_a_seat_because_they_could_not_open_their_contribution_in_time(world) {
        let clock = Clock::standing_at(NOW);
        let first = Site::with_clock(world.another().await, clock.clone()).await;
        let mut people = [guest(&first, "Anna").await, guest(&first, "Bert").await];
        let table = open(&people[0], live(60_000), json!(["me", "open"])).await;
        act(&people[1], &table, 1, json!({ "do": "sit", "seat": 1 })).await;
        act(&people[0], &table, 2, json!({ "do": "begin" })).await;
        for person in &people {
            let look = Live::connect(person, &table, None).await.look;
            act(person, &table, look["version"].as_u64().unwrap() as usize, contribution(&look, BYTES).unwrap()).await;
        }
        clock.advance(Duration::from_secs(30));
        first.stop().await;
        clock.advance(Duration::from_secs(3600));
        let second = Site::with_clock(world.another().await, clock.clone()).await;
        people.iter_mut().for_each(|person| person.address = second.address);
        let mut watching = Live::connect(&people[0], &table, None).await;
        while given_back(&watching).is_empty() {
            watching.hear_update().await;
        }
        assert_eq!(given_back(&watching), [HOUR]);
        let dealing = &watching.look["dealing"];
        assert_eq!((&dealing["missing"], &dealing["waits_for"]), (&json!("opening"), &json!([0, 1])));
        assert_eq!(dealing["deadline"], clock.now().0 + 90_000);
        clock.advance(Duration::from_secs(89));
        for person in &people {
            let look = Live::connect(person, &table, None).await.look;
            act(person, &table, look["version"].as_u64().unwrap() as usize, contribution(&look, BYTES).unwrap()).await;
        }
        while watching.look["progress"] != "playing" {
            watching.hear_update().await;
        }
        second.stop().await;
    }

    async fn nothing_that_a_player_sends_makes_the_server_give_time_back(world) {
        let clock = Clock::standing_at(NOW);
        let site = Site::with_clock(world.another().await, clock.clone()).await;
        let pair = Pair::at(&site, live(60_000)).await;
        let mut players = pair.connect().await;
        clock.advance(Duration::from_secs(20));
        let seat = players[0].look["turn"].clone();
        for (command, code) in [
            (json!({ "do": "give_back", "milliseconds": 20_000 }), "not_yours"),
            (json!({ "do": "time_out" }), "not_yours"),
            (json!({ "do": "move", "seat": seat, "move": "\u{0}" }), "bad_text"),
            (json!({ "do": "move", "seat": seat, "move": "x".repeat(8_000) }), "bad_text"),
            (json!({ "do": "undo", "seat": seat }), "nothing_to_undo"),
        ] {
            assert_eq!(players[0].refused(command).await, code);
        }
        let stale = json!({ "do": "resign", "seat": seat });
        for seen in [0, pair.begun + 1, u32::MAX as usize] {
            assert_eq!(players[0].want(seen, stale.clone()).await["error"]["code"], "stale");
        }
        // Somebody who asks for everything and reads nothing holds up nobody but themselves.
        let mut deaf = Live::connect(&pair.people[0], &pair.table, None).await;
        for _ in 0..150 {
            deaf.shout(r#"{"type":"say","text":"hello"}"#).await;
        }
        beaten(&world.store, &clock).await;
        play(&mut players, &mut Rng::new(1), pair.begun + 1).await;
        assert_eq!(world.store.outages(Timestamp(0)).await.unwrap(), []);
        assert!(given_back(&players[0]).is_empty());
        assert_eq!(players[0].entries[pair.begun]["act"], "move");
        site.stop().await;
    }

    async fn without_a_clock_nothing_is_written(world) {
        let clock = Clock::standing_at(NOW);
        let site = Site::with_clock(world.another().await, clock.clone()).await;
        let mut options = live(60_000);
        options["timing"] = json!("unlimited");
        let pair = Pair::at(&site, options).await;
        clock.advance(Duration::from_secs(10));
        for _ in 0..3 {
            site.state.hub.beat().await;
        }
        assert_eq!(world.store.last_beat().await.unwrap(), Some(NOW));
        site.stop().await;
        clock.advance(Duration::from_secs(10));
        let site = Site::with_clock(world.another().await, clock).await;
        assert_eq!(world.store.table(&pair.table.parse().unwrap()).await.unwrap().unwrap().status, Status::Live);
        site.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_one_server_of_two_is_there_time_counts() {
    let world = World::postgres().await;
    let clock = Clock::standing_at(NOW);
    let first = Site::with_clock(world.another().await, clock.clone()).await;
    let second = Site::with_clock(world.another().await, clock.clone()).await;
    let mut pair = Pair::at(&first, live(60_000)).await;
    first.stop().await;
    clock.advance(Duration::from_secs(30));
    beaten(&world.store, &clock).await;
    let third = Site::with_clock(world.another().await, clock.clone()).await;
    assert_eq!(world.store.outages(Timestamp(0)).await.unwrap(), []);
    pair.move_to(&third);
    let mut players = pair.connect().await;
    assert_eq!(left(&players[0], &clock), 30_000);
    clock.advance(Duration::from_secs(30));
    players[0].until_over().await;
    assert!(given_back(&players[0]).is_empty());
    second.stop().await;
    third.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_that_start_at_once_give_the_time_back_once() {
    let world = World::postgres().await;
    let clock = Clock::standing_at(NOW);
    let first = Site::with_clock(world.another().await, clock.clone()).await;
    let pair = Pair::at(&first, live(60_000)).await;
    clock.advance(Duration::from_secs(20));
    beaten(&world.store, &clock).await;
    first.stop().await;
    clock.advance(milliseconds(HOUR));
    let (second, third) = tokio::join!(async { Site::with_clock(world.another().await, clock.clone()).await }, async {
        Site::with_clock(world.another().await, clock.clone()).await
    },);
    let [mut anna, mut bert] = pair.people;
    (anna.address, bert.address) = (second.address, third.address);
    for person in [&anna, &bert] {
        let mut watching = Live::connect(person, &pair.table, None).await;
        while given_back(&watching).is_empty() {
            watching.hear_update().await;
        }
    }
    // Whatever else one of them might do, it does before it stops.
    second.stop().await;
    anna.address = third.address;
    let watching = Live::connect(&anna, &pair.table, None).await;
    assert_eq!(given_back(&watching), [HOUR]);
    assert_eq!(left(&watching, &clock), 40_000);
    third.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_whose_clock_is_ahead_uses_the_time_of_the_others() {
    let world = World::postgres().await;
    let clock = Clock::standing_at(NOW);
    let right = Site::with_clock(world.another().await, clock.clone()).await;
    let pair = Pair::at(&right, live(60_000)).await;
    let ticking = tokio::spawn({
        let clock = clock.clone();
        async move {
            for _ in 0..40 {
                clock.advance(Duration::from_millis(20));
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        }
    });
    let ahead = Clock::standing_at(Timestamp(NOW.0 + HOUR));
    let wrong = Site::with_clock(world.another().await, ahead.clone()).await;
    ticking.await.unwrap();
    assert!(ahead.now() < Timestamp(NOW.0 + 60_000), "{ahead:?}");
    assert_eq!(world.store.outages(Timestamp(0)).await.unwrap(), []);
    assert_eq!(pair.connect().await[0].look["progress"], "playing");
    right.stop().await;
    wrong.stop().await;
}
