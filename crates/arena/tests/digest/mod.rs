//! A digest of a trace that must be the same on every machine and in every version that
//! does not change the rules.

/// FNV-1a, in hexadecimal.
pub(crate) fn digest(text: &str) -> String {
    let hash = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", text.bytes().fold(0xcbf2_9ce4_8422_2325, hash))
}
