//! Errors of `mandate load`.

use std::fmt;
use std::io;

use ::server::ops;
use ::server::store::StoreError;

/// Why a measurement failed.
#[derive(Debug)]
pub(crate) enum LoadError {
    /// A server couldn't be started.
    Start(io::Error),
    /// It ended before it was ready.
    NotReady,
    /// The database is in use.
    NotEmpty,
    /// The limit on open files is below the number of connections.
    Files {
        /// How many are needed.
        needed: u64,
        /// The limit.
        most: u64,
    },
    /// The server refused a request.
    Refused {
        /// The request.
        what: String,
        /// Its answer.
        answer: String,
    },
    /// A connection broke.
    Connection(String),
    /// The database, or the configuration.
    Server(ops::OpsError),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(fault) => {
                write!(
                    f,
                    "failed to start a server: {fault}; use --folder with a directory you can write to, or --address"
                )
            }
            Self::NotReady => {
                write!(f, "the server stopped before it was ready: see its error above, or run mandate doctor")
            }
            Self::NotEmpty => {
                write!(
                    f,
                    "the database isn't empty, and the load would fill it with test data: use --database-url with an empty one"
                )
            }
            Self::Files { needed, most } => write!(
                f,
                "this needs {needed} open files, but the limit is {most}: use fewer --tables, or raise the limit with \
                 ulimit -Hn {needed}"
            ),
            Self::Refused { what, answer } => write!(
                f,
                "the server refused {what}: {answer}; with --address, run it with high limits such as \
                 --address-rate, --address-burst, --new-accounts and --new-tables"
            ),
            Self::Connection(why) => {
                write!(f, "a connection broke: {why}; check the server's log, or use fewer --tables")
            }
            Self::Server(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for LoadError {}

impl From<StoreError> for LoadError {
    fn from(fault: StoreError) -> Self {
        Self::Server(fault.into())
    }
}

impl From<io::Error> for LoadError {
    fn from(fault: io::Error) -> Self {
        Self::Connection(fault.to_string())
    }
}

impl From<hyper::Error> for LoadError {
    fn from(fault: hyper::Error) -> Self {
        Self::Connection(fault.to_string())
    }
}

impl From<tokio_tungstenite::tungstenite::Error> for LoadError {
    fn from(fault: tokio_tungstenite::tungstenite::Error) -> Self {
        Self::Connection(fault.to_string())
    }
}
