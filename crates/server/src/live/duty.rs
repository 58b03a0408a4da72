//! What the server itself has to do at a table: think for bots, deal where nobody else can, look at the clock.
//!
//! Where several servers share a database, the one that appended the last entry does it at once. The
//! others wait a while and then do it too, in case that one is gone; the guard of the log lets one of them win.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use game::{Seat, Viewer};
use search::Opponent;
use table::{Chair, Command, Table, Who};
use tokio::time::Instant;

use super::bots::Job;
use super::opponents::logged_opponent;
use super::room::{Room, Thinking, Thought};
use super::update::milliseconds;

/// What the server itself has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Duty {
    /// Nothing.
    Nothing,
    /// The bot of this name decides for this seat.
    Think(Seat, String),
    /// The next game of a series, where only bots play.
    Deal,
    /// Somebody's time is up then.
    Flag(u64),
}

/// What the server itself has to do at a table.
pub(super) fn duty(table: &Table) -> Duty {
    if let Some((seat, name)) = table.bot_to_move() {
        return Duty::Think(seat, name.to_owned());
    }
    if let Some(flag) = table.flag() {
        return Duty::Flag(flag.at);
    }
    let nobody = || Seat::all(table.players()).all(|seat| !table.chair(seat).is_some_and(Chair::is_person));
    let between = || table.outcome().is_none() && table.decides().is_none() && !table.results().is_empty();
    if between() && nobody() {
        return Duty::Deal;
    }
    Duty::Nothing
}

impl Room {
    /// Waits until there is something for the server to do, if there ever is.
    pub(super) async fn alarm(&self) {
        if self.adrift.is_some() {
            return tokio::time::sleep_until(self.not_before).await;
        }
        match &self.duty {
            Duty::Nothing => std::future::pending().await,
            Duty::Think(..) if self.thinking.is_some() => std::future::pending().await,
            Duty::Think(..) | Duty::Deal => tokio::time::sleep_until(self.not_before).await,
            Duty::Flag(at) => {
                self.hub.clock.until(milliseconds(*at)).await;
                tokio::time::sleep_until(self.not_before).await;
            }
        }
    }

    /// Does what is to be done.
    pub(super) async fn do_duty(&mut self) {
        if self.adrift.is_some() {
            return self.recover().await;
        }
        match self.duty.clone() {
            Duty::Nothing => {}
            Duty::Think(seat, name) => self.think(seat, &name),
            Duty::Deal => self.serve(Command::Next).await,
            Duty::Flag(_) => self.serve(Command::TimeOut).await,
        }
    }

    /// Lets a bot think; its move comes as a [`Thought`].
    fn think(&mut self, seat: Seat, name: &str) {
        let Some(seen) = self.table.seen(Viewer::Seat(seat)) else { return };
        let (version, thoughts) = (self.table.version(), self.thoughts.clone());
        let wanted = Arc::new(AtomicBool::new(true));
        let opponent = if self.stumbled { Opponent::Random } else { logged_opponent(name) };
        let answer = Box::new(move |text| drop(thoughts.send(Thought { version, seat, text })));
        self.thinking = Some(Thinking(wanted.clone()));
        self.hub.bots.think(Job { seen: Box::new(seen), opponent, wanted, answer });
    }

    /// A bot has decided.
    pub(super) async fn thought(&mut self, thought: Thought) {
        if thought.version != self.table.version() || self.adrift.is_some() {
            return;
        }
        self.thinking = None;
        match thought.text {
            Some(text) => self.serve(Command::Move { seat: thought.seat, text }).await,
            None => self.stumbled = true,
        }
    }

    /// Does something as the server; if it does not succeed, it is tried again a little later.
    async fn serve(&mut self, command: Command) {
        let version = self.table.version();
        if let Err(denied) = self.commit(&Who::Server, version, command).await
            && self.table.version() == version
            && self.adrift.is_none()
        {
            tracing::warn!(code = denied.refusal().code, "what was due at a table could not be done");
            self.stumbled = true;
            self.not_before = Instant::now() + self.hub.pace.patience;
        }
    }

    /// Sees what is to be done after the table has changed.
    pub(super) fn look_ahead(&mut self) {
        if let Some(Thinking(wanted)) = self.thinking.take() {
            wanted.store(false, Ordering::Relaxed);
        }
        self.stumbled = false;
        self.duty = duty(&self.table);
    }

    /// The last entry is another server's: it goes first.
    pub(super) fn yield_to_others(&mut self) {
        self.not_before = Instant::now() + self.hub.jittered_patience();
    }
}
