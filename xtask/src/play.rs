//! `cargo play`: builds everything and serves the page.

use std::process::ExitCode;

use crate::{cargo, done, page};

/// Builds what is needed, with its progress to be seen, and serves until it is told to stop.
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
            eprintln!("cargo could not be started: {error}");
            ExitCode::FAILURE
        }
    }
}
