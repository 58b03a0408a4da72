//! Xtask.
fn main() {}
