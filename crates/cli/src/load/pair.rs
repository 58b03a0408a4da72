//! One table and its two players over live connections.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use game::Rng;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use super::LoadError;
use super::seating::DEALT;

/// The pause after the server answers “too fast”.
const PAUSE: Duration = Duration::from_millis(100);

/// The upper bound for any answer.
const LONGEST: Duration = Duration::from_secs(60);

/// The parts of a message that a random player needs.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(borrow)]
    look: Option<Look<'a>>,
    error: Option<Rejection<'a>>,
}

#[derive(Deserialize)]
struct Look<'a> {
    version: u32,
    progress: &'a str,
    turn: Option<usize>,
    #[serde(borrow)]
    legal: Vec<&'a str>,
}

#[derive(Deserialize)]
struct Rejection<'a> {
    code: &'a str,
}

/// The progress of a match.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    Playing,
    Between,
    Over,
}

/// The answer to a command.
enum Answer {
    Done,
    TooFast,
}

struct Player {
    socket: WebSocketStream<TcpStream>,
    seat: usize,
    version: u32,
    progress: Progress,
    turn: Option<usize>,
    /// A random legal move, if it is this player's turn.
    choice: Option<String>,
    rng: Rng,
}

impl Player {
    async fn connect(
        address: SocketAddr,
        table: &str,
        seat: usize,
        cookie: &str,
        seed: u64,
    ) -> Result<Self, LoadError> {
        let mut request = format!("ws://{address}/api/tables/{table}/live").into_client_request()?;
        let cookie =
            cookie.parse().map_err(|_| LoadError::Connection("the server sent an invalid cookie".to_owned()))?;
        request.headers_mut().insert("cookie", cookie);
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await?;
        let (progress, rng) = (Progress::Playing, Rng::new(seed));
        let mut player = Self { socket, seat, version: 0, progress, turn: None, choice: None, rng };
        player.until(DEALT).await?;
        Ok(player)
    }

    /// Reads the next message. Returns the answer to a command, or `None` for other messages.
    async fn hear(&mut self) -> Result<Option<Answer>, LoadError> {
        loop {
            let message = tokio::time::timeout(LONGEST, self.socket.next()).await;
            let message = message.map_err(|_| LoadError::Connection("no message for a minute".to_owned()))?;
            match message {
                Some(Ok(Message::Text(text))) => return self.note(&text),
                Some(Ok(Message::Close(frame))) => {
                    let reason = frame.map_or_else(String::new, |frame| frame.reason.to_string());
                    return Err(LoadError::Connection(reason));
                }
                Some(Ok(_)) => {}
                Some(Err(fault)) => return Err(fault.into()),
                None => return Err(LoadError::Connection("the server closed the connection".to_owned())),
            }
        }
    }

    fn note(&mut self, text: &str) -> Result<Option<Answer>, LoadError> {
        let unreadable = |fault: serde_json::Error| LoadError::Connection(format!("invalid message: {fault}"));
        let heard: Heard<'_> = serde_json::from_str(text).map_err(unreadable)?;
        if let Some(look) = heard.look {
            self.version = look.version;
            self.turn = look.turn;
            self.progress = match look.progress {
                "over" => Progress::Over,
                "between_games" => Progress::Between,
                _ => Progress::Playing,
            };
            let count = look.legal.len() as u32;
            self.choice = (count > 0).then(|| look.legal[self.rng.below(count) as usize].to_owned());
        }
        match (heard.kind, heard.error) {
            ("done", _) => Ok(Some(Answer::Done)),
            (_, Some(Rejection { code: "too_fast" })) => Ok(Some(Answer::TooFast)),
            (_, Some(_)) => Err(LoadError::Refused { what: "a move".to_owned(), answer: text.to_owned() }),
            _ => Ok(None),
        }
    }

    /// Waits until the log has this length, and returns when that was received.
    async fn until(&mut self, version: u32) -> Result<Instant, LoadError> {
        while self.version < version {
            self.hear().await?;
        }
        Ok(Instant::now())
    }

    /// Sends a command until it is done, and returns when that was acknowledged.
    async fn want(&mut self, command: &Value) -> Result<Instant, LoadError> {
        let seen = self.version;
        let text = json!({ "type": "do", "id": seen, "seen": seen, "command": command }).to_string();
        self.socket.send(Message::text(text.clone())).await?;
        loop {
            match self.hear().await? {
                Some(Answer::Done) => break,
                Some(Answer::TooFast) => {
                    tokio::time::sleep(PAUSE).await;
                    self.socket.send(Message::text(text.clone())).await?;
                }
                None => {}
            }
        }
        let done = Instant::now();
        self.until(seen + 1).await?;
        Ok(done)
    }
}

/// One table and its two players.
pub(super) struct Pair {
    players: [Player; 2],
}

/// A move that was played.
pub(super) struct Made {
    /// When it was acknowledged as stored.
    pub(super) stored: Instant,
    /// When the other player received it.
    pub(super) known: Instant,
}

impl Pair {
    /// Connects both players to a table that has begun.
    pub(super) async fn connect(
        address: SocketAddr,
        table: &str,
        cookies: [&str; 2],
        seed: u64,
    ) -> Result<Self, LoadError> {
        let first = Player::connect(address, table, 0, cookies[0], 2 * seed).await?;
        let second = Player::connect(address, table, 1, cookies[1], 2 * seed + 1).await?;
        Ok(Self { players: [first, second] })
    }

    pub(super) fn is_over(&self) -> bool {
        self.players[0].progress == Progress::Over
    }

    /// Plays the next move; `None` if the match is over. Between games, the next one is dealt first.
    pub(super) async fn step(&mut self) -> Result<Option<Made>, LoadError> {
        let [first, second] = &mut self.players;
        match first.progress {
            Progress::Over => return Ok(None),
            Progress::Between => {
                let next = json!({ "do": "next" });
                let version = first.version + 1;
                let (dealt, heard) = tokio::join!(first.want(&next), second.until(version));
                dealt.and(heard)?;
            }
            Progress::Playing => {}
        }
        let (mover, other) = if first.turn == Some(0) { (first, second) } else { (second, first) };
        let Some(text) = mover.choice.take() else {
            return Err(LoadError::Connection("nobody has a legal move".to_owned()));
        };
        let (command, version) = (json!({ "do": "move", "seat": mover.seat, "move": text }), mover.version + 1);
        let (stored, known) = tokio::join!(mover.want(&command), other.until(version));
        Ok(Some(Made { stored: stored?, known: known? }))
    }
}
