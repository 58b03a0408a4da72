//! A PostgreSQL of one's own that goes with the process that started it, however that ends.
//!
//! `MANDATE_TEST_POSTGRES` names a running server to use instead, as an address without a database,
//! such as `postgres://me@localhost`.

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;

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
    static CLUSTER: OnceLock<Result<Cluster, Missing>> = OnceLock::new();
    match CLUSTER.get_or_init(Cluster::start) {
        Ok(cluster) => Ok(format!("postgres://postgres@localhost/{database}?host={}", cluster.folder.display())),
        Err(missing) => Err(missing.clone()),
    }
}

/// A running server.
struct Cluster {
    folder: PathBuf,
    /// Stops the server and removes its files when this process has ended, even by a signal: it
    /// waits for the end of its input.
    _keeper: Child,
}

impl Cluster {
    fn start() -> Result<Self, Missing> {
        let programs = programs().ok_or(Missing::Program)?;
        // Short, as the name of a socket may have 107 characters only.
        let folder = PathBuf::from(format!("/tmp/mandate-pg-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir(&folder).map_err(|error| Missing::Start(error.to_string()))?;
        if is_root() {
            run(Command::new("chown").arg("postgres").arg(&folder))?;
        }
        let data = folder.join("data");
        let keeper = keeper(&programs, &folder)?;
        run(as_postgres(&programs.join("initdb")).arg("--pgdata").arg(&data).args([
            "--username=postgres",
            "--auth=trust",
            "--encoding=UTF8",
            "--no-locale",
            "--no-sync",
        ]))?;
        let options =
            format!("-c listen_addresses='' -c unix_socket_directories={} -c max_connections=200", folder.display());
        run(as_postgres(&programs.join("pg_ctl"))
            .arg("--pgdata")
            .arg(&data)
            .args(["--wait", "--silent", "--options", &options, "--log"])
            .arg(folder.join("log"))
            .arg("start"))?;
        Ok(Self { folder, _keeper: keeper })
    }
}

fn keeper(programs: &Path, folder: &Path) -> Result<Child, Missing> {
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' INT TERM HUP; cat >/dev/null; \"$@\" >/dev/null 2>&1; rm -rf \"$0\""]).arg(folder);
    let stop = as_postgres(&programs.join("pg_ctl"));
    command.arg(stop.get_program()).args(stop.get_args()).arg("--pgdata").arg(folder.join("data"));
    command.args(["--mode=immediate", "--wait", "stop"]);
    command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().map_err(|error| Missing::Start(error.to_string()))
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
