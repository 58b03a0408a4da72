//! Errors of the store.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

/// PostgreSQL: too many connections.
const TOO_MANY_CONNECTIONS: &str = "53300";

/// PostgreSQL: disk full.
const DISK_FULL: &str = "53100";

/// Why an operation of the store failed.
#[derive(Debug)]
pub enum StoreError {
    /// The database failed.
    Database(sqlx::Error),
    /// The database can't be reached. Nothing was done.
    Unreachable {
        /// The reason.
        why: Arc<str>,
    },
    /// Another entry of this table has this version: read the new entries and decide again.
    Conflict,
    /// There is no such table or account.
    Missing,
    /// The chat of this table is full.
    ChatFull,
    /// Another account has this name.
    NameTaken,
    /// The database has a newer schema.
    NewerSchema {
        /// Its version.
        found: i64,
        /// The newest that this program knows.
        known: i64,
    },
    /// The database has an older schema, and this command doesn't migrate.
    OlderSchema {
        /// Its version.
        found: i64,
        /// The version of this program.
        known: i64,
    },
    /// A stored value is invalid.
    Corrupt {
        /// Its table and column.
        what: &'static str,
    },
    /// A table can't be read: its log can't be replayed, or its options are invalid.
    Damaged {
        /// The first bad entry, if it is one.
        entry: Option<u32>,
        /// What is wrong.
        why: String,
    },
    /// The database address is invalid.
    Address {
        /// What is wrong with it.
        why: String,
    },
    /// The data directory can't be created.
    Folder {
        /// The directory.
        folder: PathBuf,
        /// The system's error.
        fault: std::io::Error,
    },
    /// The database was lost during a write: only the log tells whether it succeeded.
    Unsure,
    /// The database has no space, or can't write for another reason.
    CannotSave,
    /// The store is closing because the server stops.
    Closed,
}

impl StoreError {
    /// Returns the error for an invalid value in a column.
    pub(crate) fn corrupt(what: &'static str) -> Self {
        Self::Corrupt { what }
    }

    /// Whether the database has answered, even with an error.
    pub(crate) fn is_answer(&self) -> bool {
        matches!(self, Self::Missing | Self::Database(sqlx::Error::Database(_)))
    }

    /// Whether the connection broke or the database is shutting down.
    pub(crate) fn is_loss(&self) -> bool {
        match self {
            Self::Database(sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::Protocol(_)) => true,
            Self::Database(sqlx::Error::Database(fault)) => {
                let code = fault.code().unwrap_or_default();
                // PostgreSQL: shutting down or starting, connection failure, session timeout.
                code.starts_with("57P") || code.starts_with("08") || code == "25P03"
            }
            _ => false,
        }
    }

    /// Whether the database is temporarily unavailable or out of connections.
    pub(crate) fn is_away(&self) -> bool {
        match self {
            Self::Unreachable { .. } | Self::Unsure | Self::Closed | Self::Database(sqlx::Error::PoolTimedOut) => true,
            Self::Database(sqlx::Error::Database(fault)) if fault.code().as_deref() == Some(TOO_MANY_CONNECTIONS) => {
                true
            }
            _ => self.is_loss(),
        }
    }

    /// Whether the database answers but can't store anything.
    pub(crate) fn cannot_save(&self) -> bool {
        let fault = match self {
            Self::CannotSave => return true,
            Self::Database(sqlx::Error::Database(fault)) => fault,
            _ => return false,
        };
        let code = fault.code().unwrap_or_default();
        // SQLITE_FULL, SQLITE_IOERR and SQLITE_READONLY with all their subcodes.
        code == DISK_FULL || code.parse::<u32>().is_ok_and(|code| code < 10_000 && matches!(code & 0xff, 8 | 10 | 13))
    }

    /// Whether trying again helps: two transactions conflicted.
    pub(crate) fn is_passing(&self) -> bool {
        let Self::Database(sqlx::Error::Database(fault)) = self else { return false };
        matches!(fault.code().as_deref(), Some("40001" | "40P01" | "5" | "6" | "517"))
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Database(fault) => write!(f, "the database failed: {fault}"),
            Self::Unreachable { why } => {
                write!(f, "the database can't be reached ({why}): check that it runs and that database-url is right")
            }
            Self::Conflict => write!(f, "another entry was stored first: read the new entries and try again"),
            Self::Missing => write!(f, "no such table or account"),
            Self::ChatFull => write!(f, "this table's chat is full ({} lines)", super::MAX_CHAT_LINES),
            Self::NameTaken => write!(f, "this name is taken: choose another"),
            Self::NewerSchema { found, known } => write!(
                f,
                "the database has schema version {found}, and this program supports up to {known}: use a newer version of \
                 Mandate, or restore a backup into an empty database"
            ),
            Self::OlderSchema { found, known } => write!(
                f,
                "the database has schema version {found}, and this program has {known}: run mandate serve once to migrate it, \
                 or use the older version of Mandate"
            ),
            Self::Corrupt { what } => {
                write!(f, "the database has an invalid value in {what}: run mandate doctor, or restore a backup")
            }
            Self::Damaged { entry: Some(entry), why } => write!(f, "damaged log, entry {entry}: {why}"),
            Self::Damaged { entry: None, why } => write!(f, "damaged table: {why}"),
            Self::Address { why } => write!(
                f,
                "the database address {why}; write it as postgres://user:password@host/database, or omit it to use a file in \
                 the data directory"
            ),
            Self::Folder { folder, fault } => write!(
                f,
                "can't use the data directory {}: {fault}; use --data with a directory you can write to",
                folder.display()
            ),
            Self::Unsure => write!(f, "lost the database while storing: check whether it was stored"),
            Self::CannotSave => write!(f, "the database can't write: free space on its disk"),
            Self::Closed => write!(f, "the server is stopping: try again in a moment"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(fault: sqlx::Error) -> Self {
        match &fault {
            sqlx::Error::PoolClosed => Self::Closed,
            sqlx::Error::Database(known) if known.is_foreign_key_violation() => Self::Missing,
            _ => Self::Database(fault),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use sqlx::error::{DatabaseError, ErrorKind};

    use super::*;

    /// An error of a database with this code.
    #[derive(Debug)]
    struct Sent(&'static str);

    impl fmt::Display for Sent {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(self.0)
        }
    }

    impl std::error::Error for Sent {}

    impl DatabaseError for Sent {
        fn message(&self) -> &str {
            self.0
        }

        fn code(&self) -> Option<Cow<'_, str>> {
            Some(self.0.into())
        }

        fn as_error(&self) -> &(dyn std::error::Error + Send + Sync + 'static) {
            self
        }

        fn as_error_mut(&mut self) -> &mut (dyn std::error::Error + Send + Sync + 'static) {
            self
        }

        fn into_error(self: Box<Self>) -> Box<dyn std::error::Error + Send + Sync + 'static> {
            self
        }

        fn kind(&self) -> ErrorKind {
            ErrorKind::Other
        }
    }

    fn sent(code: &'static str) -> StoreError {
        sqlx::Error::Database(Box::new(Sent(code))).into()
    }

    #[test]
    fn only_write_failures_count_as_cannot_save() {
        // PostgreSQL; SQLITE_FULL, SQLITE_IOERR_WRITE, SQLITE_READONLY_DBMOVED.
        for code in ["53100", "13", "778", "1032"] {
            assert!(sent(code).cannot_save(), "{code}");
        }
        // Too many connections, out of memory, a unique key; SQLITE_BUSY, SQLITE_CONSTRAINT.
        for code in ["53300", "53200", "23505", "5", "19"] {
            assert!(!sent(code).cannot_save(), "{code}");
        }
    }

    #[test]
    fn temporary_errors_are_told_apart_from_refusals() {
        for code in ["53300", "57P01", "57P03", "08006", "25P03"] {
            assert!(sent(code).is_away(), "{code}");
        }
        let timed_out = StoreError::from(sqlx::Error::PoolTimedOut);
        assert!(timed_out.is_away() && StoreError::Unsure.is_away() && StoreError::Closed.is_away());
        // A wrong password, no such database, a newer schema.
        for code in ["28P01", "3D000"] {
            assert!(!sent(code).is_away(), "{code}");
        }
        assert!(!StoreError::NewerSchema { found: 2, known: 1 }.is_away());
    }
}
