//! The lobby: tables to sit down at, to watch, and one's own.

use std::collections::HashMap;
use std::time::Duration;

use axum::Json;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use table::Options;

use super::error::{ApiError, ErrorBody};
use super::extract::{Asked, Somebody};
use crate::clock::Timestamp;
use crate::id::{AccountId, TableId};
use crate::live::StoredOpening;
use crate::state::AppState;
use crate::store::{Cursor, LobbyPage, Occupant, SeatOccupant, Status, Table};

/// The number of tables in a page of a list.
const PAGE: u32 = 50;

/// The maximum number of tables in a page.
const MAX_PAGE: u32 = 100;

/// The number of one's own finished tables in the lobby.
const FINISHED: u32 = 10;

/// A match at which nothing has happened for this long isn't listed to be watched any more; it goes on.
const WATCHED: Duration = Duration::from_secs(14 * 86_400);

/// A table in a list.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(super) struct LobbyRow {
    id: TableId,
    /// Which game.
    #[cfg_attr(feature = "typescript", ts(type = "Choice['game']"))]
    game: String,
    /// What is agreed.
    options: Options,
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

/// The first tables of all lists.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(super) struct Lobby {
    /// To sit down at; at most three of one host in a page.
    open: Vec<LobbyRow>,
    /// To watch; at most three of one host in a page.
    live: Vec<LobbyRow>,
    /// One's own: first those that wait for oneself, last the latest that are over.
    mine: Vec<LobbyRow>,
    next: NextPages,
}

/// Where the lists go on: what to send as `after`. Nothing, if that was all.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct NextPages {
    open: Option<String>,
    live: Option<String>,
    mine: Option<String>,
    over: Option<String>,
}

/// A list of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub(super) enum ListName {
    /// To sit down at.
    Open,
    /// To watch.
    Live,
    /// One's own that go on.
    Mine,
    /// One's own that are over.
    Over,
}

/// A part of a list.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Which {
    /// `open`, `live`, `mine` or `over`.
    #[param(inline)]
    list: ListName,
    /// The `next` of the page before; the first page if it is left out.
    after: Option<String>,
    /// The number of tables, 50 if it is left out, 100 at most.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u32>,
}

/// A page of a list.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(super) struct TablesPage {
    tables: Vec<LobbyRow>,
    /// What to send as `after` for the next page; nothing, if this was the last one.
    next: Option<String>,
}

/// Tables to sit down at, to watch, and one's own.
#[utoipa::path(get, path = "/api/lobby", tag = "tables", responses((status = 200, body = Lobby)))]
pub(super) async fn lobby(
    State(state): State<AppState>,
    Somebody(somebody): Somebody,
) -> Result<Json<Lobby>, ApiError> {
    let me = somebody.map(|somebody| somebody.account.id);
    let first = async |list, limit| page(&state, list, me.as_ref(), None, limit).await;
    let (open, live) = (first(ListName::Open, PAGE).await?, first(ListName::Live, PAGE).await?);
    let (mut mine, over) = (first(ListName::Mine, PAGE).await?, first(ListName::Over, FINISHED).await?);
    mine.tables.extend(over.tables);
    let next = NextPages { open: open.next, live: live.next, mine: mine.next, over: over.next };
    Ok(Json(Lobby { open: open.tables, live: live.tables, mine: mine.tables, next }))
}

/// A page of one of the lobby's lists.
#[utoipa::path(get, path = "/api/tables", tag = "tables", params(Which),
    responses((status = 200, body = TablesPage), (status = 422, body = ErrorBody)))]
pub(super) async fn list(
    State(state): State<AppState>,
    Somebody(somebody): Somebody,
    Asked(Which { list, after, limit }): Asked<Which>,
) -> Result<Json<TablesPage>, ApiError> {
    let me = somebody.map(|somebody| somebody.account.id);
    let limit = limit.unwrap_or(PAGE);
    if !(1..=MAX_PAGE).contains(&limit) {
        return Err(ApiError::Invalid("A page has 1 to 100 tables: send another limit."));
    }
    let bad = |_| ApiError::Invalid("This is not where a page ends: send the next of the page before as after.");
    let after = after.map(|after| after.parse::<Cursor>()).transpose().map_err(bad)?;
    Ok(Json(page(&state, list, me.as_ref(), after.as_ref(), limit).await?))
}

async fn page(
    state: &AppState,
    list: ListName,
    me: Option<&AccountId>,
    after: Option<&Cursor>,
    limit: u32,
) -> Result<TablesPage, ApiError> {
    let (store, since) = (&state.store, Timestamp(state.clock.now().0 - WATCHED.as_millis() as i64));
    // One more than is shown tells whether there is another page.
    let whole = |tables| LobbyPage { tables, rest: None };
    let LobbyPage { tables, rest } = match (list, me) {
        (ListName::Open, _) => store.lobby(Status::Gathering, Timestamp(0), after, limit + 1).await?,
        (ListName::Live, _) => store.lobby(Status::Live, since, after, limit + 1).await?,
        (ListName::Mine, Some(me)) => whole(store.current_tables(me, after, limit + 1).await?),
        (ListName::Over, Some(me)) => whole(store.finished_tables_of(me, after, limit + 1).await?),
        (ListName::Mine | ListName::Over, None) => whole(Vec::new()),
    };
    let more = tables.len() > limit as usize;
    let shown: Vec<Table> = tables.into_iter().take(limit as usize).collect();
    let ids: Vec<TableId> = shown.iter().map(|table| table.id.clone()).collect();
    let seats = store.seats_at(&ids).await?;
    let last = shown.last().map(|last| Cursor {
        waiting: list == ListName::Mine && is_turn_of(last, seats.get(&last.id).map_or(&[][..], Vec::as_slice), me),
        at: last.updated,
        table: last.id.clone(),
    });
    let tables: Vec<LobbyRow> = shown.into_iter().filter_map(|table| row(table, &seats, me)).collect();
    let next = if more { last } else { rest };
    Ok(TablesPage { tables, next: next.map(|next| next.to_string()) })
}

/// Whether a table waits for somebody.
fn is_turn_of(table: &Table, seats: &[SeatOccupant], me: Option<&AccountId>) -> bool {
    let mine = |seat: &SeatOccupant| me.is_some_and(|me| seat.occupant == Occupant::Person(me.clone()));
    table.turn.and_then(|turn| seats.get(usize::from(turn))).is_some_and(mine)
}

/// A table in a list; nothing if its options can't be read, as a damaged table can't be sat down at.
fn row(table: Table, seats: &HashMap<TableId, Vec<SeatOccupant>>, me: Option<&AccountId>) -> Option<LobbyRow> {
    let seats = seats.get(&table.id).map_or(&[][..], Vec::as_slice);
    let your_turn = is_turn_of(&table, seats, me);
    let kept = serde_json::from_str::<StoredOpening>(&table.options).ok()?;
    Some(LobbyRow {
        id: table.id,
        game: table.game,
        options: kept.opening.options,
        status: table.status,
        seats: seats.iter().map(|seat| seat.name.clone()).collect(),
        turn: table.turn,
        your_turn,
        updated: table.updated,
    })
}
