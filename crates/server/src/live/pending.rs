//! Actions of the server itself at a table: moves of bots, deals that no player can start, time-outs.
//!
//! A table where no person plays any more is paused while nobody watches, and costs nothing. Only a rated match that
//! people began is played to its end in the background.
//!
//! With several servers on one database, the one that appended the last entry acts at once. The others wait for a
//! while and then act too, in case it is gone; the log accepts only one of them. `tables.due` tells every server when
//! to look at a table.

use std::time::Duration;

use bots::Opponent;
use game::{Seat, Viewer};
use table::{Chair, Command, Progress, Table, Who};
use tokio::time::Instant;

use super::bots::{Job, Priority};
use super::identity::owner;
use super::opponents::logged_opponent;
use super::room::{BotDecision, Room};
use super::update::{is_rated, milliseconds};
use crate::clock::Timestamp;

/// The next action of the server at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PendingAction {
    /// Nothing.
    None,
    /// The named bot moves for this seat.
    BotMove(Seat, String),
    /// Deals the first game when a dealing round is complete, or the next game of a series where only bots play.
    Deal(Command),
    /// Somebody's time for a decision or a dealing round runs out at this time.
    Timeout(u64),
}

/// Returns the next action of the server at a table.
pub(super) fn pending_action(table: &Table) -> PendingAction {
    if let Some((seat, name)) = table.bot_to_move() {
        return PendingAction::BotMove(seat, name.to_owned());
    }
    if let Some(flag) = table.flag() {
        return PendingAction::Timeout(flag.at);
    }
    if let Some(deadline) = table.deadline() {
        return PendingAction::Timeout(deadline);
    }
    if table.progress() == Progress::Dealing {
        return PendingAction::Deal(Command::Begin);
    }
    let between = || table.outcome().is_none() && table.decides().is_none() && !table.results().is_empty();
    if between() && is_left_to_bots(table) {
        return PendingAction::Deal(Command::Next);
    }
    PendingAction::None
}

/// Whether no person plays here, or none any more.
fn is_left_to_bots(table: &Table) -> bool {
    Seat::all(table.players()).all(|seat| !table.chair(seat).is_some_and(Chair::is_person))
}

/// Returns when servers must look at a table even though nobody watches it.
pub(super) fn due(table: &Table, at: u64) -> Option<Timestamp> {
    match pending_action(table) {
        PendingAction::None => None,
        PendingAction::Timeout(at) => Some(milliseconds(at)),
        PendingAction::BotMove(..) | PendingAction::Deal(_) if !is_left_to_bots(table) => Some(milliseconds(at)),
        PendingAction::BotMove(..) | PendingAction::Deal(_) if is_rated(table) => {
            Some(milliseconds(at).after(BACKGROUND_PATIENCE))
        }
        // Paused.
        PendingAction::BotMove(..) | PendingAction::Deal(_) => None,
    }
}

/// The other servers leave a background match to the server that played it last for this long.
const BACKGROUND_PATIENCE: Duration = Duration::from_secs(60);

impl Room {
    /// Waits until the pending action is due; forever if there is none.
    pub(super) async fn wait_for_pending(&self) {
        if self.adrift.is_some() {
            return tokio::time::sleep_until(self.not_before).await;
        }
        match &self.pending {
            PendingAction::None => std::future::pending().await,
            PendingAction::BotMove(..) if self.thinking.is_some() => std::future::pending().await,
            PendingAction::BotMove(..) | PendingAction::Deal(_) => tokio::time::sleep_until(self.not_before).await,
            PendingAction::Timeout(at) => {
                self.hub.clock.until(milliseconds(*at)).await;
                tokio::time::sleep_until(self.not_before).await;
            }
        }
    }

    /// Performs the pending action.
    pub(super) async fn perform_pending(&mut self) {
        if self.adrift.is_some() {
            return self.recover().await;
        }
        match self.pending.clone() {
            PendingAction::None => {}
            PendingAction::BotMove(seat, name) => self.think(seat, &name),
            PendingAction::Deal(command) => self.act(command).await,
            PendingAction::Timeout(_) => self.act(Command::TimeOut).await,
        }
    }

    /// Lets a bot think; its move arrives as a [`BotDecision`].
    fn think(&mut self, seat: Seat, name: &str) {
        let Some(seen) = self.table.seen(Viewer::Seat(seat)) else { return };
        let (version, decisions) = (self.table.version(), self.decisions.clone());
        let opponent = if self.bot_failed { Opponent::Random } else { logged_opponent(name) };
        let answer = Box::new(move |text| drop(decisions.send(BotDecision { version, seat, text })));
        let owner = self.row.host.as_ref().map_or(self.id.as_str(), |host| host.as_str()).to_owned();
        let job = Job { seen: Box::new(seen), opponent, priority: self.priority(), owner, answer };
        self.thinking = Some(self.hub.bots.think(job));
    }

    /// Returns how urgent the decision of a bot is here.
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

    /// Resumes, pauses or reprioritizes bots after the watchers have changed.
    pub(super) fn audience_changed(&mut self) {
        let before = self.pending.clone();
        self.pending = self.pending_now();
        if self.pending != before {
            self.thinking = None;
            self.resume_soon();
        } else if let Some(thinking) = &self.thinking {
            thinking.set_priority(self.priority());
        }
    }

    /// Acts soon at a table that was paused: no other server is looking after it.
    fn resume_soon(&mut self) {
        let last = self.table.log().last().map_or(0, |entry| entry.at);
        let quiet = self.hub.clock.now().since(milliseconds(last));
        if quiet >= self.hub.pace.patience {
            self.not_before = self.not_before.min(Instant::now() + self.hub.jitter());
        }
    }

    /// Returns the next action, or none while the table is paused.
    fn pending_now(&self) -> PendingAction {
        let is_paused = || self.watchers.is_empty() && is_left_to_bots(&self.table) && !is_rated(&self.table);
        match pending_action(&self.table) {
            PendingAction::BotMove(..) | PendingAction::Deal(_) if is_paused() => PendingAction::None,
            action => action,
        }
    }

    /// Clears the due time of a paused table, so that servers stop looking at it.
    pub(super) async fn clear_due_if_paused(&self) {
        let last = self.table.log().last().map_or(0, |entry| entry.at);
        if due(&self.table, last).is_none()
            && let Err(fault) = self.hub.store.clear_due(&self.id, milliseconds(last)).await
        {
            tracing::warn!(error = %fault, "failed to mark table as paused");
        }
    }

    /// Plays the decision of a bot.
    pub(super) async fn bot_decided(&mut self, decision: BotDecision) {
        if decision.version != self.table.version() || self.adrift.is_some() {
            return;
        }
        self.thinking = None;
        match decision.text {
            Some(text) => self.act(Command::Move { seat: decision.seat, text }).await,
            None => self.bot_failed = true,
        }
    }

    /// Acts as the server; on failure, tries again a little later.
    async fn act(&mut self, command: Command) {
        let version = self.table.version();
        if let Err(denied) = self.commit(&Who::Server, version, command).await
            && self.table.version() == version
            && self.adrift.is_none()
        {
            tracing::warn!(code = denied.rejection().code, "server action failed");
            self.bot_failed = true;
            self.not_before = Instant::now() + self.hub.pace.patience;
        }
    }

    /// Determines the next action after the table has changed.
    pub(super) fn update_pending(&mut self) {
        self.thinking = None;
        self.bot_failed = false;
        self.pending = self.pending_now();
    }

    /// Lets the server that appended the last entry act first.
    pub(super) fn yield_to_others(&mut self) {
        self.not_before = Instant::now() + self.hub.jittered_patience();
    }
}
