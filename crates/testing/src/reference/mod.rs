//! Plain reference implementations of game rules.
//!
//! Used only in tests, to check a fast engine move by move. Everything here is
//! written to be read beside the rules: sets of coordinates, flood fill, no
//! caches. Nothing here shares code with the engines it checks.

pub mod kaiser;
pub mod qin;
