//! `mandate export` and `mandate import`, as operators use them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use testing::fixtures::Folder;

use crate::PROGRAM;

const QIN: &str = include_str!("../../../table/tests/records/qin.json");

/// Writes a file with this text into a folder.
fn written(folder: &Folder, name: &str, text: &str) -> PathBuf {
    let file = folder.path().join(name);
    fs::write(&file, text).unwrap();
    file
}

/// Runs a command with a data directory. Returns its exit code and both outputs.
fn run(data: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(PROGRAM);
    command.env_clear().arg(arguments[0]).arg("--data").arg(data).args(&arguments[1..]);
    let output = command.output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (output.status.code(), text(output.stdout), text(output.stderr))
}

fn ok(data: &Path, arguments: &[&str]) -> String {
    let (code, out, fault) = run(data, arguments);
    assert_eq!(code, Some(0), "{fault}");
    out
}

#[test]
fn imported_records_can_be_exported_and_verified() {
    let folder = Folder::new();
    let file = written(&folder, "one.json", QIN);
    let (one, two) = (folder.path().join("one"), folder.path().join("two"));
    let table = ok(&one, &["import", file.to_str().unwrap()]).trim().to_owned();

    // As lines, all of them and one.
    let lines = ok(&one, &["export"]);
    assert_eq!(lines.lines().count(), 1);
    assert_eq!(ok(&one, &["export", &table]), lines);
    let value = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap();
    assert_eq!(value(&lines), value(QIN), "nothing is lost, and nothing added");

    // Many in one file, into another database, and out again as files.
    let many = written(&folder, "many.jsonl", &lines.repeat(3));
    let tables = ok(&two, &["import", many.to_str().unwrap()]);
    assert_eq!(tables.lines().count(), 3);
    let files = folder.path().join("files");
    assert!(ok(&two, &["export", "--files", files.to_str().unwrap()]).starts_with("Exported 3 records to "));
    for table in tables.lines() {
        let file = files.join(format!("{table}.json"));
        let verified = Command::new(PROGRAM).arg("verify").arg(file).status().unwrap();
        assert!(verified.success());
    }
}

#[test]
fn an_invalid_record_is_reported_and_nothing_is_imported() {
    let folder = Folder::new();
    let line = QIN.replace('\n', "");
    let altered = line.replacen("\"winners\":[0]", "\"winners\":[1]", 1);
    let altered = if altered == line { line.replacen("\"winners\":[1]", "\"winners\":[0]", 1) } else { altered };
    assert_ne!(altered, line);
    let file = written(&folder, "wrong.jsonl", &format!("{line}\n{altered}\n"));
    let data = folder.path().join("data");
    let (code, _, fault) = run(&data, &["import", file.to_str().unwrap()]);
    assert!(code == Some(1) && fault.contains("record 2") && fault.contains("nothing was imported"), "{fault}");
    for (text, told) in
        [("", "the file is empty"), ("{}", "isn’t a valid game record"), ("{", "isn’t a valid game record")]
    {
        let file = written(&folder, "bad.json", text);
        let (code, _, fault) = run(&data, &["import", file.to_str().unwrap()]);
        assert!(code == Some(1) && fault.contains(told), "{fault}");
    }
    let (code, _, fault) = run(&data, &["export"]);
    assert!(code == Some(1) && fault.contains("use --data"), "{fault}");
}

#[test]
fn missing_tables_are_reported() {
    let folder = Folder::new();
    let file = written(&folder, "one.json", QIN);
    ok(folder.path(), &["import", file.to_str().unwrap()]);
    let (code, _, fault) = run(folder.path(), &["export", "000000000000"]);
    assert!(code == Some(1) && fault.contains("no table 000000000000"), "{fault}");
    let (code, _, _) = run(folder.path(), &["export", "what?"]);
    assert_eq!(code, Some(2));
    let (code, _, fault) = run(folder.path(), &["import", "no-such-file.json"]);
    assert!(code == Some(2) && fault.contains("no-such-file.json"), "{fault}");
}
