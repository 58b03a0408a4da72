//! What handlers take from requests; what cannot be taken is refused in our own words.

use std::fmt;
use std::marker::PhantomData;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody, JsonRejection};
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::request::Parts;
use axum_extra::extract::cookie::CookieJar;
use serde::de::value::MapAccessDeserializer;
use serde::de::{self, DeserializeOwned, MapAccess};
use serde::{Deserialize, Deserializer};

use super::cookie;
use super::error::ApiError;
use super::open::refused;
use crate::connections::network;
use crate::id::TableId;
use crate::live::Credential;
use crate::secret::{Token, TokenHash};
use crate::state::AppState;
use crate::store::Account;

/// How the sentence starts about a command that can't be read.
pub(super) const BAD_COMMAND: &str = "this isn't a command";

/// How the sentence starts about options that can't be read.
pub(super) const BAD_OPTIONS: &str = "these options can't";

/// A JSON body.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned> FromRequest<AppState> for Body<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &AppState) -> Result<Self, ApiError> {
        let limit = state.config.body_limit;
        axum::Json::from_request(request, state).await.map(|axum::Json(Object(body))| Self(body)).map_err(|rejected| {
            match rejected {
                JsonRejection::MissingJsonContentType(_) => ApiError::ContentType,
                // The library's sentence says where, and quotes at most a wrong value's kind.
                JsonRejection::JsonSyntaxError(_) => ApiError::BadJson("it cannot be read as JSON".to_owned()),
                JsonRejection::JsonDataError(fault) => match reason(&fault) {
                    why if why.starts_with("a name ") => ApiError::Name(why),
                    why if why.starts_with(BAD_COMMAND) => refused("bad_command", &why),
                    why if why.starts_with(BAD_OPTIONS) => refused("bad_options", &why),
                    why => ApiError::BadJson(why),
                },
                JsonRejection::BytesRejection(BytesRejection::FailedToBufferBody(
                    FailedToBufferBody::LengthLimitError(_),
                )) => ApiError::TooLarge(limit),
                _ => ApiError::BrokenBody,
            }
        })
    }
}

/// The text of a JSON body, for those who read it where nobody waits for them.
#[derive(Debug)]
pub(super) struct JsonText(pub(super) String);

impl FromRequest<AppState> for JsonText {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &AppState) -> Result<Self, ApiError> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(ApiError::ContentType);
        }
        let body = Bytes::from_request(request, state).await.map_err(|rejected| match rejected {
            BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => {
                ApiError::TooLarge(super::records::LARGEST)
            }
            _ => ApiError::BrokenBody,
        })?;
        let bad = |_| ApiError::BadJson("it cannot be read as JSON".to_owned());
        String::from_utf8(body.into()).map(Self).map_err(bad)
    }
}

/// A JSON object. Structures alone would also be read from a list of their values.
struct Object<T>(T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Fields<T>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>> de::Visitor<'de> for Fields<T> {
            type Value = T;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
                T::deserialize(MapAccessDeserializer::new(map))
            }
        }
        deserializer.deserialize_map(Fields(PhantomData)).map(Self)
    }
}

/// What is wrong with the data, without what was sent: there may be a password in it.
fn reason(fault: &impl std::error::Error) -> String {
    let text = fault.source().map(ToString::to_string).unwrap_or_default();
    let known = [BAD_COMMAND, BAD_OPTIONS, "missing field", "unknown field", "a name ", "an id "];
    let known = known.iter().find_map(|start| text.find(start));
    let reason = known.and_then(|at| text[at..].split(" at line ").next());
    reason.unwrap_or("a value is of the wrong kind").to_owned()
}

/// Where a request comes from.
#[derive(Clone, Copy, Debug)]
pub struct Address(pub IpAddr);

impl Address {
    /// The address of the client; behind a proxy that we trust, the one that the proxy has seen.
    pub(super) fn of(parts: &Parts, state: &AppState) -> Self {
        Self(network(Client::of(parts, state).0))
    }
}

/// The exact address of a client, for logs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Client(pub(super) IpAddr);

impl Client {
    /// The address of the client; behind a trusted proxy, the one that the proxy reports.
    pub(super) fn of(parts: &Parts, state: &AppState) -> Self {
        let forwarded = || {
            let header = parts.headers.get_all("x-forwarded-for").iter().next_back()?;
            forwarded_address(header.to_str().ok()?.rsplit(',').next()?)
        };
        let peer = || parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let trusted = state.config.trust_proxy.then(forwarded).flatten();
        Self(trusted.or_else(peer).unwrap_or(Ipv4Addr::UNSPECIFIED.into()).to_canonical())
    }

    /// The address that limits count by.
    pub(super) fn counted(self) -> IpAddr {
        network(self.0)
    }

    /// What is wrong when a proxy on this machine or in its network reports a client and the server doesn't listen to it.
    pub(super) fn hidden_by_proxy(parts: &Parts, state: &AppState) -> Option<Hidden> {
        let has = |name: &str| parts.headers.contains_key(name);
        let hidden = match (has("x-forwarded-for"), has("forwarded")) {
            (true, _) if !state.config.trust_proxy => Hidden::Untrusted,
            (false, true) => Hidden::OtherHeader,
            _ => return None,
        };
        let near = |peer: IpAddr| match peer.to_canonical() {
            IpAddr::V4(peer) => peer.is_loopback() || peer.is_private(),
            IpAddr::V6(peer) => peer.is_loopback() || peer.is_unique_local(),
        };
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        peer.is_some_and(near).then_some(hidden)
    }
}

/// Why the clients of a proxy can't be told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hidden {
    /// It sends `X-Forwarded-For`, and `trust-proxy` is off.
    Untrusted,
    /// It only sends `Forwarded`, which the server doesn't read.
    OtherHeader,
}

/// Reads an address as proxies write it: alone, in brackets, or with a port.
fn forwarded_address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bracketed = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok().map(IpAddr::V6);
    let with_port = || text.parse::<SocketAddr>().ok().map(|address| address.ip());
    text.parse().ok().or_else(bracketed).or_else(with_port)
}

impl FromRequestParts<AppState> for Address {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        Ok(Self::of(parts, state))
    }
}

impl FromRequestParts<AppState> for Client {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        Ok(Self::of(parts, state))
    }
}

/// Somebody with a session: a person at a browser.
#[derive(Clone, Debug)]
pub struct Session {
    /// Who.
    pub account: Account,
    /// By which session.
    pub hash: TokenHash,
}

impl Session {
    /// Who is logged in by these cookies, if anybody is.
    pub(super) async fn find(parts: &Parts, state: &AppState) -> Result<Option<Self>, ApiError> {
        let Some(token) = cookie::token(&CookieJar::from_headers(&parts.headers), state) else { return Ok(None) };
        let hash = token.hash();
        let account = state.store.session(hash, state.clock.now()).await?;
        Ok(account.map(|account| Self { account, hash }))
    }

    /// The same, if it is not a guest's.
    pub(super) fn registered(self) -> Result<Self, ApiError> {
        if self.account.guest { Err(ApiError::Guest) } else { Ok(self) }
    }
}

impl FromRequestParts<AppState> for Session {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        match Self::find(parts, state).await? {
            Some(session) => Ok(session),
            None if bearer(parts).is_some() => Err(ApiError::NotByToken),
            None => Err(ApiError::NotLoggedIn),
        }
    }
}

/// The session of a request, if there is one.
#[derive(Clone, Debug)]
pub struct OptionalSession(pub Option<Session>);

impl FromRequestParts<AppState> for OptionalSession {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        Session::find(parts, state).await.map(Self)
    }
}

/// Somebody, in person or by a program with a bot token.
#[derive(Clone, Debug)]
pub struct Caller {
    /// Who.
    pub account: Account,
    /// What they have shown.
    pub credential: Credential,
}

impl FromRequestParts<AppState> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        if let Some(token) = bearer(parts) {
            let owner = state.store.bot_owner(token.hash()).await?;
            let credential = Credential::Token(token.hash());
            return owner.map(|account| Self { account, credential }).ok_or(ApiError::NotLoggedIn);
        }
        let session = Session::find(parts, state).await?.ok_or(ApiError::NotLoggedIn)?;
        Ok(Self { account: session.account, credential: Credential::Session(session.hash) })
    }
}

/// Somebody, in person or by a program, or nobody.
#[derive(Clone, Debug)]
pub struct Somebody(pub Option<Caller>);

impl FromRequestParts<AppState> for Somebody {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        match Caller::from_request_parts(parts, state).await {
            Ok(caller) => Ok(Self(Some(caller))),
            // Who shows a token wants to be somebody.
            Err(ApiError::NotLoggedIn) if bearer(parts).is_none() => Ok(Self(None)),
            Err(fault) => Err(fault),
        }
    }
}

/// The table that the path names.
#[derive(Clone, Debug)]
pub struct TablePath(pub TableId);

impl FromRequestParts<AppState> for TablePath {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        let missing = || ApiError::NotFound("table");
        let Path(id) = Path::<String>::from_request_parts(parts, state).await.map_err(|_| missing())?;
        id.parse().map(Self).map_err(|_| missing())
    }
}

/// What stands behind the question mark.
#[derive(Clone, Debug)]
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned> FromRequestParts<AppState> for Asked<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        let asked = Query::<T>::from_request_parts(parts, state).await;
        asked.map(|Query(asked)| Self(asked)).map_err(|_| {
            ApiError::Invalid("What stands behind the question mark is not what belongs there: see /api/openapi.json.")
        })
    }
}

/// The bot token of a request, if there is one.
pub(super) fn bearer(parts: &Parts) -> Option<Token> {
    let header = parts.headers.get(AUTHORIZATION)?.to_str().ok()?;
    Token::parse(header.strip_prefix("Bearer ")?.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forwarded_addresses_may_have_brackets_and_ports() {
        for (text, address) in [
            ("192.0.2.1", Some("192.0.2.1")),
            (" 192.0.2.1:5678", Some("192.0.2.1")),
            ("2001:db8::1", Some("2001:db8::1")),
            ("[2001:db8::1]", Some("2001:db8::1")),
            ("[::1]:443 ", Some("::1")),
            ("unknown", None),
            ("_hidden", None),
            ("[192.0.2.1]", None),
            ("192.0.2.1:", None),
            ("", None),
        ] {
            assert_eq!(forwarded_address(text), address.map(|address| address.parse().unwrap()), "{text}");
        }
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one_address() {
        let whole = |text: &str| network(text.parse().unwrap());
        assert_eq!(whole("2001:db8::1"), whole("2001:db8::ffff:1"));
        assert_ne!(whole("2001:db8::1"), whole("2001:db8:0:1::1"));
        assert_ne!(whole("192.0.2.1"), whole("192.0.2.2"));
        assert_eq!(whole("::ffff:192.0.2.1"), whole("192.0.2.1"));
    }
}
