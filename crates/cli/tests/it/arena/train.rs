//! `mandate arena train`: its files and its refusals.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::Duration;

use serde_json::Value;

use super::{mandate, temporary, text};
use crate::PROGRAM;

/// An empty folder.
fn folder(name: &str) -> PathBuf {
    let folder = temporary(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Returns the arguments of a tiny training run with more options.
fn args<'a>(out: &'a Path, more: &[&'a str]) -> Vec<&'a str> {
    let fixed = ["train", "--deals", "1", "--threads", "1", "--out", out.to_str().expect("UTF-8")];
    [&fixed[..], more].concat()
}

/// Returns the standard error of a successful run.
fn trained(args: &[&str]) -> String {
    let output = mandate(args);
    assert_eq!(output.status.code(), Some(0), "{args:?}: {}", text(&output.stderr));
    text(&output.stderr)
}

fn check(args: &[&str], parts: &[&str]) {
    let output = mandate(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    assert!(output.stdout.is_empty(), "{args:?}");
    let said = text(&output.stderr);
    parts.iter().for_each(|part| assert!(said.contains(part), "“{part}” in {said}"));
}

fn names(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<_> = files.map(|file| file.expect("a file").file_name().into_string().expect("UTF-8")).collect();
    names.sort();
    names
}

fn curve(file: &Path) -> Vec<Value> {
    serde_json::from_slice(&fs::read(file).expect("a curve")).expect("JSON")
}

#[test]
fn a_tiny_training_writes_all_its_files() {
    let folder = folder("train-files");
    let (out, svg) = (folder.join("tiny.net"), folder.join("tiny.svg"));
    let options = ["--games", "16", "--every", "8", "--svg", svg.to_str().expect("UTF-8")];
    let said = trained(&args(&out, &options));
    assert_eq!(said.lines().count(), 2, "a line for each point: {said}");
    assert!(said.contains("16 games") && said.contains("against greedy") && said.contains("against net"), "{said}");
    assert_eq!(names(&folder), ["tiny.checkpoint", "tiny.curve.json", "tiny.net", "tiny.svg"]);

    let network = bots::Network::read(&fs::read(&out).expect("a network")).expect("a good one");
    assert_eq!(network.players(), 2);
    let points = curve(&out.with_extension("curve.json"));
    assert_eq!(points.iter().map(|point| point["games"].as_u64()).collect::<Vec<_>>(), [Some(8), Some(16)]);
    for field in ["share", "share_low", "share_high", "elo", "elo_low", "elo_high"] {
        assert!(points[1]["against"][0][field].is_number(), "{field}");
    }
    assert!(points[1]["seconds"].as_f64() > points[0]["seconds"].as_f64() && points[0]["loss"].is_number());
    assert!(fs::read_to_string(&svg).expect("a picture").contains("against greedy"));

    // Once more: there is nothing left to do, and nothing changes.
    let before = fs::read(&out).expect("a network");
    assert!(trained(&args(&out, &options)).contains("after 16 games"));
    assert_eq!(fs::read(&out).expect("a network"), before);
    assert_eq!(curve(&out.with_extension("curve.json")), points);
}

#[test]
fn an_interrupted_training_gives_the_same_result() {
    let folder = folder("train-killed");
    let (whole, killed) = (folder.join("whole.net"), folder.join("killed.net"));
    let options = ["--game", "kaiser", "--games", "48", "--every", "8"];
    trained(&args(&whole, &options));

    let mut child = Command::new(PROGRAM)
        .arg("arena")
        .args(args(&killed, &options))
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    while !killed.with_extension("checkpoint").exists() && child.try_wait().expect("a state").is_none() {
        sleep(Duration::from_millis(1));
    }
    child.kill().expect("it was running or has ended");
    child.wait().expect("it has ended");

    assert!(trained(&args(&killed, &options)).contains("Resuming from"));
    assert_eq!(fs::read(&killed).expect("a network"), fs::read(&whole).expect("a network"));
    let [whole, killed] = [whole, killed].map(|out| {
        let points = curve(&out.with_extension("curve.json"));
        points.into_iter().map(|point| (point["games"].clone(), point["against"].clone())).collect::<Vec<_>>()
    });
    assert_eq!(killed, whole);
}

#[test]
fn impossible_training_is_refused_with_the_reason() {
    let folder = folder("train-refused");
    let out = folder.join("x.net");
    check(&args(&out, &["--games", "0"]), &["must be at least 1"]);
    check(&args(&out, &["--deals", "0"]), &["--deals"]);
    check(&args(&out, &["--players", "5"]), &["use --players 2, 3 or 4"]);
    check(&args(&out, &["--game", "kaiser", "--players", "2"]), &["use --players 3, 4 or 5"]);
    check(&args(&out, &["--rate", "0"]), &["above 0"]);
    check(&args(&out, &["--lambda", "1.5"]), &["from 0 to 1"]);
    check(&args(&out, &["--explore", "nan"]), &["from 0 to 1"]);
    check(&args(&folder, &[]), &["failed to write", "use --out"]);
    check(&args(&folder.join("nowhere").join("x.net"), &[]), &["failed to write the network", "use --out"]);
    check(&args(&folder.join("x.checkpoint"), &[]), &["two outputs", "--checkpoint"]);
    let nowhere = folder.join("nowhere").join("x");
    let nowhere = nowhere.to_str().expect("UTF-8");
    for option in ["--svg", "--curve", "--checkpoint"] {
        check(&args(&out, &[option, nowhere]), &["failed to write", &format!("use {option}")]);
    }
    assert_eq!(names(&folder), [""; 0], "nothing is written for what is refused");
}

#[test]
fn a_checkpoint_of_another_training_is_refused() {
    let folder = folder("train-other");
    let out = folder.join("x.net");
    trained(&args(&out, &["--games", "8"]));
    check(&args(&out, &["--games", "9"]), &["x.checkpoint", "games = 8, not 9", "use --games 8", "start over"]);
    check(&args(&out, &["--games", "8", "--seed", "2"]), &["seed = 1, not 2", "use --seed 1"]);
    check(&args(&out, &["--games", "8", "--rate", "0.1"]), &["rate = 0.002, not 0.1"]);
    check(&args(&out, &["--games", "8", "--lambda", "0"]), &["lambda = 0.9, not 0"]);
    check(&args(&out, &["--games", "8", "--players", "3"]), &["qin with 2 players", "use --game qin --players 2"]);
    check(&args(&out, &["--games", "8", "--game", "kaiser"]), &["qin with 2 players", "use --game qin --players 2"]);
    fs::write(out.with_extension("curve.json"), "[1").expect("a file");
    check(&args(&out, &["--games", "8"]), &["failed to read", "use --curve"]);
    fs::write(out.with_extension("checkpoint"), "nonsense").expect("a file");
    fs::remove_file(out.with_extension("curve.json")).expect("a file");
    check(&args(&out, &["--games", "8"]), &["not a checkpoint of this version", "start over"]);
}
