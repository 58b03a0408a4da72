//! `cargo verify`: runs all checks, step by step.

use std::process::ExitCode;
use std::time::Instant;

use serde_json::Value;

use crate::api::api;
use crate::parity::parity;
use crate::{cargo, done, page, setup};

/// A check: its name, what it checks, and how.
struct Step {
    name: &'static str,
    about: &'static str,
    run: fn() -> Result<(), String>,
}

const STEPS: [Step; 10] = [
    Step { name: "format", about: "the code is formatted (fix it with: cargo fmt)", run: format },
    Step {
        name: "page",
        about: "the page is formatted (fix it with: npm run format), linted, type-checked, tested, and builds",
        run: page,
    },
    Step { name: "lint", about: "no compiler or clippy warnings", run: lint },
    Step {
        name: "types",
        about: "the generated TypeScript is up to date (fix it with: cargo run -p protocol)",
        run: types,
    },
    Step { name: "document", about: "the documentation builds without warnings", run: document },
    Step { name: "fuzz-targets", about: "the fuzz targets compile", run: fuzz_targets },
    Step {
        name: "test",
        about: "unit, property, golden, conformance and seeded fuzz tests, both databases",
        run: test,
    },
    Step { name: "api", about: "the server matches its OpenAPI document, and the sample bot plays there", run: api },
    Step { name: "browse", about: "the program and its page in Chromium", run: browse },
    Step { name: "wasm-parity", about: "games and bots answer alike natively and in WebAssembly", run: parity },
];

fn format() -> Result<(), String> {
    done(cargo().args(["fmt", "--all", "--check"]))
}

/// Builds the program with the features of the tests; by itself it would have others and be rebuilt.
pub(crate) fn program() -> Result<(), String> {
    done(cargo().args(["test", "--quiet", "--workspace", "--no-run"]))
}

/// Comes before everything that builds the program, which has the page inside.
fn page() -> Result<(), String> {
    page::parts()?;
    done(page::npm().args(["run", "--silent", "format:check"]))?;
    done(page::npm().args(["run", "--silent", "lint"]))?;
    done(page::npm().args(["run", "--silent", "check"]))?;
    done(page::npm().args(["run", "--silent", "test"]))?;
    done(page::npm().args(["run", "--silent", "build"]))
}

fn browse() -> Result<(), String> {
    setup::chromium()?;
    program()?;
    done(page::npm().args(["run", "--silent", "e2e"]))
        .map_err(|ended| format!("{ended}{}", failed_in("target/e2e.json")))
}

/// The tests that failed according to the report of the end-to-end tests, each with what every attempt said first.
fn failed_in(report: &str) -> String {
    let read = std::fs::read_to_string(report).ok().and_then(|text| serde_json::from_str::<Value>(&text).ok());
    let list = |value: &Value, name: &str| value[name].as_array().cloned().unwrap_or_default();
    let files = list(&read.unwrap_or_default(), "testResults");
    let tests = files.iter().flat_map(|file| list(file, "assertionResults"));
    let failed = tests.filter(|test| test["status"] == "failed").map(|test| {
        let said = list(&test, "failureMessages").into_iter().map(|said| {
            let first: Vec<_> = said.as_str().unwrap_or_default().lines().take(4).collect();
            format!("\n         {}", first.join(" "))
        });
        format!("\n       {}:{}", test["fullName"].as_str().unwrap_or_default(), said.collect::<String>())
    });
    failed.collect()
}

fn lint() -> Result<(), String> {
    done(cargo().args(["clippy", "--quiet", "--workspace", "--all-targets", "--", "--deny", "warnings"]))
}

fn types() -> Result<(), String> {
    done(cargo().args(["run", "--quiet", "--package", "protocol", "--", "--check"]))
}

fn document() -> Result<(), String> {
    let mut command = cargo();
    command.args(["doc", "--quiet", "--workspace", "--no-deps", "--document-private-items"]);
    done(command.env("RUSTDOCFLAGS", "--deny warnings"))
}

fn fuzz_targets() -> Result<(), String> {
    // Without its default feature the fuzzer's own C++ is left out, so any compiler will do.
    done(cargo().args(["check", "--quiet", "--manifest-path", "fuzz/Cargo.toml", "--no-default-features"]))
}

fn test() -> Result<(), String> {
    setup::postgres()?;
    setup::faketime()?;
    done(cargo().args(["test", "--workspace", "--no-fail-fast"]))
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
        let outcome = (step.run)();
        if let Err(wrong) = &outcome {
            eprintln!("{wrong}");
        }
        failed |= outcome.is_err();
        report.push((step.name, outcome, start.elapsed().as_secs_f32()));
    }
    println!("──");
    for (name, outcome, seconds) in report {
        println!("{} {name:<14} {seconds:6.1} s", if outcome.is_ok() { "holds " } else { "FAILED" });
        if let Err(wrong) = outcome {
            println!("       {wrong}\n       try it alone: cargo verify {name}");
        }
    }
    if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}
