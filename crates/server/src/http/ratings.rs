//! The strongest players.

use axum::Json;
use axum::extract::State;
use serde::Deserialize;

use super::error::{ApiError, ErrorBody};
use super::extract::Asked;
use crate::state::AppState;
use crate::store::Rank;

/// The maximum number of players listed.
const MOST: u32 = 100;

/// Which list.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// `qin` or `kaiser`.
    game: String,
    /// With how many players.
    #[param(minimum = 0, maximum = 255)]
    players: u8,
}

/// The strongest players of a game with this many players. Only games count in which everyone has an account.
#[utoipa::path(get, path = "/api/ratings", tag = "ratings", params(Which),
    responses((status = 200, body = Vec<Rank>), (status = 422, body = ErrorBody)))]
pub(super) async fn list(
    State(state): State<AppState>,
    Asked(which): Asked<Which>,
) -> Result<Json<Vec<Rank>>, ApiError> {
    Ok(Json(state.store.ranking(&which.game, which.players, MOST).await?))
}
