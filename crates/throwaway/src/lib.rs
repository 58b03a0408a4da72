//! For tests: what goes with the test that needs it, be it a folder, a disk, a clock, a server or a PostgreSQL.

mod disk;
mod fake_clock;
mod folder;
mod postgres;
mod server;

pub use disk::Disk;
pub use fake_clock::{FakeClock, faketime};
pub use folder::Folder;
pub use postgres::{Missing, Mount, Postgres, VARIABLE, address, programs};
pub use server::{Server, Surroundings, untouched};

/// Sends processes a signal; those that have ended don't mind.
fn signal(name: &str, processes: &[u32]) {
    let mut command = std::process::Command::new("kill");
    command.arg(format!("-{name}")).args(processes.iter().map(u32::to_string));
    let _ = command.stderr(std::process::Stdio::null()).status();
}
