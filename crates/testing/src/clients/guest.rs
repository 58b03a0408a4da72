//! Guests and their HTTP requests.

use std::io;
use std::net::SocketAddr;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use super::{MOMENT, Whereabouts, find};

/// An answer.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// Its bytes, head and body.
    pub text: String,
}

impl Answer {
    /// Returns the body as JSON; `null` if it isn't JSON.
    #[must_use]
    pub fn json(&self) -> Value {
        let body = self.text.split_once("\r\n\r\n").map_or("", |(_, body)| body);
        serde_json::from_str(body).unwrap_or_default()
    }

    fn header(&self, name: &str) -> Option<&str> {
        let lines = self.text.lines().take_while(|line| !line.is_empty());
        let mut fields = lines.filter_map(|line| line.split_once(": "));
        fields.find(|(field, _)| field.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

/// A visitor of a server, with or without a cookie.
#[derive(Clone, Debug, Default)]
pub struct Guest {
    /// `name=token`, as set by the server.
    pub cookie: Option<String>,
}

impl Guest {
    /// Creates a guest.
    pub async fn arrive(server: &Whereabouts) -> Self {
        let mut guest = Self::default();
        let answer = guest.insist(server, "POST", "/api/guests", &json!({})).await;
        guest.cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        assert!(guest.cookie.is_some(), "{answer:?}");
        guest
    }

    /// Opens a table and returns its ID.
    pub async fn open(&self, server: &Whereabouts, options: &Value, seats: &Value) -> String {
        let answer = self.insist(server, "POST", "/api/tables", &json!({ "options": options, "seats": seats })).await;
        answer.json()["id"].as_str().unwrap_or_else(|| panic!("{answer:?}")).to_owned()
    }

    /// Sends a request until the server answers. If the server was gone in the meantime, it may be executed twice.
    pub async fn insist(&self, server: &Whereabouts, method: &str, path: &str, body: &Value) -> Answer {
        loop {
            match self.ask(find(server).await, method, path, &body.to_string()).await {
                Ok(answer) if answer.status < 500 => return answer,
                _ => tokio::time::sleep(MOMENT).await,
            }
        }
    }

    /// Sends a GET request.
    pub async fn get(&self, address: SocketAddr, path: &str) -> io::Result<Answer> {
        self.ask(address, "GET", path, "").await
    }

    async fn ask(&self, address: SocketAddr, method: &str, path: &str, body: &str) -> io::Result<Answer> {
        let cookie = self.cookie.as_ref().map_or(String::new(), |cookie| format!("cookie: {cookie}\r\n"));
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n{cookie}\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        let mut stream = TcpStream::connect(address).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut text = String::new();
        stream.read_to_string(&mut text).await?;
        let status = text.split(' ').nth(1).and_then(|status| status.parse().ok());
        let answer = Answer { status: status.ok_or(io::ErrorKind::UnexpectedEof)?, text };
        let promised = answer.header("content-length").and_then(|length| length.parse().ok());
        let body = answer.text.split_once("\r\n\r\n").map_or(0, |(_, body)| body.len());
        // A truncated answer is an error.
        if promised.is_some_and(|promised: usize| promised != body) {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        Ok(answer)
    }
}
