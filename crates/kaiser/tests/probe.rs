//! p
use game::{Game, Rng, Turn};
use kaiser::*;
#[path = "rules/scene.rs"]
mod scene;
use scene::Scene;
fn run(t: &str) {
    let s = Scene::new(t);
    let mut st = s.state;
    println!("{}", s.text());
    s.game.playout(&mut st, &mut Rng::new(1));
    assert_eq!(s.game.audit(&st), Ok(()));
}
#[test]
fn a() {
    run("act green\nhand red");
}
#[test]
fn b() {
    run("again green Wei\nhouses red 18");
}
#[test]
fn c() {
    run("run_out 2\nact green\nhand violet");
}
#[test]
fn d() {
    run("take green one\nhand green\ndisplay red");
}
#[test]
fn e() {
    run("fill green\nhand green\ndisplay red");
}
#[test]
fn f() {
    run("reveal green one\nhand green\ndisplay");
}
