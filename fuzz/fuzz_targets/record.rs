//! Any text may be given as a record.
#![no_main]

#[path = "../../crates/table/tests/matches/hostile.rs"]
#[allow(dead_code)]
mod hostile;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| hostile::record(text));
