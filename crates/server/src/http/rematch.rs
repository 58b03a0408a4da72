//! Playing again with the same people.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use game::Seat;
use serde::Deserialize;

use super::error::{ApiError, ErrorBody};
use super::extract::{Address, Body, Caller, TablePath};
use super::open::{self, Plan};
use super::quota;
use super::tables::OpenedTable;
use crate::id::TableId;
use crate::live::RoomMessage;
use crate::state::AppState;
use crate::store::Occupant;

/// Nothing has to be said to play again.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Again {}

/// Opens another table for the same people with the same options, seats whoever asks, and tells the others. Seats
/// are kept for them; whoever asks second is given the same table.
#[utoipa::path(post, path = "/api/tables/{id}/rematch", tag = "tables", params(("id" = TableId, Path)),
    request_body = Again,
    responses((status = 200, body = OpenedTable), (status = 201, body = OpenedTable), (status = 400, body = ErrorBody),
        (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody),
        (status = 409, body = ErrorBody)))]
pub(super) async fn again(
    State(state): State<AppState>,
    TablePath(table): TablePath,
    Address(address): Address,
    caller: Caller,
    Body(Again {}): Body<Again>,
) -> Result<(StatusCode, Json<OpenedTable>), ApiError> {
    let who = crate::live::Caller::new(&caller.account, address);
    let plan = state.hub.ask(&table, |answer| RoomMessage::Rematch(who.id.clone(), answer)).await?;
    if let Some(next) = state.store.table(&table).await?.and_then(|row| row.rematch) {
        return known(&state, next).await;
    }
    quota::take_table(&state, address, &who.id)?;
    let mut seats = Seat::all(plan.seats.len()).zip(&plan.seats);
    let own = seats.find(|(_, seat)| **seat == Occupant::Person(who.id.clone())).map(|(seat, _)| seat);
    if own.is_some() {
        state.hub.check_player(&who.id).await?;
    }
    let plan =
        Plan { options: plan.options, visibility: plan.visibility, chat: plan.chat, seats: plan.seats, reserve: true };
    let (made, mut version) = open::open(&state, &who, plan).await?;
    let (next, first) = state.store.set_rematch(&table, &made).await?;
    if !first {
        state.store.drop_table(&made).await?;
        return known(&state, next).await;
    }
    if let Some(seat) = own {
        version = open::sit(&state, &next, &who, (seat, version)).await?;
    }
    state.hub.touch(&table);
    Ok((StatusCode::CREATED, Json(OpenedTable::new(next, version, &state))))
}

/// The table that somebody else has opened already.
async fn known(state: &AppState, next: TableId) -> Result<(StatusCode, Json<OpenedTable>), ApiError> {
    let version = state.store.latest(&next).await?.unwrap_or(0);
    Ok((StatusCode::OK, Json(OpenedTable::new(next, u32::try_from(version).unwrap_or(0), state))))
}
