//! The networks inside the program. `docs/bots.md` says what made them.

use std::sync::LazyLock;

use crate::network::Network;

macro_rules! shipped {
    ($name:ident: $($file:literal),*) => {
        static $name: LazyLock<Vec<Network>> = LazyLock::new(|| {
            [$(&include_bytes!(concat!("../networks/", $file, ".net"))[..]),*]
                .map(|file| Network::read(file).expect("the networks inside the program are good"))
                .into()
        });
    };
}

shipped!(QIN: "qin-2", "qin-3", "qin-4");
shipped!(KAISER: "kaiser-3", "kaiser-4", "kaiser-5");

/// The network for Qin with so many players.
pub(crate) fn qin(players: usize) -> &'static Network {
    &QIN[players - 2]
}

/// The network for Der Kaiser von China with so many players.
pub(crate) fn kaiser(players: usize) -> &'static Network {
    &KAISER[players - 3]
}
