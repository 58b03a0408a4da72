//! Whole matches: what is allowed, what is shown, what is left of them.

mod common;
mod refusals;
mod replay;
