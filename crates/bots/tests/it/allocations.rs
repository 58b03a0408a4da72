//! Warmed evaluations and searches don't allocate. The allocator counts by thread, so other tests don't disturb these.

use bots::{BotGame, Budget, Evaluation, Meter, Tree};
use game::{Dealing, Notation, Rng, Viewer};

use crate::fixtures::{all_kaiser, all_qin, positions, stopped};

/// Evaluates every position of random games, first to warm up, then counted.
fn evaluates_without_allocating<G: BotGame + Dealing + Notation>(game: &G) {
    let (mut scratch, mut moves, mut evaluations) = (G::Scratch::default(), Vec::new(), Vec::<Evaluation>::new());
    let mut evaluate_all = |positions: &[G::State]| {
        for state in positions {
            game.legal_moves(state, &mut moves);
            game.evaluate_moves(game.network(), state, &moves, &mut scratch, &mut evaluations);
        }
    };
    let mut seen = Vec::new();
    positions(game, 2, 3, |state, _| seen.push(state.clone()));
    evaluate_all(&seen);
    let counted = allocation_counter::measure(|| evaluate_all(&seen));
    assert_eq!(counted.count_total, 0, "{counted:?}");
}

#[test]
fn a_warmed_evaluation_does_not_allocate() {
    all_qin().iter().for_each(evaluates_without_allocating);
    all_kaiser().iter().for_each(evaluates_without_allocating);
}

/// A list of candidates, and what sorting it takes.
const LIST: u64 = 2;

/// However many nodes there are, a warmed tree allocates only the list it returns.
fn searches_without_allocating<G: BotGame + Dealing + Notation>(game: &G) {
    let mut tree = Tree::<G>::new(game.search_params());
    let mut search = |view: &G::View, nodes| {
        let mut meter = Meter::start(Budget::Nodes(nodes), stopped, 1);
        tree.search(game, game.network(), view, &[], &mut meter, &mut Rng::new(5)).len()
    };
    let mut decisions = 0;
    positions(game, 1, 4, |state, mover| {
        decisions += 1;
        if decisions % 12 != 0 || game.trivial_move(state).is_some() {
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
    all_qin().iter().for_each(searches_without_allocating);
    all_kaiser().iter().for_each(searches_without_allocating);
}
