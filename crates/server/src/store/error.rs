//! What storage can answer but what was asked for.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

/// PostgreSQL has no connection to spare.
const TOO_MANY_CONNECTIONS: &str = "53300";

/// PostgreSQL has no room on its disk.
const DISK_FULL: &str = "53100";

/// Why something was not stored or not found.
#[derive(Debug)]
pub enum StoreError {
    /// The database cannot be reached, or did not do as it was told.
    Database(sqlx::Error),
    /// The database can't be reached. Nothing was done.
    Unreachable {
        /// What was tried, and what came of it.
        why: Arc<str>,
    },
    /// Another entry of this table has this version already: read what is new, and decide again.
    Conflict,
    /// There is no such table or account.
    Missing,
    /// The chat of this table has as many lines as it can have.
    ChatFull,
    /// Somebody else with a password has this name.
    NameTaken,
    /// A newer program has made this database what it is.
    NewerSchema {
        /// Its version.
        found: i64,
        /// The newest that this program knows.
        known: i64,
    },
    /// An older program has made this database what it is, and it is not the moment to change it.
    OlderSchema {
        /// Its version.
        found: i64,
        /// The version of this program.
        known: i64,
    },
    /// A stored text is not what this program writes there.
    Corrupt {
        /// Where it stands.
        what: &'static str,
    },
    /// A table can't be read: its log can't be replayed, or how it was opened makes no sense.
    Damaged {
        /// The entry at which it stops making sense, if it is one.
        entry: Option<u32>,
        /// What is wrong.
        why: String,
    },
    /// The address names no kind of database that we know, or makes no sense.
    Address {
        /// What is wrong with it.
        why: String,
    },
    /// The folder of the data cannot be made.
    Folder {
        /// Which one.
        folder: PathBuf,
        /// What the system says.
        fault: std::io::Error,
    },
    /// The database was lost while storing: only the log tells whether the entry is there.
    Unsure,
    /// The database has no room for an entry, or can't write for another reason of its own.
    CannotSave,
    /// The store is closing, as the server stops.
    Closed,
}

impl StoreError {
    /// For what is stored there and should not be.
    pub(crate) fn corrupt(what: &'static str) -> Self {
        Self::Corrupt { what }
    }

    /// Whether the database has answered, if only to refuse something.
    pub(crate) fn is_answer(&self) -> bool {
        matches!(self, Self::Missing | Self::Database(sqlx::Error::Database(_)))
    }

    /// Whether the connection to the database broke, or the database said that it stops.
    pub(crate) fn is_loss(&self) -> bool {
        match self {
            Self::Database(sqlx::Error::Io(_) | sqlx::Error::Tls(_) | sqlx::Error::Protocol(_)) => true,
            Self::Database(sqlx::Error::Database(fault)) => {
                let code = fault.code().unwrap_or_default();
                // PostgreSQL: it stops or starts, a connection broke, or it has ended the session.
                code.starts_with("57P") || code.starts_with("08") || code == "25P03"
            }
            _ => false,
        }
    }

    /// Whether the database is away, or has no connection to spare: it may be there in a moment.
    pub(crate) fn is_away(&self) -> bool {
        match self {
            Self::Unreachable { .. } | Self::Unsure | Self::Closed | Self::Database(sqlx::Error::PoolTimedOut) => true,
            Self::Database(sqlx::Error::Database(fault)) if fault.code().as_deref() == Some(TOO_MANY_CONNECTIONS) => {
                true
            }
            _ => self.is_loss(),
        }
    }

    /// Whether the database answers but has no room to store anything.
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

    /// Whether trying once more is the cure: two transactions were in each other's way.
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
            Self::Conflict => write!(f, "the table has moved on: read what is new, and decide again"),
            Self::Missing => write!(f, "there is no such table or account"),
            Self::ChatFull => write!(f, "this table's chat has {} lines and takes no more", super::MAX_CHAT_LINES),
            Self::NameTaken => write!(f, "somebody has this name already: choose another"),
            Self::NewerSchema { found, known } => write!(
                f,
                "the database has version {found}, and this program knows versions up to {known}: \
                 use the newer program that made it, or restore a backup into an empty database"
            ),
            Self::OlderSchema { found, known } => write!(
                f,
                "the database has version {found}, and this program has version {known}: start mandate serve once, \
                 which brings it up to date, or use the older program"
            ),
            Self::Corrupt { what } => {
                write!(f, "the database holds something strange in {what}: run mandate doctor, or restore a backup")
            }
            Self::Damaged { entry: Some(entry), why } => write!(f, "damaged log, entry {entry}: {why}"),
            Self::Damaged { entry: None, why } => write!(f, "damaged table: {why}"),
            Self::Address { why } => write!(
                f,
                "the address of the database {why}; write it as postgres://user:password@host/database, or leave it \
                 out to use a file in the data directory"
            ),
            Self::Folder { folder, fault } => write!(
                f,
                "the data directory {} cannot be used: {fault}; use --data with a directory of yours",
                folder.display()
            ),
            Self::Unsure => write!(f, "the database was lost while storing: look again whether it is stored"),
            Self::CannotSave => write!(f, "the database cannot write: free some space on its disk"),
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

    /// What a database sends with this code.
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
    fn only_a_database_without_room_cannot_save() {
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
    fn what_is_over_in_a_moment_is_told_from_a_refusal() {
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
