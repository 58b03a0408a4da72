//! Coloured text with a known width.

use std::fmt::Display;

use anstyle::Style;

use crate::play::theme::Theme;

/// A piece of a line: its text and its width in columns.
#[derive(Clone, Default)]
pub(super) struct Ink {
    text: String,
    width: usize,
}

impl Ink {
    /// Returns plain text.
    pub(super) fn plain(text: impl Display) -> Self {
        let text = text.to_string();
        Self { width: text.chars().count(), text }
    }

    /// Returns text in a style.
    pub(super) fn styled(theme: Theme, style: Style, text: impl Display) -> Self {
        let text = text.to_string();
        Self { width: text.chars().count(), text: theme.paint(style, text) }
    }

    /// Appends another piece.
    pub(super) fn and(mut self, other: &Self) -> Self {
        self.text += &other.text;
        self.width += other.width;
        self
    }

    /// Pads with spaces on the right.
    pub(super) fn to(mut self, width: usize) -> Self {
        self.text += &" ".repeat(width.saturating_sub(self.width));
        self.width = self.width.max(width);
        self
    }

    /// Returns the text.
    pub(super) fn into_text(self) -> String {
        self.text
    }

    /// Returns the width in columns.
    pub(super) const fn width(&self) -> usize {
        self.width
    }
}

/// Concatenates pieces.
impl FromIterator<Ink> for Ink {
    fn from_iter<I: IntoIterator<Item = Self>>(inks: I) -> Self {
        inks.into_iter().fold(Self::default(), |all, ink| all.and(&ink))
    }
}
