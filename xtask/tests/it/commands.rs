//! Checks that the test commands in the documentation still select tests.

use std::fs;
use std::path::{Path, PathBuf};

const DOCUMENT: &str = "docs/verification.md";

/// Returns the directory of a package.
fn package(name: &str) -> PathBuf {
    let folder = if name == "mandate" { "cli" } else { name };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
    [root.join(folder), root.join("games").join(folder)].into_iter().find(|path| path.is_dir()).unwrap_or(root)
}

/// Adds the functions below a directory, each as `module::name`.
fn functions(folder: &Path, module: &str, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let inner = if name == "mod" { module.to_owned() } else { format!("{module}{name}::") };
        if path.is_dir() {
            functions(&path, &inner, found);
        } else if let Ok(source) = fs::read_to_string(&path) {
            let names = source.split("fn ").skip(1).filter_map(|rest| rest.split('(').next());
            found.extend(names.map(|name| format!("{inner}{name}")));
        }
    }
}

/// Returns the filters of a command such as `-p server --test it -- http_quotas` that match no test.
fn unmatched(command: &str) -> Vec<String> {
    let (target, filters) = command.split_once(" -- ").unwrap_or((command, ""));
    let words: Vec<_> = target.split_whitespace().collect();
    let after = |flag: &str| words.iter().position(|word| *word == flag).and_then(|at| words.get(at + 1));
    let Some(package) = after("-p").map(|name| package(name)) else { return Vec::new() };
    let folder = after("--test").map_or_else(|| package.join("src"), |test| package.join("tests").join(test));
    let mut found = Vec::new();
    functions(&folder, "", &mut found);
    let is_missing = |filter: &&str| !found.iter().any(|name| name.contains(*filter));
    let mut missing: Vec<_> = filters.split_whitespace().filter(is_missing).map(str::to_owned).collect();
    if found.is_empty() {
        missing.push(folder.display().to_string());
    }
    missing
}

#[test]
fn every_documented_test_command_selects_tests() {
    let document = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(DOCUMENT);
    let text = fs::read_to_string(document).unwrap();
    let commands: Vec<_> = text.split("`cargo test ").skip(1).filter_map(|rest| rest.split('`').next()).collect();
    assert!(commands.len() > 50, "{} commands in {DOCUMENT}", commands.len());
    let wrong: Vec<_> = commands.into_iter().map(|command| (command, unmatched(command))).collect();
    let wrong: Vec<_> = wrong.into_iter().filter(|(_, missing)| !missing.is_empty()).collect();
    assert!(wrong.is_empty(), "these select nothing: {wrong:#?}");
}
