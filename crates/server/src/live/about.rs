//! What is to be known of a table besides the match, and who is connected.

use game::Seat;
use serde::Serialize;
use serde_json::value::RawValue;
use table::{Chair, Options};

use super::identity::{is, owner, today};
use super::room::Room;
use super::shown::owner_name;
use crate::clock::Timestamp;
use crate::id::{AccountId, TableId};
use crate::store::{Occupant, Visibility};

/// What isn't in the log of a seat: who is connected, and for whom it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct SeatPresence {
    /// Whether the person who sits there is connected.
    connected: bool,
    /// What the person is called for whom the seat is kept free.
    reserved_for: Option<String>,
}

/// What is known of a table besides the match.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct TableAbout {
    id: TableId,
    /// The game's short name.
    #[cfg_attr(feature = "typescript", ts(type = "Choice['game']"))]
    game: String,
    /// Who finds the table.
    visibility: Visibility,
    /// Is there a chat?
    chat: bool,
    /// What the person is called who opened the table.
    host: Option<String>,
    /// Did the viewer open it?
    yours: bool,
    /// Was the match played elsewhere?
    imported: bool,
    /// The table at which the same people play again.
    rematch: Option<TableId>,
    created: Timestamp,
}

/// Everything about a table, for somebody.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(crate) struct TablePage {
    /// The table as the viewer sees it.
    #[cfg_attr(feature = "typescript", ts(as = "table::Look"))]
    #[schema(value_type = table::Look)]
    pub(super) look: Box<RawValue>,
    /// Who is connected, by seat.
    pub(super) presence: Vec<SeatPresence>,
    pub(super) table: TableAbout,
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
    /// Returns who is connected and for whom seats are reserved, seat by seat.
    pub(super) fn presence_by_seat(&self) -> Vec<SeatPresence> {
        let presence = |seat: Seat| {
            let is_free = self.table.chair(seat).is_none_or(|chair| *chair == Chair::Empty);
            let kept_for = || Some(self.names.get(self.opening.reserved(seat.index())?.as_str())?.name.clone());
            let connected = owner(&self.table, seat)
                .is_some_and(|id| self.watchers.has(id, &self.names) || self.presence.has(id, &self.names));
            SeatPresence { connected, reserved_for: if is_free { kept_for() } else { None } }
        };
        Seat::all(self.table.players()).map(presence).collect()
    }

    /// What the owners of the seats are called.
    pub(super) fn owner_names(&self) -> Vec<Option<String>> {
        Seat::all(self.table.players()).map(|seat| owner_name(&self.table, &self.names, seat)).collect()
    }

    /// What is known of the table besides the match.
    pub(super) fn about(&self, viewer: Option<&AccountId>) -> TableAbout {
        let host = self.row.host.as_ref();
        TableAbout {
            id: self.id.clone(),
            game: self.table.options().choice.game().to_owned(),
            visibility: self.row.visibility,
            chat: self.row.chat,
            host: host.and_then(|host| Some(self.names.get(host.as_str())?.name.clone())),
            yours: viewer.is_some() && viewer == host,
            imported: self.opening.imported,
            rematch: self.row.rematch.clone(),
            created: self.row.created,
        }
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
