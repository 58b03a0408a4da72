//! Any text may be given as a board; one that is accepted reads back and can be played on.
#![no_main]

use std::sync::Arc;

use game::{Audit as _, Game, Rng, Seat};
use libfuzzer_sys::fuzz_target;
use qin::{Board, Qin};

fuzz_target!(|text: &str| {
    let Ok(board) = Board::parse("fuzzed", text) else { return };
    let rows = board.rows();
    assert_eq!(Board::parse("fuzzed", &rows.join("\n")).expect("it was good before").rows(), rows);
    let game = Qin::new(Arc::new(board), 4).expect("four may play");
    let mut state = game.start(Seat::new(0).expect("there is a first seat"));
    game.playout(&mut state, &mut Rng::new(text.len() as u64));
    assert_eq!(game.audit(&state), Ok(()));
});
