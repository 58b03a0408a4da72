//! A room: the task that owns one table in memory.
//!
//! Commands arrive in one inbox and run in order, and different tables never wait for each other. A command is decided
//! and committed in memory, stored, and only then sent to watchers; if storing fails, the room reads its log again. So
//! after a conflict, an unknown outcome or a bug there is one way back: what the store says. A room that can't read its
//! log is *adrift*: it keeps its watchers, shows nothing of what it has in memory, refuses every command with the
//! reason, and reads again as soon as it can.

use std::sync::Arc;
use std::time::Duration;

use game::{Seat, Viewer};
use serde_json::value::RawValue;
use table::Table;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::bots::Ticket;
use super::denied::Denied;
use super::hub::{Inner, stopped};
use super::identity::{Names, viewer};
use super::load::StoredOpening;
use super::load::load;
use super::message::RoomMessage;
use super::pending::PendingAction;
use super::presence::Presence;
use super::shown::named_record;
use super::tell::ENTRIES_PAGE;
use super::watchers::Watchers;
use crate::id::TableId;
use crate::store::Table as Row;

/// The decision of a bot.
pub(super) struct BotDecision {
    pub(super) version: u32,
    pub(super) seat: Seat,
    pub(super) text: Option<String>,
}

/// One table in memory.
pub(super) struct Room {
    pub(super) hub: Arc<Inner>,
    pub(super) id: TableId,
    pub(super) row: Row,
    pub(super) opening: StoredOpening,
    pub(super) table: Table,
    pub(super) names: Names,
    pub(super) watchers: Watchers,
    pub(super) presence: Presence,
    /// The version that watchers were sent.
    pub(super) told: u32,
    /// The last chat line that watchers were sent.
    pub(super) last_line: i64,
    /// The serialized table for each kind of viewer, as far as requested.
    pub(super) looks: Vec<(Viewer, Box<RawValue>)>,
    pub(super) pending: PendingAction,
    /// The server performs no action of its own before this.
    pub(super) not_before: Instant,
    /// The decision a bot is working on.
    pub(super) thinking: Option<Ticket>,
    pub(super) decisions: mpsc::UnboundedSender<BotDecision>,
    /// The bot has failed in this position, so a random move is played for it.
    pub(super) bot_failed: bool,
    /// Set while the table in memory may differ from what is stored, with the reason. Nobody is shown it until then.
    pub(super) adrift: Option<Denied>,
    /// Why the room has to end.
    pub(super) broken: Option<Denied>,
}

/// Opens a table and serves it until nobody uses it.
pub(super) async fn run(hub: Arc<Inner>, id: TableId, number: u64, mut inbox: mpsc::Receiver<RoomMessage>) {
    let why = match open(&hub, &id).await {
        Ok((room, decisions)) => {
            metrics::gauge!("mandate_live_tables").increment(1);
            let why = serve(room, &mut inbox, decisions).await;
            metrics::gauge!("mandate_live_tables").decrement(1);
            why
        }
        Err(denied) => Some(denied),
    };
    hub.forget(&id, number);
    inbox.close();
    while let Some(message) = inbox.recv().await {
        match &why {
            Some(denied) => message.deny(denied),
            // It arrived while the room was closing: another room takes it.
            None => drop(hub.send(&id, message)),
        }
    }
}

async fn open(hub: &Arc<Inner>, id: &TableId) -> Result<(Room, mpsc::UnboundedReceiver<BotDecision>), Denied> {
    let loaded = load(&hub.store, id).await;
    hub.damaged.note(id, &loaded);
    let loaded = loaded?;
    let last_line = hub.store.last_line(id).await?;
    let (decisions, received) = mpsc::unbounded_channel();
    let mut room = Room {
        id: id.clone(),
        told: loaded.table.version(),
        row: loaded.row,
        opening: loaded.opening,
        table: loaded.table,
        names: Names::new(),
        watchers: Watchers::default(),
        presence: Presence::new(hub.clone(), id.clone()),
        last_line,
        looks: Vec::new(),
        pending: PendingAction::None,
        not_before: Instant::now() + hub.jittered_patience(),
        thinking: None,
        decisions,
        bot_failed: false,
        adrift: None,
        broken: None,
        hub: hub.clone(),
    };
    room.changed().await;
    room.lost_time().await;
    Ok((room, received))
}

/// Handles messages until nobody uses the table. Returns the reason if the room must end earlier.
async fn serve(
    mut room: Room,
    inbox: &mut mpsc::Receiver<RoomMessage>,
    mut decisions: mpsc::UnboundedReceiver<BotDecision>,
) -> Option<Denied> {
    let mut stopping = room.hub.stopping.subscribe();
    loop {
        tokio::select! {
            message = inbox.recv() => match message {
                Some(message) => room.handle(message).await,
                None => return None,
            },
            Some(decision) = decisions.recv() => room.bot_decided(decision).await,
            () = room.wait_for_pending() => room.perform_pending().await,
            () = room.presence_due() => room.renew_presence(),
            () = tokio::time::sleep(lingers(room.hub.pace.idle, room.table.version())), if room.is_idle() => {
                if room.hub.retire(&room.id, inbox) {
                    return None;
                }
            }
            () = stopped(&mut stopping) => return Some(Denied::Unavailable),
        }
        if let Some(why) = room.broken.take() {
            match why {
                Denied::Damaged => room.watchers.refuse_all(&why),
                _ => room.watchers.dismiss(),
            }
            return Some(why);
        }
    }
}

impl Room {
    /// Whether nobody watches and no action is due soon. The hub notices clocks that run out without the room.
    fn is_idle(&self) -> bool {
        let nothing_to_do =
            self.adrift.is_some() || matches!(self.pending, PendingAction::None | PendingAction::Timeout(_));
        self.watchers.is_empty() && nothing_to_do
    }

    async fn handle(&mut self, message: RoomMessage) {
        if self.adrift.is_some() && !matches!(message, RoomMessage::Leave(_)) {
            self.recover().await;
            if let Some(why) = self.adrift.as_ref().or(self.broken.as_ref()) {
                return message.deny(why);
            }
        }
        match message {
            RoomMessage::Command(request) => self.execute(*request).await,
            RoomMessage::Watch(watcher, seen) => {
                if seen > Some(self.table.version()) {
                    self.catch_up_with_others().await;
                }
                self.watch(watcher, seen);
            }
            RoomMessage::Leave(id) => self.left(id),
            RoomMessage::Snapshot(account, answer) => drop(answer.send(Ok(self.page(account.as_ref())))),
            RoomMessage::Entries(account, seen, answer) => {
                let viewer = viewer(account.as_ref(), &self.table, &self.names);
                drop(answer.send(Ok(self.entries_page(viewer, seen))));
            }
            RoomMessage::Record(answer) => {
                let record = named_record(&self.table, &self.names).map(|record| record.write());
                drop(answer.send(record.map_err(|goes_on| Denied::because("goes_on", goes_on.to_string()))));
            }
            RoomMessage::Rematch(who, answer) => {
                let again = match self.table.outcome() {
                    None => Err(Denied::because("goes_on", "the match isn't over yet; finish it first")),
                    Some(_) => self.again(&who).ok_or_else(|| not_yours("play this match again")),
                };
                drop(answer.send(again));
            }
            RoomMessage::CheckChat(who, answer) => drop(answer.send(match self.belongs(&who) {
                _ if !self.row.chat => {
                    Err(Denied::because("chat_off", "chat is off at this table; its host can turn it on"))
                }
                true => Ok(()),
                false => Err(not_yours("talk here")),
            })),
            RoomMessage::CheckSettings(who, answer) => {
                let may = self.row.host.as_ref().map_or_else(|| self.belongs(&who), |host| *host == who);
                drop(answer.send(if may { Ok(()) } else { Err(not_yours("change this")) }));
            }
            RoomMessage::Appended(version) if version <= self.table.version() => {}
            RoomMessage::Appended(_) => self.catch_up().await,
            RoomMessage::Resync => {
                self.ask_again();
                self.catch_up().await;
            }
            RoomMessage::Present(server, accounts) => self.presence_reported(server, accounts),
            RoomMessage::AskPresence => self.report_presence(),
            RoomMessage::DetailsChanged => self.touched().await,
            RoomMessage::Outage => self.lost_time().await,
            RoomMessage::Due => {
                // Another server may have acted without our noticing.
                self.catch_up().await;
                self.clear_due_if_paused().await;
                self.not_before = self.not_before.min(Instant::now() + self.hub.jitter());
            }
        }
    }
}

/// How long a table stays in memory when nobody uses it: a long log takes more memory, for a shorter time.
fn lingers(idle: Duration, version: u32) -> Duration {
    idle / (version / ENTRIES_PAGE as u32).max(1)
}

fn not_yours(what: &str) -> Denied {
    Denied::because("not_yours", format!("only people at this table can {what}; open your own table"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_log_is_not_kept_in_memory_for_long() {
        let after = |version| lingers(Duration::from_secs(60), version).as_secs();
        assert_eq!([0, 300, 999, 1_000, 10_000].map(after), [60, 60, 60, 30, 3]);
    }
}
