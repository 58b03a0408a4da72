//! Players on a server over real sockets, who reconnect when it was gone.
//!
//! They only know what the server sends, and keep every byte of it.

mod guest;
mod mind;
mod player;

pub use guest::{Answer, Guest};
pub use player::{Acknowledged, Player};

use std::net::SocketAddr;

use tokio::sync::watch;

/// The current address of the server, if it is running.
pub type Whereabouts = watch::Receiver<Option<SocketAddr>>;

/// The pause between attempts.
const MOMENT: std::time::Duration = std::time::Duration::from_millis(10);

/// Waits for the address of the server.
pub(crate) async fn find(server: &Whereabouts) -> SocketAddr {
    let mut server = server.clone();
    let found = server.wait_for(Option::is_some).await.expect("somebody looks after the server");
    found.expect("it was waited for")
}
