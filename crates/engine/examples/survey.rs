//! `cargo run -p engine --example survey`: what every first try of each lesson leads to, for whoever writes lessons.

#[expect(dead_code, reason = "the tests look at the rest")]
#[path = "../tests/courses/course.rs"]
mod course;

use course::COURSES;
use engine::learn::attempt;
use game::Viewer;

fn main() -> Result<(), engine::learn::BadLesson> {
    for course in COURSES {
        for lesson in course.lessons() {
            let legal = attempt(&lesson.lesson, &[])?.study.look(Viewer::Seat(lesson.lesson.seat)).legal;
            println!("\n{} {}: {} legal", course.game, lesson.id, legal.len());
            for text in legal {
                let found = attempt(&lesson.lesson, std::slice::from_ref(&text))?;
                println!("  {text}: {:?} {}", found.progress, found.mistake.unwrap_or_default());
            }
        }
    }
    Ok(())
}
