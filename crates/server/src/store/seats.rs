//! The seats of tables, for the lobby and "my tables". The log of a table is the truth.

use super::merge::current_account;
use super::{Store, StoreError};
use crate::id::{AccountId, TableId};

/// The name shown for a deleted account.
pub const FORMER_PLAYER: &str = "former player";

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// Nobody.
    Nobody,
    /// A person.
    Person(AccountId),
    /// A person who has deleted their account.
    Former,
    /// A bot, by name.
    Bot(String),
}

impl Occupant {
    /// Returns the columns kind, account and bot.
    pub(super) fn columns(&self) -> (&'static str, Option<&str>, Option<&str>) {
        match self {
            Self::Nobody => ("nobody", None, None),
            Self::Person(account) => ("person", Some(account.as_str()), None),
            Self::Former => ("person", None, None),
            Self::Bot(name) => ("bot", None, Some(name)),
        }
    }

    fn read(kind: &str, account: Option<String>, bot: Option<String>) -> Result<Self, StoreError> {
        match (kind, account, bot) {
            ("nobody", None, None) => Ok(Self::Nobody),
            ("person", Some(account), None) => {
                Ok(Self::Person(account.parse().map_err(|_| StoreError::corrupt("table_seats.account"))?))
            }
            ("person", None, None) => Ok(Self::Former),
            ("bot", None, Some(bot)) => Ok(Self::Bot(bot)),
            _ => Err(StoreError::corrupt("table_seats.kind")),
        }
    }
}

/// An occupied seat with the name to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatOccupant {
    /// The occupant.
    pub occupant: Occupant,
    /// The current name; `None` for an empty seat.
    pub name: Option<String>,
}

pub(super) const INSERT: &str = concat!(
    "INSERT INTO table_seats (table_id, seat, kind, account, bot) VALUES ($1, $2, $3, ",
    current_account!("$4"),
    ", $5)"
);

/// Marks the seats of a finished table.
pub(super) const OVER: &str = "UPDATE table_seats SET over = TRUE WHERE table_id = $1";

pub(super) type Row = (String, String, Option<String>, Option<String>, Option<String>);

/// A join would make PostgreSQL read all accounts for many seats.
pub(super) const SELECT: &str = "SELECT s.table_id, s.kind, s.account, s.bot, \
     (SELECT name FROM accounts WHERE id = s.account) FROM table_seats s";

pub(super) fn read((table, kind, account, bot, name): Row) -> Result<(TableId, SeatOccupant), StoreError> {
    let occupant = Occupant::read(&kind, account, bot)?;
    let name = match &occupant {
        Occupant::Nobody => None,
        Occupant::Person(_) => name,
        Occupant::Former => Some(FORMER_PLAYER.to_owned()),
        Occupant::Bot(bot) => Some(bot.clone()),
    };
    let table = table.parse().map_err(|_| StoreError::corrupt("table_seats.table_id"))?;
    Ok((table, SeatOccupant { occupant, name }))
}

impl Store {
    /// Returns the seats of a table.
    pub async fn seats(&self, table: &TableId) -> Result<Vec<SeatOccupant>, StoreError> {
        Ok(self.seats_at(std::slice::from_ref(table)).await?.remove(table).unwrap_or_default())
    }
}
