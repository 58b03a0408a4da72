//! What must never be seen in a log: tokens, passwords, seeds.

use std::fmt;

use serde::Deserialize;
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::id::fill;

/// Bytes that nobody may see, such as what a deal is shuffled by.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub Vec<u8>);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// A password, or a database's address with one in it, as somebody typed it.
#[derive(Clone, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[serde(transparent)]
#[schema(value_type = String, format = Password)]
pub struct Hidden(String);

impl Hidden {
    /// The text itself; not for printing.
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

/// 256 random bits that stand for somebody: in a cookie, or in a program's hands.
#[derive(Clone)]
pub struct Token([u8; 32]);

impl Token {
    /// One that nobody has yet.
    #[must_use]
    pub fn random() -> Self {
        let mut bytes = [0; 32];
        fill(&mut bytes);
        Self(bytes)
    }

    /// Reads what [`Token::reveal`] wrote.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        Some(Self(unhex(text)?.try_into().ok()?))
    }

    /// The text that its owner gets, once.
    #[must_use]
    pub fn reveal(&self) -> String {
        hex(&self.0)
    }

    /// All that is stored of it.
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

/// What is stored of a token: nobody gets in with it.
#[derive(Clone, Copy)]
pub struct TokenHash([u8; 32]);

impl TokenHash {
    /// The bytes to look up by.
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    /// Whether these stored bytes are the same, in a time that does not tell where they differ.
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

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let digit = |nibble: u8| char::from_digit(u32::from(nibble), 16).unwrap_or('0');
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// Bytes of hexadecimal digits, if they are.
pub(crate) fn unhex(text: &str) -> Option<Vec<u8>> {
    let digits: Vec<u8> = text.chars().map(|c| c.to_digit(16).map(|d| d as u8)).collect::<Option<_>>()?;
    digits.len().is_multiple_of(2).then(|| digits.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_reads_back_and_only_its_hash_is_like_it() {
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
