//! Talking at tables.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};

use super::error::{ApiError, ErrorBody};
use super::extract::{Address, Asked, Body, Caller, TablePath};
use crate::id::TableId;
use crate::live::{Denied, RoomMessage};
use crate::state::AppState;
use crate::store::ChatLine;
use crate::text;

/// The maximum number of characters in a line.
const LONGEST: usize = 500;

/// The maximum number of lines in an answer.
const PAGE: u32 = 200;

/// Which lines to read; the last 200 if nothing is said.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Lines {
    /// The first lines with higher numbers.
    after: Option<i64>,
    /// The last lines with lower numbers.
    before: Option<i64>,
    /// The number of lines, 200 at most and if it is left out.
    #[param(minimum = 1, maximum = 200)]
    limit: Option<u32>,
}

/// What was said at a table, in order: 200 lines at most.
#[utoipa::path(get, path = "/api/tables/{id}/chat", tag = "chat", params(("id" = TableId, Path), Lines),
    responses((status = 200, body = Vec<ChatLine>), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn read(
    State(state): State<AppState>,
    TablePath(table): TablePath,
    Asked(Lines { after, before, limit }): Asked<Lines>,
) -> Result<Json<Vec<ChatLine>>, ApiError> {
    let limit = limit.unwrap_or(PAGE);
    if !(1..=PAGE).contains(&limit) {
        return Err(ApiError::Invalid("An answer has 1 to 200 lines: send another limit."));
    }
    state.store.table(&table).await?.ok_or(ApiError::NotFound("table"))?;
    let lines = match after {
        Some(after) => state.store.chat(&table, after, limit).await?,
        None => state.store.chat_before(&table, before.unwrap_or(i64::MAX), limit).await?,
    };
    Ok(Json(lines))
}

/// Something to say.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct NewChatLine {
    /// One to 500 characters.
    text: String,
}

/// A line that was added.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(super) struct AddedChatLine {
    /// Its number at the table.
    line: i64,
}

/// Says something at a table.
#[utoipa::path(post, path = "/api/tables/{id}/chat", tag = "chat", params(("id" = TableId, Path)),
    request_body = NewChatLine,
    responses((status = 201, body = AddedChatLine), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub(super) async fn speak(
    State(state): State<AppState>,
    TablePath(table): TablePath,
    Address(address): Address,
    caller: Caller,
    Body(speech): Body<NewChatLine>,
) -> Result<(StatusCode, Json<AddedChatLine>), ApiError> {
    let caller = crate::live::Caller::new(&caller.account, address);
    let line = say(&state, &table, &caller, &speech.text).await?;
    Ok((StatusCode::CREATED, Json(AddedChatLine { line })))
}

/// Says something at a table, and tells all who watch; the number of the line.
pub(crate) async fn say(
    state: &AppState,
    table: &TableId,
    caller: &crate::live::Caller,
    text: &str,
) -> Result<i64, Denied> {
    let who = &caller.id;
    let text = text.trim();
    if text.is_empty() || text.chars().count() > LONGEST {
        let why = format!("a message has 1 to {LONGEST} characters: shorten it or add something");
        return Err(Denied::because("bad_line", why));
    }
    text::check(text).map_err(|bad| Denied::because("hidden_text", bad.to_string()))?;
    state.hub.ask(table, |answer| RoomMessage::CheckChat(who.clone(), answer)).await?;
    state.chat_lines.take(who.clone()).map_err(Denied::TooFast)?;
    let give_back = |_: &_| state.chat_lines.give_back(who);
    state.chat_lines_by_address.take(caller.address).inspect_err(give_back).map_err(Denied::TooFast)?;
    let line = state.store.say(table, who, text, state.clock.now()).await?;
    state.hub.touch(table);
    Ok(line)
}

/// Whether people talk.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct ChatSwitch {
    /// They do.
    on: bool,
}

/// Lets people talk at a table, or not; its host decides.
#[utoipa::path(put, path = "/api/tables/{id}/chat", tag = "chat", params(("id" = TableId, Path)),
    request_body = ChatSwitch,
    responses((status = 204), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody)))]
pub(super) async fn switch(
    State(state): State<AppState>,
    TablePath(table): TablePath,
    caller: Caller,
    Body(switch): Body<ChatSwitch>,
) -> Result<StatusCode, ApiError> {
    state.hub.ask(&table, |answer| RoomMessage::CheckSettings(caller.account.id, answer)).await?;
    state.store.set_chat(&table, switch.on).await?;
    state.hub.touch(&table);
    Ok(StatusCode::NO_CONTENT)
}
