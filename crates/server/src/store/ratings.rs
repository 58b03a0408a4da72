//! Ratings of players after rated games (Weng–Lin).

use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::pool::on;
use super::{Store, StoreError};
use crate::clock::Timestamp;
use crate::id::AccountId;

/// A player's rating in one game with one number of players.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Rating {
    /// The game.
    #[cfg_attr(feature = "typescript", ts(type = "Choice['game']"))]
    pub game: String,
    /// The number of players.
    pub players: i64,
    /// The estimated strength.
    pub mean: f64,
    /// The standard deviation of the estimate.
    pub deviation: f64,
    /// The number of rated games.
    pub games: i64,
    /// When it last changed.
    pub updated: Timestamp,
}

/// An entry in the ranking.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Rank {
    /// The player's current name.
    pub name: String,
    /// The estimated strength.
    pub mean: f64,
    /// The standard deviation of the estimate.
    pub deviation: f64,
    /// The number of rated games.
    pub games: i64,
}

/// Makes sure that a row exists, so that it can be locked.
pub(super) const PREPARE: &str = "INSERT INTO ratings (account, game, players, mean, deviation, games, updated) \
     SELECT id, $2, $3, $4, $5, 0, $6 FROM accounts WHERE id = $1 ON CONFLICT DO NOTHING";
/// Reads the row and locks it.
pub(super) const TAKE: &str = "UPDATE ratings SET updated = $4 WHERE account = $1 AND game = $2 AND players = $3 \
     RETURNING mean, deviation";
pub(super) const PUT: &str = "UPDATE ratings SET mean = $4, deviation = $5, games = games + 1 \
     WHERE account = $1 AND game = $2 AND players = $3";

/// Returns the mean and deviation of an unrated player.
pub(super) fn unknown() -> (f64, f64) {
    let WengLinRating { rating, uncertainty } = WengLinRating::new();
    (rating, uncertainty)
}

/// Returns the ratings (mean, deviation) after a game with these places.
pub(super) fn after(before: &[(f64, f64)], places: &[u8]) -> Vec<(f64, f64)> {
    let teams: Vec<_> = before.iter().map(|&(rating, uncertainty)| [WengLinRating { rating, uncertainty }]).collect();
    let ranked: Vec<_> =
        teams.iter().zip(places).map(|(team, place)| (&team[..], MultiTeamOutcome::new(usize::from(*place)))).collect();
    let rated = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    rated.into_iter().flatten().map(|WengLinRating { rating, uncertainty }| (rating, uncertainty)).collect()
}

/// Rates the players within the transaction that stores the last entry: once, or not at all.
macro_rules! rate {
    ($append:expr, $rated:expr, $transaction:expr) => {{
        use $crate::store::ratings;
        let (rated, players) = ($rated, i64::from($rated.players));
        let mut seats: Vec<(&str, u8)> = $append
            .update
            .results
            .iter()
            .filter_map(|outcome| Some((outcome.account.as_ref()?.as_str(), outcome.place)))
            .collect();
        // In a fixed order, so that two games that end at the same time don't deadlock.
        seats.sort_unstable();
        let mut before = Vec::new();
        for (account, _) in &seats {
            let (mean, deviation) = ratings::unknown();
            sqlx::query(ratings::PREPARE)
                .bind(*account)
                .bind(rated.game.as_str())
                .bind(players)
                .bind(mean)
                .bind(deviation)
                .bind($append.at.0)
                .execute(&mut **$transaction)
                .await?;
            let row = sqlx::query_as::<_, (f64, f64)>(ratings::TAKE)
                .bind(*account)
                .bind(rated.game.as_str())
                .bind(players)
                .bind($append.at.0)
                .fetch_optional(&mut **$transaction)
                .await?;
            // A deleted account counts as unrated.
            before.push(row.unwrap_or((mean, deviation)));
        }
        let places: Vec<u8> = seats.iter().map(|(_, place)| *place).collect();
        for ((account, _), (mean, deviation)) in seats.iter().zip(ratings::after(&before, &places)) {
            sqlx::query(ratings::PUT)
                .bind(*account)
                .bind(rated.game.as_str())
                .bind(players)
                .bind(mean)
                .bind(deviation)
                .execute(&mut **$transaction)
                .await?;
        }
    }};
}
pub(super) use rate;

type Row = (String, i64, f64, f64, i64, i64);

impl Store {
    /// Returns all ratings of an account.
    pub async fn ratings_of(&self, account: &AccountId) -> Result<Vec<Rating>, StoreError> {
        let sql = "SELECT game, players, mean, deviation, games, updated FROM ratings \
                   WHERE account = $1 ORDER BY game, players";
        let rows = on!(&self.reads, db => sqlx::query_as::<_, Row>(sql).bind(account.as_str()).fetch_all(db).await?);
        let read = |(game, players, mean, deviation, games, updated): Row| Rating {
            game,
            players,
            mean,
            deviation,
            games,
            updated: Timestamp(updated),
        };
        Ok(rows.into_iter().map(read).collect())
    }

    /// Returns the strongest players of a game with this number of players.
    pub async fn ranking(&self, game: &str, players: u8, limit: u32) -> Result<Vec<Rank>, StoreError> {
        let sql = "SELECT a.name, r.mean, r.deviation, r.games FROM ratings r JOIN accounts a ON a.id = r.account \
                   WHERE r.game = $1 AND r.players = $2 ORDER BY r.mean DESC, r.account DESC LIMIT $3";
        let rows = on!(&self.reads, db => sqlx::query_as::<_, (String, f64, f64, i64)>(sql)
            .bind(game)
            .bind(i64::from(players))
            .bind(i64::from(limit))
            .fetch_all(db)
            .await?);
        Ok(rows.into_iter().map(|(name, mean, deviation, games)| Rank { name, mean, deviation, games }).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winners_rise_and_losers_fall() {
        let before = [unknown(), unknown(), unknown()];
        let after = after(&before, &[2, 1, 2]);
        assert!(after[1].0 > before[1].0 && after[0].0 < before[0].0);
        assert!((after[0].0 - after[2].0).abs() < 1e-9, "they tied");
        assert!(after.iter().zip(before).all(|(after, before)| after.1 < before.1), "every rating is more certain");
    }
}
