//! Coming in and going out: guests, accounts, logins.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum_extra::extract::cookie::CookieJar;
use serde::Deserialize;

use super::cookie;
use super::error::{ApiError, ErrorBody};
use super::extract::{Address, Body, Client, OptionalSession, Session};
use super::me::{Me, touch_renamed};
use crate::id::AccountId;
use crate::name::Name;
use crate::password;
use crate::secret::Hidden;
use crate::state::AppState;
use crate::store::StoreError;

/// A guest, who may leave the name out.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct NewGuest {
    #[cfg_attr(feature = "typescript", ts(optional))]
    name: Option<Name>,
}

/// A name and a password.
#[derive(Debug, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct Credentials {
    name: Name,
    #[schema(value_type = String, format = Password, min_length = 8, max_length = 200)]
    password: Hidden,
}

type Entered = (StatusCode, CookieJar, Json<Me>);

/// Gives somebody a session, and the browser its cookie.
pub(super) async fn enter(state: &AppState, account: &AccountId) -> Result<CookieJar, ApiError> {
    let token = state.store.create_session(account, state.clock.now()).await?;
    if state.store.end_oldest_sessions(account, token.hash()).await? > 0 {
        state.hub.recheck_sessions(account);
    }
    Ok(cookie::set(&token, state))
}

/// Comes in as a guest. Whoever is in already stays who they are.
#[utoipa::path(post, path = "/api/guests", tag = "session", request_body = NewGuest,
    responses((status = 200, body = Me), (status = 201, body = Me), (status = 400, body = ErrorBody),
        (status = 409, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(super) async fn guest(
    State(state): State<AppState>,
    Address(address): Address,
    OptionalSession(session): OptionalSession,
    Body(new): Body<NewGuest>,
) -> Result<Entered, ApiError> {
    if let Some(session) = session {
        return Ok((StatusCode::OK, CookieJar::new(), Json(session.account.into())));
    }
    new.name.as_ref().map_or(Ok(()), Name::check_choice)?;
    state.new_accounts.take(address).map_err(ApiError::TooManyAccounts)?;
    let name = new.name.unwrap_or_else(Name::for_guest);
    let account = state.store.create_guest(&name, state.clock.now()).await?;
    let jar = enter(&state, &account.id).await?;
    Ok((StatusCode::CREATED, jar, Json(account.into())))
}

/// Makes an account. A guest becomes one, and keeps all seats.
#[utoipa::path(post, path = "/api/accounts", tag = "session", request_body = Credentials,
    responses((status = 201, body = Me), (status = 400, body = ErrorBody), (status = 409, body = ErrorBody),
        (status = 422, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(super) async fn register(
    State(state): State<AppState>,
    Address(address): Address,
    OptionalSession(session): OptionalSession,
    Body(asked): Body<Credentials>,
) -> Result<Entered, ApiError> {
    asked.name.check_choice()?;
    password::check(&asked.password)?;
    if session.as_ref().is_some_and(|session| !session.account.guest) {
        return Err(ApiError::AlreadyRegistered);
    }
    state.new_accounts.take(address).map_err(ApiError::TooManyAccounts)?;
    let itself = session.as_ref().map(|session| &session.account.id);
    if state.store.is_name_taken(&asked.name, itself).await? {
        return Err(ApiError::NameTaken);
    }
    let hash = state.passwords.hash(&asked.password).await.inspect_err(|_| state.new_accounts.give_back(address))?;
    let (id, renamed) = match session {
        Some(session) => {
            let renamed = state.store.promote(&session.account.id, &asked.name, &hash).await?;
            // What the guest's cookie could do is not enough for an account.
            state.store.end_all_sessions(&session.account.id).await?;
            state.hub.recheck_sessions(&session.account.id);
            (session.account.id, renamed)
        }
        None => {
            let (account, renamed) = state.store.register(&asked.name, &hash, state.clock.now()).await?;
            (account.id, renamed)
        }
    };
    touch_renamed(&state, &renamed).await?;
    let account = state.store.account(&id).await?.ok_or(ApiError::Conflict)?;
    Ok((StatusCode::CREATED, enter(&state, &id).await?, Json(account.into())))
}

/// Logs in. A guest's seats are the account's from then on.
#[utoipa::path(post, path = "/api/session", tag = "session", request_body = Credentials,
    responses((status = 200, body = Me), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody),
        (status = 429, body = ErrorBody)))]
pub(super) async fn login(
    State(state): State<AppState>,
    client: Client,
    OptionalSession(session): OptionalSession,
    Body(asked): Body<Credentials>,
) -> Result<Entered, ApiError> {
    let id = check_password(&state, client, &asked.name, &asked.password).await?;
    let account = state.store.account(&id).await?.ok_or(ApiError::WrongLogin)?;
    if let Some(Session { account: before, hash }) = session {
        if before.guest {
            match state.store.merge(&before.id, &id).await {
                Ok(tables) => tables.iter().for_each(|table| state.hub.touch(table)),
                // The guest has become somebody else in the meantime.
                Err(StoreError::Missing) => {}
                Err(fault) => return Err(fault.into()),
            }
        } else {
            state.store.end_session(hash).await?;
        }
        state.hub.recheck_sessions(&before.id);
    }
    Ok((StatusCode::OK, enter(&state, &id).await?, Json(account.into())))
}

/// Whose name and password these are. Every wrong one counts, by address, alone and with the name; every right one
/// by address and by account. Only with the password can anybody use up what counts by account alone.
pub(super) async fn check_password(
    state: &AppState,
    client: Client,
    name: &Name,
    password: &Hidden,
) -> Result<AccountId, ApiError> {
    let address = client.counted();
    let key = (address, name.key());
    // What refuses an attempt must not count it elsewhere.
    state.login_by_pair.take(key.clone()).map_err(ApiError::TooMany)?;
    let give_back = || state.login_by_pair.give_back(&key);
    state.login_by_address.take(address).inspect_err(|_| give_back()).map_err(ApiError::TooMany)?;
    let give_back = || {
        give_back();
        state.login_by_address.give_back(address);
    };
    state.logins_by_address.take(address).inspect_err(|_| give_back()).map_err(ApiError::TooMany)?;
    let checked = match state.store.password_of(name).await {
        Ok(found) => {
            let stored = found.as_ref().map(|(_, hash)| hash.as_str());
            let right = state.passwords.is(password, stored).await.map_err(ApiError::from);
            right.map(|right| found.filter(|_| right).map(|(id, _)| id))
        }
        Err(fault) => Err(fault.into()),
    };
    match checked {
        Ok(Some(id)) => {
            give_back();
            state.logins.take(id.clone()).map_err(ApiError::TooMany)?;
            Ok(id)
        }
        // It was not found out whether it is right.
        Err(fault) => {
            give_back();
            state.logins_by_address.give_back(address);
            Err(fault)
        }
        Ok(None) => {
            state.logins_by_address.give_back(address);
            // Not the name: people type passwords into the wrong field.
            if state.config.log_addresses {
                tracing::warn!(client = %client.0, "login failed");
            } else {
                tracing::warn!("login failed");
            }
            Err(ApiError::WrongLogin)
        }
    }
}

/// Logs out; nobody being logged in is no error.
#[utoipa::path(delete, path = "/api/session", tag = "session", responses((status = 204)))]
pub(super) async fn logout(
    State(state): State<AppState>,
    OptionalSession(session): OptionalSession,
) -> Result<(StatusCode, CookieJar), ApiError> {
    if let Some(session) = session {
        state.store.end_session(session.hash).await?;
        state.hub.recheck_sessions(&session.account.id);
    }
    Ok((StatusCode::NO_CONTENT, cookie::clear(&state)))
}
