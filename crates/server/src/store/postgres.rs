//! Connections to PostgreSQL, and whether it can be reached.
//!
//! While the database is down, every operation fails at once and one task tries to reach it again. An operation that
//! waits for longer than 250 ms makes that task probe the database over a connection of its own, unless other operations
//! were answered in the meantime. After an outage there is a new pool.

use std::future::Future;
use std::pin::pin;
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use sqlx::Connection;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use tokio::sync::{Notify, watch};
use tokio::time::timeout;

use super::StoreError;
use crate::secret::Hidden;

/// An operation that waits this long has the database probed.
const SLOW: Duration = Duration::from_millis(250);

/// A database that neither accepts a connection nor answers anything within this time is down.
const PROBE: Duration = Duration::from_millis(700);

/// The pause between attempts to reach a database that is down.
const RETRY: Duration = Duration::from_millis(250);

/// An outage is logged again after this time.
const REMIND: Duration = Duration::from_secs(10);

/// How long the first connection may take.
const FIRST: Duration = Duration::from_secs(5);

/// The number of failed probes in a row before a long operation is given up.
const PATIENCE: u32 = 3;

/// How long closing the connections may take: a database that hangs never answers.
const CLOSE: Duration = Duration::from_secs(2);

/// Limits on statements and on transactions waiting for their next statement: a server that hangs in the middle of one
/// must not block the others.
const LIMITS: &str = "SET statement_timeout = '30s'; SET idle_in_transaction_session_timeout = '5s'";

/// Lifts the statement limit in a transaction that reads or writes everything.
pub(super) const UNLIMITED: &str = "SET LOCAL statement_timeout = 0";

/// What an operation may have changed if the database is lost in the middle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Nothing.
    Read,
    /// Something, or not.
    Write,
}

/// Connections to a PostgreSQL server; clones share them.
#[derive(Clone, Debug)]
pub(crate) struct Postgres {
    shared: Arc<Shared>,
    purpose: Purpose,
}

#[derive(Debug)]
struct Shared {
    options: PgConnectOptions,
    condition: watch::Sender<Condition>,
    /// Wakes the task that probes the database.
    suspected: Arc<Notify>,
    /// When it last answered anything.
    heard: Mutex<Instant>,
}

#[derive(Clone, Debug)]
enum Condition {
    Up(PgPool),
    /// The reason.
    Down(Arc<str>),
    Closed,
}

impl Postgres {
    /// Connects to a database, for reading.
    pub(crate) async fn open(address: &Hidden) -> Result<Self, StoreError> {
        let options = PgConnectOptions::from_str(address.reveal())?;
        let options = options.application_name("mandate");
        reach(&options, FIRST).await.map_err(Unreached::into_error)?;
        let condition = watch::Sender::new(Condition::Up(pool(&options)));
        let suspected = Arc::new(Notify::new());
        let shared = Shared { options, condition, suspected: suspected.clone(), heard: Mutex::new(Instant::now()) };
        let shared = Arc::new(shared);
        tokio::spawn(look_after(Arc::downgrade(&shared), suspected));
        metrics::gauge!("mandate_database_up").set(1.0);
        Ok(Self { shared, purpose: Purpose::Read })
    }

    /// Returns the same database for another purpose.
    pub(crate) fn to(&self, purpose: Purpose) -> Self {
        Self { shared: self.shared.clone(), purpose }
    }

    /// Returns the pool, or an error while the database is down.
    pub(crate) fn pool(&self) -> Result<PgPool, StoreError> {
        match &*self.shared.condition.borrow() {
            Condition::Up(pool) => Ok(pool.clone()),
            Condition::Down(why) => Err(StoreError::Unreachable { why: why.clone() }),
            Condition::Closed => Err(StoreError::Closed),
        }
    }

    /// Waits until the database is up; `None` once it is closed.
    pub(super) async fn up(&self) -> Option<PgPool> {
        let mut condition = self.shared.condition.subscribe();
        let settled = condition.wait_for(|condition| !matches!(condition, Condition::Down(_))).await.ok()?;
        if let Condition::Up(pool) = &*settled { Some(pool.clone()) } else { None }
    }

    /// Waits until the database is down.
    pub(super) async fn lost(&self) {
        let mut condition = self.shared.condition.subscribe();
        drop(condition.wait_for(|condition| matches!(condition, Condition::Down(_))).await);
    }

    /// Runs an operation, and gives up if the database is lost in the meantime.
    pub(crate) async fn attempt<T>(&self, work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
        self.attempt_to(self.purpose, work).await
    }

    /// Like [`Postgres::attempt`], for another purpose.
    pub(crate) async fn attempt_to<T>(
        &self,
        purpose: Purpose,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let (mut work, mut lost) = (pin!(work), pin!(self.lost()));
        loop {
            tokio::select! {
                biased;
                done = &mut work => {
                    let why = match &done {
                        Err(fault) if fault.is_loss() => fault.to_string(),
                        // The pool is from before an outage.
                        Err(StoreError::Closed) if self.pool().is_ok() => "the connection was lost".to_owned(),
                        Err(StoreError::Closed | StoreError::Database(sqlx::Error::PoolTimedOut)) => return done,
                        _ => {
                            *self.shared.heard.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
                            return done;
                        }
                    };
                    self.shared.suspected.notify_one();
                    return Err(self.gone(purpose, &why));
                }
                () = &mut lost => return Err(self.gone(purpose, "it doesn't answer")),
                () = tokio::time::sleep(SLOW) => self.shared.suspected.notify_one(),
            }
        }
    }

    /// Runs an operation that may take any time and keep the database busy. Gives up only after several failed probes.
    pub(crate) async fn attempt_patiently<T>(
        &self,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        tokio::select! {
            done = work => done,
            () = self.deserted() => Err(self.gone(self.purpose, "it doesn't answer")),
        }
    }

    /// Waits until several probes in a row have failed.
    async fn deserted(&self) {
        let mut silent = 0;
        while silent < PATIENCE {
            tokio::time::sleep(FIRST).await;
            let answered = !matches!(reach(&self.shared.options, FIRST).await, Err(Unreached::Silent(_)));
            silent = if answered { 0 } else { silent + 1 };
        }
    }

    /// Returns the error of an operation that was under way when the database was lost.
    fn gone(&self, purpose: Purpose, why: &str) -> StoreError {
        match (purpose, self.pool()) {
            (Purpose::Write, _) => StoreError::Unsure,
            (Purpose::Read, Err(fault)) => fault,
            (Purpose::Read, Ok(_)) => StoreError::Unreachable { why: why.into() },
        }
    }

    /// Closes all connections, waiting briefly for that.
    pub(crate) async fn close(&self) {
        if let Condition::Up(pool) = self.shared.condition.send_replace(Condition::Closed) {
            let _ = timeout(CLOSE, pool.close()).await;
        }
        self.shared.suspected.notify_one();
    }
}

impl Shared {
    fn heard(&self) -> Instant {
        *self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_closed(&self) -> bool {
        matches!(*self.condition.borrow(), Condition::Closed)
    }

    /// Changes the condition, unless the pool is closed.
    fn turn(&self, next: Condition) -> Option<Condition> {
        let mut old = None;
        self.condition.send_if_modified(|condition| {
            let open = !matches!(condition, Condition::Closed);
            if open {
                old = Some(std::mem::replace(condition, next));
            }
            open
        });
        old
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        self.suspected.notify_one();
    }
}

/// Returns a pool that connects on demand.
fn pool(options: &PgConnectOptions) -> PgPool {
    PgPoolOptions::new()
        .max_connections(16)
        .acquire_timeout(Duration::from_secs(5))
        .after_connect(|connection, _| Box::pin(async { sqlx::raw_sql(LIMITS).execute(connection).await.map(drop) }))
        .connect_lazy_with(options.clone())
}

/// Why a probe failed.
enum Unreached {
    /// The database refused the connection.
    Refused(sqlx::Error),
    /// The database didn't answer.
    Silent(Arc<str>),
}

impl Unreached {
    fn into_error(self) -> StoreError {
        match self {
            // All its connections are in use.
            Self::Refused(fault) if code(&fault).starts_with("53") => {
                StoreError::Unreachable { why: fault.to_string().into() }
            }
            Self::Refused(fault) => StoreError::from(fault),
            Self::Silent(why) => StoreError::Unreachable { why },
        }
    }
}

/// Connects and runs a query.
async fn reach(options: &PgConnectOptions, within: Duration) -> Result<(), Unreached> {
    let ask = async {
        let mut connection = PgConnection::connect_with(options).await?;
        sqlx::query("SELECT 1").execute(&mut connection).await?;
        drop(connection.close().await);
        Ok::<_, sqlx::Error>(())
    };
    match timeout(within, ask).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(fault @ sqlx::Error::Database(_))) if !is_shutting(&fault) => Err(Unreached::Refused(fault)),
        Ok(Err(fault)) => Err(Unreached::Silent(fault.to_string().into())),
        Err(_) => Err(Unreached::Silent(format!("no answer within {} ms", within.as_millis()).into())),
    }
}

/// Whether the database is starting up or shutting down.
fn is_shutting(fault: &sqlx::Error) -> bool {
    code(fault).starts_with("57P")
}

/// Returns the database's error code.
fn code(fault: &sqlx::Error) -> String {
    fault.as_database_error().and_then(sqlx::error::DatabaseError::code).unwrap_or_default().into_owned()
}

/// Probes the database whenever an operation suspects that it is down.
async fn look_after(shared: Weak<Shared>, suspected: Arc<Notify>) {
    loop {
        suspected.notified().await;
        let Some(shared) = shared.upgrade() else { return };
        if shared.is_closed() {
            return;
        }
        let asked = Instant::now();
        // One operation is slow, but others are answered.
        if asked.duration_since(shared.heard()) < SLOW {
            continue;
        }
        let Err(Unreached::Silent(why)) = reach(&shared.options, PROBE).await else { continue };
        // If this process itself got no CPU time, the probe says nothing about the database.
        let starved = asked.elapsed() > PROBE * 3 / 2;
        if shared.heard() < asked && !starved {
            outage(&shared, why).await;
        }
    }
}

/// Handles an outage until the database is back.
async fn outage(shared: &Arc<Shared>, why: Arc<str>) {
    let (since, mut reminded) = (Instant::now(), Instant::now());
    tracing::error!(why = &*why, "database is down");
    metrics::gauge!("mandate_database_up").set(0.0);
    if let Some(Condition::Up(old)) = shared.turn(Condition::Down(why)) {
        // Its users have been notified; closing may hang, so it runs separately.
        tokio::spawn(async move { timeout(CLOSE, old.close()).await });
    }
    loop {
        tokio::time::sleep(RETRY).await;
        if shared.is_closed() {
            return;
        }
        let why = match reach(&shared.options, PROBE).await {
            Ok(()) => break,
            Err(Unreached::Refused(fault)) => fault.to_string().into(),
            Err(Unreached::Silent(why)) => why,
        };
        if reminded.elapsed() > REMIND {
            reminded = Instant::now();
            let seconds = since.elapsed().as_secs();
            tracing::error!(why = &*why, seconds, "database is still down");
        }
        let _ = shared.turn(Condition::Down(why));
    }
    let _ = shared.turn(Condition::Up(pool(&shared.options)));
    metrics::gauge!("mandate_database_up").set(1.0);
    tracing::info!(seconds = since.elapsed().as_secs_f64(), "database is back");
}
