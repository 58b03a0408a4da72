//! What can be wrong with a log.

use std::fmt;

use crate::options::BadOptions;
use crate::reject::Reject;

/// Why a log cannot be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadLog {
    /// The table itself cannot be.
    Options(BadOptions),
    /// It was written under rules that this program does not know yet.
    NewerRules {
        /// The version of the rules.
        rules: u32,
        /// The newest that the program knows.
        known: u32,
    },
    /// It was written under a version of the protocol that this program does not know.
    UnknownProtocol {
        /// The version of the protocol.
        protocol: u32,
        /// The newest that the program knows.
        known: u32,
    },
    /// The secret is not the one that was committed to.
    Commitment,
    /// An entry has another number than it should.
    Version {
        /// Its number.
        found: u32,
        /// The one it should have.
        expected: u32,
    },
    /// An entry is earlier than the one before.
    Earlier {
        /// Its number.
        version: u32,
    },
    /// What an entry says cannot be done there.
    Impossible {
        /// Its number.
        version: u32,
        /// What was to be done: the move, or the kind of act.
        what: String,
        /// Why not.
        why: Reject,
        /// The rules it was written under, if the program has newer ones.
        older: Option<u32>,
    },
    /// An act is written otherwise than it is carried out: another first seat, another stand-in.
    Otherwise {
        /// Its number.
        version: u32,
    },
    /// Chance brought something else than the dealer's secret and the contributions say.
    OtherDeal {
        /// The number of the entry.
        version: u32,
        /// What the entry says, if anything.
        found: Option<String>,
        /// What was dealt, if anything.
        dealt: Option<String>,
    },
}

impl BadLog {
    /// The entry at which the log stops making sense; none if the table itself can't be opened.
    #[must_use]
    pub fn entry(&self) -> Option<u32> {
        match self {
            Self::Options(_) | Self::NewerRules { .. } | Self::UnknownProtocol { .. } | Self::Commitment => None,
            Self::Version { expected, .. } => Some(*expected),
            Self::Earlier { version }
            | Self::Impossible { version, .. }
            | Self::Otherwise { version }
            | Self::OtherDeal { version, .. } => Some(*version),
        }
    }
}

impl fmt::Display for BadLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Options(bad) => write!(f, "a table with these options can’t be opened: {bad}"),
            Self::NewerRules { rules, known } => write!(
                f,
                "it was written under version {rules} of the rules, and this program knows {known}; use a newer one"
            ),
            Self::UnknownProtocol { protocol, known } => write!(
                f,
                "it was written under version {protocol} of the protocol, and this program knows 1 to {known}; use a newer one"
            ),
            Self::Commitment => write!(f, "the secret isn’t the one that the dealer committed to"),
            Self::Version { found, expected } => write!(f, "expected entry {expected}, found {found}"),
            Self::Earlier { version } => write!(f, "entry {version} is earlier than the one before"),
            Self::Impossible { version, what, why, older } => {
                write!(f, "entry {version}, {what}, doesn’t fit: {why}")?;
                match older {
                    Some(rules) => write!(f, " (it was written under version {rules} of the rules)"),
                    None => Ok(()),
                }
            }
            Self::Otherwise { version } => {
                write!(f, "entry {version} contradicts what follows from the entries before it")
            }
            Self::OtherDeal { version, found, dealt } => {
                let said = |what: &Option<String>| what.clone().unwrap_or_else(|| "nothing".to_owned());
                write!(f, "entry {version} has {} dealt, but the dealer’s secret says {}", said(found), said(dealt))
            }
        }
    }
}

impl std::error::Error for BadLog {}
