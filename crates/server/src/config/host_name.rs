//! The host names that requests may use.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use axum::http::uri::Authority;
use serde::Deserialize;

/// A host name such as `games.lan`, in lower case and without a port.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct HostName(String);

/// The error for an invalid host name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadHostName;

impl fmt::Display for BadHostName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a host name: use letters, digits, dots and hyphens without scheme or port, such as games.lan")
    }
}

impl std::error::Error for BadHostName {}

impl FromStr for HostName {
    type Err = BadHostName;

    fn from_str(text: &str) -> Result<Self, BadHostName> {
        let name = text.trim().trim_end_matches('.').to_ascii_lowercase();
        let fits =
            |label: &str| !label.is_empty() && label.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
        if name.split('.').all(fits) { Ok(Self(name)) } else { Err(BadHostName) }
    }
}

impl TryFrom<String> for HostName {
    type Error = BadHostName;

    fn try_from(text: String) -> Result<Self, BadHostName> {
        text.parse()
    }
}

/// The host names of this server. Another site can point its own name at this server's address (DNS rebinding), so only
/// these names and IP addresses are answered.
#[derive(Clone, Debug, Default)]
pub struct Hosts(Vec<HostName>);

/// Top-level domains that nobody on the internet can own.
const PRIVATE: [&str; 4] = ["local", "lan", "internal", "home.arpa"];

impl Hosts {
    /// Returns the configured names and those of this machine.
    pub(super) fn new(allowed: Vec<HostName>, machine: Option<&str>) -> Self {
        let mut hosts = allowed;
        if let Some(machine) = machine.and_then(|name| name.parse::<HostName>().ok()) {
            let first = machine.0.split('.').next().unwrap_or_default().to_owned();
            hosts.extend(PRIVATE.iter().map(|end| HostName(format!("{first}.{end}"))));
            hosts.extend([HostName(first), machine]);
        }
        Self(hosts)
    }

    /// Whether a request may use this `Host` header.
    #[must_use]
    pub fn allow(&self, host: &str) -> bool {
        let Ok(authority) = host.parse::<Authority>() else { return false };
        // Nothing may precede the name, such as a user name, and only a port may follow.
        let Some(port) = host.strip_prefix(authority.host()) else { return false };
        if !port.is_empty() && port.strip_prefix(':').is_none_or(|port| port.parse::<u16>().is_err()) {
            return false;
        }
        let name = authority.host().to_ascii_lowercase();
        let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(&name);
        let name = name.trim_end_matches('.');
        bare.parse::<IpAddr>().is_ok()
            || name == "localhost"
            || name.ends_with(".localhost")
            || self.0.iter().any(|known| known.0 == name)
    }
}

/// Returns this machine's name.
pub(super) fn machine() -> Option<String> {
    gethostname::gethostname().into_string().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_and_our_own_names_are_allowed_hosts() {
        let hosts = Hosts::new(vec!["Games.Example.org".parse().unwrap()], Some("den.example.net"));
        for host in [
            "127.0.0.1:7700",
            "127.0.0.1",
            "[::1]:7700",
            "192.168.1.20:7700",
            "localhost:7700",
            "LOCALHOST",
            "game.localhost:1",
            "localhost.",
            "localhost.:7700",
            "[::ffff:127.0.0.1]:7700",
            "Den.LAN.:80",
            "games.example.org",
            "GAMES.example.org:80",
            "den",
            "den.local:7700",
            "den.example.net",
            "den.lan",
        ] {
            assert!(hosts.allow(host), "{host}");
        }
        for host in [
            "evil.example",
            "evil.example:7700",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "evillocalhost",
            "",
            " ",
            "127.0.0.1@evil.example",
            "evil.example@127.0.0.1",
            "[::1",
            "0x7f.1",
            "games.example.org.evil.example",
            "den.evil.example",
            "a b",
            "localhost/..",
            "den.com",
            "[evil.example]",
            "[::1].evil.example",
            "::1",
            "127.0.0.1:7700.evil.example",
            "lan",
            "evil.lan",
        ] {
            assert!(!hosts.allow(host), "{host}");
        }
    }

    #[test]
    fn host_names_have_no_port_and_no_scheme() {
        for text in ["http://x", "x:80", "", "a..b", "a b", "x/y", "*"] {
            assert_eq!(text.parse::<HostName>(), Err(BadHostName), "{text}");
        }
    }
}
