//! How things look: colours and symbols on a terminal, plain ASCII elsewhere.

use std::fmt::Display;
use std::io;

use anstream::{AutoStream, ColorChoice};
use anstyle::Style;

/// No line is longer.
pub(super) const WIDTH: usize = 79;

/// How to draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Look {
    /// Colours and symbols, or plain ASCII?
    pub(super) colour: bool,
    /// Is every space two lines high?
    pub(super) tall: bool,
}

impl Look {
    /// Is standard output a terminal with colours, whose user has not said `NO_COLOR`?
    pub(super) fn wanted() -> bool {
        AutoStream::choice(&io::stdout()) != ColorChoice::Never
    }

    /// The text in this style, where there are styles.
    pub(super) fn paint(self, style: Style, text: impl Display) -> String {
        if self.colour { format!("{style}{text}{style:#}") } else { text.to_string() }
    }

    /// A symbol, or what stands for it in ASCII.
    pub(super) fn symbol(self, symbol: &'static str, ascii: &'static str) -> &'static str {
        if self.colour { symbol } else { ascii }
    }

    /// A text with the quotation marks and symbols that can be shown.
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

/// A space at which no line is broken.
const FIRM: char = '\u{a0}';

/// The text as one word, as far as the breaking of lines goes.
pub(super) fn firm(text: impl Display) -> String {
    text.to_string().replace(' ', &FIRM.to_string())
}

/// Breaks a text into lines of at most [`WIDTH`], the first begun with `head`, which is
/// `indent` wide, the others indented as far.
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
    fn long_texts_are_broken_between_words() {
        let text = "word ".repeat(40);
        let wrapped = wrap("- ", 2, text.trim_end());
        assert!(wrapped.lines().all(|line| line.chars().count() <= WIDTH), "{wrapped}");
        assert_eq!(wrapped.split_whitespace().filter(|&word| word == "word").count(), 40);
        assert!(wrapped.lines().skip(1).all(|line| line.starts_with("  word")));
    }

    #[test]
    fn what_belongs_together_is_not_broken() {
        let wrapped = wrap("", 0, &format!("{} {}", "x".repeat(WIDTH - 3), firm("RY d5 d6")));
        assert_eq!(wrapped.lines().nth(1), Some("RY d5 d6"));
    }

    #[test]
    fn a_word_longer_than_a_line_stands_alone() {
        let long = "x".repeat(100);
        assert_eq!(wrap("", 0, &format!("a {long} b")), format!("a\n{long}\nb\n"));
    }
}
