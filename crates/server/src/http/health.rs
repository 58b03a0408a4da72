//! For those who run the server.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde::Serialize;
use tokio::sync::watch;

use super::error::{ApiError, ErrorBody};
use crate::live::Denied;
use crate::state::AppState;

/// A write this recent isn't repeated, whatever came of it, so that nobody can wear out the disk by asking.
const RECENT: Duration = Duration::from_secs(1);

/// The maximum time that an answer takes.
const PATIENCE: Duration = Duration::from_secs(1);

/// What came of a check of the database.
type Checked = Result<(), ApiError>;

/// Where whoever asks is told what came of a check.
type Outcome = watch::Receiver<Option<Checked>>;

/// The check that is shared by all who ask at the same time.
#[derive(Debug, Default)]
pub struct Checkup(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    /// The last check that was begun. It is under way for as long as somebody can tell what came of it.
    begun: Option<Outcome>,
    /// What came of the last write, and when.
    written: Option<(Instant, Checked)>,
}

impl Checkup {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The check that is under way, or another one if there is none.
    fn join(&self, begin: impl FnOnce() -> Outcome) -> Outcome {
        let mut known = self.known();
        let under_way = known.begun.take().filter(|outcome| outcome.has_changed().is_ok());
        let outcome = under_way.unwrap_or_else(begin);
        known.begun = Some(outcome.clone());
        outcome
    }

    /// What came of a write that was a moment ago.
    fn written_lately(&self) -> Option<Checked> {
        let known = self.known();
        known.written.as_ref().filter(|(at, _)| at.elapsed() < RECENT).map(|(_, checked)| checked.clone())
    }

    fn note_write(&self, checked: Checked) -> Checked {
        self.known().written = Some((Instant::now(), checked.clone()));
        checked
    }
}

/// Checks whether the database answers and can store something.
async fn check(state: &AppState) -> Checked {
    state.store.ping().await?;
    match state.checkup.written_lately() {
        Some(checked) => checked,
        None => state.checkup.note_write(state.store.try_write().await.map_err(ApiError::from)),
    }
}

/// Begins a check, which goes on when nobody waits for it any more.
fn begin(state: AppState) -> Outcome {
    let (tell, outcome) = watch::channel(None);
    tokio::spawn(async move { tell.send_replace(Some(check(&state).await)) });
    outcome
}

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
    let mut outcome = state.checkup.join(|| begin(state.clone()));
    let checked = tokio::time::timeout(PATIENCE, outcome.wait_for(Option::is_some)).await;
    let checked = checked.ok().and_then(Result::ok).and_then(|checked| checked.clone());
    checked.unwrap_or(Err(ApiError::Denied(Denied::Unavailable)))?;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_check_is_under_way_at_a_time() {
        let checkup = Checkup::default();
        let (tell, outcome) = watch::channel(None);
        let first = checkup.join(|| outcome);
        let second = checkup.join(|| panic!("the first goes on"));
        tell.send_replace(Some(Ok(())));
        drop(tell);
        assert!([first, second].iter().all(|outcome| matches!(*outcome.borrow(), Some(Ok(())))));
        let (_tell, outcome) = watch::channel(None);
        assert!(checkup.join(|| outcome).borrow().is_none(), "the first is over");
    }

    #[test]
    fn a_write_that_failed_is_not_repeated_at_once_either() {
        let checkup = Checkup::default();
        assert!(checkup.written_lately().is_none());
        assert!(checkup.note_write(Err(ApiError::Denied(Denied::CannotSave))).is_err());
        assert!(matches!(checkup.written_lately(), Some(Err(ApiError::Denied(Denied::CannotSave)))));
    }
}
