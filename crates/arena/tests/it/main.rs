//! Matches and ladders between quick bots, the shipped puzzles, and traces replayed by the reference implementations.

mod matches;
mod puzzles;
mod trace_kaiser;
mod trace_qin;

/// A digest of a trace (FNV-1a in hexadecimal): the same on every machine, and in every version that doesn't change the
/// rules.
fn digest(text: &str) -> String {
    let hash = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", text.bytes().fold(0xcbf2_9ce4_8422_2325, hash))
}
