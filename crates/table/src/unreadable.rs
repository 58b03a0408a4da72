//! Texts that are no position: why, as a sentence and as data.

use std::fmt;

use game::{Fact, Flaw};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::options::BadOptions;
use crate::telling::named;

/// A text that is no position or view of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    text: String,
    /// What is wrong, if it is wrong with the text.
    pub flaw: Option<FlawIn>,
}

/// What is wrong with a text, to say it in any language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Flaw"))]
pub struct FlawIn {
    /// The line in which it shows, from 1.
    pub line: Option<usize>,
    /// The kind of flaw, in one word that never changes.
    pub kind: &'static str,
    /// All that the sentence speaks of.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, any>"))]
    pub data: Map<String, Value>,
}

impl Unreadable {
    /// The text of a position with this flaw.
    pub(crate) fn of(flaw: &impl Flaw) -> Self {
        let said = FlawIn { line: flaw.line(), kind: flaw.kind(), data: named(flaw.facts()) };
        Self { text: flaw.to_string(), flaw: Some(said) }
    }

    /// It names no game.
    pub(crate) fn no_game(word: &str) -> Self {
        let data = named(vec![("text", Fact::word(word))]);
        let said = FlawIn { line: None, kind: "no_game", data };
        Self { text: "its first word must be qin or kaiser".to_owned(), flaw: Some(said) }
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this is no position of the game: {}", self.text)
    }
}

impl std::error::Error for Unreadable {}

impl From<BadOptions> for Unreadable {
    fn from(bad: BadOptions) -> Self {
        Self { text: bad.to_string(), flaw: None }
    }
}
