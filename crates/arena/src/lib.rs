//! Games in bulk: matches, ladders and ratings, training, puzzles, traces and position counts, benchmarks.
//!
//! Depends on `game`, the rules and `bots`; `plotters` draws and `serde_json` writes reports. It does no I/O except writing
//! to the writer it is given, and its only clock is a thread's CPU time.
//!
//! Traces show hidden information: nothing here is ever served over the network.
//!
//! Where to start reading: [`deal`] plays one game between bots, [`versus`] and [`ladder`] play many of them in
//! [`parallel`], and [`ArenaGame`] is what a game provides.

mod arena_game;
pub mod balance;
pub mod clock;
pub mod deal;
pub mod elo;
pub mod game_stats;
pub mod interval;
pub mod ladder;
pub mod parallel;
pub mod perft;
pub mod plot;
pub mod policy;
pub mod puzzles;
pub mod rating;
pub mod sprt;
pub mod trace;
pub mod train;
pub mod versus;

pub use arena_game::{ArenaGame, Finish};
