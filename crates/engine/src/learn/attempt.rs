//! Tries in a lesson.

use std::fmt;

use game::Viewer;
use serde::Serialize;
use table::{Reject, Seen, Shown, Study, Telling};

use super::goal::Situation;
use super::lesson::Lesson;

/// How far an attempt has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LessonProgress"))]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    /// There is more to try.
    Open,
    /// The goal is reached.
    Reached,
    /// It cannot be reached any more.
    Missed,
}

/// What has come of some tries.
pub struct Attempt {
    /// The position after them.
    pub study: Study,
    /// What happened, as the learner is shown it.
    pub entries: Vec<Shown>,
    /// How far it has come.
    pub progress: Progress,
    /// Which mistake it was.
    pub mistake: Option<String>,
    /// Why the last try was not allowed. It has changed nothing.
    pub refusal: Option<Reject>,
}

/// A lesson that cannot be run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadLesson(String);

impl fmt::Display for BadLesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this lesson cannot be run: {}", self.0)
    }
}

impl std::error::Error for BadLesson {}

/// Plays tries in a lesson, one after another, until something is not allowed.
pub fn attempt(lesson: &Lesson, tries: &[String]) -> Result<Attempt, BadLesson> {
    let mut study = Study::read(&lesson.position.join("\n"), lesson.seed).map_err(|bad| BadLesson(bad.to_string()))?;
    let mut replies = lesson.replies.iter();
    let mut refusal = None;
    reply(&mut study, lesson, &mut replies);
    for text in tries {
        match study.play(text) {
            Ok(()) => reply(&mut study, lesson, &mut replies),
            Err(reject) => {
                refusal = Some(reject);
                break;
            }
        }
    }
    Ok(judge(lesson, tries, study, refusal))
}

/// Lets the others play until the learner has to decide, or as long as they have something to play.
fn reply<'a>(study: &mut Study, lesson: &Lesson, replies: &mut impl Iterator<Item = &'a String>) {
    while study.decides().is_some_and(|seat| seat != lesson.seat) {
        if !replies.any(|text| study.play(text).is_ok()) {
            return;
        }
    }
}

fn judge(lesson: &Lesson, tries: &[String], study: Study, refusal: Option<Reject>) -> Attempt {
    let viewer = Viewer::Seat(lesson.seat);
    let entries = study.entries(viewer);
    let events: Vec<Telling> = entries.iter().flat_map(|entry| entry.events.iter().cloned()).collect();
    let refused = match &refusal {
        Some(Reject::Illegal(why)) => Some(why.rule.as_str()),
        _ => None,
    };
    let made = tries.len() - usize::from(refusal.is_some());
    let seen: Seen = study.seen(viewer);
    let finished = made >= lesson.tries || study.decides() != Some(lesson.seat);
    let now = Situation { seat: lesson.seat, events: &events, refused, seen: &seen, finished };
    let reached = lesson.goal.is_reached(&now);
    let known = || lesson.mistakes.iter().filter(|_| !reached);
    let very = known().find(|mistake| mistake.moves == tries);
    let like = || known().find(|mistake| mistake.when.as_ref().is_some_and(|when| when.is_reached(&now)));
    let mistake = very.or_else(like).map(|mistake| mistake.id.clone());
    let lost = lesson.goal.is_lost(&now) || (mistake.is_some() && refusal.is_none());
    let progress = match (reached, lost) {
        (true, _) => Progress::Reached,
        (false, true) => Progress::Missed,
        (false, false) => Progress::Open,
    };
    Attempt { study, entries, progress, mistake, refusal }
}
