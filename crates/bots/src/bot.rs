//! What every opponent can do: decide.

use game::{Game, Rng, Seat};

/// An opponent in game `G`.
pub trait Bot<G: Game> {
    /// One of the legal moves of the viewer, who must have to decide now.
    fn choose(&mut self, game: &G, view: &G::View) -> G::Move;
}

/// A world that the view allows. What the viewer may do is the same in each of them.
pub fn imagine<G: Game>(game: &G, view: &G::View, rng: &mut Rng) -> G::State {
    let anybody = const { Seat::new(0).unwrap() };
    let mut world = game.start(anybody);
    game.determinize(view, rng, &mut world);
    world
}
