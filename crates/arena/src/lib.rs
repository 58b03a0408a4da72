//! What is done with games in bulk: traces for other implementations, counts of positions,
//! benchmarks.
//!
//! Traces show hidden things. Nothing here is ever served over the network.

pub mod clock;
pub mod perft;
pub mod trace;
pub mod train;
