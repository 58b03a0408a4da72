//! Accepts connections, and stops without dropping requests.

use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};
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

use crate::connections::{Admitted, Connections};
use crate::stall::StallTimeout;

/// How long a client may take to send a request's head. This also ends idle connections.
const HEADER_TIMEOUT: Duration = Duration::from_secs(10);

/// A client that takes less than 64 KiB of an answer within this time is cut off.
const SEND_TIMEOUT: Duration = Duration::from_secs(30);

/// The maximum size of a request's head in bytes; a larger one gets 431.
const MAX_HEAD: usize = 16 << 10;

/// The answer to a connection beyond the limit.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 97\r\n\r\n{\"error\":{\"code\":\"too_many_connections\",\"message\":\"Too many open connections: try again later.\"}}";

/// The router that answers requests. Until the server is ready, it answers that it is starting.
#[derive(Clone, Debug)]
pub struct App {
    ready: Arc<OnceLock<Router>>,
    starting: Router,
}

impl App {
    /// Answers every request with 503 until [`App::ready`] is called.
    #[must_use]
    pub fn starting() -> Self {
        Self { ready: Arc::default(), starting: crate::http::starting() }
    }

    /// Answers requests with this router from now on.
    pub fn ready(&self, router: Router) {
        let _ = self.ready.set(router);
    }

    fn router(&self) -> Router {
        self.ready.get().unwrap_or(&self.starting).clone()
    }
}

impl From<Router> for App {
    fn from(router: Router) -> Self {
        let app = Self::starting();
        app.ready(router);
        app
    }
}

/// Serves a socket until told to stop, then lets requests finish within `grace`.
pub async fn serve(
    listener: TcpListener,
    app: impl Into<App>,
    connections: Connections,
    stop: impl Future<Output = ()>,
    grace: Duration,
) {
    serve_within(listener, app, connections, stop, (grace, SEND_TIMEOUT)).await;
}

/// For tests: like [`serve`], with another send timeout.
#[doc(hidden)]
pub async fn serve_within(
    listener: TcpListener,
    app: impl Into<App>,
    connections: Connections,
    stop: impl Future<Output = ()>,
    (grace, send_timeout): (Duration, Duration),
) {
    let app = app.into();
    let (stopping, stopped) = watch::channel(());
    tokio::pin!(stop);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => match connections.admit(peer.ip()) {
                    Some(admitted) => connect((stream, peer), app.clone(), admitted, stopped.clone(), send_timeout),
                    None => refuse(&stream),
                },
                Err(fault) => pause_after(&fault).await,
            },
            () = &mut stop => break,
        }
    }
    drop((listener, stopped));
    let _ = stopping.send(());
    // Every connection holds a receiver until it ends.
    if tokio::time::timeout(grace, stopping.closed()).await.is_err() {
        tracing::warn!("connections cut off at shutdown");
    }
}

/// Refuses a connection without waiting.
fn refuse(stream: &TcpStream) {
    metrics::counter!("mandate_connections_refused_total").increment(1);
    let _ = stream.try_write(FULL);
}

fn connect(
    (stream, peer): (TcpStream, SocketAddr),
    app: App,
    admitted: Admitted,
    mut stopped: watch::Receiver<()>,
    send_timeout: Duration,
) {
    let _ = stream.set_nodelay(true);
    let counted = Arc::new(OpenConnection::new(admitted));
    let held = counted.clone();
    let service = tower::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(held.clone());
        app.router().oneshot(request.map(Body::new))
    });
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEADER_TIMEOUT).max_buf_size(MAX_HEAD);
    let stream = StallTimeout::new(stream, send_timeout);
    let connection = http.serve_connection(TokioIo::new(stream), TowerToHyperService::new(service)).with_upgrades();
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
        // Connections break; clients reconnect.
        if let Err(fault) = ended {
            tracing::debug!(error = %fault, "connection broke");
        }
    });
}

/// Pauses after a failure, most likely too many open files.
async fn pause_after(fault: &io::Error) {
    tracing::warn!(error = %fault, "failed to accept connection");
    tokio::time::sleep(Duration::from_millis(100)).await;
}

/// Counts an open connection. Requests hold it too, since a WebSocket outlives its HTTP connection.
pub(crate) struct OpenConnection {
    _admitted: Admitted,
}

impl OpenConnection {
    fn new(admitted: Admitted) -> Self {
        metrics::gauge!("mandate_connections").increment(1);
        Self { _admitted: admitted }
    }
}

impl Drop for OpenConnection {
    fn drop(&mut self) {
        metrics::gauge!("mandate_connections").decrement(1);
    }
}

/// Waits until the server's terminal is closed. Without a terminal, SIGHUP asks for a reload, as from a service manager or
/// log rotation, which the server doesn't support.
#[cfg(unix)]
async fn hangup() {
    use std::io::IsTerminal;
    let terminal = io::stdin().is_terminal();
    let Ok(mut signal) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::hangup()) else {
        return std::future::pending().await;
    };
    loop {
        signal.recv().await;
        if terminal {
            return;
        }
        tracing::info!("ignored SIGHUP, restart the server to apply new settings");
    }
}

/// Waits for a signal to stop, from the system or the terminal.
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
    let (terminate, hangup) = (std::future::pending::<()>(), std::future::pending::<()>);
    tokio::select! { () = interrupt => {}, () = terminate => {}, () = hangup() => {} }
}
