//! The logs of tables: appending and reading entries.

use super::pool::on;
use super::seats::Occupant;
use super::tables::Status;
use super::{Store, StoreError};
use crate::clock::Timestamp;
use crate::id::{AccountId, TableId};

/// An entry to append and what it changes; stored as a whole or not at all.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub table: TableId,
    /// Its unique version in the log.
    pub version: i64,
    /// When it was decided.
    pub at: Timestamp,
    /// The entry, as JSON. It names accounts by ID only, since names change.
    pub body: String,
    /// What it changes in the table's row and the lists.
    pub update: Update,
}

/// What the lobby, "my tables" and ratings need after an entry.
#[derive(Clone, Debug)]
pub struct Update {
    /// The status of the table.
    pub status: Status,
    /// The seat whose turn it is.
    pub turn: Option<u8>,
    /// The occupants of the seats, if they have changed.
    pub seats: Option<Vec<Occupant>>,
    /// When the server must act next: a bot must move, or a clock runs out.
    pub due: Option<Timestamp>,
    /// The results by seat, if the match is over.
    pub results: Vec<Outcome>,
    /// The rating list, if the match is rated.
    pub rated: Option<Rated>,
}

/// The rating list of a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rated {
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: u8,
}

impl Update {
    /// Returns an update that only changes the turn.
    #[must_use]
    pub fn turn(seat: u8) -> Self {
        Self { status: Status::Live, turn: Some(seat), seats: None, due: None, results: Vec::new(), rated: None }
    }
}

/// The result of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The account, if a person sat there.
    pub account: Option<AccountId>,
    /// The place, from 1; shared after a tie.
    pub place: u8,
    /// The points.
    pub score: i32,
}

/// A stored entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its version in the log.
    pub version: i64,
    /// When it was stored.
    pub at: Timestamp,
    /// As JSON.
    pub body: String,
}

impl Store {
    /// Appends an entry. After `Ok`, the entry survives a power loss; after [`StoreError::Conflict`], another entry has
    /// this version; after any other error it may be stored or not, so read the log again. Dropping the future doesn't
    /// cancel the write.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.writer.append(append).await
    }

    /// Returns the entries of a table from a version on, in order.
    pub async fn entries(&self, table: &TableId, from: i64) -> Result<Vec<Entry>, StoreError> {
        let sql = "SELECT version, at, body FROM entries WHERE table_id = $1 AND version >= $2 ORDER BY version";
        let rows = on!(&self.reads, db => sqlx::query_as::<_, (i64, i64, String)>(sql)
            .bind(table.as_str())
            .bind(from)
            .fetch_all(db)
            .await?);
        Ok(rows.into_iter().map(|(version, at, body)| Entry { version, at: Timestamp(at), body }).collect())
    }

    /// Returns the version of a table's last entry, if it has any.
    pub async fn latest(&self, table: &TableId) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT MAX(version) FROM entries WHERE table_id = $1";
        Ok(on!(&self.reads, db => sqlx::query_scalar::<_, Option<i64>>(sql)
            .bind(table.as_str())
            .fetch_one(db)
            .await?))
    }
}
