//! The server on its socket: takes connections, and stops without dropping anybody's request.

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
use crate::slow::Impatient;

/// Whoever has not said what they want by then is not waited for.
/// It also ends connections that are idle between two requests.
const HEADERS: Duration = Duration::from_secs(10);

/// Whoever takes less than 64 KiB of an answer within this time isn't waited for.
const SLOWEST: Duration = Duration::from_secs(30);

/// The maximum size of a request's head in bytes; a larger one is answered with 431.
const MAX_HEAD: usize = 16 << 10;

/// The answer to a connection that is one too many.
const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 97\r\n\r\n{\"error\":{\"code\":\"too_many_connections\",\"message\":\"Too many open connections: try again later.\"}}";

/// What answers requests: until the server is ready, that it is starting.
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

    /// From now on the router answers.
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

/// Answers on a socket until told to stop; then lets requests finish, for so long at most.
pub async fn serve(
    listener: TcpListener,
    app: impl Into<App>,
    connections: Connections,
    stop: impl Future<Output = ()>,
    patience: Duration,
) {
    serve_within(listener, app, connections, stop, (patience, SLOWEST)).await;
}

/// For tests: the same, with another time for clients to take what they are sent.
#[doc(hidden)]
pub async fn serve_within(
    listener: TcpListener,
    app: impl Into<App>,
    connections: Connections,
    stop: impl Future<Output = ()>,
    (patience, slowest): (Duration, Duration),
) {
    let app = app.into();
    let (stopping, stopped) = watch::channel(());
    tokio::pin!(stop);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => match connections.admit(peer.ip()) {
                    Some(admitted) => connect((stream, peer), app.clone(), admitted, stopped.clone(), slowest),
                    None => turn_away(&stream),
                },
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

/// Refuses a connection without waiting for anything.
fn turn_away(stream: &TcpStream) {
    metrics::counter!("mandate_connections_refused_total").increment(1);
    let _ = stream.try_write(FULL);
}

fn connect(
    (stream, peer): (TcpStream, SocketAddr),
    app: App,
    admitted: Admitted,
    mut stopped: watch::Receiver<()>,
    slowest: Duration,
) {
    let _ = stream.set_nodelay(true);
    let counted = Arc::new(Counted::new(admitted));
    let held = counted.clone();
    let service = tower::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.extensions_mut().insert(held.clone());
        app.router().oneshot(request.map(Body::new))
    });
    let mut http = hyper::server::conn::http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(HEADERS).max_buf_size(MAX_HEAD);
    let stream = Impatient::new(stream, slowest);
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

/// One of the open connections. Requests can reach it, as a WebSocket outlives the connection it began on.
pub(crate) struct Counted {
    _admitted: Admitted,
}

impl Counted {
    fn new(admitted: Admitted) -> Self {
        metrics::gauge!("mandate_connections").increment(1);
        Self { _admitted: admitted }
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        metrics::gauge!("mandate_connections").decrement(1);
    }
}

/// Waits until the terminal of the server is closed. Without a terminal the signal means something else: that a service
/// manager or a log rotation wants settings and files to be read again, which the server never does while it runs.
#[cfg(unix)]
async fn hang_up() {
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
        tracing::info!("ignored SIGHUP: settings are read at start only; restart the server to apply them");
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
    let (terminate, hang_up) = (std::future::pending::<()>(), std::future::pending::<()>);
    tokio::select! { () = interrupt => {}, () = terminate => {}, () = hang_up() => {} }
}
