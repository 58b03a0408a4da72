//! Guests who log in to an existing account: everything of theirs moves to the account.

use std::collections::HashMap;

use sqlx::AssertSqlSafe;

use super::pool::{Pool, on};
use super::{Store, StoreError};
use crate::id::{AccountId, TableId};

/// SQL for the account behind an ID of a log; NULL if it is deleted.
macro_rules! current_account {
    ($place:literal) => {
        concat!(
            "(SELECT id FROM accounts WHERE id = COALESCE((SELECT account FROM merged_guests WHERE guest = ",
            $place,
            "), ",
            $place,
            "))"
        )
    };
}
pub(super) use current_account;

/// The account behind an ID of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownAccount {
    /// The account.
    pub account: AccountId,
    /// Its name.
    pub name: String,
}

/// Checks that it is still a guest. In PostgreSQL, writers that refer to the guest wait from then on and then find the
/// account; SQLite has one writer.
const GUEST: &str = "SELECT id FROM accounts WHERE id = $1 AND password IS NULL";
const LOCKED: &str = "SELECT id FROM accounts WHERE id = $1 AND password IS NULL FOR UPDATE";

const TABLES: &str = "SELECT table_id FROM table_seats WHERE account = $1 UNION SELECT id FROM tables WHERE host = $1";

const MOVES: [&str; 5] = [
    "UPDATE table_seats SET account = $2 WHERE account = $1",
    "UPDATE tables SET host = $2 WHERE host = $1",
    "UPDATE chat_lines SET account = $2 WHERE account = $1",
    "UPDATE results SET account = $2 WHERE account = $1",
    "INSERT INTO merged_guests (guest, account) VALUES ($1, $2)",
];

impl Store {
    /// Moves everything of a guest to an account and deletes the guest. Returns the affected tables. Logs keep the guest's
    /// ID, which stands for the account from then on. Fails with [`StoreError::Missing`] if it isn't a guest any more.
    pub async fn merge(&self, guest: &AccountId, account: &AccountId) -> Result<Vec<TableId>, StoreError> {
        for _ in 0..4 {
            match self.try_to_merge(guest, account).await {
                Err(fault) if fault.is_passing() => {}
                other => return other,
            }
        }
        Err(StoreError::Conflict)
    }

    async fn try_to_merge(&self, guest: &AccountId, account: &AccountId) -> Result<Vec<TableId>, StoreError> {
        let tables = on!(&self.writes, db => {
            let mut transaction = db.begin_with(self.writes.begins()).await?;
            let is_guest = if matches!(self.writes, Pool::Postgres(_)) { LOCKED } else { GUEST };
            let found = sqlx::query(is_guest).bind(guest.as_str()).fetch_optional(&mut *transaction).await?;
            found.ok_or(StoreError::Missing)?;
            let tables: Vec<String> =
                sqlx::query_scalar(TABLES).bind(guest.as_str()).fetch_all(&mut *transaction).await?;
            for step in MOVES {
                sqlx::query(step).bind(guest.as_str()).bind(account.as_str()).execute(&mut *transaction).await?;
            }
            sqlx::query("DELETE FROM accounts WHERE id = $1").bind(guest.as_str()).execute(&mut *transaction).await?;
            transaction.commit().await?;
            tables
        });
        tables.iter().map(|id| id.parse().map_err(|_| StoreError::corrupt("tables.id"))).collect()
    }

    /// Returns the accounts behind these IDs of logs. Deleted accounts are missing.
    pub async fn known(&self, ids: &[AccountId]) -> Result<HashMap<AccountId, KnownAccount>, StoreError> {
        if ids.is_empty() {
            return Ok(HashMap::new());
        }
        let places: Vec<_> = (1..=ids.len()).map(|number| format!("${number}")).collect();
        let places = places.join(", ");
        let sql = format!(
            "SELECT id, id, name FROM accounts WHERE id IN ({places}) UNION ALL SELECT m.guest, a.id, a.name \
             FROM merged_guests m JOIN accounts a ON a.id = m.account WHERE m.guest IN ({places})"
        );
        let rows = on!(&self.reads, db => {
            let mut query = sqlx::query_as::<_, (String, String, String)>(AssertSqlSafe(sql));
            for id in ids {
                query = query.bind(id.as_str());
            }
            query.fetch_all(db).await?
        });
        let id = |text: String| text.parse().map_err(|_| StoreError::corrupt("accounts.id"));
        rows.into_iter()
            .map(|(known, account, name)| Ok((id(known)?, KnownAccount { account: id(account)?, name })))
            .collect()
    }
}
