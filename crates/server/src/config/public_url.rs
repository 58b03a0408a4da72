//! The public URL of the server.

use std::fmt;
use std::str::FromStr;

use serde::Deserialize;

/// `http://` or `https://`, a host, optionally a port, and optionally the path under which a proxy serves the server.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct PublicUrl {
    text: String,
    /// The length of the part that a browser sends as `Origin`.
    origin: usize,
}

/// The error for an invalid public URL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadPublicUrl;

impl fmt::Display for BadPublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "not a public URL: write scheme, host and optionally a path of letters, digits and -._~, such as \
             https://play.example.org or https://example.org/mandate"
        )
    }
}

impl std::error::Error for BadPublicUrl {}

impl PublicUrl {
    /// Whether the URL uses https.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.text.starts_with("https://")
    }

    /// Returns the URL without a trailing slash.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// Returns scheme, host and port, as a browser sends them in `Origin`.
    #[must_use]
    pub fn origin(&self) -> &str {
        &self.text[..self.origin]
    }

    /// Returns the path, such as `/mandate`, without a trailing slash; empty if there is none.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.text[self.origin..]
    }
}

impl FromStr for PublicUrl {
    type Err = BadPublicUrl;

    fn from_str(text: &str) -> Result<Self, BadPublicUrl> {
        let text = text.trim_end_matches('/');
        let (scheme, rest) = text.split_once("://").ok_or(BadPublicUrl)?;
        let scheme = scheme.to_ascii_lowercase();
        let (host, path) = rest.find('/').map_or((rest, ""), |at| rest.split_at(at));
        let fits = |c: char| c.is_ascii_alphanumeric() || "-.:[]".contains(c);
        let part = |part: &str| {
            let plain = part.chars().all(|c| c.is_ascii_alphanumeric() || "-._~".contains(c));
            !part.is_empty() && part != "." && part != ".." && plain
        };
        let known = matches!(scheme.as_str(), "http" | "https");
        if !known || host.is_empty() || !host.chars().all(fits) || !path.split('/').skip(1).all(part) {
            return Err(BadPublicUrl);
        }
        let origin = format!("{scheme}://{}", host.to_ascii_lowercase());
        Ok(Self { text: format!("{origin}{path}"), origin: origin.len() })
    }
}

impl TryFrom<String> for PublicUrl {
    type Error = BadPublicUrl;

    fn try_from(text: String) -> Result<Self, BadPublicUrl> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_url_is_an_origin_with_an_optional_path() {
        let parts = |text: &str| {
            let url: PublicUrl = text.parse().unwrap();
            (url.as_str().to_owned(), url.origin().to_owned(), url.path().to_owned(), url.is_secure())
        };
        let of =
            |all: &str, origin: &str, path: &str, secure| (all.to_owned(), origin.to_owned(), path.to_owned(), secure);
        assert_eq!(
            parts("https://Play.Example.org/"),
            of("https://play.example.org", "https://play.example.org", "", true)
        );
        assert_eq!(parts("http://[::1]:7700"), of("http://[::1]:7700", "http://[::1]:7700", "", false));
        assert_eq!(
            parts("HTTPS://Example.org:8443/Games/mandate/"),
            of("https://example.org:8443/Games/mandate", "https://example.org:8443", "/Games/mandate", true)
        );
        for text in [
            "play.example.org",
            "https://",
            "ftp://x",
            "https://u:p@x",
            "https://x//a",
            "https://x/a//b",
            "https://x/../a",
            "https://x/a?b",
            "https://x/a#b",
            "https://x/a b",
            "https://x/a\"b",
            "https://x/a;b",
            "https:///a",
            "https://x/%2e",
            "https://x/a\r\nb",
        ] {
            assert_eq!(text.parse::<PublicUrl>(), Err(BadPublicUrl), "{text}");
        }
    }
}
