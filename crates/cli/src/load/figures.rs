//! The results, as text and as JSON.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

use super::bots::Thinking;

/// The results.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Figures {
    Load(Box<Load>),
    Idle(Idle),
}

/// The results of a server under load.
#[derive(Serialize)]
pub(super) struct Load {
    pub(super) tables: u32,
    /// Every player moves as soon as it is their turn.
    pub(super) fast: Phase,
    /// A fixed rate of moves.
    pub(super) steady: Phase,
    /// The CPU seconds that the server used in the meantime.
    pub(super) steady_cpu: Option<f64>,
    /// Rows per second that the bare database stores durably one by one, before and after.
    pub(super) bare: Option<[f64; 2]>,
    /// Memory of the server in bytes: without tables, with all of them, and after the games.
    pub(super) empty: Option<u64>,
    pub(super) seated: Option<u64>,
    pub(super) played: Option<u64>,
    pub(super) beside: Option<Beside>,
    /// Tables whose series ended.
    pub(super) over: usize,
}

/// The same rate while bots think.
#[derive(Serialize)]
pub(super) struct Beside {
    /// Tables of bots.
    pub(super) tables: u32,
    pub(super) steady: Phase,
    pub(super) thinking: Thinking,
}

/// One measurement.
#[derive(Serialize)]
pub(super) struct Phase {
    pub(super) moves: usize,
    /// Acknowledged moves per second.
    pub(super) rate: f64,
    /// From sending a move to its acknowledgement.
    pub(super) stored: Spread,
    /// From sending a move until the other player receives it.
    pub(super) known: Spread,
}

/// How long something takes, in milliseconds.
#[derive(Serialize)]
pub(super) struct Spread {
    pub(super) p50: f64,
    pub(super) p99: f64,
    pub(super) longest: f64,
}

impl Spread {
    pub(super) fn new(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let at = |part: f64| {
            let index = (times.len() as f64 * part).ceil() as usize;
            milliseconds(times.get(index.saturating_sub(1)).copied().unwrap_or_default())
        };
        Self { p50: at(0.5), p99: at(0.99), longest: at(1.0) }
    }
}

pub(super) fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 100_000.0).round() / 100.0
}

/// A server with many stored tables that nobody uses.
#[derive(Serialize)]
pub(super) struct Idle {
    pub(super) tables: u32,
    pub(super) entries: u64,
    /// Milliseconds from the start of the process until it is ready.
    pub(super) started_ms: f64,
    /// In bytes, five seconds later.
    pub(super) memory: Option<u64>,
}

fn megabytes(bytes: Option<u64>) -> String {
    bytes.map_or_else(|| "unknown".to_owned(), |bytes| format!("{:.1} MB", bytes as f64 / 1e6))
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Load(load) => load.fmt(f),
            Self::Idle(idle) => {
                writeln!(f, "stored tables             {} with {} entries", idle.tables, idle.entries)?;
                writeln!(f, "ready after               {:.0} ms", idle.started_ms)?;
                writeln!(f, "memory                    {}", megabytes(idle.memory))
            }
        }
    }
}

impl fmt::Display for Load {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "tables                    {}, with two connected players each", self.tables)?;
        writeln!(f, "as fast as possible       {:.0} moves per second, stored durably", self.fast.rate)?;
        writeln!(f, "  until it is stored      {}", self.fast.stored)?;
        writeln!(f, "  until the other knows   {}", self.fast.known)?;
        if let Some([before, after]) = self.bare {
            let mean = f64::midpoint(before, after);
            let times = self.fast.rate / mean;
            writeln!(f, "bare single-row inserts   {before:.0} per second before, {after:.0} after")?;
            writeln!(f, "moves to inserts          {times:.2} times as many")?;
        }
        writeln!(f, "at a fixed rate           {:.0} moves per second", self.steady.rate)?;
        writeln!(f, "  until it is stored      {}", self.steady.stored)?;
        writeln!(f, "  until the other knows   {}", self.steady.known)?;
        if let Some(cpu) = self.steady_cpu {
            writeln!(f, "  CPU of the server       {:.2} ms per move", cpu * 1000.0 / self.steady.moves.max(1) as f64)?;
        }
        writeln!(f, "memory without tables     {}", megabytes(self.empty))?;
        writeln!(f, "memory with all tables    {}", megabytes(self.seated))?;
        writeln!(f, "memory after the games    {}", megabytes(self.played))?;
        if let (Some(empty), Some(played)) = (self.empty, self.played) {
            let each = played.saturating_sub(empty) as f64 / f64::from(self.tables) / 1e3;
            writeln!(f, "memory for each table     {each:.0} kB with both connections")?;
        }
        if let Some(Beside { tables, steady, thinking }) = &self.beside {
            writeln!(f, "next to tables of bots    {tables}, at {:.0} moves per second of people", steady.rate)?;
            writeln!(f, "  until it is stored      {}", steady.stored)?;
            writeln!(f, "  until the other knows   {}", steady.known)?;
            writeln!(
                f,
                "  bot decisions           {:.0} per second, {:.0} ms each",
                thinking.rate,
                thinking.thought * 1e3
            )?;
            let (half, most) = (thinking.waited_p50, thinking.waited_p99);
            writeln!(f, "  waited                  p50 {half:.1} s, p99 {most:.1} s")?;
        }
        if self.over > 0 {
            writeln!(f, "finished matches          {}", self.over)?;
        }
        Ok(())
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms", self.p50, self.p99, self.longest)
    }
}
