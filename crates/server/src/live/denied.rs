//! Why something was not done at a table.

use std::time::Duration;

use table::{Reject, Rejection};

use crate::store::{StoreError, failed_to_save};

/// Why something was not done at a table.
#[derive(Clone, Debug)]
pub enum Denied {
    /// The table doesn’t exist.
    NoTable,
    /// The table refuses it.
    Refused(Box<Rejection>),
    /// The database does not answer, or the server stops.
    Unavailable,
    /// The database can't be reached. Nothing was done.
    DatabaseDown,
    /// The database was lost while something was stored: it may be stored or not.
    Unsure,
    /// The table's log can't be replayed.
    Damaged,
    /// The database answers, but can't store anything.
    CannotSave,
    /// More is asked of the table than it can do.
    Busy,
    /// Somebody does more than their allowance, until then.
    TooFast(Duration),
}

impl Denied {
    /// A refusal that the rules of a table do not know.
    pub(crate) fn because(code: &str, text: impl Into<String>) -> Self {
        Self::Refused(Box::new(Rejection::new(code, text)))
    }

    /// The same as it is sent.
    #[must_use]
    pub fn rejection(&self) -> Rejection {
        let (code, text) = match self {
            Self::Refused(refusal) => return (**refusal).clone(),
            Self::NoTable => ("not_found", "there is no such table; it may be gone"),
            Self::Unavailable => ("unavailable", "the database does not answer; try again in a moment"),
            Self::DatabaseDown => (
                "database_down",
                "the server can't reach its database right now; nothing was changed, so try again in a moment",
            ),
            Self::Unsure => (
                "unsure",
                "the server lost its database while saving, and doesn't know yet whether this was saved; \
                 look again in a moment",
            ),
            Self::Damaged => (
                "damaged_log",
                "the log of this table is damaged, so nobody can play on; it is kept as it is, so tell whoever runs \
                 this server",
            ),
            Self::CannotSave => {
                ("cannot_save", "the server can't save moves right now; yours was not played, so try again in a moment")
            }
            Self::TooFast(wait) => {
                let text = format!("that was too fast; wait {} s", wait.as_secs_f64().ceil());
                return Rejection::new("too_fast", text);
            }
            Self::Busy => ("busy", "the table has too much to do; try again in a moment"),
        };
        Rejection::new(code, text)
    }
}

impl From<Reject> for Denied {
    fn from(reject: Reject) -> Self {
        Self::Refused(Box::new(reject.rejection()))
    }
}

impl From<StoreError> for Denied {
    fn from(fault: StoreError) -> Self {
        match fault {
            StoreError::Missing => Self::NoTable,
            StoreError::Closed => Self::Unavailable,
            StoreError::Unreachable { .. } => Self::DatabaseDown,
            StoreError::Unsure => Self::Unsure,
            StoreError::ChatFull => Self::because("chat_full", fault.to_string()),
            StoreError::Damaged { .. } => Self::Damaged,
            fault if fault.cannot_save() => {
                failed_to_save(&fault);
                Self::CannotSave
            }
            _ => {
                tracing::error!(error = %fault, "a table could not be read or written");
                Self::Unavailable
            }
        }
    }
}
