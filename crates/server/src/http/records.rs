//! Records of matches: taking one away, and bringing one.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde_json::Value;
use table::Record;

use super::error::{ApiError, ErrorBody};
use super::extract::{Body, Caller, TablePath};
use super::open::refused;
use super::tables::{Opened, json};
use crate::id::TableId;
use crate::live::{Letter, finished};
use crate::state::AppState;

/// Where records are brought.
pub(super) const PATH: &str = "/api/records";

/// No record is larger, in bytes.
pub(super) const LARGEST: usize = 1 << 20;

/// The record of a match that is over.
#[utoipa::path(get, path = "/api/tables/{id}/record", tag = "records", params(("id" = TableId, Path)),
    responses((status = 200, body = Object), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(super) async fn export(State(state): State<AppState>, TablePath(table): TablePath) -> Result<Response, ApiError> {
    Ok(json(state.hub.ask(&table, Letter::Record).await?))
}

/// Checks a record in every detail, and keeps it as a table that can be looked at again.
#[utoipa::path(post, path = "/api/records", tag = "records", request_body = Object,
    responses((status = 201, body = Opened), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub(super) async fn import(
    State(state): State<AppState>,
    caller: Caller,
    Body(record): Body<Value>,
) -> Result<(StatusCode, Json<Opened>), ApiError> {
    let host = caller.account.id;
    let read = move || Record::read(&record.to_string()).and_then(finished);
    let finished = tokio::task::spawn_blocking(read).await.map_err(|_| ApiError::Internal)?;
    let mut finished = finished.map_err(|bad| refused("bad_record", &bad))?;
    finished.table.host = Some(host);
    let version = finished.entries.len() as u32;
    let id = state.store.store_finished(&finished, state.clock.now()).await?;
    Ok((StatusCode::CREATED, Json(Opened::new(id, version, &state))))
}
