//! What is done with games in bulk: traces for other implementations, counts of positions,
//! matches and ladders that show how strong the bots are, benchmarks.
//!
//! Traces show hidden things. Nothing here is ever served over the network.

pub mod balance;
pub mod census;
pub mod clock;
mod contest;
pub mod elo;
pub mod habit;
pub mod interval;
pub mod ladder;
pub mod parallel;
pub mod perft;
pub mod plot;
pub mod puzzles;
pub mod rating;
pub mod sprt;
pub mod tournament;
pub mod trace;
pub mod train;
pub mod versus;

pub use contest::{Contest, Finish};
