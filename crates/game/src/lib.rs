//! The contract between a game and everything else in Mandate: start with `contract.rs`.
//!
//! A game is one type that implements [`Game`] and its companions. Bots, tables, the arena and benchmarks are
//! written once, against these traits, and know no rules.
//!
//! Nothing in this crate does I/O, reads a clock, or depends on another crate of the workspace.

mod bag;
pub mod bits;
mod contract;
mod dice;
mod flaw;
mod playable;
mod rng;
mod rule;
mod seat;
mod viewer;
mod witness;
pub mod words;

pub use bag::{Bag, Counts, Kind, Kinds};
pub use contract::{Audit, Dealing, Describe, Game, Notation, Step, StepOf, Turn};
pub use dice::Dice;
pub use flaw::Flaw;
pub use playable::{BadSetup, Playable, Standing};
pub use rng::Rng;
pub use rule::{Rule, Ruled};
pub use seat::{BySeat, Seat, Seats};
pub use viewer::Viewer;
pub use witness::Witness;

/// Implements `Serialize` for types that are sent as text, as [`Display`](std::fmt::Display) writes them.
#[macro_export]
macro_rules! serialize_as_text {
    ($($type:ty),* $(,)?) => {
        $(impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.to_string())
            }
        })*
    };
}
