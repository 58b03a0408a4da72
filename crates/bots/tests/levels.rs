//! The levels of strength, and the network that they play by.

mod common;

use std::time::Duration;

use bots::{Bot, Budget, Learned, Opponent, Thinker, imagine};
use common::{Bots, after, all_kaiser, all_qin, play, positions, stopped, ticking};
use game::{Dealing, Rng, Seat, Turn, Viewer};

/// All that decide by the network, with budgets of nodes.
const LEARNED: [&str; 10] = [
    "net",
    "level:1",
    "level:2",
    "style:builder",
    "level:3",
    "style:raider",
    "level:4",
    "style:opportunist",
    "level:5:25n",
    "level:6:40n",
];

fn bot<G: Learned + Dealing>(game: &G, name: &str, seed: u64) -> Box<dyn Bot<G> + Send> {
    let opponent: Opponent = name.parse().expect("an opponent");
    opponent.bot(game, seed, stopped)
}

fn thinker<G: Learned + Dealing>(game: &G, budget: Budget, seed: u64) -> Thinker<G> {
    Thinker::new(game.network(), game.spread(), budget, ticking, seed)
}

/// Each plays in one of the games; `play` checks every move.
fn plays_legally<G: Learned + Dealing>(games: &[G]) {
    for (seed, game) in (0..).zip(games) {
        for turned in [0, 4] {
            let names = LEARNED.iter().cycle().skip(turned + seed as usize);
            let mut bots = names.take(game.players()).map(|name| bot(game, name, seed)).collect();
            let (moves, winners) = play(game, &mut bots, seed);
            assert!(!moves.is_empty() && !winners.is_empty());
        }
    }
}

#[test]
fn no_level_plays_an_illegal_move_of_qin() {
    plays_legally(&all_qin());
}

#[test]
fn no_level_plays_an_illegal_move_of_kaiser() {
    plays_legally(&all_kaiser());
}

/// With other cards in the other hands, which nobody sees, each decides the same.
fn sees_nothing_hidden<G: Learned + Dealing>(game: &G) {
    let mut rng = Rng::new(14);
    let mut others = 0;
    for steps in (0..24).map(|n| 13 + 6 * n) {
        let state = after(game, steps, &mut rng);
        let Turn::Decide(mover) = game.turn(&state) else { continue };
        let view = game.view(&state, Viewer::Seat(mover));
        let other = imagine(game, &view, &mut rng);
        others += usize::from(other != state);
        let same = game.view(&other, Viewer::Seat(mover));
        assert_eq!(view, same);
        for name in LEARNED {
            let choice = |view| bot(game, name, 7).choose(game, view);
            assert_eq!(choice(&view), choice(&same), "{name}");
        }
    }
    assert!(others > 8, "only {others} worlds differed from the real one");
}

#[test]
fn no_level_sees_what_is_hidden() {
    all_qin().iter().for_each(sees_nothing_hidden);
    all_kaiser().iter().for_each(sees_nothing_hidden);
}

/// Every visit of a candidate is a node of the budget.
fn spends_no_more<G: Learned + Dealing>(game: &G) {
    let mut decisions = 0;
    positions(game, 1, 8, |state, mover| {
        decisions += 1;
        if decisions % 9 != 0 || game.indifferent(state).is_some() {
            return;
        }
        let view = game.view(state, Viewer::Seat(mover));
        for nodes in [1, 2, 7, 60] {
            let candidates = thinker(game, Budget::Nodes(nodes), 1).think(game, &view);
            let visits: u32 = candidates.iter().map(|candidate| candidate.visits).sum();
            if candidates.len() == 1 {
                assert!(visits <= 1, "{visits} visits where there is nothing to decide");
            } else {
                assert_eq!(visits, nodes);
            }
        }
    });
    assert!(decisions > 40);
}

#[test]
fn a_thinker_spends_no_more_nodes_than_there_are() {
    all_qin().iter().for_each(spends_no_more);
    all_kaiser().iter().for_each(spends_no_more);
}

/// Each node is one look at the clock, and each look takes a tenth of a millisecond.
fn ends_in_time<G: Learned + Dealing>(game: &G) {
    let mut rng = Rng::new(2);
    for steps in (2..7).map(|n| 12 * n) {
        let state = after(game, steps, &mut rng);
        let Turn::Decide(mover) = game.turn(&state) else { continue };
        if game.indifferent(&state).is_some() {
            continue;
        }
        let view = game.view(&state, Viewer::Seat(mover));
        let before = ticking();
        let mut thinker = thinker(game, Budget::Time(Duration::from_millis(5)), 1);
        let candidates = thinker.think(game, &view);
        let passed = ticking() - before;
        let most = Duration::from_millis(6);
        assert!(passed <= most, "it took {passed:?}");
        assert!(candidates.len() == 1 || passed >= Duration::from_millis(5), "only {passed:?} were used");
    }
}

#[test]
fn a_thinker_ends_in_time() {
    all_qin().iter().for_each(ends_in_time);
    all_kaiser().iter().for_each(ends_in_time);
}

/// The same seeds give the same game, others another one.
fn repeats<G: Learned + Dealing>(game: &G, name: &str) {
    let bots = |seed| -> Bots<G> { Seat::all(game.players()).map(|_| bot(game, name, seed)).collect() };
    let once = |seed| play(game, &mut bots(seed), 9);
    assert_eq!(once(1), once(1), "{name}");
    // The bare network draws no lots.
    if name != "net" {
        assert_ne!(once(1), once(2), "{name}");
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for name in LEARNED {
        repeats(&all_qin()[0], name);
        repeats(&all_kaiser()[1], name);
    }
}

/// The share of the victory that the first bot has won against others of the second kind, 1
/// being what is fair. Each deal is played once from every seat.
fn share<G: Learned + Dealing>(game: &G, [name, others]: [&str; 2], deals: u64) -> f32 {
    let mut won = 0.0;
    for deal in 0..deals {
        for own in Seat::all(game.players()) {
            let named =
                |seat: Seat| bot(game, if seat == own { name } else { others }, deal + 1000 * seat.index() as u64);
            let (_, winners) = play(game, &mut Seat::all(game.players()).map(named).collect(), deal);
            won += if winners.contains(own) { 1.0 / winners.len() as f32 } else { 0.0 };
        }
    }
    won / deals as f32
}

/// Each with the least share that shows it to be stronger. The network is the same for all, so
/// the last step, from hardly any mistakes to thinking a little, is the smallest.
const STEPS: [([&str; 2], f32); 4] = [
    (["level:3", "level:1"], 1.5),
    (["level:4", "level:2"], 1.5),
    (["level:5", "level:3"], 1.5),
    (["level:6:100n", "level:4"], 1.1),
];

fn beats_the_one_two_below<G: Learned + Dealing>(game: &G, deals: u64) {
    for (names, least) in STEPS {
        let share = share(game, names, deals);
        assert!(share >= least, "{names:?}: {share:.2} of what is fair, not {least}");
    }
}

#[test]
fn each_level_of_qin_beats_the_one_two_below() {
    beats_the_one_two_below(&all_qin()[0], 10);
}

#[test]
fn each_level_of_kaiser_beats_the_one_two_below() {
    beats_the_one_two_below(&all_kaiser()[0], 16);
}
