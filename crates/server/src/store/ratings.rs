//! How strong players are, after the games that counted (Weng–Lin).

use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use super::pool::on;
use super::{Store, StoreError};
use crate::clock::Timestamp;
use crate::id::AccountId;

/// How strong somebody is in one game with so many players.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Rating {
    /// Which game.
    #[cfg_attr(feature = "typescript", ts(type = "Choice['game']"))]
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

/// Somebody in the list of the strongest.
#[derive(Clone, Debug, PartialEq, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Rank {
    /// What they are called today.
    pub name: String,
    /// The estimate.
    pub mean: f64,
    /// How sure it is.
    pub deviation: f64,
    /// After so many games.
    pub games: i64,
}

/// Everybody has a row before it is read, so that it can be locked.
pub(super) const PREPARE: &str = "INSERT INTO ratings (account, game, players, mean, deviation, games, updated) \
     SELECT id, $2, $3, $4, $5, 0, $6 FROM accounts WHERE id = $1 ON CONFLICT DO NOTHING";
/// Reads, and keeps others from changing it meanwhile.
pub(super) const TAKE: &str = "UPDATE ratings SET updated = $4 WHERE account = $1 AND game = $2 AND players = $3 \
     RETURNING mean, deviation";
pub(super) const PUT: &str = "UPDATE ratings SET mean = $4, deviation = $5, games = games + 1 \
     WHERE account = $1 AND game = $2 AND players = $3";

/// What somebody of whom nothing is known is taken for: mean and deviation.
pub(super) fn unknown() -> (f64, f64) {
    let WengLinRating { rating, uncertainty } = WengLinRating::new();
    (rating, uncertainty)
}

/// What a game makes of the ratings (mean, deviation) of those who played it, by their places.
pub(super) fn after(before: &[(f64, f64)], places: &[u8]) -> Vec<(f64, f64)> {
    let teams: Vec<_> = before.iter().map(|&(rating, uncertainty)| [WengLinRating { rating, uncertainty }]).collect();
    let ranked: Vec<_> =
        teams.iter().zip(places).map(|(team, place)| (&team[..], MultiTeamOutcome::new(usize::from(*place)))).collect();
    let rated = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    rated.into_iter().flatten().map(|WengLinRating { rating, uncertainty }| (rating, uncertainty)).collect()
}

/// Rates those who played, within the transaction that stores the last entry: once, or not at all.
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
        // In one order for everybody, so that two games that end at once do not wait for each other.
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
            // Who has gone meanwhile counts as a stranger.
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
    /// How strong somebody is, in every game they are rated in.
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

    /// The strongest in a game with so many players.
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
    fn whoever_wins_rises_and_whoever_loses_falls() {
        let before = [unknown(), unknown(), unknown()];
        let after = after(&before, &[2, 1, 2]);
        assert!(after[1].0 > before[1].0 && after[0].0 < before[0].0);
        assert!((after[0].0 - after[2].0).abs() < 1e-9, "they tied");
        assert!(after.iter().zip(before).all(|(after, before)| after.1 < before.1), "more is known of everybody");
    }
}
