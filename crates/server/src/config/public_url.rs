//! The address that players see.

use std::fmt;
use std::str::FromStr;

use serde::Deserialize;

/// `http://` or `https://` with a host, and perhaps a port: what a browser sends as `Origin`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct PublicUrl(String);

/// This is no such address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadPublicUrl;

impl fmt::Display for BadPublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the public address has a scheme and a host and nothing more, such as https://play.example.org")
    }
}

impl std::error::Error for BadPublicUrl {}

impl PublicUrl {
    /// Whether everything is encrypted on its way.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        self.0.starts_with("https://")
    }

    /// As text, without a slash at its end.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for PublicUrl {
    type Err = BadPublicUrl;

    fn from_str(text: &str) -> Result<Self, BadPublicUrl> {
        let text = text.trim_end_matches('/').to_ascii_lowercase();
        let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://")).ok_or(BadPublicUrl)?;
        let fits = |c: char| c.is_ascii_alphanumeric() || "-.:[]".contains(c);
        if host.is_empty() || !host.chars().all(fits) { Err(BadPublicUrl) } else { Ok(Self(text)) }
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
    fn it_is_an_origin() {
        let url: PublicUrl = "https://Play.Example.org/".parse().unwrap();
        assert_eq!((url.as_str(), url.is_secure()), ("https://play.example.org", true));
        assert!(!"http://[::1]:7700".parse::<PublicUrl>().unwrap().is_secure());
        for text in ["play.example.org", "https://", "ftp://x", "https://x/path", "https://u:p@x"] {
            assert_eq!(text.parse::<PublicUrl>(), Err(BadPublicUrl), "{text}");
        }
    }
}
