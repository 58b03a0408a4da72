//! The viewers of a game.

use crate::Seat;

/// A viewer of a game: a player, or the public, which sees no hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The player on this seat.
    Seat(Seat),
    /// A spectator.
    Public,
}

impl Viewer {
    /// Every viewer of a table for `players`: each seat, then the public.
    pub fn all(players: usize) -> impl Iterator<Item = Self> {
        Seat::all(players).map(Self::Seat).chain([Self::Public])
    }

    /// Is this the player on that seat?
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}
