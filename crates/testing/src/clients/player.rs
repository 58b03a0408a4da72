//! Players and spectators at a table until the match is over.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use game::Rng;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{Error, Message};

use super::guest::Guest;
use super::mind::wish;
use super::{MOMENT, Whereabouts, find};

/// The timeout before a connection is given up.
const LONG: Duration = Duration::from_secs(60);

/// A command acknowledged by the server.
#[derive(Clone, Debug)]
pub struct Acknowledged {
    /// The version of its entry.
    pub version: u64,
    /// The command.
    pub command: Value,
}

/// A player or spectator at a table and everything received there.
#[derive(Debug)]
pub struct Player {
    guest: Guest,
    table: String,
    /// The seat; `None` for a spectator.
    pub seat: Option<usize>,
    /// Their contribution to the deal, in hexadecimal digits.
    pub contribution: String,
    rng: Rng,
    /// Reconnects after one in this many messages, on average; 0 means never.
    pub restless: u32,
    /// Whether to drop messages instead of keeping them.
    pub forgetful: bool,
    /// A shared count of acknowledged commands.
    pub count: Arc<AtomicU64>,
    /// Every message received.
    pub heard: Vec<String>,
    /// Every entry seen, in order.
    pub entries: Vec<Value>,
    /// All acknowledged commands.
    pub acknowledged: Vec<Acknowledged>,
    /// The number of connections.
    pub connections: u32,
    look: Value,
}

/// A command in flight.
struct Wanted {
    id: u64,
    seen: usize,
    command: Value,
}

impl Player {
    /// Creates a player for a seat, or a spectator.
    #[must_use]
    pub fn new(guest: Guest, table: &str, seat: Option<usize>, seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let contribution = (0..32).map(|_| format!("{:02x}", rng.below(256))).collect();
        Self {
            guest,
            table: table.to_owned(),
            seat,
            contribution,
            rng,
            restless: 0,
            forgetful: false,
            count: Arc::default(),
            heard: Vec::new(),
            entries: Vec::new(),
            acknowledged: Vec::new(),
            connections: 0,
            look: Value::Null,
        }
    }

    /// Plays until the match is over, reconnecting as necessary.
    pub async fn play(&mut self, server: &Whereabouts) {
        while self.look["progress"] != "over" {
            if let Ok(socket) = self.dial(find(server).await).await {
                self.connections += 1;
                self.talk(socket).await;
            } else {
                tokio::time::sleep(MOMENT).await;
            }
        }
    }

    async fn dial(&self, address: SocketAddr) -> Result<WebSocketStream<TcpStream>, Error> {
        let seen = self.entries.len();
        let address_of = format!("ws://{address}/api/tables/{}/live?seen={seen}", self.table);
        let mut request = address_of.into_client_request()?;
        if let Some(cookie) = &self.guest.cookie {
            request.headers_mut().insert("cookie", cookie.parse().expect("a cookie is plain text"));
        }
        let stream = TcpStream::connect(address).await?;
        Ok(tokio_tungstenite::client_async(request, stream).await?.0)
    }

    /// Plays until the connection or the match is over.
    async fn talk(&mut self, mut socket: WebSocketStream<TcpStream>) {
        let mut wanted: Option<Wanted> = None;
        let mut number = 0;
        while let Some(text) = hear(&mut socket).await {
            let message: Value = serde_json::from_str(&text).unwrap_or_else(|_| panic!("no JSON: {text}"));
            if !self.forgetful {
                self.heard.push(text);
            }
            let mut think = false;
            match message["type"].as_str() {
                Some("update") => {
                    self.note(&message);
                    think = wanted.as_ref().is_none_or(|wanted| wanted.seen < self.entries.len());
                }
                Some("done") => {
                    let id = message["id"].as_u64();
                    let done = wanted.take_if(|wanted| Some(wanted.id) == id);
                    let version = message["version"].as_u64().expect("what is done has a version");
                    let command = done.map_or(Value::Null, |wanted| wanted.command);
                    self.acknowledged.push(Acknowledged { version, command });
                    self.count.fetch_add(1, Ordering::Relaxed);
                    think = true;
                }
                Some("refused") => {
                    let too_fast = message["error"]["code"] == "too_fast";
                    tokio::time::sleep(if too_fast { 5 * MOMENT } else { MOMENT }).await;
                    wanted = None;
                    think = true;
                }
                _ => {}
            }
            if self.look["progress"] == "over" || (self.restless > 0 && self.rng.below(self.restless) == 0) {
                return;
            }
            let Some(seat) = self.seat.filter(|_| think && wanted.is_none()) else { continue };
            if let Some(command) = wish(&self.look, seat, &self.contribution, &mut self.rng) {
                number += 1;
                let seen = self.entries.len();
                let text = json!({ "type": "do", "id": number, "seen": seen, "command": command }).to_string();
                wanted = Some(Wanted { id: number, seen, command });
                if socket.send(Message::text(text)).await.is_err() {
                    return;
                }
            }
        }
    }

    fn note(&mut self, message: &Value) {
        for entry in message["entries"].as_array().expect("an update has entries") {
            assert_eq!(entry["version"], self.entries.len() + 1, "every entry comes once, and in order");
            self.entries.push(entry.clone());
        }
        self.look = message["look"].clone();
        assert_eq!(self.look["version"], self.entries.len(), "the table is as the entries say");
    }
}

/// Returns the next text; `None` if the connection has ended.
async fn hear(socket: &mut WebSocketStream<TcpStream>) -> Option<String> {
    loop {
        match tokio::time::timeout(LONG, socket.next()).await {
            Ok(Some(Ok(Message::Text(text)))) => return Some(text.as_str().to_owned()),
            Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) | Err(_) => return None,
            Ok(Some(Ok(_))) => {}
        }
    }
}
