//! A server that a proxy offers under a path, such as `https://example.org/mandate`.

use axum::Router;
use axum::extract::Request;
use axum::http::Uri;
use axum::http::uri::PathAndQuery;
use tower::ServiceExt;

/// Takes the path away from requests that have it. A proxy may take it away itself: those without it are answered, too.
pub(super) fn under(path: &str, router: Router) -> Router {
    if path.is_empty() {
        return router;
    }
    let path = path.to_owned();
    let strip = move |mut request: Request| {
        if let Some(stripped) = strip(request.uri(), &path) {
            *request.uri_mut() = stripped;
        }
        request
    };
    Router::new().fallback_service(router.into_service().map_request(strip))
}

/// The address without the path before it, if it has that.
fn strip(uri: &Uri, path: &str) -> Option<Uri> {
    let rest = uri.path().strip_prefix(path)?;
    let rest = match rest {
        "" => "/",
        rest if rest.starts_with('/') => rest,
        _ => return None,
    };
    let query = uri.query().map_or(String::new(), |query| format!("?{query}"));
    let mut parts = uri.clone().into_parts();
    parts.path_and_query = Some(PathAndQuery::try_from(format!("{rest}{query}")).ok()?);
    Uri::from_parts(parts).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_whole_path_is_taken_away() {
        let stripped = |text: &str| strip(&text.parse().unwrap(), "/mandate").map(|uri| uri.to_string());
        assert_eq!(stripped("/mandate/api/me?x=/mandate").as_deref(), Some("/api/me?x=/mandate"));
        assert_eq!(stripped("/mandate").as_deref(), Some("/"));
        assert_eq!(stripped("/mandate?x").as_deref(), Some("/?x"));
        assert_eq!(stripped("/mandate//evil.example").as_deref(), Some("//evil.example"));
        assert_eq!(stripped("/mandates/api"), None);
        assert_eq!(stripped("/api/me"), None);
        assert_eq!(stripped("http://x/mandate/t/1").as_deref(), Some("http://x/t/1"));
    }
}
