//! For those who run the server.

use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde::Serialize;

use super::error::{ApiError, ErrorBody};
use crate::state::AppState;

/// A write that succeeded this recently isn't repeated, so that nobody can wear out the disk by asking.
const RECENT: Duration = Duration::from_secs(1);

/// All is well.
#[derive(Serialize, utoipa::ToSchema)]
pub(super) struct Health {
    /// Always `ok`; otherwise there is an error.
    status: &'static str,
}

/// Whether the server's database answers and can store something.
#[utoipa::path(get, path = "/healthz", tag = "operations",
    responses((status = 200, body = Health), (status = 503, body = ErrorBody)))]
pub(super) async fn healthz(State(state): State<AppState>) -> Result<Json<Health>, ApiError> {
    state.store.ping().await?;
    let mut checked = state.last_write.lock().await;
    if checked.is_none_or(|at| at.elapsed() >= RECENT) {
        state.store.try_write().await?;
        *checked = Some(Instant::now());
    }
    Ok(Json(Health { status: "ok" }))
}

/// What has been counted, for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operations",
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = ErrorBody)))]
pub(super) async fn metrics(State(state): State<AppState>) -> Result<impl IntoResponse, ApiError> {
    if !state.config.metrics {
        return Err(ApiError::NoRoute);
    }
    state.metrics.run_upkeep();
    Ok(([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], state.metrics.render()))
}
