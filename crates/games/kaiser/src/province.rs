//! The nine provinces (K1.1).

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

/// One of the nine provinces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KaiserProvince"))]
#[expect(missing_docs, reason = "each is its name")]
pub enum Province {
    Yan,
    Zhao,
    #[serde(rename = "Ch'in")]
    Chin,
    Wei,
    Qi,
    Lu,
    Han,
    Shu,
    Chu,
}

impl Province {
    /// How many there are.
    pub const COUNT: usize = 9;

    /// All nine.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Yan, Self::Zhao, Self::Chin, Self::Wei, Self::Qi, Self::Lu, Self::Han, Self::Shu, Self::Chu];

    /// The number of the province, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name as on the map.
    pub const fn name(self) -> &'static str {
        ["Yan", "Zhao", "Ch'in", "Wei", "Qi", "Lu", "Han", "Shu", "Chu"][self.index()]
    }
}

impl fmt::Display for Province {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that isn't a province.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAProvince(pub String);

impl fmt::Display for NotAProvince {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Province::ALL.map(Province::name).join(", ");
        write!(f, "“{}” is no province: there are {names}", self.0)
    }
}

impl std::error::Error for NotAProvince {}

impl FromStr for Province {
    type Err = NotAProvince;

    fn from_str(text: &str) -> Result<Self, NotAProvince> {
        let named = Self::ALL.into_iter().find(|province| province.name().eq_ignore_ascii_case(text));
        named.ok_or_else(|| NotAProvince(text.to_owned()))
    }
}

/// A set of provinces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Provinces(u16);

impl Provinces {
    /// No province.
    pub const NONE: Self = Self(0);
    /// All nine.
    pub const ALL: Self = Self((1 << Province::COUNT) - 1);

    /// Just this province.
    #[inline]
    pub const fn one(province: Province) -> Self {
        Self(1 << province.index())
    }

    /// Is the province in the set?
    #[inline]
    pub const fn contains(self, province: Province) -> bool {
        self.0 >> province.index() & 1 != 0
    }

    /// Adds a province, or takes it out.
    #[inline]
    pub const fn set(&mut self, province: Province, is_in: bool) {
        self.0 = self.0 & !(1 << province.index()) | (is_in as u16) << province.index();
    }

    /// How many provinces there are in the set.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Is there no province in the set?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The provinces in both sets.
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The provinces in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The provinces that are not in this set.
    #[inline]
    pub const fn others(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }

    /// The provinces in the set.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Province> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let province = (rest != 0).then(|| Province::ALL[rest.trailing_zeros() as usize % Province::COUNT])?;
            rest &= rest - 1;
            Some(province)
        })
    }
}

impl FromIterator<Province> for Provinces {
    fn from_iter<I: IntoIterator<Item = Province>>(provinces: I) -> Self {
        let mut set = Self::NONE;
        provinces.into_iter().for_each(|province| set.set(province, true));
        set
    }
}

impl fmt::Debug for Provinces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
