//! Tables: what is known of them without reading their logs.

use sqlx::AssertSqlSafe;

use super::pool::{Pool, on};
use super::seats::Occupant;
use super::words::{Status, Visibility};
use super::{Store, StoreError};
use crate::clock::Timestamp;
use crate::id::{AccountId, TableId};
use crate::secret::Secret;

/// A table to be stored.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// Which game.
    pub game: String,
    /// How many seats.
    pub players: u8,
    /// How it was opened, as JSON.
    pub options: String,
    /// What the deals are derived from.
    pub secret: Secret,
    /// Who finds it.
    pub visibility: Visibility,
    /// Whether the players can talk.
    pub chat: bool,
    /// Who has opened it.
    pub host: Option<AccountId>,
    /// Who sits where, seat by seat.
    pub seats: Vec<Occupant>,
}

/// A table as it is stored, without its log and its secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Which one.
    pub id: TableId,
    /// Who has opened it, if they are still here.
    pub host: Option<AccountId>,
    /// Which game.
    pub game: String,
    /// How many seats.
    pub players: u8,
    /// How it was opened, as JSON.
    pub options: String,
    /// Who finds it.
    pub visibility: Visibility,
    /// How far it is.
    pub status: Status,
    /// Whether the players can talk.
    pub chat: bool,
    /// The seat that everybody waits for.
    pub turn: Option<u8>,
    /// Since when.
    pub created: Timestamp,
    /// When something last happened.
    pub updated: Timestamp,
    /// The table at which the same people play again, if somebody has asked for it.
    pub rematch: Option<TableId>,
}

pub(super) const INSERT: &str = "INSERT INTO tables \
     (id, host, game, players, options, secret, visibility, status, chat, created, updated) \
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)";

pub(super) const COLUMNS: &str = "t.id, t.host, t.game, t.players, t.options, t.visibility, t.status, t.chat, t.turn, t.created, t.updated, t.rematch";

pub(super) type Row =
    (String, Option<String>, String, i64, String, String, String, bool, Option<i64>, i64, i64, Option<String>);

/// The table of a row; a row that makes no sense is that of a damaged table.
pub(super) fn read(row: Row) -> Result<Table, StoreError> {
    parse(row).map_err(|fault| match fault {
        StoreError::Corrupt { what } => {
            StoreError::Damaged { entry: None, why: format!("something strange is stored in {what}") }
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

/// The statement that stores the row of a new table.
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

/// Makes those who open tables for the same host at the same time wait for each other; SQLite writes one by one anyway.
const LOCK_HOST: &str = "SELECT id FROM accounts WHERE id = $1 FOR NO KEY UPDATE";

const UNBEGUN: &str =
    "SELECT COUNT(*) FROM (SELECT 1 FROM tables WHERE host = $1 AND status = 'gathering' LIMIT $2) unbegun";

impl Store {
    /// Stores a new table, on which players gather.
    pub async fn create_table(&self, new: &NewTable, now: Timestamp) -> Result<TableId, StoreError> {
        self.open_table(new, now, u32::MAX).await?.ok_or(StoreError::Conflict)
    }

    /// Stores a new table, unless its host has this many tables already that nobody has begun.
    pub async fn open_table(&self, new: &NewTable, now: Timestamp, most: u32) -> Result<Option<TableId>, StoreError> {
        let id = TableId::random();
        let opened = on!(&self.writes, db => {
            let mut transaction = db.begin_with(self.writes.begins()).await?;
            let mut unbegun = 0;
            if let Some(host) = new.host.as_ref().filter(|_| most < u32::MAX) {
                if matches!(self.writes, Pool::Postgres(_)) {
                    sqlx::query(LOCK_HOST).bind(host.as_str()).execute(&mut *transaction).await?;
                }
                unbegun = sqlx::query_scalar::<_, i64>(UNBEGUN)
                    .bind(host.as_str())
                    .bind(i64::from(most))
                    .fetch_one(&mut *transaction)
                    .await?;
            }
            let fits = unbegun < i64::from(most);
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

    /// A table, if there is one.
    pub async fn table(&self, id: &TableId) -> Result<Option<Table>, StoreError> {
        let sql = AssertSqlSafe(format!("SELECT {COLUMNS} FROM tables t WHERE t.id = $1"));
        let row = on!(&self.reads, db => sqlx::query_as::<_, Row>(sql).bind(id.as_str()).fetch_optional(db).await?);
        row.map(read).transpose()
    }

    /// What the deals of a table are derived from.
    pub async fn secret(&self, id: &TableId) -> Result<Option<Secret>, StoreError> {
        let sql = "SELECT secret FROM tables WHERE id = $1";
        let row = on!(&self.reads, db => sqlx::query_scalar::<_, Vec<u8>>(sql)
            .bind(id.as_str())
            .fetch_optional(db)
            .await?);
        Ok(row.map(Secret))
    }

    /// Lets the players of a table talk, or not.
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

    /// Notes at which table the same people play again, unless that is known: the table, and whether it is this one.
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

    /// Removes a table at which nothing has happened.
    pub async fn drop_table(&self, id: &TableId) -> Result<(), StoreError> {
        super::accounts::found(on!(&self.writes, db => sqlx::query("DELETE FROM tables WHERE id = $1")
            .bind(id.as_str())
            .execute(db)
            .await?
            .rows_affected()))
    }

    /// Counts the tables at which an account sits and that aren't over, but for one of them, up to a limit.
    pub async fn count_unfinished(
        &self,
        account: &AccountId,
        but: Option<&TableId>,
        limit: u32,
    ) -> Result<u32, StoreError> {
        let sql = "SELECT COUNT(*) FROM (SELECT 1 FROM table_seats WHERE account = $1 AND over IS NULL \
                   AND table_id <> $2 LIMIT $3) unfinished";
        let count = on!(&self.reads, db => sqlx::query_scalar::<_, i64>(sql)
            .bind(account.as_str())
            .bind(but.map_or("", TableId::as_str))
            .bind(i64::from(limit))
            .fetch_one(db)
            .await?);
        Ok(u32::try_from(count).unwrap_or(limit))
    }
}
