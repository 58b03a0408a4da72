//! A running server and browsers.

use std::net::SocketAddr;
use std::sync::Mutex;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use http_body_util::BodyExt;
use hyper::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use hyper::{HeaderMap, Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use server::clock::Clock;
use server::config::{Config, Settings};
use server::connections::Connections;
use server::live::Pace;
use server::state::AppState;
use server::store::Store;
use testing::fixtures::Folder;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::world::NOW;

/// A server on a socket of its own with a stopped clock.
pub(crate) struct Site {
    pub(crate) address: SocketAddr,
    pub(crate) state: AppState,
    pub(crate) clock: Clock,
    stop: Option<oneshot::Sender<()>>,
    serving: JoinHandle<()>,
    _folder: Folder,
}

impl Site {
    pub(crate) async fn new() -> Self {
        Self::with(Settings::default(), server::http::app).await
    }

    pub(crate) async fn with(settings: Settings, app: fn(AppState) -> Router) -> Self {
        let folder = Folder::new();
        let config = Config::load(Settings { data: Some(folder.path().to_owned()), ..settings }).unwrap();
        let store = Store::open(&config.database).await.unwrap();
        Self::serving(store, config, app, Clock::standing_at(NOW), folder, quick()).await
    }

    /// Starts a server for live play without rate limits and with short delays.
    pub(crate) async fn over(store: Store) -> Self {
        Self::with_clock(store, Clock::standing_at(NOW)).await
    }

    pub(crate) async fn with_clock(store: Store, clock: Clock) -> Self {
        Self::over_both(store, clock, quick(), Settings::default()).await
    }

    pub(crate) async fn with_pace(store: Store, clock: Clock, pace: Pace) -> Self {
        Self::over_both(store, clock, pace, Settings::default()).await
    }

    /// Starts such a server with some limits.
    pub(crate) async fn over_with(store: Store, settings: Settings) -> Self {
        Self::over_both(store, Clock::standing_at(NOW), quick(), settings).await
    }

    async fn over_both(store: Store, clock: Clock, pace: Pace, settings: Settings) -> Self {
        let folder = Folder::new();
        let many = Some(1_000_000);
        let settings = Settings {
            address_connections: Some(1_000_000),
            address_burst: many,
            session_burst: many,
            logins: many,
            new_accounts: many,
            new_tables: many,
            open_tables: settings.open_tables.or(many),
            unfinished_tables: settings.unfinished_tables.or(many),
            chat_lines: many,
            table_commands: many,
            bot_seats: settings.bot_seats.or(many),
            address_bot_seats: settings.address_bot_seats.or(many),
            ..settings
        };
        let config = Config::load(Settings { data: Some(folder.path().to_owned()), ..settings }).unwrap();
        Self::serving(store, config, server::http::app, clock, folder, pace).await
    }

    async fn serving(
        store: Store,
        config: Config,
        app: fn(AppState) -> Router,
        clock: Clock,
        folder: Folder,
        pace: Pace,
    ) -> Self {
        let (patience, connections) = (config.shutdown_timeout, Connections::from_config(&config));
        let state = AppState::with_pace(store, config, clock.clone(), pace);
        state.hub.start().await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel();
        let hub = state.hub.clone();
        let stopped = async move {
            let _ = stopped.await;
            hub.stop();
        };
        let serving = tokio::spawn(server::serve::serve(listener, app(state.clone()), connections, stopped, patience));
        Self { address, state, clock, stop: Some(stop), serving, _folder: folder }
    }

    pub(crate) fn browser(&self) -> Browser {
        Browser { address: self.address, cookie: Mutex::default(), headers: Vec::new() }
    }

    /// Stops the server as after a signal.
    pub(crate) async fn stop(mut self) {
        let _ = self.stop.take().unwrap().send(());
        self.serving.await.unwrap();
        self.state.hub.wait_for_connections().await;
        self.state.store.close().await;
    }
}

/// Returns a pace with short delays.
fn quick() -> Pace {
    let soon = Duration::from_millis(100);
    Pace { patience: soon, look: soon, idle: soon, beat: soon, presence: Duration::from_secs(1), ..Pace::default() }
}

/// A client with a cookie jar.
pub(crate) struct Browser {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Mutex<Option<String>>,
    pub(crate) headers: Vec<(&'static str, String)>,
}

/// An HTTP answer.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// Checks that this is an error in the common format.
    pub(crate) fn refused(&self, status: u16, code: &str) {
        assert_eq!(self.status.as_u16(), status, "{self:?}");
        let error = &self.json()["error"];
        assert_eq!(error["code"], code);
        assert!(error["message"].as_str().is_some_and(|message| message.ends_with('.')), "{self:?}");
        assert_eq!(self.header("content-type"), "application/json");
    }

    pub(crate) fn ok(self, status: u16) -> Self {
        assert_eq!(self.status.as_u16(), status, "{self:?}");
        self
    }
}

impl Browser {
    pub(crate) fn saying(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.headers.push((name, value.into()));
        self
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send(Method::GET, path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        self.send(Method::POST, path, Some(body.to_string())).await
    }

    pub(crate) async fn call(&self, method: &str, path: &str, body: Value) -> Answer {
        self.send(method.parse().unwrap(), path, Some(body.to_string())).await
    }

    pub(crate) async fn send(&self, method: Method, path: &str, body: Option<String>) -> Answer {
        let mut request = Request::builder().method(method).uri(path).header("host", self.address.to_string());
        for (name, value) in &self.headers {
            request = request.header(*name, value);
        }
        if let Some(cookie) = &*self.cookie.lock().unwrap() {
            request = request.header(COOKIE, cookie);
        }
        let body = match body {
            Some(body) => {
                if self.headers.iter().all(|(name, _)| *name != "content-type") {
                    request = request.header(CONTENT_TYPE, "application/json");
                }
                Body::from(body)
            }
            None => Body::empty(),
        };
        let stream = TcpStream::connect(self.address).await.unwrap();
        let (mut sender, connection) = hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.unwrap();
        tokio::spawn(connection);
        let response = sender.send_request(request.body(body).unwrap()).await.unwrap();
        let (parts, body) = response.into_parts();
        let text = String::from_utf8(body.collect().await.unwrap().to_bytes().to_vec()).unwrap();
        for cookie in parts.headers.get_all(SET_COOKIE) {
            let cookie = cookie.to_str().unwrap();
            *self.cookie.lock().unwrap() =
                if cookie.contains("Max-Age=0") { None } else { cookie.split(';').next().map(str::to_owned) };
        }
        Answer { status: parts.status, headers: parts.headers, text }
    }
}
