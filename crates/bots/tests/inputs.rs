//! What networks see of a position.

mod common;

use bots::{Learned, imagine, sweep_afresh};
use common::{all_qin, any_network, positions};
use game::{Notation, Rng, Viewer};

/// The short cuts of a sweep change nothing.
fn sweeps_agree<G: Learned + Notation>(game: &G, games: u64) {
    let network = any_network(game, 5);
    let (mut moves, mut inputs, mut quick, mut afresh) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut scratch = G::Scratch::default();
    positions(game, games, 6, |state, _| {
        game.legal_moves(state, &mut moves);
        game.sweep(&network, state, &moves, &mut scratch, &mut quick);
        sweep_afresh(game, &network, state, &moves, &mut inputs, &mut afresh);
        for ((m, quick), afresh) in moves.iter().zip(&quick).zip(&afresh) {
            assert_eq!(quick, afresh, "{m} in\n{}", game.write(state));
        }
        assert_eq!(quick.len(), moves.len());
    });
}

/// Inputs are within bounds and say nothing of what the seat does not know.
fn inputs_are_honest<G: Learned>(game: &G, games: u64) {
    let mut rng = Rng::new(8);
    let (mut real, mut imagined) = (Vec::new(), Vec::new());
    positions(game, games, 9, |state, seat| {
        game.observe(state, seat, &mut real);
        assert!(real.iter().all(|&input| usize::from(input) < game.inputs()));
        let world = imagine(game, &game.view(state, Viewer::Seat(seat)), &mut rng);
        game.observe(&world, seat, &mut imagined);
        real.sort_unstable();
        imagined.sort_unstable();
        assert_eq!(real, imagined);
    });
}

#[test]
fn a_sweep_of_qin_says_what_a_fresh_look_says() {
    all_qin().iter().for_each(|game| sweeps_agree(game, 4));
}

#[test]
fn the_inputs_of_qin_are_honest() {
    all_qin().iter().for_each(|game| inputs_are_honest(game, 5));
}
