//! Any text may be given as a map; one that is accepted can be played on.
#![no_main]

use std::sync::Arc;

use game::{Audit as _, Game, Rng, Seat};
use kaiser::{Kaiser, Map};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match Map::parse(text, "3-4") {
        Err(bad) => assert!(!bad.to_string().is_empty()),
        Ok(map) => {
            let Some(game) = Kaiser::new(Arc::new(map), 3, true) else { return };
            let mut state = game.start(Seat::new(0).expect("there is a first seat"));
            game.playout(&mut state, &mut Rng::new(text.len() as u64));
            assert_eq!(game.audit(&state), Ok(()));
        }
    }
});
