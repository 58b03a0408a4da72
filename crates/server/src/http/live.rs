//! The live connection to a table.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::Response;

use super::error::{ApiError, ErrorBody};
use super::extract::{Address, Asked, Somebody, TablePath};
use super::tables::HasSeen;
use crate::id::TableId;
use crate::live::{Caller, LARGEST_MESSAGE, converse};
use crate::serve::OpenConnection;
use crate::state::AppState;
use crate::store::StoreError;

/// So much is read from a connection at once, in bytes.
const READ_BUFFER: usize = 2048;

/// A WebSocket that tells what happens at a table from `seen` on, and takes commands.
#[utoipa::path(get, path = "/api/tables/{id}/live", tag = "tables", params(("id" = TableId, Path), HasSeen),
    responses((status = 101), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 426, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub(super) async fn live(
    State(state): State<AppState>,
    TablePath(table): TablePath,
    Somebody(somebody): Somebody,
    Address(address): Address,
    connection: Option<Extension<Arc<OpenConnection>>>,
    Asked(HasSeen { seen }): Asked<HasSeen>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|_| ApiError::Upgrade)?;
    let admitted = state.sockets.admit(address).ok_or(ApiError::TooManyConnections)?;
    match state.store.table(&table).await {
        // A client is told that by the connection, as it can't see why there is none.
        Err(StoreError::Damaged { .. }) => {}
        found => drop(found?.ok_or(ApiError::NotFound("table"))?),
    }
    let caller = somebody.map(|somebody| (Caller::new(&somebody.account, address), somebody.credential));
    let upgrade = upgrade.max_message_size(LARGEST_MESSAGE).max_frame_size(LARGEST_MESSAGE);
    // Clients send little, and there are many: a large buffer for each would be most of the memory.
    let upgrade = upgrade.read_buffer_size(READ_BUFFER);
    Ok(upgrade.on_upgrade(async move |socket| {
        let _counted = (connection, admitted);
        converse(socket, state, table, caller, (address, seen)).await;
    }))
}
