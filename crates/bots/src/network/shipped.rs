//! The networks that bots play by. `docs/bots.md` says how they were made.
//!
//! They are part of the program unless it is built without the feature `networks`. Then they are supplied when they are
//! needed, which keeps the page small.

use std::fmt;
use std::sync::OnceLock;

use game::Game;

use crate::network::{BadNetwork, Network};

/// A place for one network.
struct Slot {
    /// The file built into the program.
    file: Option<&'static [u8]>,
    network: OnceLock<Option<Network>>,
}

impl Slot {
    const fn new(file: Option<&'static [u8]>) -> Self {
        Self { file, network: OnceLock::new() }
    }

    fn network(&self) -> Option<&Network> {
        match self.file {
            Some(file) => self.network.get_or_init(|| Network::read(file).ok()).as_ref(),
            None => self.network.get()?.as_ref(),
        }
    }
}

#[cfg(feature = "networks")]
macro_rules! slot {
    ($file:literal) => {
        Slot::new(Some(include_bytes!(concat!("../../networks/", $file, ".net"))))
    };
}

#[cfg(not(feature = "networks"))]
macro_rules! slot {
    ($file:literal) => {
        Slot::new(None)
    };
}

static QIN: [Slot; 3] = [slot!("qin-2"), slot!("qin-3"), slot!("qin-4")];
static KAISER: [Slot; 3] = [slot!("kaiser-3"), slot!("kaiser-4"), slot!("kaiser-5")];

fn slot(game: &str, players: usize) -> Option<&'static Slot> {
    match game {
        ::qin::Qin::NAME => QIN.get(players.checked_sub(2)?),
        ::kaiser::Kaiser::NAME => KAISER.get(players.checked_sub(3)?),
        _ => None,
    }
}

/// Returns the network for Qin with this many players, if there is one.
pub(crate) fn qin(players: usize) -> Option<&'static Network> {
    slot(::qin::Qin::NAME, players)?.network()
}

/// Returns the network for Der Kaiser von China with this many players, if there is one.
pub(crate) fn kaiser(players: usize) -> Option<&'static Network> {
    slot(::kaiser::Kaiser::NAME, players)?.network()
}

/// Why a supplied network was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SupplyError {
    /// The game doesn't exist or isn't played by this many.
    UnknownGame,
    /// The file isn't a valid network.
    Bad(BadNetwork),
}

impl fmt::Display for SupplyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownGame => f.write_str("no game with this name and number of players has a network"),
            Self::Bad(bad) => bad.fmt(f),
        }
    }
}

impl std::error::Error for SupplyError {}

/// Supplies the file of a network. If there is a network already, it stays.
pub fn supply_network(game: &str, players: usize, file: &[u8]) -> Result<(), SupplyError> {
    let slot = slot(game, players).ok_or(SupplyError::UnknownGame)?;
    let network = Network::read(file).map_err(SupplyError::Bad)?;
    slot.network.get_or_init(|| Some(network));
    Ok(())
}
