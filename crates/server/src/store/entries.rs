//! The logs of tables: what is appended, and reading it again.

use super::pool::on;
use super::seats::Occupant;
use super::words::Status;
use super::{Store, StoreError};
use crate::clock::Timestamp;
use crate::id::{AccountId, TableId};

/// An entry to append, and what follows from it; all of it is stored, or nothing.
#[derive(Clone, Debug)]
pub struct Append {
    /// To which table.
    pub table: TableId,
    /// Its place in the log: one entry only gets it.
    pub version: i64,
    /// When.
    pub at: Timestamp,
    /// The entry, as JSON. It names accounts by id, never by name: names change, and go.
    pub body: String,
    /// What becomes of the table.
    pub update: Update,
}

/// What the lobby and "my tables" are to know after an entry.
#[derive(Clone, Debug)]
pub struct Update {
    /// How far the table is.
    pub status: Status,
    /// The seat that everybody waits for.
    pub turn: Option<u8>,
    /// Who sits where, if that has changed.
    pub seats: Option<Vec<Occupant>>,
    /// From when on the server itself has something to do: a bot is to move, or a clock runs out.
    pub due: Option<Timestamp>,
    /// How it ended, if it did: seat by seat.
    pub results: Vec<Outcome>,
    /// Where the result counts, if it does.
    pub rated: Option<Rated>,
}

/// The list in which a result counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rated {
    /// Which game.
    pub game: String,
    /// With how many players.
    pub players: u8,
}

impl Update {
    /// Nothing but the turn has changed.
    #[must_use]
    pub fn turn(seat: u8) -> Self {
        Self { status: Status::Live, turn: Some(seat), seats: None, due: None, results: Vec::new(), rated: None }
    }
}

/// How a game ended for one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Who sat there, if it was a person.
    pub account: Option<AccountId>,
    /// The place, from 1; several share it after a tie.
    pub place: u8,
    /// The points.
    pub score: i32,
}

/// A stored entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its place in the log.
    pub version: i64,
    /// When it was stored.
    pub at: Timestamp,
    /// As JSON.
    pub body: String,
}

impl Store {
    /// Appends an entry. When this returns `Ok`, the entry survives a loss of power; when it returns
    /// [`StoreError::Conflict`], another has this version. It is written even if nobody waits any more.
    /// After any other error the entry may be there or not: read the log again.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.writer.append(append).await
    }

    /// The entries of a table from a version on, in order.
    pub async fn entries(&self, table: &TableId, from: i64) -> Result<Vec<Entry>, StoreError> {
        let sql = "SELECT version, at, body FROM entries WHERE table_id = $1 AND version >= $2 ORDER BY version";
        let rows = on!(&self.reads, db => sqlx::query_as::<_, (i64, i64, String)>(sql)
            .bind(table.as_str())
            .bind(from)
            .fetch_all(db)
            .await?);
        Ok(rows.into_iter().map(|(version, at, body)| Entry { version, at: Timestamp(at), body }).collect())
    }

    /// The version of a table's last entry, if it has any.
    pub async fn latest(&self, table: &TableId) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT MAX(version) FROM entries WHERE table_id = $1";
        Ok(on!(&self.reads, db => sqlx::query_scalar::<_, Option<i64>>(sql)
            .bind(table.as_str())
            .fetch_one(db)
            .await?))
    }
}
