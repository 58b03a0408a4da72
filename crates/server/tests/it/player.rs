//! A player on a live connection.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use game::Rng;
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::site::{Browser, Site};

/// The timeout for anything; busy machines are slow.
const LONG: Duration = Duration::from_secs(60);

/// The contribution to a deal in tests.
pub(crate) const BYTES: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

pub(crate) fn qin(players: u8) -> Value {
    json!({ "game": "qin", "board": "bird", "players": players })
}

pub(crate) fn kaiser(players: u8) -> Value {
    json!({ "game": "kaiser", "map": "3-4", "players": players, "fortifications": true })
}

/// Creates a guest.
pub(crate) async fn guest(site: &Site, name: &str) -> Browser {
    let guest = site.browser();
    guest.post("/api/guests", json!({ "name": name })).await.ok(201);
    guest
}

/// Creates an account.
pub(crate) async fn account(site: &Site, name: &str) -> Browser {
    let browser = site.browser();
    browser.post("/api/accounts", json!({ "name": name, "password": "correct horse" })).await.ok(201);
    browser
}

/// Opens a table and returns its ID.
pub(crate) async fn open(host: &Browser, options: Value, seats: Value) -> String {
    let body = json!({ "options": options, "seats": seats });
    host.post("/api/tables", body).await.ok(201).json()["id"].as_str().unwrap().to_owned()
}

/// Seats these people at a new table and begins.
pub(crate) async fn begun(people: &[&Browser], options: Value) -> String {
    let mut seats = vec![json!("open"); people.len()];
    seats[0] = json!("me");
    let table = open(people[0], options, json!(seats)).await;
    for (seat, person) in people.iter().enumerate().skip(1) {
        act(person, &table, seat, json!({ "do": "sit", "seat": seat })).await;
    }
    begin(people, &table).await;
    table
}

/// Begins and plays the dealing round for these people until the first game is dealt.
pub(crate) async fn begin(people: &[&Browser], table: &str) {
    let look = async |person: &Browser| person.get(&format!("/api/tables/{table}")).await.ok(200).json()["look"].take();
    let version = |look: &Value| look["version"].as_u64().unwrap() as usize;
    loop {
        // Another server may not know the last entries yet: a seat may seem free there.
        let body = json!({ "seen": version(&look(people[0]).await), "command": { "do": "begin" } });
        let answer = people[0].post(&format!("/api/tables/{table}/do"), body).await;
        if answer.status == 200 {
            break;
        }
        let code = if answer.json()["error"]["code"] == "empty" { "empty" } else { "stale" };
        answer.refused(409, code);
    }
    loop {
        for person in people {
            let look = look(person).await;
            if look["progress"] != "dealing" {
                return;
            }
            if let Some(command) = contribution(&look, BYTES) {
                let body = json!({ "seen": version(&look), "command": command });
                let answer = person.post(&format!("/api/tables/{table}/do"), body).await;
                // Another server may not know the last entry yet.
                if answer.status != 200 {
                    answer.refused(409, "stale");
                }
            }
        }
    }
}

/// Returns what a client sends in a dealing round, if the round waits for it.
pub(crate) fn contribution(look: &Value, bytes: &str) -> Option<Value> {
    let (dealing, you) = (&look["dealing"], look["you"].as_u64()?);
    if !dealing["waits_for"].as_array()?.contains(&json!(you)) {
        return None;
    }
    if dealing["missing"] == "opening" {
        return Some(json!({ "do": "open", "seat": you, "contribution": bytes }));
    }
    let dealer: table::Commitment = look["commitment"].as_str()?.parse().unwrap();
    let (bytes, seat): (table::Contribution, _) = (bytes.parse().unwrap(), game::Seat::new(you as usize)?);
    let commitment = bytes.commitment(&dealer, dealing["round"].as_u64()? as u32, seat);
    Some(json!({ "do": "commit", "seat": you, "commitment": commitment }))
}

/// Executes a command over HTTP and returns the version.
pub(crate) async fn act(browser: &Browser, table: &str, seen: usize, command: Value) -> usize {
    let done = browser.post(&format!("/api/tables/{table}/do"), json!({ "seen": seen, "command": command })).await;
    done.ok(200).json()["version"].as_u64().unwrap() as usize
}

/// Everybody at a table, seat by seat: who sits there, and whether they are connected.
pub(crate) fn people(look: &Value, presence: &Value) -> Value {
    // Who is connected may be told before the table is.
    let Some(seats) = look["seats"].as_array() else { return Value::Null };
    let seats = seats.iter().zip(presence.as_array().unwrap());
    let person = |(seat, presence): (&Value, &Value)| {
        let mut person = seat["occupant"].clone();
        person["connected"] = presence["connected"].clone();
        if person["kind"] == "empty" {
            person["name"] = presence["reserved_for"].clone();
        }
        person
    };
    seats.map(person).collect()
}

/// A live connection and everything received on it.
pub(crate) struct Live {
    socket: WebSocketStream<TcpStream>,
    /// All entries received.
    pub(crate) entries: Vec<Value>,
    /// The number of entries seen before.
    seen: usize,
    pub(crate) look: Value,
    pub(crate) people: Value,
    /// All other unsolicited messages.
    pub(crate) others: Vec<Value>,
    number: u64,
}

impl Live {
    /// Connects and receives what was missed.
    pub(crate) async fn connect(browser: &Browser, table: &str, seen: Option<usize>) -> Self {
        let mut live = Self::dial(browser, table, seen).await.unwrap();
        live.hear_update().await;
        live
    }

    pub(crate) async fn dial(browser: &Browser, table: &str, seen: Option<usize>) -> Result<Self, Error> {
        Self::over(TcpStream::connect(browser.address).await?, browser, table, seen).await
    }

    /// Connects over an existing stream.
    pub(crate) async fn over(
        stream: TcpStream,
        browser: &Browser,
        table: &str,
        seen: Option<usize>,
    ) -> Result<Self, Error> {
        let query = seen.map_or(String::new(), |seen| format!("?seen={seen}"));
        Self::at(stream, browser, &format!("/api/tables/{table}/live{query}"), seen).await
    }

    /// Connects to another path.
    pub(crate) async fn dial_at(browser: &Browser, path: &str) -> Result<Self, Error> {
        Self::at(TcpStream::connect(browser.address).await?, browser, path, None).await
    }

    async fn at(stream: TcpStream, browser: &Browser, path: &str, seen: Option<usize>) -> Result<Self, Error> {
        let address = format!("ws://{}{path}", browser.address);
        let mut request = address.into_client_request()?;
        if let Some(cookie) = &*browser.cookie.lock().unwrap() {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        for (name, value) in &browser.headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let (socket, _) = tokio_tungstenite::client_async(request, stream).await?;
        let (look, people) = (Value::Null, Value::Null);
        let seen = seen.unwrap_or(0);
        Ok(Self { socket, entries: Vec::new(), seen, look, people, others: Vec::new(), number: 0 })
    }

    pub(crate) fn version(&self) -> usize {
        self.seen + self.entries.len()
    }

    pub(crate) async fn send(&mut self, message: Value) {
        self.say(&message.to_string()).await;
    }

    pub(crate) async fn say(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// Sends, ignoring a closed connection.
    pub(crate) async fn shout(&mut self, text: &str) -> bool {
        self.socket.send(Message::text(text)).await.is_ok()
    }

    /// Sends a ping frame; returns whether the connection still takes it.
    pub(crate) async fn ping(&mut self) -> bool {
        self.socket.send(Message::Ping(Vec::new().into())).await.is_ok()
    }

    /// Returns the next message, or how the connection ended.
    pub(crate) async fn hear(&mut self) -> Result<Value, Option<CloseFrame>> {
        loop {
            let message = tokio::time::timeout(LONG, self.socket.next()).await.expect("something comes");
            match message {
                Some(Ok(Message::Text(text))) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    self.note(&message);
                    return Ok(message);
                }
                Some(Ok(Message::Close(frame))) => return Err(frame),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// Reads to the end and returns how the connection ended.
    pub(crate) async fn hear_end(&mut self) -> Option<CloseFrame> {
        loop {
            if let Err(end) = self.hear().await {
                return end;
            }
        }
    }

    fn note(&mut self, message: &Value) {
        match message["type"].as_str().unwrap() {
            "update" => {
                for entry in message["entries"].as_array().unwrap() {
                    assert_eq!(entry["version"], self.version() + 1, "every entry comes once, and in order");
                    self.entries.push(entry.clone());
                }
                self.look = message["look"].clone();
                assert_eq!(self.look["version"], self.version());
                self.people = people(&self.look, &message["presence"]);
            }
            "presence" => self.people = people(&self.look, &message["presence"]),
            _ => self.others.push(message.clone()),
        }
    }

    /// Waits for a message of this type.
    pub(crate) async fn hear_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await.unwrap();
            if message["type"] == kind {
                return message;
            }
        }
    }

    pub(crate) async fn hear_update(&mut self) -> Value {
        self.hear_of("update").await
    }

    /// Waits until the log has this length.
    pub(crate) async fn until(&mut self, version: usize) {
        while self.version() < version {
            self.hear_update().await;
        }
    }

    /// Waits until the match is over.
    pub(crate) async fn until_over(&mut self) {
        while self.look["progress"] != "over" {
            self.hear_update().await;
        }
    }

    /// Sends a command as seen at this version, and returns the answer.
    pub(crate) async fn want(&mut self, seen: usize, command: Value) -> Value {
        loop {
            self.number += 1;
            let number = self.number;
            self.send(json!({ "type": "do", "id": number, "seen": seen, "command": command })).await;
            let answer = loop {
                let message = self.hear().await.unwrap();
                if message["id"] == number {
                    break message;
                }
            };
            if answer["error"]["code"] != "too_fast" {
                return answer;
            }
            // Only tests send this fast.
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }

    /// Executes a command and returns the version.
    pub(crate) async fn act(&mut self, command: Value) -> usize {
        let done = self.want(self.version(), command).await;
        assert_eq!(done["type"], "done", "{done}");
        done["version"].as_u64().unwrap() as usize
    }

    /// Sends a command that is refused, and returns the code.
    pub(crate) async fn refused(&mut self, command: Value) -> String {
        let refused = self.want(self.version(), command).await;
        assert_eq!(refused["type"], "refused", "{refused}");
        assert!(!refused["error"]["message"].as_str().unwrap().is_empty());
        refused["error"]["code"].as_str().unwrap().to_owned()
    }

    pub(crate) fn seat(&self) -> Option<u64> {
        self.look["you"].as_u64()
    }

    /// Returns a random legal move, if it is this player's turn.
    pub(crate) fn random_move(&self, rng: &mut Rng) -> Option<Value> {
        let legal = self.look["legal"].as_array().filter(|legal| !legal.is_empty())?;
        let text = &legal[rng.below(legal.len() as u32) as usize];
        Some(json!({ "do": "move", "seat": self.seat(), "move": text }))
    }
}

/// Plays random moves, sometimes undoing one, until the match is over or the log has this length.
pub(crate) async fn play(players: &mut [Live], rng: &mut Rng, most: usize) -> usize {
    let mut undone = 0;
    while players[0].look["progress"] == "playing" && players[0].version() < most {
        let turn = players[0].look["turn"].as_u64();
        let mover = players.iter_mut().find(|player| player.seat() == turn).expect("a person is to move");
        let take_back = mover.look["undo"]["free"] == true && rng.below(4) == 0;
        let command = if take_back {
            undone += 1;
            json!({ "do": "undo", "seat": turn })
        } else {
            mover.random_move(rng).unwrap()
        };
        let version = mover.act(command).await;
        for player in players.iter_mut() {
            player.until(version).await;
        }
    }
    undone
}
