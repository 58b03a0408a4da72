//! Who looks, and where what is seen goes.

use ::kaiser::{Kaiser, Map};
use game::{Game, Seat};

use super::layout::Layout;
use crate::network::{HIDDEN, Network, Row};

/// One value for each seat, clockwise from the one that looks.
pub(super) type Round<T> = [T; Seat::MAX];

/// A seat that looks at a table.
#[derive(Clone, Copy)]
pub(super) struct Eye<'a> {
    pub(super) game: &'a Kaiser,
    pub(super) layout: &'static Layout,
    pub(super) players: usize,
    seats: Round<Seat>,
}

impl<'a> Eye<'a> {
    pub(super) fn new(game: &'a Kaiser, seat: Seat) -> Self {
        let players = game.players();
        let mut seats = [seat; Seat::MAX];
        seats.iter_mut().zip(seat.clockwise(players)).for_each(|(place, seat)| *place = seat);
        Self { game, layout: Layout::of(players), players, seats }
    }

    pub(super) fn map(&self) -> &'a Map {
        self.game.map()
    }

    /// The seat that looks.
    #[inline]
    pub(super) fn me(&self) -> Seat {
        self.seats[0]
    }

    /// All seats, clockwise from the one that looks.
    #[inline]
    pub(super) fn seats(&self) -> &[Seat] {
        &self.seats[..self.players]
    }

    /// The seats of the others, clockwise.
    #[inline]
    pub(super) fn others(&self) -> &[Seat] {
        &self.seats[1..self.players]
    }

    /// A value for each seat, clockwise.
    #[inline]
    pub(super) fn round<T: Copy + Default>(&self, value: impl Fn(Seat) -> T) -> Round<T> {
        let mut round = [T::default(); Seat::MAX];
        round.iter_mut().zip(self.seats()).for_each(|(place, &seat)| *place = value(seat));
        round
    }
}

/// Where inputs go that are on.
pub(super) trait Sink {
    fn on(&mut self, input: usize);
}

impl Sink for Vec<u16> {
    #[inline]
    fn on(&mut self, input: usize) {
        self.push(input as u16);
    }
}

/// Rows of a network, summed up.
#[derive(Clone, Copy)]
pub(super) struct Pen<'a> {
    network: &'a Network,
    pub(super) sum: Row,
}

impl<'a> Pen<'a> {
    pub(super) fn new(network: &'a Network) -> Self {
        Self { network, sum: [0; HIDDEN] }
    }

    /// Goes on from a sum.
    pub(super) fn from(network: &'a Network, sum: Row) -> Self {
        Self { network, sum }
    }

    #[inline]
    pub(super) fn add(&mut self, row: &Row) {
        self.sum.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_add(*weight));
    }

    #[inline]
    pub(super) fn sub(&mut self, row: &Row) {
        self.sum.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_sub(*weight));
    }
}

impl Sink for Pen<'_> {
    #[inline]
    fn on(&mut self, input: usize) {
        let row = self.network.row(input);
        self.add(row);
    }
}
