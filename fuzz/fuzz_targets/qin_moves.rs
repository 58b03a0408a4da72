//! Any text may be given as moves.
#![no_main]

use libfuzzer_sys::fuzz_target;
use qin::{Board, Qin};

fuzz_target!(|text: &str| {
    testing::conformance::fuzz::moves(&Qin::new(Board::bird(), 3).expect("three may play"), text);
});
