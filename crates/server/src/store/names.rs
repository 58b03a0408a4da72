//! Unique names: no two accounts have look-alike names, and no guest's name looks like an account's.

use super::accounts::found;
use super::pool::{Pool, on};
use super::{Store, StoreError};
use crate::clock::Timestamp;
use crate::id::AccountId;
use crate::name::Name;

/// Serializes the choice of names in PostgreSQL; SQLite has one writer.
const LOCK: &str = "SELECT pg_advisory_xact_lock(7701)";

/// Another account with a look-alike name. Guests aren't read, however many share the name. The ORDER BY keeps PostgreSQL
/// from scanning the table for a first match.
const TAKEN: &str = "SELECT account FROM (SELECT account FROM name_skeletons \
     WHERE skeleton = $1 AND registered IS NOT NULL AND account <> $3 ORDER BY account LIMIT 1) AS first \
     UNION ALL SELECT account FROM (SELECT account FROM name_skeletons \
     WHERE skeleton = $2 AND registered IS NOT NULL AND account <> $3 ORDER BY account LIMIT 1) AS second";

/// Some of the guests with a look-alike name, possibly twice.
const GUESTS: &str = "SELECT account FROM (SELECT account FROM name_skeletons \
     WHERE skeleton = $1 AND registered IS NULL AND account <> $3 ORDER BY account LIMIT $4) AS first \
     UNION ALL SELECT account FROM (SELECT account FROM name_skeletons \
     WHERE skeleton = $2 AND registered IS NULL AND account <> $3 ORDER BY account LIMIT $4) AS second";

/// The number of guests renamed in one transaction, so that the lock is held briefly.
const BATCH: usize = 100;

pub(super) const INSERT: &str = "INSERT INTO name_skeletons (skeleton, account, registered) \
     SELECT $1, id, CASE WHEN password IS NOT NULL THEN TRUE END FROM accounts WHERE id = $2 ON CONFLICT DO NOTHING";

/// Marks the names of accounts in a backup from before they were marked.
pub(super) const MARK: &str = "UPDATE name_skeletons SET registered = TRUE WHERE registered IS NULL \
     AND account IN (SELECT id FROM accounts WHERE password IS NOT NULL)";

const FORGET: &str = "DELETE FROM name_skeletons WHERE account = $1";
const NAME: &str = "UPDATE accounts SET name = $2, name_key = $3 WHERE id = $1";

/// A batch of accounts without skeletons, from older versions.
pub(super) const UNKNOWN: &str = "SELECT id, name FROM accounts \
     WHERE id > $1 AND NOT EXISTS (SELECT 1 FROM name_skeletons s WHERE s.account = accounts.id) ORDER BY id LIMIT 500";

/// Computes missing skeletons of names.
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

/// The reason for giving a name.
#[derive(Clone, Copy)]
pub(super) enum Naming<'a> {
    /// A new account with the hash of its password, or a new guest.
    New(Option<&'a str>, Timestamp),
    /// A change of name.
    Renamed,
    /// A guest registers, with the hash of a password.
    Promoted(&'a str),
}

impl Store {
    /// Gives an account or guest a name that no account's name resembles. If it becomes an account's name, guests with
    /// look-alike names are renamed and returned.
    pub(super) async fn give_name(
        &self,
        id: &AccountId,
        name: &Name,
        naming: Naming<'_>,
    ) -> Result<Vec<AccountId>, StoreError> {
        let mut renamed = Vec::new();
        loop {
            let (guests, given) = self.try_to_give_name(id, name, naming).await?;
            renamed.extend(guests);
            if given {
                let id = |id: &String| id.parse().map_err(|_| StoreError::corrupt("accounts.id"));
                return renamed.iter().map(id).collect();
            }
        }
    }

    /// Renames a batch of guests with look-alike names. If none are left, gives the name and returns true.
    async fn try_to_give_name(
        &self,
        id: &AccountId,
        name: &Name,
        naming: Naming<'_>,
    ) -> Result<(Vec<String>, bool), StoreError> {
        let forms = name.skeletons();
        let (first, second) = ends(&forms);
        let done = on!(&self.writes, db => {
            let mut transaction = db.begin_with(self.writes.begins()).await?;
            if matches!(self.writes, Pool::Postgres(_)) {
                sqlx::query(LOCK).execute(&mut *transaction).await?;
            }
            let taken = sqlx::query(TAKEN).bind(first).bind(second).bind(id.as_str());
            if taken.fetch_optional(&mut *transaction).await?.is_some() {
                return Err(StoreError::NameTaken);
            }
            let guest = match naming {
                Naming::New(hash, _) => hash.is_none(),
                Naming::Renamed => {
                    let sql = "SELECT password IS NULL FROM accounts WHERE id = $1";
                    let guest: Option<bool> =
                        sqlx::query_scalar(sql).bind(id.as_str()).fetch_optional(&mut *transaction).await?;
                    guest.ok_or(StoreError::Missing)?
                }
                Naming::Promoted(_) => false,
            };
            let mut others: Vec<String> = Vec::new();
            if !guest {
                others = sqlx::query_scalar(GUESTS)
                    .bind(first)
                    .bind(second)
                    .bind(id.as_str())
                    .bind(BATCH as i64)
                    .fetch_all(&mut *transaction)
                    .await?;
            }
            let all = others.len() < BATCH;
            others.sort_unstable();
            others.dedup();
            for other in &others {
                let name = Name::for_guest();
                sqlx::query(NAME)
                    .bind(other.as_str())
                    .bind(name.as_str())
                    .bind(name.key())
                    .execute(&mut *transaction)
                    .await?;
                sqlx::query(FORGET).bind(other.as_str()).execute(&mut *transaction).await?;
            }
            if all {
                match naming {
                    Naming::New(hash, now) => {
                        let sql = "INSERT INTO accounts (id, name, name_key, password, created, settings) \
                                   VALUES ($1, $2, $3, $4, $5, '{}')";
                        let created = sqlx::query(sql).bind(id.as_str()).bind(name.as_str()).bind(name.key());
                        created.bind(hash).bind(now.0).execute(&mut *transaction).await.map_err(name_taken)?;
                    }
                    Naming::Renamed => {
                        let renamed = sqlx::query(NAME).bind(id.as_str()).bind(name.as_str()).bind(name.key());
                        renamed.execute(&mut *transaction).await.map_err(name_taken)?;
                    }
                    Naming::Promoted(hash) => {
                        let sql = "UPDATE accounts SET name = $2, name_key = $3, password = $4 \
                                   WHERE id = $1 AND password IS NULL";
                        let promoted = sqlx::query(sql).bind(id.as_str()).bind(name.as_str()).bind(name.key());
                        let promoted = promoted.bind(hash).execute(&mut *transaction).await.map_err(name_taken)?;
                        found(promoted.rows_affected())?;
                    }
                }
                sqlx::query(FORGET).bind(id.as_str()).execute(&mut *transaction).await?;
                for form in &forms {
                    sqlx::query(INSERT).bind(form).bind(id.as_str()).execute(&mut *transaction).await?;
                }
            }
            transaction.commit().await?;
            (others, all)
        });
        Ok(done)
    }

    /// Whether another account has a look-alike name.
    pub async fn is_name_taken(&self, name: &Name, except: Option<&AccountId>) -> Result<bool, StoreError> {
        let forms = name.skeletons();
        let (first, second) = ends(&forms);
        let taken = on!(&self.reads, db => sqlx::query_scalar::<_, String>(TAKEN)
            .bind(first)
            .bind(second)
            .bind(except.map_or("", AccountId::as_str))
            .fetch_optional(db)
            .await?);
        Ok(taken.is_some())
    }
}

/// Returns the first and last of a name's one or two skeletons.
fn ends(forms: &[String]) -> (&str, &str) {
    (forms.first().map_or("", String::as_str), forms.last().map_or("", String::as_str))
}

/// Maps a unique violation to [`StoreError::NameTaken`].
fn name_taken(fault: sqlx::Error) -> StoreError {
    match &fault {
        sqlx::Error::Database(known) if known.is_unique_violation() => StoreError::NameTaken,
        _ => fault.into(),
    }
}
