//! Network inputs, and the incremental evaluation of all moves.

use bots::{BotGame, Evaluation, Heuristics, evaluate_moves_from_scratch, sample_state};
use game::{Dealing, Game, Notation, Rng, Seat, Turn, Viewer};

use crate::fixtures::{all_kaiser, all_qin, any_network, positions};

fn bits(evaluation: &Evaluation) -> Vec<u32> {
    let shares = evaluation.shares.iter().map(|(_, share)| share.to_bits());
    shares.chain([evaluation.margin.to_bits()]).collect()
}

fn incremental_evaluation_is_exact<G: BotGame + Dealing + Notation>(game: &G, games: u64) {
    let network = any_network(game, 5);
    let (mut moves, mut inputs, mut quick, mut exact) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut scratch = G::Scratch::default();
    positions(game, games, 6, |state, _| {
        game.legal_moves(state, &mut moves);
        game.evaluate_moves(&network, state, &moves, &mut scratch, &mut quick);
        evaluate_moves_from_scratch(game, &network, state, &moves, &mut inputs, &mut exact);
        for ((m, quick), exact) in moves.iter().zip(&quick).zip(&exact) {
            assert_eq!(bits(quick), bits(exact), "{m} in\n{}", game.write(state));
        }
        assert_eq!(quick.len(), moves.len());
    });
}

#[test]
fn evaluating_all_moves_of_qin_at_once_is_exact() {
    all_qin().iter().for_each(|game| incremental_evaluation_is_exact(game, 4));
}

#[test]
fn evaluating_all_moves_of_kaiser_at_once_is_exact() {
    all_kaiser().iter().for_each(|game| incremental_evaluation_is_exact(game, 6));
}

/// Inputs and leads are the same in every state that the seat can't tell from the real one, before a move and after it.
fn nothing_hidden_matters<G: BotGame + Dealing + Notation>(game: &G, games: u64) {
    let (mut rng, mut different) = (Rng::new(8), 0);
    let (mut real, mut sampled) = (Vec::new(), Vec::new());
    let mut check = |state: &G::State, seat: Seat, rng: &mut Rng| {
        let other = sample_state(game, &game.view(state, Viewer::Seat(seat)), rng);
        different += usize::from(other != *state);
        game.encode(state, seat, &mut real);
        game.encode(&other, seat, &mut sampled);
        real.sort_unstable();
        sampled.sort_unstable();
        assert_eq!(real, sampled);
        assert!(real.iter().all(|&input| usize::from(input) < game.inputs()));
        assert_eq!(game.lead(state, seat), game.lead(&other, seat));
    };
    positions(game, games, 9, |state, seat| {
        check(state, seat, &mut rng);
        let mut after = state.clone();
        game.play(&mut after, game.random_move(state, &mut rng));
        check(&after, seat, &mut rng);
    });
    assert!(different > 20, "only {different} samples differed from the real state");
}

#[test]
fn the_inputs_of_qin_reveal_nothing_hidden() {
    all_qin().iter().for_each(|game| nothing_hidden_matters(game, 3));
}

#[test]
fn the_inputs_of_kaiser_reveal_nothing_hidden() {
    all_kaiser().iter().for_each(|game| nothing_hidden_matters(game, 3));
}

#[test]
fn kaiser_networks_are_small() {
    for game in all_kaiser() {
        assert!(game.inputs() <= 960, "{} inputs for {}", game.inputs(), game.players());
    }
}

#[test]
fn most_inputs_of_kaiser_are_used() {
    let (mut rng, mut on) = (Rng::new(2), Vec::new());
    for game in all_kaiser() {
        let mut used = vec![false; game.inputs()];
        positions(&game, 40, 2, |state, seat| {
            let mut after = *state;
            game.play(&mut after, game.random_move(state, &mut rng));
            game.encode(&after, seat, &mut on);
            on.iter().for_each(|&input| used[usize::from(input)] = true);
        });
        let count = used.iter().filter(|&&used| used).count();
        assert!(count * 10 > used.len() * 6, "only {count} of {} inputs were ever on", used.len());
    }
}

#[test]
fn a_lead_in_kaiser_is_a_difference_of_totals() {
    for game in all_kaiser() {
        positions(&game, 1, 4, |state, seat| {
            let standing = game.standing(state.table());
            let rest = Seat::all(game.players()).filter(|&other| other != seat);
            let best = rest.map(|other| standing.total(other)).max().expect("there are others");
            assert_eq!(game.lead(state, seat), i32::from(standing.total(seat)) - i32::from(best));
        });
    }
}

#[test]
fn a_trivial_move_of_kaiser_is_the_only_move() {
    let (mut rng, mut moves, mut without, mut with) = (Rng::new(6), Vec::new(), 0, 0);
    for game in all_kaiser() {
        positions(&game, 1, 5, |state, seat| {
            assert_eq!(game.turn(state), Turn::Decide(seat));
            game.legal_moves(state, &mut moves);
            let m = game.trivial_move(state);
            assert!(m.is_none_or(|m| moves == [m]));
            let other = sample_state(&game, &game.view(state, Viewer::Seat(seat)), &mut rng);
            assert_eq!(game.trivial_move(&other), m, "it depends on nothing hidden");
            *if m.is_some() { &mut with } else { &mut without } += 1;
        });
    }
    assert!(with > 4 && without > 100, "{with} and {without}");
}
