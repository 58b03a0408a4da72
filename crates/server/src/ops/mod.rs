//! The commands of operators: run, back up, restore, export, import, check. Each fails with an [`OpsError`], whose text
//! says what to do.

mod archive;
mod backup;
mod data_dir;
mod doctor;
mod error;
mod replay;
mod run;
mod tidy;

pub use archive::{Exported, export, import};
pub use backup::{backup, restore};
pub use doctor::{Finding, doctor, doctor_with};
pub use error::OpsError;
pub use run::run;
pub use tidy::{Tidied, Tidy};
