//! Names: no two accounts have names that look alike, and no guest has a name that looks like an account's.

use super::accounts::found;
use super::pool::{Pool, on};
use super::{Store, StoreError};
use crate::clock::Timestamp;
use crate::id::AccountId;
use crate::name::Name;

/// Makes those who choose names at the same time wait for each other; SQLite writes one by one anyway.
const LOCK: &str = "SELECT pg_advisory_xact_lock(7701)";

/// An account other than this one whose name looks like this. Guests are not read, however many share the name. In their
/// order, as PostgreSQL would otherwise read the whole table in the hope that it finds one soon.
const TAKEN: &str = "SELECT account FROM (SELECT account FROM name_skeletons \
     WHERE skeleton = $1 AND registered IS NOT NULL AND account <> $3 ORDER BY account LIMIT 1) AS first \
     UNION ALL SELECT account FROM (SELECT account FROM name_skeletons \
     WHERE skeleton = $2 AND registered IS NOT NULL AND account <> $3 ORDER BY account LIMIT 1) AS second";

/// Some of the guests whose name looks like this; a guest may be among them twice.
const GUESTS: &str = "SELECT account FROM (SELECT account FROM name_skeletons \
     WHERE skeleton = $1 AND registered IS NULL AND account <> $3 ORDER BY account LIMIT $4) AS first \
     UNION ALL SELECT account FROM (SELECT account FROM name_skeletons \
     WHERE skeleton = $2 AND registered IS NULL AND account <> $3 ORDER BY account LIMIT $4) AS second";

/// The number of guests who are given another name in one transaction, so that nobody waits long for the lock.
const BATCH: usize = 100;

pub(super) const INSERT: &str = "INSERT INTO name_skeletons (skeleton, account, registered) \
     SELECT $1, id, CASE WHEN password IS NOT NULL THEN TRUE END FROM accounts WHERE id = $2 ON CONFLICT DO NOTHING";

/// Marks the names of accounts in a copy that was made when they were not marked.
pub(super) const MARK: &str = "UPDATE name_skeletons SET registered = TRUE WHERE registered IS NULL \
     AND account IN (SELECT id FROM accounts WHERE password IS NOT NULL)";

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

    /// Gives other names to a batch of guests who are in the way. If they were all, gives the name, and says so: nobody
    /// has it as long as a guest has one that looks like it.
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

    /// Whether an account other than this one has a name that looks like it.
    pub async fn is_name_taken(&self, name: &Name, but_by: Option<&AccountId>) -> Result<bool, StoreError> {
        let forms = name.skeletons();
        let (first, second) = ends(&forms);
        let taken = on!(&self.reads, db => sqlx::query_scalar::<_, String>(TAKEN)
            .bind(first)
            .bind(second)
            .bind(but_by.map_or("", AccountId::as_str))
            .fetch_optional(db)
            .await?);
        Ok(taken.is_some())
    }
}

/// The first and the last skeleton of a name, which has one or two.
fn ends(forms: &[String]) -> (&str, &str) {
    (forms.first().map_or("", String::as_str), forms.last().map_or("", String::as_str))
}

/// The name is given already, if that is what the database complains about.
fn name_taken(fault: sqlx::Error) -> StoreError {
    match &fault {
        sqlx::Error::Database(known) if known.is_unique_violation() => StoreError::NameTaken,
        _ => fault.into(),
    }
}
