//! For tests: people who play on a server over its sockets, and come back when it was gone.
//!
//! They know of a server only what it sends, and keep every byte of that.

mod guest;
mod mind;
mod player;

pub use guest::{Answer, Guest};
pub use player::{Acknowledged, Player};

use std::net::SocketAddr;

use tokio::sync::watch;

/// Where the server is, if it is anywhere just now.
pub type Whereabouts = watch::Receiver<Option<SocketAddr>>;

/// So long is paused before something is tried again.
const MOMENT: std::time::Duration = std::time::Duration::from_millis(10);

/// Where the server is, as soon as it is somewhere.
pub(crate) async fn find(server: &Whereabouts) -> SocketAddr {
    let mut server = server.clone();
    let found = server.wait_for(Option::is_some).await.expect("somebody looks after the server");
    found.expect("it was waited for")
}
