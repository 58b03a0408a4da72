//! The commands of this repository, as cargo aliases: `cargo play`, `cargo page`, `cargo verify` and `cargo faults`.
//!
//! Each command has a module of the same name. `setup` installs what they need, `stamp` skips work that is up to date,
//! and `patch` and `shrink` make the page's WebAssembly smaller. Depends on no crate of the program except fixtures of
//! `testing`.

mod api;
mod faults;
mod page;
mod parity;
mod patch;
mod play;
mod setup;
mod shrink;
mod stamp;
mod verify;

use std::process::ExitCode;

const USAGE: &str = "\
cargo play [options]     build everything and start the server (cargo play --help lists the options)
cargo page               build the web page
cargo verify [step …]    run all checks, or only these
cargo faults [options]   test a server under faults (cargo faults --help lists the options)";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let command = arguments.next();
    // Accept `--` as in `cargo run -- …`.
    let rest: Vec<_> = arguments.skip_while(|argument| argument == "--").collect();
    match command.as_deref() {
        Some("play") => play::play(&rest),
        Some("verify") => verify::verify(&rest),
        Some("faults") => faults::faults(&rest),
        Some("page") => outcome(page::build()),
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn outcome(outcome: Result<(), String>) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(wrong) => {
            eprintln!("{wrong}");
            ExitCode::FAILURE
        }
    }
}

/// Returns the cargo that runs this.
fn cargo() -> std::process::Command {
    std::process::Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Runs a command, which prints its own errors.
fn done(command: &mut std::process::Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("failed with {status}")),
        Err(error) => Err(format!("failed to start: {error}")),
    }
}
