//! Any text may be given as a view.
#![no_main]

use kaiser::{Kaiser, Map};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let map = Map::by_side("3-4").expect("the side is inside the program");
    testing::conformance::fuzz::view(&Kaiser::new(map, 3, true).expect("three may play"), text);
});
