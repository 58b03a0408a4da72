//! What a room can be told and asked.

use std::time::Instant;

use table::Command;
use tokio::sync::oneshot;

use super::caller::Caller;
use super::denied::Denied;
use super::watchers::{Out, Watcher};
use super::wire::ServerMessage;
use crate::id::AccountId;

/// Answers with a value, or why not.
pub(crate) type Answer<T> = oneshot::Sender<Result<T, Denied>>;

/// What a room can be told and asked.
#[derive(Debug)]
pub enum Letter {
    /// Somebody who has seen so many entries wants something.
    Do(Box<Do>),
    /// Somebody watches from now on, and has seen so many entries.
    Watch(Watcher, Option<u32>),
    /// Somebody watches no longer.
    Leave(u64),
    /// The table as somebody sees it, as JSON.
    Look(Option<AccountId>, Answer<String>),
    /// What has happened since a version, as somebody is shown it, as JSON.
    Entries(Option<AccountId>, u32, Answer<String>),
    /// The record of the match, as JSON.
    Record(Answer<String>),
    /// What was agreed, if the match is over, to play it again.
    Again(AccountId, Answer<super::about::Again>),
    /// Whether somebody may talk here.
    MaySpeak(AccountId, Answer<()>),
    /// Whether somebody may change what is agreed about the table.
    MayChange(AccountId, Answer<()>),
    /// Another server has appended up to this version.
    News(u32),
    /// Another server has told who is connected to the table by it.
    Present(String, Vec<AccountId>),
    /// Another server wants to know who is connected to the table.
    Asked,
    /// Entries may have been missed.
    Missed,
    /// Something but the log has changed: chat, names, what is agreed.
    Touched,
    /// Something is due here, and nobody has done it.
    Due,
    /// There was an outage.
    LostTime,
}

/// Something that somebody wants.
#[derive(Debug)]
pub struct Do {
    /// Who.
    pub caller: Caller,
    /// How many entries they have seen.
    pub seen: u32,
    /// What.
    pub command: Command,
    /// Where the answer goes.
    pub reply: Reply,
    /// When it came.
    pub received: Instant,
}

/// Where an answer goes.
#[derive(Debug)]
pub enum Reply {
    /// To a request: the version.
    Request(Answer<u32>),
    /// To a connection, with the number that its owner gave to the command.
    Socket {
        /// The number.
        id: u64,
        /// The connection.
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
                // Whoever does not read what is sent is dropped by whoever finds the queue full.
                let _ = out.try_send(Out::Text(text));
            }
        }
    }
}

impl Letter {
    /// Tells whoever wrote it that nothing comes of it.
    pub(super) fn deny(self, why: &Denied) {
        let why = why.clone();
        match self {
            Self::Do(wanted) => wanted.reply.send(Err(why)),
            Self::Watch(watcher, _) => watcher.refuse(&why),
            Self::Look(_, answer) | Self::Entries(_, _, answer) | Self::Record(answer) => drop(answer.send(Err(why))),
            Self::Again(_, answer) => drop(answer.send(Err(why))),
            Self::MaySpeak(_, answer) | Self::MayChange(_, answer) => drop(answer.send(Err(why))),
            Self::Leave(_)
            | Self::News(_)
            | Self::Present(..)
            | Self::Asked
            | Self::Missed
            | Self::Touched
            | Self::Due
            | Self::LostTime => {}
        }
    }
}
