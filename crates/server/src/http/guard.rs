//! What every request passes before anybody looks at what it wants.

use std::any::Any;

use axum::body::HttpBody as _;
use axum::extract::{Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::cookie::CookieJar;

use super::cookie;
use super::error::ApiError;
use super::extract::{Address, Client, Hidden, bearer};
use crate::config::{Hosts, PublicUrl};
use crate::state::AppState;

/// Pages may run only what this server gives them, and nobody may put them in a frame.
const CONTENT: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; \
     form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Adds what makes browsers careful.
pub(super) async fn headers(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if state.config.is_secure() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    if api && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Refuses requests for a host that isn't this server's: a site can point its own name at this address, and its page
/// could then read everything here as if it were its own. With a public address that is a proxy's matter.
pub(super) async fn host(State(state): State<AppState>, request: Request, next: Next) -> Response {
    // What watches over the server asks by any name, and learns nothing but that it runs.
    let open = state.config.public_url.is_some() || request.uri().path() == "/healthz";
    if !open && !names_us(&request, &state.config.hosts) {
        return ApiError::Host.into_response();
    }
    next.run(request).await
}

/// Whether a request names this server. Browsers always name one.
fn names_us(request: &Request, hosts: &Hosts) -> bool {
    let mut named = request.headers().get_all(header::HOST).iter();
    let (first, second) = (named.next(), named.next());
    let header = first.is_none_or(|host| host.to_str().is_ok_and(|host| hosts.allow(host)));
    header && second.is_none() && request.uri().authority().is_none_or(|host| hosts.allow(host.as_str()))
}

/// Adds what makes browsers careful while there is no configuration to look at.
pub(super) async fn careful(mut response: Response) -> Response {
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Refuses what another site makes a browser send.
pub(super) async fn same_site(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    // Upgrades begin as reading, and then say anything.
    let checked = !reads || request.headers().contains_key(header::UPGRADE);
    if checked && is_foreign(request.headers(), state.config.public_url.as_ref()) {
        return ApiError::CrossSite.into_response();
    }
    next.run(request).await
}

/// Whether a browser says that another site is behind this. Programs say nothing, and have no cookies
/// that they were not given.
fn is_foreign(headers: &HeaderMap, public: Option<&PublicUrl>) -> bool {
    if let Some(site) = headers.get("sec-fetch-site")
        && !matches!(site.as_bytes(), b"same-origin" | b"none")
    {
        return true;
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return false };
    let Ok(origin) = origin.to_str() else { return true };
    let origin = origin.to_ascii_lowercase();
    match public {
        Some(public) => origin != public.origin(),
        None => {
            let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
            let named = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
            named.is_none_or(|named| !named.eq_ignore_ascii_case(host))
        }
    }
}

/// Slows down whoever asks too much: by address, and by session or token.
pub(super) async fn pace(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let cookie = cookie::token(&CookieJar::from_headers(&parts.headers), &state);
    let token = bearer(&parts).or(cookie);
    if let Some(hidden) = Client::hidden_by_proxy(&parts, &state) {
        state.proxy_warning.call_once(|| match hidden {
            Hidden::Untrusted => tracing::warn!(
                "a proxy sends X-Forwarded-For, but trust-proxy is off: all its clients share one allowance, and soon \
                 nobody can come in; set trust-proxy = true if the proxy sets this header"
            ),
            Hidden::OtherHeader => tracing::warn!(
                "a proxy sends Forwarded, which this server doesn't read, and no X-Forwarded-For: all its clients share \
                 one allowance, and soon nobody can come in; let it set X-Forwarded-For, and set trust-proxy = true"
            ),
        });
    }
    let by_session = || match token.and_then(|token| token.hash().as_bytes().try_into().ok()) {
        Some(hash) => state.by_session.take(hash),
        None => Ok(()),
    };
    let address = Address::of(&parts, &state).0;
    if let Err(wait) = state.by_address.take(address).and_then(|()| by_session()) {
        return ApiError::TooMany(wait).into_response();
    }
    // The page's files are large, and cost nothing.
    let counts = parts.uri.path().starts_with("/api/");
    let response = next.run(Request::from_parts(parts, body)).await;
    if let (true, Some(size)) = (counts, response.body().size_hint().exact()) {
        state.charge(address, usize::try_from(size).unwrap_or(usize::MAX));
    }
    response
}

/// Refuses what says of itself that it is too large, before any of it is read.
pub(super) async fn size(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let limit = match request.uri().path() {
        super::records::PATH => state.config.body_limit.max(super::records::LARGEST),
        _ => state.config.body_limit,
    };
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    if length.is_some_and(|length: u64| length > limit as u64) {
        return ApiError::TooLarge(limit).into_response();
    }
    next.run(request).await
}

/// Gives up what takes too long.
pub(super) async fn time(State(state): State<AppState>, request: Request, next: Next) -> Response {
    match tokio::time::timeout(state.config.request_timeout, next.run(request)).await {
        Ok(response) => response,
        Err(_) => ApiError::Timeout.into_response(),
    }
}

/// Answers for a handler that panicked. What it said stays where the panic was told.
pub(super) fn panicked(_: Box<dyn Any + Send>) -> Response {
    tracing::error!("a request panicked");
    ApiError::Internal.into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn foreign(public: Option<&str>, said: &[(&'static str, &str)]) -> bool {
        let headers = said.iter().map(|(name, value)| (HeaderName::from_static(name), value.parse().unwrap()));
        is_foreign(&headers.collect(), public.map(|url| url.parse().unwrap()).as_ref())
    }

    #[test]
    fn only_other_sites_are_foreign() {
        assert!(!foreign(None, &[("host", "a.org")]));
        assert!(!foreign(None, &[("host", "a.org"), ("origin", "http://a.org"), ("sec-fetch-site", "same-origin")]));
        assert!(foreign(None, &[("host", "a.org"), ("sec-fetch-site", "cross-site")]));
        assert!(foreign(None, &[("host", "a.org"), ("sec-fetch-site", "same-site")]));
        assert!(foreign(None, &[("host", "a.org"), ("origin", "http://b.org")]));
        assert!(foreign(None, &[("host", "a.org"), ("origin", "null")]));
        assert!(foreign(None, &[("host", "a.org:80"), ("origin", "http://a.org:81")]));
    }

    #[test]
    fn behind_a_proxy_the_public_address_counts() {
        let public = Some("https://a.org");
        assert!(!foreign(public, &[("host", "127.0.0.1:7700"), ("origin", "https://a.org")]));
        assert!(foreign(public, &[("host", "127.0.0.1:7700"), ("origin", "http://a.org")]));
        assert!(foreign(public, &[("host", "b.org"), ("origin", "https://b.org")]));
        assert!(!foreign(Some("https://a.org/mandate"), &[("host", "x"), ("origin", "https://a.org")]));
    }
}
