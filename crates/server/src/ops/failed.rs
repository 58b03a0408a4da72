//! Why an operator's command was not done.

use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;

use crate::config::BadConfig;
use crate::id::TableId;
use crate::store::{BadDump, StoreError};

/// Why a command was not done; its text says what to do.
#[derive(Debug)]
pub enum Failed {
    /// The configuration is wrong.
    Config(BadConfig),
    /// The database.
    Store(StoreError),
    /// The backup.
    Dump(BadDump),
    /// The address cannot be listened on.
    Listen {
        /// Which one.
        address: SocketAddr,
        /// What the system says.
        fault: io::Error,
    },
    /// Another server uses the data directory.
    Locked {
        /// Which one.
        data: PathBuf,
    },
    /// The data directory cannot be used.
    Data {
        /// Which one.
        data: PathBuf,
        /// What the system says.
        fault: io::Error,
    },
    /// Nothing is kept there yet.
    Nothing {
        /// Where.
        data: PathBuf,
    },
    /// There is no such table.
    NoTable {
        /// Which one.
        table: TableId,
    },
    /// The match goes on, so that there is no record of it.
    GoesOn {
        /// Where.
        table: TableId,
    },
    /// What was exported cannot be written.
    Export(io::Error),
    /// A file cannot be read or written.
    File {
        /// Which one.
        file: PathBuf,
        /// What the system says.
        fault: io::Error,
    },
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Config(fault) => fault.fmt(f),
            Self::Store(fault) => fault.fmt(f),
            Self::Dump(fault) => fault.fmt(f),
            Self::Listen { address, fault } => {
                write!(f, "{address} cannot be listened on: {fault}; use --listen with another address or port")
            }
            Self::Locked { data } => write!(
                f,
                "another Mandate uses the data directory {}: stop it first, or use --data with another directory",
                data.display()
            ),
            Self::Data { data, fault } => write!(
                f,
                "the data directory {} cannot be used: {fault}; use --data with a directory of yours",
                data.display()
            ),
            Self::Nothing { data } => {
                write!(f, "there is nothing in the data directory {}: use --data with another", data.display())
            }
            Self::NoTable { table } => {
                write!(f, "there is no table {table}: its id is the last part of its link")
            }
            Self::GoesOn { table } => {
                write!(f, "the match at {table} goes on, and its record would show what is hidden: wait for its end")
            }
            Self::Export(fault) => {
                write!(f, "what was exported cannot be written: {fault}; use --files with a folder of yours")
            }
            Self::File { file, fault } => {
                write!(f, "{} cannot be used: {fault}; name another file", file.display())
            }
        }
    }
}

impl std::error::Error for Failed {}

impl From<BadConfig> for Failed {
    fn from(fault: BadConfig) -> Self {
        Self::Config(fault)
    }
}

impl From<StoreError> for Failed {
    fn from(fault: StoreError) -> Self {
        Self::Store(fault)
    }
}

impl From<BadDump> for Failed {
    fn from(fault: BadDump) -> Self {
        Self::Dump(fault)
    }
}
