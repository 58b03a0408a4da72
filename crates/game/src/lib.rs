//! The contract between a game and everything else in Mandate.
//!
//! A game is one type that implements [`Game`]. Bots, the terminal, counts and benchmarks are
//! written once, against that trait, and know no rule.
//!
//! Nothing in this crate does I/O, reads a clock, or depends on another crate.

mod bag;
pub mod bits;
mod contract;
mod dice;
mod fact;
mod rng;
mod rule;
mod seat;
mod viewer;
mod witness;
pub mod words;

pub use bag::{Bag, Kind, Kinds};
pub use contract::{Game, Step, StepOf, Turn};
pub use dice::Dice;
pub use fact::{Fact, Flaw, Told};
pub use rng::Rng;
pub use rule::{Rule, Ruled};
pub use seat::{BySeat, Seat, Seats};
pub use viewer::Viewer;
pub use witness::Witness;
