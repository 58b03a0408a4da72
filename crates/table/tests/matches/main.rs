//! Whole matches: what is allowed, what is shown, what is left of them.

mod anything;
mod bots;
mod clocks;
mod common;
mod dealing;
mod dealing_records;
mod goldens;
mod hostile;
mod peeking;
mod records;
mod refusals;
mod replay;
mod sample;
mod seats;
mod secrecy;
mod series;
mod stalling;
mod undo;
