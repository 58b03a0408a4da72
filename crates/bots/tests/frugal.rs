//! Searching does not allocate.

mod common;

use bots::{Budget, Learned, Meter, Outlook, Tree};
use common::{all_kaiser, all_qin, positions, stopped};
use game::{Rng, Viewer};

/// Sweeps over every position of random games, first to warm up, then counted.
fn sweeps<G: Learned>(game: &G) {
    let (mut scratch, mut moves, mut outlooks) = (G::Scratch::default(), Vec::new(), Vec::<Outlook>::new());
    let mut sweep_all = |positions: &[G::State]| {
        for state in positions {
            game.legal_moves(state, &mut moves);
            game.sweep(game.network(), state, &moves, &mut scratch, &mut outlooks);
        }
    };
    let mut seen = Vec::new();
    positions(game, 2, 3, |state, _| seen.push(state.clone()));
    sweep_all(&seen);
    let counted = allocation_counter::measure(|| sweep_all(&seen));
    assert_eq!(counted.count_total, 0, "{counted:?}");
}

#[test]
fn a_warmed_sweep_does_not_allocate() {
    all_qin().iter().for_each(sweeps);
    all_kaiser().iter().for_each(sweeps);
}

/// A list of candidates, and what sorting it takes.
const LIST: u64 = 2;

/// However many nodes there are, a warmed tree allocates nothing but the list it returns.
fn searches<G: Learned>(game: &G) {
    let mut tree = Tree::<G>::new(game.spread());
    let mut search = |view: &G::View, nodes| {
        let mut meter = Meter::start(Budget::Nodes(nodes), stopped, 1);
        tree.search(game, game.network(), view, &[], &mut meter, &mut Rng::new(5)).len()
    };
    let mut decisions = 0;
    positions(game, 1, 4, |state, mover| {
        decisions += 1;
        if decisions % 12 != 0 || game.indifferent(state).is_some() {
            return;
        }
        let view = game.view(state, Viewer::Seat(mover));
        search(&view, 200);
        for nodes in [1, 20, 200] {
            let counted = allocation_counter::measure(|| assert!(search(&view, nodes) > 0));
            assert!(counted.count_total <= LIST, "{nodes} nodes: {counted:?}");
        }
    });
    assert!(decisions > 40);
}

#[test]
fn a_warmed_search_does_not_allocate_for_its_nodes() {
    all_qin().iter().for_each(searches);
    all_kaiser().iter().for_each(searches);
}
