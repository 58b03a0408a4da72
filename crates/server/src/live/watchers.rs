//! Those who watch a table, each behind a queue that nobody waits for.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::extract::ws::{Utf8Bytes, close_code};
use game::Viewer;
use table::Table;
use tokio::sync::{Notify, mpsc};

use super::denied::Denied;
use super::identity::{self, Names};
use super::wire::ServerMessage;
use crate::id::AccountId;

/// The maximum number of messages that wait for a connection; a slower one is dropped and reconnects with `seen`.
pub(super) const QUEUE: usize = 64;

/// What goes out to a connection.
#[derive(Clone, Debug)]
pub enum Out {
    /// A message.
    Text(Utf8Bytes),
    /// The end, with a code and a reason.
    Close(u16, &'static str),
}

/// Somebody who watches.
#[derive(Debug)]
pub struct Watcher {
    id: u64,
    account: Option<AccountId>,
    out: mpsc::Sender<Out>,
    dropped: Arc<Notify>,
}

impl Watcher {
    /// Somebody who watches, what goes out to them, and a sign that they were too slow.
    #[must_use]
    pub fn new(account: Option<AccountId>) -> (Self, mpsc::Receiver<Out>, Arc<Notify>) {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let (out, queue) = mpsc::channel(QUEUE);
        let dropped = Arc::new(Notify::new());
        let id = COUNT.fetch_add(1, Ordering::Relaxed);
        (Self { id, account, out, dropped: dropped.clone() }, queue, dropped)
    }

    /// Which one.
    #[must_use]
    pub fn id(&self) -> u64 {
        self.id
    }

    /// Where its messages go.
    #[must_use]
    pub fn out(&self) -> mpsc::Sender<Out> {
        self.out.clone()
    }

    /// What they may see of a table.
    pub(super) fn viewer(&self, table: &Table, names: &Names) -> Viewer {
        identity::viewer(self.account.as_ref(), table, names)
    }

    /// Sends a message if there is room for it; `false` if they are too slow or gone.
    fn send(&self, text: Utf8Bytes) -> bool {
        let sent = self.out.try_send(Out::Text(text)).is_ok();
        if !sent {
            self.dropped.notify_one();
        }
        sent
    }

    /// Tells them why there is nothing to watch.
    pub(super) fn refuse(&self, why: &Denied) {
        let _ = self.out.try_send(Out::Text(ServerMessage::Refused { id: None, error: &why.rejection() }.text()));
        let (code, reason) = match why {
            // Coming back would not help.
            Denied::Damaged => (close_code::ERROR, "the log of this table is damaged"),
            _ => (close_code::AGAIN, "try again in a moment"),
        };
        let _ = self.out.try_send(Out::Close(code, reason));
    }
}

/// All who watch a table.
#[derive(Debug, Default)]
pub(super) struct Watchers(Vec<Watcher>);

impl Watchers {
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn add(&mut self, watcher: Watcher) {
        self.0.push(watcher);
    }

    pub(super) fn remove(&mut self, id: u64) {
        self.0.retain(|watcher| watcher.id != id);
    }

    /// Whether somebody watches for whom this id of the log stands.
    pub(super) fn has(&self, logged: &str, names: &Names) -> bool {
        self.0.iter().any(|watcher| watcher.account.as_ref().is_some_and(|id| identity::is(names, logged, id)))
    }

    /// Sends the same to all.
    pub(super) fn tell_all(&mut self, text: &Utf8Bytes) {
        self.0.retain(|watcher| watcher.send(text.clone()));
    }

    /// The kinds of viewers that there are.
    pub(super) fn viewers(&self, table: &Table, names: &Names) -> Vec<Viewer> {
        let here = |viewer: &Viewer| self.0.iter().any(|watcher| watcher.viewer(table, names) == *viewer);
        Viewer::all(table.players()).filter(here).collect()
    }

    /// Sends to each what is for its kind of viewer.
    pub(super) fn tell_each(&mut self, table: &Table, names: &Names, texts: &[(Viewer, Utf8Bytes)]) {
        self.0.retain(|watcher| {
            let viewer = watcher.viewer(table, names);
            texts.iter().find(|(kind, _)| *kind == viewer).is_none_or(|(_, text)| watcher.send(text.clone()))
        });
    }

    /// Sends to one alone.
    pub(super) fn tell_one(&mut self, id: u64, text: &Utf8Bytes) {
        self.0.retain(|watcher| watcher.id != id || watcher.send(text.clone()));
    }

    /// Ends all connections of a table that can't be read any more.
    pub(super) fn refuse_all(&mut self, why: &Denied) {
        for watcher in self.0.drain(..) {
            watcher.refuse(why);
        }
    }

    /// Ends all connections: they come again, and are told what they have missed.
    pub(super) fn dismiss(&mut self) {
        for watcher in self.0.drain(..) {
            if watcher.out.try_send(Out::Close(close_code::AGAIN, "the table is read again: come back")).is_err() {
                watcher.dropped.notify_one();
            }
        }
    }
}
