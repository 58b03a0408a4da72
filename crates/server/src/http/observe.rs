//! Every request has an id, is counted, and is logged by its route: paths can be secret links.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use super::extract::Client;
use crate::id::fill;
use crate::secret::hex;
use crate::state::AppState;

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Names, times, counts and logs a request.
pub(super) async fn observe(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let mut id = [0; 8];
    fill(&mut id);
    let id = hex(&id);
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    // Methods are what somebody made up, too: only those that we know are counted apart.
    let method = match request.method().as_str() {
        known @ ("GET" | "HEAD" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS") => known.to_owned(),
        _ => "other".to_owned(),
    };
    let span = tracing::info_span!("request", id, method, route);
    let (parts, body) = request.into_parts();
    let client = Client::of(&parts, &state).0;
    let request = Request::from_parts(parts, body);
    let start = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let (seconds, status) = (start.elapsed().as_secs_f64(), response.status().as_u16());
    // Addresses are logged only where an operator may have to act on them.
    let refused = matches!(status, 401 | 403 | 429) && state.config.log_addresses;
    span.in_scope(|| match refused {
        true => tracing::info!(status, seconds, client = %client, "answered"),
        false => tracing::info!(status, seconds, "answered"),
    });
    let labels = [("route", route.clone()), ("method", method), ("status", status.to_string())];
    metrics::counter!("mandate_requests_total", &labels).increment(1);
    metrics::histogram!("mandate_request_seconds", "route" => route).record(seconds);
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}
