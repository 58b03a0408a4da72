//! One match in progress, and nothing else: who sits where, the log, the dealer, what each viewer
//! is shown, the clocks, and the record that is left of it.
//!
//! A [`Table`] does no I/O, reads no clock and makes no random numbers: the caller says what time
//! it is and brings random bytes. It does not think either; [`Table::seen`] is what a bot needs.
//!
//! Deciding and applying are apart, because several servers may share one database:
//! [`Table::propose`] says which [`Entry`] a command would be, or gives a [`Reject`]; whoever stores
//! that entry first under its version has moved. Whoever proposed it [`Table::commit`]s the [`Proposal`], which
//! was checked already; everybody else [`Table::apply`]s what was stored, and that checks everything again, so
//! replaying a log is the same as having been there.
//!
//! Everything that leaves a table for somebody goes through one redaction, [`Table::look`] and
//! [`Table::since`]: first load, live update, replay, spectator.

mod act;
mod apply;
mod bad_log;
mod chair;
mod clocks;
mod command;
mod data;
mod dealing;
mod hex;
mod look;
mod one_game;
mod options;
mod outcome;
mod propose;
mod record;
mod redact;
mod registry;
mod reject;
mod round;
mod show;
mod study;
mod table;
mod telling;
mod undo;
mod unreadable;
mod verify;

pub use act::{Act, Entry, Player, Sitter};
pub use bad_log::BadLog;
pub use chair::Chair;
pub use clocks::Flag;
pub use command::{Command, Who};
pub use data::Data;
pub use dealing::{Commitment, Contribution, Dealer, Secret};
pub use hex::NotHex;
pub use look::{DealingLook, Look, Progress, Revealed, SeatLook, UndoLook, ViewLook};
pub use options::{AtZero, BadOptions, First, Options, Timing};
pub use outcome::{Ended, GameResult, Outcome};
pub use propose::Proposal;
pub use record::{BadRecord, FORMAT, NotOver, Record};
pub use redact::{Occupant, Shown};
pub use registry::{Choice, KAISER, Played, QIN, Seen};
#[cfg(feature = "typescript")]
pub use registry::{GameData, GameEvent, GameFlaw, GameIllegal};
pub use reject::{Reject, Rejection};
pub use round::Missing;
pub use study::Study;
pub use table::{Opening, PROTOCOL, RULES, Table};
pub use telling::{FlawIn, Telling};
pub use unreadable::Unreadable;
pub use verify::Verified;
