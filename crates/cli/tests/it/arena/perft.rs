//! `mandate perft`.

use std::process::Command;

use serde_json::Value;

use super::text;
use crate::PROGRAM;

#[test]
fn perft_prints_the_deal_that_it_counts_as_the_first_line_of_a_trace() {
    for (game, hidden) in [("qin", "piles"), ("kaiser", "deck")] {
        let command = ["perft", "--game", game, "--seed", "3", "--depth", "2"];
        let output = Command::new(PROGRAM).args(command).output().expect("the program starts");
        assert!(output.status.success(), "{}", text(&output.stderr));
        let printed = text(&output.stdout);
        let mut lines = printed.lines();
        let deal: Value = serde_json::from_str(lines.next().expect("a first line")).expect("JSON");
        assert_eq!(deal["setup"]["game"], game);
        assert_eq!(deal["setup"]["hands"][0].as_array().expect("a hand").len(), 3);
        assert!(deal["setup"][hidden].is_array() && deal["state"]["supply"].is_array());
        let counts: Vec<_> = lines.map(|line| line.split_whitespace().nth(1)).collect();
        assert_eq!(counts, [Some("1"), Some("2")], "{printed}");
    }
}
