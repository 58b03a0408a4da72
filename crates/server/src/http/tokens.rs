//! Tokens for programs that play for somebody.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};

use super::error::{ApiError, ErrorBody};
use super::extract::{Body, Session};
use crate::id::BotTokenId;
use crate::name::Name;
use crate::state::AppState;
use crate::store::{BotToken, StoreError};

/// The maximum number of tokens per account.
const MOST: usize = 20;

/// A token to make.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct NewToken {
    name: Name,
}

/// A token that was made.
#[derive(Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(super) struct MadeToken {
    #[serde(flatten)]
    about: BotToken,
    /// The token itself, for `Authorization: Bearer`; it is shown this once.
    token: String,
}

/// One's tokens; not the secrets, which nobody has but their owner.
#[utoipa::path(get, path = "/api/me/tokens", tag = "tokens",
    responses((status = 200, body = Vec<BotToken>), (status = 401, body = ErrorBody)))]
pub(super) async fn list(State(state): State<AppState>, session: Session) -> Result<Json<Vec<BotToken>>, ApiError> {
    Ok(Json(state.store.bot_tokens(&session.account.id).await?))
}

/// Makes a token.
#[utoipa::path(post, path = "/api/me/tokens", tag = "tokens", request_body = NewToken,
    responses((status = 201, body = MadeToken), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn create(
    State(state): State<AppState>,
    session: Session,
    Body(new): Body<NewToken>,
) -> Result<(StatusCode, Json<MadeToken>), ApiError> {
    let id = session.registered()?.account.id;
    if state.store.bot_tokens(&id).await?.len() >= MOST {
        return Err(ApiError::Invalid("You have 20 bot tokens already: revoke one first."));
    }
    crate::text::check_marks(new.name.as_str())?;
    let (about, token) = state.store.create_bot_token(&id, new.name.as_str(), state.clock.now()).await?;
    Ok((StatusCode::CREATED, Json(MadeToken { about, token: token.reveal() })))
}

/// Makes a token worthless.
#[utoipa::path(delete, path = "/api/me/tokens/{id}", tag = "tokens", params(("id" = BotTokenId, Path)),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn revoke(
    State(state): State<AppState>,
    session: Session,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let missing = ApiError::NotFound("token");
    let Ok(id) = id.parse::<BotTokenId>() else { return Err(missing) };
    match state.store.revoke_bot_token(&session.account.id, &id).await {
        Err(StoreError::Missing) => Err(missing),
        done => {
            done?;
            state.hub.recheck_sessions(&session.account.id);
            Ok(StatusCode::NO_CONTENT)
        }
    }
}
