//! The commands of this repository, as aliases of cargo: `cargo play` and `cargo verify`.

mod api;
mod parity;
mod play;
mod setup;
mod verify;

use std::process::ExitCode;

const USAGE: &str = "\
cargo play [options]     play in the terminal (cargo play --help lists the options)
cargo verify [step …]    everything that must hold, or just these steps";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let command = arguments.next();
    let rest: Vec<_> = arguments.collect();
    match command.as_deref() {
        Some("play") => play::play(&rest),
        Some("verify") => verify::verify(&rest),
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

/// The cargo that runs this.
fn cargo() -> std::process::Command {
    std::process::Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}
