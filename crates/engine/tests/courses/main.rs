//! Every lesson can be solved, and can be failed; every rule has one.

mod course;
mod rules;

use course::COURSES;
use engine::learn::CourseLesson;
use engine::learn::{Goal, Progress, attempt};
use game::Viewer;
use table::{Act, Reject};

fn all() -> impl Iterator<Item = (&'static str, CourseLesson)> {
    COURSES.iter().flat_map(|course| course.lessons().into_iter().map(|lesson| (course.game, lesson)))
}

/// What comes of these tries, and which mistake it was.
fn run(lesson: &CourseLesson, tries: &[String]) -> (Progress, Option<String>, Option<Reject>) {
    let attempt = attempt(&lesson.lesson, tries).unwrap_or_else(|bad| panic!("{}: {bad}", lesson.id));
    let played = attempt.entries.iter().filter_map(|entry| match &entry.act {
        Act::Move { seat, text } if *seat == lesson.lesson.seat => Some(text),
        _ => None,
    });
    assert!(
        played.eq(&tries[..tries.len() - usize::from(attempt.refusal.is_some())]),
        "{}: {tries:?} is written otherwise",
        lesson.id
    );
    (attempt.progress, attempt.mistake, attempt.refusal)
}

#[test]
fn a_course_has_its_lessons_under_names_that_can_be_addressed() {
    for course in COURSES {
        let ids: Vec<_> = course.lessons().into_iter().map(|lesson| lesson.id).collect();
        assert!(ids.len() >= course.least, "{} has {} lessons", course.game, ids.len());
        for (at, id) in ids.iter().enumerate() {
            assert!(id.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'), "{id}");
            assert!(!ids[..at].contains(id), "{id} twice");
        }
    }
}

#[test]
fn every_solution_reaches_its_goal_and_not_before_its_last_move() {
    for (game, lesson) in all() {
        for made in 0..=lesson.solution.len() {
            let (progress, mistake, refusal) = run(&lesson, &lesson.solution[..made]);
            let whole = made == lesson.solution.len();
            let expected = if whole { Progress::Reached } else { Progress::Open };
            assert_eq!((progress, mistake), (expected, None), "{game} {}: {:?}", lesson.id, &lesson.solution[..made]);
            let refuses = whole && matches!(lesson.lesson.goal, Goal::Refused(_));
            assert_eq!(refusal.is_some(), refuses, "{game} {}: {refusal:?}", lesson.id);
        }
        assert!(lesson.solution.len() <= lesson.lesson.tries, "{game} {}: not enough tries", lesson.id);
    }
}

#[test]
fn every_mistake_can_be_made_and_is_the_one_it_says() {
    for (game, lesson) in all() {
        for mistake in &lesson.lesson.mistakes {
            let (progress, found, refusal) = run(&lesson, &mistake.moves);
            let context = format!("{game} {}: {:?}", lesson.id, mistake.moves);
            assert_eq!(found.as_ref(), Some(&mistake.id), "{context}");
            match refusal {
                None => assert_eq!(progress, Progress::Missed, "{context}"),
                Some(Reject::Illegal(why)) => {
                    assert_eq!(progress, Progress::Open, "{context}");
                    let by = |rule: &String| *rule == why.rule;
                    assert!(matches!(&mistake.when, Some(Goal::Refused(rule)) if by(rule)), "{context}: {}", why.text);
                }
                Some(other) => panic!("{context}: {other}"),
            }
        }
    }
}

#[test]
fn what_a_lesson_says_of_mistakes_has_a_name_of_its_own() {
    for (game, lesson) in all() {
        let ids: Vec<_> = lesson.lesson.mistakes.iter().map(|mistake| &mistake.id).collect();
        for (at, id) in ids.iter().enumerate() {
            assert!(!ids[..at].contains(id), "{game} {}: {id} twice", lesson.id);
        }
    }
}

/// The very first lesson lets nobody fail.
#[test]
fn a_lesson_can_be_failed() {
    for course in COURSES {
        for lesson in course.lessons().into_iter().skip(1) {
            let context = format!("{} {}", course.game, lesson.id);
            assert!(!lesson.lesson.mistakes.is_empty(), "{context}: knows no mistake");
            let start = attempt(&lesson.lesson, &[]).unwrap_or_else(|bad| panic!("{context}: {bad}"));
            let legal = start.study.look(Viewer::Seat(lesson.lesson.seat)).legal;
            assert!(!legal.is_empty(), "{context}: there is nothing to decide");
            let fails = |text: &String| run(&lesson, std::slice::from_ref(text)).0 != Progress::Reached;
            assert!(legal.iter().any(fails), "{context}: whatever one does is right");
        }
    }
}
