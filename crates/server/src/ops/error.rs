//! The error of operators' commands.

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

use crate::config::BadConfig;
use crate::id::TableId;
use crate::store::{BadDump, StoreError};

/// Why a command failed; the text says what to do.
#[derive(Debug)]
pub enum OpsError {
    /// The configuration is invalid.
    Config(BadConfig),
    /// The database failed.
    Store(StoreError),
    /// The backup failed.
    Dump(BadDump),
    /// Can't listen on the address.
    Listen {
        /// Which one.
        address: SocketAddr,
        /// The system's error.
        fault: io::Error,
    },
    /// Another server uses the data directory.
    Locked {
        /// Which one.
        data: PathBuf,
    },
    /// The data directory can't be used.
    Data {
        /// Which one.
        data: PathBuf,
        /// The system's error.
        fault: io::Error,
    },
    /// The data directory is empty.
    Nothing {
        /// Where.
        data: PathBuf,
    },
    /// The table doesn't exist.
    NoTable {
        /// Which one.
        table: TableId,
    },
    /// The match isn't over, so it has no record.
    GoesOn {
        /// Where.
        table: TableId,
    },
    /// Writing an exported record failed.
    Export(io::Error),
    /// A file can't be read or written.
    File {
        /// Which one.
        file: PathBuf,
        /// The system's error.
        fault: io::Error,
    },
}

impl fmt::Display for OpsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Config(fault) => fault.fmt(f),
            Self::Store(fault) => fault.fmt(f),
            Self::Dump(fault) => fault.fmt(f),
            Self::Listen { address, fault } => {
                write!(f, "can't listen on {address}: {fault}; use --listen with another address or port")
            }
            Self::Locked { data } => write!(
                f,
                "another Mandate server uses the data directory {}: stop it first, or use --data with another directory",
                data.display()
            ),
            Self::Data { data, fault } => write!(
                f,
                "can't use the data directory {}: {fault}; use --data with a directory you can write to",
                data.display()
            ),
            Self::Nothing { data } => {
                write!(f, "no data in {}: use --data with the directory of a server", data.display())
            }
            Self::NoTable { table } => {
                write!(f, "no table {table}: the ID is the last part of a table's link")
            }
            Self::GoesOn { table } => {
                write!(
                    f,
                    "the match at {table} isn't over, and its record would reveal hidden information: wait until it is"
                )
            }
            Self::Export(fault) => {
                write!(f, "failed to write a record: {fault}; use --files with a directory you can write to")
            }
            Self::File { file, fault } => {
                write!(f, "can't use {}: {fault}; choose another file", file.display())
            }
        }
    }
}

impl std::error::Error for OpsError {}

impl From<BadConfig> for OpsError {
    fn from(fault: BadConfig) -> Self {
        Self::Config(fault)
    }
}

impl From<StoreError> for OpsError {
    fn from(fault: StoreError) -> Self {
        Self::Store(fault)
    }
}

impl From<BadDump> for OpsError {
    fn from(fault: BadDump) -> Self {
        Self::Dump(fault)
    }
}
