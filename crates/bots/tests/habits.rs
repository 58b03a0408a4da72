//! Habits choose among the legal moves and by their weights, and the tally is always right.

mod common;

use bots::{BadHabit, Creature, Habit, Habitual};
use common::{all_kaiser, positions};
use game::{Game, Rng, Seat, Turn};
use kaiser::{Kaiser, Move, State};

/// All moves with how likely they are, by what and by where.
fn odds(game: &Kaiser, state: &State) -> Vec<(Move, f32)> {
    let (mut choices, mut all) = (Vec::new(), Vec::new());
    game.weigh(state, &game.tally(state), game.habit(), |choice, weight| choices.push((choice, weight)));
    let whole: f32 = choices.iter().map(|(_, weight)| weight).sum();
    for (choice, weight) in choices {
        let mut moves = Vec::new();
        game.weigh_moves(state, choice, game.habit(), |m, weight| {
            assert_eq!(game.choice(m), choice, "{m}");
            moves.push((m, weight));
        });
        let sum: f32 = moves.iter().map(|(_, weight)| weight).sum();
        all.extend(moves.into_iter().map(|(m, part)| (m, weight / whole * part / sum)));
    }
    all
}

#[test]
fn exactly_the_legal_moves_are_weighed() {
    let mut legal = Vec::new();
    for game in all_kaiser() {
        positions(&game, 3, 11, |state, _| {
            game.legal_moves(state, &mut legal);
            let mut weighed: Vec<_> = odds(&game, state).into_iter().map(|(m, _)| m).collect();
            legal.sort_unstable();
            weighed.sort_unstable();
            assert_eq!(weighed, legal);
        });
    }
}

#[test]
fn moves_are_drawn_as_they_are_weighed() {
    const DRAWS: usize = 4000;
    let game = &all_kaiser()[0];
    let (mut creature, mut rng, mut decisions) = (Creature::default(), Rng::new(3), 0);
    positions(game, 1, 5, |state, _| {
        decisions += 1;
        if decisions % 9 != 0 {
            return;
        }
        let tally = game.tally(state);
        let drawn: Vec<_> = (0..DRAWS).map(|_| creature.choose(game, state, &tally, game.habit(), &mut rng)).collect();
        for (m, odds) in odds(game, state) {
            let often = drawn.iter().filter(|&&drawn| drawn == m).count() as f32 / DRAWS as f32;
            let error = (odds * (1.0 - odds) / DRAWS as f32).sqrt();
            assert!((often - odds).abs() < 5.0 * error + 1e-3, "{m}: {often} instead of {odds}");
        }
    });
    assert!(decisions > 40);
}

#[test]
fn a_tally_that_is_kept_is_that_of_the_position() {
    for game in all_kaiser() {
        let mut rng = Rng::new(8);
        let mut state = game.start(Seat::new(0).unwrap());
        let mut tally = game.tally(&state);
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = game.random_outcome(&state, &mut rng);
                    game.resolve(&mut state, outcome);
                }
                Turn::Decide(_) => {
                    let m = game.random_move(&state, &mut rng);
                    game.play(&mut state, m);
                    game.note(&mut tally, m, &state);
                }
            }
            assert_eq!(tally, game.tally(&state));
        }
    }
}

#[test]
fn without_any_habit_every_choice_weighs_the_same() {
    let (game, none) = (&all_kaiser()[0], Habit::none::<Kaiser>());
    positions(game, 1, 2, |state, _| {
        game.weigh(state, &game.tally(state), &none, |choice, weight| assert_eq!(weight, 1.0, "{choice:?}"));
    });
}

#[test]
fn a_habit_reads_back_as_it_is_written() {
    for game in all_kaiser() {
        let file = game.habit().write();
        assert_eq!(Habit::read::<Kaiser>(&file).as_ref(), Ok(game.habit()));
        assert_eq!(Habit::read::<Kaiser>(&file[..file.len() - 2]), Err(BadHabit), "an entry is missing");
        assert_eq!(Habit::read::<Kaiser>(&file[..file.len() - 1]), Err(BadHabit), "half an entry is missing");
        assert_eq!(Habit::read::<Kaiser>(&[file.as_slice(), &[0, 0]].concat()), Err(BadHabit), "there is one too many");
    }
    assert_eq!(Habit::read::<Kaiser>(b""), Err(BadHabit));
    assert!(BadHabit.to_string().contains("mandate arena habit"));
}
