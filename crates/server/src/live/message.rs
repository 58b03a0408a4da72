//! The messages that reach a room through its inbox.

use std::time::Instant;

use table::Command;
use tokio::sync::oneshot;

use super::caller::Caller;
use super::denied::Denied;
use super::watchers::{Out, Watcher};
use super::wire::ServerMessage;
use crate::id::AccountId;

/// Where the answer to a question goes.
pub(crate) type Answer<T> = oneshot::Sender<Result<T, Denied>>;

/// A message to a room.
#[derive(Debug)]
pub enum RoomMessage {
    /// A command from a client.
    Command(Box<CommandRequest>),
    /// Starts watching, with the number of entries the watcher has seen.
    Watch(Watcher, Option<u32>),
    /// Stops watching.
    Leave(u64),
    /// Asks for the table as this account sees it, as JSON.
    Snapshot(Option<AccountId>, Answer<String>),
    /// Asks for the entries after a version as this account sees them, as JSON.
    Entries(Option<AccountId>, u32, Answer<String>),
    /// Asks for the record of the match, as JSON.
    Record(Answer<String>),
    /// Asks for what a rematch needs, once the match is over.
    Rematch(AccountId, Answer<super::about::Again>),
    /// Asks whether this account may chat here.
    CheckChat(AccountId, Answer<()>),
    /// Asks whether this account may change the table's settings.
    CheckSettings(AccountId, Answer<()>),
    /// Another server has appended entries up to this version.
    Appended(u32),
    /// Another server reports who is connected to the table through it.
    Present(String, Vec<AccountId>),
    /// Another server asks who is connected to the table.
    AskPresence,
    /// Notifications from other servers may have been missed.
    Resync,
    /// Something other than the log has changed: chat, names or settings.
    DetailsChanged,
    /// Something is overdue here.
    Due,
    /// There was an outage.
    Outage,
}

/// A command from a client, and where its answer goes.
#[derive(Debug)]
pub struct CommandRequest {
    /// Who sent it.
    pub caller: Caller,
    /// How many entries they have seen.
    pub seen: u32,
    /// The command.
    pub command: Command,
    /// Where the answer goes.
    pub reply: Reply,
    /// When it arrived.
    pub received: Instant,
}

/// Where the answer to a command goes.
#[derive(Debug)]
pub enum Reply {
    /// To an HTTP request: the new version.
    Request(Answer<u32>),
    /// To a live connection.
    Socket {
        /// The number the client gave the command.
        id: u64,
        /// The connection's queue.
        out: tokio::sync::mpsc::Sender<Out>,
    },
}

impl Reply {
    pub(super) fn send(self, answer: Result<u32, Denied>) {
        match self {
            Self::Request(reply) => drop(reply.send(answer)),
            Self::Socket { id, out } => {
                let text = match answer {
                    Ok(version) => ServerMessage::Done { id, version }.text(),
                    Err(denied) => ServerMessage::Refused { id: Some(id), error: &denied.rejection() }.text(),
                };
                // A client with a full queue is disconnected by the next broadcast.
                let _ = out.try_send(Out::Text(text));
            }
        }
    }
}

impl RoomMessage {
    /// Answers the sender with an error.
    pub(super) fn deny(self, why: &Denied) {
        let why = why.clone();
        match self {
            Self::Command(wanted) => wanted.reply.send(Err(why)),
            Self::Watch(watcher, _) => watcher.refuse(&why),
            Self::Snapshot(_, answer) | Self::Entries(_, _, answer) | Self::Record(answer) => {
                drop(answer.send(Err(why)));
            }
            Self::Rematch(_, answer) => drop(answer.send(Err(why))),
            Self::CheckChat(_, answer) | Self::CheckSettings(_, answer) => drop(answer.send(Err(why))),
            Self::Leave(_)
            | Self::Appended(_)
            | Self::Present(..)
            | Self::AskPresence
            | Self::Resync
            | Self::DetailsChanged
            | Self::Due
            | Self::Outage => {}
        }
    }
}
