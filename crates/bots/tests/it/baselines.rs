//! The opponents without a network, over whole games.

use std::time::Duration;

use bots::{Bot, BotGame, Budget, Flat, Heuristics, Ismcts};
use game::{Dealing, Game, Notation, Rng, Seat, Seats, Turn, Viewer};
use kaiser::{Kaiser, Map};
use qin::{Board, Qin};

use crate::fixtures::{after, bot, play, seat, sees_nothing_hidden, stopped, ticking};

fn qin(players: usize) -> Qin {
    Qin::new(Board::bird(), players).expect("two to four play")
}

fn kaiser(players: usize, fortifications: bool) -> Kaiser {
    let side = if players > 4 { "4-5" } else { "3-4" };
    Kaiser::new(Map::by_side(side).expect("a side"), players, fortifications).expect("three to five play")
}

/// One of each kind, fast enough for whole games.
const QUICK: [&str; 7] = ["flat:30n", "random", "ismcts:20n", "guided:20n", "greedy", "ismcts:1ms", "flat:1ms"];

fn plays_legally<G: BotGame + Dealing + Notation>(game: &G, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let names = QUICK.iter().cycle().skip(seed as usize);
        let mut bots = names.take(game.players()).map(|name| bot(game, name, seed)).collect();
        let (moves, winners) = play(game, &mut bots, seed);
        assert!(!moves.is_empty() && !winners.is_empty());
    }
}

#[test]
fn baselines_never_play_an_illegal_move() {
    for players in 2..=4 {
        plays_legally(&qin(players), 0..7);
    }
    for players in 3..=5 {
        plays_legally(&kaiser(players, players == 4), 0..7);
    }
}

fn repeats<G: BotGame + Dealing + Notation>(game: &G, names: &[&str]) {
    let once = |seed| play(game, &mut names.iter().map(|name| bot(game, name, seed)).collect(), 9);
    assert_eq!(once(1), once(1));
    assert_ne!(once(1), once(2));
}

#[test]
fn the_same_seed_gives_the_same_game() {
    repeats(&qin(3), &["flat:50n", "random", "ismcts:60n"]);
    repeats(&qin(2), &["guided:60n", "greedy"]);
    repeats(&kaiser(4, false), &["flat:50n", "ismcts:60n", "guided:60n", "greedy"]);
}

#[test]
fn hidden_information_does_not_matter() {
    let names = ["random", "greedy", "flat:100n", "ismcts:100n", "guided:100n"];
    let steps = || (0..40).map(|n| 15 + 3 * n);
    sees_nothing_hidden(&qin(3), &names, steps());
    sees_nothing_hidden(&kaiser(3, false), &names, steps());
}

/// How many games the first bot wins alone against others of the second kind.
fn wins<G: BotGame + Dealing + Notation>(game: &G, [name, others]: [&str; 2], games: u64) -> usize {
    let won = |&seed: &u64| {
        let own = seat(seed as usize % game.players());
        let named = |seat: Seat| bot(game, if seat == own { name } else { others }, seed + 100 * seat.index() as u64);
        let (_, winners) = play(game, &mut Seat::all(game.players()).map(named).collect(), seed);
        winners == Seats::one(own)
    };
    (0..games).filter(won).count()
}

#[test]
fn every_other_baseline_beats_random() {
    for name in ["greedy", "flat:200n", "ismcts:300n", "guided:300n"] {
        let won = wins(&qin(2), [name, "random"], 20);
        assert!(won >= 18, "{name} won {won} of 20 games of Qin");
        let won = wins(&kaiser(3, false), [name, "random"], 6);
        assert!(won >= 5, "{name} won {won} of 6 games of Kaiser");
    }
}

#[test]
fn a_single_node_is_enough_to_move() {
    let game = qin(2);
    for nodes in [0, 1, 2] {
        let flat = || Box::new(Flat::with_playouts(1, nodes));
        let tree = || Box::new(Ismcts::new(1, Budget::Nodes(nodes), stopped));
        let (moves, _) = play(&game, &mut vec![flat(), tree()], 3);
        assert!(moves.len() > 40);
    }
}

fn spends<G: BotGame + Dealing + Notation>(game: &G) {
    let mut rng = Rng::new(8);
    for nodes in [1, 2, 7, 50, 333] {
        for steps in [20, 60, 100] {
            let state = after(game, steps, &mut rng);
            let Turn::Decide(mover) = game.turn(&state) else { continue };
            let view = game.view(&state, Viewer::Seat(mover));
            let mut flat = Flat::with_playouts(1, nodes);
            flat.choose(game, &view);
            assert!(flat.spent() <= nodes);
            let tree = || Ismcts::new(1, Budget::Nodes(nodes), stopped);
            for mut tree in [tree(), tree().with_width(3)] {
                tree.choose(game, &view);
                let mut moves = Vec::new();
                game.legal_moves(&state, &mut moves);
                let nothing_to_think_about = moves.len() == 1 || game.trivial_move(&state).is_some();
                assert_eq!(tree.spent(), if nothing_to_think_about { 0 } else { nodes });
            }
        }
    }
}

#[test]
fn no_more_nodes_are_spent_than_the_budget_has() {
    spends(&qin(2));
    spends(&kaiser(4, true));
}

#[test]
fn time_ends() {
    let game = qin(2);
    // After the hands are dealt, each turn is a placement, a choice of pile, and a tile.
    let state = after(&game, 6 + 3 * 8, &mut Rng::new(2));
    let Turn::Decide(mover) = game.turn(&state) else { panic!("somebody has to place a tile") };
    assert_eq!(game.trivial_move(&state), None);
    let view = game.view(&state, Viewer::Seat(mover));
    for name in ["flat:5ms", "ismcts:5ms", "guided:5ms"] {
        let before = ticking();
        bot(&game, name, 1).choose(&game, &view);
        let passed = ticking() - before;
        let allowed = Duration::from_millis(5)..Duration::from_millis(6);
        assert!(allowed.contains(&passed), "{name} took {passed:?}");
    }
}
