//! Whole matches and ladders between quick bots.

use std::ops::ControlFlow;

use arena::ArenaGame;
use arena::deal::Deal;
use arena::game_stats;
use arena::ladder::{Ladder, LadderResult, run};
use arena::versus::{Match, Score, versus};
use bots::Opponent;
use game::Seat;
use kaiser::{Kaiser, Map};
use qin::{Board, Qin};

fn qin(players: usize) -> Qin {
    Qin::new(Board::bird(), players).expect("two to four play")
}

fn kaiser(players: usize) -> Kaiser {
    Kaiser::new(Map::by_side("3-4").expect("a side"), players, false).expect("three or four play")
}

fn bot(name: &str) -> Opponent {
    name.parse().expect("a bot")
}

fn score<G: ArenaGame>(game: &G, a: &str, b: &str, deals: u64, threads: usize) -> Score {
    let (a, b) = (bot(a), bot(b));
    let contest = Match { a: &a, b: &b, deals, seed: 5 };
    versus(game, contest, threads, |_, _| ControlFlow::Continue(())).score()
}

/// The score without times, which depend on the machine.
fn timeless(mut score: Score) -> Score {
    (score.a_ms_per_move, score.b_ms_per_move) = (0.0, 0.0);
    score
}

fn timeless_ladder(mut rungs: LadderResult) -> LadderResult {
    rungs.rungs.iter_mut().for_each(|rung| rung.ms_per_move = 0.0);
    rungs
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    let game = qin(3);
    let of = |threads| timeless(score(&game, "flat:40n", "random", 4, threads));
    assert_eq!(of(1), of(3));
    let bots = ["random", "flat:30n"].map(bot);
    let ladder = Ladder { bots: &bots, deals: 4, neighbours: None, anchor: 0, seed: 3 };
    let of = |threads| timeless_ladder(run(&qin(2), &ladder, threads, || {}));
    assert_eq!(of(1), of(4));
    let of = |threads| game_stats::collect(&game, &bots[0], 20, 3, threads, || {});
    assert_eq!(of(1).events, of(4).events);
}

#[test]
fn a_bot_is_as_strong_as_itself() {
    fn check<G: ArenaGame>(game: &G, bot: &str, deals: u64) {
        let found = score(game, bot, bot, deals, 2);
        assert!(found.elo_low < 0.0 && found.elo_high > 0.0, "{found:?}");
        assert!(found.a_standard_error > 0.0, "the games of a deal are not mirror images");
    }
    check(&qin(2), "random", 300);
    check(&qin(4), "random", 200);
    check(&kaiser(3), "random", 200);
    check(&qin(2), "flat:30n", 15);
}

#[test]
fn a_stronger_bot_is_found_to_be_stronger() {
    let found = score(&kaiser(3), "flat:60n", "random", 15, 2);
    assert!(found.elo_low > 0.0 && found.elo_high.is_finite(), "{found:?}");
    assert!(score(&kaiser(3), "random", "flat:60n", 15, 2).elo_high < 0.0);
}

#[test]
fn a_has_every_seat_equally_often() {
    let game = kaiser(4);
    let (a, b) = (bot("random"), bot("flat:1n"));
    let mut games = 0;
    let tally = versus(&game, Match { a: &a, b: &b, deals: 6, seed: 1 }, 2, |tally, full| {
        games += 1;
        assert_eq!(full, games % 4 == 0, "a deal is full when A has had all four seats");
        assert_eq!(tally.deals().count(), games / 4);
        ControlFlow::Continue(())
    });
    assert_eq!((games, tally.score().games, tally.score().a_by_seat.len()), (24, 24, 4));
}

#[test]
fn a_match_can_be_broken_off() {
    let (a, b) = (bot("random"), bot("random"));
    let contest = Match { a: &a, b: &b, deals: 1000, seed: 1 };
    let tally = versus(&qin(2), contest, 2, |tally, _| match tally.deals().count() {
        3 => ControlFlow::Break(()),
        _ => ControlFlow::Continue(()),
    });
    assert_eq!(tally.score().deals, 3);
}

#[test]
fn the_games_of_a_deal_share_the_deck_and_nothing_else() {
    let (game, deal, random) = (qin(2), Deal::new(9, 4), bot("random"));
    let dealt = |deal: &Deal| format!("{:?}", deal.deck(&game));
    assert_eq!(dealt(&deal), dealt(&Deal::new(9, 4)));
    assert_ne!(dealt(&deal), dealt(&Deal::new(9, 5)));
    let moves = |n| {
        let played = deal.play(&game, n, &[&random, &random]);
        Seat::all(2).map(|seat| (played.decisions[seat], played.leads[seat])).collect::<Vec<_>>()
    };
    assert_eq!(moves(0), moves(0));
    assert!((1..6).any(|n| moves(n) != moves(0)), "bots have other seeds in other games");
}

#[test]
fn a_ladder_puts_the_stronger_bots_above() {
    let bots = ["random", "flat:50n", "flat:400n"].map(bot);
    let ladder = Ladder { bots: &bots, deals: 5, neighbours: None, anchor: 0, seed: 1 };
    for rungs in [run(&qin(2), &ladder, 2, || {}), run(&kaiser(3), &ladder, 2, || {})] {
        let names: Vec<_> = rungs.rungs.iter().map(|rung| rung.bot.as_str()).collect();
        assert_eq!(names, ["flat:400n", "flat:50n", "random"]);
        for rung in &rungs.rungs {
            assert!(rung.rating.elo_low <= rung.rating.elo && rung.rating.elo <= rung.rating.elo_high, "{rung:?}");
        }
        assert_eq!(rungs.rungs[2].rating.elo, 0.0);
        assert!(rungs.rungs[0].above_next.is_some() && rungs.rungs[2].above_next.is_none());
    }
}

#[test]
fn game_stats_add_up() {
    let found = game_stats::collect(&qin(3), &bot("random"), 60, 1, 2, || {});
    assert_eq!((found.games, found.endings.values().sum::<u64>()), (60, 60));
    assert!((found.balance.games() - 60.0).abs() < 1e-9, "every victory is somebody's");
    assert!(found.turns.min <= found.turns.mean && found.turns.mean <= found.turns.max);
    assert_eq!(found.decisions.mean, found.turns.mean, "which pile to draw from makes no difference");
    assert_eq!((found.events["over"], found.events["dealt"]), (1.0, 9.0));
    assert!(found.points.winners.is_empty());

    let found = game_stats::collect(&kaiser(3), &bot("random"), 30, 1, 2, || {});
    assert_eq!(found.endings.keys().copied().collect::<Vec<_>>(), ["pile_run_out"]);
    let total = |points: &std::collections::BTreeMap<_, f64>| points.values().sum::<f64>();
    assert!(total(&found.points.winners) > total(&found.points.others));
    assert_eq!(found.points.winners.len(), 3);
    assert!(found.decisions.mean > found.turns.mean, "placing and taking are decisions each");
}
