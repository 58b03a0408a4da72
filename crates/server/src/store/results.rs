//! How games ended, and how strong players are.

use serde::Serialize;

use super::pool::on;
use super::{Store, StoreError};
use crate::clock::Timestamp;
use crate::id::{AccountId, TableId};

pub(super) const INSERT: &str =
    "INSERT INTO results (table_id, seat, account, place, score, at) VALUES ($1, $2, $3, $4, $5, $6)";

/// How a game ended for somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct GameResult {
    /// At which table.
    pub table: TableId,
    /// Which game.
    pub game: String,
    /// How many played.
    pub players: i64,
    /// From which seat.
    pub seat: i64,
    /// The place, from 1.
    pub place: i64,
    /// The points.
    pub score: i64,
    /// When it ended.
    pub at: Timestamp,
}

/// How strong somebody is in one game with so many players.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
pub struct Rating {
    /// Which game.
    pub game: String,
    /// How many play.
    pub players: i64,
    /// The estimate.
    pub mean: f64,
    /// How sure it is.
    pub deviation: f64,
    /// After so many games.
    pub games: i64,
    /// Since when.
    pub updated: Timestamp,
}

type ResultRow = (String, String, i64, i64, i64, i64, i64);
type RatingRow = (String, i64, f64, f64, i64, i64);

impl Store {
    /// How somebody's games ended, the latest first.
    pub async fn results_of(&self, account: &AccountId, limit: u32) -> Result<Vec<GameResult>, StoreError> {
        let sql = "SELECT r.table_id, t.game, t.players, r.seat, r.place, r.score, r.at FROM results r \
                   JOIN tables t ON t.id = r.table_id WHERE r.account = $1 ORDER BY r.at DESC, r.table_id LIMIT $2";
        let rows = on!(&self.reads, db => sqlx::query_as::<_, ResultRow>(sql)
            .bind(account.as_str())
            .bind(i64::from(limit))
            .fetch_all(db)
            .await?);
        let read = |(table, game, players, seat, place, score, at): ResultRow| {
            let table = table.parse().map_err(|_| StoreError::corrupt("results.table_id"))?;
            Ok(GameResult { table, game, players, seat, place, score, at: Timestamp(at) })
        };
        rows.into_iter().map(read).collect()
    }

    /// How strong somebody is, in every game they are rated in.
    pub async fn ratings_of(&self, account: &AccountId) -> Result<Vec<Rating>, StoreError> {
        let sql = "SELECT game, players, mean, deviation, games, updated FROM ratings \
                   WHERE account = $1 ORDER BY game, players";
        let rows = on!(&self.reads, db => sqlx::query_as::<_, RatingRow>(sql)
            .bind(account.as_str())
            .fetch_all(db)
            .await?);
        let read = |(game, players, mean, deviation, games, updated): RatingRow| Rating {
            game,
            players,
            mean,
            deviation,
            games,
            updated: Timestamp(updated),
        };
        Ok(rows.into_iter().map(read).collect())
    }

    /// Stores how strong players are after a game, all of them or none.
    pub async fn rate(&self, ratings: &[(AccountId, Rating)]) -> Result<(), StoreError> {
        let sql = "INSERT INTO ratings (account, game, players, mean, deviation, games, updated) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (account, game, players) DO UPDATE SET \
                   mean = excluded.mean, deviation = excluded.deviation, games = excluded.games, updated = excluded.updated";
        // In one order for everybody, so that two games that end at once do not wait for each other.
        let mut ratings: Vec<_> = ratings.iter().collect();
        ratings.sort_by(|a, b| a.0.cmp(&b.0));
        on!(&self.writes, db => {
            let mut transaction = db.begin_with(self.writes.begins()).await?;
            for (account, rating) in ratings {
                sqlx::query(sql)
                    .bind(account.as_str())
                    .bind(rating.game.as_str())
                    .bind(rating.players)
                    .bind(rating.mean)
                    .bind(rating.deviation)
                    .bind(rating.games)
                    .bind(rating.updated.0)
                    .execute(&mut *transaction)
                    .await?;
            }
            transaction.commit().await?;
        });
        Ok(())
    }
}
