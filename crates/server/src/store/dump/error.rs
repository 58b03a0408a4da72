//! Why there is no copy.

use std::fmt;
use std::io;

use crate::store::{SCHEMA, StoreError};

/// Why a copy was not made or not read.
#[derive(Debug)]
pub enum BadDump {
    /// The file cannot be read or written.
    File(io::Error),
    /// The database failed.
    Store(StoreError),
    /// The file is no backup.
    NotOne,
    /// A newer program wrote it.
    Newer {
        /// Its version.
        found: i64,
    },
    /// This line is not what a backup has.
    Line {
        /// Its number, from 1.
        number: u64,
    },
    /// The end is missing.
    CutOff,
    /// The database has something in it, and it is not to be overwritten.
    NotEmpty,
}

impl fmt::Display for BadDump {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(fault) => write!(f, "the backup cannot be read or written: {fault}"),
            Self::Store(fault) => fault.fmt(f),
            Self::NotOne => write!(f, "this file is no backup of Mandate: give one that mandate backup wrote"),
            Self::Newer { found } => write!(
                f,
                "the backup has version {found}, and this program reads versions up to {SCHEMA}: \
                 restore it with the newer program"
            ),
            Self::Line { number } => {
                write!(f, "line {number} of the backup cannot be read: nothing was restored; try an older backup")
            }
            Self::CutOff => write!(f, "the backup was cut off: nothing was restored; try an older backup"),
            Self::NotEmpty => write!(
                f,
                "the database is not empty, and a restore does not overwrite: use --data with a new directory, \
                 or an empty database"
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
