//! Errors of backups.

use std::fmt;
use std::io;

use crate::store::{SCHEMA, StoreError};

/// Why a backup couldn't be written or restored.
#[derive(Debug)]
pub enum BadDump {
    /// The file can't be read or written.
    File(io::Error),
    /// The database failed.
    Store(StoreError),
    /// The file isn't a backup.
    NotOne,
    /// It is from a newer version.
    Newer {
        /// Its schema version.
        found: i64,
    },
    /// A line is invalid.
    Line {
        /// Its number, from 1.
        number: u64,
    },
    /// The file is truncated.
    CutOff,
    /// The database isn't empty.
    NotEmpty,
}

impl fmt::Display for BadDump {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(fault) => write!(f, "failed to read or write the backup: {fault}"),
            Self::Store(fault) => fault.fmt(f),
            Self::NotOne => write!(f, "this file isn't a backup: use a file written by mandate backup"),
            Self::Newer { found } => write!(
                f,
                "the backup has schema version {found}, and this program supports up to {SCHEMA}: restore it with a newer \
                 version of Mandate"
            ),
            Self::Line { number } => {
                write!(f, "line {number} of the backup is invalid; nothing was restored, so try an older backup")
            }
            Self::CutOff => write!(f, "the backup is truncated; nothing was restored, so try an older backup"),
            Self::NotEmpty => write!(
                f,
                "the database isn't empty, and restoring never overwrites: use --data with a new directory, or an empty \
                 database"
            ),
        }
    }
}

impl std::error::Error for BadDump {}

impl From<io::Error> for BadDump {
    fn from(fault: io::Error) -> Self {
        Self::File(fault)
    }
}

impl<E: Into<StoreError>> From<E> for BadDump {
    fn from(fault: E) -> Self {
        Self::Store(fault.into())
    }
}
