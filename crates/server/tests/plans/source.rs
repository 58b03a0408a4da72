//! The statements in the source.

use std::path::Path;

use crate::recorder::on_one_line;

const VERBS: [&str; 5] = ["SELECT ", "INSERT ", "UPDATE ", "DELETE ", "WITH "];

/// Returns the statements of the source that were never sent.
pub(crate) fn unseen(sent: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    visit(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut found);
    assert!(found.len() > 60, "only {} statements were found in the source", found.len());
    let unseen = found.into_iter().filter(|(_, text)| !sent.iter().any(|sent| holds(sent, text)));
    unseen.map(|(file, text)| format!("{file}: nothing in the test sends “{text}”")).collect()
}

/// Whether a statement was made from this text, which may have placeholders in braces.
fn holds(sent: &str, text: &str) -> bool {
    let mut rest = sent;
    text.split('{').enumerate().all(|(number, part)| {
        let part = if number == 0 { part } else { part.split_once('}').map_or("", |(_, after)| after) };
        match rest.find(part.trim()) {
            Some(at) => {
                rest = &rest[at + part.trim().len()..];
                true
            }
            None => false,
        }
    })
}

fn visit(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            visit(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = std::fs::read_to_string(&path).unwrap();
            let source = source.split("#[cfg(test)]").next().unwrap_or_default();
            let statements = literals(source).into_iter().map(|text| on_one_line(&text));
            let statements = statements.filter(|text| VERBS.iter().any(|verb| text.starts_with(verb)));
            found.extend(statements.map(|text| (path.file_name().unwrap().to_string_lossy().into_owned(), text)));
        }
    }
}

/// Returns the string literals of a source file.
fn literals(source: &str) -> Vec<String> {
    let (mut found, mut rest) = (Vec::new(), source);
    while let Some(at) = rest.find(['"', '/', '\'', 'r']) {
        let (before, here) = rest.split_at(at);
        let raw = here.strip_prefix('r').map(|after| after.trim_start_matches('#'));
        let in_word = before.ends_with(|c: char| c.is_alphanumeric() || c == '_');
        rest = if here.starts_with("//") {
            here.split_once('\n').map_or("", |(_, rest)| rest)
        } else if let Some(text) = here.strip_prefix('"') {
            let (text, rest) = literal(text);
            found.push(text);
            rest
        } else if let Some(text) = raw.filter(|text| text.starts_with('"') && !in_word) {
            let end = format!("\"{}", "#".repeat(here.len() - text.len() - 1));
            let (text, rest) = text[1..].split_once(&end).unwrap_or_default();
            found.push(text.to_owned());
            rest
        } else if here.starts_with('\'') {
            // A character, or a lifetime.
            let mut letters = here.char_indices().skip(1);
            match (letters.next(), letters.next()) {
                (Some((_, '\\')), _) => &here[here[3..].find('\'').map_or(here.len(), |end| end + 4)..],
                (_, Some((end, '\''))) => &here[end + 1..],
                _ => here.strip_prefix('\'').unwrap_or_default(),
            }
        } else {
            &here[1..]
        };
    }
    found
}

/// Splits at the closing quotation mark.
fn literal(source: &str) -> (String, &str) {
    let (mut text, mut letters) = (String::new(), source.char_indices().peekable());
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' => return (text, &source[at + 1..]),
            '\\' => match letters.next() {
                Some((_, '\n')) => while letters.next_if(|(_, next)| next.is_whitespace()).is_some() {},
                Some((_, 'n' | 't' | 'r')) => text.push(' '),
                Some((_, escaped)) => text.push(escaped),
                None => {}
            },
            letter => text.push(letter),
        }
    }
    (text, "")
}

#[test]
fn literals_are_found_and_comments_are_not() {
    let source = r##"
        // "SELECT 1"
        const A: &'static str = "SELECT \"a\" \
             FROM b"; let c = '"'; let d = '\''; let e = r#"WITH "x""#; let f = concat!("INSERT ", '\u{7}', "y");
    "##;
    assert_eq!(literals(source), ["SELECT \"a\" FROM b", "WITH \"x\"", "INSERT ", "y"]);
    assert!(holds("SELECT a, b FROM t WHERE c", "SELECT {COLUMNS} FROM t WHERE"));
    assert!(!holds("SELECT a, b FROM t", "SELECT {COLUMNS} FROM u"));
}
