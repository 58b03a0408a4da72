//! The rows of tables: everything about a table except its log.

use sqlx::AssertSqlSafe;

use super::pool::{Pool, on};
use super::seats::Occupant;
use super::{Store, StoreError};
use crate::clock::Timestamp;
use crate::id::{AccountId, TableId};
use crate::secret::Secret;

/// Defines enums that are stored as words.
macro_rules! words {
    ($($(#[$about:meta])* $name:ident { $($(#[$what:meta])* $value:ident = $word:tt,)* })*) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, utoipa::ToSchema)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        pub enum $name {
            $($(#[$what])* #[serde(rename = $word)] $value,)*
        }

        impl $name {
            /// Returns the stored word.
            #[must_use]
            pub fn as_str(self) -> &'static str {
                match self { $(Self::$value => $word,)* }
            }

            pub(crate) fn read(word: &str) -> Option<Self> {
                match word {
                    $($word => Some(Self::$value),)*
                    _ => None,
                }
            }
        }
    )*};
}

words! {
    /// The status of a table.
    Status {
        /// Players are sitting down.
        Gathering = "gathering",
        /// The match is in progress.
        Live = "live",
        /// The match is over.
        Over = "over",
        /// An imported log is being stored; the table is hidden until then.
        Importing = "importing",
    }

    /// Who can find a table.
    Visibility {
        /// Everybody, in the lobby.
        Public = "public",
        /// Anybody with the link.
        Private = "private",
    }
}

/// A new table.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// The number of seats.
    pub players: u8,
    /// The options it was opened with, as JSON.
    pub options: String,
    /// The secret that deals are derived from.
    pub secret: Secret,
    /// Who can find it.
    pub visibility: Visibility,
    /// Whether chat is on.
    pub chat: bool,
    /// The host.
    pub host: Option<AccountId>,
    /// The seats.
    pub seats: Vec<Occupant>,
}

/// A stored table, without its log and its secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The ID.
    pub id: TableId,
    /// The host, if the account still exists.
    pub host: Option<AccountId>,
    /// The game.
    pub game: String,
    /// The number of seats.
    pub players: u8,
    /// The options it was opened with, as JSON.
    pub options: String,
    /// Who can find it.
    pub visibility: Visibility,
    /// The status.
    pub status: Status,
    /// Whether chat is on.
    pub chat: bool,
    /// The seat whose turn it is.
    pub turn: Option<u8>,
    /// When it was opened.
    pub created: Timestamp,
    /// The last activity.
    pub updated: Timestamp,
    /// The table of the rematch, if there is one.
    pub rematch: Option<TableId>,
}

pub(super) const INSERT: &str = "INSERT INTO tables \
     (id, host, game, players, options, secret, visibility, status, chat, created, updated) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)";

pub(super) const COLUMNS: &str = "t.id, t.host, t.game, t.players, t.options, t.visibility, t.status, t.chat, t.turn, t.created, t.updated, t.rematch";

pub(super) type Row =
    (String, Option<String>, String, i64, String, String, String, bool, Option<i64>, i64, i64, Option<String>);

/// Reads a row; an invalid row means a damaged table.
pub(super) fn read(row: Row) -> Result<Table, StoreError> {
    parse(row).map_err(|fault| match fault {
        StoreError::Corrupt { what } => {
            StoreError::Damaged { entry: None, why: format!("the stored value of {what} is invalid") }
        }
        fault => fault,
    })
}

fn parse(row: Row) -> Result<Table, StoreError> {
    let (id, host, game, players, options, visibility, status, chat, turn, created, updated, rematch) = row;
    let seat = |number: i64| u8::try_from(number).map_err(|_| StoreError::corrupt("tables.turn"));
    Ok(Table {
        id: id.parse().map_err(|_| StoreError::corrupt("tables.id"))?,
        host: host.map(|id| id.parse().map_err(|_| StoreError::corrupt("tables.host"))).transpose()?,
        game,
        players: seat(players)?,
        options,
        visibility: Visibility::read(&visibility).ok_or(StoreError::corrupt("tables.visibility"))?,
        status: Status::read(&status).ok_or(StoreError::corrupt("tables.status"))?,
        chat,
        turn: turn.map(seat).transpose()?,
        created: Timestamp(created),
        updated: Timestamp(updated),
        rematch: rematch.map(|id| id.parse().map_err(|_| StoreError::corrupt("tables.rematch"))).transpose()?,
    })
}

/// Builds the statement that stores the row of a new table.
macro_rules! insert {
    ($id:expr, $new:expr, $status:expr, $now:expr) => {{
        let (id, new): (&$crate::id::TableId, &$crate::store::NewTable) = ($id, $new);
        sqlx::query($crate::store::tables::INSERT)
            .bind(id.as_str())
            .bind(new.host.as_ref().map($crate::id::AccountId::as_str))
            .bind(new.game.as_str())
            .bind(i64::from(new.players))
            .bind(new.options.as_str())
            .bind(new.secret.0.as_slice())
            .bind(new.visibility.as_str())
            .bind($status.as_str())
            .bind(new.chat)
            .bind($now.0)
    }};
}
pub(super) use insert;

/// Serializes the opening of tables by one host in PostgreSQL; SQLite has one writer.
const LOCK_HOST: &str = "SELECT id FROM accounts WHERE id = $1 FOR NO KEY UPDATE";

const UNBEGUN: &str =
    "SELECT COUNT(*) FROM (SELECT 1 FROM tables WHERE host = $1 AND status = 'gathering' LIMIT $2) unbegun";

impl Store {
    /// Stores a new table.
    pub async fn create_table(&self, new: &NewTable, now: Timestamp) -> Result<TableId, StoreError> {
        self.open_table(new, now, u32::MAX).await?.ok_or(StoreError::Conflict)
    }

    /// Stores a new table, unless its host already has `max` tables that have not begun.
    pub async fn open_table(&self, new: &NewTable, now: Timestamp, max: u32) -> Result<Option<TableId>, StoreError> {
        let id = TableId::random();
        let opened = on!(&self.writes, db => {
            let mut transaction = db.begin_with(self.writes.begins()).await?;
            let mut unbegun = 0;
            if let Some(host) = new.host.as_ref().filter(|_| max < u32::MAX) {
                if matches!(self.writes, Pool::Postgres(_)) {
                    sqlx::query(LOCK_HOST).bind(host.as_str()).execute(&mut *transaction).await?;
                }
                unbegun = sqlx::query_scalar::<_, i64>(UNBEGUN)
                    .bind(host.as_str())
                    .bind(i64::from(max))
                    .fetch_one(&mut *transaction)
                    .await?;
            }
            let fits = unbegun < i64::from(max);
            if fits {
                insert!(&id, new, Status::Gathering, now).execute(&mut *transaction).await?;
                for (seat, occupant) in (0_i64..).zip(&new.seats) {
                    let (kind, account, bot) = occupant.columns();
                    sqlx::query(super::seats::INSERT)
                        .bind(id.as_str())
                        .bind(seat)
                        .bind(kind)
                        .bind(account)
                        .bind(bot)
                        .execute(&mut *transaction)
                        .await?;
                }
            }
            transaction.commit().await?;
            fits
        });
        Ok(opened.then_some(id))
    }

    /// Returns a table, if it exists.
    pub async fn table(&self, id: &TableId) -> Result<Option<Table>, StoreError> {
        let sql = AssertSqlSafe(format!("SELECT {COLUMNS} FROM tables t WHERE t.id = $1"));
        let row = on!(&self.reads, db => sqlx::query_as::<_, Row>(sql).bind(id.as_str()).fetch_optional(db).await?);
        row.map(read).transpose()
    }

    /// Returns the secret that the deals of a table are derived from.
    pub async fn secret(&self, id: &TableId) -> Result<Option<Secret>, StoreError> {
        let sql = "SELECT secret FROM tables WHERE id = $1";
        let row = on!(&self.reads, db => sqlx::query_scalar::<_, Vec<u8>>(sql)
            .bind(id.as_str())
            .fetch_optional(db)
            .await?);
        Ok(row.map(Secret))
    }

    /// Turns chat at a table on or off.
    pub async fn set_chat(&self, id: &TableId, chat: bool) -> Result<(), StoreError> {
        super::accounts::found(on!(&self.writes, db => sqlx::query("UPDATE tables SET chat = $2 WHERE id = $1")
            .bind(id.as_str())
            .bind(chat)
            .execute(db)
            .await?
            .rows_affected()))
    }

    /// Shows a table in the lobby, or hides it.
    pub async fn set_visibility(&self, id: &TableId, visibility: Visibility) -> Result<(), StoreError> {
        super::accounts::found(on!(&self.writes, db => sqlx::query("UPDATE tables SET visibility = $2 WHERE id = $1")
            .bind(id.as_str())
            .bind(visibility.as_str())
            .execute(db)
            .await?
            .rows_affected()))
    }

    /// Stores the rematch of a table unless it has one. Returns the rematch and whether it is this one.
    pub async fn set_rematch(&self, id: &TableId, next: &TableId) -> Result<(TableId, bool), StoreError> {
        let sql = "UPDATE tables SET rematch = $2 WHERE id = $1 AND rematch IS NULL";
        let changed = on!(&self.writes, db => sqlx::query(sql)
            .bind(id.as_str())
            .bind(next.as_str())
            .execute(db)
            .await?
            .rows_affected());
        if changed == 1 {
            return Ok((next.clone(), true));
        }
        let known = self.table(id).await?.and_then(|table| table.rematch);
        Ok((known.ok_or(StoreError::Missing)?, false))
    }

    /// Deletes a table that has no log.
    pub async fn drop_table(&self, id: &TableId) -> Result<(), StoreError> {
        super::accounts::found(on!(&self.writes, db => sqlx::query("DELETE FROM tables WHERE id = $1")
            .bind(id.as_str())
            .execute(db)
            .await?
            .rows_affected()))
    }

    /// Counts the unfinished tables of an account except one of them, up to a limit.
    pub async fn count_unfinished(
        &self,
        account: &AccountId,
        except: Option<&TableId>,
        limit: u32,
    ) -> Result<u32, StoreError> {
        let sql = "SELECT COUNT(*) FROM (SELECT 1 FROM table_seats WHERE account = $1 AND over IS NULL \
                   AND table_id <> $2 LIMIT $3) unfinished";
        let count = on!(&self.reads, db => sqlx::query_scalar::<_, i64>(sql)
            .bind(account.as_str())
            .bind(except.map_or("", TableId::as_str))
            .bind(i64::from(limit))
            .fetch_one(db)
            .await?);
        Ok(u32::try_from(count).unwrap_or(limit))
    }
}
