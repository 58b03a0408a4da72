//! Results of matches.

use serde::Serialize;

use super::merge::current_account;
use super::pool::on;
use super::{Store, StoreError};
use crate::clock::Timestamp;
use crate::id::{AccountId, TableId};

pub(super) const INSERT: &str = concat!(
    "INSERT INTO results (table_id, seat, account, place, score, at) VALUES ($1, $2, ",
    current_account!("$3"),
    ", $4, $5, $6)"
);

/// The result of one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PlayerResult)]
pub struct GameResult {
    /// The table.
    pub table: TableId,
    /// The game.
    pub game: String,
    /// The number of players.
    pub players: i64,
    /// The player's seat.
    pub seat: i64,
    /// The place, from 1.
    pub place: i64,
    /// The points.
    pub score: i64,
    /// When it ended.
    pub at: Timestamp,
}

type ResultRow = (String, String, i64, i64, i64, i64, i64);

impl Store {
    /// Returns place and score by seat of the match at a table.
    pub async fn results_at(&self, table: &TableId) -> Result<Vec<(i64, i64)>, StoreError> {
        let sql = "SELECT place, score FROM results WHERE table_id = $1 ORDER BY seat";
        Ok(on!(&self.reads, db => sqlx::query_as::<_, (i64, i64)>(sql).bind(table.as_str()).fetch_all(db).await?))
    }

    /// Returns up to `limit` results of an account, latest first, optionally after one of them.
    pub async fn results_of(
        &self,
        account: &AccountId,
        after: Option<&GameResult>,
        limit: u32,
    ) -> Result<Vec<GameResult>, StoreError> {
        let sql = "SELECT r.table_id, t.game, t.players, r.seat, r.place, r.score, r.at FROM results r \
                   JOIN tables t ON t.id = r.table_id WHERE r.account = $1 AND (r.at, r.table_id, r.seat) < ($2, $3, $4) \
                   ORDER BY r.at DESC, r.table_id DESC, r.seat DESC LIMIT $5";
        let (at, table, seat) =
            after.map_or((i64::MAX, "", 0), |result| (result.at.0, result.table.as_str(), result.seat));
        let rows = on!(&self.reads, db => sqlx::query_as::<_, ResultRow>(sql)
            .bind(account.as_str())
            .bind(at)
            .bind(table)
            .bind(seat)
            .bind(i64::from(limit))
            .fetch_all(db)
            .await?);
        let read = |(table, game, players, seat, place, score, at): ResultRow| {
            let table = table.parse().map_err(|_| StoreError::corrupt("results.table_id"))?;
            Ok(GameResult { table, game, players, seat, place, score, at: Timestamp(at) })
        };
        rows.into_iter().map(read).collect()
    }
}
