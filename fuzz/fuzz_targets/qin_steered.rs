//! Any bytes may steer a game.
#![no_main]

use libfuzzer_sys::fuzz_target;
use qin::{Board, Qin};

fuzz_target!(|bytes: &[u8]| {
    testing::conformance::fuzz::steered(&Qin::new(Board::lion(), 2).expect("two may play"), bytes);
});
