//! Every rule that a game decides by is learned somewhere, and tested somewhere.

use std::fs;
use std::path::{Path, PathBuf};

use crate::course::COURSES;

#[test]
fn every_rule_has_a_lesson() {
    for course in COURSES {
        let lessons = course.lessons();
        for rule in course.rules {
            let is_named = lessons.iter().any(|lesson| lesson.rules.iter().any(|id| id == rule.id()));
            assert!(is_named, "no lesson of {} is about {rule}", course.game);
        }
        let written = fs::read_to_string(root().join(format!("docs/rules/{}.md", course.game))).unwrap();
        for lesson in &lessons {
            assert!(!lesson.rules.is_empty(), "{} names no rule", lesson.id);
            for id in &lesson.rules {
                assert!(written.contains(&format!("- **{id}**")), "{}: there is no rule {id}", lesson.id);
            }
        }
    }
}

#[test]
fn every_rule_has_a_test() {
    for game in ["qin", "kaiser"] {
        let tests = sources(&root().join(format!("crates/games/{game}/tests")));
        let rules = if game == "qin" { qin::rules::ALL } else { kaiser::rules::ALL };
        for rule in rules {
            assert!(names(&tests, rule.id()), "no test of {game} is about {rule}");
        }
    }
}

#[test]
fn every_example_of_the_rulebooks_is_in_a_lesson() {
    for course in COURSES {
        let examples: Vec<_> = course.lessons().into_iter().flat_map(|lesson| lesson.examples).collect();
        for number in 1..=course.examples {
            assert!(examples.contains(&number), "{}: example {number} is in no lesson", course.game);
        }
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All that is written below a folder.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.map(|path| if path.is_dir() { sources(&path) } else { fs::read_to_string(path).unwrap() }).collect()
}

/// Does the text name this rule, and not only a longer number that begins with it?
fn names(text: &str, id: &str) -> bool {
    text.match_indices(id).any(|(at, _)| !text[at + id.len()..].starts_with(|c: char| c.is_ascii_digit()))
}
