//! Telling those who watch what has happened.

use axum::extract::ws::Utf8Bytes;
use game::Viewer;
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use super::about::{SeatPresence, TablePage};
use super::denied::Denied;
use super::identity::{Names, viewer};
use super::room::Room;
use super::shown;
use super::watchers::Watcher;
use super::wire::ServerMessage;
use crate::id::AccountId;
use crate::store::StoreError;

/// The maximum number of entries in an answer to a request.
pub(super) const ENTRIES_PAGE: usize = 500;

/// The maximum number of chat lines that are read at once.
const LINES: u32 = 200;

impl Room {
    /// The table has changed: names of those who are new are read, everybody is told, and it is seen what
    /// the server has to do.
    pub(super) async fn changed(&mut self) {
        self.looks.clear();
        self.learn_names().await;
        self.update_pending();
        let told = std::mem::replace(&mut self.told, self.table.version());
        if told == self.told {
            return;
        }
        self.tell_since(told);
        self.announce();
    }

    /// Tells everybody what has happened since a version, and the table as it is.
    fn tell_since(&mut self, version: u32) {
        let presence = self.presence_by_seat();
        let viewers = self.watchers.viewers(&self.table, &self.names);
        let texts: Vec<_> =
            viewers.into_iter().map(|viewer| (viewer, self.update(viewer, version, &presence))).collect();
        self.watchers.tell_each(&self.table, &self.names, &texts);
    }

    fn update(&mut self, viewer: Viewer, since: u32, presence: &[SeatPresence]) -> Utf8Bytes {
        let entries = self.first_entries(viewer, since, usize::MAX);
        ServerMessage::Update { entries: &entries, look: self.look(viewer), presence }.text()
    }

    /// The first entries since a version, as JSON: more are asked for after them.
    pub(super) fn entries_page(&self, viewer: Viewer, since: u32) -> String {
        self.first_entries(viewer, since, ENTRIES_PAGE).get().to_owned()
    }

    fn first_entries(&self, viewer: Viewer, since: u32, most: usize) -> Box<RawValue> {
        written(&shown::since(&self.table, viewer, since, most, &self.names))
    }

    /// The table as a viewer sees it, as JSON; made once for each kind of viewer.
    pub(super) fn look(&mut self, viewer: Viewer) -> &RawValue {
        let position = self.looks.iter().position(|(kind, _)| *kind == viewer);
        let position = position.unwrap_or_else(|| {
            let look = shown::look(&self.table, viewer, &self.names);
            self.looks.push((viewer, written(&look)));
            self.looks.len() - 1
        });
        &self.looks[position].1
    }

    /// Everything about the table for somebody, as JSON.
    pub(super) fn page(&mut self, account: Option<&AccountId>) -> String {
        let viewer = viewer(account, &self.table, &self.names);
        let (presence, about) = (self.presence_by_seat(), self.about(account));
        let page = TablePage { look: self.look(viewer).to_owned(), presence, table: about };
        serde_json::to_string(&page).unwrap_or_default()
    }

    /// Tells everybody who is connected if that has changed, and returns it.
    pub(super) fn tell_presence(&mut self, before: &[SeatPresence]) -> Vec<SeatPresence> {
        let presence = self.presence_by_seat();
        if presence != before {
            self.watchers.tell_all(&ServerMessage::Presence { presence: &presence }.text());
        }
        presence
    }

    /// Somebody watches: they are told what they have missed, and the others that they are there.
    pub(super) fn watch(&mut self, watcher: Watcher, seen: Option<u32>) {
        let (id, viewer) = (watcher.id(), watcher.viewer(&self.table, &self.names));
        let before = self.presence_by_seat();
        self.watchers.add(watcher);
        let presence = self.tell_presence(&before);
        let text = self.update(viewer, seen.unwrap_or(0).min(self.table.version()), &presence);
        self.watchers.tell_one(id, &text);
        self.audience_changed();
        self.announce();
    }

    /// Somebody watches no longer.
    pub(super) fn left(&mut self, id: u64) {
        let before = self.presence_by_seat();
        self.watchers.remove(id);
        self.tell_presence(&before);
        self.audience_changed();
        self.announce();
    }

    /// Reads the names of those who are not known yet.
    async fn learn_names(&mut self) {
        let unknown: Vec<AccountId> =
            self.accounts().into_iter().filter(|id| !self.names.contains_key(id.as_str())).collect();
        if unknown.is_empty() {
            return;
        }
        match self.hub.store.known(&unknown).await {
            Ok(names) => self.names.extend(names.into_iter().map(|(id, known)| (id.into(), known))),
            Err(StoreError::Unreachable { .. }) => {}
            Err(fault) => tracing::warn!(error = %fault, "failed to read names"),
        }
    }

    /// All accounts that are named at this table.
    fn accounts(&self) -> Vec<AccountId> {
        let sat = self.table.log().iter().filter_map(|entry| super::update::named(entry)?.parse().ok());
        let mut accounts: Vec<AccountId> = sat.chain(self.row.host.clone()).collect();
        accounts.extend(self.opening.reserved.iter().flatten().cloned());
        accounts.sort_unstable();
        accounts.dedup();
        accounts
    }

    /// Something but the log has changed: reads it again, and tells what is new.
    pub(super) async fn touched(&mut self) {
        match self.read_again().await {
            Ok(()) | Err(StoreError::Unreachable { .. }) => {}
            // The table was deleted.
            Err(StoreError::Missing) => self.broken = Some(Denied::NoTable),
            Err(fault) => tracing::warn!(error = %fault, "failed to read what has changed at a table"),
        }
    }

    async fn read_again(&mut self) -> Result<(), StoreError> {
        let (before, names_before) = (self.presence_by_seat(), self.owner_names());
        let row = self.hub.store.table(&self.id).await?.ok_or(StoreError::Missing)?;
        let old = std::mem::replace(&mut self.row, row);
        if let Some(next) = self.row.rematch.clone().filter(|_| old.rematch.is_none()) {
            self.watchers.tell_all(&ServerMessage::Rematch { table: &next }.text());
        }
        if old.chat != self.row.chat {
            self.watchers.tell_all(&ServerMessage::ChatSwitch { on: self.row.chat }.text());
        }
        loop {
            let lines = self.hub.store.chat(&self.id, self.last_line, LINES).await?;
            for said in &lines {
                self.last_line = said.line;
                self.watchers.tell_all(&ServerMessage::Chat { line: said }.text());
            }
            if lines.len() < LINES as usize {
                break;
            }
        }
        let names = self.hub.store.known(&self.accounts()).await?;
        let names: Names = names.into_iter().map(|(id, known)| (id.into(), known)).collect();
        let whose = |names: &Names, id: &String| names.get(id).map(|known| known.account.clone());
        // Whoever has become somebody else may see something else.
        let others = names.keys().any(|id| whose(&names, id) != whose(&self.names, id));
        self.names = names;
        self.looks.clear();
        if others || self.owner_names() != names_before {
            self.tell_since(self.table.version());
        } else {
            self.tell_presence(&before);
        }
        Ok(())
    }
}

fn written(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
