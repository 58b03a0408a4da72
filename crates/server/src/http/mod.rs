//! The API: one module for each resource, one error, one guard.

mod chat;
mod cookie;
mod document;
mod error;
mod export;
mod extract;
mod guard;
mod health;
mod live;
mod lobby;
mod me;
mod observe;
mod open;
mod page;
mod place;
mod prefix;
mod quota;
mod ratings;
mod records;
mod rematch;
mod session;
mod tables;
mod tokens;
#[cfg(feature = "typescript")]
mod typescript;
mod unread;

use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use axum::{Json, Router};
use tower_http::catch_panic::CatchPanicLayer;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use error::{ApiError, ErrorBody};
pub use extract::{Address, Asked, Body, Caller, OptionalSession, Session, Somebody, TablePath};
pub use health::Checkup;
#[cfg(feature = "typescript")]
pub use typescript::Api;

pub(crate) use chat::say;

use crate::state::AppState;

/// The routes with their descriptions: what is here is documented, and nothing else is there.
fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(document::Document::openapi())
        .routes(routes!(session::guest))
        .routes(routes!(session::register))
        .routes(routes!(session::login, session::logout))
        .routes(routes!(me::read, me::change, me::delete))
        .routes(routes!(me::change_password))
        .routes(routes!(export::export))
        .routes(routes!(tokens::list, tokens::create))
        .routes(routes!(tokens::revoke))
        .routes(routes!(lobby::lobby))
        .routes(routes!(lobby::list, tables::create))
        .routes(routes!(tables::read, tables::close))
        .routes(routes!(tables::act))
        .routes(routes!(tables::entries))
        .routes(routes!(records::export))
        .routes(routes!(rematch::again))
        .routes(routes!(chat::read, chat::speak, chat::switch))
        .routes(routes!(live::live))
        .routes(routes!(ratings::list))
        .merge(OpenApiRouter::new().routes(routes!(records::import)).layer(DefaultBodyLimit::max(records::LARGEST)))
        .routes(routes!(health::healthz))
        .routes(routes!(health::metrics))
        .routes(routes!(openapi))
}

/// This document.
#[utoipa::path(get, path = "/api/openapi.json", tag = "operations",
    responses((status = 200, body = std::collections::HashMap<String, serde_json::Value>)))]
async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    static DOCUMENT: std::sync::OnceLock<utoipa::openapi::OpenApi> = std::sync::OnceLock::new();
    Json(DOCUMENT.get_or_init(|| document::complete(routes().into_openapi())).clone())
}

/// Answers everything with 503 while the server waits for its database.
pub(crate) fn starting() -> Router {
    Router::new()
        .fallback(async || ApiError::Starting)
        .layer(axum::middleware::map_response(guard::careful))
        .layer(from_fn(unread::unread))
}

/// The whole server but for its socket.
pub fn app(state: AppState) -> Router {
    let path = state.config.path().to_owned();
    prefix::under(&path, guarded(Router::from(routes()).fallback(page::page), state))
}

/// Puts a router behind everything that guards it.
fn guarded(router: Router<AppState>, state: AppState) -> Router {
    router
        .method_not_allowed_fallback(async || ApiError::Method)
        .layer(DefaultBodyLimit::max(state.config.body_limit))
        .layer(from_fn_with_state(state.clone(), guard::time))
        .layer(from_fn_with_state(state.clone(), guard::size))
        .layer(from_fn_with_state(state.clone(), guard::pace))
        .layer(from_fn_with_state(state.clone(), guard::same_site))
        .layer(from_fn_with_state(state.clone(), guard::host))
        .layer(CatchPanicLayer::custom(guard::panicked))
        .layer(from_fn_with_state(state.clone(), guard::headers))
        .layer(from_fn_with_state(state.clone(), observe::observe))
        .layer(from_fn(unread::unread))
        .with_state(state)
}

/// For tests: the guard before a handler that panics and one that never answers.
#[doc(hidden)]
pub fn troubled(state: AppState) -> Router {
    let router = Router::new()
        .route("/panic", get(async || -> &'static str { panic!("on purpose") }))
        .route("/forever", get(async || std::future::pending::<&'static str>().await))
        .fallback(async || ApiError::NoRoute);
    guarded(router, state)
}
