//! `cargo play`: builds everything and starts the server.

use std::process::ExitCode;

use crate::{cargo, done, page};

/// Builds the page and the program with visible progress, then runs the server until it is told to stop.
pub(crate) fn play(arguments: &[String]) -> ExitCode {
    let built = page::build().and_then(|()| done(cargo().args(["build", "--package", "mandate"])));
    if let Err(wrong) = built {
        eprintln!("{wrong}");
        return ExitCode::FAILURE;
    }
    let mut command = cargo();
    command.args(["run", "--quiet", "--package", "mandate", "--", "serve"]).args(arguments);
    match command.status() {
        Ok(status) => ExitCode::from(status.code().and_then(|code| u8::try_from(code).ok()).unwrap_or(1)),
        Err(error) => {
            eprintln!("failed to start cargo: {error}");
            ExitCode::FAILURE
        }
    }
}
