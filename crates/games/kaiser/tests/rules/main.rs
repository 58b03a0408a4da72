//! The rules of Der Kaiser von China, one by one: a position, a move, what happens. How
//! positions are written is said in `scene.rs`.

mod drawing;
mod end;
mod examples;
mod exchange;
mod final_scoring;
mod houses;
mod pieces;
mod placing;
mod roads;
mod scene;
mod setup;
mod standing;

use scene::Scene;

/// The move is made in the position `before`; these events happen, each written as `K5.1
/// Green places …`, and then every line of `after` is true.
#[track_caller]
fn check(before: &str, m: &str, events: &[&str], after: &str) {
    let mut scene = Scene::new(before);
    assert_eq!(scene.plays(m), events);
    scene.shows(after);
}

/// The move may not be made in this position; the answer is this sentence.
#[track_caller]
fn refuse(position: &str, m: &str, sentence: &str) {
    Scene::new(position).refuses(m, sentence);
}

/// With these pieces on the map the last turn of the game is played, an exchange that
/// finds nothing to draw; what is told after it.
#[track_caller]
fn scored_at_the_end(pieces: &str) -> Vec<String> {
    let mut scene = last_turn(pieces);
    scene.plays("exchange red").split_off(1)
}

/// Blue, who sits to the right of the emperor's holder, has the last turn with a red card.
#[track_caller]
fn last_turn(pieces: &str) -> Scene {
    Scene::new(&format!("act blue\nrun_out 2\ndisplay\nhand blue red\n{pieces}"))
}

/// Only what happens by this rule.
fn by_rule(rule: &str, events: Vec<String>) -> Vec<String> {
    events.into_iter().filter(|event| event.split(' ').next() == Some(rule)).collect()
}
