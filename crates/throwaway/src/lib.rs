//! For tests: what goes with the test that needs it, be it a folder, a server or a PostgreSQL.

mod folder;
mod postgres;
mod server;

pub use folder::Folder;
pub use postgres::{Missing, VARIABLE, address, programs};
pub use server::{Server, untouched};
