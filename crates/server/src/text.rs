//! Checks text that is shown to others: nothing invisible, nothing that reverses surrounding text or covers other lines.

use std::fmt;

use serde_json::Value;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The maximum number of combining marks in a row. UTS 39 recommends 4; longer runs cover the lines above and below.
const MAX_MARKS: usize = 4;

/// Why a text can't be shown to others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadText {
    /// A character that is invisible or changes the direction of the text.
    Invisible(char),
    /// Too many combining marks on one letter.
    Marks,
}

impl fmt::Display for BadText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invisible(c) => {
                write!(f, "the text contains the invisible character U+{:04X}: remove it", u32::from(*c))
            }
            Self::Marks => write!(f, "the text has more than {MAX_MARKS} marks on one letter: remove some"),
        }
    }
}

impl std::error::Error for BadText {}

/// Checks a text that others are shown. Line breaks are allowed.
pub fn check(text: &str) -> Result<(), BadText> {
    let chars: Vec<char> = text.chars().collect();
    for (at, &c) in chars.iter().enumerate() {
        if is_invisible(c) && !is_needed(&chars, at) {
            return Err(BadText::Invisible(c));
        }
    }
    check_marks(text)
}

/// Checks every string in a JSON document, keys included.
pub fn check_json(value: &Value) -> Result<(), BadText> {
    match value {
        Value::String(text) => check(text),
        Value::Array(values) => values.iter().try_for_each(check_json),
        Value::Object(fields) => {
            fields.iter().try_for_each(|(name, value)| check(name).and_then(|()| check_json(value)))
        }
        Value::Null | Value::Bool(_) | Value::Number(_) => Ok(()),
    }
}

/// Checks that no letter carries more combining marks than any language needs.
pub(crate) fn check_marks(text: &str) -> Result<(), BadText> {
    let mut run = 0;
    for c in text.nfd() {
        run = if is_combining_mark(c) { run + 1 } else { 0 };
        if run > MAX_MARKS {
            return Err(BadText::Marks);
        }
    }
    Ok(())
}

/// Whether a character can't be seen, has no fixed look or changes the direction of the text. Line breaks and
/// spaces that have a width are visible.
fn is_invisible(c: char) -> bool {
    (c.is_control() && c != '\n') || is_format(c)
}

/// Format characters, line separators, fillers, private use and what isn't a character at all.
pub(crate) fn is_format(c: char) -> bool {
    matches!(u32::from(c),
        0xAD | 0x34F | 0x61C | 0x115F | 0x1160 | 0x17B4 | 0x17B5 | 0x180B..=0x180F | 0x200B..=0x200F
        | 0x2028..=0x202E | 0x2060..=0x206F | 0x2800 | 0x3164 | 0xE000..=0xF8FF
        | 0xFE00..=0xFE0F | 0xFEFF | 0xFFA0 | 0xFFF0..=0xFFFF | 0x1BCA0..=0x1BCA3 | 0x1D173..=0x1D17A
        | 0xE0000..=0x10_FFFF)
}

/// Whether an invisible character belongs to the emoji or the letters around it.
fn is_needed(chars: &[char], at: usize) -> bool {
    let before = at.checked_sub(1).map_or(0, |before| u32::from(chars[before]));
    let after = chars.get(at + 1).map_or(0, |after| u32::from(*after));
    // Arabic and the scripts of India need joiners between letters, emoji between pictures.
    let joins = |code: u32| code >= 0x600 && char::from_u32(code).is_some_and(|c| !c.is_whitespace());
    match u32::from(chars[at]) {
        0x200C | 0x200D => {
            let presentation = before == 0xFE0F && at >= 2 && joins(u32::from(chars[at - 2]));
            (presentation || (joins(before) && !is_joiner(before))) && joins(after) && !is_joiner(after)
        }
        // Text or picture: only after something that can be both.
        0xFE0E | 0xFE0F => {
            matches!(before, 0x23 | 0x2A | 0x30..=0x39 | 0xA9 | 0xAE | 0x203C..=0x3299 | 0x1F000..=0x1FAFF)
        }
        // The flags of England, Scotland and Wales.
        0xE0020..=0xE007F => {
            let start = chars[..at].iter().rposition(|c| !(0xE0020..=0xE007F).contains(&u32::from(*c)));
            start.is_some_and(|start| chars[start] == '\u{1F3F4}' && at - start <= 6)
        }
        _ => false,
    }
}

fn is_joiner(code: u32) -> bool {
    matches!(code, 0x200C | 0x200D) || char::from_u32(code).is_some_and(is_format)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_and_emoji_are_text() {
        for text in [
            "Good game!\nAgain?",
            "Schöner Zug – „Zǎo“ 早上好、 مرحبا שלום",
            "می\u{200c}خواهم",
            "क्\u{200d}ष",
            "Việt Nam, e\u{302}\u{323}",
            "👩\u{200d}👩\u{200d}👧\u{200d}👦 🏳\u{fe0f}\u{200d}🌈 ❤\u{fe0f} 👍🏽 1\u{fe0f}\u{20e3} 👩🏽\u{200d}🚀",
            "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
            "a\u{a0}b\u{202f}c\u{3000}d",
        ] {
            assert_eq!(check(text), Ok(()), "{text:?}");
        }
    }

    #[test]
    fn text_that_is_reversed_or_hidden_is_refused() {
        let bidi = "\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}\u{200e}\u{200f}\u{61c}";
        let hidden =
            "\u{0}\u{7}\r\t\u{7f}\u{85}\u{ad}\u{34f}\u{200b}\u{2028}\u{2060}\u{3164}\u{e000}\u{feff}\u{fff9}\u{e0001}";
        for c in bidi.chars().chain(hidden.chars()) {
            assert_eq!(check(&format!("an{c}na")), Err(BadText::Invisible(c)), "U+{:04X}", u32::from(c));
            assert_eq!(check(&format!("早{c}上")), Err(BadText::Invisible(c)), "U+{:04X}", u32::from(c));
        }
    }

    #[test]
    fn what_joins_emoji_hides_nothing_elsewhere() {
        for text in [
            "a\u{200d}b",
            "\u{200d}",
            "👍\u{200d}",
            "👍\u{200d}\u{200d}👍",
            "👍 \u{200d}👍",
            "a\u{fe0f}",
            "❤\u{fe0f}\u{fe0f}",
            "a\u{e0067}",
            "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e0067}\u{e007f}",
        ] {
            assert!(matches!(check(text), Err(BadText::Invisible(_))), "{text:?}");
        }
    }

    #[test]
    fn marks_do_not_cover_other_lines() {
        assert_eq!(check(&format!("a{}", "\u{301}".repeat(4))), Ok(()));
        assert_eq!(check(&format!("a{}", "\u{301}".repeat(5))), Err(BadText::Marks));
        assert_eq!(check(&format!("é{}", "\u{301}".repeat(4))), Err(BadText::Marks), "one is in the letter");
    }

    #[test]
    fn every_string_of_a_document_is_checked() {
        let bad = Err(BadText::Invisible('\u{202e}'));
        assert_eq!(check_json(&serde_json::json!({ "a": [1, null, { "b": "x\u{202e}" }] })), bad);
        assert_eq!(check_json(&serde_json::json!({ "x\u{202e}": 1 })), bad);
        assert_eq!(check_json(&serde_json::json!({ "a": ["b", true, 2.5] })), Ok(()));
    }
}
