//! The rollout policy chooses among the legal moves and by their weights, and its counts are always right.

use bots::{BadPolicy, RolloutGame, RolloutPlayer, RolloutPolicy};
use game::{Game, Rng, Seat, Turn};
use kaiser::{Kaiser, Move, State};

use crate::fixtures::{all_kaiser, positions};

/// All moves with their probabilities.
fn odds(game: &Kaiser, state: &State) -> Vec<(Move, f32)> {
    let (mut choices, mut all) = (Vec::new(), Vec::new());
    game.weigh_choices(state, &game.counts(state), game.rollout_policy(), |choice, weight| {
        choices.push((choice, weight));
    });
    let whole: f32 = choices.iter().map(|(_, weight)| weight).sum();
    for (choice, weight) in choices {
        let mut moves = Vec::new();
        game.weigh_moves(state, choice, game.rollout_policy(), |m, weight| {
            assert_eq!(game.choice(m), choice, "{m}");
            moves.push((m, weight));
        });
        let sum: f32 = moves.iter().map(|(_, weight)| weight).sum();
        all.extend(moves.into_iter().map(|(m, part)| (m, weight / whole * part / sum)));
    }
    all
}

#[test]
fn exactly_the_legal_moves_have_weights() {
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
fn moves_are_drawn_by_their_weights() {
    const DRAWS: usize = 4000;
    let game = &all_kaiser()[0];
    let (mut player, mut rng, mut decisions) = (RolloutPlayer::default(), Rng::new(3), 0);
    positions(game, 1, 5, |state, _| {
        decisions += 1;
        if decisions % 9 != 0 {
            return;
        }
        let counts = game.counts(state);
        let drawn: Vec<_> =
            (0..DRAWS).map(|_| player.choose(game, state, &counts, game.rollout_policy(), &mut rng)).collect();
        for (m, odds) in odds(game, state) {
            let often = drawn.iter().filter(|&&drawn| drawn == m).count() as f32 / DRAWS as f32;
            let error = (odds * (1.0 - odds) / DRAWS as f32).sqrt();
            assert!((often - odds).abs() < 5.0 * error + 1e-3, "{m}: {often} instead of {odds}");
        }
    });
    assert!(decisions > 40);
}

#[test]
fn updated_counts_equal_fresh_counts() {
    for game in all_kaiser() {
        let mut rng = Rng::new(8);
        let mut state = game.start(Seat::new(0).unwrap());
        let mut counts = game.counts(&state);
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
                    game.update_counts(&mut counts, m, &state);
                }
            }
            assert_eq!(counts, game.counts(&state));
        }
    }
}

#[test]
fn in_the_uniform_policy_every_choice_weighs_the_same() {
    let (game, none) = (&all_kaiser()[0], RolloutPolicy::uniform::<Kaiser>());
    positions(game, 1, 2, |state, _| {
        game.weigh_choices(state, &game.counts(state), &none, |choice, weight| assert_eq!(weight, 1.0, "{choice:?}"));
    });
}

#[test]
fn a_policy_reads_back_as_it_was_written() {
    for game in all_kaiser() {
        let file = game.rollout_policy().write();
        assert_eq!(RolloutPolicy::read::<Kaiser>(&file).as_ref(), Ok(game.rollout_policy()));
        assert_eq!(RolloutPolicy::read::<Kaiser>(&file[..file.len() - 2]), Err(BadPolicy), "a feature is missing");
        assert_eq!(RolloutPolicy::read::<Kaiser>(&file[..file.len() - 1]), Err(BadPolicy), "half a feature is missing");
        assert_eq!(
            RolloutPolicy::read::<Kaiser>(&[file.as_slice(), &[0, 0]].concat()),
            Err(BadPolicy),
            "there is one too many"
        );
    }
    assert_eq!(RolloutPolicy::read::<Kaiser>(b""), Err(BadPolicy));
    assert!(BadPolicy.to_string().contains("mandate arena policy"));
}
