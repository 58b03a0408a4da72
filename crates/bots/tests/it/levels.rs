//! The levels of strength and the styles.

use std::time::Duration;

use bots::{BotGame, Budget, SearchBot};
use game::{Dealing, Describe, Game, Notation, Rng, Seat, Step, Turn, Viewer};
use qin::Event;

use crate::fixtures::{Bots, after, all_kaiser, all_qin, bot, play, positions, sees_nothing_hidden, ticking};

/// All opponents that play by the network, with budgets of nodes.
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

fn search_bot<G: BotGame + Dealing + Notation>(game: &G, budget: Budget, seed: u64) -> SearchBot<G> {
    SearchBot::new(game.network(), game.search_params(), budget, ticking, seed)
}

/// Each plays in one of the games; `play` checks every move.
fn plays_legally<G: BotGame + Dealing + Notation>(games: &[G]) {
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

#[test]
fn no_level_sees_what_is_hidden() {
    let steps = || (0..24).map(|n| 13 + 6 * n);
    all_qin().iter().for_each(|game| sees_nothing_hidden(game, &LEARNED, steps()));
    all_kaiser().iter().for_each(|game| sees_nothing_hidden(game, &LEARNED, steps()));
}

/// Every visit of a candidate is a node of the budget.
fn spends_no_more<G: BotGame + Dealing + Notation>(game: &G) {
    let mut decisions = 0;
    positions(game, 1, 8, |state, mover| {
        decisions += 1;
        if decisions % 9 != 0 || game.trivial_move(state).is_some() {
            return;
        }
        let view = game.view(state, Viewer::Seat(mover));
        for nodes in [1, 2, 7, 60] {
            let candidates = search_bot(game, Budget::Nodes(nodes), 1).search(game, &view);
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
fn a_search_spends_its_nodes_and_no_more() {
    all_qin().iter().for_each(spends_no_more);
    all_kaiser().iter().for_each(spends_no_more);
}

/// Each node reads the clock once, which takes a tenth of a millisecond.
fn ends_in_time<G: BotGame + Dealing + Notation>(game: &G) {
    let mut rng = Rng::new(2);
    for steps in (2..7).map(|n| 12 * n) {
        let state = after(game, steps, &mut rng);
        let Turn::Decide(mover) = game.turn(&state) else { continue };
        if game.trivial_move(&state).is_some() {
            continue;
        }
        let view = game.view(&state, Viewer::Seat(mover));
        let before = ticking();
        let mut search_bot = search_bot(game, Budget::Time(Duration::from_millis(5)), 1);
        let candidates = search_bot.search(game, &view);
        let passed = ticking() - before;
        let most = Duration::from_millis(6);
        assert!(passed <= most, "it took {passed:?}");
        assert!(candidates.len() == 1 || passed >= Duration::from_millis(5), "only {passed:?} were used");
    }
}

#[test]
fn a_search_ends_in_time() {
    all_qin().iter().for_each(ends_in_time);
    all_kaiser().iter().for_each(ends_in_time);
}

/// The same seeds give the same game, other seeds another one.
fn repeats<G: BotGame + Dealing + Notation>(game: &G, name: &str) {
    let bots = |seed| -> Bots<G> { Seat::all(game.players()).map(|_| bot(game, name, seed)).collect() };
    let once = |seed| play(game, &mut bots(seed), 9);
    assert_eq!(once(1), once(1), "{name}");
    // The network bot draws no random numbers.
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

/// The first bot's share of the victory against others of the second kind, 1 being fair. Each deal is played once from
/// every seat.
fn share<G: BotGame + Dealing + Notation>(game: &G, [name, others]: [&str; 2], deals: u64) -> f32 {
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

/// Each pair with the least share that shows the first to be stronger. The network is the same for all, so the last
/// step, from hardly any mistakes to a short search, is the smallest.
const STEPS: [([&str; 2], f32); 4] = [
    (["level:3", "level:1"], 1.5),
    (["level:4", "level:2"], 1.5),
    (["level:5", "level:3"], 1.5),
    (["level:6:100n", "level:4"], 1.1),
];

fn beats_the_one_two_below<G: BotGame + Dealing + Notation>(game: &G, deals: u64) {
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

/// Counts an event over games in which both seats play by this name.
fn count(name: &str, happens: impl Fn(&Event) -> bool) -> usize {
    let game = &all_qin()[0];
    let mut counted = 0;
    for deal in 0..8 {
        let rng = Rng::new(5).fork(deal);
        let mut bots: Vec<_> = (0..2).map(|n| bot(game, name, rng.fork(n).next_u64())).collect();
        let (mut deck, mut state) = (game.shuffle(&mut rng.fork(9)), game.start(Seat::new(0).unwrap()));
        loop {
            let step = match game.turn(&state) {
                Turn::Chance => Step::Chance(game.deal(&state, &mut deck)),
                Turn::Decide(seat) => {
                    let view = game.view(&state, Viewer::Seat(seat));
                    Step::Move(bots[seat.index()].choose(game, &view))
                }
                Turn::Over => break,
            };
            counted += game.explain(&state, step).iter().filter(|event| happens(event)).count();
            game.apply(&mut state, step);
        }
    }
    counted
}

#[test]
fn a_raider_takes_more_from_others_than_a_builder() {
    let taken = |event: &Event| matches!(event, Event::Conquered { .. } | Event::Absorbed { .. });
    let (raider, builder) = (count("style:raider", taken), count("style:builder", taken));
    assert!(raider > 2 * builder, "{raider} and {builder}");
}

#[test]
fn a_builder_expands_more_than_an_opportunist() {
    let expanded = |event: &Event| matches!(event, Event::Expanded { .. });
    let (builder, opportunist) = (count("style:builder", expanded), count("style:opportunist", expanded));
    assert!(builder > opportunist, "{builder} and {opportunist}");
}
