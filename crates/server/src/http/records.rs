//! Records of matches: taking one away, and bringing one.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use table::Record;

use super::error::{ApiError, ErrorBody};
use super::extract::{Caller, Client, JsonText, TablePath};
use super::tables::{OpenedTable, json};
use crate::id::TableId;
use crate::live::RoomMessage;
use crate::state::AppState;

/// Where records are brought.
pub(super) const PATH: &str = "/api/records";

/// No record is larger, in bytes.
pub(super) const LARGEST: usize = 1 << 20;

/// The record of a match that is over.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "records", params(("id" = TableId, Path)),
    responses((status = 200, body = Record), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(super) async fn export(State(state): State<AppState>, TablePath(table): TablePath) -> Result<Response, ApiError> {
    Ok(json(state.hub.ask(&table, RoomMessage::Record).await?))
}

/// Checks a record in every detail, and keeps it as a table that can be looked at again.
#[utoipa::path(post, path = "/api/records", tag = "records", request_body = Record,
    responses((status = 201, body = OpenedTable), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 429, body = ErrorBody), (status = 503, body = ErrorBody)))]
pub(super) async fn import(
    State(state): State<AppState>,
    caller: Caller,
    client: Client,
    JsonText(record): JsonText,
) -> Result<(StatusCode, Json<OpenedTable>), ApiError> {
    let (server, who) = ((&state.store, &state.clock), (caller.account.id, client.counted()));
    let (table, version) = state.imports.import(server, who, record).await?;
    Ok((StatusCode::CREATED, Json(OpenedTable::new(table, version, &state))))
}
