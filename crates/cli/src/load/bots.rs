//! Tables of bots, their spectators, and the server's metrics of bot decisions.

use std::net::SocketAddr;

use futures_util::StreamExt as _;
use serde::Serialize;
use serde_json::json;
use tokio::net::TcpStream;
use tokio::task::JoinSet;

use super::request::Line;
use super::{LoadError, say};

/// Watches tables of bots until it is dropped: unwatched bots pause.
pub(super) struct Spectators {
    connections: JoinSet<()>,
}

impl Spectators {
    fn none() -> Self {
        Self { connections: JoinSet::new() }
    }

    async fn watch(&mut self, address: SocketAddr, table: &str) -> Result<(), LoadError> {
        let stream = TcpStream::connect(address).await?;
        let request = format!("ws://{address}/api/tables/{table}/live");
        let (mut socket, _) = tokio_tungstenite::client_async(request, stream).await?;
        self.connections.spawn(async move { while let Some(Ok(_)) = socket.next().await {} });
        Ok(())
    }
}

/// Opens this many tables where two of the strongest levels play each other, each with a spectator.
pub(super) async fn seat(address: SocketAddr, tables: u32) -> Result<Spectators, LoadError> {
    say(format_args!("opening {tables} tables of bots"));
    let mut line = Line::open(address).await?;
    let host = line.post("/api/guests", None, &json!({})).await?.cookie.unwrap_or_default();
    let options = json!({ "game": "qin", "board": "bird", "players": 2, "games": 20 });
    let new = json!({ "options": options, "seats": [{ "bot": "level:6" }, { "bot": "level:5" }] });
    let mut spectators = Spectators::none();
    for _ in 0..tables {
        let opened = line.post("/api/tables", Some(&host), &new).await?.body;
        let table = opened["id"].as_str().unwrap_or_default();
        let begin = json!({ "seen": 2, "command": { "do": "begin" } });
        line.post(&format!("/api/tables/{table}/do"), Some(&host), &begin).await?;
        spectators.watch(address, table).await?;
    }
    Ok(spectators)
}

/// A server's bot metrics at one time.
pub(super) struct Counted {
    waits: Histogram,
    thoughts: Histogram,
}

impl Counted {
    pub(super) async fn now(address: SocketAddr) -> Result<Self, LoadError> {
        let text = Line::open(address).await?.get("/metrics").await?;
        let waits = Histogram::read(&text, "mandate_bot_wait_seconds");
        Ok(Self { waits, thoughts: Histogram::read(&text, "mandate_bot_think_seconds") })
    }

    /// Returns the activity since an earlier count, over this many seconds.
    pub(super) fn since(&self, before: &Self, seconds: f64) -> Thinking {
        let (waits, thoughts) = (self.waits.since(&before.waits), self.thoughts.since(&before.thoughts));
        Thinking {
            rate: thoughts.count as f64 / seconds,
            waited_p50: waits.quantile(0.5),
            waited_p99: waits.quantile(0.99),
            thought: thoughts.sum / thoughts.count.max(1) as f64,
        }
    }
}

/// Bot activity while people play.
#[derive(Serialize)]
pub(super) struct Thinking {
    /// Decisions per second.
    pub(super) rate: f64,
    /// Seconds that decisions waited for a thread.
    pub(super) waited_p50: f64,
    pub(super) waited_p99: f64,
    /// The average seconds per decision.
    pub(super) thought: f64,
}

/// A histogram of durations.
#[derive(Default)]
struct Histogram {
    /// Upper bounds in seconds with cumulative counts.
    buckets: Vec<(f64, u64)>,
    sum: f64,
    count: u64,
}

impl Histogram {
    /// Parses a histogram from Prometheus text; empty if it is missing.
    fn read(text: &str, name: &str) -> Self {
        let mut read = Self::default();
        for line in text.lines() {
            let Some((what, value)) = line.strip_prefix(name).and_then(|rest| rest.split_once(' ')) else { continue };
            if what == "_sum" {
                read.sum = value.parse().unwrap_or(0.0);
            } else if what == "_count" {
                read.count = value.parse().unwrap_or(0);
            } else if let Some(most) = what.strip_prefix("_bucket{le=\"").and_then(|rest| rest.strip_suffix("\"}")) {
                // The infinite bucket equals the total count.
                if let Ok(most) = most.parse::<f64>()
                    && most.is_finite()
                {
                    read.buckets.push((most, value.parse().unwrap_or(0)));
                }
            }
        }
        read
    }

    fn since(&self, before: &Self) -> Self {
        let earlier = |number: usize| before.buckets.get(number).map_or(0, |(_, count)| *count);
        let buckets = self.buckets.iter().enumerate().map(|(number, (most, count))| (*most, count - earlier(number)));
        Self { buckets: buckets.collect(), sum: self.sum - before.sum, count: self.count - before.count }
    }

    /// Returns a quantile in seconds, interpolated within a bucket.
    fn quantile(&self, part: f64) -> f64 {
        let rank = part * self.count as f64;
        let (mut from, mut below) = (0.0, 0);
        for (most, count) in &self.buckets {
            if *count as f64 >= rank && *count > below {
                return from + (most - from) * (rank - below as f64) / (count - below) as f64;
            }
            (from, below) = (*most, *count);
        }
        from
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: &str = "x_bucket{le=\"1\"} 2\nx_bucket{le=\"2\"} 2\nx_bucket{le=\"+Inf\"} 2\nx_sum 1.5\nx_count 2\n";
    const AFTER: &str =
        "x_bucket{le=\"1\"} 6\nx_bucket{le=\"2\"} 10\nx_bucket{le=\"+Inf\"} 10\nx_sum 9.5\nx_count 10\ny_count 7\n";

    #[test]
    fn a_histogram_of_an_interval_has_quantiles() {
        let since = Histogram::read(AFTER, "x").since(&Histogram::read(BEFORE, "x"));
        assert_eq!((since.count, since.sum), (8, 8.0));
        assert_eq!((since.quantile(0.25), since.quantile(0.5), since.quantile(0.75)), (0.5, 1.0, 1.5));
        assert_eq!(Histogram::read(AFTER, "z").quantile(0.5), 0.0);
    }
}
