//! What the server itself has to do at a table: think for bots, deal where nobody else can, look at the clock.
//!
//! A table at which no person plays any more is paused while nobody watches, and costs nothing. Only a match
//! that people began and whose result counts is played to its end in the background.
//!
//! Where several servers share a database, the one that appended the last entry does it at once. The
//! others wait a while and then do it too, in case that one is gone; the guard of the log lets one of them win.

use std::time::Duration;

use bots::Opponent;
use game::{Seat, Viewer};
use table::{Chair, Command, Progress, Table, Who};
use tokio::time::Instant;

use super::bots::{Job, Priority};
use super::identity::owner;
use super::opponents::logged_opponent;
use super::room::{Room, Thought};
use super::update::{counts, milliseconds};
use crate::clock::Timestamp;

/// What the server itself has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Duty {
    /// Nothing.
    Nothing,
    /// The bot of this name decides for this seat.
    Think(Seat, String),
    /// The first game, when a dealing round is complete; the next game of a series, where only bots play.
    Deal(Command),
    /// Somebody's time is up then: to decide, or to do their part in a dealing round.
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
    if let Some(deadline) = table.deadline() {
        return Duty::Flag(deadline);
    }
    if table.progress() == Progress::Dealing {
        return Duty::Deal(Command::Begin);
    }
    let between = || table.outcome().is_none() && table.decides().is_none() && !table.results().is_empty();
    if between() && is_left_to_bots(table) {
        return Duty::Deal(Command::Next);
    }
    Duty::Nothing
}

/// Whether no person plays, or plays any more.
fn is_left_to_bots(table: &Table) -> bool {
    Seat::all(table.players()).all(|seat| !table.chair(seat).is_some_and(Chair::is_person))
}

/// From when on servers look after a table by themselves, though nobody watches there.
pub(super) fn due(table: &Table, at: u64) -> Option<Timestamp> {
    match duty(table) {
        Duty::Nothing => None,
        Duty::Flag(at) => Some(milliseconds(at)),
        Duty::Think(..) | Duty::Deal(_) if !is_left_to_bots(table) => Some(milliseconds(at)),
        Duty::Think(..) | Duty::Deal(_) if counts(table) => Some(milliseconds(at).after(BACKGROUND_PATIENCE)),
        // Paused.
        Duty::Think(..) | Duty::Deal(_) => None,
    }
}

/// Servers leave it to one of them to think in the background, unless that one has not done it for so long.
const BACKGROUND_PATIENCE: Duration = Duration::from_secs(60);

impl Room {
    /// Waits until there is something for the server to do, if there ever is.
    pub(super) async fn alarm(&self) {
        if self.adrift.is_some() {
            return tokio::time::sleep_until(self.not_before).await;
        }
        match &self.duty {
            Duty::Nothing => std::future::pending().await,
            Duty::Think(..) if self.thinking.is_some() => std::future::pending().await,
            Duty::Think(..) | Duty::Deal(_) => tokio::time::sleep_until(self.not_before).await,
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
            Duty::Deal(command) => self.serve(command).await,
            Duty::Flag(_) => self.serve(Command::TimeOut).await,
        }
    }

    /// Lets a bot think; its move comes as a [`Thought`].
    fn think(&mut self, seat: Seat, name: &str) {
        let Some(seen) = self.table.seen(Viewer::Seat(seat)) else { return };
        let (version, thoughts) = (self.table.version(), self.thoughts.clone());
        let opponent = if self.stumbled { Opponent::Random } else { logged_opponent(name) };
        let answer = Box::new(move |text| drop(thoughts.send(Thought { version, seat, text })));
        let owner = self.row.host.as_ref().map_or(self.id.as_str(), |host| host.as_str()).to_owned();
        let job = Job { seen: Box::new(seen), opponent, priority: self.priority(), owner, answer };
        self.thinking = Some(self.hub.bots.think(job));
    }

    /// How urgent it is what a bot decides here.
    fn priority(&self) -> Priority {
        let people =
            || Seat::all(self.table.players()).filter(|&seat| self.table.chair(seat).is_some_and(Chair::is_person));
        let is_here = |seat| owner(&self.table, seat).is_some_and(|id| self.watchers.has(id, &self.names));
        match people().next() {
            Some(_) if people().any(is_here) => Priority::Played,
            Some(_) => Priority::Awaited,
            None if self.watchers.is_empty() => Priority::Background,
            None => Priority::Watched,
        }
    }

    /// Those who watch have become others: bots go on or pause, or what they decide is more or less urgent.
    pub(super) fn audience_changed(&mut self) {
        let before = self.duty.clone();
        self.duty = self.duty_now();
        if self.duty != before {
            self.thinking = None;
            self.go_on_soon();
        } else if let Some(thinking) = &self.thinking {
            thinking.set_priority(self.priority());
        }
    }

    /// Nobody has looked after a table that was paused: there is no other server to wait for.
    fn go_on_soon(&mut self) {
        let last = self.table.log().last().map_or(0, |entry| entry.at);
        let quiet = self.hub.clock.now().since(milliseconds(last));
        if quiet >= self.hub.pace.patience {
            self.not_before = self.not_before.min(Instant::now() + self.hub.jitter());
        }
    }

    /// What is to be done, if anybody is there for it.
    fn duty_now(&self) -> Duty {
        let is_paused = || self.watchers.is_empty() && is_left_to_bots(&self.table) && !counts(&self.table);
        match duty(&self.table) {
            Duty::Think(..) | Duty::Deal(_) if is_paused() => Duty::Nothing,
            duty => duty,
        }
    }

    /// Servers have looked after this table though there is nothing to do for them: they need not come again.
    pub(super) async fn rest(&self) {
        let last = self.table.log().last().map_or(0, |entry| entry.at);
        if due(&self.table, last).is_none()
            && let Err(fault) = self.hub.store.clear_due(&self.id, milliseconds(last)).await
        {
            tracing::warn!(%fault, "failed to mark a table as paused");
        }
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
            tracing::warn!(code = denied.rejection().code, "what was due at a table could not be done");
            self.stumbled = true;
            self.not_before = Instant::now() + self.hub.pace.patience;
        }
    }

    /// Sees what is to be done after the table has changed.
    pub(super) fn look_ahead(&mut self) {
        self.thinking = None;
        self.stumbled = false;
        self.duty = self.duty_now();
    }

    /// The last entry is another server's: it goes first.
    pub(super) fn yield_to_others(&mut self) {
        self.not_before = Instant::now() + self.hub.jittered_patience();
    }
}
