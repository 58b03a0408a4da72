//! `mandate arena policy`: its file and its refusals.

use std::fs;

use serde_json::Value;

use super::{json, mandate, number, old, temporary, text};

#[test]
fn a_policy_is_learned_and_written() {
    let (out, held) = old("tiny.policy");
    let file = out.to_str().expect("UTF-8");
    let tiny =
        ["policy", "--players", "3", "--rounds", "2", "--games", "2", "--nodes", "4", "--seed", "3", "--out", file];
    let found = json(&tiny);
    assert_eq!((number(&found, "players"), number(&found, "seed")), (3.0, 3.0));
    let rounds = found["rounds"].as_array().expect("rounds");
    assert_eq!(rounds.len(), 2);
    assert!(
        rounds.iter().all(|round| number(round, "choices") > 50.0 && number(round, "loss") >= number(round, "least"))
    );
    assert_eq!(found["policy"], Value::from(file));
    assert_eq!(fs::read_to_string(held).expect("the old one"), "old", "the policy was replaced atomically");
    let first = fs::read(&out).expect("a policy");
    json(&tiny);
    assert_eq!(fs::read(&out).expect("a policy"), first, "the same seed gives the same policy");
}

#[test]
fn impossible_policy_training_is_refused_with_the_reason() {
    let refused = |args: &[&str], part: &str| {
        let output = mandate(&[&["policy"], args].concat());
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let said = text(&output.stderr);
        assert!(said.contains(part), "“{part}” in {said}");
    };
    let out = temporary("never.policy");
    refused(&["--players", "6", "--out", out.to_str().expect("UTF-8")], "3, 4 or 5");
    assert!(!out.exists());
    refused(&["--out", "nowhere/at/all.policy"], "nowhere/at/all.policy");
    refused(&["--games", "0", "--out", "x.policy"], "must be at least 1");
    refused(&["--games", "1", "--out", "x.policy"], "must be at least 2");
}
