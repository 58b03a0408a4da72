//! The commands of this repository, as aliases of cargo: `cargo play`, `cargo verify` and `cargo faults`.

mod api;
mod faults;
mod page;
mod parity;
mod places;
mod play;
mod setup;
mod shrink;
mod stamp;
mod traps;
mod verify;

use std::process::ExitCode;

const USAGE: &str = "\
cargo play [options]     build everything and serve the page (cargo play --help lists the options)
cargo page               build the page that the server hands out
cargo verify [step …]    everything that must hold, or just these steps
cargo faults [options]   break a server in every way while people play on it (cargo faults --help lists the options)";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let command = arguments.next();
    // Who is used to `cargo run -- …` writes it here as well.
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

/// The cargo that runs this.
fn cargo() -> std::process::Command {
    std::process::Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

/// Waits for a command, which tells by itself what is wrong.
fn done(command: &mut std::process::Command) -> Result<(), String> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("it ended with {status}")),
        Err(error) => Err(format!("it could not be started: {error}")),
    }
}
