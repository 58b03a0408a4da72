//! Styles: bots of middle strength that like different things.

use std::fmt;
use std::str::FromStr;

/// What a bot likes to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// Founds and expands what is its own.
    Builder,
    /// Takes from others.
    Raider,
    /// Takes what brings most at once.
    Opportunist,
}

impl Style {
    /// All styles.
    pub const ALL: [Self; 3] = [Self::Builder, Self::Raider, Self::Opportunist];

    /// The name of the style.
    pub const fn name(self) -> &'static str {
        ["builder", "raider", "opportunist"][self as usize]
    }
}

impl fmt::Display for Style {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no style.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchStyle(pub String);

impl FromStr for Style {
    type Err = NoSuchStyle;

    fn from_str(text: &str) -> Result<Self, NoSuchStyle> {
        Self::ALL.into_iter().find(|style| style.name() == text).ok_or_else(|| NoSuchStyle(text.to_owned()))
    }
}
