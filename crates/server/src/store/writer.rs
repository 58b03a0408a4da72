//! Appends entries, many in one transaction, so that concurrent writers share the cost of durability.

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
use super::{batch, health};

/// The maximum number of appends in one transaction.
const LARGEST_BATCH: usize = 512;

/// The number of concurrent transactions in PostgreSQL; SQLite has one writer.
const POSTGRES_WRITERS: usize = 4;

/// Whether an append got its version.
pub(super) type Won = bool;

enum Job {
    Append(Append, oneshot::Sender<Result<(), StoreError>>),
    Stop,
}

/// The tasks that write; a table always uses the same one.
pub(crate) struct Writer {
    queues: Vec<mpsc::Sender<Job>>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
    refused: Refused,
}

/// When an append was last refused for lack of space.
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

    /// Whether an append was refused for lack of space within this time.
    pub(crate) fn was_refused_within(&self, time: Duration) -> bool {
        self.refused.lock().expect("never poisoned").is_some_and(|at| at.elapsed() < time)
    }

    pub(crate) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let mut hasher = DefaultHasher::new();
        append.table.hash(&mut hasher);
        let queue = &self.queues[(hasher.finish() % self.queues.len() as u64) as usize];
        let (answer, answered) = oneshot::channel();
        queue.send(Job::Append(append, answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    /// Writes pending appends, then stops.
    pub(crate) async fn stop(&self) {
        for queue in &self.queues {
            let _ = queue.send(Job::Stop).await;
        }
        let tasks = std::mem::take(&mut *self.tasks.lock().expect("never poisoned"));
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
                *refused.lock().expect("never poisoned") = Some(Instant::now());
            }
            if outcome.is_ok() {
                health::saved();
                notifier.appended(&append.table, append.version);
            }
            // A caller that stopped waiting finds it in the log.
            let _ = answer.send(outcome);
        }
    }
}

/// Stores a batch; if the database refuses it, stores the appends one by one, so that a bad one doesn't fail the others.
/// If the database is lost, nothing is tried again.
async fn store(pool: &Pool, appends: &[Append]) -> Vec<Result<(), StoreError>> {
    let whole: Vec<_> = appends.iter().collect();
    match transaction(pool, &whole).await {
        Ok(won) => won.into_iter().map(outcome).collect(),
        Err(BatchError::Before(fault)) if fault.is_answer() => {
            let mut outcomes = Vec::with_capacity(appends.len());
            for append in appends {
                outcomes.push(match transaction(pool, &[append]).await {
                    Ok(won) => outcome(won.first().copied().unwrap_or(false)),
                    Err(BatchError::Before(fault)) => Err(fault),
                    Err(BatchError::Commit(fault)) => Err(lost(&fault)),
                });
            }
            outcomes
        }
        Err(BatchError::Before(StoreError::Unreachable { why })) => {
            appends.iter().map(|_| Err(StoreError::Unreachable { why: why.clone() })).collect()
        }
        Err(BatchError::Before(fault) | BatchError::Commit(fault)) => {
            appends.iter().map(|_| Err(lost(&fault))).collect()
        }
    }
}

/// Returns the error of an append with an unknown outcome, which must not be tried again.
fn lost(fault: &StoreError) -> StoreError {
    if fault.cannot_save() {
        health::failed_to_save(fault);
        return StoreError::CannotSave;
    }
    // Outages are logged once, not for every entry.
    if !matches!(fault, StoreError::Unsure) {
        tracing::error!(error = %fault, "append outcome unknown");
    }
    StoreError::Unsure
}

fn outcome(won: Won) -> Result<(), StoreError> {
    if won { Ok(()) } else { Err(StoreError::Conflict) }
}

/// When a transaction failed.
pub(super) enum BatchError {
    /// Before COMMIT: nothing is stored.
    Before(StoreError),
    /// During COMMIT: something may be stored.
    Commit(StoreError),
}

impl<E: Into<StoreError>> From<E> for BatchError {
    fn from(fault: E) -> Self {
        Self::Before(fault.into())
    }
}

async fn transaction(pool: &Pool, appends: &[&Append]) -> Result<Vec<Won>, BatchError> {
    // Of two appends with the same version, the first wins or neither.
    let mut seen = HashSet::new();
    let first: Vec<bool> = appends.iter().map(|append| seen.insert((&append.table, append.version))).collect();
    let chosen: Vec<&Append> = appends.iter().zip(&first).filter(|(_, first)| **first).map(|(a, _)| *a).collect();
    let won = match pool {
        Pool::Sqlite(db) => batch::store_sqlite(db, &chosen).await?,
        Pool::Postgres(postgres) => batch::store_postgres(postgres, &chosen).await?,
    };
    let mut won = won.into_iter();
    Ok(first.into_iter().map(|first| first && won.next().unwrap_or(false)).collect())
}

/// Returns the last successful append of each table.
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
