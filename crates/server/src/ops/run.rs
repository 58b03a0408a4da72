//! Runs the server until it is told to stop.

use tokio::net::TcpListener;

use super::{Failed, Tidy, lock, private};
use crate::clock::Clock;
use crate::config::Config;
use crate::connections::Connections;
use crate::http::app;
use crate::serve::{serve, stop_signal};
use crate::state::AppState;
use crate::store::Store;
use crate::telemetry;

/// Serves until a signal; `ready` is told the address as soon as requests are answered.
pub async fn run(config: Config, ready: impl FnOnce(&str)) -> Result<(), Failed> {
    telemetry::log(&config);
    let _ = telemetry::metrics();
    let _lock = lock::lock(&config)?;
    private::restrict(&config);
    let store = Store::open(&config.database).await?;
    let address = config.listen;
    let listen = async { TcpListener::bind(address).await.and_then(|listener| Ok((listener.local_addr()?, listener))) };
    let (bound, listener) = listen.await.map_err(|fault| Failed::Listen { address, fault })?;
    let patience = config.shutdown_timeout;
    let connections = Connections::from_config(&config);
    let state = AppState::new(store.clone(), config, Clock::default());
    let tidying = tokio::spawn(Tidy::default().run(state.clone()));
    state.hub.start().await?;
    tracing::info!(address = %bound, store = ?store, version = env!("CARGO_PKG_VERSION"), "ready");
    ready(&format!("http://{bound}"));
    let (hub, closing) = (state.hub.clone(), state.hub.clone());
    let stop = async {
        stop_signal().await;
        hub.stop();
    };
    serve(listener, app(state), connections, stop, patience).await;
    closing.farewell().await;
    tidying.abort();
    store.close().await;
    tracing::info!("stopped");
    Ok(())
}
