//! Random IDs, short enough for links.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Lower-case letters and digits that aren't easily confused.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// 60 bits, too many to guess.
const LENGTH: usize = 12;

/// The error for an invalid ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadId;

impl fmt::Display for BadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "an ID has {LENGTH} letters and digits, such as 7g2k4m9qx0ra")
    }
}

impl std::error::Error for BadId {}

fn random() -> String {
    let mut bytes = [0; LENGTH];
    fill(&mut bytes);
    bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

/// Fills a buffer with random bytes from the system.
pub(crate) fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).expect("the system provides random bytes");
}

macro_rules! ids {
    ($($(#[$about:meta])* $name:ident)*) => {$(
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, utoipa::ToSchema)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
        #[serde(try_from = "String", into = "String")]
        #[schema(value_type = String, pattern = "^[0-9a-hjkmnp-tv-z]{12}$", example = "7g2k4m9qx0ra")]
        pub struct $name(String);

        impl $name {
            /// Returns a new random ID.
            #[must_use]
            pub fn random() -> Self {
                Self(random())
            }

            /// Returns the ID as text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                let fits = text.len() == LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte));
                if fits { Ok(Self(text.to_owned())) } else { Err(BadId) }
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;

            fn try_from(text: String) -> Result<Self, BadId> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    )*};
}

ids! {
    /// The ID of an account or guest.
    AccountId
    /// The ID of a table; anybody who knows it may watch the table.
    TableId
    /// The ID of a bot token, not the token itself.
    BotTokenId
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_round_trip_and_invalid_ones_are_rejected() {
        let id = TableId::random();
        assert_eq!(id.as_str().parse(), Ok(id.clone()));
        assert_ne!(id, TableId::random());
        for text in ["", "7g2k4m9qx0r", "7g2k4m9qx0ra0", "7G2K4M9QX0RA", "7g2k4m9qx0r/", "7g2k4m9qx0ru"] {
            assert_eq!(text.parse::<TableId>(), Err(BadId), "{text}");
        }
    }
}
