//! The courses as they are written.

use engine::learn::Lesson;
use json::FromJson;

/// The lessons of a game.
pub(crate) struct Course {
    pub(crate) game: &'static str,
    /// So many lessons at least.
    pub(crate) least: usize,
    /// The rulebooks' own examples are numbered so far, in `crates/*/tests/rules/examples.rs`.
    pub(crate) examples: u32,
    /// The rules that the game decides by.
    pub(crate) rules: &'static [game::Rule],
}

pub(crate) const COURSES: &[Course] = &[
    Course { game: "qin", least: 18, examples: 12, rules: qin::rules::ALL },
    Course { game: "kaiser", least: 22, examples: 8, rules: kaiser::rules::ALL },
];

/// A lesson with what is said for the page and for tests.
#[derive(FromJson)]
pub(crate) struct Written {
    pub(crate) id: String,
    pub(crate) rules: Vec<String>,
    /// Which examples of the rulebook are in it.
    #[serde(default)]
    pub(crate) examples: Vec<u32>,
    pub(crate) solution: Vec<String>,
    #[serde(flatten)]
    pub(crate) lesson: Lesson,
}

#[derive(FromJson)]
struct File {
    lessons: Vec<Written>,
}

impl Course {
    pub(crate) fn lessons(&self) -> Vec<Written> {
        let path = format!("{}/lessons/{}.json", env!("CARGO_MANIFEST_DIR"), self.game);
        let text = std::fs::read_to_string(path).unwrap();
        let file: File = json::read(&text).unwrap_or_else(|unfit| panic!("{}.json: {unfit}", self.game));
        file.lessons
    }
}
