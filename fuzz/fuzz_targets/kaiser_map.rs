//! Any text may be given as a map.
#![no_main]

use kaiser::Map;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Err(bad) = Map::parse(text, "3-4") {
        assert!(!bad.to_string().is_empty());
    }
});
