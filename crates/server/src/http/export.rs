//! Everything that is stored about oneself, sent in parts: however much it is, only a page of it is in memory.

use std::fmt::Write as _;

use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Serialize;

use super::error::{ApiError, ErrorBody};
use super::extract::{Address, Session};
use super::me::Me;
use crate::clock::Timestamp;
use crate::id::{AccountId, TableId};
use crate::state::AppState;
use crate::store::{BotToken, GameResult, OwnChatLine, Rating, Status, Store, StoreError, Table};

/// The number of lines, results or tables in a part.
const PAGE: u32 = 200;

/// Everything that is stored about somebody. It is written part by part.
#[derive(utoipa::ToSchema)]
#[expect(dead_code, reason = "describes what is written in parts")]
struct AccountExport {
    account: Me,
    bot_tokens: Vec<BotToken>,
    ratings: Vec<Rating>,
    sessions: Vec<ExportedSession>,
    chat: Vec<ExportedLine>,
    results: Vec<GameResult>,
    tables: Vec<ExportedTable>,
}

/// The beginning of an export, which is there at once.
#[derive(Serialize)]
struct Head {
    account: Me,
    bot_tokens: Vec<BotToken>,
    ratings: Vec<Rating>,
    sessions: Vec<ExportedSession>,
}

/// A login that hasn't ended.
#[derive(Serialize, utoipa::ToSchema)]
struct ExportedSession {
    created: Timestamp,
    used: Timestamp,
}

/// A chat message.
#[derive(Serialize, utoipa::ToSchema)]
struct ExportedLine {
    table: TableId,
    at: Timestamp,
    text: String,
}

/// A table at which the account sat.
#[derive(Serialize, utoipa::ToSchema)]
struct ExportedTable {
    id: TableId,
    game: String,
    players: u8,
    status: Status,
    created: Timestamp,
    updated: Timestamp,
    /// What those who sat there are called today.
    seats: Vec<Option<String>>,
}

/// Everything that is stored about oneself, but for hashes.
#[utoipa::path(get, path = "/api/me/export", tag = "account",
    responses((status = 200, body = AccountExport), (status = 401, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(super) async fn export(
    State(state): State<AppState>,
    Address(address): Address,
    session: Session,
) -> Result<Response, ApiError> {
    let (store, id) = (state.store.clone(), session.account.id.clone());
    state.exports.take(id.clone()).map_err(ApiError::TooMany)?;
    let give_back = |_: &_| state.exports.give_back(&id);
    state.exports_by_address.take(address).inspect_err(give_back).map_err(ApiError::TooMany)?;
    let sessions = store.sessions_of(&id).await?;
    let sessions: Vec<_> = sessions.into_iter().map(|(created, used)| ExportedSession { created, used }).collect();
    // What there is little of is read now: while the database is down, the answer can still say so.
    let head = Head {
        account: Me::from(session.account),
        bot_tokens: store.bot_tokens(&id).await?,
        ratings: store.ratings_of(&id).await?,
        sessions,
    };
    let mut begun = serde_json::to_string(&head).map_err(|_| ApiError::Internal)?;
    begun.pop();
    let export = Export { store, id, begun, next: Next::Chat(None) };
    let body = Body::from_stream(stream::try_unfold(export, Export::part));
    Ok(([(header::CONTENT_TYPE, "application/json")], body).into_response())
}

/// The page that is read next: the first one of a list, or the one after something.
enum Next {
    Chat(Option<OwnChatLine>),
    Results(Option<GameResult>),
    Tables(Option<TableId>),
    Nothing,
}

/// An object that is being written.
struct Export {
    store: Store,
    id: AccountId,
    /// What was written and not sent.
    begun: String,
    next: Next,
}

impl Export {
    /// Reads and writes the next page; nothing after the last one.
    async fn part(mut self) -> Result<Option<(String, Self)>, StoreError> {
        let (store, id) = (&self.store, &self.id);
        let mut text = std::mem::take(&mut self.begun);
        self.next = match self.next {
            Next::Chat(after) => {
                let page = store.chat_by(id, after.as_ref(), PAGE).await?;
                let said = |said: &OwnChatLine| ExportedLine {
                    table: said.table.clone(),
                    at: said.at,
                    text: said.text.clone(),
                };
                write_page(&mut text, ("chat", after.is_none()), page.iter().map(said));
                page.into_iter().next_back().map_or(Next::Results(None), |last| Next::Chat(Some(last)))
            }
            Next::Results(after) => {
                let page = store.results_of(id, after.as_ref(), PAGE).await?;
                write_page(&mut text, ("results", after.is_none()), page.iter());
                page.into_iter().next_back().map_or(Next::Tables(None), |last| Next::Results(Some(last)))
            }
            Next::Tables(after) => {
                let page = store.tables_of(id, after.as_ref(), PAGE).await?;
                let ids: Vec<_> = page.iter().map(|table| table.id.clone()).collect();
                let mut seats = store.seats_at(&ids).await?;
                let table = |table: &Table| {
                    let seats = seats.remove(&table.id).unwrap_or_default();
                    let seats: Vec<_> = seats.into_iter().map(|seat| seat.name).collect();
                    ExportedTable {
                        id: table.id.clone(),
                        game: table.game.clone(),
                        players: table.players,
                        status: table.status,
                        created: table.created,
                        updated: table.updated,
                        seats,
                    }
                };
                write_page(&mut text, ("tables", after.is_none()), page.iter().map(table));
                let last = ids.into_iter().next_back();
                if last.is_none() {
                    text.push('}');
                }
                last.map_or(Next::Nothing, |last| Next::Tables(Some(last)))
            }
            Next::Nothing => return Ok(None),
        };
        Ok(Some((text, self)))
    }
}

/// Adds a page to a list of the object, and begins the list with the first page. A page with nothing on it ends it.
fn write_page(text: &mut String, (name, first): (&str, bool), page: impl ExactSizeIterator<Item = impl Serialize>) {
    if first {
        let _ = write!(text, ",\"{name}\":[");
    }
    if page.len() == 0 {
        text.push(']');
    }
    for (number, value) in page.enumerate() {
        let comma = if first && number == 0 { "" } else { "," };
        let value = serde_json::to_string(&value).unwrap_or_default();
        let _ = write!(text, "{comma}{value}");
    }
}
