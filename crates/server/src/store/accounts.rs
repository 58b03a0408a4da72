//! Accounts and guests.

use super::expiry::FORGET_REMATCH;
use super::names::Naming;
use super::pool::{Pool, on};
use super::{Store, StoreError};
use crate::clock::Timestamp;
use crate::id::{AccountId, TableId};
use crate::name::Name;

/// A registered account or a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The ID; it stays the same when the name changes.
    pub id: AccountId,
    /// The name that others see.
    pub name: Name,
    /// Whether this is a guest, without a password.
    pub guest: bool,
    /// When it was created.
    pub created: Timestamp,
    /// The settings of the page, as JSON.
    pub settings: String,
}

/// In PostgreSQL: waits for a request that is opening a table for the account, and blocks others.
const LOCK: &str = "SELECT id FROM accounts WHERE id = $1 FOR UPDATE";

const DELETE_HOSTED: &str = "DELETE FROM tables WHERE host = $1 AND status = 'gathering' RETURNING id";

/// The columns of [`Account`], without the password.
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
    /// Creates a guest. Guests may share a name, but not with a registered account.
    pub async fn create_guest(&self, name: &Name, now: Timestamp) -> Result<Account, StoreError> {
        Ok(self.create(name, None, now).await?.0)
    }

    /// Creates an account with the hash of its password.
    pub async fn create_account(&self, name: &Name, hash: &str, now: Timestamp) -> Result<Account, StoreError> {
        Ok(self.register(name, hash, now).await?.0)
    }

    /// Creates an account with the hash of its password. Also returns the guests who were renamed because of it.
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

    /// Returns an account, if it exists.
    pub async fn account(&self, id: &AccountId) -> Result<Option<Account>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!("SELECT {COLUMNS} FROM accounts WHERE id = $1"));
        let row = on!(&self.reads, db => sqlx::query_as::<_, Row>(sql).bind(id.as_str()).fetch_optional(db).await?);
        row.map(read).transpose()
    }

    /// Returns the registered account with this name and the hash of its password.
    pub async fn password_of(&self, name: &Name) -> Result<Option<(AccountId, String)>, StoreError> {
        let sql = "SELECT id, password FROM accounts WHERE name_key = $1 AND password IS NOT NULL";
        let row = on!(&self.reads, db => sqlx::query_as::<_, (String, String)>(sql)
            .bind(name.key())
            .fetch_optional(db)
            .await?);
        row.map(|(id, hash)| Ok((id.parse().map_err(|_| StoreError::corrupt("accounts.id"))?, hash))).transpose()
    }

    /// Returns the hash of an account's password; guests have none.
    pub async fn password_by_id(&self, id: &AccountId) -> Result<Option<String>, StoreError> {
        let sql = "SELECT password FROM accounts WHERE id = $1";
        let row = on!(&self.reads, db => sqlx::query_scalar::<_, Option<String>>(sql)
            .bind(id.as_str())
            .fetch_optional(db)
            .await?);
        Ok(row.flatten())
    }

    /// Renames an account. Returns the guests who were renamed because of it.
    pub async fn rename(&self, id: &AccountId, name: &Name) -> Result<Vec<AccountId>, StoreError> {
        self.give_name(id, name, Naming::Renamed).await
    }

    /// Registers a guest with a name and a password; the guest's seats are kept. Returns the guests who were renamed
    /// because of it.
    pub async fn promote(&self, id: &AccountId, name: &Name, hash: &str) -> Result<Vec<AccountId>, StoreError> {
        self.give_name(id, name, Naming::Promoted(hash)).await
    }

    /// Changes an account's password.
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

    /// Stores an account's settings, as JSON.
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

    /// Deletes an account with its sessions, tokens and ratings. Its games stay, as a former player's. Tables it opened
    /// that have not begun are deleted and returned.
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

/// Returns [`StoreError::Missing`] if no row was changed.
pub(super) fn found(changed: u64) -> Result<(), StoreError> {
    if changed == 0 { Err(StoreError::Missing) } else { Ok(()) }
}
