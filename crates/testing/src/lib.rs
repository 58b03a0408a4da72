//! Shared test code, never part of a release. It may use any crate of the workspace.
//!
//! - [`conformance`]: the laws that every game follows, checked in random positions. Start here for a new game.
//! - [`reference`](mod@reference): a second implementation of both games, written from the rules alone, to compare with.
//! - [`fixtures`]: folders, disks, clocks, servers and databases that are removed after the test.
//! - `clients`: players on a server over real sockets.
//!
//! The program `parity` prints answers that must be the same on every machine.

#[cfg(feature = "clients")]
pub mod clients;
#[cfg(feature = "games")]
pub mod conformance;
pub mod fixtures;
#[cfg(feature = "games")]
pub mod reference;
