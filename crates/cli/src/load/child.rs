//! The measured server: a process with a directory of its own.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use ::server::secret::Hidden;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::Command;

use super::LoadError;

/// A temporary directory, deleted when dropped.
pub(super) struct Folder(PathBuf);

impl Folder {
    /// Creates one in a directory, or in the system's temporary directory.
    pub(super) fn new(within: Option<&Path>) -> Result<Self, LoadError> {
        let within = within.map_or_else(std::env::temp_dir, Path::to_owned);
        let folder = within.join(format!("mandate-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(LoadError::Start)?;
        Ok(Self(folder))
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    /// Writes a configuration without limits, independent of the user's own.
    pub(super) fn settings(&self) -> Result<PathBuf, LoadError> {
        let file = self.0.join("load.toml");
        let many = [
            "address-rate",
            "address-burst",
            "address-connections",
            "session-rate",
            "session-burst",
            "logins",
            "new-accounts",
            "new-tables",
            "open-tables",
            "unfinished-tables",
            "chat-lines",
            "table-commands",
            "imports",
            "bot-seats",
            "address-bot-seats",
        ];
        let lines: String = many.iter().map(|name| format!("{name} = 1000000000\n")).collect();
        std::fs::write(&file, lines + "log = 'warn'\nlisten = '127.0.0.1:0'\n").map_err(LoadError::Start)?;
        Ok(file)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running server, stopped when dropped.
pub(super) struct Child {
    process: tokio::process::Child,
    address: SocketAddr,
    started: Duration,
}

impl Child {
    /// Starts a server and waits until it is ready.
    pub(super) async fn start(folder: &Folder, database: Option<&Hidden>) -> Result<Self, LoadError> {
        let mut command = Command::new(std::env::current_exe().map_err(LoadError::Start)?);
        for (name, _) in std::env::vars_os() {
            if name == "DATABASE_URL" || name.to_string_lossy().starts_with("MANDATE_") {
                command.env_remove(name);
            }
        }
        if let Some(address) = database {
            command.env("DATABASE_URL", address.reveal());
        }
        command.arg("serve").arg("--config").arg(folder.settings()?).arg("--data").arg(folder.path());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true);
        let start = Instant::now();
        let mut process = command.spawn().map_err(LoadError::Start)?;
        let mut line = String::new();
        let output = process.stdout.take().ok_or(LoadError::NotReady)?;
        BufReader::new(output).read_line(&mut line).await.map_err(LoadError::Start)?;
        let started = start.elapsed();
        let address = line.trim().rsplit('/').next().and_then(|address| address.parse().ok());
        Ok(Self { process, address: address.ok_or(LoadError::NotReady)?, started })
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    /// Returns the time from its start until it was ready.
    pub(super) fn started(&self) -> Duration {
        self.started
    }

    /// Returns its memory in bytes, if the system reports it.
    pub(super) fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()?)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
    }

    /// Returns the CPU seconds it has used, if the system reports them.
    pub(super) fn cpu(&self) -> Option<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id()?)).ok()?;
        // The program's name in parentheses may contain spaces.
        let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
        let ticks: u64 = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
        // Every system with this file has a hundred ticks per second.
        Some(ticks as f64 / 100.0)
    }

    /// Stops it. Nothing it has acknowledged is lost.
    pub(super) async fn stop(mut self) -> Result<(), LoadError> {
        self.process.kill().await.map_err(LoadError::Start)
    }
}
