//! A lesson as it is written down.

use game::Seat;
use json::FromJson;

use super::goal::Goal;

/// The lessons of a game in their order: a file in `crates/engine/lessons`.
#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[json(deny_unknown_fields)]
pub struct Course {
    /// The lessons.
    pub lessons: Vec<CourseLesson>,
}

/// A lesson with what the page says of it.
#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[json(deny_unknown_fields)]
pub struct CourseLesson {
    /// The name by which its texts are found.
    pub id: String,
    /// Lessons that belong together have the same chapter.
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub chapter: Option<String>,
    /// What it is about, such as `Q3.1`.
    pub rules: Vec<String>,
    /// The examples of the rulebook that are in it.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<u32>>"))]
    pub examples: Vec<u32>,
    /// Tries that reach the goal.
    pub solution: Vec<String>,
    /// What is needed to run it.
    #[serde(flatten)]
    pub lesson: Lesson,
}

/// What is needed to run a lesson.
#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Lesson {
    /// The lines of the position, as the game writes it.
    pub position: Vec<String>,
    /// Who learns.
    pub seat: Seat,
    /// How many decisions the learner has.
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<usize>"))]
    #[serde(default = "one")]
    pub tries: usize,
    /// What the others do when it is their turn: of those that are left, the first that is legal.
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<String>>"))]
    #[serde(default)]
    pub replies: Vec<String>,
    /// What is to be reached.
    pub goal: Goal,
    /// What is likely to go wrong, the likeliest first.
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Mistake>>"))]
    #[serde(default)]
    pub mistakes: Vec<Mistake>,
    /// What chance follows from.
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u64>"))]
    #[serde(default = "seed")]
    pub seed: u64,
}

fn one() -> usize {
    1
}

fn seed() -> u64 {
    1
}

/// Something that goes wrong.
#[derive(Clone, Debug, FromJson)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Mistake {
    /// By which its text is found.
    pub id: String,
    /// Tries that make it.
    pub moves: Vec<String>,
    /// What all tries that make it have in common; otherwise only those very tries make it.
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub when: Option<Goal>,
}
