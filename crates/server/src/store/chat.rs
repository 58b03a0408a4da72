//! Chat at tables.

use super::pool::on;
use super::seats::FORMER_PLAYER;
use super::{Store, StoreError};
use crate::clock::Timestamp;
use crate::id::{AccountId, TableId};

/// The maximum number of chat lines at a table.
pub const MAX_CHAT_LINES: i64 = 5000;

/// A chat line.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ChatLine {
    /// Its number at the table, from 1.
    pub line: i64,
    /// The author, if the account still exists. Never sent.
    #[serde(skip)]
    pub account: Option<AccountId>,
    /// The author's current name.
    pub name: String,
    /// When it was written.
    pub at: Timestamp,
    /// The text.
    #[serde(rename = "text")]
    pub body: String,
}

/// A chat line in the export of its author.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnChatLine {
    /// The table.
    pub table: TableId,
    /// Its number there.
    pub line: i64,
    /// When it was written.
    pub at: Timestamp,
    /// The text.
    pub text: String,
}

type Row = (i64, Option<String>, Option<String>, i64, String);

impl Store {
    /// Adds a line and returns its number. A table has at most [`MAX_CHAT_LINES`].
    pub async fn say(&self, table: &TableId, who: &AccountId, body: &str, at: Timestamp) -> Result<i64, StoreError> {
        let sql = "INSERT INTO chat_lines (table_id, line, account, at, body) VALUES ($1, $2, $3, $4, $5) \
                   ON CONFLICT DO NOTHING";
        // Of two concurrent lines with the same number, the slower one takes the next.
        loop {
            let line = self.last_line(table).await? + 1;
            if line > MAX_CHAT_LINES {
                return Err(StoreError::ChatFull);
            }
            let added = on!(&self.writes, db => sqlx::query(sql)
                .bind(table.as_str())
                .bind(line)
                .bind(who.as_str())
                .bind(at.0)
                .bind(body)
                .execute(db)
                .await?
                .rows_affected());
            if added == 1 {
                return Ok(line);
            }
        }
    }

    /// Returns up to `limit` lines after a line, in order.
    pub async fn chat(&self, table: &TableId, after: i64, limit: u32) -> Result<Vec<ChatLine>, StoreError> {
        let sql = "SELECT c.line, c.account, (SELECT name FROM accounts WHERE id = c.account), c.at, c.body \
                   FROM chat_lines c WHERE c.table_id = $1 AND c.line > $2 ORDER BY c.line LIMIT $3";
        self.lines(sql, table, after, limit).await
    }

    /// Returns up to `limit` lines before a line, in order.
    pub async fn chat_before(&self, table: &TableId, before: i64, limit: u32) -> Result<Vec<ChatLine>, StoreError> {
        let sql = "SELECT c.line, c.account, (SELECT name FROM accounts WHERE id = c.account), c.at, c.body \
                   FROM chat_lines c WHERE c.table_id = $1 AND c.line < $2 ORDER BY c.line DESC LIMIT $3";
        let mut lines = self.lines(sql, table, before, limit).await?;
        lines.reverse();
        Ok(lines)
    }

    async fn lines(
        &self,
        sql: &'static str,
        table: &TableId,
        line: i64,
        limit: u32,
    ) -> Result<Vec<ChatLine>, StoreError> {
        let rows = on!(&self.reads, db => sqlx::query_as::<_, Row>(sql)
            .bind(table.as_str())
            .bind(line)
            .bind(i64::from(limit))
            .fetch_all(db)
            .await?);
        let read = |(line, account, name, at, body): Row| {
            let account = account.map(|id| id.parse().map_err(|_| StoreError::corrupt("chat_lines.account")));
            let name = name.unwrap_or_else(|| FORMER_PLAYER.to_owned());
            Ok(ChatLine { line, account: account.transpose()?, name, at: Timestamp(at), body })
        };
        rows.into_iter().map(read).collect()
    }

    /// Returns the number of the last line at a table; 0 if there is none.
    pub async fn last_line(&self, table: &TableId) -> Result<i64, StoreError> {
        let sql = "SELECT COALESCE(MAX(line), 0) FROM chat_lines WHERE table_id = $1";
        Ok(on!(&self.reads, db => sqlx::query_scalar::<_, i64>(sql).bind(table.as_str()).fetch_one(db).await?))
    }

    /// Returns up to `limit` lines of an author, in order, optionally after one of them.
    pub async fn chat_by(
        &self,
        who: &AccountId,
        after: Option<&OwnChatLine>,
        limit: u32,
    ) -> Result<Vec<OwnChatLine>, StoreError> {
        let sql = "SELECT table_id, line, at, body FROM chat_lines WHERE account = $1 \
                   AND (at, table_id, line) > ($2, $3, $4) ORDER BY at, table_id, line LIMIT $5";
        let (at, table, line) = after.map_or((i64::MIN, "", 0), |said| (said.at.0, said.table.as_str(), said.line));
        let rows = on!(&self.reads, db => sqlx::query_as::<_, (String, i64, i64, String)>(sql)
            .bind(who.as_str())
            .bind(at)
            .bind(table)
            .bind(line)
            .bind(i64::from(limit))
            .fetch_all(db)
            .await?);
        let read = |(table, line, at, text): (String, i64, i64, String)| {
            let table = table.parse().map_err(|_| StoreError::corrupt("chat_lines.table_id"))?;
            Ok(OwnChatLine { table, line, at: Timestamp(at), text })
        };
        rows.into_iter().map(read).collect()
    }
}
