//! The path of a command into the log: decide, store, apply.

use std::time::Duration;

use game::Seat;
use table::{Chair, Command, Entry, Reject, Sitter, Who};
use tokio::time::Instant;

use super::bot_seats::{Admitted, Opener};
use super::caller::Caller;
use super::command::{of_caller, seats_somebody};
use super::denied::Denied;
use super::hub::Inner;
use super::load::{load, news};
use super::message::CommandRequest;
use super::quota::MaySit;
use super::quota::check_length;
use super::room::Room;
use super::update::update;
use crate::clock::Timestamp;
use crate::id::AccountId;
use crate::store::{Append, StoreError};

/// The pause before another attempt to read a table.
const RECOVER: Duration = Duration::from_secs(1);

impl Room {
    /// Executes a client's command, tells everybody, and answers.
    pub(super) async fn execute(&mut self, request: CommandRequest) {
        let CommandRequest { caller, seen, command, reply, received } = request;
        if seen > self.table.version() {
            // The client has seen more than this server, perhaps on another one.
            self.catch_up_with_others().await;
        }
        if seats_somebody(&command)
            && let Err(fault) = self.recognize_barred().await
        {
            return reply.send(Err(fault.into()));
        }
        let hub = self.hub.clone();
        let answer = match of_caller(command, &caller, self.row.host.as_ref(), &self.opening, &self.table, &self.names)
        {
            // A client that is behind learns that first, whatever the command.
            Err(_) if seen != self.table.version() => Err(self.stale(seen)),
            Err(denied) => Err(denied),
            Ok(_) if seen != self.table.version() => Err(self.stale(seen)),
            Ok((who, command)) => match self.admit(&hub, &caller, &command).await {
                Ok(_admitted) => self.commit(&who, seen, command).await,
                Err(denied) => Err(denied),
            },
        };
        if answer.is_ok() {
            metrics::histogram!("mandate_move_seconds").record(received.elapsed().as_secs_f64());
        }
        reply.send(answer);
    }

    /// Looks up the accounts that are barred from this table: a guest may have logged in to an account since, and
    /// [`Room::touched`] only covers people with a seat.
    async fn recognize_barred(&mut self) -> Result<(), StoreError> {
        let barred: Vec<AccountId> = self.table.barred().filter_map(|id| id.parse().ok()).collect();
        let known = self.hub.store.known(&barred).await?;
        self.names.extend(known.into_iter().map(|(id, known)| (id.into(), known)));
        Ok(())
    }

    /// Refuses to seat, or to begin with, more bots than the host of the table may have.
    async fn admit_bots<'a>(
        &self,
        hub: &'a Inner,
        caller: &Caller,
        command: &Command,
    ) -> Result<Option<Admitted<'a>>, Denied> {
        let has_bots =
            || Seat::all(self.table.players()).any(|seat| self.table.chair(seat).and_then(Chair::bot).is_some());
        let more = match command {
            Command::Sit { sitter: Sitter::Bot { .. }, .. } => 1,
            Command::Begin if has_bots() => 0,
            _ => return Ok(None),
        };
        let opener = Opener { account: self.row.host.as_ref(), address: caller.address };
        hub.bot_seats.admit(&hub.store, opener, &self.id, more).await.map(Some)
    }

    /// Refuses a command that would exceed a limit.
    async fn admit<'a>(
        &self,
        hub: &'a Inner,
        caller: &Caller,
        command: &Command,
    ) -> Result<(Option<Admitted<'a>>, Option<MaySit<'a>>), Denied> {
        check_length(self.table.version(), command)?;
        let player = match command {
            Command::Sit { sitter: Sitter::Person(_) | Sitter::Guest(_), .. } => {
                Some(hub.player_tables.admit(&hub.store, &caller.id, Some(&self.id)).await?)
            }
            _ => None,
        };
        Ok((self.admit_bots(hub, caller, command).await?, player))
    }

    pub(super) fn stale(&self, seen: u32) -> Denied {
        Reject::Stale { seen, present: self.table.version() }.into()
    }

    /// Decides and appends a command. Lost time has been given back before.
    pub(super) async fn carry_out(&mut self, who: &Who, seen: u32, command: Command) -> Result<u32, Denied> {
        let now = u64::try_from(self.hub.clock.now().0).unwrap_or(0);
        let proposal = self.table.propose(who, seen, command, now)?;
        let entry = proposal.entry().clone();
        let body = serde_json::to_string(&entry).map_err(|_| Denied::Unavailable)?;
        // The update describes the table after the entry. Nobody sees it before it is stored; if storing fails, the
        // table is read again.
        self.table.commit(proposal);
        let append = Append {
            table: self.id.clone(),
            version: i64::from(entry.version),
            at: Timestamp(i64::try_from(entry.at).unwrap_or(i64::MAX)),
            body,
            update: update(&self.table, &self.opening, &entry),
        };
        match self.hub.store.append(append).await {
            Ok(()) => {
                self.not_before = Instant::now();
                self.changed().await;
                Ok(entry.version)
            }
            Err(fault) => {
                self.hub.downtime.note(&fault);
                self.not_appended(&fault, seen, &entry).await
            }
        }
    }

    /// Reads the log again and finds out whether an entry was stored.
    async fn not_appended(&mut self, fault: &StoreError, seen: u32, entry: &Entry) -> Result<u32, Denied> {
        self.adrift = Some(Denied::Unsure);
        self.recover().await;
        // After these errors the entry is known not to be stored.
        let certain = matches!(fault, StoreError::Unreachable { .. } | StoreError::Conflict);
        if self.adrift.is_some() {
            return Err(if certain { Denied::DatabaseDown } else { Denied::Unsure });
        }
        let stored = self.table.log().get(entry.version as usize - 1);
        match fault {
            _ if self.broken.is_some() => Err(Denied::Unavailable),
            StoreError::Conflict => Err(self.stale(seen)),
            // The outcome was unknown, but the entry is there.
            _ if stored == Some(entry) => Ok(entry.version),
            _ if stored.is_some() => Err(self.stale(seen)),
            StoreError::Unreachable { .. } => Err(Denied::DatabaseDown),
            fault if fault.cannot_save() => Err(Denied::CannotSave),
            _ => Err(Denied::Unavailable),
        }
    }

    /// Reads the table again when it is unknown what is stored. Until that succeeds, nobody is shown anything, and
    /// every command is refused with the reason.
    pub(super) async fn recover(&mut self) {
        let loaded = load(&self.hub.store, &self.id).await;
        self.hub.damaged.note(&self.id, &loaded);
        match loaded {
            Ok(loaded) => {
                self.table = loaded.table;
                self.row = loaded.row;
                self.adrift = None;
                self.yield_to_others();
                self.changed().await;
            }
            Err(fault @ (StoreError::Missing | StoreError::Damaged { .. } | StoreError::Closed)) => {
                self.adrift = None;
                self.broken = Some(fault.into());
            }
            Err(fault) => {
                if !matches!(fault, StoreError::Unreachable { .. }) {
                    tracing::error!(error = %fault, "failed to reload table");
                }
                // Commands from now on are never sent to the database, so their outcome is certain.
                self.adrift = Some(Denied::DatabaseDown);
                self.not_before = Instant::now() + RECOVER;
            }
        }
    }

    /// Catches up because a client has seen more than this server, if another server could have shown it.
    pub(super) async fn catch_up_with_others(&mut self) {
        if !self.hub.alone() {
            self.catch_up().await;
        }
    }

    /// Applies entries that other servers have appended.
    pub(super) async fn catch_up(&mut self) {
        let found = match news(&self.hub.store, &self.id, self.table.version()).await {
            Ok(found) => found,
            Err(fault) => {
                if !matches!(fault, StoreError::Unreachable { .. }) {
                    tracing::warn!(error = %fault, "failed to read new entries");
                }
                return;
            }
        };
        if found.is_empty() {
            return;
        }
        for entry in found {
            if let Err(bad) = self.table.apply(entry) {
                tracing::error!(error = %bad, "failed to apply entry from another server");
                self.broken = Some(Denied::Unavailable);
                return;
            }
        }
        self.yield_to_others();
        self.changed().await;
    }
}
