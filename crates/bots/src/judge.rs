//! What a bot must know of a game beyond its rules.

use game::{Game, Seat, Turn};

use crate::level::{Level, Manner};
use crate::network::Network;
use crate::outlook::Outlook;
use crate::style::Style;
use crate::thinker::{Foresight, Spread};

/// A game in which it can be said how somebody stands.
pub trait Judged: Game {
    /// By how much the seat is ahead of the best of the others, in the game's own units:
    /// pagodas on the board, points if it ended now. It looks at nothing hidden.
    fn lead(&self, state: &Self::State, seat: Seat) -> i32;

    /// The move to play where it makes no difference which, so that no thought is wasted.
    /// Everybody must know that it makes none: it must not depend on what is hidden.
    fn indifferent(&self, state: &Self::State) -> Option<Self::Move>;
}

/// A game that networks have learned to play.
pub trait Learned: Judged {
    /// What a sweep keeps from one move to the next, so that it need not be made again.
    type Scratch: Default + Send;

    /// What a search imagines beyond its tree.
    type Foresight: Foresight<Self>;

    /// How many inputs a network has for this many players.
    fn inputs(&self) -> usize;

    /// Fills `on` with the inputs that are on, some of them more than once. The seat has
    /// just moved; nothing is looked at that this seat does not know.
    fn observe(&self, state: &Self::State, seat: Seat, on: &mut Vec<u16>);

    /// Fills `outlooks` with what the network says after each of the moves, as the seat on
    /// turn sees it. The moves must be legal.
    fn sweep(
        &self,
        network: &Network,
        state: &Self::State,
        moves: &[Self::Move],
        scratch: &mut Self::Scratch,
        outlooks: &mut Vec<Outlook>,
    );

    /// What the player on turn has that moves need, as bits: tiles or cards in hand, open
    /// cards. Everything else that makes a move legal follows from the moves played before,
    /// so in a tree of moves a move once found is legal whenever its needs are met.
    fn has(&self, state: &Self::State) -> u32;

    /// The bit of [`Learned::has`] that a move needs.
    fn needs(m: Self::Move) -> u32;

    /// How a level of strength decides in this game.
    fn manner(&self, level: Level) -> Manner;

    /// How much a style likes a move of the seat on turn, in shares of the victory that it
    /// would give for it.
    fn taste(&self, state: &Self::State, m: Self::Move, style: Style) -> f32;

    /// How a search of this game spreads its visits.
    fn spread(&self) -> Spread;

    /// The network that the program ships for this game, if it ships one.
    fn shipped(&self) -> Option<&'static Network>;

    /// The network that bots of this game play by.
    fn network(&self) -> &'static Network {
        self.shipped().expect("the program ships a network for this number of players")
    }
}

/// What the network says of a position in which the seat has just moved, looked at afresh.
pub fn outlook<G: Learned>(
    game: &G,
    network: &Network,
    state: &G::State,
    seat: Seat,
    inputs: &mut Vec<u16>,
) -> Outlook {
    if game.turn(state) == Turn::Over {
        return Outlook::over(game.winners(state), game.lead(state, seat) as f32);
    }
    game.observe(state, seat, inputs);
    network.outlook(&network.sums(inputs), seat)
}

/// [`Learned::sweep`] without any short cut: each position is looked at afresh.
pub fn sweep_afresh<G: Learned>(
    game: &G,
    network: &Network,
    state: &G::State,
    moves: &[G::Move],
    inputs: &mut Vec<u16>,
    outlooks: &mut Vec<Outlook>,
) {
    outlooks.clear();
    let Turn::Decide(seat) = game.turn(state) else { return };
    let mut after = state.clone();
    for &m in moves {
        after.clone_from(state);
        game.play(&mut after, m);
        outlooks.push(outlook(game, network, &after, seat, inputs));
    }
}
