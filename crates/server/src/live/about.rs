//! What is to be known of a table besides the match, and who sits there, as JSON.

use game::Seat;
use serde::Serialize;
use serde_json::{Value, json};
use table::{Chair, Options};

use super::identity::{is, owner, today};
use super::room::Room;
use super::shown::owner_name;
use crate::id::AccountId;
use crate::store::{Occupant, Visibility};

/// Somebody at a seat, as everybody is shown it.
#[derive(Debug, Serialize)]
struct Person {
    seat: u8,
    /// `empty`, `person`, `guest`, `bot` or `stand_in`.
    kind: &'static str,
    /// What the person is called, or for whom the seat is kept.
    name: Option<String>,
    /// The bot that plays.
    bot: Option<String>,
    /// Whether the person is connected to this server or one that shares its database.
    connected: bool,
}

/// What is needed to play a match again.
#[derive(Debug)]
pub struct Again {
    /// What was agreed.
    pub options: Options,
    /// Who sat where; for people the seat is kept free.
    pub seats: Vec<Occupant>,
    /// Who finds the table.
    pub visibility: Visibility,
    /// Whether people talk there.
    pub chat: bool,
}

impl Room {
    /// Everybody at the table, seat by seat.
    pub(super) fn people(&self) -> String {
        let person = |seat: Seat| {
            let (kind, bot) = match self.table.chair(seat) {
                None | Some(Chair::Empty) => ("empty", None),
                Some(Chair::Person { guest: false, .. }) => ("person", None),
                Some(Chair::Person { guest: true, .. }) => ("guest", None),
                Some(Chair::Bot { opponent }) => ("bot", Some(opponent.clone())),
                Some(Chair::StandIn { opponent, .. }) => ("stand_in", Some(opponent.clone())),
            };
            let kept_for = || Some(self.names.get(self.opening.reserved(seat.index())?.as_str())?.name.clone());
            let name = owner_name(&self.table, &self.names, seat);
            let name = name.or_else(|| if kind == "empty" { kept_for() } else { None });
            let connected = owner(&self.table, seat)
                .is_some_and(|id| self.watchers.has(id, &self.names) || self.presence.has(id, &self.names));
            Person { seat: seat.number(), kind, name, bot, connected }
        };
        let people: Vec<_> = Seat::all(self.table.players()).map(person).collect();
        serde_json::to_string(&people).unwrap_or_default()
    }

    /// What is to be known of the table besides the match.
    pub(super) fn about(&self, viewer: Option<&AccountId>) -> Value {
        let host = self.row.host.as_ref();
        json!({
            "id": self.id,
            "game": self.table.options().choice.game(),
            "visibility": self.row.visibility,
            "chat": self.row.chat,
            "host": host.and_then(|host| Some(&self.names.get(host.as_str())?.name)),
            "yours": viewer.is_some() && viewer == host,
            "imported": self.opening.imported,
            "rematch": self.row.rematch,
            "created": self.row.created,
        })
    }

    /// What is needed to play the match again, for somebody who sat here or has opened the table.
    pub(super) fn again(&self, who: &AccountId) -> Option<Again> {
        let seat = |seat: Seat| match self.table.chair(seat) {
            Some(Chair::Bot { opponent }) => Occupant::Bot(opponent.clone()),
            _ => {
                let account = owner(&self.table, seat).and_then(|id| today(&self.names, id));
                account.map_or(Occupant::Nobody, Occupant::Person)
            }
        };
        let seats: Vec<_> = Seat::all(self.table.players()).map(seat).collect();
        let theirs = seats.contains(&Occupant::Person(who.clone())) || self.row.host.as_ref() == Some(who);
        let options = self.table.options().clone();
        theirs.then_some(Again { options, seats, visibility: self.row.visibility, chat: self.row.chat })
    }

    /// Whether somebody sits here, is expected here, or has opened the table.
    pub(super) fn belongs(&self, who: &AccountId) -> bool {
        let sits = |seat: Seat| {
            let kept_for = self.opening.reserved(seat.index()).map(AccountId::as_str);
            [owner(&self.table, seat), kept_for].into_iter().flatten().any(|id| is(&self.names, id, who))
        };
        self.row.host.as_ref() == Some(who) || Seat::all(self.table.players()).any(sits)
    }
}
