//! HTTP requests of many users over one connection.

use std::net::SocketAddr;

use http_body_util::{BodyExt as _, Full};
use hyper::Request;
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::net::TcpStream;

use super::LoadError;

/// A connection for requests in sequence.
pub(super) struct Line {
    address: SocketAddr,
    sender: SendRequest<Full<Bytes>>,
}

/// An answer.
pub(super) struct Answer {
    pub(super) body: Value,
    /// The cookie, if one was set.
    pub(super) cookie: Option<String>,
}

impl Line {
    pub(super) async fn open(address: SocketAddr) -> Result<Self, LoadError> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection);
        Ok(Self { address, sender })
    }

    /// Sends a GET request without a cookie.
    pub(super) async fn get(&mut self, path: &str) -> Result<String, LoadError> {
        let wrong = |answer: String| LoadError::Refused { what: format!("GET {path}"), answer };
        let request = Request::get(path).header(HOST, self.address.to_string()).body(Full::default());
        self.sender.ready().await?;
        let response = self.sender.send_request(request.map_err(|fault| wrong(fault.to_string()))?).await?;
        let status = response.status();
        let body = response.into_body().collect().await?.to_bytes();
        let text = String::from_utf8_lossy(&body).into_owned();
        if status.is_success() { Ok(text) } else { Err(wrong(format!("{status} {text}"))) }
    }

    /// Sends a POST request with a cookie.
    pub(super) async fn post(&mut self, path: &str, cookie: Option<&str>, body: &Value) -> Result<Answer, LoadError> {
        let mut request = Request::post(path).header(HOST, self.address.to_string());
        request = request.header(CONTENT_TYPE, "application/json");
        if let Some(cookie) = cookie {
            request = request.header(COOKIE, cookie);
        }
        let wrong = |answer: String| LoadError::Refused { what: format!("POST {path}"), answer };
        let request = request.body(Full::from(body.to_string())).map_err(|fault| wrong(fault.to_string()))?;
        self.sender.ready().await?;
        let response = self.sender.send_request(request).await?;
        let status = response.status();
        let cookie = response.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        let body = response.into_body().collect().await?.to_bytes();
        if !status.is_success() {
            return Err(wrong(format!("{status} {}", String::from_utf8_lossy(&body))));
        }
        Ok(Answer { body: serde_json::from_slice(&body).unwrap_or_default(), cookie })
    }
}
