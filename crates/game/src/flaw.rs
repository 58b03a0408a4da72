//! Errors in a text that a person wrote, such as a position.

use std::error::Error;

use serde::Serialize;

/// What is wrong with a text: as an English sentence (`Display`), and as data.
///
/// It serializes as `{"kind": …, "data": {…}}`. Players in the data are words: the text may not say how many play.
pub trait Flaw: Error + Serialize {
    /// The line that is wrong, from 1, if it is a single line.
    fn line(&self) -> Option<usize>;
}
