//! Names: no two accounts have names that look alike, and no guest has a name that looks like an account's.

use super::accounts::found;
use super::pool::{Pool, on};
use super::{Store, StoreError};
use crate::clock::Timestamp;
use crate::id::AccountId;
use crate::name::Name;

/// Makes those who choose names at the same time wait for each other; SQLite writes one by one anyway.
const LOCK: &str = "SELECT pg_advisory_xact_lock(7701)";

/// Others whose name looks like this, and whether they are guests.
const ALIKE: &str = "SELECT a.id, a.password IS NULL FROM name_skeletons s JOIN accounts a ON a.id = s.account \
     WHERE s.skeleton IN ($1, $2) AND a.id <> $3";

pub(super) const INSERT: &str = "INSERT INTO name_skeletons (skeleton, account) VALUES ($1, $2) ON CONFLICT DO NOTHING";
const FORGET: &str = "DELETE FROM name_skeletons WHERE account = $1";
const NAME: &str = "UPDATE accounts SET name = $2, name_key = $3 WHERE id = $1";

/// Accounts that were there before skeletons were kept, some at a time.
pub(super) const UNKNOWN: &str = "SELECT id, name FROM accounts \
     WHERE id > $1 AND NOT EXISTS (SELECT 1 FROM name_skeletons s WHERE s.account = accounts.id) ORDER BY id LIMIT 500";

/// Computes what the names of all accounts look like where that is not known yet.
macro_rules! learn_skeletons {
    ($transaction:expr) => {{
        let mut last = String::new();
        loop {
            let unknown = sqlx::query_as::<_, (String, String)>($crate::store::names::UNKNOWN)
                .bind(last.clone())
                .fetch_all(&mut *$transaction)
                .await?;
            let Some((id, _)) = unknown.last() else { break };
            last.clone_from(id);
            for (id, name) in &unknown {
                for skeleton in $crate::lookalike::skeletons(name) {
                    sqlx::query($crate::store::names::INSERT)
                        .bind(skeleton)
                        .bind(id.as_str())
                        .execute(&mut *$transaction)
                        .await?;
                }
            }
        }
    }};
}
pub(super) use learn_skeletons;

/// Who gets a name.
#[derive(Clone, Copy)]
pub(super) enum Naming<'a> {
    /// Somebody new, with the hash of a password or as a guest.
    New(Option<&'a str>, Timestamp),
    /// Somebody who has another name.
    Renamed,
    /// A guest, who becomes an account with the hash of a password.
    Promoted(&'a str),
}

impl Store {
    /// Gives somebody a name that looks like no account's. If it is an account's from now on, guests whose name looks
    /// like it get another one: returns them.
    pub(super) async fn give_name(
        &self,
        id: &AccountId,
        name: &Name,
        naming: Naming<'_>,
    ) -> Result<Vec<AccountId>, StoreError> {
        let forms = name.skeletons();
        let (first, second) = (forms.first().cloned().unwrap_or_default(), forms.last().cloned().unwrap_or_default());
        let guests: Vec<String> = on!(&self.writes, db => {
            let mut transaction = db.begin_with(self.writes.begins()).await?;
            if matches!(self.writes, Pool::Postgres(_)) {
                sqlx::query(LOCK).execute(&mut *transaction).await?;
            }
            let alike: Vec<(String, bool)> = sqlx::query_as(ALIKE)
                .bind(first)
                .bind(second)
                .bind(id.as_str())
                .fetch_all(&mut *transaction)
                .await?;
            if alike.iter().any(|(_, guest)| !guest) {
                return Err(StoreError::NameTaken);
            }
            let guest = match naming {
                Naming::New(hash, now) => {
                    let sql = "INSERT INTO accounts (id, name, name_key, password, created, settings) \
                               VALUES ($1, $2, $3, $4, $5, '{}')";
                    let created = sqlx::query(sql).bind(id.as_str()).bind(name.as_str()).bind(name.key());
                    created.bind(hash).bind(now.0).execute(&mut *transaction).await.map_err(name_taken)?;
                    hash.is_none()
                }
                Naming::Renamed => {
                    let sql = "SELECT password IS NULL FROM accounts WHERE id = $1";
                    let guest: Option<bool> =
                        sqlx::query_scalar(sql).bind(id.as_str()).fetch_optional(&mut *transaction).await?;
                    let renamed = sqlx::query(NAME).bind(id.as_str()).bind(name.as_str()).bind(name.key());
                    renamed.execute(&mut *transaction).await.map_err(name_taken)?;
                    guest.ok_or(StoreError::Missing)?
                }
                Naming::Promoted(hash) => {
                    let sql = "UPDATE accounts SET name = $2, name_key = $3, password = $4 \
                               WHERE id = $1 AND password IS NULL";
                    let promoted = sqlx::query(sql).bind(id.as_str()).bind(name.as_str()).bind(name.key()).bind(hash);
                    found(promoted.execute(&mut *transaction).await.map_err(name_taken)?.rows_affected())?;
                    false
                }
            };
            sqlx::query(FORGET).bind(id.as_str()).execute(&mut *transaction).await?;
            for form in forms {
                sqlx::query(INSERT).bind(form).bind(id.as_str()).execute(&mut *transaction).await?;
            }
            let renamed: Vec<String> = if guest { Vec::new() } else { alike.into_iter().map(|(id, _)| id).collect() };
            for other in &renamed {
                let name = Name::for_guest();
                sqlx::query(NAME)
                    .bind(other.as_str())
                    .bind(name.as_str())
                    .bind(name.key())
                    .execute(&mut *transaction)
                    .await?;
                sqlx::query(FORGET).bind(other.as_str()).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            renamed
        });
        guests.iter().map(|id| id.parse().map_err(|_| StoreError::corrupt("accounts.id"))).collect()
    }

    /// Whether an account other than this one has a name that looks like it.
    pub async fn is_name_taken(&self, name: &Name, but_by: Option<&AccountId>) -> Result<bool, StoreError> {
        let forms = name.skeletons();
        let (first, second) = (forms.first().cloned().unwrap_or_default(), forms.last().cloned().unwrap_or_default());
        let alike = on!(&self.reads, db => sqlx::query_as::<_, (String, bool)>(ALIKE)
            .bind(first)
            .bind(second)
            .bind(but_by.map_or("", AccountId::as_str))
            .fetch_all(db)
            .await?);
        Ok(alike.iter().any(|(_, guest)| !guest))
    }
}

/// The name is given already, if that is what the database complains about.
fn name_taken(fault: sqlx::Error) -> StoreError {
    match &fault {
        sqlx::Error::Database(known) if known.is_unique_violation() => StoreError::NameTaken,
        _ => fault.into(),
    }
}
