//! What an operator does: run, back up, restore, look after.

mod backup;
mod doctor;
mod failed;
mod lock;
mod run;

pub use backup::{backup, restore};
pub use doctor::{Finding, doctor};
pub use failed::Failed;
pub use run::run;
