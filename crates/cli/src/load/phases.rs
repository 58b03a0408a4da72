//! The measurements: playing as fast as possible, and at a fixed rate.

use std::time::{Duration, Instant};

use tokio::task::JoinSet;

use super::LoadError;
use super::figures::{Phase, Spread};
use super::pair::{Made, Pair};

/// The warm-up before measuring.
const WARM_UP: Duration = Duration::from_secs(2);

/// The moves of one table that count: when each was due, and what became of it.
type Moves = Vec<(Instant, Made)>;

/// Every player moves as soon as it is their turn.
pub(super) async fn as_fast_as_it_goes(pairs: Vec<Pair>, time: Duration) -> Result<(Vec<Pair>, Phase), LoadError> {
    let begin = Instant::now() + WARM_UP;
    let end = begin + time;
    let mut tasks = JoinSet::new();
    for mut pair in pairs {
        tasks.spawn(async move {
            let mut moves = Moves::new();
            loop {
                let sent = Instant::now();
                if sent >= end {
                    break;
                }
                let Some(made) = pair.step().await? else { break };
                if made.stored >= begin && made.stored < end {
                    moves.push((sent, made));
                }
            }
            Ok((pair, moves))
        });
    }
    gather(tasks, time).await
}

/// Plays this many moves per second, evenly over all tables. A move counts from the time it was due, even if it was sent
/// later because the previous one took too long.
pub(super) async fn at_a_rate(pairs: Vec<Pair>, rate: u32, time: Duration) -> Result<(Vec<Pair>, Phase), LoadError> {
    let start = Instant::now();
    let (begin, end) = (start + WARM_UP, start + WARM_UP + time);
    let between = Duration::from_secs(1) / rate;
    let round = between * pairs.len() as u32;
    let mut tasks = JoinSet::new();
    for (number, mut pair) in (0..).zip(pairs) {
        let mut due = start + between * number;
        tasks.spawn(async move {
            let mut moves = Moves::new();
            while due < end {
                tokio::time::sleep_until(due.into()).await;
                let Some(made) = pair.step().await? else { break };
                if due >= begin {
                    moves.push((due, made));
                }
                due += round;
            }
            Ok((pair, moves))
        });
    }
    gather(tasks, time).await
}

async fn gather(
    mut tasks: JoinSet<Result<(Pair, Moves), LoadError>>,
    time: Duration,
) -> Result<(Vec<Pair>, Phase), LoadError> {
    let (mut pairs, mut stored, mut known) = (Vec::new(), Vec::new(), Vec::new());
    while let Some(ended) = tasks.join_next().await {
        let (pair, moves) = ended.map_err(|fault| LoadError::Connection(fault.to_string()))??;
        pairs.push(pair);
        for (sent, made) in moves {
            stored.push(made.stored.saturating_duration_since(sent));
            known.push(made.known.saturating_duration_since(sent));
        }
    }
    let moves = stored.len();
    let rate = moves as f64 / time.as_secs_f64();
    Ok((pairs, Phase { moves, rate, stored: Spread::new(stored), known: Spread::new(known) }))
}
