//! Text whose width is known although it is coloured.

use std::fmt::Display;

use anstyle::Style;

use crate::play::look::Look;

/// A piece of a line: what is printed, and how many columns that takes.
#[derive(Clone, Default)]
pub(super) struct Ink {
    text: String,
    width: usize,
}

impl Ink {
    /// Plain text.
    pub(super) fn plain(text: impl Display) -> Self {
        let text = text.to_string();
        Self { width: text.chars().count(), text }
    }

    /// Text in a style.
    pub(super) fn styled(look: Look, style: Style, text: impl Display) -> Self {
        let text = text.to_string();
        Self { width: text.chars().count(), text: look.paint(style, text) }
    }

    /// This, and that behind it.
    pub(super) fn and(mut self, other: &Self) -> Self {
        self.text += &other.text;
        self.width += other.width;
        self
    }

    /// Filled up with blanks on the right.
    pub(super) fn to(mut self, width: usize) -> Self {
        self.text += &" ".repeat(width.saturating_sub(self.width));
        self.width = self.width.max(width);
        self
    }

    /// What is printed.
    pub(super) fn into_text(self) -> String {
        self.text
    }

    /// How many columns that takes.
    pub(super) const fn width(&self) -> usize {
        self.width
    }
}

/// One behind the other.
impl FromIterator<Ink> for Ink {
    fn from_iter<I: IntoIterator<Item = Self>>(inks: I) -> Self {
        inks.into_iter().fold(Self::default(), |all, ink| all.and(&ink))
    }
}
