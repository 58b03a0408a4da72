//! Any text may be found in a log, one entry a line.
#![no_main]

#[path = "../../crates/table/tests/matches/hostile.rs"]
#[allow(dead_code)]
mod hostile;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| hostile::log(text));
