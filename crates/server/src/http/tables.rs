//! Tables: opening, looking, doing.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::Seat;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::json;
use table::{Command, Options, Shown};

use super::error::{ApiError, ErrorBody};
use super::extract::{Address, Asked, BAD_COMMAND, BAD_OPTIONS, Body, Caller, Somebody, TablePath};
use super::open::{self, Plan, refused};
use super::place::Place;
use super::quota;
use crate::id::TableId;
use crate::live::{RoomMessage, TablePage, take_command};
use crate::state::AppState;
use crate::store::{Occupant, StoreError, Visibility};

/// A table to open.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"options": {"game": "qin", "board": "bird", "players": 2}, "seats": ["me", "open"]}))]
pub(super) struct NewTable {
    /// What is agreed.
    #[serde(deserialize_with = "options")]
    #[cfg_attr(feature = "typescript", ts(type = "Partial<Options> & { game: Choice['game'], players: number }"))]
    options: Options,
    /// Who finds it: everybody, if nothing is said.
    #[cfg_attr(feature = "typescript", ts(optional))]
    visibility: Option<Visibility>,
    /// Whether people talk there: they do, if nothing is said.
    #[cfg_attr(feature = "typescript", ts(optional))]
    chat: Option<bool>,
    /// Who is to sit where; all seats are open if nothing is said.
    #[cfg_attr(feature = "typescript", ts(optional))]
    seats: Option<Vec<Place>>,
}

/// A table that was opened.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(super) struct OpenedTable {
    /// Which one; whoever has it may look, and sit down.
    pub(super) id: TableId,
    /// The link to give to others.
    pub(super) link: String,
    /// How many entries its log has.
    pub(super) version: u32,
}

impl OpenedTable {
    pub(super) fn new(id: TableId, version: u32, state: &AppState) -> Self {
        let base = state.config.public_url.as_ref().map_or("", |url| url.as_str());
        Self { link: format!("{base}/t/{id}"), id, version }
    }
}

/// Opens a table.
#[utoipa::path(post, path = "/api/tables", tag = "tables", request_body = NewTable,
    responses((status = 201, body = OpenedTable), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn create(
    State(state): State<AppState>,
    Address(address): Address,
    caller: Caller,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<OpenedTable>), ApiError> {
    quota::take_table(&state, address, &caller.account.id)?;
    let options = new.options;
    crate::text::check_json(&json!(options))?;
    let places = new.seats.unwrap_or_else(|| vec![Place::Open; options.choice.players()]);
    let mut mine =
        Seat::all(places.len()).zip(&places).filter(|(_, place)| matches!(place, Place::Me)).map(|(seat, _)| seat);
    let (own, more) = (mine.next(), mine.next());
    if more.is_some() {
        return Err(refused("bad_seats", &"you can have one seat; leave the others open, or to bots"));
    }
    let seats = places.into_iter().map(|place| match place {
        Place::Me | Place::Open => Occupant::Nobody,
        Place::Bot(name) => Occupant::Bot(name),
    });
    let seats: Vec<_> = seats.collect();
    for seat in &seats {
        if let Occupant::Bot(name) = seat {
            crate::live::seat_opponent(name).map_err(|bad| refused("bad_bot", &bad))?;
        }
    }
    let plan = Plan {
        options,
        visibility: new.visibility.unwrap_or(Visibility::Public),
        chat: new.chat.unwrap_or(true),
        seats,
        reserve: false,
    };
    let host = crate::live::Caller::new(&caller.account, address);
    if own.is_some() {
        state.hub.check_player(&host.id).await?;
    }
    let (id, mut version) = open::open(&state, &host, plan).await?;
    if let Some(seat) = own {
        version = open::sit(&state, &id, &host, (seat, version)).await?;
    }
    Ok((StatusCode::CREATED, Json(OpenedTable::new(id, version, &state))))
}

/// JSON that is text already.
pub(super) fn json(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

/// A table as one sees it: `look`, `presence` and `table`.
#[utoipa::path(get, path = "/api/tables/{id}", tag = "tables", params(("id" = TableId, Path)),
    responses((status = 200, body = TablePage), (status = 404, body = ErrorBody)))]
pub(super) async fn read(
    State(state): State<AppState>,
    TablePath(table): TablePath,
    Somebody(somebody): Somebody,
) -> Result<Response, ApiError> {
    let account = somebody.map(|somebody| somebody.account.id);
    Ok(json(state.hub.ask(&table, |answer| RoomMessage::Snapshot(account, answer)).await?))
}

/// Closes a table that has not begun: it is deleted. Only its host may do that.
#[utoipa::path(delete, path = "/api/tables/{id}", tag = "tables", params(("id" = TableId, Path)),
    responses((status = 204), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody), (status = 409, body = ErrorBody)))]
pub(super) async fn close(
    State(state): State<AppState>,
    TablePath(table): TablePath,
    caller: Caller,
) -> Result<StatusCode, ApiError> {
    let row = state.store.table(&table).await?.ok_or(ApiError::NotFound("table"))?;
    if row.host.as_ref() != Some(&caller.account.id) {
        return Err(refused("not_yours", &"only the host can close this table; stand up to leave it"));
    }
    match state.store.delete_one_unbegun(&table).await {
        Err(StoreError::Missing) => Err(refused("begun", &"the match has already begun; play it or resign")),
        closed => {
            closed?;
            state.hub.touch(&table);
            Ok(StatusCode::NO_CONTENT)
        }
    }
}

/// What somebody wants of a table.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
#[schema(example = json!({"seen": 7, "command": {"do": "move", "seat": 1, "move": "RY d5 d6"}}))]
pub(super) struct TableCommand {
    /// How many entries of the log one has seen.
    #[serde(deserialize_with = "whole")]
    #[schema(value_type = i64, minimum = 0, maximum = 4294967295u32)]
    seen: u32,
    /// What to do.
    #[serde(deserialize_with = "command")]
    command: Command,
}

fn options<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Options, D::Error> {
    let example = r#"{"game":"qin","players":2} is an example of what can"#;
    let unreadable = |fault| D::Error::custom(format!("{BAD_OPTIONS} be read ({fault}); {example}"));
    Options::deserialize(deserializer).map_err(unreadable)
}

fn command<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Command, D::Error> {
    let unreadable = |fault| D::Error::custom(format!("{BAD_COMMAND}: {fault}; see the documentation"));
    Command::deserialize(deserializer).map_err(unreadable)
}

/// A whole number; JSON does not tell `7` from `7.0`.
fn whole<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u32, D::Error> {
    let number = f64::deserialize(deserializer)?;
    let fits = number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&number);
    if fits { Ok(number as u32) } else { Err(D::Error::custom("no whole number")) }
}

/// What was done.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(super) struct Committed {
    /// How many entries the log has with it.
    version: u32,
}

/// Does something at a table. A `sit` without a `sitter` is for oneself.
#[utoipa::path(post, path = "/api/tables/{id}/do", tag = "tables", params(("id" = TableId, Path)),
    request_body = TableCommand,
    responses((status = 200, body = Committed), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 422, body = ErrorBody)))]
pub(super) async fn act(
    State(state): State<AppState>,
    TablePath(table): TablePath,
    Address(address): Address,
    caller: Caller,
    Body(wanted): Body<TableCommand>,
) -> Result<Json<Committed>, ApiError> {
    let caller = crate::live::Caller::new(&caller.account, address);
    take_command(&state, &caller.id, &table, &wanted.command)?;
    let version = open::act(&state, &table, caller, wanted.seen, wanted.command).await?;
    Ok(Json(Committed { version }))
}

/// What one has seen.
#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct HasSeen {
    /// How many entries of the log one has seen; none, if nothing is said.
    #[param(value_type = Option<i64>, minimum = 0, maximum = 4294967295u32)]
    pub(super) seen: Option<u32>,
}

/// What has happened at a table since then, as one is shown it: 500 entries at most. Ask again after the last one.
#[utoipa::path(get, path = "/api/tables/{id}/entries", tag = "tables", params(("id" = TableId, Path), HasSeen),
    responses((status = 200, body = Vec<Shown>), (status = 404, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn entries(
    State(state): State<AppState>,
    TablePath(table): TablePath,
    Somebody(somebody): Somebody,
    Asked(HasSeen { seen }): Asked<HasSeen>,
) -> Result<Response, ApiError> {
    let account = somebody.map(|somebody| somebody.account.id);
    Ok(json(state.hub.ask(&table, |answer| RoomMessage::Entries(account, seen.unwrap_or(0), answer)).await?))
}
