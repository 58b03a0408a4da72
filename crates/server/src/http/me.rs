//! Oneself: name, settings, password, data, end.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::cookie::CookieJar;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::cookie;
use super::error::{ApiError, ErrorBody};
use super::extract::{Address, Body, Caller, Client, Session};
use super::session::{check_password, enter};
use crate::clock::Timestamp;
use crate::id::AccountId;
use crate::name::Name;
use crate::password;
use crate::secret::Hidden;
use crate::state::AppState;
use crate::store::{Account, Rating, Table};

/// The number of tables that hear of a new name at once; the others show it when they are loaded again.
const TOUCHED: u32 = 200;

/// When guests get another name, the tables of this many are told at once.
const TOUCHED_GUESTS: usize = 100;

/// The maximum size of settings, in bytes.
const SETTINGS: usize = 16_384;

/// Who somebody is.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub(super) struct Me {
    id: AccountId,
    name: Name,
    /// Whether there is no password yet.
    guest: bool,
    created: Timestamp,
    /// What the page wants to remember: any JSON object.
    #[cfg_attr(feature = "typescript", ts(type = "Record<string, unknown>"))]
    #[schema(value_type = HashMap<String, Value>)]
    settings: Value,
    /// How strong one is, in every game one is rated in; only where one asks who one is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    ratings: Option<Vec<Rating>>,
}

impl From<Account> for Me {
    fn from(account: Account) -> Self {
        let settings = serde_json::from_str(&account.settings).unwrap_or_else(|_| json!({}));
        Self {
            id: account.id,
            name: account.name,
            guest: account.guest,
            created: account.created,
            settings,
            ratings: None,
        }
    }
}

/// Who is logged in, in person or by a bot token.
#[utoipa::path(get, path = "/api/me", tag = "account",
    responses((status = 200, body = Me), (status = 401, body = ErrorBody)))]
pub(super) async fn read(State(state): State<AppState>, caller: Caller) -> Result<Json<Me>, ApiError> {
    let ratings = Some(state.store.ratings_of(&caller.account.id).await?);
    Ok(Json(Me { ratings, ..caller.account.into() }))
}

/// Tells the tables at which somebody sits that the name has changed or gone.
fn touch_tables(state: &AppState, tables: Vec<Table>) {
    for table in tables {
        state.hub.touch(&table.id);
    }
}

/// Tells the tables of guests who got another name.
pub(super) async fn touch_renamed(state: &AppState, guests: &[AccountId]) -> Result<(), ApiError> {
    for guest in guests.iter().take(TOUCHED_GUESTS) {
        touch_tables(state, latest_tables(state, guest).await?);
    }
    Ok(())
}

/// What to change; what is left out stays.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct AccountChange {
    #[cfg_attr(feature = "typescript", ts(optional))]
    name: Option<Name>,
    #[cfg_attr(feature = "typescript", ts(optional, type = "Record<string, unknown>"))]
    #[schema(value_type = Option<HashMap<String, Value>>)]
    settings: Option<serde_json::Map<String, Value>>,
}

/// Changes one's name or settings.
#[utoipa::path(patch, path = "/api/me", tag = "account", request_body = AccountChange,
    responses((status = 200, body = Me), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(super) async fn change(
    State(state): State<AppState>,
    Address(address): Address,
    session: Session,
    Body(change): Body<AccountChange>,
) -> Result<Json<Me>, ApiError> {
    let id = &session.account.id;
    if let Some(settings) = change.settings {
        let text = Value::Object(settings).to_string();
        if text.len() > SETTINGS {
            return Err(ApiError::Invalid("The settings are too long: keep them under 16 kB."));
        }
        state.store.set_settings(id, &text).await?;
    }
    if let Some(name) = change.name.filter(|name| *name != session.account.name) {
        name.check_choice()?;
        state.renames.take(id.clone()).map_err(ApiError::TooMany)?;
        let give_back = |_: &_| state.renames.give_back(id);
        state.renames_by_address.take(address).inspect_err(give_back).map_err(ApiError::TooMany)?;
        let renamed = state.store.rename(id, &name).await?;
        touch_renamed(&state, &renamed).await?;
        touch_tables(&state, latest_tables(&state, id).await?);
    }
    let account = state.store.account(id).await?.ok_or(ApiError::NotLoggedIn)?;
    Ok(Json(account.into()))
}

/// The password, and the one that it is to be.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct PasswordChange {
    old: Hidden,
    #[schema(value_type = String, format = Password, min_length = 8, max_length = 200)]
    new: Hidden,
}

/// Changes one's password, and ends all other sessions.
#[utoipa::path(put, path = "/api/me/password", tag = "account", request_body = PasswordChange,
    responses((status = 204), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody), (status = 422, body = ErrorBody)))]
pub(super) async fn change_password(
    State(state): State<AppState>,
    client: Client,
    session: Session,
    Body(asked): Body<PasswordChange>,
) -> Result<(StatusCode, CookieJar), ApiError> {
    let account = session.registered()?.account;
    password::check(&asked.new)?;
    check_password(&state, client, &account.name, &asked.old).await?;
    let hash = state.passwords.hash(&asked.new).await?;
    state.store.set_password(&account.id, &hash).await?;
    state.store.end_all_sessions(&account.id).await?;
    state.hub.recheck_sessions(&account.id);
    Ok((StatusCode::NO_CONTENT, enter(&state, &account.id).await?))
}

/// What deletes an account: its password; guests have none.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct AccountDeletion {
    #[cfg_attr(feature = "typescript", ts(optional))]
    password: Option<Hidden>,
}

/// Deletes the account. Its games stay, as those of a former player; its tables that have not begun are deleted.
#[utoipa::path(delete, path = "/api/me", tag = "account", request_body = AccountDeletion,
    responses((status = 204), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody)))]
pub(super) async fn delete(
    State(state): State<AppState>,
    client: Client,
    session: Session,
    Body(farewell): Body<AccountDeletion>,
) -> Result<(StatusCode, CookieJar), ApiError> {
    let account = session.account;
    if !account.guest {
        let password = farewell.password.ok_or(ApiError::WrongLogin)?;
        check_password(&state, client, &account.name, &password).await?;
    }
    let tables = latest_tables(&state, &account.id).await?;
    let closed = state.store.delete_account(&account.id).await?;
    state.hub.recheck_sessions(&account.id);
    // Whoever looks at a table that was deleted is told that it is gone.
    closed.iter().for_each(|table| state.hub.touch(table));
    touch_tables(&state, tables);
    Ok((StatusCode::NO_CONTENT, cookie::clear(&state)))
}

/// Those tables of somebody that are told of another name.
async fn latest_tables(state: &AppState, id: &AccountId) -> Result<Vec<Table>, ApiError> {
    let mut tables = state.store.current_tables(id, None, TOUCHED).await?;
    tables.extend(state.store.finished_tables_of(id, None, TOUCHED).await?);
    Ok(tables)
}
