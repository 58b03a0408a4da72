//! A PostgreSQL of one's own that goes with the process that started it, however that ends.
//!
//! `MANDATE_TEST_POSTGRES` names a running server to use instead, as an address without a database,
//! such as `postgres://me@localhost`.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use crate::Disk;

/// The variable that names a server to use instead of starting one.
pub const VARIABLE: &str = "MANDATE_TEST_POSTGRES";

/// Where Debian keeps PostgreSQL, a folder for each version.
const DEBIAN: &str = "/usr/lib/postgresql";

/// Why there is no PostgreSQL.
#[derive(Clone, Debug)]
pub enum Missing {
    /// It is not installed.
    Program,
    /// It does not start.
    Start(String),
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Program => write!(
                f,
                "PostgreSQL is not installed, so nothing was tested with it: run cargo verify, which installs it where \
                 it may, or install the package postgresql, or name a running server by {VARIABLE}"
            ),
            Self::Start(why) => write!(f, "a PostgreSQL for tests could not be started: {why}"),
        }
    }
}

impl std::error::Error for Missing {}

/// The folder with PostgreSQL's programs: the newest of the package, or what is in the path.
#[must_use]
pub fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir(DEBIAN).into_iter().flatten().filter_map(Result::ok);
    let folders = versions.map(|version| version.path().join("bin")).filter(|folder| folder.join("initdb").exists());
    let newest = folders.max_by_key(|folder| {
        folder.iter().rev().nth(1).and_then(|version| version.to_string_lossy().parse::<u32>().ok())
    });
    newest.or_else(|| {
        let path = std::env::var_os("PATH")?;
        std::env::split_paths(&path).find(|folder| folder.join("initdb").exists() && folder.join("pg_ctl").exists())
    })
}

/// The address of a database on the server of this process, which the first call starts.
///
/// # Errors
/// When there is no PostgreSQL.
pub fn address(database: &str) -> Result<String, Missing> {
    if let Ok(server) = std::env::var(VARIABLE) {
        let (base, query) = server.split_once('?').unwrap_or((&server, ""));
        let query = if query.is_empty() { String::new() } else { format!("?{query}") };
        return Ok(format!("{}/{database}{query}", base.trim_end_matches('/')));
    }
    static SHARED: OnceLock<Result<Postgres, Missing>> = OnceLock::new();
    match SHARED.get_or_init(|| Postgres::start(None)) {
        Ok(postgres) => Ok(postgres.address(database)),
        Err(missing) => Err(missing.clone()),
    }
}

/// Mounts a disk in a folder.
pub type Mount = fn(&Path) -> Result<Disk, String>;

/// A running server, that may be killed, frozen and launched again.
#[derive(Debug)]
pub struct Postgres {
    folder: PathBuf,
    data: PathBuf,
    programs: PathBuf,
    /// The disk that its data are on, if it has one of its own.
    pub disk: Option<Disk>,
    /// Stops the server and removes its files when this process has ended, even by a signal: it
    /// waits for the end of its input.
    _keeper: Child,
}

impl Postgres {
    /// Starts one with its data on a disk of its own, or in a folder.
    ///
    /// # Errors
    /// When there is no PostgreSQL.
    pub fn start(disk: Option<Mount>) -> Result<Self, Missing> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let programs = programs().ok_or(Missing::Program)?;
        // Short, as the name of a socket may have 107 characters only.
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = PathBuf::from(format!("/tmp/mandate-pg-{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let room = folder.join("disk");
        std::fs::create_dir_all(&room).map_err(|error| Missing::Start(error.to_string()))?;
        let disk = disk.map(|mount| mount(&room)).transpose().map_err(Missing::Start)?;
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&folder).arg(&room))?;
        }
        let data = room.join("data");
        let keeper = keeper(&programs, &folder, &data)?;
        // Small segments, as a new one is what a full disk hurts most.
        run(as_postgres(&programs.join("initdb")).arg("--pgdata").arg(&data).args([
            "--username=postgres",
            "--auth=trust",
            "--encoding=UTF8",
            "--no-locale",
            "--no-sync",
            "--wal-segsize=1",
        ]))?;
        let postgres = Self { folder, data, programs, disk, _keeper: keeper };
        postgres.launch()?;
        Ok(postgres)
    }

    /// The address of one of its databases.
    #[must_use]
    pub fn address(&self, database: &str) -> String {
        format!("postgres://postgres@localhost/{database}?host={}", self.folder.display())
    }

    /// Starts it again after it was killed or ended by itself, and waits until it takes connections.
    ///
    /// # Errors
    /// When it does not start.
    pub fn launch(&self) -> Result<(), Missing> {
        let options = format!(
            "-c listen_addresses='' -c unix_socket_directories={} -c max_connections=200 -c min_wal_size=2MB \
             -c max_wal_size=64MB",
            self.folder.display()
        );
        run(as_postgres(&self.programs.join("pg_ctl"))
            .arg("--pgdata")
            .arg(&self.data)
            .args(["--wait", "--silent", "--options", &options, "--log"])
            .arg(self.folder.join("log"))
            .arg("start"))
    }

    /// Whether it runs, be it that it takes no connections.
    #[must_use]
    pub fn is_running(&self) -> bool {
        run(as_postgres(&self.programs.join("pg_ctl")).arg("--pgdata").arg(&self.data).arg("status")).is_ok()
    }

    /// Waits until it takes connections, and starts it as often as it ends by itself.
    ///
    /// # Panics
    /// When it never does.
    pub fn must_run(&self) {
        let answers = (0..600).any(|_| {
            std::thread::sleep(std::time::Duration::from_millis(100));
            if !self.is_running() {
                let _ = self.launch();
            }
            let mut ready = Command::new(self.programs.join("pg_isready"));
            run(ready.args(["--quiet", "--host"]).arg(&self.folder)).is_ok()
        });
        assert!(answers, "PostgreSQL takes no connections: {:?}", std::fs::read_to_string(self.folder.join("log")));
    }

    /// Kills all of its processes (`SIGKILL`), as when the machine it is on goes down.
    pub fn kill(&self) {
        // Stopped, the first one starts no others that would be missed.
        let first: Vec<u32> = self.processes().into_iter().take(1).collect();
        crate::signal("STOP", &first);
        let processes = self.processes();
        crate::signal("KILL", &processes);
        while processes.iter().any(|process| is_alive(*process)) {
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
    }

    /// Stops all of its processes where they are: connections stay, and nothing is answered.
    pub fn freeze(&self) {
        crate::signal("STOP", &self.processes());
    }

    /// Lets them go on.
    pub fn thaw(&self) {
        crate::signal("CONT", &self.processes());
    }

    /// Its processes; the one that starts all others comes first.
    #[must_use]
    pub fn processes(&self) -> Vec<u32> {
        let file = std::fs::read_to_string(self.data.join("postmaster.pid")).unwrap_or_default();
        let Some(first) = file.lines().next().filter(|first| is_postgres(first)) else { return Vec::new() };
        let others = Command::new("ps").args(["-o", "pid=", "--ppid", first]).output();
        let others = others.map_or(String::new(), |output| String::from_utf8_lossy(&output.stdout).into_owned());
        first.split_whitespace().chain(others.split_whitespace()).filter_map(|id| id.parse().ok()).collect()
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.kill();
    }
}

fn keeper(programs: &Path, folder: &Path, data: &Path) -> Result<Child, Missing> {
    let mut command = Command::new("sh");
    let script = "trap '' INT TERM HUP; cat >/dev/null; \"$@\" >/dev/null 2>&1; umount --lazy \"$0/disk\" 2>/dev/null; \
                  rm -rf \"$0\"";
    command.args(["-c", script]).arg(folder);
    let stop = as_postgres(&programs.join("pg_ctl"));
    command.arg(stop.get_program()).args(stop.get_args()).arg("--pgdata").arg(data);
    command.args(["--mode=immediate", "--wait", "stop"]);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().map_err(|error| Missing::Start(error.to_string()))
}

/// Whether a process is there, and more than an entry that its parent has not looked at yet.
fn is_alive(process: u32) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    stat.rsplit_once(") ").is_some_and(|(_, rest)| !rest.starts_with('Z'))
}

/// Numbers of processes are used again, and a file may be left of one that is gone.
fn is_postgres(process: &str) -> bool {
    std::fs::read_to_string(format!("/proc/{process}/comm")).is_ok_and(|name| name.trim() == "postgres")
}

/// PostgreSQL refuses to run as root.
fn as_postgres(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("runuser");
    command.args(["-u", "postgres", "--"]).arg(program).current_dir("/tmp");
    command
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

fn run(command: &mut Command) -> Result<(), Missing> {
    let output = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).output();
    match output {
        Ok(output) if output.status.success() => Ok(()),
        Ok(output) => Err(Missing::Start(String::from_utf8_lossy(&output.stderr).into_owned())),
        Err(error) => Err(Missing::Start(error.to_string())),
    }
}
