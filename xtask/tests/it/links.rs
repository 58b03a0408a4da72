//! Every link in the documentation leads somewhere, and so does every mention of a page in the sources.

use std::collections::{BTreeSet, HashMap};
use std::fs;
use std::path::{Component, Path, PathBuf};

/// Folders with nothing of ours in them.
const SKIPPED: [&str; 6] = [".git", "target", "node_modules", "dist", "pkg", "corpus"];

const ENDINGS: [&str; 7] = ["md", "rs", "ts", "svelte", "py", "toml", "ftl"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

/// All texts of the repository, by their paths from its root.
fn texts() -> HashMap<PathBuf, String> {
    let mut texts = HashMap::new();
    let mut folders = vec![root()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
            let (path, name) = (entry.path(), entry.file_name().into_string().unwrap());
            if entry.file_type().unwrap().is_dir() {
                folders.extend((!SKIPPED.contains(&name.as_str())).then_some(path));
            } else if path.extension().is_some_and(|ending| ENDINGS.iter().any(|known| ending == *known)) {
                let text = fs::read_to_string(&path).unwrap_or_default();
                texts.insert(path.strip_prefix(root()).unwrap().to_owned(), text);
            }
        }
    }
    texts
}

fn is_page(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "md")
}

/// The text without its examples, which may look like links and headings.
fn prose(text: &str) -> String {
    let mut fenced = false;
    let lines = text.lines().filter(|line| {
        fenced ^= line.starts_with("```");
        !fenced && !line.starts_with("    ")
    });
    lines.map(|line| line.split('`').step_by(2).collect::<Vec<_>>().join("`") + "\n").collect()
}

/// Where the links of a page lead, as they are written.
fn links(text: &str) -> Vec<String> {
    let prose = prose(text);
    let inline = prose.match_indices("](").filter_map(|(at, _)| prose[at + 2..].split(')').next());
    let images = prose.match_indices("src=\"").filter_map(|(at, _)| prose[at + 5..].split('"').next());
    inline.chain(images).map(str::to_owned).collect()
}

/// The anchors of a page: its headings in small letters, with hyphens for spaces and without punctuation.
fn anchors(text: &str) -> BTreeSet<String> {
    let mut fenced = false;
    let headings = text.lines().filter(|line| {
        fenced ^= line.starts_with("```");
        !fenced && line.starts_with('#')
    });
    let anchor = |heading: &str| {
        let letters = heading.trim_start_matches('#').trim().chars().filter_map(|letter| match letter {
            ' ' => Some('-'),
            '-' | '_' => Some(letter),
            _ if letter.is_alphanumeric() => Some(letter),
            _ => None,
        });
        letters.flat_map(char::to_lowercase).collect()
    };
    headings.map(anchor).collect()
}

/// A path as seen from a page, without `.` and `..`.
fn resolve(page: &Path, target: &str) -> PathBuf {
    let mut resolved = page.parent().unwrap_or(Path::new("")).to_owned();
    for part in Path::new(target).components() {
        match part {
            Component::ParentDir => drop(resolved.pop()),
            Component::CurDir => {}
            part => resolved.push(part),
        }
    }
    resolved
}

#[test]
fn every_link_leads_somewhere() {
    let texts = texts();
    let mut broken = Vec::new();
    for (page, text) in texts.iter().filter(|(path, _)| is_page(path)) {
        for link in links(text).into_iter().filter(|link| !link.contains("://") && !link.starts_with("mailto:")) {
            let (file, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let target = if file.is_empty() { page.clone() } else { resolve(page, file) };
            let there = root().join(&target).exists();
            let anchored = anchor.is_empty() || texts.get(&target).is_some_and(|text| anchors(text).contains(anchor));
            if !there || !anchored {
                broken.push(format!("{}: {link}", page.display()));
            }
        }
    }
    broken.sort();
    assert!(broken.is_empty(), "broken links:\n{}", broken.join("\n"));
}

#[test]
fn every_page_that_the_sources_mention_exists() {
    let mut missing = BTreeSet::new();
    for (path, text) in texts() {
        for (at, _) in text.match_indices("docs/") {
            let is_path = |letter: char| letter.is_ascii_alphanumeric() || "/-_.".contains(letter);
            let before = text[..at].chars().next_back();
            let mention: String = text[at..].chars().take_while(|&letter| is_path(letter)).collect();
            let mention = mention.trim_end_matches('.');
            let is_file = [".md", ".py"].iter().any(|ending| mention.ends_with(ending));
            let is_ours = before.is_none_or(|before| before != '/' || text[..at].ends_with("../"));
            if is_file && is_ours && !root().join(mention).exists() {
                missing.insert(format!("{}: {mention}", path.display()));
            }
        }
    }
    assert!(missing.is_empty(), "these are gone: {missing:#?}");
}

#[test]
fn the_index_leads_to_every_page() {
    let texts = texts();
    let mut reached = BTreeSet::new();
    let mut open = vec![PathBuf::from("README.md")];
    while let Some(page) = open.pop() {
        let Some(text) = texts.get(&page) else { continue };
        if is_page(&page) && reached.insert(page.clone()) {
            let files = links(text).into_iter().filter(|link| !link.contains("://"));
            open.extend(files.map(|link| resolve(&page, link.split('#').next().unwrap_or_default())));
        }
    }
    let lost: Vec<_> =
        texts.keys().filter(|path| path.starts_with("docs") && is_page(path) && !reached.contains(*path)).collect();
    assert!(lost.is_empty(), "no link leads to {lost:?}");
}
