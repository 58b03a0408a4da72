//! Connections to PostgreSQL, and whether it can be reached.
//!
//! While the database is down nobody waits for it: everything that needs it fails at once, and one task tries to
//! reach it again. Whatever comes back gets new connections, so nothing of the time before can be in the way.

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

/// Whoever has waited this long for an answer asks whether the database is still there.
const SLOW: Duration = Duration::from_millis(250);

/// A database that neither accepts a connection nor answers anybody within this time is down.
const PROBE: Duration = Duration::from_millis(700);

/// The pause between two attempts to reach a database that is down.
const RETRY: Duration = Duration::from_millis(250);

/// An outage is logged again after this time.
const REMIND: Duration = Duration::from_secs(10);

/// How long the first connection may take.
const FIRST: Duration = Duration::from_secs(5);

/// So often in a row the database has to be silent before something is given up that may take any time.
const PATIENCE: u32 = 3;

/// How long closing the connections may take: a database that hangs never says goodbye.
const CLOSE: Duration = Duration::from_secs(2);

/// How long a statement may take, and how long a transaction may wait for its next statement: a server that hangs
/// in the middle of one must not hold up the others.
const LIMITS: &str = "SET statement_timeout = '30s'; SET idle_in_transaction_session_timeout = '5s'";

/// Lifts the limit within a transaction that reads or writes everything.
pub(super) const UNLIMITED: &str = "SET LOCAL statement_timeout = 0";

/// What an operation does that was under way when the database was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// It changes nothing.
    Read,
    /// It may have changed something, or not.
    Write,
}

/// Connections to a PostgreSQL; clones share them.
#[derive(Clone, Debug)]
pub(crate) struct Postgres {
    shared: Arc<Shared>,
    purpose: Purpose,
}

#[derive(Debug)]
struct Shared {
    options: PgConnectOptions,
    condition: watch::Sender<Condition>,
    /// Wakes the task that looks whether the database is there.
    suspected: Arc<Notify>,
    /// When it last answered anybody.
    heard: Mutex<Instant>,
}

#[derive(Clone, Debug)]
enum Condition {
    Up(PgPool),
    /// Why it can't be reached.
    Down(Arc<str>),
    Closed,
}

impl Postgres {
    /// Connects to a database; `purpose` is what the result is for.
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

    /// The same database for another purpose.
    pub(crate) fn to(&self, purpose: Purpose) -> Self {
        Self { shared: self.shared.clone(), purpose }
    }

    /// The connections; an error at once while the database is down.
    pub(crate) fn pool(&self) -> Result<PgPool, StoreError> {
        match &*self.shared.condition.borrow() {
            Condition::Up(pool) => Ok(pool.clone()),
            Condition::Down(why) => Err(StoreError::Unreachable { why: why.clone() }),
            Condition::Closed => Err(StoreError::Closed),
        }
    }

    /// Waits until there are connections; `None` when they are closed for good.
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

    /// Does something with the database, and gives up when the database is lost in the meantime.
    pub(crate) async fn attempt<T>(&self, work: impl Future<Output = Result<T, StoreError>>) -> Result<T, StoreError> {
        self.attempt_to(self.purpose, work).await
    }

    /// The same, with a purpose of its own.
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
                        // These were the connections from before an outage.
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
                () = &mut lost => return Err(self.gone(purpose, "it does not answer")),
                () = tokio::time::sleep(SLOW) => self.shared.suspected.notify_one(),
            }
        }
    }

    /// Does something that may take any time and keep the database busy: only when nothing has answered there for a
    /// while is it given up.
    pub(crate) async fn attempt_patiently<T>(
        &self,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        tokio::select! {
            done = work => done,
            () = self.deserted() => Err(self.gone(self.purpose, "it does not answer")),
        }
    }

    /// Waits until the database has not answered several times in a row.
    async fn deserted(&self) {
        let mut silent = 0;
        while silent < PATIENCE {
            tokio::time::sleep(FIRST).await;
            let answered = !matches!(reach(&self.shared.options, FIRST).await, Err(Unreached::Silent(_)));
            silent = if answered { 0 } else { silent + 1 };
        }
    }

    /// What is true of something that was under way when the database was lost.
    fn gone(&self, purpose: Purpose, why: &str) -> StoreError {
        match (purpose, self.pool()) {
            (Purpose::Write, _) => StoreError::Unsure,
            (Purpose::Read, Err(fault)) => fault,
            (Purpose::Read, Ok(_)) => StoreError::Unreachable { why: why.into() },
        }
    }

    /// Closes all connections, and waits for that a little while.
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

    /// Goes from one condition to another, unless everything is closed by now.
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

/// Connections that are made when they are needed.
fn pool(options: &PgConnectOptions) -> PgPool {
    PgPoolOptions::new()
        .max_connections(16)
        .acquire_timeout(Duration::from_secs(5))
        .after_connect(|connection, _| Box::pin(async { sqlx::raw_sql(LIMITS).execute(connection).await.map(drop) }))
        .connect_lazy_with(options.clone())
}

/// Why a connection of our own could not be made.
enum Unreached {
    /// The database has answered, if only to refuse it.
    Refused(sqlx::Error),
    /// Nothing answers there.
    Silent(Arc<str>),
}

impl Unreached {
    fn into_error(self) -> StoreError {
        match self {
            // Others have all its connections at the moment.
            Self::Refused(fault) if code(&fault).starts_with("53") => {
                StoreError::Unreachable { why: fault.to_string().into() }
            }
            Self::Refused(fault) => StoreError::from(fault),
            Self::Silent(why) => StoreError::Unreachable { why },
        }
    }
}

/// Connects and asks something.
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

/// Whether the database only says that it starts or stops.
fn is_shutting(fault: &sqlx::Error) -> bool {
    code(fault).starts_with("57P")
}

/// The code of an error that the database has sent.
fn code(fault: &sqlx::Error) -> String {
    fault.as_database_error().and_then(sqlx::error::DatabaseError::code).unwrap_or_default().into_owned()
}

/// Looks whether the database is there whenever somebody has reason to doubt it.
async fn look_after(shared: Weak<Shared>, suspected: Arc<Notify>) {
    loop {
        suspected.notified().await;
        let Some(shared) = shared.upgrade() else { return };
        if shared.is_closed() {
            return;
        }
        let asked = Instant::now();
        // Somebody is slow, but others are answered.
        if asked.duration_since(shared.heard()) < SLOW {
            continue;
        }
        let Err(Unreached::Silent(why)) = reach(&shared.options, PROBE).await else { continue };
        // If this process itself was not given any time, nothing is known of the database.
        let starved = asked.elapsed() > PROBE * 3 / 2;
        if shared.heard() < asked && !starved {
            outage(&shared, why).await;
        }
    }
}

/// From the moment when the database is known to be down until it is back.
async fn outage(shared: &Arc<Shared>, why: Arc<str>) {
    let (since, mut reminded) = (Instant::now(), Instant::now());
    tracing::error!(why = &*why, "database is down");
    metrics::gauge!("mandate_database_up").set(0.0);
    if let Some(Condition::Up(old)) = shared.turn(Condition::Down(why)) {
        // Those who use its connections are told by now; whoever hangs must not hang here.
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
