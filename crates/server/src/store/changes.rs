//! Notifications between servers that share a database, by `LISTEN` and `NOTIFY`.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sqlx::postgres::PgListener;
use tokio::sync::mpsc;

use super::StoreError;
use super::peers::{HEARTBEAT, Peers};
use super::pool::Pool;
use super::postgres::{Postgres, Purpose};
use crate::id::{AccountId, TableId, fill};
use crate::secret::hex;

const CHANNEL: &str = "mandate_entries";

/// The maximum number of notices in one statement.
const LARGEST_NOTICE: usize = 512;

/// The pause before reconnecting or sending again.
const AGAIN: Duration = Duration::from_millis(100);

/// A server that doesn't hear its own heartbeat for this long has a dead connection.
const DEAF: Duration = Duration::from_secs(10);

/// A notification from another server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// It has appended an entry.
    Appended {
        /// The table.
        table: TableId,
        /// The entry's version.
        version: i64,
    },
    /// Something other than the log of this table has changed, such as its chat: read it again.
    Touched {
        /// The table.
        table: TableId,
    },
    /// A session or token of this account has ended.
    SessionEnded {
        /// The account.
        account: AccountId,
    },
    /// A server is gone; the others must take over its work.
    Vanished,
    /// The people connected to a table through another server; others aren't connected there.
    Present {
        /// The server.
        server: String,
        /// The table.
        table: TableId,
        /// The people.
        accounts: Vec<AccountId>,
    },
    /// Another server asks who is connected to this table.
    Asked {
        /// The table.
        table: TableId,
    },
    /// Notifications may have been missed: check everything in memory.
    Missed,
}

/// The stream of notifications.
#[derive(Debug)]
pub struct Changes(mpsc::Receiver<Change>);

impl Changes {
    /// Waits for the next one; forever with SQLite, where there are no other servers.
    pub async fn next(&mut self) -> Change {
        match self.0.recv().await {
            Some(change) => change,
            None => std::future::pending().await,
        }
    }
}

/// The subject of a notice: a table or account, and the kind.
type Subject = (String, &'static str);

/// Notices waiting to be sent, oldest subject first. Only the last notice of each subject is kept, so their number is
/// bounded by the tables and accounts in use, however long the database is down.
#[derive(Debug, Default)]
struct Waiting {
    subjects: VecDeque<Subject>,
    latest: HashMap<Subject, String>,
}

impl Waiting {
    fn add(&mut self, subject: Subject, notice: String) {
        if self.latest.insert(subject.clone(), notice).is_none() {
            self.subjects.push_back(subject);
        }
    }

    /// Takes as many notices as fit in one statement.
    fn take(&mut self) -> Vec<String> {
        let subjects = self.subjects.drain(..self.subjects.len().min(LARGEST_NOTICE));
        subjects.filter_map(|subject| self.latest.remove(&subject)).collect()
    }
}

/// The queue of the task that sends notices.
#[derive(Clone)]
struct Notices {
    waiting: Arc<Mutex<Waiting>>,
    /// Wakes the task, which ends when this is dropped.
    wake: mpsc::Sender<()>,
}

/// Notifies the other servers after a commit, in a statement of its own: within the transaction, `NOTIFY` would
/// serialize the commits of all servers.
#[derive(Clone)]
pub(crate) struct Notifier {
    origin: Arc<str>,
    notices: Option<Notices>,
    pub(super) peers: Arc<Peers>,
}

fn lock(waiting: &Mutex<Waiting>) -> MutexGuard<'_, Waiting> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Notifier {
    pub(crate) fn start(pool: &Pool) -> Self {
        let mut origin = [0; 8];
        fill(&mut origin);
        let notices = match pool {
            Pool::Sqlite(_) => None,
            Pool::Postgres(postgres) => {
                let ((wake, woken), waiting) = (mpsc::channel(1), Arc::<Mutex<Waiting>>::default());
                tokio::spawn(notify(postgres.clone(), waiting.clone(), woken));
                Some(Notices { waiting, wake })
            }
        };
        Self { origin: hex(&origin).into(), notices, peers: Arc::new(Peers::new()) }
    }

    pub(crate) fn appended(&self, table: &TableId, version: i64) {
        self.tell(table.as_str(), "appended", format_args!("{version}"));
    }

    pub(crate) fn touched(&self, table: &TableId) {
        self.tell(table.as_str(), "touched", format_args!("touched"));
    }

    pub(crate) fn session_ended(&self, account: &AccountId) {
        self.tell(account.as_str(), "doubted", format_args!("doubted"));
    }

    pub(crate) fn present(&self, table: &TableId, accounts: &[AccountId]) {
        let ids: Vec<_> = accounts.iter().map(AccountId::as_str).collect();
        self.tell(table.as_str(), "present", format_args!("present {}", ids.join(",")));
    }

    pub(crate) fn asked(&self, table: &TableId) {
        self.tell(table.as_str(), "asked", format_args!("asked"));
    }

    fn alive(&self) {
        self.tell("-", "alive", format_args!("alive"));
    }

    fn tell(&self, id: &str, about: &'static str, what: std::fmt::Arguments<'_>) {
        if let Some(Notices { waiting, wake }) = &self.notices {
            lock(waiting).add((id.to_owned(), about), format!("{} {id} {what}", self.origin));
            // A task that is already waking finds this notice too.
            let _ = wake.try_send(());
        }
    }

    /// Starts listening, as soon as the database can be reached.
    pub(crate) async fn listen(&self, pool: &Pool) -> Result<Changes, StoreError> {
        let (changes, received) = mpsc::channel(1024);
        if let Pool::Postgres(postgres) = pool {
            let first = match connect(postgres).await {
                Ok(listener) => Some(listener),
                Err(fault) if fault.is_away() => None,
                Err(fault) => return Err(fault),
            };
            tokio::spawn(listen(postgres.clone(), self.clone(), first, changes));
        }
        Ok(Changes(received))
    }
}

/// Sends notices, waiting while the database is down.
async fn notify(postgres: Postgres, waiting: Arc<Mutex<Waiting>>, mut woken: mpsc::Receiver<()>) {
    while woken.recv().await.is_some() {
        loop {
            let notices = lock(&waiting).take();
            if notices.is_empty() {
                break;
            }
            while let Err(fault) = send(&postgres, &notices).await {
                if !matches!(fault, StoreError::Unreachable { .. }) {
                    // Nothing is lost: the next reader of the table reads its log.
                    tracing::warn!(error = %fault, "failed to notify other servers");
                    break;
                }
                tokio::time::sleep(AGAIN).await;
                if postgres.up().await.is_none() {
                    return;
                }
            }
        }
    }
}

async fn send(postgres: &Postgres, notices: &Vec<String>) -> Result<(), StoreError> {
    let db = postgres.pool()?;
    let sql = "SELECT pg_notify($1, notice) FROM UNNEST($2::text[]) AS notice";
    let query = sqlx::query(sql).bind(CHANNEL).bind(notices);
    let sent = postgres.attempt_to(Purpose::Read, async { Ok(query.execute(&db).await?) }).await;
    sent.map(drop)
}

/// Connects for listening.
async fn connect(postgres: &Postgres) -> Result<PgListener, StoreError> {
    let db = postgres.pool()?;
    let connected = async {
        let mut listener = PgListener::connect_with(&db).await?;
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        Ok(listener)
    };
    postgres.attempt_to(Purpose::Read, connected).await
}

/// Listens until the receiver is dropped, reconnecting whenever the connection is lost.
async fn listen(postgres: Postgres, us: Notifier, first: Option<PgListener>, changes: mpsc::Sender<Change>) {
    let mut connected = first;
    loop {
        if let Some(mut listener) = connected.take() {
            hear(&postgres, &us, &mut listener, &changes).await;
        }
        if changes.is_closed() || postgres.up().await.is_none() {
            return;
        }
        match connect(&postgres).await {
            Ok(listener) => {
                us.peers.forgive(Instant::now());
                connected = Some(listener);
                let _ = changes.send(Change::Missed).await;
            }
            Err(StoreError::Closed) => return,
            Err(fault) => {
                tracing::warn!(error = %fault, "failed to listen to other servers, trying again");
                tokio::time::sleep(AGAIN).await;
            }
        }
    }
}

/// Forwards notifications from one connection until it is lost.
async fn hear(postgres: &Postgres, us: &Notifier, listener: &mut PgListener, changes: &mpsc::Sender<Change>) {
    let (mut lost, mut heard_ourselves) = (std::pin::pin!(postgres.lost()), Instant::now());
    let mut heartbeat = tokio::time::interval(HEARTBEAT);
    heartbeat.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        let change = tokio::select! {
            () = changes.closed() => return,
            () = &mut lost => return,
            _ = heartbeat.tick() => {
                us.alive();
                let now = Instant::now();
                if now.duration_since(heard_ourselves) > DEAF {
                    tracing::warn!("notifications stopped arriving, reconnecting");
                    return;
                }
                us.peers.forget_silent(now).then_some(Change::Vanished)
            }
            notice = listener.try_recv() => {
                let Ok(Some(notice)) = notice else { return };
                let from = notice.payload().split(' ').next().unwrap_or_default();
                if from == &*us.origin {
                    heard_ourselves = Instant::now();
                } else {
                    us.peers.hear(from, Instant::now());
                }
                read(notice.payload(), &us.origin)
            }
        };
        if let Some(change) = change
            && changes.send(change).await.is_err()
        {
            return;
        }
    }
}

/// Parses a notice, unless it is our own.
fn read(notice: &str, origin: &str) -> Option<Change> {
    let mut words = notice.split(' ');
    let server = words.next()?;
    if server == origin {
        return None;
    }
    let id = words.next()?;
    Some(match words.next()? {
        "alive" => return None,
        "touched" => Change::Touched { table: id.parse().ok()? },
        "doubted" => Change::SessionEnded { account: id.parse().ok()? },
        "asked" => Change::Asked { table: id.parse().ok()? },
        "present" => {
            let ids = words.next()?.split(',').filter(|id| !id.is_empty());
            let accounts: Result<Vec<AccountId>, _> = ids.map(str::parse).collect();
            Change::Present { server: server.to_owned(), table: id.parse().ok()?, accounts: accounts.ok()? }
        }
        version => Change::Appended { table: id.parse().ok()?, version: version.parse().ok()? },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_latest_notice_of_a_subject_is_kept() {
        let mut waiting = Waiting::default();
        for number in 0..10_000 {
            waiting.add(("a".to_owned(), "present"), format!("us a present {number}"));
            waiting.add(("a".to_owned(), "touched"), "us a touched".to_owned());
            waiting.add(("b".to_owned(), "present"), format!("us b present {number}"));
        }
        assert_eq!(waiting.take(), ["us a present 9999", "us a touched", "us b present 9999"]);
        assert!(waiting.take().is_empty());
        waiting.add(("a".to_owned(), "present"), "us a present ".to_owned());
        assert_eq!(waiting.take(), ["us a present "], "a sent notice can be sent again");
    }

    #[test]
    fn waiting_notices_are_sent_in_batches() {
        let mut waiting = Waiting::default();
        for number in 0..=LARGEST_NOTICE {
            waiting.add((number.to_string(), "touched"), number.to_string());
        }
        assert_eq!(
            (waiting.take().len(), waiting.take(), waiting.take().len()),
            (LARGEST_NOTICE, vec!["512".to_owned()], 0)
        );
    }

    #[tokio::test]
    async fn a_server_without_a_database_keeps_one_notice_per_subject() {
        let (wake, _woken) = mpsc::channel(1);
        let notices = Notices { waiting: Arc::default(), wake };
        let notifier = Notifier { origin: "us".into(), notices: Some(notices.clone()), peers: Arc::new(Peers::new()) };
        let (table, account) = (TableId::random(), AccountId::random());
        for version in 1..=1000 {
            notifier.present(&table, std::slice::from_ref(&account));
            notifier.present(&table, &[]);
            notifier.appended(&table, version);
            notifier.alive();
        }
        let expected = [format!("us {table} present "), format!("us {table} 1000"), "us - alive".to_owned()];
        assert_eq!(lock(&notices.waiting).take(), expected);
    }

    #[test]
    fn a_server_reads_the_notices_of_others_and_ignores_its_own() {
        let table = TableId::random();
        let appended = Some(Change::Appended { table: table.clone(), version: 7 });
        assert_eq!(read(&format!("them {table} 7"), "us"), appended);
        assert_eq!(read(&format!("us {table} 7"), "us"), None);
        let touched = Some(Change::Touched { table: table.clone() });
        assert_eq!(read(&format!("them {table} touched"), "us"), touched);
        let account = AccountId::random();
        let ended = Change::SessionEnded { account: account.clone() };
        assert_eq!(read(&format!("them {account} doubted"), "us"), Some(ended));
        let present = |accounts| Change::Present { server: "them".to_owned(), table: table.clone(), accounts };
        assert_eq!(
            read(&format!("them {table} present {account},{account}"), "us"),
            Some(present(vec![account.clone(), account]))
        );
        assert_eq!(read(&format!("them {table} present "), "us"), Some(present(Vec::new())));
        assert_eq!(read(&format!("them {table} asked"), "us"), Some(Change::Asked { table }));
        assert_eq!(read("nonsense", "us"), None);
        assert_eq!(read("them - alive", "us"), None);
    }
}
