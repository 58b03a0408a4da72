//! Mandate.
fn main() {}
