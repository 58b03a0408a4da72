//! Comments and documentation use plain modern English: a short list of wording that readers stumble over.
//! The page's texts have a list of their own, in `web/src/texts/voice.test.ts`.

use std::fs;
use std::path::{Path, PathBuf};

/// Wording to avoid, in small letters and as whole words, with what to write instead.
const AVOID: [(&str, &str); 14] = [
    ("anew", "again"),
    ("by who", "by whoever, or name the person"),
    ("for who", "for whoever, or name the person"),
    ("is no board", "isn't a valid board"),
    ("is no move", "isn't a move"),
    ("is no name", "isn't a valid name"),
    ("is no number", "isn't a number"),
    ("is no record", "isn't a game record"),
    ("meanwhile", "in the meantime"),
    ("mended", "fixed"),
    ("of who", "of whoever, or name the person"),
    ("on turn", "whose turn it is, the player to move"),
    ("so many", "this many, the number of"),
    ("without a net", "offline"),
];

/// Folders with nothing of ours in them, or with text that a program wrote.
const SKIPPED: [&str; 7] = [".git", "target", "node_modules", "dist", "pkg", "corpus", "protocol"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

fn files() -> Vec<PathBuf> {
    let (mut folders, mut files) = (vec![root()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
            let path = entry.path();
            if entry.file_type().unwrap().is_dir() {
                folders.extend((!SKIPPED.iter().any(|skipped| entry.file_name() == *skipped)).then_some(path));
            } else {
                files.push(path);
            }
        }
    }
    files
}

/// What a line says to people: all of it in a document, the comment in a source file.
fn said<'a>(line: &'a str, ending: &str) -> &'a str {
    match ending {
        "md" => line,
        "rs" | "ts" | "svelte" => line
            .find("//")
            .map_or_else(|| line.trim_start().strip_prefix(['*', '/']).unwrap_or_default(), |at| &line[at..]),
        _ => "",
    }
}

/// Whether the words stand in the text, and not only as a part of longer words.
fn names(text: &str, words: &str) -> bool {
    let inside = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    text.match_indices(words)
        .any(|(at, _)| !inside(text[..at].chars().next_back()) && !inside(text[at + words.len()..].chars().next()))
}

fn found(line: &str, ending: &str) -> Option<(&'static str, &'static str)> {
    let said = said(line, ending).to_lowercase();
    AVOID.into_iter().find(|(words, _)| names(&said, words))
}

#[test]
fn comments_and_documents_use_plain_modern_english() {
    let here = Path::new(file!()).file_name();
    let mut wrong = Vec::new();
    for path in files().into_iter().filter(|path| path.file_name() != here) {
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        if !["md", "rs", "ts", "svelte"].contains(&ending) {
            continue;
        }
        for (at, line) in fs::read_to_string(&path).unwrap().lines().enumerate() {
            if let Some((words, instead)) = found(line, ending) {
                let place = path.strip_prefix(root()).unwrap().display();
                wrong.push(format!("{place}:{}: “{words}”; write {instead}", at + 1));
            }
        }
    }
    assert!(wrong.is_empty(), "{} lines\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn wording_to_avoid_is_found_in_comments_only_as_whole_words() {
    assert!(found("/// Deals so many cards.", "rs").is_some());
    assert!(found(" * The seat on turn.", "ts").is_some());
    assert!(found("Everything is read anew.", "md").is_some());
    assert!(found("let on_turn = \"on turn\";", "rs").is_none());
    assert!(found("/// A function turns it.", "rs").is_none());
}
