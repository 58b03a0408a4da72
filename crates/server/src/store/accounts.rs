//! Accounts and guests.

use super::expiry::FORGET_REMATCH;
use super::names::Naming;
use super::pool::{Pool, on};
use super::{Store, StoreError};
use crate::clock::Timestamp;
use crate::id::{AccountId, TableId};
use crate::name::Name;

/// Somebody who plays here: with a password, or a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Which one; it stays the same when the name changes.
    pub id: AccountId,
    /// What others see.
    pub name: Name,
    /// Whether there is no password.
    pub guest: bool,
    /// Since when.
    pub created: Timestamp,
    /// What the page wants to remember, as JSON.
    pub settings: String,
}

/// In PostgreSQL, whoever is just opening a table for the account is waited for, and nobody else can.
const LOCK: &str = "SELECT id FROM accounts WHERE id = $1 FOR UPDATE";

const DELETE_HOSTED: &str = "DELETE FROM tables WHERE host = $1 AND status = 'gathering' RETURNING id";

/// Columns of [`Account`]; its password stays where it is.
pub(super) const COLUMNS: &str =
    "accounts.id, accounts.name, accounts.password IS NULL, accounts.created, accounts.settings";

pub(super) type Row = (String, String, bool, i64, String);

pub(super) fn read((id, name, guest, created, settings): Row) -> Result<Account, StoreError> {
    Ok(Account {
        id: id.parse().map_err(|_| StoreError::corrupt("accounts.id"))?,
        name: Name::new(&name).map_err(|_| StoreError::corrupt("accounts.name"))?,
        guest,
        created: Timestamp(created),
        settings,
    })
}

impl Store {
    /// A new guest. Guests may share a name, but not with somebody who has a password.
    pub async fn create_guest(&self, name: &Name, now: Timestamp) -> Result<Account, StoreError> {
        Ok(self.create(name, None, now).await?.0)
    }

    /// A new account with the hash of its password.
    pub async fn create_account(&self, name: &Name, hash: &str, now: Timestamp) -> Result<Account, StoreError> {
        Ok(self.register(name, hash, now).await?.0)
    }

    /// A new account with the hash of its password, and the guests who got another name because of it.
    pub async fn register(
        &self,
        name: &Name,
        hash: &str,
        now: Timestamp,
    ) -> Result<(Account, Vec<AccountId>), StoreError> {
        self.create(name, Some(hash), now).await
    }

    async fn create(
        &self,
        name: &Name,
        hash: Option<&str>,
        now: Timestamp,
    ) -> Result<(Account, Vec<AccountId>), StoreError> {
        let id = AccountId::random();
        let guests = self.give_name(&id, name, Naming::New(hash, now)).await?;
        let guest = hash.is_none();
        Ok((Account { id, name: name.clone(), guest, created: now, settings: "{}".to_owned() }, guests))
    }

    /// The account, if it is still there.
    pub async fn account(&self, id: &AccountId) -> Result<Option<Account>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM accounts WHERE id = $1"));
        let row = on!(&self.reads, db => sqlx::query_as::<_, Row>(sql).bind(id.as_str()).fetch_optional(db).await?);
        row.map(read).transpose()
    }

    /// Who has this name and a password, and the password's hash.
    pub async fn password_of(&self, name: &Name) -> Result<Option<(AccountId, String)>, StoreError> {
        let sql = "SELECT id, password FROM accounts WHERE name_key = $1 AND password IS NOT NULL";
        let row = on!(&self.reads, db => sqlx::query_as::<_, (String, String)>(sql)
            .bind(name.key())
            .fetch_optional(db)
            .await?);
        row.map(|(id, hash)| Ok((id.parse().map_err(|_| StoreError::corrupt("accounts.id"))?, hash))).transpose()
    }

    /// The hash of somebody's password; guests have none.
    pub async fn password_by_id(&self, id: &AccountId) -> Result<Option<String>, StoreError> {
        let sql = "SELECT password FROM accounts WHERE id = $1";
        let row = on!(&self.reads, db => sqlx::query_scalar::<_, Option<String>>(sql)
            .bind(id.as_str())
            .fetch_optional(db)
            .await?);
        Ok(row.flatten())
    }

    /// Gives somebody another name; returns the guests who got another one because of it.
    pub async fn rename(&self, id: &AccountId, name: &Name) -> Result<Vec<AccountId>, StoreError> {
        self.give_name(id, name, Naming::Renamed).await
    }

    /// Gives a guest a name and a password: it is an account from now on, and keeps its seats. Returns the guests who
    /// got another name because of it.
    pub async fn promote(&self, id: &AccountId, name: &Name, hash: &str) -> Result<Vec<AccountId>, StoreError> {
        self.give_name(id, name, Naming::Promoted(hash)).await
    }

    /// Gives an account another password.
    pub async fn set_password(&self, id: &AccountId, hash: &str) -> Result<(), StoreError> {
        let sql = "UPDATE accounts SET password = $2 WHERE id = $1 AND password IS NOT NULL";
        let changed = on!(&self.writes, db => sqlx::query(sql)
            .bind(id.as_str())
            .bind(hash)
            .execute(db)
            .await?
            .rows_affected());
        found(changed)
    }

    /// Remembers the settings of somebody, as JSON.
    pub async fn set_settings(&self, id: &AccountId, settings: &str) -> Result<(), StoreError> {
        let sql = "UPDATE accounts SET settings = $2 WHERE id = $1";
        let changed = on!(&self.writes, db => sqlx::query(sql)
            .bind(id.as_str())
            .bind(settings)
            .execute(db)
            .await?
            .rows_affected());
        found(changed)
    }

    /// Removes an account with its sessions, tokens and ratings. Its games stay, as a former player's; tables that it
    /// has opened and that were not begun are deleted. Returns these tables.
    pub async fn delete_account(&self, id: &AccountId) -> Result<Vec<TableId>, StoreError> {
        for _ in 0..4 {
            match self.try_to_delete(id).await {
                Err(fault) if fault.is_passing() => {}
                other => return other,
            }
        }
        Err(StoreError::Conflict)
    }

    async fn try_to_delete(&self, id: &AccountId) -> Result<Vec<TableId>, StoreError> {
        let tables = on!(&self.writes, db => {
            let mut transaction = db.begin_with(self.writes.begins()).await?;
            if matches!(self.writes, Pool::Postgres(_)) {
                sqlx::query(LOCK).bind(id.as_str()).execute(&mut *transaction).await?;
            }
            let tables: Vec<String> =
                sqlx::query_scalar(DELETE_HOSTED).bind(id.as_str()).fetch_all(&mut *transaction).await?;
            for table in &tables {
                sqlx::query(FORGET_REMATCH).bind(table).execute(&mut *transaction).await?;
            }
            let deleted =
                sqlx::query("DELETE FROM accounts WHERE id = $1").bind(id.as_str()).execute(&mut *transaction).await?;
            found(deleted.rows_affected())?;
            transaction.commit().await?;
            tables
        });
        tables.iter().map(|id| id.parse().map_err(|_| StoreError::corrupt("tables.id"))).collect()
    }
}

/// Something must have changed, or there was nobody to change.
pub(super) fn found(changed: u64) -> Result<(), StoreError> {
    if changed == 0 { Err(StoreError::Missing) } else { Ok(()) }
}
