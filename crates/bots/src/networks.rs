//! The networks by which bots play. `docs/bots.md` says what made them.
//!
//! They are part of the program, unless it was built without the feature `networks`: then they are
//! supplied when they are needed, as a page does that is to be small.

use std::fmt;
use std::sync::OnceLock;

use game::Game;

use crate::network::{BadNetwork, Network};

/// The place of one network.
struct Slot {
    /// The file in the program.
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
        Slot::new(Some(include_bytes!(concat!("../networks/", $file, ".net"))))
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

/// The network for Qin with so many players, if there is one.
pub(crate) fn qin(players: usize) -> Option<&'static Network> {
    slot(::qin::Qin::NAME, players)?.network()
}

/// The network for Der Kaiser von China with so many players, if there is one.
pub(crate) fn kaiser(players: usize) -> Option<&'static Network> {
    slot(::kaiser::Kaiser::NAME, players)?.network()
}

/// Why a network is not used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotSupplied {
    /// No such game is played by so many.
    NoSuchGame,
    /// The file is no network.
    Bad(BadNetwork),
}

impl fmt::Display for NotSupplied {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchGame => f.write_str("no such game is played by so many; name one of the networks there are"),
            Self::Bad(bad) => bad.fmt(f),
        }
    }
}

impl std::error::Error for NotSupplied {}

/// Hands over the file of a network. One that is there already stays.
pub fn supply(game: &str, players: usize, file: &[u8]) -> Result<(), NotSupplied> {
    let slot = slot(game, players).ok_or(NotSupplied::NoSuchGame)?;
    let network = Network::read(file).map_err(NotSupplied::Bad)?;
    slot.network.get_or_init(|| Some(network));
    Ok(())
}
