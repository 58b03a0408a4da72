//! Runs the server until it is told to stop.

use std::time::{Duration, Instant};

use tokio::net::TcpListener;
use tokio::sync::watch;

use super::{OpsError, Tidy, data_dir};
use crate::clock::Clock;
use crate::config::Config;
use crate::connections::Connections;
use crate::http::app;
use crate::serve::{App, serve, stop_signal};
use crate::state::AppState;
use crate::store::{Store, StoreError};
use crate::telemetry;

/// The pause between attempts to reach the database at startup.
const RETRY: Duration = Duration::from_millis(500);

/// How often the log repeats that the server is waiting for its database.
const REMIND: Duration = Duration::from_secs(5);

/// Runs the server until a signal. `ready` receives the address once requests are answered; until the database can be
/// reached, every request gets 503.
pub async fn run(config: Config, ready: impl FnOnce(&str)) -> Result<(), OpsError> {
    telemetry::log(&config);
    let upkeep = tokio::spawn(telemetry::upkeep(telemetry::metrics(), telemetry::UPKEEP));
    let _lock = data_dir::lock(&config)?;
    data_dir::restrict(&config);
    let address = config.listen;
    let listen = async { TcpListener::bind(address).await.and_then(|listener| Ok((listener.local_addr()?, listener))) };
    let (bound, listener) = listen.await.map_err(|fault| OpsError::Listen { address, fault })?;
    let (stop, stopping) = watch::channel(false);
    let signal = tokio::spawn(async move {
        stop_signal().await;
        stop.send_replace(true);
    });
    let (answering, connections) = (App::starting(), Connections::from_config(&config));
    let serving = serve(listener, answering.clone(), connections, stopped(stopping.clone()), config.shutdown_timeout);
    let serving = tokio::spawn(serving);
    let opened = tokio::select! {
        opened = open(&config) => Some(opened?),
        () = stopped(stopping.clone()) => None,
    };
    if let Some(store) = opened {
        let state = AppState::new(store.clone(), config, Clock::default());
        let tidying = tokio::spawn(Tidy::default().run(state.clone()));
        state.hub.start().await?;
        answering.ready(app(state.clone()));
        tracing::info!(address = %bound, store = ?store, version = env!("CARGO_PKG_VERSION"), "ready");
        ready(&format!("http://{bound}"));
        stopped(stopping).await;
        state.hub.stop();
        let _ = serving.await;
        state.hub.wait_for_connections().await;
        tidying.abort();
        store.close().await;
    } else {
        let _ = serving.await;
    }
    signal.abort();
    upkeep.abort();
    tracing::info!("stopped");
    Ok(())
}

/// Waits until the server is told to stop.
async fn stopped(mut stopping: watch::Receiver<bool>) {
    drop(stopping.wait_for(|stopping| *stopping).await);
}

/// Opens the database, waiting while it can't be reached, even if it is lost in the middle. A refusal, such as a wrong
/// password, is an error at once.
async fn open(config: &Config) -> Result<Store, StoreError> {
    let (start, mut reminded) = (Instant::now(), None::<Instant>);
    loop {
        let fault = match Store::open(&config.database).await {
            Err(fault) if fault.is_away() => fault,
            opened => return opened,
        };
        if reminded.is_none_or(|at| at.elapsed() >= REMIND) {
            reminded = Some(Instant::now());
            tracing::warn!(error = %fault, seconds = start.elapsed().as_secs(), "waiting for the database");
        }
        tokio::time::sleep(RETRY).await;
    }
}
