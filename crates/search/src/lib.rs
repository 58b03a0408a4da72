//! Computer opponents for every game.
//!
//! A bot is handed a view, so looking into another hand does not compile. All that a bot
//! does follows from its seed and the views it is shown: no clock, no threads, no I/O.

mod bot;
mod flat;
mod random;

pub use bot::{Bot, imagine};
pub use flat::Flat;
pub use random::Random;
