//! Texts that are no position: why, as a sentence and as data.

use std::fmt;

use game::Flaw;
use serde_json::{Map, Value};

use crate::options::BadOptions;
use crate::telling::FlawIn;

/// A text that is no position or view of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    text: String,
    /// What is wrong, if it is wrong with the text.
    pub flaw: Option<FlawIn>,
}

impl Unreadable {
    /// The text of a position with this flaw.
    pub(crate) fn of(flaw: &impl Flaw) -> Self {
        Self { text: flaw.to_string(), flaw: Some(FlawIn::of(flaw)) }
    }

    /// It names no game.
    pub(crate) fn no_game(word: &str) -> Self {
        let data = Map::from_iter([("text".to_owned(), Value::from(word))]);
        let said = FlawIn { line: None, kind: "no_game".to_owned(), data };
        Self { text: "its first word must be qin or kaiser".to_owned(), flaw: Some(said) }
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this isn’t a valid position: {}", self.text)
    }
}

impl std::error::Error for Unreadable {}

impl From<BadOptions> for Unreadable {
    fn from(bad: BadOptions) -> Self {
        Self { text: bad.to_string(), flaw: None }
    }
}
