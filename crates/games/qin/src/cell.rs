//! What lies on a space, and the provinces it can belong to (Q4.1).

use std::fmt;

use game::Seat;

use crate::tile::Colour;

/// What lies on a space: nothing, or a province space with the province it belongs to.
///
/// The colour is in the upper two bits, from 1; the province in the lower six, 0 for a
/// lone space.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Cell(u8);

impl Cell {
    pub(crate) const EMPTY: Self = Self(0);

    #[inline]
    pub(crate) const fn new(colour: Colour, province: ProvinceId) -> Self {
        Self((colour as u8 + 1) << 6 | province.0)
    }

    /// Is it a province space of this colour?
    #[inline]
    pub const fn is(self, colour: Colour) -> bool {
        self.0 >> 6 == colour as u8 + 1
    }

    /// The colour of the province space, if it is one.
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.is(colour))
    }

    /// Is it a lone space of this colour (Q4.1)?
    #[inline]
    pub fn is_lone(self, colour: Colour) -> bool {
        self == Self::new(colour, ProvinceId::NONE)
    }

    /// The province as a set if this is of the colour, the set of none if it is not. A
    /// lone space counts as [`ProvinceId::NONE`].
    #[inline]
    pub fn provinces(self, colour: Colour) -> ProvinceIds {
        // With the wrong colour a bit above the id stays: 64 and more stand for no province.
        ONE_OR_NONE[(self.0 ^ Self::new(colour, ProvinceId::NONE).0) as usize]
    }

    /// The province; [`ProvinceId::NONE`] for a lone or an empty space.
    #[inline]
    pub const fn province(self) -> ProvinceId {
        ProvinceId(self.0 & 63)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.colour() {
            Some(colour) => write!(f, "{}{}", colour.letter(), self.province().0),
            None => write!(f, "."),
        }
    }
}

/// The number of a province for as long as it lasts. Each province holds a pagoda and no
/// table has more than 60 (Q1.4), so six bits are enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProvinceId(u8);

impl ProvinceId {
    /// Every number is below this.
    pub const COUNT: usize = 64;
    /// No province.
    pub const NONE: Self = Self(0);

    /// The number.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }
}

/// For each number below 64 the set of just that province, for any other the empty set. A
/// look into this table is cheaper than a shift with a test: it is done for every
/// neighbour of every space that comes into question.
static ONE_OR_NONE: [ProvinceIds; 256] = {
    let mut table = [ProvinceIds::NONE; 256];
    let mut id = 0;
    while id < ProvinceId::COUNT {
        table[id] = ProvinceIds(1 << id);
        id += 1;
    }
    table
};

/// A set of provinces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ProvinceIds(u64);

impl ProvinceIds {
    /// No province.
    pub const NONE: Self = Self(0);

    /// Is there none?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Two provinces or more?
    #[inline]
    pub const fn is_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// Is the province in the set?
    #[inline]
    pub const fn contains(self, id: ProvinceId) -> bool {
        self.0 >> id.0 & 1 != 0
    }

    /// Adds a province under a condition.
    #[inline]
    pub const fn insert_if(&mut self, yes: bool, id: ProvinceId) {
        self.0 |= (yes as u64) << id.0;
    }

    #[inline]
    pub(crate) const fn remove(&mut self, id: ProvinceId) {
        self.0 &= !(1 << id.0);
    }

    /// The province, if there is just one in the set.
    #[inline]
    pub const fn only(self) -> Option<ProvinceId> {
        if self.0.is_power_of_two() { Some(ProvinceId(self.0.trailing_zeros() as u8)) } else { None }
    }

    /// Without the id that stands for lone and empty spaces.
    #[inline]
    pub const fn real(self) -> Self {
        Self(self.0 & !1)
    }

    /// The provinces that are not in the other set.
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The provinces of either set.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The lowest id that is not in the set, put into it.
    #[inline]
    pub(crate) const fn take_free(&mut self) -> ProvinceId {
        let id = ProvinceId((self.0 | 1).trailing_ones() as u8);
        self.0 |= 1 << id.0;
        id
    }

    /// The provinces of the set by their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = ProvinceId> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let id = (rest != 0).then(|| ProvinceId(rest.trailing_zeros() as u8))?;
            rest &= rest - 1;
            Some(id)
        })
    }
}

/// A province (Q4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Province {
    /// Who owns it.
    pub owner: Seat,
    /// How many spaces it has.
    pub size: u8,
    /// One, or two on a major province; fewer only where the game ended before all were
    /// placed (Q10.2).
    pub pagodas: u8,
}

impl Province {
    pub(crate) const NONE: Self = Self { owner: Seat::new(0).unwrap(), size: 0, pagodas: 0 };

    /// Q7.1: five or more spaces.
    #[inline]
    pub const fn is_major(&self) -> bool {
        self.size >= MAJOR
    }
}

/// Q7.1: from this size on a province is major.
pub const MAJOR: u8 = 5;
