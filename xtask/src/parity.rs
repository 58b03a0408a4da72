//! Checks that games and bots give the same answers natively and in WebAssembly.

use std::process::{Command, Stdio};

use crate::{cargo, setup};

/// Runs a WebAssembly program in Node.
const RUNNER: &str = "node --no-warnings crates/testing/wasi.mjs";

const RUN: [&str; 6] = ["run", "--quiet", "--package", "testing", "--bin", "parity"];

/// Asks games and bots the same questions on both platforms and compares the answers.
pub(crate) fn parity() -> Result<(), String> {
    setup::node()?;
    setup::target(setup::WASI)?;
    let native = answers(cargo().args(RUN))?;
    let mut wasm = cargo();
    // A client of sockets can't be built for WebAssembly.
    wasm.args(RUN).args(["--no-default-features", "--features", "parity", "--target", setup::WASI]);
    let wasm = answers(wasm.env("CARGO_TARGET_WASM32_WASIP1_RUNNER", RUNNER))?;
    compare(&native, &wasm)
}

fn answers(command: &mut Command) -> Result<String, String> {
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| format!("failed to start: {error}"))?;
    if !output.status.success() {
        return Err("some questions were not answered".to_owned());
    }
    String::from_utf8(output.stdout).map_err(|_| "the answers are no text".to_owned())
}

/// Describes the first difference.
fn compare(native: &str, wasm: &str) -> Result<(), String> {
    if native == wasm && !native.is_empty() {
        println!("{} answers are the same natively and in WebAssembly", native.lines().count());
        return Ok(());
    }
    let differ = native.lines().zip(wasm.lines()).find(|(native, wasm)| native != wasm);
    Err(match differ {
        Some((native, wasm)) => format!("the answers differ:\n  natively       {native}\n  in WebAssembly {wasm}"),
        None => {
            format!("there are {} answers natively and {} in WebAssembly", native.lines().count(), wasm.lines().count())
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_reported() {
        assert_eq!(compare("a\nb\n", "a\nb\n"), Ok(()));
        let told = compare("a\nb\nc\n", "a\nx\ny\n").unwrap_err();
        assert_eq!(told, "the answers differ:\n  natively       b\n  in WebAssembly x");
        assert!(compare("a\nb\n", "a\n").is_err() && compare("", "").is_err());
    }
}
