//! Positions with a single right move. The proofs here look at everything that can happen; then every level that claims
//! to find the move must find it.
//!
//! A file has positions of one kind, each with its right move in the line `##` and what the move does in the lines `#`.
//! They come from games between bots and were selected by these proofs. Where a win has to be prevented, the right move
//! also wins at least three of ten games played on from there.

mod proof;
mod proof_kaiser;
mod proof_qin;

use std::time::Duration;

use bots::{BotGame, Level, Opponent, Tactic};
use game::{Dealing, Notation, Seat, Turn, Viewer};
use kaiser::Kaiser;
use qin::{Pile, Qin};

use self::proof::{after, legal, won};

/// Each bot is asked this often, with another seed every time.
const SEEDS: u64 = 5;

fn stopped() -> Duration {
    Duration::ZERO
}

/// The level with the budget its claim is about.
fn opponent(level: Level) -> Opponent {
    let name = if level == Level::Sage { "level:6:400n".to_owned() } else { format!("level:{}", level.number()) };
    name.parse().expect("a level")
}

/// Proves of each position that its move is the right one, and asks the levels that claim to find it.
fn solve<G: BotGame + Dealing + Notation>(tactic: Tactic, file: &str, prove: impl Fn(&G, &G::State, Seat, G::Move)) {
    let positions: Vec<_> = file.split("## ").skip(1).collect();
    assert!(positions.len() >= 3);
    for position in positions {
        let (right, text) = position.split_once('\n').expect("a move and a position");
        let text: String = text.lines().filter(|line| !line.starts_with('#')).map(|line| format!("{line}\n")).collect();
        let (game, state) = G::read(&text).unwrap_or_else(|bad| panic!("{bad}\n{text}"));
        let Turn::Decide(me) = game.turn(&state) else { panic!("nobody has to decide\n{text}") };
        prove(&game, &state, me, right.parse().unwrap_or_else(|bad| panic!("{right}: {bad}")));
        let view = game.view(&state, Viewer::Seat(me));
        for level in Level::ALL.into_iter().filter(|level| level.claims(tactic)) {
            for seed in 0..SEEDS {
                let m = opponent(level).bot(&game, seed, stopped).choose(&game, &view);
                assert_eq!(m.to_string(), right, "{} with seed {seed} in\n{text}", level.name());
            }
        }
    }
}

/// A single placement wins at once.
#[test]
fn the_last_pagoda_is_built() {
    solve(Tactic::WinAtOnce, include_str!("tactics/positions/win.txt"), |game: &Qin, state, me, right| {
        assert_eq!(proof_qin::wins(game, state, me), [right]);
    });
}

/// Nobody has seen the opponent's hand. After a single placement it can't win at once, whatever it is; after any other
/// it can, in four of five cases or more. And I can't win at once myself.
#[test]
fn a_last_pagoda_is_prevented() {
    solve(Tactic::StopAWin, include_str!("tactics/positions/stop.txt"), |game: &Qin, state, me, right| {
        assert_eq!(proof_qin::wins(game, state, me), []);
        for m in legal(game, state) {
            let danger = proof_qin::danger(game, state, me, m);
            assert!(if m == right { danger == 0.0 } else { danger >= 0.8 }, "{m}: {danger:.3}");
        }
    });
}

/// The piles are empty, so nothing is hidden from either. A single placement wins against every defence; it conquers a
/// village, and the game goes on.
#[test]
fn the_decisive_village_is_conquered() {
    solve(Tactic::ConquerToWin, include_str!("tactics/positions/conquer.txt"), |game: &Qin, state, me, right| {
        assert!(Pile::all().all(|pile| state.table().pile(pile) == 0));
        assert!(proof_qin::conquers(game, state, right) && !won(game, &after(game, state, right), me));
        let sure = legal(game, state).into_iter().filter(|&m| proof_qin::sure(game, &after(game, state, m), me));
        assert_eq!(sure.collect::<Vec<_>>(), [right]);
    });
}

/// Nobody has a turn after mine, and a single first move can be followed up to victory.
#[test]
fn the_last_turn_wins() {
    solve(Tactic::LastTurn, include_str!("tactics/positions/last_turn.txt"), |game: &Kaiser, state, me, right| {
        assert_eq!(proof_kaiser::turns_left(game, state), 1);
        assert_eq!(proof_kaiser::right(game, state, me), [right]);
    });
}

/// Another player has the last turn. A single first move, a house that fills a province, wins whatever the others hold
/// and do. Every other move loses in a fifth of the possible states or more to a last player who wins whenever
/// possible.
#[test]
fn the_province_is_filled_in_time() {
    solve(Tactic::FillAProvince, include_str!("tactics/positions/fill.txt"), |game: &Kaiser, state, me, right| {
        assert_eq!(proof_kaiser::turns_left(game, state), 2);
        assert!(proof_kaiser::fills(game, state, right));
        assert_eq!(proof_kaiser::right(game, state, me), [right]);
        for m in legal(game, state) {
            let risk = proof_kaiser::risk(game, state, me, m);
            assert!(if m == right { risk == 0.0 } else { risk >= 0.2 }, "{m}: {risk:.2}");
        }
    });
}
