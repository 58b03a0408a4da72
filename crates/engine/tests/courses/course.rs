//! The courses as they are written.

use engine::learn::{self, CourseLesson};

/// The lessons of a game.
pub(crate) struct Course {
    pub(crate) game: &'static str,
    /// The minimum number of lessons.
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

impl Course {
    pub(crate) fn lessons(&self) -> Vec<CourseLesson> {
        let path = format!("{}/lessons/{}.json", env!("CARGO_MANIFEST_DIR"), self.game);
        let text = std::fs::read_to_string(path).unwrap();
        let course: learn::Course = json::read(&text).unwrap_or_else(|unfit| panic!("{}.json: {unfit}", self.game));
        course.lessons
    }
}
