//! Sessions and bot tokens. Only hashes of tokens are stored.

use std::time::Duration;

use super::accounts::{self, Account, COLUMNS, found};
use super::pool::on;
use super::{Store, StoreError};
use crate::clock::Timestamp;
use crate::id::{AccountId, BotTokenId};
use crate::secret::{Token, TokenHash};

/// How long a session lasts after its last use.
pub const SESSION_LIFE: Duration = Duration::from_secs(180 * 86_400);

/// The use of a session is recorded at most once a day, so that reading doesn't become writing.
const RENEW: Duration = Duration::from_secs(86_400);

/// The maximum number of sessions of one account; a new one ends the least recently used.
pub const MAX_SESSIONS: u32 = 50;

/// The number of expired sessions deleted per transaction.
const BATCH: i64 = 500;

/// A token with which a program plays for an account.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct BotToken {
    /// The ID for revoking it.
    pub id: BotTokenId,
    /// The name its owner gave it.
    pub name: String,
    /// When it was created.
    pub created: Timestamp,
}

type SessionRow = (Vec<u8>, i64, String, String, bool, i64, String);

impl Store {
    /// Creates a session. The returned token isn't stored.
    pub async fn create_session(&self, account: &AccountId, now: Timestamp) -> Result<Token, StoreError> {
        let token = Token::random();
        let sql = "INSERT INTO sessions (hash, account, created, used, expires) VALUES ($1, $2, $3, $3, $4)";
        on!(&self.writes, db => sqlx::query(sql)
            .bind(token.hash().as_bytes())
            .bind(account.as_str())
            .bind(now.0)
            .bind(now.after(SESSION_LIFE).0)
            .execute(db)
            .await?
            .rows_affected());
        Ok(token)
    }

    /// Ends the least recently used sessions of an account beyond [`MAX_SESSIONS`], except this one. Returns their
    /// number.
    pub async fn end_oldest_sessions(&self, account: &AccountId, except: TokenHash) -> Result<u64, StoreError> {
        let sql = "DELETE FROM sessions WHERE account = $1 AND hash IN (SELECT hash FROM sessions \
                   WHERE account = $1 AND hash <> $2 ORDER BY used DESC, created DESC LIMIT $3 OFFSET $4)";
        Ok(on!(&self.writes, db => sqlx::query(sql)
            .bind(account.as_str())
            .bind(except.as_bytes())
            .bind(BATCH)
            .bind(i64::from(MAX_SESSIONS) - 1)
            .execute(db)
            .await?
            .rows_affected()))
    }

    /// Returns the account of a session, if it hasn't ended.
    pub async fn session(&self, hash: TokenHash, now: Timestamp) -> Result<Option<Account>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!(
            "SELECT sessions.hash, sessions.used, {COLUMNS} FROM sessions JOIN accounts ON accounts.id = sessions.account \
             WHERE sessions.hash = $1 AND sessions.expires > $2"
        ));
        let row = on!(&self.reads, db => sqlx::query_as::<_, SessionRow>(sql)
            .bind(hash.as_bytes())
            .bind(now.0)
            .fetch_optional(db)
            .await?);
        let Some((stored, used, id, name, guest, created, settings)) = row else { return Ok(None) };
        if !hash.is(&stored) {
            return Ok(None);
        }
        if now.since(Timestamp(used)) > RENEW {
            self.renew(hash, now).await?;
        }
        accounts::read((id, name, guest, created, settings)).map(Some)
    }

    async fn renew(&self, hash: TokenHash, now: Timestamp) -> Result<(), StoreError> {
        on!(&self.writes, db => sqlx::query("UPDATE sessions SET used = $2, expires = $3 WHERE hash = $1")
            .bind(hash.as_bytes())
            .bind(now.0)
            .bind(now.after(SESSION_LIFE).0)
            .execute(db)
            .await?
            .rows_affected());
        Ok(())
    }

    /// Ends a session.
    pub async fn end_session(&self, hash: TokenHash) -> Result<(), StoreError> {
        on!(&self.writes, db => sqlx::query("DELETE FROM sessions WHERE hash = $1")
            .bind(hash.as_bytes())
            .execute(db)
            .await?
            .rows_affected());
        Ok(())
    }

    /// Ends all sessions of an account.
    pub async fn end_all_sessions(&self, account: &AccountId) -> Result<(), StoreError> {
        on!(&self.writes, db => sqlx::query("DELETE FROM sessions WHERE account = $1")
            .bind(account.as_str())
            .execute(db)
            .await?
            .rows_affected());
        Ok(())
    }

    /// Deletes expired sessions in short batches and returns their number.
    pub async fn delete_expired_sessions(&self, now: Timestamp) -> Result<u64, StoreError> {
        let sql = "DELETE FROM sessions WHERE expires <= $1 \
                   AND hash IN (SELECT hash FROM sessions WHERE expires <= $1 ORDER BY expires LIMIT $2)";
        let mut forgotten = 0;
        loop {
            let batch = on!(&self.writes, db => sqlx::query(sql)
                .bind(now.0)
                .bind(BATCH)
                .execute(db)
                .await?
                .rows_affected());
            forgotten += batch;
            if batch < BATCH.cast_unsigned() {
                return Ok(forgotten);
            }
        }
    }

    /// Returns when an account's sessions began and were last used.
    pub async fn sessions_of(&self, account: &AccountId) -> Result<Vec<(Timestamp, Timestamp)>, StoreError> {
        let sql = "SELECT created, used FROM sessions WHERE account = $1 ORDER BY created";
        let rows = on!(&self.reads, db => sqlx::query_as::<_, (i64, i64)>(sql)
            .bind(account.as_str())
            .fetch_all(db)
            .await?);
        Ok(rows.into_iter().map(|(created, used)| (Timestamp(created), Timestamp(used))).collect())
    }

    /// Creates a bot token. The returned token itself isn't stored.
    pub async fn create_bot_token(
        &self,
        account: &AccountId,
        name: &str,
        now: Timestamp,
    ) -> Result<(BotToken, Token), StoreError> {
        let (id, token) = (BotTokenId::random(), Token::random());
        let sql = "INSERT INTO bot_tokens (id, hash, account, name, created) VALUES ($1, $2, $3, $4, $5)";
        on!(&self.writes, db => sqlx::query(sql)
            .bind(id.as_str())
            .bind(token.hash().as_bytes())
            .bind(account.as_str())
            .bind(name)
            .bind(now.0)
            .execute(db)
            .await?
            .rows_affected());
        Ok((BotToken { id, name: name.to_owned(), created: now }, token))
    }

    /// Returns the account a bot token belongs to.
    pub async fn bot_owner(&self, hash: TokenHash) -> Result<Option<Account>, StoreError> {
        let sql = sqlx::AssertSqlSafe(format!(
            "SELECT bot_tokens.hash, bot_tokens.created, {COLUMNS} FROM bot_tokens \
             JOIN accounts ON accounts.id = bot_tokens.account WHERE bot_tokens.hash = $1"
        ));
        let row = on!(&self.reads, db => sqlx::query_as::<_, SessionRow>(sql)
            .bind(hash.as_bytes())
            .fetch_optional(db)
            .await?);
        let Some((stored, _, id, name, guest, created, settings)) = row else { return Ok(None) };
        if hash.is(&stored) { accounts::read((id, name, guest, created, settings)).map(Some) } else { Ok(None) }
    }

    /// Returns the bot tokens of an account.
    pub async fn bot_tokens(&self, account: &AccountId) -> Result<Vec<BotToken>, StoreError> {
        let sql = "SELECT id, name, created FROM bot_tokens WHERE account = $1 ORDER BY created, id";
        let rows = on!(&self.reads, db => sqlx::query_as::<_, (String, String, i64)>(sql)
            .bind(account.as_str())
            .fetch_all(db)
            .await?);
        let read = |(id, name, created): (String, String, i64)| {
            let id = id.parse().map_err(|_| StoreError::corrupt("bot_tokens.id"))?;
            Ok(BotToken { id, name, created: Timestamp(created) })
        };
        rows.into_iter().map(read).collect()
    }

    /// Revokes a bot token.
    pub async fn revoke_bot_token(&self, account: &AccountId, id: &BotTokenId) -> Result<(), StoreError> {
        found(on!(&self.writes, db => sqlx::query("DELETE FROM bot_tokens WHERE account = $1 AND id = $2")
            .bind(account.as_str())
            .bind(id.as_str())
            .execute(db)
            .await?
            .rows_affected()))
    }
}
