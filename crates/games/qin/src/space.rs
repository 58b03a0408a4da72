//! One space of the board, and the two ways a tile can lie.

use std::fmt;
use std::str::FromStr;

/// A space: column `a` to `p` from the left, row 1 to 16 from the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "QinSpace", as = "String"))]
pub struct Space(u8);

game::serialize_as_text!(Space);

impl Space {
    /// Spaces from one row to the next; also the largest width and height of a board.
    pub const STRIDE: usize = 16;
    /// How many spaces there can be.
    pub const COUNT: usize = Self::STRIDE * Self::STRIDE;

    /// The space in this column and row, both from 0.
    pub const fn at(column: usize, row: usize) -> Option<Self> {
        if column < Self::STRIDE && row < Self::STRIDE { Some(Self((row * Self::STRIDE + column) as u8)) } else { None }
    }

    /// The space with this index: row by row from the top left.
    #[inline]
    pub const fn from_index(index: u8) -> Self {
        Self(index)
    }

    /// The index of the space: row by row from the top left.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, from 0 at the left.
    pub const fn column(self) -> usize {
        self.index() % Self::STRIDE
    }

    /// The row, from 0 at the top.
    pub const fn row(self) -> usize {
        self.index() / Self::STRIDE
    }

    /// The next space along the axis, if there is one.
    pub const fn step(self, axis: Axis) -> Option<Self> {
        match axis {
            Axis::Across => Self::at(self.column() + 1, self.row()),
            Axis::Down => Self::at(self.column(), self.row() + 1),
        }
    }

    /// All spaces that could share an edge with this one, on the largest board.
    pub fn around(self) -> impl Iterator<Item = Self> {
        let (column, row) = (self.column(), self.row());
        [
            (Some(column), row.checked_sub(1)),
            (column.checked_sub(1), Some(row)),
            (Some(column + 1), Some(row)),
            (Some(column), Some(row + 1)),
        ]
        .into_iter()
        .filter_map(|(column, row)| Self::at(column?, row?))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column() as u8), self.row() + 1)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that isn't a space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotASpace(pub String);

impl fmt::Display for NotASpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is no space: write a column from a to p and a row from 1 to 16, such as d5", self.0)
    }
}

impl std::error::Error for NotASpace {}

impl FromStr for Space {
    type Err = NotASpace;

    fn from_str(text: &str) -> Result<Self, NotASpace> {
        let read = || {
            let column = text.chars().next()?.to_ascii_lowercase();
            let digits = text.get(1..)?;
            let plain = digits.bytes().all(|b| b.is_ascii_digit()) && !digits.starts_with('0');
            let row: usize = if plain { digits.parse().ok()? } else { return None };
            let column = column.is_ascii_lowercase().then(|| column as usize - 'a' as usize)?;
            Self::at(column, row.checked_sub(1)?)
        };
        read().ok_or_else(|| NotASpace(text.to_owned()))
    }
}

/// How a tile lies, seen from its upper or left half.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Axis {
    /// The second half is to the right of the first.
    Across,
    /// The second half is below the first.
    Down,
}

impl Axis {
    /// Both axes.
    pub const ALL: [Self; 2] = [Self::Across, Self::Down];

    /// How far the index of a space moves in one step along the axis.
    pub const fn stride(self) -> usize {
        match self {
            Self::Across => 1,
            Self::Down => Space::STRIDE,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_space_reads_back_as_it_is_written() {
        for index in 0..=u8::MAX {
            let space = Space::from_index(index);
            assert_eq!(space.to_string().parse(), Ok(space));
        }
        assert_eq!(Space::at(0, 0).unwrap().to_string(), "a1");
        assert_eq!(Space::at(3, 4).unwrap().to_string(), "d5");
    }

    #[test]
    fn nonsense_is_no_space() {
        for text in ["", "a", "5", "a0", "a17", "q1", "a01", "a1 ", "ä1", "a-1", "a+1", "aa1", "a999999999999999999999"]
        {
            assert_eq!(text.parse::<Space>(), Err(NotASpace(text.to_owned())), "{text}");
        }
    }
}
