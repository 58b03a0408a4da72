//! What the commands need besides cargo itself: installed where it is missing.

use std::process::{Command, Stdio};

use crate::cargo;

/// Parts of the Rust toolchain that a minimal installation lacks.
const COMPONENTS: [(&str, &str); 2] = [("fmt", "rustfmt"), ("clippy", "clippy")];

/// Installs the missing parts of the toolchain; says what to do where it cannot.
pub(crate) fn toolchain() -> Result<(), String> {
    for (subcommand, component) in COMPONENTS {
        if works(cargo().args([subcommand, "--version"])) {
            continue;
        }
        println!("── setup: installing {component}");
        let mut install = Command::new("rustup");
        let installed = install.args(["component", "add", component]).status().is_ok_and(|status| status.success());
        if !installed {
            return Err(format!(
                "{component} is missing and rustup could not install it: rustup component add {component}"
            ));
        }
    }
    Ok(())
}

fn works(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}
