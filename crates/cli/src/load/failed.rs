//! Why nothing could be measured.

use std::fmt;
use std::io;

use ::server::ops;
use ::server::store::StoreError;

/// Why nothing could be measured.
#[derive(Debug)]
pub(crate) enum Failed {
    /// A server could not be started.
    Start(io::Error),
    /// It ended before it was ready.
    NotReady,
    /// The database is somebody's.
    NotEmpty,
    /// Fewer files may be open than there are connections.
    Files {
        /// How many are needed.
        needed: u64,
        /// How many may be.
        most: u64,
    },
    /// The server has refused something.
    Refused {
        /// What.
        what: String,
        /// Its answer.
        answer: String,
    },
    /// A connection has ended.
    Connection(String),
    /// The database, or the configuration.
    Server(ops::Failed),
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start(fault) => {
                write!(f, "a server could not be started: {fault}; use --folder with a folder of yours, or --address")
            }
            Self::NotReady => {
                write!(
                    f,
                    "the server ended before it was ready, and has said why above; mandate doctor says what to do"
                )
            }
            Self::NotEmpty => {
                write!(
                    f,
                    "the database is in use, and would be full of strangers: use --database-url with an empty one"
                )
            }
            Self::Files { needed, most } => write!(
                f,
                "{needed} files are open at a time, and {most} may be: use --tables with fewer tables, or raise the \
                 limit with ulimit -Hn {needed}"
            ),
            Self::Refused { what, answer } => write!(
                f,
                "the server refused {what}: {answer}; with --address, run it with high limits such as \
                 --address-rate, --address-burst, --new-accounts and --new-tables"
            ),
            Self::Connection(why) => {
                write!(f, "a connection broke: {why}; see what the server logs, or use --tables with fewer tables")
            }
            Self::Server(fault) => fault.fmt(f),
        }
    }
}

impl std::error::Error for Failed {}

impl From<StoreError> for Failed {
    fn from(fault: StoreError) -> Self {
        Self::Server(fault.into())
    }
}

impl From<io::Error> for Failed {
    fn from(fault: io::Error) -> Self {
        Self::Connection(fault.to_string())
    }
}

impl From<hyper::Error> for Failed {
    fn from(fault: hyper::Error) -> Self {
        Self::Connection(fault.to_string())
    }
}

impl From<tokio_tungstenite::tungstenite::Error> for Failed {
    fn from(fault: tokio_tungstenite::tungstenite::Error) -> Self {
        Self::Connection(fault.to_string())
    }
}
