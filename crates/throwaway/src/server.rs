//! `mandate serve` as a process.

use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};

/// All clients of a test have one address, and none of them is to be slowed down.
const LIMITS: [&str; 13] = [
    "--address-burst",
    "--address-rate",
    "--session-burst",
    "--session-rate",
    "--logins",
    "--new-accounts",
    "--new-tables",
    "--open-tables",
    "--unfinished-tables",
    "--chat-lines",
    "--table-commands",
    "--bot-seats",
    "--address-bot-seats",
];

/// The program, untouched by the settings of whoever runs the test.
#[must_use]
pub fn untouched(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    for (name, _) in std::env::vars_os() {
        if name == "DATABASE_URL" || name.to_string_lossy().starts_with("MANDATE_") {
            command.env_remove(name);
        }
    }
    command
}

/// What a server runs in, besides its folder and database.
#[derive(Clone, Debug, Default)]
pub struct Surroundings {
    /// What it finds in its environment.
    pub environment: Vec<(String, String)>,
    /// A file that its log is added to; without one, nobody reads it.
    pub log: Option<PathBuf>,
}

/// A running server. Whoever drops it kills it (`SIGKILL`): it has no time to do anything.
#[derive(Debug)]
pub struct Server {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Server {
    /// Starts it, and waits until it is ready; without a database it uses a file in its folder.
    ///
    /// # Panics
    /// When it does not become ready.
    #[must_use]
    pub fn start(program: impl AsRef<OsStr>, data: &Path, database: Option<&str>) -> Self {
        Self::start_in(&Surroundings::default(), program, data, database)
    }

    /// The same in surroundings that are not the usual ones.
    ///
    /// # Panics
    /// When it does not become ready.
    #[must_use]
    pub fn start_in(
        surroundings: &Surroundings,
        program: impl AsRef<OsStr>,
        data: &Path,
        database: Option<&str>,
    ) -> Self {
        let mut command = untouched(program);
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data);
        command.args(LIMITS.iter().flat_map(|limit| [*limit, "1000000"]));
        if let Some(database) = database {
            command.args(["--database-url", database]);
        }
        let log = surroundings.log.as_ref().map_or_else(Stdio::null, |log| {
            let file = std::fs::File::options().create(true).append(true).open(log);
            file.expect("the log can be written").into()
        });
        command.envs(surroundings.environment.iter().cloned());
        let mut child =
            command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log).spawn().expect("the program starts");
        let mut line = String::new();
        let output = child.stdout.take().expect("it was asked for");
        BufReader::new(output).read_line(&mut line).expect("it says when it is ready");
        let address = line.trim().strip_prefix("Mandate is ready: http://").and_then(|address| address.parse().ok());
        Self { address: address.unwrap_or_else(|| panic!("it is not ready: {line}")), child }
    }

    /// The number of its process.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// How it has ended, if it has.
    ///
    /// # Errors
    /// When the system does not tell.
    pub fn ended(&mut self) -> std::io::Result<Option<ExitStatus>> {
        self.child.try_wait()
    }

    /// Sends it a signal, such as `TERM`.
    pub fn signal(&self, name: &str) {
        crate::signal(name, &[self.id()]);
    }

    /// Waits until it has ended by itself.
    ///
    /// # Errors
    /// When the system does not tell.
    pub fn wait(&mut self) -> std::io::Result<ExitStatus> {
        self.child.wait()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
