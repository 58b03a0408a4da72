//! The server on its socket: takes connections, and stops without dropping anybody's request.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt;

/// Whoever has not said what they want by then is not waited for.
const HEADERS: Duration = Duration::from_secs(15);

/// Answers on a socket until told to stop; then lets requests finish, for so long at most.
pub async fn serve(listener: TcpListener, app: Router, stop: impl Future<Output = ()>, patience: Duration) {
    let (stopping, stopped) = watch::channel(());
    tokio::pin!(stop);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => connect(stream, peer, app.clone(), stopped.clone()),
                Err(fault) => refused(&fault).await,
            },
            () = &mut stop => break,
        }
    }
    drop((listener, stopped));
    let _ = stopping.send(());
    // Every connection holds a receiver until it ends.
    if tokio::time::timeout(patience, stopping.closed()).await.is_err() {
        tracing::warn!("some connections were cut, as they did not finish in time");
    }
}

fn connect(stream: TcpStream, peer: SocketAddr, app: Router, mut stopped: watch::Receiver<()>) {
    let _ = stream.set_nodelay(true);
    let service = tower::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        app.clone().oneshot(request.map(Body::new))
    });
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEADERS);
    let connection = http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(service)).with_upgrades();
    let counted = Counted::new();
    tokio::spawn(async move {
        let _counted = counted;
        let mut connection = std::pin::pin!(connection);
        let ended = tokio::select! {
            ended = connection.as_mut() => ended,
            _ = stopped.changed() => {
                connection.as_mut().graceful_shutdown();
                connection.await
            }
        };
        // Connections break; whoever was there comes again.
        if let Err(fault) = ended {
            tracing::debug!(%fault, "a connection broke");
        }
    });
}

/// Too many open files, most likely: they become fewer.
async fn refused(fault: &io::Error) {
    tracing::warn!(%fault, "a connection could not be taken");
    tokio::time::sleep(Duration::from_millis(100)).await;
}

/// One of the open connections.
struct Counted;

impl Counted {
    fn new() -> Self {
        metrics::gauge!("mandate_connections").increment(1);
        Self
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        metrics::gauge!("mandate_connections").decrement(1);
    }
}

/// Waits for a wish of the system or of the terminal to stop.
pub async fn stop_signal() {
    let interrupt = async {
        let _ = tokio::signal::ctrl_c().await;
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! { () = interrupt => {}, () = terminate => {} }
}
