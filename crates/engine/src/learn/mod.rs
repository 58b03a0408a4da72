//! Lessons: small positions with a goal, on the real rules.
//!
//! A lesson is a part of `lessons/qin.json` or `lessons/kaiser.json`. [`attempt()`] plays tries in it and says
//! whether the goal is reached, and if not, which of the mistakes that the lesson knows it was. Nothing here knows a rule: what
//! happened, and why something is not allowed, is what the rules say.

mod attempt;
mod goal;
mod lesson;
mod pattern;

pub use attempt::{Attempt, BadLesson, Progress, attempt};
pub use goal::{Goal, Part};
pub use lesson::{Course, CourseLesson, Lesson, Mistake};
pub use pattern::Pattern;
