//! `cargo play`: builds the program and starts a game.

use std::process::ExitCode;

use crate::cargo;

/// Builds what is needed, with cargo showing how far it is, and plays in this terminal.
pub(crate) fn play(arguments: &[String]) -> ExitCode {
    match cargo().args(["build", "--package", "mandate"]).status() {
        Ok(status) if status.success() => {}
        _ => return ExitCode::FAILURE,
    }
    let mut command = cargo();
    command.args(["run", "--quiet", "--package", "mandate", "--", "play"]).args(arguments);
    match command.status() {
        Ok(status) => ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)),
        Err(error) => {
            eprintln!("cargo could not be started: {error}");
            ExitCode::FAILURE
        }
    }
}
