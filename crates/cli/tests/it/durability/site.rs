//! Servers, their database, disk and clock: everything that can fail.

use std::fmt;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use server::store::Target;
use testing::clients::Whereabouts;
use testing::fixtures::{Disk, FakeClock, Folder, Postgres, Server, Surroundings};
use tokio::sync::watch;

use super::plan::Fault;
use crate::PROGRAM;

/// The timeout for an answer.
const ANSWER: Duration = Duration::from_secs(30);

/// The timeout for detecting a fault or recovering from it: much longer than either should take.
const LONG: Duration = Duration::from_secs(120);

/// The kind of database.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Sqlite,
    Postgres,
}

impl Kind {
    /// Returns its faults besides kills.
    pub(crate) fn faults(self) -> &'static [Fault] {
        match self {
            Self::Sqlite => {
                &[Fault::Pause, Fault::DiskFull, Fault::DatabaseLocked, Fault::ClockForward, Fault::ClockBack]
            }
            Self::Postgres => &[
                Fault::Pause,
                Fault::DiskFull,
                Fault::DatabaseKilled,
                Fault::DatabaseFrozen,
                Fault::ClockForward,
                Fault::ClockBack,
            ],
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Sqlite { "SQLite" } else { "PostgreSQL" })
    }
}

/// What fills up when the disk is full.
pub(crate) enum Room {
    /// A disk of its own.
    Disk(Disk),
    /// No disk, so a limit on file sizes stands in; with the reason.
    Files(String),
}

/// A server that runs most of the time.
pub(crate) struct Slot {
    server: Option<Server>,
    data: PathBuf,
    surroundings: Surroundings,
    tell: watch::Sender<Option<SocketAddr>>,
    pub(crate) clock: FakeClock,
    /// The seconds by which its clock is ahead.
    pub(crate) ahead: i64,
}

impl Slot {
    fn new(data: PathBuf, clock: FakeClock, log: &Path) -> Self {
        let mut environment = clock.environment();
        environment.push(("MANDATE_LOG".to_owned(), "warn".to_owned()));
        let surroundings = Surroundings { environment, log: Some(log.to_owned()) };
        Self { server: None, data, surroundings, tell: watch::Sender::new(None), clock, ahead: 0 }
    }
}

/// The whole setup.
pub(crate) struct Site {
    pub(crate) servers: Vec<Slot>,
    pub(crate) postgres: Option<Postgres>,
    /// The data directory for SQLite; PostgreSQL has its own.
    pub(crate) room: Option<Room>,
    log: PathBuf,
    program: PathBuf,
    // Goes last.
    _folder: Folder,
}

impl Site {
    /// Starts one server with SQLite, or two that share a PostgreSQL.
    pub(crate) fn start(kind: Kind) -> Self {
        let folder = Folder::new();
        let log = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("durability-{kind}.log").to_lowercase());
        let _ = std::fs::remove_file(&log);
        println!("{kind}: the servers' log is {}", log.display());
        let room = (kind == Kind::Sqlite).then(|| match Disk::mount(&folder.path().join("disk")) {
            Ok(disk) => Room::Disk(disk),
            Err(why) => Room::Files(why),
        });
        let postgres = (kind == Kind::Postgres).then(|| {
            let on_disk = Postgres::start(Some(Disk::mount));
            on_disk.or_else(|_| Postgres::start(None)).unwrap_or_else(|missing| panic!("{missing}"))
        });
        let within = if let Some(Room::Disk(disk)) = &room { disk.path() } else { folder.path() };
        let count = if kind == Kind::Sqlite { 1 } else { 2 };
        let slot = |n: usize| {
            let clock = FakeClock::new(folder.path(), &format!("clock{n}")).unwrap_or_else(|why| panic!("{why}"));
            Slot::new(within.join(format!("data{n}")), clock, &log)
        };
        let servers = (0..count).map(slot).collect();
        let program = super::faults::program(folder.path(), PROGRAM);
        let mut site = Self { servers, postgres, room, log, program, _folder: folder };
        (0..count).for_each(|n| site.launch(n));
        site
    }

    /// Returns the addresses of the servers.
    pub(crate) fn whereabouts(&self) -> Vec<Whereabouts> {
        self.servers.iter().map(|slot| slot.tell.subscribe()).collect()
    }

    /// Returns the address of the PostgreSQL database.
    fn address(&self) -> Option<String> {
        self.postgres.as_ref().map(|postgres| postgres.address("postgres"))
    }

    /// Returns the database, for checking it.
    pub(crate) fn target(&self) -> Target {
        let address = self.address().map(Into::into);
        Target::new(&self.servers[0].data, address.as_ref()).expect("the address is right")
    }

    /// Starts a server that isn't running.
    pub(crate) fn launch(&mut self, n: usize) {
        let address = self.address();
        let slot = &mut self.servers[n];
        let server = Server::start_in(&slot.surroundings, &self.program, &slot.data, address.as_deref());
        slot.tell.send_replace(Some(server.address));
        slot.server = Some(server);
    }

    /// Kills a server (`SIGKILL`).
    pub(crate) fn kill(&mut self, n: usize) {
        self.servers[n].server = None;
        self.servers[n].tell.send_replace(None);
    }

    /// Returns the running servers.
    pub(crate) fn running(&self) -> impl Iterator<Item = &Server> {
        self.servers.iter().filter_map(|slot| slot.server.as_ref())
    }

    /// Checks that no server has ended by itself.
    pub(crate) fn must_run(&mut self) {
        for server in self.servers.iter_mut().filter_map(|slot| slot.server.as_mut()) {
            if let Some(status) = server.ended().expect("the system tells") {
                panic!("a server ended by itself, with {status}: look into {}", self.log.display());
            }
        }
    }

    /// Waits until all servers report being healthy, or unhealthy, and returns how long it took.
    pub(crate) fn must_say(&self, status: u16) -> Duration {
        let started = Instant::now();
        for server in self.running() {
            let mut said = Err("nothing".to_owned());
            while said != Ok(status) {
                assert!(started.elapsed() < LONG, "/healthz must say {status} and says {said:?}");
                std::thread::sleep(Duration::from_millis(50));
                said = ask(server.address, "/healthz");
            }
        }
        started.elapsed()
    }

    /// Waits until one server reports it, and returns how long it took.
    pub(crate) fn some_must_say(&self, status: u16) -> Duration {
        let started = Instant::now();
        while !self.running().any(|server| ask(server.address, "/healthz") == Ok(status)) {
            assert!(started.elapsed() < LONG, "/healthz must say {status} on some server");
            std::thread::sleep(Duration::from_millis(50));
        }
        started.elapsed()
    }

    /// Stops the servers as an operator would.
    pub(crate) fn stop(&mut self) {
        for slot in &mut self.servers {
            slot.tell.send_replace(None);
            let Some(mut server) = slot.server.take() else { continue };
            server.signal("TERM");
            let status = server.wait().expect("the system tells");
            assert!(status.success(), "a server that was told to stop ended with {status}");
        }
    }

    /// Checks that `mandate doctor` finds no problems.
    pub(crate) fn doctor(&self) {
        let mut command = testing::fixtures::untouched(PROGRAM);
        command.args(["doctor", "--data"]).arg(&self.servers[0].data);
        command.args(self.address().map(|address| format!("--database-url={address}")));
        let output = command.output().expect("the program starts");
        let text = String::from_utf8_lossy(&output.stdout).into_owned();
        let wrong = text.lines().find(|line| line.starts_with("WRONG") && !line.contains("disk space"));
        assert!(text.contains("integrity") && wrong.is_none(), "{text}");
    }
}

/// Sends a request and returns the status of the answer, or why there is none.
pub(crate) fn ask(address: SocketAddr, path: &str) -> Result<u16, String> {
    let asked = || {
        let mut stream = TcpStream::connect_timeout(&address, ANSWER)?;
        stream.set_read_timeout(Some(ANSWER))?;
        write!(stream, "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n")?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    };
    let answer = asked().map_err(|fault: std::io::Error| fault.to_string())?;
    answer.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or(answer)
}
