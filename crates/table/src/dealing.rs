//! Fair dealing that anybody can check: `docs/fairness.md` says how and why, `docs/formats/record.md` has every byte.
//!
//! The dealer commits to a secret when the table is opened, every person's client commits to bytes of its
//! own and then opens them, and each shuffle follows from all of these. When the match is over the secret is shown.

use std::fmt;

use game::{Dice, Seat};
use json::{FromJson, Unfit, Value};
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{RngCore as _, SeedableRng as _};
use serde::Serialize;
use sha2::{Digest as _, Sha256};

use crate::hex::{self, NotHex};

/// The SHA-256 of these parts, each with its length before it.
fn digest(parts: &[&[u8]]) -> [u8; 32] {
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u32).to_be_bytes());
        hash.update(part);
    }
    hash.finalize().into()
}

fn numbered(seat: Seat) -> [u8; 4] {
    u32::from(seat.number()).to_be_bytes()
}

macro_rules! as_hex {
    ($name:ident) => {
        impl From<$name> for String {
            fn from(bytes: $name) -> Self {
                hex::write(&bytes.0)
            }
        }

        impl FromJson for $name {
            fn from_json(value: &Value) -> Result<Self, Unfit> {
                String::from_json(value)?.parse().map_err(|bad: NotHex| Unfit::new(bad.to_string()))
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                json::deserialize(deserializer)
            }
        }
    };
}

/// What the dealer keeps to itself until the match is over: 32 random bytes.
#[derive(Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = String))]
#[serde(into = "String")]
pub struct Secret([u8; 32]);

as_hex!(Secret);

impl Secret {
    /// The secret of these bytes, which must come from a good source of randomness.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// What is shown of the secret at the start.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// What a seat adds where all play on one machine, so that nobody has to be kept from anything.
    pub(crate) fn contribution(&self, seat: Seat) -> Contribution {
        Contribution(digest(&[b"mandate local 2", &self.0, &numbered(seat)]).into())
    }
}

impl std::str::FromStr for Secret {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Self, NotHex> {
        let bytes = hex::read(text, 32, 32)?;
        Ok(Self(bytes.try_into().expect("there are 32 bytes")))
    }
}

/// Says nothing, so that no message ever holds it.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// A SHA-256 that binds the dealer to one secret, or a person's client to one contribution.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = String))]
#[serde(into = "String")]
pub struct Commitment([u8; 32]);

as_hex!(Commitment);

impl Commitment {
    /// Where nothing is dealt from a secret.
    pub(crate) const NONE: Self = Self([0; 32]);
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(&self.0))
    }
}

impl std::str::FromStr for Commitment {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Self, NotHex> {
        let bytes = hex::read(text, 32, 32)?;
        Ok(Self(bytes.try_into().expect("there are 32 bytes")))
    }
}

/// The random bytes of one person's client: 32, or 16 to 64 under the first protocol. A bot has none.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "string"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(value_type = String))]
#[serde(into = "String")]
pub struct Contribution(Vec<u8>);

as_hex!(Contribution);

impl Contribution {
    /// What a bot has.
    pub const NONE: Self = Self(Vec::new());

    /// These bytes; refused if they are too few or too many.
    pub fn new(bytes: &[u8]) -> Result<Self, NotHex> {
        let (least, most) = (16, 64);
        if (least..=most).contains(&bytes.len()) { Ok(Self(bytes.to_vec())) } else { Err(NotHex { least, most }) }
    }

    /// Is there nothing in it?
    pub fn is_none(&self) -> bool {
        self.0.is_empty()
    }

    /// Has it the length that it needs to be committed to?
    pub(crate) fn is_whole(&self) -> bool {
        self.0.len() == 32
    }

    /// What the client of a seat commits to before it opens this, in the given round of the table whose dealer
    /// has made this commitment.
    pub fn commitment(&self, dealer: &Commitment, round: u32, seat: Seat) -> Commitment {
        Commitment(digest(&[b"mandate contribution 2", &dealer.0, &round.to_be_bytes(), &numbered(seat), &self.0]))
    }
}

impl std::str::FromStr for Contribution {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Self, NotHex> {
        if text.is_empty() { Ok(Self::NONE) } else { hex::read(text, 16, 64).map(Self) }
    }
}

/// Dice that nobody alone has thrown: ChaCha20, keyed by the secret and all contributions.
#[derive(Clone, Debug)]
pub struct Dealer(ChaCha20Rng);

impl Dealer {
    /// The dealer of one game of a series, counted from 1, under the first protocol. The contributions are in
    /// the order of the seats.
    pub fn first(secret: &Secret, game: u32, contributions: &[Contribution]) -> Self {
        Self::keyed(&[b"mandate deal 1", &secret.0, &game.to_be_bytes()], contributions)
    }

    /// The same under the second protocol: the contributions were opened in this round, the last one at the table; 0 if
    /// there was none, as only bots play.
    pub fn new(secret: &Secret, game: u32, round: u32, contributions: &[Contribution]) -> Self {
        Self::keyed(&[b"mandate deal 2", &secret.0, &game.to_be_bytes(), &round.to_be_bytes()], contributions)
    }

    fn keyed(parts: &[&[u8]], contributions: &[Contribution]) -> Self {
        let contributions = contributions.iter().map(|contribution| &contribution.0[..]);
        let parts: Vec<_> = parts.iter().copied().chain(contributions).collect();
        Self(ChaCha20Rng::from_seed(digest(&parts)))
    }
}

impl Dice for Dealer {
    /// The next 32 bits of the stream that are below the greatest multiple of `bound`, modulo it.
    fn below(&mut self, bound: u32) -> u32 {
        let multiple = (1 << 32) - (1u64 << 32) % u64::from(bound);
        loop {
            let bits = self.0.next_u32();
            if u64::from(bits) < multiple {
                return bits % bound;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dealer(secret: u8, game: u32, contributions: &[&[u8]]) -> Dealer {
        let contributions: Vec<_> = contributions.iter().map(|bytes| Contribution(bytes.to_vec())).collect();
        Dealer::first(&Secret::new([secret; 32]), game, &contributions)
    }

    fn throws(mut dealer: Dealer) -> Vec<u32> {
        (0..8).map(|_| dealer.below(1_000_000)).collect()
    }

    #[test]
    fn the_commitment_is_the_plain_sha_256() {
        // printf '%064d' 0 | xxd -r -p | sha256sum
        assert_eq!(
            Secret::new([0; 32]).commitment().to_string(),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    #[test]
    fn everything_that_goes_into_the_key_changes_the_deal() {
        let usual = throws(dealer(1, 1, &[b"aaaaaaaaaaaaaaaa", b""]));
        assert_eq!(usual, throws(dealer(1, 1, &[b"aaaaaaaaaaaaaaaa", b""])));
        for other in [
            dealer(2, 1, &[b"aaaaaaaaaaaaaaaa", b""]),
            dealer(1, 2, &[b"aaaaaaaaaaaaaaaa", b""]),
            dealer(1, 1, &[b"aaaaaaaaaaaaaaab", b""]),
            dealer(1, 1, &[b"", b"aaaaaaaaaaaaaaaa"]),
            dealer(1, 1, &[b"aaaaaaaaaaaaaaaa"]),
        ] {
            assert_ne!(usual, throws(other));
        }
    }

    #[test]
    fn the_stream_is_chacha20_as_everybody_has_it() {
        // RFC 8439, appendix A.1, test vector 1: the all-zero key and nonce.
        let mut zero = Dealer(ChaCha20Rng::from_seed([0; 32]));
        assert_eq!(zero.0.next_u32().to_le_bytes(), [0x76, 0xb8, 0xe0, 0xad]);
        assert_eq!(zero.0.next_u32().to_le_bytes(), [0xa0, 0xf1, 0x3d, 0x90]);
    }

    #[test]
    fn throws_are_uniform() {
        let mut dealer = dealer(7, 1, &[]);
        let mut seen = [0u32; 6];
        (0..60_000).for_each(|_| seen[dealer.below(6) as usize] += 1);
        // Chi-square with 5 degrees of freedom: 20.5 is passed once in a thousand seeds.
        let chi: f64 = seen.iter().map(|&n| (f64::from(n) - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi < 20.5, "{seen:?}");
    }

    #[test]
    fn a_bound_that_divides_nothing_leaves_out_the_rest() {
        // Above 2^31 every second number or so has to be thrown away.
        let mut dealer = dealer(7, 1, &[]);
        let bound = (1 << 31) + 1;
        assert!((0..100).all(|_| dealer.below(bound) < bound));
    }

    #[test]
    fn a_secret_does_not_tell_itself() {
        assert_eq!(format!("{:?}", Secret::new([3; 32])), "Secret(…)");
    }
}
