//! Outages and clock changes never cost a player's clock any time; several servers are in `live_downtime_servers`.

use std::time::Duration;

use game::Rng;
use serde_json::{Value, json};
use server::clock::{Clock, Timestamp};
use server::store::{Status, Store, Target};
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};

use crate::player::{BYTES, Live, act, begun, contribution, guest, open, play};
use crate::site::{Browser, Site};
use crate::world::{NOW, World, both};

pub(crate) const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

pub(crate) fn live(base: u64) -> Value {
    json!({ "game": "qin", "board": "bird", "players": 2, "first": { "seat": 0 }, "at_zero": "forfeit",
        "timing": { "live": { "base": base, "increment": 0 } } })
}

fn days(days: u32) -> Value {
    json!({ "game": "qin", "board": "bird", "players": 2, "first": { "seat": 0 }, "at_zero": "forfeit",
        "timing": { "days": days } })
}

pub(crate) fn milliseconds(milliseconds: i64) -> Duration {
    Duration::from_millis(milliseconds.unsigned_abs())
}

/// Two people at a table with running clocks.
pub(crate) struct Pair {
    pub(crate) people: [Browser; 2],
    pub(crate) table: String,
    /// The length of the log when the game began.
    begun: usize,
}

impl Pair {
    pub(crate) async fn at(site: &Site, options: Value) -> Self {
        let people = [guest(site, "Anna").await, guest(site, "Bert").await];
        let table = begun(&[&people[0], &people[1]], options).await;
        let begun = Live::connect(&people[0], &table, None).await.version();
        Self { people, table, begun }
    }

    /// Moves both to another server.
    pub(crate) fn move_to(&mut self, site: &Site) {
        for person in &mut self.people {
            person.address = site.address;
        }
    }

    pub(crate) async fn connect(&self) -> [Live; 2] {
        [
            Live::connect(&self.people[0], &self.table, None).await,
            Live::connect(&self.people[1], &self.table, None).await,
        ]
    }
}

/// Waits for a heartbeat at the current time.
pub(crate) async fn beaten(store: &Store, clock: &Clock) {
    while store.last_beat().await.unwrap() != Some(clock.now()) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Returns the time given back by each entry.
pub(crate) fn given_back(live: &Live) -> Vec<i64> {
    let entries = live.entries.iter().filter(|entry| entry["act"] == "give_back");
    entries.map(|entry| entry["milliseconds"].as_i64().unwrap()).collect()
}

/// Returns the time left on the running clock.
pub(crate) fn left(live: &Live, clock: &Clock) -> i64 {
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
    async fn a_restart_costs_no_player_time(world) {
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
        // Both play on, and the clock runs as usual.
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

    async fn nobody_runs_out_of_time_while_no_server_runs(world) {
        let clock = Clock::standing_at(NOW);
        let first = Site::with_clock(world.another().await, clock.clone()).await;
        let mut pair = Pair::at(&first, days(1)).await;
        clock.advance(milliseconds(DAY / 2));
        first.stop().await;
        clock.advance(milliseconds(300 * DAY));
        let second = Site::with_clock(world.another().await, clock.clone()).await;
        // The server opens the table by itself, since something seems to be due.
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

    async fn a_crashing_server_still_counts_the_time_it_ran(world) {
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

    async fn setting_the_system_clock_forward_ends_no_game(world) {
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

    async fn setting_the_system_clock_back_stops_no_game_clock(world) {
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
        // A server that starts with the clock set back continues from where the other one stopped.
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

    async fn a_database_that_cannot_be_written_costs_no_player_time(world) {
        let clock = Clock::standing_at(NOW);
        let site = Site::with_clock(world.another().await, clock.clone()).await;
        let pair = Pair::at(&site, live(60_000)).await;
        let mut players = pair.connect().await;
        clock.advance(Duration::from_secs(50));
        beaten(&world.store, &clock).await;
        sql(&world, "ALTER TABLE entries RENAME TO entries_away").await;
        sql(&world, "ALTER TABLE heartbeat RENAME TO heartbeat_away").await;
        // Every write fails from now on.
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

    async fn a_move_after_an_outage_is_played_once_the_time_is_given_back(world) {
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
        // A player who hasn't seen the returned time reloads and still moves in time.
        if answer.status != 200 {
            answer.refused(409, "stale");
            pair.people[0].post(&path, json!({ "seen": pair.begun + 1, "command": command })).await.ok(200);
        }
        let players = pair.connect().await;
        assert_eq!((given_back(&players[0]), left(&players[0], &clock)), (vec![120_000], 60_000));
        second.stop().await;
    }

    async fn an_outage_during_a_dealing_round_costs_nobody_their_seat(world) {
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

    async fn no_player_can_make_the_server_give_time_back(world) {
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
        // A client that requests everything and reads nothing delays nobody else.
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

    async fn without_a_clock_no_heartbeat_entries_are_written(world) {
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
