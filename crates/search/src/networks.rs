//! The networks inside the program. `docs/bots.md` says what made them.

use std::sync::LazyLock;

use crate::network::Network;

macro_rules! shipped {
    ($file:literal) => {
        LazyLock::new(|| {
            let file = include_bytes!(concat!("../networks/", $file, ".net"));
            Network::read(file).ok()
        })
    };
}

static QIN: [LazyLock<Option<Network>>; 3] = [shipped!("qin-2"), shipped!("qin-3"), shipped!("qin-4")];
static KAISER: [LazyLock<Option<Network>>; 3] = [shipped!("kaiser-3"), shipped!("kaiser-4"), shipped!("kaiser-5")];

/// The network for Qin with so many players, if there is one.
pub(crate) fn qin(players: usize) -> Option<&'static Network> {
    QIN[players - 2].as_ref()
}

/// The network for Der Kaiser von China with so many players, if there is one.
pub(crate) fn kaiser(players: usize) -> Option<&'static Network> {
    KAISER[players - 3].as_ref()
}
