//! Secrets that must never appear in a log: tokens, passwords, seeds. Their `Debug` output is masked.

use std::fmt;

use serde::Deserialize;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::id::fill;

/// Secret bytes, such as those that deals are derived from.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub Vec<u8>);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// A password, or a database address that contains one, as typed.
#[derive(Clone, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(transparent)]
#[schema(value_type = String, format = Password)]
pub struct Hidden(String);

impl Hidden {
    /// Returns the text; never print it.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl From<String> for Hidden {
    fn from(text: String) -> Self {
        Self(text)
    }
}

impl From<&str> for Hidden {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl fmt::Debug for Hidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hidden(…)")
    }
}

/// A random token of 256 bits, for a session cookie or a bot.
#[derive(Clone)]
pub struct Token([u8; 32]);

impl Token {
    /// Returns a new random token.
    #[must_use]
    pub fn random() -> Self {
        let mut bytes = [0; 32];
        fill(&mut bytes);
        Self(bytes)
    }

    /// Parses the output of [`Token::reveal`].
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Some(Self(unhex(text)?.try_into().ok()?))
    }

    /// Returns the text that its owner receives once.
    #[must_use]
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// Returns the hash, which is all that is stored.
    #[must_use]
    pub fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// The stored hash of a token, useless for logging in.
#[derive(Clone, Copy)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// Returns the bytes for lookups.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// Compares with stored bytes in constant time.
    #[must_use]
    pub fn is(&self, stored: &[u8]) -> bool {
        self.0.as_slice().ct_eq(stored).into()
    }
}

impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

/// Encodes bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let digit = |nibble: u8| char::from_digit(u32::from(nibble), 16).unwrap_or('0');
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// Decodes hexadecimal digits.
pub(crate) fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits: Vec<u8> = text.chars().map(|c| c.to_digit(16).map(|d| d as u8)).collect::<Option<_>>()?;
    digits.len().is_multiple_of(2).then(|| digits.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_round_trips_and_matches_only_its_own_hash() {
        let token = Token::random();
        let again = Token::parse(&token.reveal()).unwrap();
        assert!(again.hash().is(token.hash().as_bytes()));
        assert!(!Token::random().hash().is(token.hash().as_bytes()));
        assert!(!token.hash().is(&[]));
        for text in ["", "abc", "zz", &token.reveal()[2..]] {
            assert!(Token::parse(text).is_none(), "{text}");
        }
    }

    #[test]
    fn secrets_do_not_print() {
        let token = Token::random();
        let all = format!("{token:?} {:?} {:?} {:?}", token.hash(), Secret(vec![1, 2]), Hidden::from("hush"));
        assert_eq!(all, "Token(…) TokenHash(…) Secret(…) Hidden(…)");
    }
}
