//! `mandate load`, with a small load.

use std::process::Command;

use serde_json::Value;

use crate::PROGRAM;

fn figures(arguments: &[&str]) -> Value {
    let mut command = Command::new(PROGRAM);
    let output = command.env_clear().arg("load").arg("--json").args(arguments).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn every_figure_is_measured() {
    let figures = figures(&["--tables", "4", "--seconds", "1", "--rate", "20"]);
    let load = &figures["load"];
    assert!(load["fast"]["rate"].as_f64().unwrap() > 1.0, "{figures}");
    assert!(load["steady"]["moves"].as_u64().unwrap() >= 15, "{figures}");
    assert!(load["steady"]["known"]["p99"].as_f64().unwrap() > 0.0, "{figures}");
    assert!(load["bare"][0].as_f64().unwrap() > 1.0, "{figures}");
}

#[test]
fn people_play_while_bots_think() {
    let figures = figures(&["--tables", "4", "--seconds", "1", "--rate", "20", "--bots", "5"]);
    let beside = &figures["load"]["beside"];
    assert_eq!(beside["tables"], 5);
    assert!(beside["steady"]["moves"].as_u64().unwrap() >= 15, "{figures}");
    assert!(beside["steady"]["known"]["p99"].as_f64().unwrap() > 0.0, "{figures}");
    assert!(beside["thinking"]["rate"].as_f64().unwrap() > 0.0, "{figures}");
    assert!(beside["thinking"]["waited_p99"].as_f64().unwrap() > 0.0, "{figures}");
}

#[test]
fn a_server_starts_with_stored_tables() {
    let figures = figures(&["--idle", "50"]);
    assert_eq!(figures["idle"]["tables"], 50);
    assert!(figures["idle"]["entries"].as_u64().unwrap() > 500, "{figures}");
    assert!(figures["idle"]["started_ms"].as_f64().unwrap() > 0.0, "{figures}");
}
