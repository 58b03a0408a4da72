//! A warmed playout does not allocate.

use game::{Rng, Seat, Turn, Viewer};

use super::Complete;

/// Plays games with everything that a search uses, first to warm up, then counted.
pub fn check<G: Complete>(game: &G, seed: u64) {
    let start = game.start(Seat::new(0).expect("there is a first seat"));
    let mut bench = Bench { state: start.clone(), world: start.clone(), moves: Vec::new(), outcomes: Vec::new() };
    for n in 0..20 {
        bench.play(game, &start, &mut Rng::new(seed).fork(n));
    }
    let counted = allocation_counter::measure(|| {
        for n in 0..20 {
            bench.play(game, &start, &mut Rng::new(seed).fork(n));
        }
    });
    assert_eq!(counted.count_total, 0, "{counted:?}");
}

struct Bench<G: Complete> {
    state: G::State,
    world: G::State,
    moves: Vec<G::Move>,
    outcomes: Vec<(G::Chance, u32)>,
}

impl<G: Complete> Bench<G> {
    fn play(&mut self, game: &G, start: &G::State, rng: &mut Rng) {
        self.state.clone_from(start);
        loop {
            match game.turn(&self.state) {
                Turn::Decide(seat) => {
                    game.legal_moves(&self.state, &mut self.moves);
                    let view = game.view(&self.state, Viewer::Seat(seat));
                    game.determinize(&view, rng, &mut self.world);
                    let m = game.random_move(&self.state, rng);
                    game.play(&mut self.state, m);
                }
                Turn::Chance => {
                    game.outcomes(&self.state, &mut self.outcomes);
                    let outcome = game.random_outcome(&self.state, rng);
                    game.resolve(&mut self.state, outcome);
                }
                Turn::Over => return,
            }
        }
    }
}
