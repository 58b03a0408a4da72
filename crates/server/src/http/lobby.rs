//! The lobby: tables to sit down at, to watch, and one's own.

use std::collections::HashMap;

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use serde_json::Value;

use super::error::ApiError;
use super::extract::Somebody;
use crate::clock::Timestamp;
use crate::id::{AccountId, TableId};
use crate::live::Kept;
use crate::state::AppState;
use crate::store::{Occupant, Sitting, Status, Table};

/// So many tables of each kind are shown.
const MOST: u32 = 50;

/// A table in a list.
#[derive(Debug, Serialize, utoipa::ToSchema)]
struct Row {
    id: TableId,
    /// Which game.
    game: String,
    /// What is agreed.
    #[schema(value_type = Object)]
    options: Value,
    status: Status,
    /// Who sits where; nobody on an open seat.
    seats: Vec<Option<String>>,
    /// The seat that everybody waits for.
    turn: Option<u8>,
    /// Whether that is one's own.
    your_turn: bool,
    /// When something last happened.
    updated: Timestamp,
}

/// All tables that one can find.
#[derive(Debug, Serialize, utoipa::ToSchema)]
pub(super) struct Lobby {
    /// To sit down at.
    open: Vec<Row>,
    /// To watch.
    live: Vec<Row>,
    /// One's own: first those that wait for oneself.
    mine: Vec<Row>,
}

/// Tables to sit down at, to watch, and one's own.
#[utoipa::path(get, path = "/api/lobby", tag = "tables", responses((status = 200, body = Lobby)))]
pub(super) async fn lobby(
    State(state): State<AppState>,
    Somebody(somebody): Somebody,
) -> Result<Json<Lobby>, ApiError> {
    let me = somebody.map(|somebody| somebody.account.id);
    let open = state.store.lobby(Status::Gathering, MOST).await?;
    let live = state.store.lobby(Status::Live, MOST).await?;
    let mine = match &me {
        Some(me) => state.store.tables_of(me, MOST).await?,
        None => Vec::new(),
    };
    let all: Vec<TableId> = [&open, &live, &mine].into_iter().flatten().map(|table| table.id.clone()).collect();
    let seats = state.store.seats_at(&all).await?;
    let rows = |tables: Vec<Table>| tables.into_iter().map(|table| row(table, &seats, me.as_ref())).collect();
    Ok(Json(Lobby { open: rows(open), live: rows(live), mine: rows(mine) }))
}

fn row(table: Table, seats: &HashMap<TableId, Vec<Sitting>>, me: Option<&AccountId>) -> Row {
    let seats = seats.get(&table.id).map_or(&[][..], Vec::as_slice);
    let mine = |seat: &Sitting| me.is_some_and(|me| seat.occupant == Occupant::Person(me.clone()));
    let your_turn = table.turn.and_then(|turn| seats.get(usize::from(turn))).is_some_and(mine);
    let options = serde_json::from_str::<Kept>(&table.options).ok();
    let options = options.and_then(|kept| serde_json::to_value(kept.opening.options).ok()).unwrap_or_default();
    Row {
        id: table.id,
        game: table.game,
        options,
        status: table.status,
        seats: seats.iter().map(|seat| seat.name.clone()).collect(),
        turn: table.turn,
        your_turn,
        updated: table.updated,
    }
}
