//! Any bytes may steer a game.
#![no_main]

use kaiser::{Kaiser, Map};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let map = Map::by_side("4-5").expect("the side is inside the program");
    testing::conformance::fuzz::steered(&Kaiser::new(map, 5, true).expect("five may play"), bytes);
});
