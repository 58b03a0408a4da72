//! The server as a process, and where it keeps its things.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A folder that goes with the test.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("mandate-durability-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A running server. Whoever drops it kills it (`SIGKILL`): it has no time to do anything.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// Starts it, and waits until it is ready.
    pub(crate) fn start(data: &Path, database: Option<&str>) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mandate"));
        for (name, _) in std::env::vars_os() {
            if name == "DATABASE_URL" || name.to_string_lossy().starts_with("MANDATE_") {
                command.env_remove(name);
            }
        }
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(data);
        // All clients have one address here, and none of them is to be slowed down.
        for limit in ["--address-burst", "--address-rate", "--session-burst", "--session-rate", "--new-accounts"] {
            command.args([limit, "1000000"]);
        }
        if let Some(database) = database {
            command.args(["--database-url", database]);
        }
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("Mandate is ready: http://").unwrap_or_else(|| panic!("{line}"));
        Self { address: address.parse().unwrap(), child }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
