//! The interface of every opponent, and sampled states: what a bot thinks about instead of the state it can't see.

use game::{Game, Rng, Seat};

/// An opponent in game `G`.
pub trait Bot<G: Game> {
    /// Chooses a legal move for the viewer, who must be the player to move.
    fn choose(&mut self, game: &G, view: &G::View) -> G::Move;
}

/// Samples a state that the view allows (a determinization). The viewer's legal moves are the same in each of them.
pub fn sample_state<G: Game>(game: &G, view: &G::View, rng: &mut Rng) -> G::State {
    let any_seat = const { Seat::new(0).unwrap() };
    let mut state = game.start(any_seat);
    game.determinize(view, rng, &mut state);
    state
}

/// How many samples must agree before something counts as certain.
const SAMPLES: usize = 4;

/// Samples several states that the view allows: what holds in all of them counts as certain.
pub fn sample_states<G: Game>(game: &G, view: &G::View, rng: &mut Rng) -> Vec<G::State> {
    (0..SAMPLES).map(|_| sample_state(game, view, rng)).collect()
}
