//! Any text may be given as a view.
#![no_main]

use libfuzzer_sys::fuzz_target;
use qin::{Board, Qin};

fuzz_target!(|text: &str| {
    testing::conformance::fuzz::view(&Qin::new(Board::bird(), 3).expect("three may play"), text);
});
