//! How each fault is injected, detected and ended.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

use game::Rng;
use sqlx::{Connection as _, Executor as _, SqliteConnection};
use testing::fixtures::{FakeClock, Postgres};

use super::plan::Fault;
use super::site::{Room, Site, ask};

const HOUR: i64 = 3_600;

/// The observations of a fault.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Seen {
    /// The time until `/healthz` reported it.
    pub(crate) noticed: Option<Duration>,
    /// The time from its end to full recovery.
    pub(crate) back: Duration,
}

/// Wraps the program so that a limit on file sizes fails its writes, as on a full disk, instead of sending a signal.
pub(crate) fn program(folder: &Path, program: &str) -> PathBuf {
    use std::os::unix::fs::PermissionsExt as _;
    let file = folder.join("mandate");
    let written = std::fs::write(&file, format!("#!/bin/sh\ntrap '' XFSZ\nexec {program} \"$@\"\n"));
    let executable = std::fs::Permissions::from_mode(0o755);
    written.and_then(|()| std::fs::set_permissions(&file, executable)).expect("the folder can be written");
    file
}

fn moment(rng: &mut Rng, from: u32, to: u32) {
    sleep(Duration::from_millis(u64::from(from + rng.below(to - from))));
}

impl Site {
    /// Injects a fault and ends it.
    pub(crate) fn suffer(&mut self, fault: Fault, rng: &mut Rng, has_time: bool) -> Seen {
        match fault {
            Fault::Kill => self.killed(rng),
            Fault::Pause => self.paused(rng),
            Fault::DiskFull => self.disk_full(rng),
            Fault::DatabaseKilled => self.database_lost(rng, Postgres::kill, Postgres::must_run),
            Fault::DatabaseFrozen => self.database_lost(rng, Postgres::freeze, Postgres::thaw),
            Fault::DatabaseLocked => self.database_locked(rng, has_time),
            Fault::ClockForward => self.clock_jumps(rng, HOUR),
            Fault::ClockBack => self.clock_jumps(rng, -HOUR),
        }
    }

    /// Picks one server, or sometimes all of them.
    fn some(&self, rng: &mut Rng, often: u32) -> Vec<usize> {
        let count = self.servers.len();
        let (one, all) = (rng.below(count as u32) as usize, rng.below(often) == 0);
        (0..count).filter(|n| all || *n == one).collect()
    }

    /// Picks one server while another may continue.
    fn killed(&mut self, rng: &mut Rng) -> Seen {
        let hit = self.some(rng, 8);
        let started = Instant::now();
        hit.iter().for_each(|n| self.kill(*n));
        hit.iter().for_each(|n| self.launch(*n));
        Seen { noticed: None, back: started.elapsed() }
    }

    fn paused(&mut self, rng: &mut Rng) -> Seen {
        let one = rng.below(self.servers.len() as u32) as usize;
        let signal = |name| self.running().nth(one).expect("all servers are there").signal(name);
        signal("STOP");
        moment(rng, 300, 3_000);
        signal("CONT");
        Seen { noticed: None, back: self.must_say(200) }
    }

    fn disk_full(&mut self, rng: &mut Rng) -> Seen {
        self.make_room(false);
        // PostgreSQL has room for small rows, so a server finds out when it stores an entry, and the players whose turn it
        // is may all be on another.
        let noticed = self.some_must_say(503);
        moment(rng, 0, 2_000);
        if self.postgres.is_none() {
            let read = self.running().map(|server| ask(server.address, "/api/ratings?game=qin&players=2"));
            assert!(read.into_iter().all(|said| said == Ok(200)), "reading goes on while the disk is full");
        }
        let killed = self.kill_now_and_then(rng);
        self.make_room(true);
        let freed = Instant::now();
        // PostgreSQL ends when it has no room for its own log, and its operator starts it again.
        self.postgres.iter().for_each(Postgres::must_run);
        killed.into_iter().for_each(|n| self.launch(n));
        self.must_say(200);
        Seen { noticed: Some(noticed), back: freed.elapsed() }
    }

    /// Sometimes kills a server during another fault, to be started afterwards.
    fn kill_now_and_then(&mut self, rng: &mut Rng) -> Option<usize> {
        let one = rng.below(self.servers.len() as u32) as usize;
        let kill = rng.below(3) == 0;
        kill.then(|| self.kill(one)).map(|()| one)
    }

    /// Fills or frees the disk of the database.
    fn make_room(&self, room: bool) {
        let disk = match (&self.room, &self.postgres) {
            (Some(Room::Disk(disk)), _) => Some(disk),
            (None, Some(postgres)) => postgres.disk.as_ref(),
            _ => None,
        };
        if let Some(disk) = disk {
            return if room { disk.free() } else { disk.fill() };
        }
        let limit = if room { "unlimited" } else { "0" };
        let servers: Vec<_> = self.running().map(testing::fixtures::Server::id).collect();
        for process in self.postgres.as_ref().map_or(servers, Postgres::processes) {
            let mut command = Command::new("prlimit");
            let _ = command.args([format!("--pid={process}"), format!("--fsize={limit}:unlimited")]).status();
        }
    }

    fn database_lost(&mut self, rng: &mut Rng, lose: fn(&Postgres), find: fn(&Postgres)) -> Seen {
        let postgres = |site: &Self, to: fn(&Postgres)| to(site.postgres.as_ref().expect("SQLite is never lost"));
        postgres(self, lose);
        let noticed = self.must_say(503);
        moment(rng, 0, 2_000);
        let killed = self.kill_now_and_then(rng);
        postgres(self, find);
        let found = Instant::now();
        killed.into_iter().for_each(|n| self.launch(n));
        self.must_say(200);
        Seen { noticed: Some(noticed), back: found.elapsed() }
    }

    /// Holds SQLite's lock in another process, briefly or until the server gives up.
    fn database_locked(&mut self, rng: &mut Rng, has_time: bool) -> Seen {
        let until_noticed = has_time && rng.below(4) == 0;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("there is room");
        let server::store::Target::Sqlite(file) = self.target() else { panic!("only SQLite has a lock") };
        let mut other = runtime.block_on(async {
            let url = format!("sqlite:{}", file.display());
            let mut other = SqliteConnection::connect(&url).await.expect("the database is there");
            other.execute("PRAGMA busy_timeout = 60000; BEGIN IMMEDIATE").await.expect("the lock is free in the end");
            other
        });
        let noticed = until_noticed.then(|| self.must_say(503));
        if noticed.is_none() {
            moment(rng, 300, 4_000);
        }
        runtime.block_on(async {
            other.execute("ROLLBACK").await.expect("a lock can be given back");
            other.close().await.expect("a connection can be closed");
        });
        Seen { noticed, back: self.must_say(200) }
    }

    fn clock_jumps(&mut self, rng: &mut Rng, by: i64) -> Seen {
        for n in self.some(rng, 2) {
            let slot = &mut self.servers[n];
            slot.ahead += by;
            slot.clock.set(slot.ahead);
        }
        sleep(FakeClock::NOTICED);
        moment(rng, 0, 1_000);
        Seen { noticed: None, back: self.must_say(200) }
    }
}
