//! The Mandate server: accounts, the lobby, live play, storage, configuration and operations.
//!
//! Allowed dependencies: `game`, `table`, `bots` and `page`; the server knows no game's rules. Only [`config`] reads
//! settings, only [`clock`] tells a time that is stored, and only [`store`] talks to the database. There is no TLS: a
//! proxy does that.
//!
//! Where to start reading:
//! - [`ops`]: what `mandate serve`, `backup`, `doctor` and the other commands do.
//! - [`http`]: the router, one file per resource. Routes are declared once, and the OpenAPI document comes from the same
//!   declarations.
//! - [`live`]: tables in memory, live connections, bots.
//! - [`store`]: everything stored, in SQLite or PostgreSQL.
//! - [`state`]: what every request can reach. [`serve`], [`connections`] and [`stall`] handle sockets; [`limiter`] and
//!   [`imports`] limit what clients may do; [`name`], [`lookalike`] and [`text`] decide what people may call themselves
//!   and write; [`secret`] and [`password`] keep secrets out of logs; [`telemetry`] has logs and metrics.

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
pub mod stall;
pub mod state;
pub mod store;
pub mod telemetry;
pub mod text;
