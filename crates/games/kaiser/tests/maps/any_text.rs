//! No text at all makes the reading of a map panic.

use kaiser::Map;
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use crate::FILE;

#[test]
fn any_text_at_all_is_a_map_or_is_refused_with_a_reason() {
    let edits = proptest::collection::vec((0..FILE.len(), "\\PC?"), 1..4);
    let texts = prop_oneof![
        "\\PC{0,80}",
        "[\\[\\]{}:,\"0-9a-z\\n ]{0,120}",
        edits.prop_map(|edits| {
            let mut text = FILE.to_owned();
            for (at, with) in edits {
                let at = at % text.len();
                if text.is_char_boundary(at) && text.is_char_boundary(at + 1) {
                    text.replace_range(at..=at, &with);
                }
            }
            text
        }),
    ];
    let told = |text: String| {
        for side in Map::SIDES {
            if let Err(bad) = Map::parse(&text, side) {
                prop_assert!(bad.to_string().len() > bad.place.len() + 2);
            }
        }
        Ok(())
    };
    TestRunner::deterministic().run(&texts, told).unwrap();
}

/// Every number of the file as another number.
#[test]
fn any_number_anywhere_is_a_map_or_is_refused_with_a_reason() {
    let numbers = FILE.match_indices(|c: char| c.is_ascii_digit()).map(|(at, _)| at).collect::<Vec<_>>();
    let mut refused = 0;
    for at in numbers.into_iter().step_by(3) {
        for digit in ["0", "9", "-1", "4294967296", "1e3"] {
            let text = format!("{}{digit}{}", &FILE[..at], &FILE[at + 1..]);
            refused += u32::from(Map::parse(&text, "3-4").is_err_and(|bad| !bad.to_string().is_empty()));
        }
    }
    assert!(refused > 500, "only {refused} changes were refused");
}
