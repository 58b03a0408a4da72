//! A room: one task that holds one table.

use std::sync::Arc;

use game::{Seat, Viewer};
use serde_json::value::RawValue;
use table::Table;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::bots::Ticket;
use super::denied::Denied;
use super::duty::Duty;
use super::hub::{Inner, stopped};
use super::identity::{Names, viewer};
use super::kept::Kept;
use super::letter::Letter;
use super::load::load;
use super::presence::Presence;
use super::shown::named_record;
use super::watchers::Watchers;
use crate::id::TableId;
use crate::store::Table as Row;

/// What a bot has decided.
pub(super) struct Thought {
    pub(super) version: u32,
    pub(super) seat: Seat,
    pub(super) text: Option<String>,
}

/// One table in memory.
pub(super) struct Room {
    pub(super) hub: Arc<Inner>,
    pub(super) id: TableId,
    pub(super) row: Row,
    pub(super) kept: Kept,
    pub(super) table: Table,
    pub(super) names: Names,
    pub(super) watchers: Watchers,
    pub(super) presence: Presence,
    /// The version that those who watch were told of.
    pub(super) told: u32,
    /// The last line that they were told of.
    pub(super) last_line: i64,
    /// The table as each kind of viewer sees it, if somebody has asked.
    pub(super) looks: Vec<(Viewer, Box<RawValue>)>,
    pub(super) duty: Duty,
    /// The server does nothing by itself before.
    pub(super) not_before: Instant,
    /// The decision that a bot was asked for.
    pub(super) thinking: Option<Ticket>,
    pub(super) thoughts: mpsc::UnboundedSender<Thought>,
    /// The bot has failed here: anything that is legal is played for it.
    pub(super) stumbled: bool,
    /// What is in memory may not be what is stored, and why that could not be read again yet. Nobody is shown
    /// anything of it.
    pub(super) adrift: Option<Denied>,
    /// Why the room has to end.
    pub(super) broken: Option<Denied>,
}

/// Reads a table, and looks after it until nobody uses it.
pub(super) async fn run(hub: Arc<Inner>, id: TableId, number: u64, mut mail: mpsc::Receiver<Letter>) {
    let why = match open(&hub, &id).await {
        Ok((room, thoughts)) => {
            metrics::gauge!("mandate_live_tables").increment(1);
            let why = stay(room, &mut mail, thoughts).await;
            metrics::gauge!("mandate_live_tables").decrement(1);
            why
        }
        Err(denied) => Some(denied),
    };
    hub.forget(&id, number);
    mail.close();
    while let Some(letter) = mail.recv().await {
        match &why {
            Some(denied) => letter.deny(denied),
            // It came while the room was being left: another room takes it.
            None => drop(hub.post(&id, letter)),
        }
    }
}

async fn open(hub: &Arc<Inner>, id: &TableId) -> Result<(Room, mpsc::UnboundedReceiver<Thought>), Denied> {
    let loaded = load(&hub.store, id).await;
    hub.damaged.note(id, &loaded);
    let loaded = loaded?;
    let last_line = hub.store.last_line(id).await?;
    let (thoughts, received) = mpsc::unbounded_channel();
    let mut room = Room {
        id: id.clone(),
        told: loaded.table.version(),
        row: loaded.row,
        kept: loaded.kept,
        table: loaded.table,
        names: Names::new(),
        watchers: Watchers::default(),
        presence: Presence::new(hub.clone(), id.clone()),
        last_line,
        looks: Vec::new(),
        duty: Duty::Nothing,
        not_before: Instant::now() + hub.jittered_patience(),
        thinking: None,
        thoughts,
        stumbled: false,
        adrift: None,
        broken: None,
        hub: hub.clone(),
    };
    room.changed().await;
    room.lost_time().await;
    Ok((room, received))
}

/// Takes letters until nobody uses the table any more; why it could not stay longer, if that was not the reason.
async fn stay(
    mut room: Room,
    mail: &mut mpsc::Receiver<Letter>,
    mut thoughts: mpsc::UnboundedReceiver<Thought>,
) -> Option<Denied> {
    let mut stopping = room.hub.stopping.subscribe();
    loop {
        tokio::select! {
            letter = mail.recv() => match letter {
                Some(letter) => room.read(letter).await,
                None => return None,
            },
            Some(thought) = thoughts.recv() => room.thought(thought).await,
            () = room.alarm() => room.do_duty().await,
            () = room.presence_due() => room.renew_presence(),
            () = tokio::time::sleep(room.hub.pace.idle), if room.is_idle() => {
                if room.hub.retire(&room.id, mail) {
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
    /// Nobody watches, and nothing is to be done soon. A clock that runs out is noticed without the room.
    fn is_idle(&self) -> bool {
        let nothing_to_do = self.adrift.is_some() || matches!(self.duty, Duty::Nothing | Duty::Flag(_));
        self.watchers.is_empty() && nothing_to_do
    }

    async fn read(&mut self, letter: Letter) {
        if self.adrift.is_some() && !matches!(letter, Letter::Leave(_)) {
            self.recover().await;
            if let Some(why) = self.adrift.as_ref().or(self.broken.as_ref()) {
                return letter.deny(why);
            }
        }
        match letter {
            Letter::Do(wanted) => self.wanted(*wanted).await,
            Letter::Watch(watcher, seen) => {
                if seen > Some(self.table.version()) {
                    self.catch_up().await;
                }
                self.watch(watcher, seen);
            }
            Letter::Leave(id) => self.left(id),
            Letter::Look(account, answer) => drop(answer.send(Ok(self.page(account.as_ref())))),
            Letter::Entries(account, seen, answer) => {
                let viewer = viewer(account.as_ref(), &self.table, &self.names);
                drop(answer.send(Ok(self.entries_page(viewer, seen))));
            }
            Letter::Record(answer) => {
                let record = named_record(&self.table, &self.names).map(|record| record.write());
                drop(answer.send(record.map_err(|goes_on| Denied::because("goes_on", goes_on.to_string()))));
            }
            Letter::Again(who, answer) => {
                let again = match self.table.outcome() {
                    None => Err(Denied::because("goes_on", "the match goes on; play it to its end first")),
                    Some(_) => self.again(&who).ok_or_else(|| not_yours("play this match again")),
                };
                drop(answer.send(again));
            }
            Letter::MaySpeak(who, answer) => drop(answer.send(match self.belongs(&who) {
                _ if !self.row.chat => {
                    Err(Denied::because("chat_off", "nobody talks at this table; its host can change that"))
                }
                true => Ok(()),
                false => Err(not_yours("talk here")),
            })),
            Letter::MayChange(who, answer) => {
                let may = self.row.host.as_ref().map_or_else(|| self.belongs(&who), |host| *host == who);
                drop(answer.send(if may { Ok(()) } else { Err(not_yours("change this")) }));
            }
            Letter::News(version) if version <= self.table.version() => {}
            Letter::News(_) => self.catch_up().await,
            Letter::Missed => {
                self.ask_again();
                self.catch_up().await;
            }
            Letter::Present(server, accounts) => self.heard(server, accounts),
            Letter::Asked => self.asked(),
            Letter::Touched => self.touched().await,
            Letter::LostTime => self.lost_time().await,
            Letter::Due => {
                // Whoever should have done it may also have done it without us hearing of it.
                self.catch_up().await;
                self.rest().await;
                self.not_before = self.not_before.min(Instant::now() + self.hub.jitter());
            }
        }
    }
}

fn not_yours(what: &str) -> Denied {
    Denied::because("not_yours", format!("only those who belong to this table {what}; open one of your own"))
}
