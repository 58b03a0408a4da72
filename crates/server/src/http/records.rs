//! Records of matches: taking one away, and bringing one.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde_json::Value;
use table::{Act, Record, Sitter};

use super::error::{ApiError, ErrorBody};
use super::extract::{Body, Caller, TablePath};
use super::open::{game_name, refused};
use super::tables::{Opened, json};
use crate::clock::Timestamp;
use crate::id::TableId;
use crate::live::{Kept, Letter, results};
use crate::secret::{Secret, unhex};
use crate::state::AppState;
use crate::store::{Finished, NewTable, Visibility};

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
    let finished = tokio::task::spawn_blocking(move || read(&record)).await.map_err(|_| ApiError::Internal)?;
    let mut finished = finished.map_err(|bad| refused("bad_record", &bad))?;
    finished.table.host = Some(host);
    let version = finished.entries.len() as u32;
    let id = state.store.store_finished(&finished, state.clock.now()).await?;
    Ok((StatusCode::CREATED, Json(Opened::new(id, version, &state))))
}

/// The match of a record that is right.
fn read(record: &Value) -> Result<Finished, String> {
    let mut record = Record::read(&record.to_string()).map_err(|bad| bad.to_string())?;
    // Nobody here has played it, whatever it says.
    for entry in &mut record.log {
        if let Act::Sit { sitter: Sitter::Person(player) | Sitter::Guest(player), .. } = &mut entry.act {
            player.id.clear();
        }
    }
    record.verify().map_err(|bad| bad.to_string())?;
    let table = record.replay().map_err(|bad| bad.to_string())?;
    let entry = |entry: &table::Entry| {
        let body = serde_json::to_string(entry).map_err(|fault| fault.to_string())?;
        Ok((Timestamp(i64::try_from(entry.at).unwrap_or(i64::MAX)), body))
    };
    let entries: Result<Vec<_>, String> = record.log.iter().map(entry).collect();
    let kept = Kept { imported: true, ..Kept::new(record.opening.clone()) };
    Ok(Finished {
        entries: entries?,
        results: results(&table),
        table: NewTable {
            game: game_name(&record.opening.options).to_owned(),
            players: table.players() as u8,
            options: serde_json::to_string(&kept).map_err(|fault| fault.to_string())?,
            secret: Secret(unhex(&String::from(record.secret.clone())).unwrap_or_default()),
            visibility: Visibility::Private,
            chat: false,
            host: None,
            seats: Vec::new(),
        },
    })
}
