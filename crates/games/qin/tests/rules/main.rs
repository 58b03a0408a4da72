//! The rules of Qin, one by one: a board, a move, what happens. How boards are drawn is
//! said in `scene.rs`.

mod absorb;
mod end;
mod examples;
mod joining;
mod last_pagoda;
mod major;
mod order;
mod placing;
mod provinces;
mod scene;
mod setup;
mod strength;
mod turn;
mod villages;

use qin::Illegal;
use scene::Scene;

/// `player` is to make the move and holds just the tile that it needs.
fn to_place(player: &str, board: &str, m: &str) -> Scene {
    let tile = m.split_whitespace().next().expect("a tile is placed");
    Scene::new(&format!("place {player}\nhand {player} {tile}\n{board}"))
}

/// `player` makes the move on the board `before`; then it looks like `after`, and these
/// events have happened, each written as `Q5.1 Green founds …`; the first, the placing
/// itself, is left out.
#[track_caller]
fn check(player: &str, before: &str, m: &str, after: &str, events: &[&str]) {
    let mut scene = to_place(player, before, m);
    assert_eq!(scene.plays(m)[1..], *events);
    scene.shows(after);
}

/// `player` may not make the move on this board; the answer is this sentence.
#[track_caller]
fn refuse(player: &str, board: &str, m: &str, sentence: &str) -> Illegal {
    to_place(player, board, m).refuses(m, sentence)
}
