//! Runs the server until it is told to stop.

use std::time::{Duration, Instant};

use tokio::net::TcpListener;
use tokio::sync::watch;

use super::{Failed, Tidy, lock, private};
use crate::clock::Clock;
use crate::config::Config;
use crate::connections::Connections;
use crate::http::app;
use crate::serve::{App, serve, stop_signal};
use crate::state::AppState;
use crate::store::{Store, StoreError};
use crate::telemetry;

/// The pause between two attempts to reach a database that wasn't there when the server started.
const RETRY: Duration = Duration::from_millis(500);

/// How often it is logged that the server still waits for its database.
const REMIND: Duration = Duration::from_secs(5);

/// Serves until a signal; `ready` is told the address as soon as requests are answered. Until the database can be
/// reached, everything is answered with 503.
pub async fn run(config: Config, ready: impl FnOnce(&str)) -> Result<(), Failed> {
    telemetry::log(&config);
    let upkeep = tokio::spawn(telemetry::upkeep(telemetry::metrics(), telemetry::UPKEEP));
    let _lock = lock::lock(&config)?;
    private::restrict(&config);
    let address = config.listen;
    let listen = async { TcpListener::bind(address).await.and_then(|listener| Ok((listener.local_addr()?, listener))) };
    let (bound, listener) = listen.await.map_err(|fault| Failed::Listen { address, fault })?;
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
        state.hub.farewell().await;
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

/// Waits until the server is to stop.
async fn stopped(mut stopping: watch::Receiver<bool>) {
    drop(stopping.wait_for(|stopping| *stopping).await);
}

/// Opens the database, and waits for it for as long as nothing answers there, also if it goes away in the middle. What
/// the database refuses, such as a wrong password, is an error at once.
async fn open(config: &Config) -> Result<Store, StoreError> {
    let (start, mut reminded) = (Instant::now(), None::<Instant>);
    loop {
        let fault = match Store::open(&config.database).await {
            Err(fault) if fault.is_away() => fault,
            opened => return opened,
        };
        if reminded.is_none_or(|at| at.elapsed() >= REMIND) {
            reminded = Some(Instant::now());
            tracing::warn!(%fault, seconds = start.elapsed().as_secs(), "waiting for the database");
        }
        tokio::time::sleep(RETRY).await;
    }
}
