//! What an operator does: run, back up, restore, take matches away and bring them, look after.

mod archive;
mod backup;
mod doctor;
mod failed;
mod lock;
mod private;
mod replay;
mod run;
mod tidy;

pub use archive::{Exported, export, import};
pub use backup::{backup, restore};
pub use doctor::{Finding, doctor, doctor_with};
pub use failed::Failed;
pub use run::run;
pub use tidy::{Tidied, Tidy};
