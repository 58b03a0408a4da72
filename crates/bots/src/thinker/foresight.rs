//! What is imagined beyond the tree.

use game::{Game, Rng, Seat};

use crate::judge::Learned;
use crate::network::Network;
use crate::outlook::Outlook;
use crate::sweeper::Sweeper;
use crate::thinker::Spread;

/// How a way goes on where the tree ends, and what it is worth in the end.
pub trait Foresight<G: Learned>: Default + Send {
    /// What one way has met so far.
    type Way: Copy;

    /// A way begins in a turn of who searches.
    fn begin(game: &G, world: &G::State, spread: &Spread) -> Self::Way;

    /// A move is looked into so often before what follows it becomes part of the tree.
    fn patience(way: &Self::Way) -> u32;

    /// This seat is about to decide in the tree.
    fn stays(way: &mut Self::Way, seat: Seat);

    /// This seat has decided, and this is how it sees that.
    fn goes_on(way: &mut Self::Way, seat: Seat, outlook: Outlook);

    /// The game is over in the tree; what the whole way is worth.
    fn over(game: &G, world: &G::State, way: Self::Way) -> Outlook;

    /// Where the tree ends, the seat makes this decision, of which the network says this; what the whole way
    /// is worth.
    fn finish(&mut self, beyond: Beyond<'_, G>, way: Self::Way, decided: (Seat, G::Move, Outlook)) -> Outlook;
}

/// A world beyond the tree, and what to imagine with.
pub struct Beyond<'a, G: Learned> {
    pub(crate) game: &'a G,
    pub(crate) network: &'a Network,
    pub(crate) world: &'a mut <G as Game>::State,
    pub(crate) rng: &'a mut Rng,
    pub(crate) sweeper: &'a mut Sweeper<G>,
}
