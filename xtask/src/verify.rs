//! `cargo verify`: everything that must hold, step by step.

use std::process::{Command, ExitCode};
use std::time::Instant;

use crate::{cargo, setup};

/// One thing to verify: its name, what it is good for, and how it is done.
struct Step {
    name: &'static str,
    about: &'static str,
    command: fn() -> Command,
}

const STEPS: [Step; 5] = [
    Step { name: "format", about: "the code is formatted (mend it by: cargo fmt)", command: format },
    Step { name: "lint", about: "no compiler or clippy warnings", command: lint },
    Step { name: "document", about: "the documentation builds without warnings", command: document },
    Step { name: "fuzz-targets", about: "the fuzz targets compile", command: fuzz_targets },
    Step { name: "test", about: "unit, property, golden, conformance and seeded fuzz tests", command: test },
];

fn format() -> Command {
    with(&["fmt", "--all", "--check"])
}

fn lint() -> Command {
    with(&["clippy", "--quiet", "--workspace", "--all-targets", "--", "--deny", "warnings"])
}

fn document() -> Command {
    let mut command = with(&["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"]);
    command.env("RUSTDOCFLAGS", "--deny warnings");
    command
}

fn fuzz_targets() -> Command {
    // Without its default feature the fuzzer's own C++ is left out, so any compiler will do.
    with(&["check", "--quiet", "--manifest-path", "fuzz/Cargo.toml", "--no-default-features"])
}

fn test() -> Command {
    with(&["test", "--workspace", "--no-fail-fast"])
}

fn with(arguments: &[&str]) -> Command {
    let mut command = cargo();
    command.args(arguments);
    command
}

/// Runs all steps, or those named, and says at the end what held and what did not.
pub(crate) fn verify(names: &[String]) -> ExitCode {
    if let Some(unknown) = names.iter().find(|name| STEPS.iter().all(|step| step.name != **name)) {
        let known = STEPS.map(|step| format!("  {:<14} {}", step.name, step.about)).join("\n");
        eprintln!("there is no step “{unknown}”; the steps are\n{known}");
        return ExitCode::from(2);
    }
    if let Err(missing) = setup::toolchain() {
        eprintln!("{missing}");
        return ExitCode::FAILURE;
    }
    let chosen = STEPS.iter().filter(|step| names.is_empty() || names.iter().any(|name| step.name == name));
    let mut report = Vec::new();
    let mut failed = false;
    for step in chosen {
        println!("── {}: {}", step.name, step.about);
        let start = Instant::now();
        let held = match (step.command)().status() {
            Ok(status) => status.success(),
            Err(error) => {
                eprintln!("it could not be started: {error}");
                false
            }
        };
        failed |= !held;
        report.push((step.name, held, start.elapsed().as_secs_f32()));
    }
    println!("──");
    for (name, held, seconds) in report {
        println!("{} {name:<14} {seconds:6.1} s", if held { "holds " } else { "FAILED" });
        if !held {
            println!("       try it alone: cargo verify {name}");
        }
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
