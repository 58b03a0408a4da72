//! Output styles: colours and symbols on a terminal, plain ASCII elsewhere.

use std::fmt::Display;
use std::io;

use anstream::{AutoStream, ColorChoice};
use anstyle::Style;

/// The maximum width of a line.
pub(super) const WIDTH: usize = 79;

/// How to draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Theme {
    /// Whether to use colours and symbols instead of plain ASCII.
    pub(super) colour: bool,
    /// Whether every space is two lines high.
    pub(super) tall: bool,
}

impl Theme {
    /// Whether standard output is a terminal with colours, without `NO_COLOR`.
    pub(super) fn colours_wanted() -> bool {
        AutoStream::choice(&io::stdout()) != ColorChoice::Never
    }

    /// Applies a style to text, if colours are on.
    pub(super) fn paint(self, style: Style, text: impl Display) -> String {
        if self.colour { format!("{style}{text}{style:#}") } else { text.to_string() }
    }

    /// Returns a symbol, or its ASCII replacement.
    pub(super) fn symbol(self, symbol: &'static str, ascii: &'static str) -> &'static str {
        if self.colour { symbol } else { ascii }
    }

    /// Replaces symbols and quotation marks that can't be shown.
    pub(super) fn words(self, text: &str) -> String {
        if self.colour {
            text.to_owned()
        } else {
            let symbols = [
                ("’", "'"),
                ("“", "\""),
                ("”", "\""),
                ("▲", "^"),
                ("⌂", "[]"),
                ("·", "."),
                ("◂", "*"),
                ("✓", "x"),
                ("±", "+-"),
            ];
            symbols.iter().fold(text.to_owned(), |text, (symbol, ascii)| text.replace(symbol, ascii))
        }
    }
}

/// A space where lines aren't broken.
const FIRM: char = '\u{a0}';

/// Joins text into one word for line breaking.
pub(super) fn firm(text: impl Display) -> String {
    text.to_string().replace(' ', &FIRM.to_string())
}

/// Wraps text at [`WIDTH`]. The first line starts with `head`, which is `indent` wide; the others are indented.
pub(super) fn wrap(head: &str, indent: usize, text: &str) -> String {
    let mut lines = head.to_owned();
    let mut column = indent;
    for word in text.split(' ') {
        let width = word.chars().count();
        if column > indent && column + 1 + width > WIDTH {
            lines += "\n";
            lines += &" ".repeat(indent);
            column = indent;
        } else if column > indent {
            lines.push(' ');
            column += 1;
        }
        lines += word;
        column += width;
    }
    lines.replace(FIRM, " ") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_wrap_between_words() {
        let text = "word ".repeat(40);
        let wrapped = wrap("- ", 2, text.trim_end());
        assert!(wrapped.lines().all(|line| line.chars().count() <= WIDTH), "{wrapped}");
        assert_eq!(wrapped.split_whitespace().filter(|&word| word == "word").count(), 40);
        assert!(wrapped.lines().skip(1).all(|line| line.starts_with("  word")));
    }

    #[test]
    fn joined_words_do_not_wrap() {
        let wrapped = wrap("", 0, &format!("{} {}", "x".repeat(WIDTH - 3), firm("RY d5 d6")));
        assert_eq!(wrapped.lines().nth(1), Some("RY d5 d6"));
    }

    #[test]
    fn a_word_longer_than_a_line_gets_its_own_line() {
        let long = "x".repeat(100);
        assert_eq!(wrap("", 0, &format!("a {long} b")), format!("a\n{long}\nb\n"));
    }
}
