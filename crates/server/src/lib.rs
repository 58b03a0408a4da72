//! The server: accounts, tables and live play, storage, configuration, operations.
//!
//! [`http::app`] builds the router, [`serve::serve`] binds it to a socket, [`store::Store`] keeps everything.

pub mod clock;
pub mod config;
pub mod connections;
pub mod http;
pub mod id;
pub mod imports;
pub mod limiter;
pub mod live;
pub mod lookalike;
pub mod name;
pub mod ops;
pub mod password;
pub mod secret;
pub mod serve;
pub mod slow;
pub mod state;
pub mod store;
pub mod telemetry;
pub mod text;
