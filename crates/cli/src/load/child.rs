//! The server that is measured: a process of its own, on a folder of its own.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use ::server::secret::Hidden;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::Command;

use super::Failed;

/// A folder that goes when it is dropped.
pub(super) struct Folder(PathBuf);

impl Folder {
    /// A new one in the given folder, or where temporary files are.
    pub(super) fn new(within: Option<&Path>) -> Result<Self, Failed> {
        let within = within.map_or_else(std::env::temp_dir, Path::to_owned);
        let folder = within.join(format!("mandate-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(Failed::Start)?;
        Ok(Self(folder))
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    /// A file of settings that slow nobody down, whatever the user's own say.
    pub(super) fn settings(&self) -> Result<PathBuf, Failed> {
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
        std::fs::write(&file, lines + "log = 'warn'\nlisten = '127.0.0.1:0'\n").map_err(Failed::Start)?;
        Ok(file)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running server; it ends when it is dropped.
pub(super) struct Child {
    process: tokio::process::Child,
    address: SocketAddr,
    started: Duration,
}

impl Child {
    /// Starts a server and waits until it is ready.
    pub(super) async fn start(folder: &Folder, database: Option<&Hidden>) -> Result<Self, Failed> {
        let mut command = Command::new(std::env::current_exe().map_err(Failed::Start)?);
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
        let mut process = command.spawn().map_err(Failed::Start)?;
        let mut line = String::new();
        let output = process.stdout.take().ok_or(Failed::NotReady)?;
        BufReader::new(output).read_line(&mut line).await.map_err(Failed::Start)?;
        let started = start.elapsed();
        let address = line.trim().rsplit('/').next().and_then(|address| address.parse().ok());
        Ok(Self { process, address: address.ok_or(Failed::NotReady)?, started })
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    /// The time from its start to the line that says that it is ready.
    pub(super) fn started(&self) -> Duration {
        self.started
    }

    /// The memory that it holds, in bytes, where the system tells.
    pub(super) fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()?)).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
    }

    /// The seconds of CPU that it has used, where the system tells.
    pub(super) fn cpu(&self) -> Option<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id()?)).ok()?;
        // The name of the program, in brackets, may have spaces.
        let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
        let ticks: u64 = fields.get(11)?.parse::<u64>().ok()? + fields.get(12)?.parse::<u64>().ok()?;
        // There are a hundred on every system that has this file.
        Some(ticks as f64 / 100.0)
    }

    /// Ends it. Nothing that it has answered is lost by that.
    pub(super) async fn stop(mut self) -> Result<(), Failed> {
        self.process.kill().await.map_err(Failed::Start)
    }
}
