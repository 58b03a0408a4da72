//! Appends, many in one transaction: the cost of being durable is shared by all who wait.

use std::collections::{BTreeMap, HashSet};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::StoreError;
use super::changes::Notifier;
use super::entries::Append;
use super::pool::Pool;
use super::{batch_postgres, batch_sqlite, saving};

/// So many appends share a transaction at most.
const LARGEST_BATCH: usize = 512;

/// Transactions under way at a time: SQLite writes one by one, PostgreSQL beside each other.
const POSTGRES_WRITERS: usize = 4;

/// Whether an append got its version.
pub(super) type Won = bool;

enum Job {
    Append(Append, oneshot::Sender<Result<(), StoreError>>),
    Stop,
}

/// The tasks that write; a table always goes to the same one.
pub(crate) struct Writer {
    queues: Vec<mpsc::Sender<Job>>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
    refused: Refused,
}

/// When an append was last refused for want of room.
type Refused = Arc<Mutex<Option<Instant>>>;

impl Writer {
    pub(crate) fn start(pool: &Pool, notifier: &Notifier) -> Self {
        let count = if matches!(pool, Pool::Sqlite(_)) { 1 } else { POSTGRES_WRITERS };
        let refused = Refused::default();
        let start = |_| {
            let (queue, jobs) = mpsc::channel(4 * LARGEST_BATCH);
            (queue, tokio::spawn(write(pool.clone(), notifier.clone(), jobs, refused.clone())))
        };
        let (queues, tasks) = (0..count).map(start).unzip();
        Self { queues, tasks: Mutex::new(tasks), refused }
    }

    /// Whether an append was refused for want of room within this time.
    pub(crate) fn was_refused_within(&self, time: Duration) -> bool {
        self.refused.lock().expect("nobody panics with it").is_some_and(|at| at.elapsed() < time)
    }

    pub(crate) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let mut hasher = DefaultHasher::new();
        append.table.hash(&mut hasher);
        let queue = &self.queues[(hasher.finish() % self.queues.len() as u64) as usize];
        let (answer, answered) = oneshot::channel();
        queue.send(Job::Append(append, answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Writes what waits, then takes no more.
    pub(crate) async fn stop(&self) {
        for queue in &self.queues {
            let _ = queue.send(Job::Stop).await;
        }
        let tasks = std::mem::take(&mut *self.tasks.lock().expect("nobody panics with it"));
        for task in tasks {
            let _ = task.await;
        }
    }
}

async fn write(pool: Pool, notifier: Notifier, mut jobs: mpsc::Receiver<Job>, refused: Refused) {
    let mut waiting = Vec::new();
    while jobs.recv_many(&mut waiting, LARGEST_BATCH).await > 0 {
        let (mut appends, mut answers) = (Vec::new(), Vec::new());
        for job in waiting.drain(..) {
            match job {
                Job::Append(append, answer) => {
                    appends.push(append);
                    answers.push(answer);
                }
                Job::Stop => jobs.close(),
            }
        }
        if appends.is_empty() {
            continue;
        }
        let start = Instant::now();
        let outcomes = store(&pool, &appends).await;
        metrics::histogram!("mandate_append_seconds").record(start.elapsed().as_secs_f64());
        metrics::histogram!("mandate_append_batch_size").record(appends.len() as f64);
        for ((append, answer), outcome) in appends.iter().zip(answers).zip(outcomes) {
            let word = match &outcome {
                Ok(()) => "stored",
                Err(StoreError::Conflict) => "conflict",
                Err(_) => "failed",
            };
            metrics::counter!("mandate_appends_total", "outcome" => word).increment(1);
            if outcome.as_ref().is_err_and(StoreError::cannot_save) {
                *refused.lock().expect("nobody panics with it") = Some(Instant::now());
            }
            if outcome.is_ok() {
                saving::succeeded();
                notifier.appended(&append.table, append.version);
            }
            // Whoever has stopped waiting finds it in the log.
            let _ = answer.send(outcome);
        }
    }
}

/// Stores a batch; where the database refuses it, one by one, so that one bad append does not fail the
/// others. When the database is lost, nobody is made to wait for it once more.
async fn store(pool: &Pool, appends: &[Append]) -> Vec<Result<(), StoreError>> {
    let whole: Vec<_> = appends.iter().collect();
    match transaction(pool, &whole).await {
        Ok(won) => won.into_iter().map(outcome).collect(),
        Err(Failed::Before(fault)) if fault.is_answer() => {
            let mut outcomes = Vec::with_capacity(appends.len());
            for append in appends {
                outcomes.push(match transaction(pool, &[append]).await {
                    Ok(won) => outcome(won.first().copied().unwrap_or(false)),
                    Err(Failed::Before(fault)) => Err(fault),
                    Err(Failed::Commit(fault)) => Err(lost(&fault)),
                });
            }
            outcomes
        }
        Err(Failed::Before(StoreError::Unreachable { why })) => {
            appends.iter().map(|_| Err(StoreError::Unreachable { why: why.clone() })).collect()
        }
        Err(Failed::Before(fault) | Failed::Commit(fault)) => appends.iter().map(|_| Err(lost(&fault))).collect(),
    }
}

/// Nobody knows whether it is stored, so it must not be tried again.
fn lost(fault: &StoreError) -> StoreError {
    if fault.cannot_save() {
        saving::failed(fault);
        return StoreError::CannotSave;
    }
    // An outage is logged once, not for every entry.
    if !matches!(fault, StoreError::Unsure) {
        tracing::error!(%fault, "an entry may not have been stored");
    }
    StoreError::Unsure
}

fn outcome(won: Won) -> Result<(), StoreError> {
    if won { Ok(()) } else { Err(StoreError::Conflict) }
}

/// How a transaction failed.
pub(super) enum Failed {
    /// Before its commit: nothing is stored.
    Before(StoreError),
    /// In its commit: something may be stored.
    Commit(StoreError),
}

impl<E: Into<StoreError>> From<E> for Failed {
    fn from(fault: E) -> Self {
        Self::Before(fault.into())
    }
}

async fn transaction(pool: &Pool, appends: &[&Append]) -> Result<Vec<Won>, Failed> {
    // Of two appends with one version the first wins, or neither.
    let mut seen = HashSet::new();
    let first: Vec<bool> = appends.iter().map(|append| seen.insert((&append.table, append.version))).collect();
    let chosen: Vec<&Append> = appends.iter().zip(&first).filter(|(_, first)| **first).map(|(a, _)| *a).collect();
    let won = match pool {
        Pool::Sqlite(db) => batch_sqlite::store(db, &chosen).await?,
        Pool::Postgres(postgres) => batch_postgres::store(postgres, &chosen).await?,
    };
    let mut won = won.into_iter();
    Ok(first.into_iter().map(|first| first && won.next().unwrap_or(false)).collect())
}

/// Of the appends that have won, the last of each table: what is true afterwards.
pub(super) fn latest<'a>(appends: &[&'a Append], won: &[Won]) -> BTreeMap<&'a str, &'a Append> {
    let mut latest: BTreeMap<&str, &Append> = BTreeMap::new();
    for (append, _) in appends.iter().zip(won).filter(|(_, won)| **won) {
        let held = latest.entry(append.table.as_str()).or_insert(append);
        if append.version > held.version {
            *held = append;
        }
    }
    latest
}
