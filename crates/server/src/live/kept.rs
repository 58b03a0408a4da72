//! What is kept of a table beside its log.

use serde::{Deserialize, Serialize};
use table::Opening;

use crate::id::AccountId;

/// How a table was opened, as the store keeps it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// What its log starts from.
    #[serde(flatten)]
    pub opening: Opening,
    /// Whether it was played elsewhere.
    #[serde(default)]
    pub imported: bool,
    /// For whom seats are kept free, seat by seat; nobody else may sit there.
    #[serde(default)]
    pub reserved: Vec<Option<AccountId>>,
}

impl Kept {
    /// A table that is played here, with no seat kept free.
    #[must_use]
    pub fn new(opening: Opening) -> Self {
        Self { opening, imported: false, reserved: Vec::new() }
    }

    /// For whom a seat is kept free.
    #[must_use]
    pub fn reserved(&self, seat: usize) -> Option<&AccountId> {
        self.reserved.get(seat)?.as_ref()
    }
}
