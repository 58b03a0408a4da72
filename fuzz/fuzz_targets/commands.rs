//! Any text may be given as commands, one a line, in the middle of a match.
#![no_main]

#[path = "../../crates/table/tests/matches/hostile.rs"]
#[allow(dead_code)]
mod hostile;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| hostile::commands(text));
