//! A training is repeatable, can be continued, and learns.

use std::sync::Arc;

use ::game::{Rng, Seat, Turn};
use bots::{BotGame, Opponent};

use super::curve::against;
use super::{BadCheckpoint, Plan, Run, Training, boards};

fn plan(games: u64) -> Plan {
    Plan { games, ..Plan::default() }
}

fn stopped_and_not<G: BotGame>(boards: &[G]) {
    let mut whole = Training::new(boards.to_vec(), plan(36));
    whole.learn(100);
    assert_eq!(whole.played(), 36, "no more than planned");

    let mut first = Training::new(boards.to_vec(), plan(36));
    first.learn(5);
    let file = first.save();
    let (mut second, rest) = Training::resume(boards.to_vec(), plan(36), &file).unwrap();
    assert!(rest.is_empty());
    second.learn(11);
    second.learn(100);
    assert_eq!(second.save(), whole.save());
    assert_eq!(second.network(), whole.network());
}

#[test]
fn an_interrupted_training_learns_the_same() {
    stopped_and_not(&boards::qin(2));
    stopped_and_not(&boards::kaiser(4));
}

#[test]
fn a_curve_continues_where_it_stopped() {
    let span = |run: &mut Run<_>| {
        run.learn(8);
        run.measure(1, 1);
    };
    let mut whole = Run::new(boards::qin(2), plan(32));
    (0..2).for_each(|_| span(&mut whole));
    let file = whole.save();
    (0..2).for_each(|_| span(&mut whole));
    assert!(whole.is_over());

    // The curve may have been written just before the training was stopped.
    let mut resumed = Run::resume(boards::qin(2), plan(32), &file, whole.curve()[..3].to_vec()).unwrap();
    assert_eq!(resumed.curve(), &whole.curve()[..2]);
    (0..2).for_each(|_| span(&mut resumed));
    assert_eq!(resumed.save(), whole.save());
    for (one, other) in resumed.curve().iter().zip(whole.curve()) {
        assert_eq!((one.games, one.loss, &one.against), (other.games, other.loss, &other.against));
        assert_eq!(one.against.iter().map(|against| &*against.bot).collect::<Vec<_>>(), ["greedy", "net", "earlier"]);
    }
    let cut = Run::resume(boards::qin(2), plan(32), &file[..file.len() - 1], Vec::new());
    assert_eq!(cut.unwrap_err(), BadCheckpoint::NotOne);
}

#[test]
fn the_seed_decides() {
    let of = |seed| {
        let mut training = Training::new(boards::qin(2), Plan { seed, ..plan(16) });
        training.learn(16);
        training.network()
    };
    assert_eq!(of(1), of(1));
    assert_ne!(of(1), of(2));
}

#[test]
fn a_checkpoint_is_for_its_game_and_plan_only() {
    let file = Training::new(boards::qin(2), plan(16)).save();
    let with = |plan, file: &[u8]| Training::resume(boards::qin(2), plan, file).map(|_| ()).unwrap_err();

    let table = |game: &str, players| BadCheckpoint::OtherTable { game: game.to_owned(), players };
    assert_eq!(Training::resume(boards::qin(3), plan(16), &file).unwrap_err(), table("qin", 2));
    assert_eq!(Training::resume(boards::kaiser(3), plan(16), &file).unwrap_err(), table("qin", 2));

    let other = |what, there: &str, here: &str| BadCheckpoint::OtherPlan {
        what,
        there: there.to_owned(),
        here: here.to_owned(),
    };
    assert_eq!(with(plan(17), &file), other("games", "16", "17"));
    assert_eq!(with(Plan { seed: 2, ..plan(16) }, &file), other("seed", "1", "2"));
    assert_eq!(with(Plan { rate: 0.1, ..plan(16) }, &file), other("rate", "0.002", "0.1"));
    assert_eq!(with(Plan { lambda: 0.5, ..plan(16) }, &file), other("lambda", "0.9", "0.5"));
    assert_eq!(with(Plan { explore: 0.0, ..plan(16) }, &file), other("explore", "0.1", "0"));

    for bad in [&file[1..], &file[..file.len() - 1], &file[..20], &[], &[0; 100]] {
        assert_eq!(with(plan(16), bad), BadCheckpoint::NotOne);
    }
}

/// The inputs of every position of a random game, for the seat that has just moved.
fn seen<G: BotGame>(game: &G, rng: &mut Rng) -> Vec<(Seat, Vec<u16>)> {
    let mut state = game.start(Seat::new(0).unwrap());
    let mut all = Vec::new();
    loop {
        match game.turn(&state) {
            Turn::Chance => {
                let outcome = game.random_outcome(&state, rng);
                game.resolve(&mut state, outcome);
            }
            Turn::Decide(seat) => {
                let m = game.random_move(&state, rng);
                game.play(&mut state, m);
                if game.turn(&state) != Turn::Over {
                    let mut inputs = Vec::new();
                    game.encode(&state, seat, &mut inputs);
                    all.push((seat, inputs));
                }
            }
            Turn::Over => return all,
        }
    }
}

/// The integer network is close to the one in floating point.
fn quantised<G: BotGame>(boards: Vec<G>) {
    let mut training = Training::new(boards, plan(64));
    training.learn(64);
    let network = training.network();
    for (game, n) in training.boards().iter().zip(0..) {
        let positions = seen(game, &mut Rng::new(7).fork(n));
        assert!(positions.len() > 20);
        for (seat, inputs) in positions {
            let exact = training.average.forward(&inputs);
            let rounded = network.evaluate(&network.accumulate(&inputs), seat);
            for (seat, exact) in seat.clockwise(game.players()).zip(exact.shares) {
                assert!((rounded.shares[seat] - exact).abs() < 0.02, "{} {exact}", rounded.shares[seat]);
            }
            assert!((rounded.margin / bots::MARGIN - exact.margin).abs() < 0.05);
        }
    }
}

#[test]
fn integers_and_floats_agree() {
    quantised(boards::qin(3));
    quantised(boards::kaiser(4));
}

#[test]
fn a_few_hundred_games_are_enough_to_beat_random() {
    // This few games are only fifty steps, which have to be large.
    let mut training = Training::new(boards::qin(2), Plan { rate: 0.01, ..plan(400) });
    training.learn(40);
    let before = training.loss();
    training.learn(400);
    assert!(training.loss() < before - 0.01, "{before} {}", training.loss());
    let network = Arc::new(training.network());
    let found = against(training.boards(), &network, "random", &Opponent::Random, 20, 2);
    assert!(found.share >= 0.8, "{found:?}");
}
