//! Names of players.

use std::fmt;

use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::{lookalike, text};

const MIN_LENGTH: usize = 2;
const MAX_LENGTH: usize = 24;

/// A player's name: 2 to 24 visible characters, trimmed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(try_from = "String", into = "String")]
#[schema(value_type = String, min_length = 2, max_length = 24, example = "Anna")]
pub struct Name(String);

/// Why a name is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadName {
    /// Too short or too long.
    Length,
    /// It contains an invisible or confusing character.
    Character(char),
    /// It has neither a letter nor a digit.
    NoLetter,
    /// It has too many marks on one letter, or begins with one.
    Marks,
    /// It mixes letters of different scripts.
    MixedScripts,
    /// It claims to be the server, its staff or a bot.
    Reserved,
}

impl fmt::Display for BadName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length => write!(f, "a name must have {MIN_LENGTH} to {MAX_LENGTH} characters"),
            Self::Character(c) => {
                write!(f, "a name can't contain the character U+{:04X}: remove it", u32::from(*c))
            }
            Self::NoLetter => write!(f, "a name needs at least one letter or digit"),
            Self::Marks => write!(f, "a name can't begin with a combining mark or stack many of them: remove some"),
            Self::MixedScripts => {
                write!(f, "a name can't mix alphabets: use letters of one alphabet only")
            }
            Self::Reserved => write!(f, "this name is reserved: choose another"),
        }
    }
}

impl std::error::Error for BadName {}

impl Name {
    /// Parses a name, trimming it and collapsing spaces.
    pub fn new(text: &str) -> Result<Self, BadName> {
        // Avoid normalizing very long input.
        if text.len() > 16 * MAX_LENGTH {
            return Err(BadName::Length);
        }
        let name: String =
            text.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ").nfc().collect();
        if let Some(c) = name.chars().find(|c| *c != ' ' && is_confusing(*c)) {
            return Err(BadName::Character(c));
        }
        if !(MIN_LENGTH..=MAX_LENGTH).contains(&name.chars().count()) {
            return Err(BadName::Length);
        }
        if !name.chars().any(char::is_alphanumeric) {
            return Err(BadName::NoLetter);
        }
        Ok(Self(name))
    }

    /// Checks a newly chosen name. Existing accounts keep names that were allowed earlier.
    pub fn check_choice(&self) -> Result<(), BadName> {
        if self.0.chars().next().is_some_and(is_combining_mark) || text::check_marks(&self.0).is_err() {
            return Err(BadName::Marks);
        }
        if !lookalike::is_single_script(&self.0) {
            return Err(BadName::MixedScripts);
        }
        if lookalike::is_reserved(&self.0) { Err(BadName::Reserved) } else { Ok(()) }
    }

    /// Returns the skeletons of the name; see [`lookalike::skeletons`].
    #[must_use]
    pub fn skeletons(&self) -> Vec<String> {
        lookalike::skeletons(&self.0)
    }

    /// Returns a name for a guest who didn't choose one.
    #[must_use]
    pub fn for_guest() -> Self {
        let mut bytes = [0; 2];
        crate::id::fill(&mut bytes);
        Self(format!("Guest {}", 1000 + u32::from(u16::from_le_bytes(bytes)) % 9000))
    }

    /// Returns the name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns a key that is equal for names that only differ in case or width.
    #[must_use]
    pub fn key(&self) -> String {
        self.0.nfkc().flat_map(char::to_lowercase).nfkc().collect()
    }
}

/// Whether a character is a control, an unusual space, invisible, or changes the direction of text.
fn is_confusing(c: char) -> bool {
    c.is_control() || c.is_whitespace() || text::is_format(c)
}

impl TryFrom<String> for Name {
    type Error = BadName;

    fn try_from(text: String) -> Result<Self, BadName> {
        Self::new(&text)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_keep_their_case() {
        for (text, name) in
            [("  Anna  ", "Anna"), ("Qin  Shi Huang", "Qin Shi Huang"), ("秦始皇", "秦始皇"), ("हिन्दी", "हिन्दी")]
        {
            assert_eq!(Name::new(text).unwrap().as_str(), name);
        }
    }

    #[test]
    fn names_that_look_alike_have_one_key() {
        let key = |text| Name::new(text).unwrap().key();
        assert_eq!(key("ANNA"), key("anna"));
        assert_eq!(key("Ａｎｎａ"), key("Anna"));
        assert_eq!(key("Zoe\u{308}"), key("ZOË"));
        assert_ne!(key("Anna"), key("Anne"));
    }

    #[test]
    fn invisible_characters_are_rejected() {
        for (text, fault) in [
            ("", BadName::Length),
            ("A", BadName::Length),
            ("   ", BadName::Length),
            ("abcdefghijklmnopqrstuvwxy", BadName::Length),
            ("An\nna", BadName::Character('\n')),
            ("An\u{a0}na", BadName::Character('\u{a0}')),
            ("An\u{200b}na", BadName::Character('\u{200b}')),
            ("\u{202e}anna", BadName::Character('\u{202e}')),
            ("--", BadName::NoLetter),
        ] {
            assert_eq!(Name::new(text), Err(fault), "{text:?}");
        }
        assert_eq!(Name::new(&"x".repeat(1_000_000)), Err(BadName::Length));
    }

    #[test]
    fn chosen_names_cannot_impersonate() {
        let choose = |text: &str| Name::new(text).unwrap().check_choice();
        assert_eq!(choose("Anna"), Ok(()));
        assert_eq!(choose("Аnna"), Err(BadName::MixedScripts));
        assert_eq!(choose("Admin"), Err(BadName::Reserved));
        assert_eq!(choose(&format!("a{}", "\u{316}".repeat(5))), Err(BadName::Marks));
        assert_eq!(choose("\u{301}anna"), Err(BadName::Marks));
        assert_eq!(choose(Name::for_guest().as_str()), Err(BadName::Reserved), "only the server gives these");
    }

    #[test]
    fn guest_names_are_valid() {
        let name = Name::for_guest();
        assert_eq!(Name::new(name.as_str()), Ok(name));
    }
}
