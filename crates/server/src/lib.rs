//! The server: accounts, storage, configuration, operations.

pub mod clock;
pub mod id;
pub mod name;
pub mod secret;
pub mod store;
