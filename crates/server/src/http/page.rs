//! The page and its files: whatever is asked for by a browser and is not the API.

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, Method, Response, StatusCode, Uri, header};
use axum::response::IntoResponse;

use super::error::ApiError;
use crate::state::AppState;

/// What no browser should keep without asking.
const ASK_AGAIN: &str = "no-cache";
/// A name with a hash in it never stands for something else.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// A file of the page; the page itself for the addresses that it knows, such as `/t/{id}`.
pub(super) async fn page(
    State(state): State<AppState>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> axum::response::Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") || !matches!(method, Method::GET | Method::HEAD) {
        return ApiError::NoRoute.into_response();
    }
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    // A name without an ending is an address inside the page.
    let inside = !path.rsplit('/').next().unwrap_or_default().contains('.');
    let name = if inside { page::INDEX } else { path };
    let prefix = state.config.path();
    let moved = !prefix.is_empty() && name == page::INDEX;
    let accepted = if moved { "" } else { text(header::ACCEPT_ENCODING) };
    let Some(mut file) = page::file(name, accepted) else {
        return if inside { not_built() } else { ApiError::NoRoute.into_response() };
    };
    if moved {
        file.bytes = at(prefix, &file.bytes).into();
        file.tag.push_str(&prefix.replace('/', "-"));
    }
    let tag = format!("\"{}\"", file.tag);
    let mut response = Response::builder()
        .header(header::CACHE_CONTROL, if file.lasting { FOR_EVER } else { ASK_AGAIN })
        .header(header::VARY, "accept-encoding")
        .header(header::ETAG, &tag);
    if text(header::IF_NONE_MATCH).split(',').any(|known| known.trim() == tag) {
        return answer(response.status(StatusCode::NOT_MODIFIED).body(Body::empty()));
    }
    if let Some(encoding) = file.encoding {
        response = response.header(header::CONTENT_ENCODING, encoding);
    }
    let response =
        response.header(header::CONTENT_TYPE, file.media_type).header(header::CONTENT_LENGTH, file.bytes.len());
    let body = if method == Method::HEAD { Body::empty() } else { Body::from(file.bytes) };
    answer(response.body(body))
}

fn answer(response: Result<Response<Body>, axum::http::Error>) -> axum::response::Response {
    response.unwrap_or_else(|_| ApiError::Internal.into_response())
}

/// The page with the addresses of its files under a path. All other files name each other relative to themselves.
fn at(prefix: &str, index: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(index);
    text.replace("src=\"/", &format!("src=\"{prefix}/")).replace("href=\"/", &format!("href=\"{prefix}/")).into_bytes()
}

fn not_built() -> axum::response::Response {
    let text = "This program was built without its page. Build it with “cargo page”, then build the program again, \
                or use “cargo play”, which does both. The API is there: /api/openapi.json\n";
    (StatusCode::NOT_FOUND, text).into_response()
}
