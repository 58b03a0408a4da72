//! Lessons.

use crate::learn::{Lesson, Progress};
use game::Viewer;
use serde::Serialize;
use table::{Look, Rejection, Shown};

use crate::answer::Fault;

/// What has come of some tries, as the learner is shown it.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct Tried {
    look: Look,
    entries: Vec<Shown>,
    state: Progress,
    /// Which of the mistakes that the lesson knows it was.
    mistake: Option<String>,
    /// Why the last try was not allowed.
    refusal: Option<Rejection>,
}

pub(crate) fn tried(lesson: &Lesson, tries: &[String]) -> Result<Tried, Fault> {
    let attempt = crate::learn::attempt(lesson, tries).map_err(|bad| Fault::new("bad_lesson", &bad))?;
    Ok(Tried {
        look: attempt.study.look(Viewer::Seat(lesson.seat)),
        entries: attempt.entries,
        state: attempt.progress,
        mistake: attempt.mistake,
        refusal: attempt.refusal.map(|reject| reject.rejection()),
    })
}
