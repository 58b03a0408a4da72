//! What tests share, and nothing that is shipped: it may use any crate of the workspace.
//!
//! - [`conformance`]: the laws that every game follows, checked in random positions. Start here for a new game.
//! - [`reference`](mod@reference): both games a second time, written from the rules alone, to compare the engines with.
//! - [`fixtures`]: folders, disks, clocks, servers and databases that end with the test.
//! - `clients`: people who play on a server over its sockets.
//!
//! The program `parity` prints answers that have to be the same on every machine.

#[cfg(feature = "clients")]
pub mod clients;
#[cfg(feature = "games")]
pub mod conformance;
pub mod fixtures;
#[cfg(feature = "games")]
pub mod reference;
