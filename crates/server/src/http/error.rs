//! The one error of the API: a code for programs, a sentence with a way out for people.

use std::time::Duration;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use table::Rejection;

use crate::imports::ImportError;
use crate::live::Denied;
use crate::name::BadName;
use crate::password::{BadPassword, Busy};
use crate::store::StoreError;
use crate::text::BadText;

/// Why a request was not done.
#[derive(Clone, Debug)]
pub enum ApiError {
    /// There is nothing at this path.
    NoRoute,
    /// Something is at this path, but not by this method.
    Method,
    /// What was asked for is not there.
    NotFound(&'static str),
    /// The body is not JSON, or not the JSON that belongs here.
    BadJson(String),
    /// The body does not say that it is JSON.
    ContentType,
    /// The body is larger than this.
    TooLarge(usize),
    /// The body broke off.
    BrokenBody,
    /// The name cannot be one, and why.
    Name(String),
    /// The password cannot be one.
    Password(BadPassword),
    /// Another field cannot be what it is.
    Invalid(&'static str),
    /// Somebody has this name.
    NameTaken,
    /// Nobody is logged in.
    NotLoggedIn,
    /// The name or the password is wrong; which one is not told.
    WrongLogin,
    /// Only somebody at a browser may do this, not a program with a token.
    NotByToken,
    /// Only an account may do this, not a guest.
    Guest,
    /// Only a guest can become an account.
    AlreadyRegistered,
    /// The request comes from another site.
    CrossSite,
    /// The request is for a host that isn't this server's.
    Host,
    /// Too much, too fast.
    TooMany(Duration),
    /// Too many guests and accounts were made from this address.
    TooManyAccounts(Duration),
    /// Too many live connections are open from this address.
    TooManyConnections,
    /// Too many imports wait already.
    ImportsBusy,
    /// Too many passwords wait to be checked already.
    LoginsBusy,
    /// It took too long.
    Timeout,
    /// A table refuses it, or the database does.
    Denied(Denied),
    /// What speaks here is a WebSocket.
    Upgrade,
    /// Something else changed the same thing.
    Conflict,
    /// The server waits for its database before it serves anything.
    Starting,
    /// Our fault.
    Internal,
}

/// The body of every error.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ErrorBody {
    /// What went wrong.
    error: Rejection,
}

impl ApiError {
    fn parts(&self) -> (StatusCode, Rejection) {
        use StatusCode as S;
        let (status, code, message) = match self {
            Self::NoRoute => (S::NOT_FOUND, "no_route", "Not found: /api/openapi.json lists all addresses."),
            Self::Method => (
                S::METHOD_NOT_ALLOWED,
                "method_not_allowed",
                "This address doesn't support this method: the Allow header lists those it does.",
            ),
            Self::NotFound(what) => {
                return (
                    S::NOT_FOUND,
                    Rejection::new("not_found", format!("Not found: this {what} doesn't exist or was deleted.")),
                );
            }
            Self::BadJson(why) => {
                return (S::BAD_REQUEST, Rejection::new("bad_json", format!("The request body is invalid: {why}.")));
            }
            Self::ContentType => (
                S::UNSUPPORTED_MEDIA_TYPE,
                "content_type",
                "The body must be JSON: send it with Content-Type: application/json.",
            ),
            Self::TooLarge(limit) => {
                let message = format!("The request is larger than {limit} bytes: send less.");
                return (S::PAYLOAD_TOO_LARGE, Rejection::new("too_large", message));
            }
            Self::BrokenBody => (S::BAD_REQUEST, "broken_body", "The request was incomplete: send it again."),
            Self::Name(fault) => return (S::UNPROCESSABLE_ENTITY, Rejection::new("bad_name", sentence(fault))),
            Self::Password(fault) => return (S::UNPROCESSABLE_ENTITY, Rejection::new("bad_password", sentence(fault))),
            Self::Invalid(message) => (S::UNPROCESSABLE_ENTITY, "invalid", *message),
            Self::NameTaken => {
                (S::CONFLICT, "name_taken", "This name, or one that looks like it, is taken: choose another.")
            }
            Self::NotLoggedIn => {
                (S::UNAUTHORIZED, "not_logged_in", "You aren't logged in: log in, or continue as a guest.")
            }
            Self::WrongLogin => (S::UNAUTHORIZED, "wrong_login", "The name or the password is wrong: try again."),
            Self::NotByToken => {
                (S::FORBIDDEN, "not_by_token", "Bot tokens can't do this: log in with name and password.")
            }
            Self::Guest => (S::FORBIDDEN, "guest", "Guests can't do this: register with a name and a password first."),
            Self::AlreadyRegistered => {
                (S::CONFLICT, "already_registered", "You already have an account: log out to create another.")
            }
            Self::Host => (
                S::MISDIRECTED_REQUEST,
                "unknown_host",
                "This server doesn't go by this host name: open it by its IP address, or set public-url to the \
                 address that players see, or add the name to allowed-hosts.",
            ),
            Self::CrossSite => (
                S::FORBIDDEN,
                "cross_site",
                "This request comes from another site: use the page of this server itself.",
            ),
            Self::TooMany(wait) => {
                let message = format!("Too many requests: try again in {} s.", wait.as_secs_f64().ceil());
                return (S::TOO_MANY_REQUESTS, Rejection::new("too_many_requests", message));
            }
            Self::TooManyAccounts(_) => (
                S::TOO_MANY_REQUESTS,
                "too_many_accounts",
                "Too many new players have come from your address: try again in a few minutes, or log in to an account.",
            ),
            Self::TooManyConnections => (
                S::TOO_MANY_REQUESTS,
                "too_many_connections",
                "Too many connections are open from your address: close some tables, and try again.",
            ),
            Self::ImportsBusy => (
                S::SERVICE_UNAVAILABLE,
                "imports_busy",
                "Too many records are being imported: try again in a few seconds.",
            ),
            Self::LoginsBusy => (
                S::SERVICE_UNAVAILABLE,
                "logins_busy",
                "Too many people are logging in or registering: try again in a few seconds.",
            ),
            Self::Timeout => (S::SERVICE_UNAVAILABLE, "timeout", "This took too long: try again in a moment."),
            Self::Denied(denied) => {
                let rejection = denied.rejection();
                return (
                    denied_status(denied, &rejection.code),
                    Rejection { message: sentence(&rejection.message), ..rejection },
                );
            }
            Self::Upgrade => (
                S::UPGRADE_REQUIRED,
                "not_a_websocket",
                "This address speaks WebSocket: connect to it with ws:// or wss://.",
            ),
            Self::Conflict => {
                (S::CONFLICT, "conflict", "Something has changed in the meantime: reload, then try again.")
            }
            Self::Starting => (
                S::SERVICE_UNAVAILABLE,
                "starting",
                "The server is starting and waiting for its database: try again in a moment.",
            ),
            Self::Internal => (
                S::INTERNAL_SERVER_ERROR,
                "internal",
                "Internal error: try again, and report the X-Request-Id if it happens again.",
            ),
        };
        (status, Rejection::new(code, message))
    }
}

/// What it is in HTTP: the server's fault, not allowed, not possible at all, or not possible now.
fn denied_status(denied: &Denied, code: &str) -> StatusCode {
    match denied {
        Denied::Damaged => return StatusCode::INTERNAL_SERVER_ERROR,
        Denied::Unavailable | Denied::DatabaseDown | Denied::Unsure | Denied::CannotSave => {
            return StatusCode::SERVICE_UNAVAILABLE;
        }
        Denied::NoTable | Denied::Refused(_) | Denied::Busy | Denied::TooFast(_) => {}
    }
    match code {
        "not_your_seat" | "not_yours" | "reserved" | "barred" | "chat_off" => StatusCode::FORBIDDEN,
        "illegal" | "bad_text" | "contribution" | "bad_opening" | "bad_name" | "no_such_seat" | "bad_bot"
        | "bad_command" | "bad_options" | "bad_seats" | "bad_record" | "bad_line" | "hidden_text" => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        _ => StatusCode::CONFLICT,
    }
}

fn sentence(fault: &impl std::fmt::Display) -> String {
    let text = fault.to_string();
    let mut letters = text.chars();
    let end = if text.ends_with('.') { None } else { Some('.') };
    letters.next().map(|first| first.to_uppercase().chain(letters).chain(end).collect()).unwrap_or_default()
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, error) = self.parts();
        let mut response = (status, Json(ErrorBody { error })).into_response();
        let headers = response.headers_mut();
        match self {
            Self::TooMany(wait) | Self::TooManyAccounts(wait) => {
                headers.insert(header::RETRY_AFTER, HeaderValue::from(wait.as_secs_f64().ceil() as u64));
            }
            Self::Denied(Denied::DatabaseDown | Denied::Unsure) | Self::Starting => {
                headers.insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
            }
            Self::ImportsBusy | Self::LoginsBusy => {
                headers.insert(header::RETRY_AFTER, HeaderValue::from_static("5"));
            }
            Self::TooManyConnections => {
                headers.insert(header::RETRY_AFTER, HeaderValue::from_static("10"));
            }
            Self::NotLoggedIn => {
                headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
            }
            _ => {}
        }
        response
    }
}

impl From<StoreError> for ApiError {
    fn from(fault: StoreError) -> Self {
        match fault {
            StoreError::NameTaken => Self::NameTaken,
            StoreError::Conflict => Self::Conflict,
            StoreError::Missing => Self::NotFound("thing"),
            StoreError::Closed
            | StoreError::Unreachable { .. }
            | StoreError::Unsure
            | StoreError::Damaged { .. }
            | StoreError::Database(_) => Self::Denied(fault.into()),
            _ if fault.cannot_save() => Self::Denied(fault.into()),
            _ => {
                tracing::error!(error = %fault, "the store failed");
                Self::Internal
            }
        }
    }
}

impl From<ImportError> for ApiError {
    fn from(fault: ImportError) -> Self {
        match fault {
            ImportError::Busy => Self::ImportsBusy,
            ImportError::TooMany(wait) => Self::TooMany(wait),
            ImportError::Bad(bad) => Denied::because("bad_record", bad.to_string()).into(),
            ImportError::Store(fault) => fault.into(),
            ImportError::Failed => Self::Internal,
        }
    }
}

impl From<Busy> for ApiError {
    fn from(Busy: Busy) -> Self {
        Self::LoginsBusy
    }
}

impl From<Denied> for ApiError {
    fn from(denied: Denied) -> Self {
        match denied {
            Denied::NoTable => Self::NotFound("table"),
            Denied::Busy => Self::TooMany(Duration::from_secs(1)),
            Denied::TooFast(wait) => Self::TooMany(wait),
            denied => Self::Denied(denied),
        }
    }
}

impl From<BadName> for ApiError {
    fn from(fault: BadName) -> Self {
        Self::Name(fault.to_string())
    }
}

impl From<BadText> for ApiError {
    fn from(fault: BadText) -> Self {
        Denied::because("hidden_text", fault.to_string()).into()
    }
}

impl From<BadPassword> for ApiError {
    fn from(fault: BadPassword) -> Self {
        Self::Password(fault)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_comes_while_too_many_passwords_wait_is_told_when_to_try_again() {
        let response = ApiError::from(Busy).into_response();
        assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(response.headers()[header::RETRY_AFTER], "5");
    }
}
