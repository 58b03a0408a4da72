//! Seats, sets of seats, and one value for each seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Serialize, Serializer};

/// A place at the table, numbered clockwise from 0; sent and stored as that number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "u8"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = u8))]
pub struct Seat(u8);

impl Seat {
    /// The maximum number of seats of any game.
    pub const MAX: usize = 5;

    /// Returns the seat with this number; `None` from [`Seat::MAX`] on.
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::MAX { Some(Self(index as u8)) } else { None }
    }

    /// The number of this seat, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of this seat as it is stored and sent.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All seats of a table for `players`, clockwise from seat 0.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..players.min(Self::MAX) as u8).map(Self)
    }

    /// The next seat clockwise at a table for `players`.
    #[inline]
    pub const fn next(self, players: usize) -> Self {
        let next = self.0 + 1;
        Self(if next as usize >= players { 0 } else { next })
    }

    /// Every seat of the table once, clockwise, this one first.
    #[inline]
    pub fn clockwise(self, players: usize) -> impl Iterator<Item = Self> {
        let mut seat = self;
        (0..players).map(move |_| {
            let next = seat.next(players);
            std::mem::replace(&mut seat, next)
        })
    }
}

/// A set of seats; sent as a list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Seat>"))]
pub struct Seats(u8);

impl Seats {
    /// The empty set.
    pub const NONE: Self = Self(0);

    /// Just this seat.
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Adds a seat.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Is the seat in the set?
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 != 0
    }

    /// The number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The only seat in the set, if there is exactly one.
    #[inline]
    pub const fn only(self) -> Option<Seat> {
        if self.0.is_power_of_two() { Some(Seat(self.0.trailing_zeros() as u8)) } else { None }
    }

    /// Is the set empty?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in the set, in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(Seat::MAX).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::NONE;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

/// One value for each of up to `N` seats, indexed by [`Seat`] and by nothing else; sent as a list of all `N`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T, const N: usize>([T; N]);

impl<T, const N: usize> BySeat<T, N> {
    /// The values in the order of the seats.
    pub const fn new(values: [T; N]) -> Self {
        Self(values)
    }

    /// The values with their seats.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        Seat::all(N).zip(&self.0)
    }

    /// The values of the first `players` seats.
    pub fn first(&self, players: usize) -> &[T] {
        &self.0[..players.min(N)]
    }
}

impl<T: Copy, const N: usize> BySeat<T, N> {
    /// The same value for every seat.
    pub const fn all(value: T) -> Self {
        Self([value; N])
    }
}

impl<T: Copy + Default, const N: usize> BySeat<T, N> {
    /// Computes a value for each of `players` seats; the default for the others.
    #[inline]
    pub fn of(players: usize, value: impl Fn(Seat) -> T) -> Self {
        let mut values = Self::default();
        Seat::all(players).for_each(|seat| values[seat] = value(seat));
        values
    }
}

impl<T: Copy + Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        Self([T::default(); N])
    }
}

impl<T: Serialize, const N: usize> Serialize for BySeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0[..].serialize(serializer)
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    #[test]
    fn clockwise_goes_round_the_table_once() {
        let order: Vec<_> = seat(2).clockwise(4).map(Seat::index).collect();
        assert_eq!(order, [2, 3, 0, 1]);
        assert_eq!(seat(2).next(3), seat(0));
    }

    #[test]
    fn there_is_no_sixth_seat() {
        assert_eq!(Seat::new(5), None);
    }

    #[test]
    fn a_set_of_seats_holds_what_was_put_in() {
        let set: Seats = [seat(3), seat(1), seat(3)].into_iter().collect();
        assert_eq!(set.len(), 2);
        assert!(set.contains(seat(1)) && !set.contains(seat(2)));
        assert_eq!(set.iter().collect::<Vec<_>>(), [seat(1), seat(3)]);
    }
}
