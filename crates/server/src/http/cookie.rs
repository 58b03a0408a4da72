//! The cookie that a session is known by.

use axum_extra::extract::cookie::{Cookie, CookieJar};

use crate::secret::Token;
use crate::state::AppState;

/// Seconds: browsers keep no cookie for longer. How long a session lives is decided by the store.
const LIFE: u32 = 34_560_000;

/// With https, a name that only this very host can set; under a path, browsers allow only the weaker prefix.
fn name(state: &AppState) -> &'static str {
    match (state.config.is_secure(), state.config.path()) {
        (true, "") => "__Host-mandate",
        (true, _) => "__Secure-mandate",
        (false, _) => "mandate",
    }
}

/// The token that the browser sent.
pub(super) fn token(jar: &CookieJar, state: &AppState) -> Option<Token> {
    Token::parse(jar.get(name(state))?.value())
}

/// Gives the browser a token.
pub(super) fn set(token: &Token, state: &AppState) -> CookieJar {
    jar(&token.reveal(), LIFE, state)
}

/// Takes it away again.
pub(super) fn clear(state: &AppState) -> CookieJar {
    jar("", 0, state)
}

fn jar(value: &str, life: u32, state: &AppState) -> CookieJar {
    let secure = if state.config.is_secure() { "; Secure" } else { "" };
    let path = Some(state.config.path()).filter(|path| !path.is_empty()).unwrap_or("/");
    let text = format!("{}={value}; Path={path}; HttpOnly; SameSite=Lax; Max-Age={life}{secure}", name(state));
    Cookie::parse(text).map_or_else(|_| CookieJar::new(), |cookie| CookieJar::new().add(cookie))
}
