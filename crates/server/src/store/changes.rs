//! News of other servers that share a database: which table has got a new entry, whose logins have ended.

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

/// So many notices go in one statement.
const LARGEST_NOTICE: usize = 512;

/// The pause before a connection is tried again, or a notice sent again.
const AGAIN: Duration = Duration::from_millis(100);

/// Whoever doesn't hear their own heartbeat for this long listens by a connection that is dead.
const DEAF: Duration = Duration::from_secs(10);

/// What another server has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// It has appended an entry.
    Appended {
        /// To this table.
        table: TableId,
        /// With this version.
        version: i64,
    },
    /// Somebody has said something at this table, or what is agreed about it has changed: read it again.
    Touched {
        /// Which table.
        table: TableId,
    },
    /// A session or a token of this account has ended.
    Doubted {
        /// Which account.
        account: AccountId,
    },
    /// A server is gone: somebody else has to do what it would have done.
    Vanished,
    /// These people are connected to a table by another server; those who are not named are not.
    Present {
        /// Which server.
        server: String,
        /// To this table.
        table: TableId,
        /// Who.
        accounts: Vec<AccountId>,
    },
    /// Another server wants to know who is connected to this table.
    Asked {
        /// Which table.
        table: TableId,
    },
    /// The connection was lost for a while: look again at everything that is held in memory.
    Missed,
}

/// Changes as they come.
#[derive(Debug)]
pub struct Changes(mpsc::Receiver<Change>);

impl Changes {
    /// The next one; with SQLite there are no other servers, and none ever comes.
    pub async fn next(&mut self) -> Change {
        match self.0.recv().await {
            Some(change) => change,
            None => std::future::pending().await,
        }
    }
}

/// What a notice is about: which table or account, and what of it.
type Subject = (String, &'static str);

/// Notices that wait to be sent, the oldest subject first. Of each subject only the last one is kept: however long the
/// database is away, there are no more than tables and accounts in use.
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

    /// Takes the first notices, as many as go in one statement.
    fn take(&mut self) -> Vec<String> {
        let subjects = self.subjects.drain(..self.subjects.len().min(LARGEST_NOTICE));
        subjects.filter_map(|subject| self.latest.remove(&subject)).collect()
    }
}

/// Notices on their way to the task that sends them.
#[derive(Clone)]
struct Notices {
    waiting: Arc<Mutex<Waiting>>,
    /// Wakes the task; it ends when nobody can any more.
    wake: mpsc::Sender<()>,
}

/// Tells the other servers, after the commit and apart from it: within it, `NOTIFY` would make all
/// servers commit one after the other.
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

    pub(crate) fn doubted(&self, account: &AccountId) {
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
            // If it is about to wake anyway, it finds this one, too.
            let _ = wake.try_send(());
        }
    }

    /// Listens to the other servers from now on, or as soon as the database can be reached.
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

/// Sends notices; while the database is down they wait.
async fn notify(postgres: Postgres, waiting: Arc<Mutex<Waiting>>, mut woken: mpsc::Receiver<()>) {
    while woken.recv().await.is_some() {
        loop {
            let notices = lock(&waiting).take();
            if notices.is_empty() {
                break;
            }
            while let Err(fault) = send(&postgres, &notices).await {
                if !matches!(fault, StoreError::Unreachable { .. }) {
                    // Nothing is lost: whoever looks at the table next reads the log.
                    tracing::warn!(%fault, "failed to tell other servers of new entries");
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

/// A connection by which notices come.
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

/// Listens until nobody wants to know any more, and connects again whenever the connection is lost.
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
                tracing::warn!(%fault, "failed to listen to other servers; trying again");
                tokio::time::sleep(AGAIN).await;
            }
        }
    }
}

/// Tells what comes by one connection until it is lost.
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
                    tracing::warn!("notices of other servers do not come any more; connecting again");
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

/// What a notice says, unless it is our own.
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
        "doubted" => Change::Doubted { account: id.parse().ok()? },
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
    fn of_what_waits_to_be_told_only_the_latest_is_kept() {
        let mut waiting = Waiting::default();
        for number in 0..10_000 {
            waiting.add(("a".to_owned(), "present"), format!("us a present {number}"));
            waiting.add(("a".to_owned(), "touched"), "us a touched".to_owned());
            waiting.add(("b".to_owned(), "present"), format!("us b present {number}"));
        }
        assert_eq!(waiting.take(), ["us a present 9999", "us a touched", "us b present 9999"]);
        assert!(waiting.take().is_empty());
        waiting.add(("a".to_owned(), "present"), "us a present ".to_owned());
        assert_eq!(waiting.take(), ["us a present "], "what was taken is told again");
    }

    #[test]
    fn what_waits_goes_in_parts_of_a_statement_each() {
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
    async fn a_server_that_cannot_tell_anybody_remembers_one_notice_for_each_table() {
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
    fn notices_of_others_are_read_and_own_ones_are_not() {
        let table = TableId::random();
        let appended = Some(Change::Appended { table: table.clone(), version: 7 });
        assert_eq!(read(&format!("them {table} 7"), "us"), appended);
        assert_eq!(read(&format!("us {table} 7"), "us"), None);
        let touched = Some(Change::Touched { table: table.clone() });
        assert_eq!(read(&format!("them {table} touched"), "us"), touched);
        let account = AccountId::random();
        let doubted = Change::Doubted { account: account.clone() };
        assert_eq!(read(&format!("them {account} doubted"), "us"), Some(doubted));
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
