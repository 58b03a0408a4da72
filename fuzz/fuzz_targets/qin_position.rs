//! Any text may be given as a position.
#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    testing::conformance::fuzz::position::<qin::Qin>(text);
});
